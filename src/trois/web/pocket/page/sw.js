// The service worker: keeps the files of one version, and hands every other request to the tab that is the host.
importScripts("parts.js", "tar.js");

const { version, files } = self.TROIS;
const NAME = `trois-${version}`;
const BASE = new URL(self.registration.scope);
const OURS = new Set(["parts.js", ...files.map((file) => file.keep).filter(Boolean)]);
const SHELL = "index.html";
const MOMENT = 500;
const WITHOUT_BODY = [204, 205, 304];

let host = null;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data.host) heard(event.source, event.data.fresh);
  if (event.data.take) self.skipWaiting();
  if (event.data.claim) event.waitUntil(self.clients.claim());
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin === BASE.origin) event.respondWith(answer(event.request, url));
});

// Files

async function install() {
  if (!self.registration.active) self.skipWaiting();
  const cache = await caches.open(NAME);
  const there = new Set((await cache.keys()).map((request) => request.url));
  await cache.add(new Request(new URL("parts.js", BASE), { cache: "no-store" }));
  let loaded = 0;
  for (const file of files) {
    const mark = new URL(`loaded/${file.path}`, BASE).href;
    if (!there.has(mark)) {
      await load(cache, file, (bytes) => tell({ part: file.part, loaded: loaded + bytes }));
      await cache.put(mark, new Response(""));
    }
    loaded += file.bytes;
    await tell({ part: file.part, loaded });
  }
}

async function load(cache, file, progress) {
  const found = await fetch(new URL(file.path, BASE), { cache: "no-store" });
  if (!found.ok) throw new Error(`${file.path}: ${found.status}`);
  let bytes = 0;
  let said = 0;
  const counted = new TransformStream({
    transform(chunk, out) {
      bytes += chunk.byteLength;
      if (bytes - said > 200_000) progress((said = bytes));
      out.enqueue(chunk);
    },
  });
  let body = found.body.pipeThrough(counted);
  if (file.path.endsWith(".gz")) body = body.pipeThrough(new DecompressionStream("gzip"));
  if (file.spread) return spread(cache, new Uint8Array(await new Response(body).arrayBuffer()));
  await cache.put(new URL(file.keep, BASE), new Response(body, { headers: { "content-type": file.type } }));
}

// A tar of files that are kept one by one
async function spread(cache, tar) {
  for (const { name, bytes } of self.untar(tar)) {
    const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
    await cache.put(new URL(name, BASE), new Response(bytes, { headers: { "content-type": type } }));
  }
}

const TYPES = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
};

async function tell(news) {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const client of all) client.postMessage(news);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("trois-") && name !== NAME && (await isOfHere(name))) await caches.delete(name);
  }
  await self.clients.claim();
}

// Several folders of one host may have a pocket each: a cache belongs to the one whose shell it keeps.
async function isOfHere(name) {
  return Boolean(await (await caches.open(name)).match(new URL(SHELL, BASE)));
}

// Requests

async function answer(request, url) {
  const inside = url.pathname.startsWith(BASE.pathname);
  const path = inside ? url.pathname.slice(BASE.pathname.length) : url.pathname.slice(1);
  if (request.destination === "document") return document_(path, url);
  const cache = await caches.open(NAME);
  if (OURS.has(path) || path.startsWith("static/")) {
    const name = path.replace(/^static\/.*\//, "static/");
    const kept = await cache.match(new URL(name, BASE));
    if (kept) return kept;
    if (inside && OURS.has(path)) return fetch(request);
  }
  if (inside && path === "sw.js") return fetch(request);
  return askHost(request, `/${path}${url.search}`);
}

// A whole page is always the shell; the page that is wanted stands in its fragment.
async function document_(path, url) {
  if (path !== "" && path !== SHELL) return Response.redirect(`${BASE.href}#/${path}${url.search}`, 302);
  return (await (await caches.open(NAME)).match(new URL(SHELL, BASE))) ?? fetch(BASE);
}

// As often as it takes: a host that has gone is followed by another, a host that begins anew by itself.
async function askHost(request, path) {
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  const message = { request: { method: request.method, path, headers: [...request.headers], body } };
  while (!request.signal.aborted) {
    const client = await findHost();
    const found = client && (await deliver(client, message, request.signal));
    if (found) return found;
  }
  return Response.error();
}

// What the host answers; nothing where it went away before it did. Where it goes away later, the answer breaks off.
function deliver(client, message, signal) {
  return new Promise((resolve) => {
    const { port1: port, port2 } = new MessageChannel();
    let out = null;
    const end = () => {
      exchanges.delete(breakOff);
      port.close();
      resolve(null);
    };
    const breakOff = () => {
      out?.error(new TypeError("The host has gone"));
      end();
    };
    const leave = () => {
      port.postMessage({ leave: true });
      end();
    };
    port.onmessage = ({ data: { status, headers, chunk, isEnd } }) => {
      if (status) {
        const body = new ReadableStream({ start: (stream) => (out = stream), cancel: leave });
        resolve(new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers }));
      }
      if (chunk) out.enqueue(chunk);
      if (!isEnd) return;
      out.close();
      end();
    };
    signal.addEventListener("abort", leave);
    exchanges.add(breakOff);
    look();
    client.postMessage(message, [port2]);
  });
}

// What waits for the host. Until nothing does, it is looked whether the host is still there.
const exchanges = new Set();
let isLooking = false;

async function look() {
  if (isLooking) return;
  isLooking = true;
  while (exchanges.size) {
    const before = host;
    if (before && !(await isThere(before)) && before === host) {
      host = null;
      breakOffAll();
    }
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
  }
  isLooking = false;
}

const isThere = async (client) => Boolean(await self.clients.get(client.id));

function breakOffAll() {
  for (const breakOff of [...exchanges]) breakOff();
}

async function findHost() {
  if (host && (await isThere(host))) return host;
  host = null;
  await tell({ who: true });
  return new Promise((resolve) => {
    const found = () => {
      clearTimeout(timer);
      finders.delete(found);
      resolve(host);
    };
    const timer = setTimeout(found, MOMENT);
    finders.add(found);
  });
}

const finders = new Set();

// A tab says that it is the host, perhaps with a new worker: what was not answered is asked again.
function heard(client, isFresh) {
  host = client;
  for (const found of [...finders]) found();
  if (isFresh) breakOffAll();
}
