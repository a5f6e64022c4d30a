// Lessons and puzzles without loading the page again: answers, and what is pointed at on the board. Forms do it without this.
import { drafting } from "./draft.js";
import { lighting } from "./lit.js";
import { explaining, frameName, framing, glide, piecePlaces, tabs, turned } from "./board.js";

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
    choose(piece.dataset.action);
    return;
  }
  if (event.target.closest("[data-fold]")) {
    fold(!folded);
    return;
  }
  if (turned(lesson, event)) showPointed(false);
});

function choiceAt(event) {
  const direct = event.target.closest("[data-action]");
  if (direct || !event.target.closest("svg")) return direct;
  return document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((e) => e.closest("[data-action]"))
    .find(Boolean);
}

function choose(action) {
  const button = document.getElementById(`action-${action}`);
  if (button && !draft.toggles(action)) send(button.form, button);
}

document.addEventListener("keydown", (event) => {
  const piece = event.target.closest?.("[data-action]");
  if (piece && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    choose(piece.dataset.action);
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

function pointed() {
  return JSON.parse(state().points).flatMap(thing);
}

// On a phone the part with the first thing comes to the front, once for every question
function showPointed(turn = true) {
  const things = pointed();
  const part = things.map((one) => one.closest("[data-tab-of]")).find(Boolean);
  if (turn && part)
    sessionStorage.setItem(`trois-tab-${lesson.dataset.game}`, `${part.dataset.tabOf} ${state().number}`);
  tabs(lesson);
  for (const good of lesson.querySelectorAll("[data-good]")) good.classList.toggle("pointed", things.includes(good));
  const first = things.find((one) => !one.dataset.good && one.getBoundingClientRect().width);
  if (turn && first && document.documentElement.classList.contains("phone")) bringUp(first.getBoundingClientRect());
  veil();
}

// Into the room between the tabs and the sheet
function bringUp(box) {
  const top = lesson.querySelector(".tabs")?.getBoundingClientRect().bottom ?? 0,
    bottom = lesson.querySelector(".question").getBoundingClientRect().top;
  const high = Math.min(box.height, bottom - top);
  scrollBy({ top: box.top + high / 2 - (top + bottom) / 2, behavior: "instant" });
}

const SVG = "http://www.w3.org/2000/svg";
const rect = (box, pad, look) => {
  const one = document.createElementNS(SVG, "rect");
  one.setAttribute("class", look);
  for (const [name, value] of Object.entries({
    x: box.x - pad,
    y: box.y - pad,
    width: box.width + 2 * pad,
    height: box.height + 2 * pad,
    rx: 8,
  }))
    one.setAttribute(name, value);
  return one;
};

// The room of a thing as it is drawn. A picture inside a card is cut at its frame, but a browser measures all of it: so a
// drawing inside a drawing counts with its frame, and a group with its members.
function boxOf(element) {
  if (element instanceof SVGSVGElement && element.ownerSVGElement) return frameOf(element);
  if (element instanceof SVGGElement || element instanceof SVGAElement)
    return union([...element.children].map(boxOf).filter((box) => box.width));
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function frameOf(svg) {
  const on = svg.parentNode.getScreenCTM();
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => svg[name].baseVal.value);
  return { x: on.a * x + on.e, y: on.d * y + on.f, width: on.a * width, height: on.d * height };
}

function union(boxes) {
  if (!boxes.length) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x)),
    y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

// Things that belong together are one: the cells of a track, the dice of a district
function joined(boxes) {
  const done = [];
  for (const box of boxes) {
    const near = done.find(
      (one) =>
        box.x < one.x + one.width + 14 &&
        one.x < box.x + box.width + 14 &&
        box.y < one.y + one.height + 14 &&
        one.y < box.y + box.height + 14,
    );
    if (!near) {
      done.push({ ...box });
      continue;
    }
    const right = Math.max(near.x + near.width, box.x + box.width),
      bottom = Math.max(near.y + near.height, box.y + box.height);
    near.x = Math.min(near.x, box.x);
    near.y = Math.min(near.y, box.y);
    near.width = right - near.x;
    near.height = bottom - near.y;
  }
  return done;
}

function veil() {
  for (const old of document.querySelectorAll(".lesson-veil, .point-note")) old.remove();
  const board = lesson.querySelector(".boards");
  const room = board.getBoundingClientRect();
  const boxes = joined(
    pointed()
      .filter((one) => board.contains(one))
      .map(boxOf)
      .filter((box) => box.width && box.height),
  );
  if (!boxes.length) return;
  const sheet = document.querySelector(".phone .question")?.getBoundingClientRect().top ?? innerHeight;
  const bottom = Math.min(room.bottom, sheet),
    top = document.querySelector(".phone .tabs")?.getBoundingClientRect().bottom ?? room.top;
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("class", "lesson-veil");
  drawn.setAttribute("aria-hidden", "true");
  Object.assign(drawn.style, {
    left: 0,
    top: 0,
    width: `${innerWidth}px`,
    height: `${Math.max(0, bottom)}px`,
    clipPath: `inset(${Math.max(top, 0)}px 0 0 0)`,
  });
  const hole = (box) => `M${box.x - 4} ${box.y - 4}h${box.width + 8}v${box.height + 8}h${-box.width - 8}Z`;
  const dim = document.createElementNS(SVG, "path");
  dim.setAttribute("class", "dim");
  dim.setAttribute("fill-rule", "evenodd");
  dim.setAttribute("d", `M${room.x} ${room.y}h${room.width}v${room.height}h${-room.width}Z${boxes.map(hole).join("")}`);
  drawn.append(dim, ...boxes.flatMap((box) => [rect(box, 4, "glow"), rect(box, 4, "ring")]));
  document.body.append(drawn);
  note(boxes[0], room, bottom);
}

// The note stands above the thing, or below it, or at its side, inside the board; on a phone the panel says enough
function note(box, room, bottom) {
  const words = document.getElementById("pointed-note");
  if (!words?.textContent.trim() || document.documentElement.classList.contains("phone")) return;
  const one = document.createElement("div");
  one.className = "point-note";
  one.setAttribute("aria-hidden", "true");
  one.innerHTML = words.innerHTML;
  document.body.append(one);
  const wide = one.offsetWidth,
    high = one.offsetHeight;
  const x = Math.max(room.x + 8, Math.min(box.x + Math.min(24, box.width / 4), room.right - wide - 8));
  const middle = Math.min(Math.max(box.y + box.height / 2 - high / 2, room.top + 8), bottom - high - 8);
  const places = [
    ["above", x, box.y - high - 18, box.y - high - 18 >= room.top],
    ["below", x, box.y + box.height + 18, box.y + box.height + high + 18 <= bottom],
    ["left", box.x - wide - 18, middle, box.x - wide - 26 >= room.x],
    ["right", box.x + box.width + 18, middle, box.x + box.width + wide + 26 <= room.right],
  ];
  const [side, left, top] = places.find((place) => place[3]) ?? ["", 0, 0];
  if (!side) {
    one.remove();
    return;
  }
  one.classList.add(side);
  one.style.setProperty("--tail", `${Math.max(12, Math.min(box.x + box.width / 2 - left, wide - 28))}px`);
  Object.assign(one.style, { left: `${left}px`, top: `${top}px` });
}

// Another window, another frame
async function again() {
  const answer = await fetch(`${location.pathname}?frame=${frameName()}`, { headers: { "x-part": "1" } });
  if (answer.ok) swap(await answer.text());
}

for (const kind of ["resize", "scroll"]) addEventListener(kind, () => requestAnimationFrame(veil), { passive: true });
lesson.addEventListener("scroll", () => requestAnimationFrame(veil), { passive: true, capture: true });
lesson.addEventListener("toggle", () => requestAnimationFrame(veil), true);

explaining(lesson);
framing(lesson, again);
draft.begin();
showPointed();
