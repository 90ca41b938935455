// Lessons and rules can be read without a network. Whatever is not theirs always comes from the server: a table,
// above all, is never kept. Copies are fetched without cookies, so that they know nobody's progress or name.
"use strict";

const SHELF = "preisa-{{ edition }}";
const READABLE = /^\/({{ languages|join:"|" }})\/({{ games|join:"|" }})\/(rules|learn)\//;
const LANGUAGE = /^\/({{ languages|join:"|" }})\//;
const offlinePage = (path) => `/${path.match(LANGUAGE)?.[1] ?? "{{ languages.0 }}"}/offline/`;
const isStatic = (path) => path.startsWith("/static/");

async function keep(paths) {
  const shelf = await caches.open(SHELF);
  for (const path of paths) {
    if (await shelf.match(path)) continue;
    const page = await fetch(path, { credentials: "omit" }).catch(() => null);
    if (!page?.ok || page.redirected) continue;
    const files = (await page.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"#]+)/g);
    await shelf.put(path, page);
    for (const [, file] of files) if (!(await shelf.match(file))) await shelf.add(file).catch(() => {});
  }
}

async function fromShelf(path) {
  const shelf = await caches.open(SHELF);
  return shelf.match(path);
}

async function file(request) {
  const kept = await fromShelf(request.url);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(SHELF)).put(request.url, fresh.clone());
  return fresh;
}

async function page(request, path) {
  try {
    return await fetch(request);
  } catch {
    const kept = READABLE.test(path) ? await fromShelf(path) : undefined;
    return kept ?? (await fromShelf(offlinePage(path))) ?? Response.error();
  }
}

self.addEventListener("install", (event) => {
  const pages = [{% for language in languages %}"/{{ language }}/offline/"{% if not forloop.last %}, {% endif %}{% endfor %}];
  event.waitUntil(keep(pages).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("preisa-") && name !== SHELF);
  const cleared = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))));
  event.waitUntil(cleared.then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const paths = (event.data?.keep ?? []).filter((path) => READABLE.test(path));
  event.waitUntil(keep(paths));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (isStatic(pathname)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request, pathname));
});
