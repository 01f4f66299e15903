// Keeps the page, so that it opens without a connection and says that there is none; what is played is never kept.
// The build writes its sum and its files here: another build is another worker, which keeps its own and forgets the rest.
const BUILD = "development";
const FILES = [];
const SHELL = `caserne ${BUILD}`;

async function keep() {
  const cache = await caches.open(SHELL);
  await cache.addAll(["/", ...FILES].map((file) => new Request(file, { cache: "no-cache" })));
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
}

/** A file of the page: one has it, or asks for it. */
async function part(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
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
});
