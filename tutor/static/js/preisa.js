// Makes the pages smoother; every page works without it. Markup it looks for:
//   .hand input            arrows walk through tick boxes (radio buttons do it by themselves); Enter sends what is
//                          chosen, and on a card that is not chosen yet it only chooses it: no slip plays a card
//   [data-play-label]      a button named by the chosen card: data-play-label="Play {card}"
//   [data-key="n"]         one key presses it
//   form[data-one-tap]     a tap on a card sends it at once
//   [data-announce]        read out by the live region after a swap
//   [data-print]           prints the page; hidden where it could not
//   [data-select]          a text to be copied: all of it is chosen at once
//   [data-focus]           takes the focus after a swap that took the focused element away
"use strict";

(() => {
  const cardInput = (node) => (node instanceof Element && node.matches(".hand input") ? node : null);
  const nameOf = (input) => input.closest("label").querySelector("[aria-label]")?.getAttribute("aria-label") ?? "";
  const isMain = (button) => button.matches("[data-play-label], .button-primary");
  const mainButton = (form) => [...(form?.elements ?? [])].find((node) => node.matches("button") && isMain(node));

  // --- the button says which card it plays ---------------------------------------------------------
  function nameButtons(root) {
    for (const button of root.querySelectorAll("[data-play-label]")) {
      button.dataset.plainLabel ??= button.textContent;
      const chosen = [...(button.form?.querySelectorAll(".hand input:checked") ?? [])].map(nameOf).filter(Boolean);
      button.textContent = chosen.length
        ? button.dataset.playLabel.replace("{card}", chosen.join(", "))
        : button.dataset.plainLabel;
    }
  }

  document.addEventListener("change", (event) => {
    if (cardInput(event.target)) nameButtons(document);
  });

  // --- keys ------------------------------------------------------------------------------------------
  const WRITTEN_IN = "input:not([type=radio], [type=checkbox]), select, textarea"; // there a key is a letter
  const isShortcut = ({ key }) => key.length === 1 || key.startsWith("Arrow");

  function walk(input, key) {
    const all = [...input.closest(".hand").querySelectorAll("input:not(:disabled)")];
    const at = all.indexOf(input);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[key];
    if (next === undefined) return false;
    all[(next + all.length) % all.length]?.focus();
    return true;
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const input = cardInput(event.target);
    if (input && event.key === "Enter") {
      event.preventDefault();
      if (event.repeat) return;
      if (input.type === "radio" && !input.checked) input.click();
      else mainButton(input.form)?.click();
    } else if (input?.type === "checkbox" && walk(input, event.key)) {
      event.preventDefault();
    } else if (isShortcut(event) && !event.repeat && !event.target.matches?.(WRITTEN_IN)) {
      const control = document.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
      if (control) {
        event.preventDefault();
        control.click();
      }
    }
  });

  // --- one tap plays, where the player asked for it ----------------------------------------------------
  document.addEventListener("click", (event) => {
    const input = cardInput(event.target);
    // The pointer's click on the label arrives as a second click on the input; keys arrive with detail 0.
    if (input?.checked && input.type === "radio" && input.form?.matches("[data-one-tap]") && tapped) {
      mainButton(input.form)?.click();
    }
  });
  let tapped = false;
  document.addEventListener("pointerdown", () => { tapped = true; });
  document.addEventListener("keydown", () => { tapped = false; }, true);

  // --- after HTMX has put in a fragment ------------------------------------------------------------------
  let focused = "";
  const say = (text) => {
    document.getElementById("live").textContent = text;
  };

  document.addEventListener("htmx:beforeSwap", () => {
    focused = document.activeElement?.id ?? "";
  });

  document.addEventListener("htmx:afterSettle", () => {
    nameButtons(document);
    const words = [...document.querySelectorAll("main [data-announce]")].map((node) => node.textContent.trim());
    say(words.join(" ").replace(/\s+/g, " "));
    if (document.activeElement && document.activeElement !== document.body) return;
    const place =
      document.querySelector("main [data-focus]") ??
      document.getElementById(focused || "main") ??
      document.getElementById("main");
    place.focus({ preventScroll: true });
    const { top, bottom } = place.getBoundingClientRect();
    if (place.matches("[data-focus]") && (top < 0 || bottom > innerHeight)) place.scrollIntoView({ block: "nearest" });
  });

  // A refusal by the server is a page of its own, in the reader's language: show it as the browser would.
  document.addEventListener("htmx:responseError", (event) => {
    const page = new DOMParser().parseFromString(event.detail.xhr.responseText, "text/html");
    const main = page.getElementById("main");
    if (!main) return window.location.reload();
    document.getElementById("main").replaceWith(main);
    document.title = page.title;
    main.focus();
  });

  for (const lost of ["htmx:sendError", "htmx:timeout"]) {
    document.addEventListener(lost, () => {
      const live = document.getElementById("live");
      live.classList.remove("visually-hidden");
      live.classList.add("lost");
      say(live.dataset.lost);
    });
  }
  document.addEventListener("htmx:afterOnLoad", () => {
    const live = document.getElementById("live");
    live.classList.add("visually-hidden");
    live.classList.remove("lost");
  });

  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("[data-select]")) event.target.select();
  });

  for (const button of document.querySelectorAll("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }

  nameButtons(document);
  // A page that waits for an answer: the keyboard begins there.
  if (!location.hash) document.querySelector("main [data-focus]")?.focus({ preventScroll: true });
})();
