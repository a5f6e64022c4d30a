// Makes the pages live. They work without it: every wish is a form, every choice a button.
import { choiceAt, drafting, isPicked, place, raiseTwins, withoutOne } from "./draft.js";
import { fit } from "./fit.js";
import { handling } from "./hand.js";
import { folding } from "./panel.js";
import { byKeyboard, lighting } from "./lit.js";
import { describe, explaining, frameName, framing, glide, narrow, piecePlaces, tabs, turned } from "./board.js";
import { show } from "./places.js";
import { animator } from "./motion.js";
import { isOn, play as sound, turnOn } from "./sound.js";

const root = document.documentElement;
root.classList.add("scripted");
const live = document.getElementById("live");

// Light and dark without loading the page again
for (const button of document.querySelectorAll("[data-theme-choice]")) {
  button.addEventListener("click", async (event) => {
    event.preventDefault();
    const theme = button.dataset.themeChoice;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const other of document.querySelectorAll("[data-theme-choice]"))
      other.setAttribute("aria-pressed", String(other === button));
    const form = new FormData(button.form);
    form.set("theme", theme);
    await fetch("/settings", { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  });
}

// The menu closes when one is done with it
const menu = document.querySelector("details.menu");
document.addEventListener("click", (event) => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu?.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// A file is named beside its button
for (const field of document.querySelectorAll(".file-field input")) {
  field.addEventListener("change", () => {
    field.parentElement.querySelector("output").value = field.files[0]?.name ?? "";
  });
}

// The switch of sounds stands in the header of a table
for (const button of document.querySelectorAll("[data-sound]")) {
  button.setAttribute("aria-pressed", String(isOn()));
  button.addEventListener("click", () => {
    turnOn(!isOn());
    for (const other of document.querySelectorAll("[data-sound]")) other.setAttribute("aria-pressed", String(isOn()));
  });
}

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (!copy) return;
  const field = document.querySelector(copy.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  copy.textContent = copy.dataset.copied;
});

// The result to whom one likes: by the system's own means, or into the clipboard
document.addEventListener("click", async (event) => {
  const share = event.target.closest("[data-share]");
  if (!share) return;
  const { share: text, address: url, copied } = share.dataset;
  try {
    if (navigator.share) {
      const files = await pictures(share.dataset.picture);
      await navigator.share(navigator.canShare?.({ text, url, files }) ? { text, url, files } : { text, url });
      return;
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    share.textContent = copied;
  } catch {
    /* left, or not allowed */
  }
});

async function pictures(address) {
  if (!address) return [];
  const picture = await (await fetch(address)).blob();
  return [new File([picture], address.split("/").pop(), { type: picture.type })];
}

if (live) play();

function play() {
  const here = `/tables/${live.dataset.table}`;
  const seat = new URL(location.href).searchParams.get("seat");
  let confirming = null;
  let hinted = null;
  let pondering = null;
  let fetching = null;
  let sending = false;
  let wanted = false;
  let swaps = 0;
  let lastSaid = null;
  let source = null;

  const tip = explaining(live);
  const motion = animator(live);
  const draft = drafting(live);
  const hand = handling(live);
  const panel = folding(live);
  let picks = { number: "", actions: [] };
  const state = () => live.querySelector('[data-part="state"]').dataset;
  const query = () => {
    const search = new URLSearchParams({ frame: frameName() });
    if (seat !== null) search.set("seat", seat);
    if (confirming && confirming.number === state().number) {
      search.set("confirm", confirming.action);
      search.set("question", confirming.number);
    }
    if (hinted === state().number) search.set("hint", hinted);
    if (picks.actions.length && picks.number === state().number) {
      search.set("picked", picks.actions.join(" "));
      search.set("question", picks.number);
    }
    return `?${search}`;
  };

  // Swapping: only the parts that changed, pieces gliding from where they were

  function swap(html, focused = "") {
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    swaps += 1;
    const before = { ...state() };
    const stages = JSON.parse(fresh.content.querySelector('[data-part="state"]').dataset.stages ?? "[]");
    motion.skip();
    const gone = motion.prepare(stages);
    const lines = lastLine();
    const places = piecePlaces(live);
    const focus = focused ? { id: focused } : focusMark();
    const open = new Set(
      [...live.querySelectorAll("details[open]")].map(
        (d) => `${d.closest("[data-part]")?.dataset.part} ${d.className}`,
      ),
    );
    const typed = live.querySelector("[data-keep]");
    merge(live, fresh.content);
    const field = typed && live.querySelector(`#${typed.id}[data-keep]`);
    if (field && typed.value !== lastSaid) field.value = typed.value;
    lastSaid = null;
    for (const details of live.querySelectorAll("details")) {
      if (open.has(`${details.closest("[data-part]")?.dataset.part} ${details.className}`)) details.open = true;
    }
    document.body.className = `table ${state().stage}`;
    document.getElementById("where").innerHTML = live.querySelector('[data-part="state"]').innerHTML;
    panel.again();
    draft.begin();
    hand.begin();
    describeAll();
    raiseTwins(live, picks.number === state().number ? picks.actions : []);
    fit(live);
    tabs(live);
    ponder();
    glide(live, places);
    motion.begin(stages, gone);
    refocus(focus, before);
    tell(before, lines);
  }

  function describeAll() {
    live.querySelectorAll("[data-action]").forEach(describe);
  }

  // Part by part where the page has the same parts as before, and inside what holds several
  function merge(before, after) {
    const olds = [...before.children],
      news = [...after.children];
    const same =
      olds.length === news.length &&
      olds.every((old, i) => old.dataset.part === news[i].dataset.part && old.className === news[i].className);
    if (!same) {
      before.replaceChildren(...news);
      return;
    }
    olds.forEach((old, i) => {
      if (old.outerHTML === news[i].outerHTML) return;
      if (old.dataset.part || !old.querySelector("[data-part]")) old.replaceWith(news[i]);
      else merge(old, news[i]);
    });
  }

  function focusMark() {
    const element = document.activeElement;
    if (!live.contains(element)) return null;
    return {
      id: element.id,
      action: element.dataset?.action,
      choice: element.matches?.("[data-choice], [data-action]"),
    };
  }

  function refocus(mark, before) {
    if (!mark || live.contains(document.activeElement)) return;
    const same = mark.action
      ? live.querySelector(`[data-action="${mark.action}"]`)
      : mark.id
        ? document.getElementById(mark.id)
        : null;
    const next =
      document.getElementById("confirm") ??
      (before.number !== state().number ? null : same) ??
      (byKeyboard() && state().asked === "yes"
        ? [...live.querySelectorAll("[data-choice]")].find((one) => one.checkVisibility())
        : null) ??
      live.querySelector(".curtain a") ??
      document.getElementById("asks");
    (next ?? document.getElementById("main")).focus({ preventScroll: true });
  }

  function lastLine() {
    return Math.max(-1, ...[...live.querySelectorAll("[data-line]")].map((line) => Number(line.dataset.line)));
  }

  // Title, icon, sound and the voice of screen readers
  function tell(before, lines) {
    const now = state();
    const turn = now.stage === "running" && now.asked === "yes";
    document.title = (turn ? `● ${live.dataset.turn} · ` : "") + live.dataset.title;
    const icon = document.getElementById("icon");
    const href = icon.getAttribute("href").replace(/icon(-turn)?\.svg/, turn ? "icon-turn.svg" : "icon.svg");
    if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
    if (turn && before.asked !== "yes") sound("turn");
    const news = [...live.querySelectorAll("[data-line]")]
      .filter((line) => Number(line.dataset.line) > lines)
      .reverse();
    const told = turn && before.asked !== "yes" ? live.querySelector(".recap summary .unseen") : null;
    const said = [...(told ? [told] : []), ...news.slice(-6)].map((line) => spoken(line));
    const asks = document.getElementById("asks");
    if (asks && (before.number !== now.number || before.asked !== now.asked)) said.push(spoken(asks));
    if (said.length) announce(said.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(" "));
  }

  function announce(words) {
    document.getElementById("announce").textContent = words;
  }

  function say(element) {
    if (element) announce(spoken(element));
  }

  function spoken(element) {
    const copy = element.cloneNode(true);
    for (const die of copy.querySelectorAll("svg[aria-label]")) die.replaceWith(die.getAttribute("aria-label"));
    for (const silent of copy.querySelectorAll("[aria-hidden], .note, .pondering button")) silent.remove();
    return copy.textContent.trim().replace(/\s+/g, " ");
  }

  // Fetching

  const asPart = () => ({ "x-part": "1", "x-events": state().events });

  async function refresh() {
    wanted = true;
    if (sending) return;
    fetching ??= fetchAll().finally(() => {
      fetching = null;
    });
    await fetching;
  }

  async function fetchAll() {
    while (wanted && !sending) {
      wanted = false;
      const known = swaps;
      const answer = await fetch(`${here}/part${query()}`, {
        headers: { "if-none-match": `"${state().digest}"`, ...asPart() },
      });
      await motion.ended();
      await new Promise(requestAnimationFrame);
      if (sending || swaps !== known)
        wanted = true; // a decision went ahead: this answer is the older one
      else if (answer.status === 200) swap(await answer.text());
      else if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
      else if (answer.status !== 304) location.reload();
    }
  }

  async function send(form, button) {
    if (sending) return;
    sending = true;
    motion.skip();
    live.setAttribute("aria-busy", "true");
    const data = new URLSearchParams(new FormData(form));
    if (button?.name) data.set(button.name, button.value);
    const number = state().number;
    try {
      const answer = await insist(() =>
        fetch(form.getAttribute("action"), { method: "POST", body: data, headers: asPart() }),
      );
      if (answer.redirected) {
        location.assign(answer.url);
        return;
      }
      if (!answer.headers.get("etag")) {
        location.reload();
        return;
      }
      confirming = null;
      if (form.hasAttribute("data-said")) lastSaid = data.get("words");
      swap(await answer.text());
      if (document.getElementById("confirm")) confirming = { action: data.get("action"), number };
      document.getElementById("confirm")?.focus();
      live.querySelector(".confirm")?.scrollIntoView({ block: "nearest" });
    } finally {
      sending = false;
      live.removeAttribute("aria-busy");
      if (wanted) refresh().catch(() => lost(true));
    }
  }

  // The same form again until it is answered: its key makes repeats harmless
  async function insist(request) {
    for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
      try {
        const answer = await request();
        if (answer.status < 500) {
          lost(false);
          return answer;
        }
      } catch {
        /* the connection; try again */
      }
      lost(true);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  // A hint: thought about while the player may go on; it belongs to one question

  async function ask(form) {
    if (pondering) return;
    const number = state().number;
    const controller = new AbortController();
    pondering = { number, controller };
    ponder();
    live.querySelector("[data-cancel-hint]")?.focus();
    say(live.querySelector(".pondering"));
    const address = form.getAttribute("action");
    const data = new URLSearchParams(new FormData(form));
    try {
      const answer = await consult(address, data, controller);
      const html = await answer.text();
      if (state().number !== number || sending || !answer.headers.get("etag")) return;
      hinted = answer.ok ? number : null;
      swap(html, "hint");
      live.querySelector(".advice")?.scrollIntoView({ block: "nearest" });
      say(live.querySelector(".advice") ?? live.querySelector(".message"));
      if (answer.ok) lookLonger(address, data, number);
    } catch (error) {
      if (error.name !== "AbortError") lost(true);
    } finally {
      pondering = null;
      const waits = document.activeElement?.matches("[data-cancel-hint]");
      ponder();
      if (waits) document.getElementById("hint")?.focus();
    }
  }

  const consult = (address, data, controller) =>
    fetch(address, { method: "POST", body: data, headers: { "x-part": "1" }, signal: controller?.signal });

  // A closer look while the first one is read; it takes its place quietly
  async function lookLonger(address, data, number) {
    data.set("longer", "yes");
    try {
      const answer = await consult(address, data);
      const html = await answer.text();
      if (answer.ok && hinted === number && state().number === number && !sending && !confirming) swap(html);
    } catch {
      /* the first look stays */
    }
  }

  function ponder() {
    const thinks = pondering !== null && pondering.number === state().number;
    for (const form of live.querySelectorAll("[data-hint]")) form.hidden = thinks;
    for (const sign of live.querySelectorAll(".pondering")) sign.hidden = !thinks;
  }

  function closeHint() {
    if (pondering) {
      pondering.controller.abort();
      return;
    }
    hinted = null;
    again();
  }

  function again() {
    live.querySelector('[data-part="state"]').dataset.digest = "";
    refresh().catch(() => lost(true));
  }

  live.addEventListener("submit", (event) => {
    if (event.target.matches("[data-hint]")) {
      event.preventDefault();
      ask(event.target);
      return;
    }
    if (!event.target.matches("[data-live]")) return;
    event.preventDefault();
    if (event.submitter?.dataset.choice && draft.toggles(event.submitter.dataset.choice)) return;
    send(event.target, event.submitter);
  });

  document.querySelector("[data-log]")?.addEventListener("click", (event) => {
    const log = live.querySelector(".log-all");
    if (!log) return;
    event.preventDefault();
    log.open = !log.open;
    if (!log.open) return;
    log.scrollIntoView({ block: "nearest" });
    log.querySelector("summary").focus({ preventScroll: true });
  });

  live.addEventListener("click", (event) => {
    const piece = choiceAt(event);
    if (piece) {
      event.preventDefault();
      choose(piece.dataset.action ?? piece.dataset.twin, place(live, piece));
      return;
    }
    const pick = event.target.closest('button[type="button"][data-choice]');
    if (pick) {
      choose(pick.dataset.choice);
      return;
    }
    if (hand.turns(event.target)) return;
    const told = event.target.closest("[data-place]");
    if (told) {
      if (narrow()) told.closest("details").open = false;
      show(live, told.dataset.place);
      return;
    }
    if (event.target.closest("[data-put-back]")) {
      event.preventDefault();
      repick([]);
      return;
    }
    if (panel.turns(event.target)) return;
    const back = event.target.closest("[data-back]");
    if (back) {
      event.preventDefault();
      confirming = null;
      again();
      return;
    }
    if (event.target.closest("[data-close-hint], [data-cancel-hint]")) {
      event.preventDefault();
      closeHint();
      return;
    }
    turned(live, event);
  });

  // `at` tells which of several pieces that are alike was meant; nothing where the list was used
  function choose(action, at = null) {
    const button = document.getElementById(`action-${action}`);
    if (!button) return;
    if (button.dataset.pick) pickOr(button, at);
    else if (!draft.toggles(action, at)) send(button.form, button);
  }

  // Dice first: the page comes again with what can be done with those that are picked; a second click takes one out
  function pickOr(button, at) {
    const action = Number(button.dataset.choice),
      now = picks.number === state().number ? picks.actions : [];
    repick(isPicked(now, action, at) ? withoutOne(now, action) : [...now, action]);
  }

  function repick(actions) {
    picks = { number: state().number, actions };
    again();
  }

  lighting(live, draft);

  // Arrow keys between choices, Enter and Space choose, U takes back
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    if (event.key === "u" || event.key === "U") {
      const undo = live.querySelector("[data-undo]");
      if (undo) {
        event.preventDefault();
        send(undo.form, undo);
      }
      return;
    }
    if (event.key === "h" || event.key === "H") {
      const hint = live.querySelector(".pondering:not([hidden]) [data-cancel-hint], #hint");
      if (hint) {
        event.preventDefault();
        hint.click();
      }
      return;
    }
    if (event.key === "Escape") {
      tip.explain(null);
      live.querySelector("[data-back], .pondering:not([hidden]) [data-cancel-hint], [data-close-hint]")?.click();
      return;
    }
    const piece = event.target.closest?.("[data-action]");
    if (piece && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      choose(piece.dataset.action);
      return;
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const kind = piece ? "[data-action]" : "[data-advice], [data-choice], #confirm, [data-back]";
    const choices = [...live.querySelectorAll(kind)].filter((choice) => choice.getClientRects().length);
    if (!choices.length) return;
    event.preventDefault();
    const at = choices.indexOf(document.activeElement);
    choices[at < 0 ? 0 : (at + step + choices.length) % choices.length].focus();
  });

  // How much of its time a bot has thought
  setInterval(() => {
    const bar = live.querySelector(".thought progress");
    if (bar) bar.value = Math.min(1, bar.value + 0.25 / Number(bar.dataset.seconds));
  }, 250);

  // Hearing of changes: server-sent events, and polling where they don't come through

  function lost(is) {
    document.getElementById("lost").hidden = !is;
  }

  // A browser keeps six connections to a server: of many open tables only some listen, the others poll
  function listen() {
    if (!window.EventSource || sessionStorage.getItem("trois-poll")) return;
    if (!navigator.locks) {
      connect();
      return;
    }
    const take = (slot) =>
      navigator.locks.request(`trois-line-${slot}`, { ifAvailable: true }, (lock) => {
        if (!lock) return slot < 3 ? void take(slot + 1) : undefined;
        connect();
        return new Promise(() => {});
      });
    take(0);
  }

  function connect() {
    source?.close();
    source = new EventSource(`${here}/live${seat === null ? "" : `?seat=${seat}`}`);
    source.addEventListener("open", () => {
      lost(false);
      refresh().catch(() => lost(true));
    });
    source.addEventListener("change", (event) => {
      if (event.data !== state().digest) refresh().catch(() => lost(true));
    });
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
      setTimeout(() => {
        if (source.readyState !== EventSource.OPEN) lost(true);
      }, 1500);
    });
  }

  setInterval(async () => {
    if (source?.readyState === EventSource.OPEN) return;
    try {
      await refresh();
      lost(false);
    } catch {
      lost(true);
    }
  }, 2500);
  // Who is there changes without anything happening in the match
  setInterval(
    async () => {
      const old = live.querySelector('[data-part="players"]');
      if (
        document.hidden ||
        !old?.querySelector(".presence") ||
        old.contains(document.activeElement) ||
        old.querySelector("details[open]")
      )
        return;
      const answer = await fetch(`${here}/players${seat === null ? "" : `?seat=${seat}`}`).catch(() => null);
      if (!answer?.ok) return;
      const fresh = document.createElement("template");
      fresh.innerHTML = await answer.text();
      const now = fresh.content.querySelector("[data-part]");
      if (old.isConnected && old.outerHTML !== now.outerHTML) old.replaceWith(now);
    },
    1000 * Number(live.dataset.look),
  );
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) refresh().catch(() => lost(true));
  });
  tabs(live);
  draft.begin();
  hand.begin();
  describeAll();
  framing(live, again);
  fit(live);
  addEventListener("resize", () => fit(live));
  listen();
}
