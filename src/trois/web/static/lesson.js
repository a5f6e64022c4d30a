// Lessons and puzzles without loading the page again: answers, and what is pointed at on the board. Forms do it without this.
import { explaining, frameName, framing, glide, piecePlaces, tabs, turned } from "./board.js";
import { choosing, sending } from "./choosing.js";
import { drafting } from "./draft.js";
import { lighting } from "./lit.js";
import { folding } from "./panel.js";
import { between, boxOf, spotlight } from "./spotlight.js";
import { parsed, stateOf } from "./swapping.js";
import { announce } from "./telling.js";

const lesson = document.getElementById("lesson");
const state = () => stateOf(lesson);
const draft = drafting(lesson);
const panel = folding(lesson);
const { send } = sending(lesson, exchange);
const choices = choosing(lesson, draft, send);

async function exchange(form, data) {
  try {
    const answer = await fetch(`${form.getAttribute("action")}?frame=${frameName()}`, {
      method: "POST",
      body: data,
      headers: { "x-part": "1" },
    });
    if (!answer.ok) throw new Error(answer.statusText);
    swap(await answer.text(), data.get("action"));
  } catch {
    location.reload();
  }
}

function swap(html, tried = null) {
  const before = state().number;
  const places = piecePlaces(lesson);
  lesson.replaceChildren(...parsed(html).children);
  const isNew = before !== state().number;
  draft.begin();
  panel.again(!isNew);
  showPointed();
  glide(lesson, places);
  if (!isNew && tried)
    for (const action of tried.split(" ")) document.getElementById(`action-${action}`)?.classList.add("tried");
  const focus = lesson.querySelector(".why-not") ?? document.getElementById("asks");
  lesson.querySelector(".why-not")?.scrollIntoView({ block: "nearest" });
  if (isNew) document.getElementById("asks").focus({ preventScroll: true });
  announce(`${focus.textContent.trim()} ${lesson.querySelector(".speech p")?.textContent ?? ""}`);
}

lesson.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!event.target.matches("[data-learn]") || button?.hasAttribute("formaction")) return;
  event.preventDefault();
  if (button?.dataset.choice && draft.toggles(button.dataset.choice)) return;
  send(event.target, button);
});

lesson.addEventListener("click", (event) => {
  if (choices.isClicked(event) || panel.turns(event.target)) return;
  if (turned(lesson, event)) showPointed(false);
});

document.addEventListener("keydown", choices.isPressed);

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
