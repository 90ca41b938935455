"""Draws what phones and shared links show, from the site's own mark and cards: ``make pictures`` writes the files.

They are committed; drawn again they may differ in a pixel from one browser to the next, so no test compares them.
"""

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import find
from tutor.cards.draw import PACKS
from tutor.cards.sprite import FOLDER

IMAGES = FOLDER.parent / "img"
TOKENS = (FOLDER.parent / "css" / "tokens.css").read_text()
MARK = (IMAGES / "mark.svg").read_text()
ICONS = {  # name: (pixels, how much of them the mark takes, ground)
    "icon-192.png": (192, 0.86, "transparent"),
    "icon-512.png": (512, 0.86, "transparent"),
    "maskable-512.png": (512, 0.58, "var(--paper)"),
    "apple-touch.png": (180, 0.72, "var(--paper)"),
}
LINES = {
    "lij": "Zeughi de carte da Liguria",
    "it": "Giochi di carte dalla Liguria",
    "en": "Card games from Liguria",
}
SHOWN = (("tarot", "T1"), ("genoese", "7d"), ("cucco", "15"), ("tarot", "Kh"), ("genoese", "Qs"))


def icon(browser: Browser, name: str) -> None:
    pixels, share, ground = ICONS[name]
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    page.set_content(
        f"<style>{TOKENS} body {{margin: 0; height: 100vh; display: grid; place-items: center; background: {ground}}}"
        f"svg {{width: {share * 100}vw}}</style>{MARK}"
    )
    page.screenshot(path=IMAGES / name, omit_background=True)
    page.close()


def social(browser: Browser, language: str) -> None:
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    sprites = {name: (FOLDER / pack.file(language)).read_text() for name, pack in PACKS.items()}
    page.set_content(f"<style>{TOKENS} {STYLE}</style><h1>Preisa</h1><p>{LINES[language]}</p><div class='fan'></div>")
    # A shadow root a card: the packs use the same ids.
    page.evaluate(
        """([shown, sprites]) => {
          for (const [pack, code] of shown) {
            const card = document.querySelector(".fan").appendChild(document.createElement("span"));
            const root = card.attachShadow({ mode: "open" });
            root.innerHTML = `<div style="position:absolute;width:0;height:0">${sprites[pack]}</div>`;
            const box = root.querySelector(`symbol[id="${code}"]`).getAttribute("viewBox");
            root.innerHTML += `<svg width="200" viewBox="${box}"><use href="#${code}"/></svg>`;
          }
        }""",
        [SHOWN, sprites],
    )
    page.screenshot(path=IMAGES / f"social.{language}.png")
    page.close()


STYLE = """
  body { margin: 0; height: 630px; background: var(--cloth); color: var(--on-cloth); overflow: hidden; }
  h1 { font: 700 120px/1 var(--serif); margin: 60px 0 0 80px; }
  p { font: 40px/1.2 var(--serif); margin: 16px 0 0 84px; }
  .fan { display: flex; justify-content: center; margin-top: 40px; }
  .fan span { margin: 0 2px; filter: drop-shadow(0 4px 6px rgb(0 0 0 / 35%)); }
  .fan span:nth-child(1) { transform: translateY(60px) rotate(-12deg); }
  .fan span:nth-child(2) { transform: translateY(20px) rotate(-6deg); }
  .fan span:nth-child(4) { transform: translateY(20px) rotate(6deg); }
  .fan span:nth-child(5) { transform: translateY(60px) rotate(12deg); }
"""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), chromium_sandbox=False)
        for name in ICONS:
            icon(browser, name)
        for language in LINES:
            social(browser, language)
        browser.close()


if __name__ == "__main__":
    main()
