// Things that are picked in any order and sent as one decision, such as the dice of an action. The page brings all that
// can be picked together: by the sorted actions what is to be sent, what it comes to, what it does to the goods, and
// what is sent where "how often" is to be asked. One more answer may go with all of them; it can be changed, too.

import { become } from "./lit.js";

// Things that are alike are one action: the first is drawn with it, the others are its twins. The one at a place is picked
// where more of them are than stand before it.

export function place(live, piece) {
  return piece.dataset.twin ? 1 + [...live.querySelectorAll(`[data-twin="${piece.dataset.twin}"]`)].indexOf(piece) : 0;
}

// What is drawn over a choice, such as the places on a card, must not keep it from being chosen
export function choiceAt(event) {
  const choice = "[data-action], [data-twin]",
    direct = event.target.closest(choice);
  if (direct || !event.target.closest("svg")) return direct;
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((e) => e.closest(choice))
    .find(Boolean);
  return under ?? nearFinger(event, event.target.closest("svg").querySelectorAll(choice));
}

// A finger that misses a small choice means the nearest one, as if it were at least this large
const FINGER = 40;

function nearFinger({ clientX, clientY }, choices) {
  if (!matchMedia("(pointer: coarse)").matches) return undefined;
  const away = (at, from, size) => Math.abs(at - from - size / 2);
  const reached = [...choices].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const dx = away(clientX, x, width),
      dy = away(clientY, y, height);
    const isNear = dx <= Math.max(width, FINGER) / 2 && dy <= Math.max(height, FINGER) / 2;
    return isNear ? [{ one, far: Math.hypot(dx, dy) }] : [];
  });
  return reached.sort((a, b) => a.far - b.far)[0]?.one;
}

const count = (actions, action) => actions.filter((one) => one === action).length;
export const isPicked = (actions, action, at) => count(actions, action) > (at ?? 0);
export const withoutOne = (actions, action) => actions.filter((_, k) => k !== actions.indexOf(action));

export function raiseTwins(live, actions) {
  for (const twin of live.querySelectorAll("[data-twin]"))
    twin.classList.toggle("picked", isPicked(actions, Number(twin.dataset.twin), place(live, twin)));
}

export function drafting(live) {
  let all = null;
  let picked = [];
  let preset = [];
  let answer = 0;
  const sorted = (actions) => [...actions].sort((a, b) => a - b);
  const key = (actions) => sorted(actions).join(" ");
  const form = () => live.querySelector("[data-drafts]");

  function begin() {
    all = form() ? JSON.parse(form().dataset.drafts) : null;
    picked = [];
    preset = (form()?.dataset.preset ?? "").split(" ").filter(Boolean).map(Number);
    answer = preset[0] ?? 0;
    if (all) show();
  }

  // Whether some group holds all of these
  function fits(actions) {
    const wanted = sorted(actions);
    return Object.keys(all).some((one) => {
      const left = one.split(" ").map(Number);
      return wanted.every((action) => {
        const at = left.indexOf(action);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    });
  }

  const isPart = (action) => Object.keys(all).some((one) => one.split(" ").includes(String(action)));

  // A click picks, a second one takes out; of two that are alike a second click in the list picks the other one
  function toggles(action, at = null) {
    const number = Number(action);
    if (!all || !(isPart(action) || preset.includes(number))) return false;
    if (preset.includes(number)) answer = number;
    else if (at !== null && isPicked(picked, number, at)) picked = withoutOne(picked, number);
    else if (fits([...picked, number])) picked.push(number);
    else if (picked.includes(number)) picked = picked.filter((one) => one !== number);
    else return true;
    show();
    return true;
  }

  function changes() {
    return (all && all[key(picked)]?.[2]) || "";
  }

  const withAnswer = (steps) =>
    steps
      .split(" ")
      .map((step) => (Number(step) === preset[0] ? answer : step))
      .join(" ");

  function show() {
    const [steps, html, , fewer] = all[key(picked)] ?? ["", "", "", ""];
    const send = document.getElementById("send"),
      less = document.getElementById("fewer"),
      line = document.getElementById("draft-line");
    line.dataset.empty ??= line.textContent;
    send.disabled = !steps;
    send.value = withAnswer(steps);
    less.hidden = !fewer;
    less.value = withAnswer(fewer);
    line.innerHTML = picked.length ? `<span class="drafted">${dice()}</span>${html}` : "";
    if (!picked.length) line.textContent = line.dataset.empty;
    for (const button of form().querySelectorAll("[data-choice]")) mark(button, Number(button.dataset.choice));
    for (const piece of live.querySelectorAll("[data-action]")) mark(piece, Number(piece.dataset.action));
    raiseTwins(live, picked);
    become(live, changes());
  }

  const dice = () =>
    sorted(picked)
      .map((action) => document.getElementById(`action-${action}`)?.querySelector("svg.die")?.outerHTML)
      .filter(Boolean)
      .join(" + ");

  function mark(element, action) {
    const isAnswer = preset.includes(action);
    if (!isAnswer && !isPart(action)) return;
    const times = isAnswer ? Number(action === answer) : count(picked, action);
    element.classList.toggle("picked", times > 0);
    element.setAttribute("aria-pressed", String(times > 0));
    element.classList.toggle("resting", !isAnswer && !times && !fits([...picked, action]));
    if (times > 1) element.dataset.count = times;
    else delete element.dataset.count;
  }

  return { begin, toggles, changes };
}
