// The page around the application: loads it, is its host or joins the tab that is, and shows its pages in a frame.
import "./parts.js";
import "./words.js";

const BASE = new URL(".", import.meta.url);
const SERVICE_WORKER = new URL("sw.js", BASE);
const { version, files } = self.TROIS;
const TOTAL = files.reduce((sum, file) => sum + file.bytes, 0);
const PARTS = [...new Set(files.map((file) => file.part))];
const MONTH = 30 * 24 * 3600 * 1000;
const AGAIN = 500;
const REST = "trois-install-rests";
const PACE = new URLSearchParams(location.search).get("pace") ?? "";
const element = (id) => document.getElementById(id);
const app = element("app");

let worker = null;
let isReady = false;
let offer = null;
let laid = { part: PARTS[0], loaded: 0 };

// What measurements and tests ask for
self.pocket = { restart: begin, report: null, kill: () => worker.terminate() };

// Words

const language = () => (document.documentElement.lang in self.WORDS ? document.documentElement.lang : "en");
const word = (key, places = {}) =>
  Object.entries(places).reduce((text, [name, value]) => text.replace(`{${name}}`, value), self.WORDS[language()][key]);
const megabytes = (bytes) =>
  (bytes / 1e6).toLocaleString(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });

function speak(code) {
  document.documentElement.lang = code;
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = word(one.dataset.word);
  progress(laid);
}

function choose() {
  const wished = navigator.languages.map((one) => one.split("-")[0]).find((one) => one in self.WORDS);
  for (const [code, words] of Object.entries(self.WORDS)) element("language").add(new Option(words.name, code));
  element("language").value = wished ?? "en";
  element("language").addEventListener("change", (event) => speak(event.target.value));
  speak(wished ?? "en");
}

// Loading

function progress(news) {
  laid = news;
  const percent = Math.round((100 * news.loaded) / TOTAL);
  element("bar").setAttribute("aria-valuenow", percent);
  element("bar").firstChild.style.width = `${percent}%`;
  const isAll = news.loaded >= TOTAL;
  element("what").textContent = isAll ? word("load-opening") : word("load-part", { part: word(`part-${news.part}`) });
  element("size").textContent = word("load-size", { loaded: megabytes(news.loaded), total: megabytes(TOTAL) });
  const at = isAll ? PARTS.length : PARTS.indexOf(news.part);
  element("parts").replaceChildren(
    ...PARTS.map((part, number) => {
      const line = document.createElement("li");
      const size = document.createElement("small");
      size.textContent = `${megabytes(sizeOf(part))} MB`;
      line.append(word(`part-${part}`), size);
      line.className = number < at ? "done" : number === at ? "now" : "";
      return line;
    }),
  );
}

const sizeOf = (part) => files.reduce((sum, file) => sum + (file.part === part ? file.bytes : 0), 0);

function stop(key) {
  element("stopped").textContent = word(key);
  element("stopped").hidden = false;
  element("go-on").hidden = key !== "load-stopped";
}

// The tab that is the host, and the others

navigator.serviceWorker?.addEventListener("message", ({ data, ports }) => {
  if (data.request && isReady) ask(withCookies(data), ports[0]);
  else if (data.who && isReady) tell({ host: true });
  else if (data.loaded !== undefined) progress(data);
});

function ask(data, port) {
  worker.postMessage(data, [port, ...(data.request.body ? [data.request.body] : [])]);
}

// What scripts of the pages remember; a service worker does not see it
function withCookies(data) {
  if (document.cookie) data.request.headers.push(["cookie", document.cookie]);
  return data;
}

function tell(message) {
  navigator.serviceWorker.controller?.postMessage(message);
}

function beHost() {
  navigator.locks.request(`trois-host ${BASE.pathname}`, () => {
    begin();
    return new Promise(() => {});
  });
}

// A worker that is asked, from when it is ready; what the one before it has not answered is asked again then.
function begin() {
  worker?.terminate();
  isReady = false;
  worker = new Worker(new URL(`python.js?role=host&version=${version}&pace=${Number.parseFloat(PACE)}`, BASE), {
    type: "module",
  });
  worker.onmessage = ({ data }) => {
    if (data.ready) {
      isReady = true;
      element("not-kept").hidden = data.isKept;
      tell({ host: true, fresh: true });
    }
    if (data.restart || (data.failed && isReady)) begin();
    else if (data.failed) stop("load-stopped");
    if (data.full !== undefined) element("full").hidden = !data.full;
    self.pocket.report = { ...self.pocket.report, ...data };
  };
}

