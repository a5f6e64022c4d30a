// A table without loading the page again: what one sends, what others did meanwhile, hints, and keys for all of it.
import { asking } from "./asking.js";
import { describe, explaining, frameName, framing, glide, narrow, piecePlaces, tabs, turned } from "./board.js";
import { choosing } from "./choosing.js";
import { drafting, isPicked, raiseTwins, withoutOne } from "./draft.js";
import { fit } from "./fit.js";
import { handling } from "./hand.js";
import { hinting } from "./hinting.js";
import { lighting } from "./lit.js";
import { listening, lost } from "./listening.js";
import { animator } from "./motion.js";
import { folding } from "./panel.js";
import { show } from "./places.js";
import { keepFocus, keepOpen, merge, parsed, stateOf } from "./swapping.js";
import { telling } from "./telling.js";

export function play(live) {
  const seat = new URL(location.href).searchParams.get("seat");
  const motion = animator(live);
  const draft = drafting(live);
  const hand = handling(live);
  const panel = folding(live);
  const wishes = wishing(live);
  const tip = explaining(live);
  let swaps = 0;

  const address = (kind, search = new URLSearchParams()) => {
    if (seat !== null) search.set("seat", seat);
    return `/tables/${live.dataset.table}/${kind}${search.size ? `?${search}` : ""}`;
  };
  const here = () => address("part", new URLSearchParams({ frame: frameName(), ...wishes.all() }));
  const { send, refresh, isBusy } = asking(live, { here, wishes, motion, swap, count: () => swaps });
  const hints = hinting(live, { wishes, swap, again, isBusy });
  const choices = choosing(live, draft, send, pickOr);

  // Pieces glide from where they were, or what moved is played
  function swap(html, focused = "", lastSaid = null) {
    const fresh = parsed(html);
    swaps += 1;
    const { stage } = stateOf(live);
    const stages = JSON.parse(stateOf(fresh).stages ?? "[]");
    motion.skip();
    const gone = motion.prepare(stages);
    const places = piecePlaces(live);
    const done = [keepFocus(live, focused), telling(live)];
    const reopen = keepOpen(live, lastSaid);
    merge(live, fresh);
    reopen();
    document.body.classList.replace(stage, stateOf(live).stage);
    document.getElementById("where").innerHTML = live.querySelector('[data-part="state"]').innerHTML;
    panel.again();
    begin();
    raiseTwins(live, picked());
    tabs(live);
    fit(live);
    hints.show();
    glide(live, places);
    motion.begin(stages, gone);
    for (const after of done) after();
  }

  function begin() {
    draft.begin();
    hand.begin();
    live.querySelectorAll("[data-action]").forEach(describe);
  }

  function again() {
    stateOf(live).digest = "";
    refresh().catch(() => lost(true));
  }

  // Dice first: the page comes again with what can be done with those that are picked; a second click takes one out
  const picked = () => wishes.of("picked") ?? [];

  function pickOr(action, at) {
    repick(isPicked(picked(), action, at) ? withoutOne(picked(), action) : [...picked(), action]);
  }

  function repick(actions) {
    wishes.set("picked", actions);
    again();
  }

  function goBack() {
    wishes.drop("confirm");
    again();
  }

  live.addEventListener("submit", (event) => {
    const isHint = event.target.matches("[data-hint]");
    if (!isHint && !event.target.matches("[data-live]")) return;
    event.preventDefault();
    const choice = event.submitter?.dataset.choice;
    if (isHint) hints.ask(event.target);
    else if (!choice || !draft.toggles(choice)) send(event.target, event.submitter);
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

  function showPlace(told) {
    if (narrow()) told.closest("details").open = false;
    show(live, told.dataset.place);
  }

  // What else a click may mean, by what it is on
  const clicks = {
    "[data-put-back]": () => repick([]),
    "[data-back]": goBack,
    "[data-close-hint], [data-cancel-hint]": hints.close,
  };

  live.addEventListener("click", (event) => {
    if (choices.isClicked(event) || hand.turns(event.target) || panel.turns(event.target)) return;
    const told = event.target.closest("[data-place]");
    const wish = Object.keys(clicks).find((one) => event.target.closest(one));
    if (told) showPlace(told);
    else if (wish) {
      event.preventDefault();
      clicks[wish]();
    } else turned(live, event);
  });

  listenToKeys(live, choices, tip);
  lighting(live, draft);

  // How much of its time a bot has thought
  setInterval(() => {
    const bar = live.querySelector(".thought progress");
    if (bar) bar.value = Math.min(1, bar.value + 0.25 / Number(bar.dataset.seconds));
  }, 250);

  tabs(live);
  begin();
  framing(live, again);
  fit(live);
  addEventListener("resize", () => fit(live));
  listening(live, address, refresh);
}

// What is asked for along with the page, each wish for one question only
function wishing(live) {
  const wishes = new Map();
  const number = () => stateOf(live).number;

  function of(name) {
    const wish = wishes.get(name);
    return wish?.number === number() ? wish.value : undefined;
  }

  function all() {
    const [hint, picked, confirm] = ["hint", "picked", "confirm"].map(of);
    return {
      ...(confirm && { confirm, question: number() }),
      ...(hint && { hint }),
      ...(picked?.length && { picked: picked.join(" "), question: number() }),
    };
  }

  return {
    of,
    all,
    set: (name, value) => wishes.set(name, { number: number(), value }),
    drop: (name) => wishes.delete(name),
  };
}

// Arrow keys between choices, Enter and Space choose, U takes back, H asks for a hint
const KEYS = {
  u: "[data-undo]",
  h: ".pondering:not([hidden]) [data-cancel-hint], #hint",
};
const LEAVE = "[data-back], .pondering:not([hidden]) [data-cancel-hint], [data-close-hint]";
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function listenToKeys(live, choices, tip) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const step = STEPS[event.key];
    const button = live.querySelector(KEYS[event.key.toLowerCase()] ?? ":not(*)");
    if (button) {
      event.preventDefault();
      button.click();
    } else if (event.key === "Escape") {
      tip.explain(null);
      live.querySelector(LEAVE)?.click();
    } else if (!choices.isPressed(event) && step) toNext(live, event, step);
  });
}

function toNext(live, event, step) {
  const isOnBoard = event.target.closest?.("[data-action]");
  const kind = isOnBoard ? "[data-action]" : "[data-advice], [data-choice], #confirm, [data-back]";
  const choices = [...live.querySelectorAll(kind)].filter((choice) => choice.getClientRects().length);
  if (!choices.length) return;
  event.preventDefault();
  const at = choices.indexOf(document.activeElement);
  choices[at < 0 ? 0 : (at + step + choices.length) % choices.length].focus();
}
