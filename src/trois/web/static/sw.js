/* The page's worker: it shows what a push message says, and leads to the table. Pages themselves come from the server. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(show(told));
});

async function show(told) {
  if (told.waiting !== undefined) await badge(told.waiting);
  await self.registration.showNotification(told.title ?? "Trois", {
    body: told.body,
    tag: told.tag,
    renotify: Boolean(told.tag),
    icon: "/icon.png",
    badge: "/icon.png",
    data: { url: told.url },
  });
}

async function badge(number) {
  if (!("setAppBadge" in navigator)) return;
  await (number ? navigator.setAppBadge(number) : navigator.clearAppBadge());
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data?.url ?? "/"));
});

async function visit(url) {
  const wanted = new URL(url, self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  if (known) await known.focus();
  else await self.clients.openWindow(wanted.pathname);
}
