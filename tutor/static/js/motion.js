// Cards move from where they were to where they go: dealt, drawn, played, taken, put away. Only looks: the table is the
// server's, and is already there in full, and can be used, when the motion begins. Who asked for stillness gets none, nor does speed "at once".
// Markup it looks for, all inside #table[data-speed]:
//   svg.card use[href]     which card it is
//   .seat-<place>          where cards of unknown origin come from, and where taken ones go
//   [data-from="<place>"]  who played this card;  [data-to="<place>"] who takes what lies in here
//   .is-new.fall-<n>       the nth card that fell since the last look
//   .seat.is-dealer        where a new hand comes from
//   [data-away]            on the table: where the cards went that were chosen and left the hand: a place, or the stock
"use strict";

(() => {
  const STILL = matchMedia("(prefers-reduced-motion: reduce)");
  const TIME = 240; // ms, as --quick allows
  const PAUSE = 350; // between the cards of two players, as in cloth.css
  const DEAL = 18; // between two cards of a deal
  const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
  const LYING = ".trick, .fished"; // what lies in the middle
  const PLACES = `.hand, .drawn, .talon, ${LYING}`;

  const table = () => document.getElementById("table");
  const moving = (node) => node && !STILL.matches && node.dataset.speed !== "instant";
  const codeOf = (card) => card.querySelector("use").getAttribute("href").split("#")[1];
  const drawn = (card) => card.getClientRects().length > 0;

  // --- what lay where -------------------------------------------------------------------------------
  function look(root) {
    const cards = [...root.querySelectorAll("svg.card")].filter((card) => card.closest(PLACES) && drawn(card));
    const seen = new Map(); // of two equal cards (cucco) each is itself
    const named = (code) => `${code} ${seen.set(code, (seen.get(code) ?? 0) + 1).get(code)}`;
    return cards.map((card) => ({
      card,
      code: named(codeOf(card)),
      box: card.getBoundingClientRect(),
      lying: Boolean(card.closest(LYING)),
      to: card.closest("[data-to]")?.dataset.to,
      chosen: Boolean(card.closest(".card-choice")?.querySelector(":checked")),
    }));
  }

  const seatBox = (place) => table()?.querySelector(`.seat-${place}`)?.getBoundingClientRect();
  const dealerBox = () => table()?.querySelector(".seat.is-dealer")?.getBoundingClientRect();
  const awayBox = (away) => (away === "stock" ? pileBox() : seatBox(away));
  const pileBox = () => table()?.querySelector(".stock-pile, .talon .card")?.getBoundingClientRect();

  // The transform that puts a card from `box` to the middle of `from`: as large as a card there, or small at a seat.
  function shift(box, from) {
    const seat = from.width > from.height;
    const scale = seat ? 0.45 : from.width / box.width;
    const x = from.left + from.width / 2 - (box.left + box.width / 2);
    const y = from.top + from.height / 2 - (box.top + box.height / 2);
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  function come(card, box, from, delay) {
    const flight = { zIndex: 5, pointerEvents: "none" }; // a finger reaches what lies below, at once
    card.animate(
      [{ ...flight, transform: shift(box, from) }, { ...flight, transform: "none" }],
      { duration: TIME, delay, easing: EASE, fill: "backwards" },
    );
  }

  function leave({ card, box }, to) {
    const ghost = card.cloneNode(true);
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("flying");
    for (const side of ["left", "top", "width", "height"]) ghost.style[side] = `${box[side]}px`;
    document.body.append(ghost);
    const away = ghost.animate(
      [{ transform: "none", opacity: 1 }, { transform: shift(box, to), opacity: 0.2 }],
      { duration: TIME, easing: EASE, fill: "forwards" },
    );
    away.onfinish = away.oncancel = () => ghost.remove();
  }

  // --- from the old table to the new one ----------------------------------------------------------------
  function move(before, now) {
    const old = new Map(before.map((each) => [each.code, each]));
    const fresh = now.filter((each) => !old.has(each.code) && each.card.closest(".hand"));
    const dealt = fresh.length > 4 && table().matches("[data-dealt]");
    let place = 0;
    for (const { card, code, box } of now) {
      const was = old.get(code)?.box;
      const item = card.closest("li, .card-choice, .card-held");
      const fall = Number(item?.className.match(/\bfall-(\d)/)?.[1] ?? 1);
      if (was) {
        if (Math.hypot(was.left - box.left, was.top - box.top) > 3) come(card, box, was, 0);
      } else if (card.closest(".hand")) {
        const from = dealt ? dealerBox() ?? pileBox() : pileBox() ?? seatBox("south");
        if (from) come(card, box, from, dealt ? DEAL * place++ : 0);
      } else if (card.closest(".drawn")) {
        if (pileBox()) come(card, box, pileBox(), 0);
      } else if (item?.matches(".is-new")) {
        const from = seatBox(card.closest("[data-from]")?.dataset.from);
        if (from) come(card, box, from, PAUSE * (fall - 1));
      } else if (dealt && card.closest(".fished") && dealerBox()) {
        come(card, box, dealerBox(), DEAL * place++);
      }
    }
    const there = new Set(now.map(({ code }) => code));
    const { away } = table().dataset;
    for (const gone of before.filter(({ code }) => !there.has(code))) {
      const to = gone.lying ? gone.to && seatBox(gone.to) : away && gone.chosen && awayBox(away);
      if (to) leave(gone, to);
    }
  }

  let before = null;
  document.addEventListener("htmx:beforeSwap", () => {
    document.querySelectorAll("body > .flying").forEach((ghost) => ghost.remove());
    before = moving(table()) ? look(table()) : null;
  });
  document.addEventListener("htmx:afterSwap", () => {
    if (before && moving(table())) move(before, look(table()));
    before = null;
  });

  // The first deal, on a page that was just opened.
  if (moving(table()) && table().matches("[data-dealt]")) move([], look(table()));
})();
