// Asks the service worker (templates/shell/worker.js) to keep the lessons and rules that this page leads to.
"use strict";

if ("serviceWorker" in navigator && window.isSecureContext) {
  addEventListener("load", async () => {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    if (navigator.connection?.saveData) return;
    const here = new URL(location.href);
    const links = [...document.querySelectorAll("main a[href]")].map((link) => new URL(link.href));
    const paths = [here, ...links].filter(({ origin }) => origin === here.origin).map(({ pathname }) => pathname);
    active.postMessage({ keep: [...new Set(paths)] });
  });
}
