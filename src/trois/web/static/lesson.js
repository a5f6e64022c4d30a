// Lessons and puzzles without loading the page again: answers, and what is pointed at on the board. Forms do it without this.
import { choiceAt, drafting, place } from "./draft.js";
import { lighting } from "./lit.js";
import { explaining, frameName, framing, glide, piecePlaces, tabs, turned } from "./board.js";
import { between, boxOf, spotlight } from "./spotlight.js";

const lesson = document.getElementById("lesson");
const state = () => lesson.querySelector('[data-part="state"]').dataset;
const draft = drafting(lesson);
let sending = false;
let folded = false;

// Sending

async function send(form, button) {
  if (sending) return;
  sending = true;
  lesson.setAttribute("aria-busy", "true");
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.set(button.name, button.value);
  try {
    const answer = await fetch(`${form.getAttribute("action")}?frame=${frameName()}`, {
      method: "POST",
      body: data,
      headers: { "x-part": "1" },
    });
    if (!answer.ok) {
      location.reload();
      return;
    }
    swap(await answer.text(), data.get("action"));
  } catch {
    location.reload();
  } finally {
    sending = false;
    lesson.removeAttribute("aria-busy");
  }
}

function swap(html, tried = null) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const before = state().number;
  const places = piecePlaces(lesson);
  lesson.replaceChildren(...fresh.content.children);
  draft.begin();
  fold(folded && before === state().number);
  showPointed();
  glide(lesson, places);
  if (before === state().number && tried)
    for (const action of tried.split(" ")) document.getElementById(`action-${action}`)?.classList.add("tried");
  const focus = lesson.querySelector(".why-not") ?? document.getElementById("asks");
  lesson.querySelector(".why-not")?.scrollIntoView({ block: "nearest" });
  if (before !== state().number) document.getElementById("asks").focus({ preventScroll: true });
  document.getElementById("announce").textContent =
    `${focus.textContent.trim()} ${lesson.querySelector(".speech p")?.textContent ?? ""}`;
}

lesson.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!event.target.matches("[data-learn]") || button?.hasAttribute("formaction")) return;
  event.preventDefault();
  if (button?.dataset.choice && draft.toggles(button.dataset.choice)) return;
  send(event.target, button);
});

lesson.addEventListener("click", (event) => {
  const piece = choiceAt(event);
  if (piece) {
    event.preventDefault();
    choose(piece.dataset.action ?? piece.dataset.twin, place(lesson, piece));
    return;
  }
  const pick = event.target.closest('button[type="button"][data-choice]');
  if (pick) {
    choose(pick.dataset.choice);
    return;
  }
  if (event.target.closest("[data-fold]")) {
    fold(!folded);
    return;
  }
  if (turned(lesson, event)) showPointed(false);
});

function choose(action, at = null) {
  const button = document.getElementById(`action-${action}`);
  if (button && !draft.toggles(action, at)) send(button.form, button);
}

document.addEventListener("keydown", (event) => {
  const piece = event.target.closest?.("[data-action], [data-twin]");
  if (piece && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    choose(piece.dataset.action ?? piece.dataset.twin, place(lesson, piece));
  }
});

function fold(is) {
  folded = is;
  lesson.querySelector(".question")?.classList.toggle("folded", is);
  lesson.querySelector("[data-fold]")?.setAttribute("aria-expanded", String(!is));
}

lighting(lesson, draft);

// Pointing: each thing by the first of its selectors that is drawn

const thing = (selectors) =>
  selectors.map((one) => [...lesson.querySelectorAll(one)]).find((found) => found.length) ?? [];

const pointed = () => JSON.parse(state().points).flatMap(thing);

const light = spotlight(lesson, pointed);

// On a phone the part with the first thing comes to the front, once for every question
function showPointed(turn = true) {
  const things = pointed(),
    board = lesson.querySelector(".boards");
  const part = things.map((one) => one.closest("[data-tab-of]")).find(Boolean);
  if (turn && part)
    sessionStorage.setItem(`trois-tab-${lesson.dataset.game}`, `${part.dataset.tabOf} ${state().number}`);
  tabs(lesson);
  for (const old of lesson.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const one of things) if (!board.contains(one)) pointBeside(one);
  const first = things.find((one) => one.checkVisibility());
  if (turn && first) bringUp(first, board.contains(first));
  light.follow();
}

// In the panel: what was folded away opens
function pointBeside(one) {
  one.classList.add("pointed");
  const details = one.closest("details:not([open])");
  if (details) details.open = true;
}

// Into the room between the tabs and the sheet; what is higher than that, with its upper part
function bringUp(one, isOnBoard) {
  if (!isOnBoard) {
    one.scrollIntoView({ block: "nearest", behavior: "instant" });
    return;
  }
  const { top, bottom } = between(lesson),
    box = boxOf(one);
  const high = Math.min(box.height, bottom - top);
  scrollerOf(one).scrollBy({ top: box.y + high / 2 - (top + bottom) / 2, behavior: "instant" });
}

function scrollerOf(one) {
  for (let around = one.parentElement; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  return document.scrollingElement;
}

// Another window, another frame
async function again() {
  const answer = await fetch(`${location.pathname}?frame=${frameName()}`, { headers: { "x-part": "1" } });
  if (answer.ok) swap(await answer.text());
}

explaining(lesson);
framing(lesson, again);
draft.begin();
showPointed();
