// Keeps the page, so that it opens without a connection and says that there is none; what is played is never kept.
// The build writes its sum and its files here: another build is another worker, which keeps its own; those of builds before
// stay as long as a page is open that may be of one of them.
const BUILD = "development";
const FILES = [];
const SHELL = `caserne ${BUILD}`;
/** So many builds before this one are kept for pages that stay open. */
const BEFORE = 3;

async function keep() {
  const cache = await caches.open(SHELL);
  await cache.addAll(["/", ...FILES].map((file) => new Request(file, { cache: "no-cache" })));
}

/** Forgets what no open page may still ask for: the names of caches come in the order in which they were made. */
async function forget() {
  const others = (await caches.keys()).filter((name) => name !== SHELL);
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const kept = open.length ? others.slice(-BEFORE) : [];
  await Promise.all(others.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

/** A file of the page: one has it, or asks for it. */
async function part(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

/** A file of an older build, for a page that is still open: its name tells it from ours. */
async function older(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The page itself: the newest there is, or the one that was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));
// It is somebody's turn: the server has said so to this browser alone.
self.addEventListener("push", (event) => {
  const { title = "Caserne", text = "", tables = [] } = event.data?.json() ?? {};
  const about = { body: text.split("\n").slice(1).join("\n"), tag: "caserne turns", icon: "/icons/192.png", data: tables[0] ?? null };
  event.waitUntil(self.registration.showNotification(title, about));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  event.waitUntil(self.clients.openWindow(table ? `/#/table/${table}` : "/"));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/") || pathname === "/health") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(part(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(older(request));
});
