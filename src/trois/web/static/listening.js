// Hearing of changes: server-sent events, and polling where they don't come through.
import { parsed, stateOf } from "./swapping.js";

const LINES = 4;
const POLL = 2500;
const AGAIN = 3000;
const DOUBT = 1500;

export function lost(is) {
  document.getElementById("lost").hidden = !is;
}

// `address` of a kind of answer about the table; `refresh` brings the page that is there now
export function listening(live, address, refresh) {
  let source = null;
  const look = () =>
    refresh().then(
      () => lost(false),
      () => lost(true),
    );

  // A browser keeps six connections to a server: of many open tables only some listen, the others poll
  function listen() {
    if (!window.EventSource || sessionStorage.getItem("trois-poll")) return;
    if (navigator.locks) take(0);
    else connect();
  }

  function take(line) {
    navigator.locks.request(`trois-line-${line}`, { ifAvailable: true }, (lock) => {
      if (!lock) return line + 1 < LINES ? void take(line + 1) : undefined;
      connect();
      return new Promise(() => {});
    });
  }

  function connect() {
    source?.close();
    source = new EventSource(address("live"));
    source.addEventListener("open", look);
    source.addEventListener("change", (event) => event.data !== stateOf(live).digest && look());
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, AGAIN);
      setTimeout(() => source.readyState !== EventSource.OPEN && lost(true), DOUBT);
    });
  }

  setInterval(() => source?.readyState !== EventSource.OPEN && look(), POLL);
  setInterval(() => seeWhoIsThere(live, address("players")), 1000 * Number(live.dataset.look));
  document.addEventListener("visibilitychange", () => !document.hidden && look());
  listen();
}

// Who is there changes without anything happening in the match
async function seeWhoIsThere(live, address) {
  const old = live.querySelector('[data-part="players"]');
  const isUsed = old?.contains(document.activeElement) || old?.querySelector("details[open]");
  if (document.hidden || !old?.querySelector(".presence") || isUsed) return;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const now = parsed(await answer.text()).querySelector("[data-part]");
  if (old.isConnected && old.outerHTML !== now.outerHTML) old.replaceWith(now);
}