// Pages

app.addEventListener("load", () => {
  const href = addressShown();
  if (!href) setTimeout(() => show(location.hash.slice(1)), AGAIN);
  if (!href?.startsWith(BASE.href)) return;
  history.replaceState(null, "", `${BASE.pathname}#${href.slice(BASE.href.length - 1)}`);
  const inside = app.contentDocument;
  document.title = app.title = inside.title;
  speak(inside.documentElement.lang);
  inside.addEventListener("click", leave);
  element("loading").hidden = true;
  app.hidden = false;
  worker?.postMessage({ seen: true });
  offerInstall();
});

// Nothing where the browser shows a page of its own, as when the service worker was stopped before it had answered
function addressShown() {
  try {
    return app.contentWindow.location.href;
  } catch {
    return null;
  }
}

// Other places are shown by themselves, not in the frame; what is to be saved is fetched, as browsers save past us.
function leave(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || (link.origin === BASE.origin && !link.hasAttribute("download"))) return;
  event.preventDefault();
  if (link.hasAttribute("download")) save(link.href);
  else window.open(link.href, "_blank", "noopener");
}

async function save(address) {
  const found = await fetch(address);
  const [, name] = /filename="(.*)"/.exec(found.headers.get("content-disposition")) ?? [];
  const href = URL.createObjectURL(await found.blob());
  Object.assign(document.createElement("a"), { href, download: name ?? address.split("/").pop() }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

window.addEventListener("hashchange", () => show(location.hash.slice(1)));

function show(path) {
  app.contentWindow.location.replace(new URL(path.replace(/^\//, ""), BASE));
}

// A new version is offered where nobody is at a table, and used at the next start anyway; every tab begins with it

function offerUpdate(registration) {
  const bar = element("update");
  const [later, now] = bar.querySelectorAll("button");
  let rests = false;
  const look = () => {
    bar.hidden = rests || !registration.waiting || app.contentDocument.querySelector("body.running") !== null;
  };
  later.onclick = () => look((rests = true));
  now.onclick = () => registration.waiting.postMessage({ take: true });
  navigator.serviceWorker.oncontrollerchange = () => location.reload();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && look());
  });
  app.addEventListener("load", look);
  look();
}

// Installing is offered to whoever has finished something here; refused, it rests for a month

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
});

function offerInstall() {
  const rests = Number(localStorage.getItem(REST) ?? 0) > Date.now();
  const hasFinished = app.contentDocument.querySelector(".over, [data-finished]") !== null;
  if (!offer || rests || !hasFinished) return;
  const bar = element("install");
  const [later, now] = bar.querySelectorAll("button");
  bar.hidden = false;
  later.onclick = () => {
    localStorage.setItem(REST, String(Date.now() + MONTH));
    bar.hidden = true;
  };
  now.onclick = () => {
    bar.hidden = true;
    offer.prompt();
  };
}

// From the start

async function start() {
  if (!navigator.serviceWorker || !self.DecompressionStream || !navigator.locks) return stop("load-old");
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: "none" });
    await controlled(registration);
    offerUpdate(registration);
  } catch (error) {
    console.warn(error);
    return stop("load-stopped");
  }
  progress({ part: PARTS.at(-1), loaded: TOTAL });
  navigator.storage.persist?.();
  beHost();
  show(location.hash.slice(1) || "/");
}

// Resolves when our service worker answers for this page; rejects where it could not load everything. A server that
// offers this folder has another one, for all of its pages.
function controlled(registration) {
  if (navigator.serviceWorker.controller?.scriptURL === SERVICE_WORKER.href) return Promise.resolve();
  return new Promise((resolve, reject) => {
    navigator.serviceWorker.oncontrollerchange = resolve;
    registration.active?.postMessage({ claim: true });
    registration.installing?.addEventListener("statechange", ({ target }) => {
      if (target.state === "redundant") reject(new Error("not installed"));
    });
  });
}

element("go-on").addEventListener("click", () => location.reload());
choose();
start();
