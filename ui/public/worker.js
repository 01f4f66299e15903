// Keeps the page, so that it opens without a connection and says that there is none; what is played is never kept.
const SHELL = "caserne-shell";

/** Asks for the page and for all it names, and keeps them. */
async function keep() {
  const cache = await caches.open(SHELL);
  const page = await fetch("/", { cache: "no-cache" });
  const text = await page.clone().text();
  const parts = [...text.matchAll(/(?:href|src)="(\/[^"#]+)"/g)].map(([, path]) => path);
  await cache.addAll(parts);
  await cache.put("/", page);
}

/** What has a name of its own for every change is kept for good. */
async function part(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (/^\/(assets|icons)\//.test(pathname) || pathname === "/manifest.webmanifest") event.respondWith(part(request));
});
