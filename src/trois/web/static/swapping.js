// Swapping: a page comes anew, and only the parts that changed take the places of those before.
import { byKeyboard } from "./lit.js";

// What a page says about itself
export const stateOf = (root) => root.querySelector('[data-part="state"]').dataset;

export function parsed(html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  return fresh.content;
}

// Part by part where the page has the same parts as before, and inside what holds several
export function merge(before, after) {
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

// What was open stays open, and what was typed stands there still, unless it has been said. Call back after swapping
export function keepOpen(root, lastSaid) {
  const name = (details) => `${details.closest("[data-part]")?.dataset.part} ${details.className}`;
  const open = new Set([...root.querySelectorAll("details[open]")].map(name));
  const typed = root.querySelector("[data-keep]");
  return () => {
    const field = typed && root.querySelector(`#${typed.id}[data-keep]`);
    if (field && typed.value !== lastSaid) field.value = typed.value;
    for (const details of root.querySelectorAll("details")) if (open.has(name(details))) details.open = true;
  };
}

// Where the focus was it is again, or at what is to be answered now. Call back after swapping
export function keepFocus(root, wanted) {
  const { number } = stateOf(root);
  const mark = wanted ? { id: wanted } : focused(root);
  return () => {
    if (!mark || root.contains(document.activeElement)) return;
    const isSame = number === stateOf(root).number;
    const next =
      document.getElementById("confirm") ??
      (isSame ? found(root, mark) : null) ??
      (byKeyboard() && stateOf(root).asked === "yes" ? firstChoice(root) : null) ??
      root.querySelector(".curtain a") ??
      document.getElementById("asks");
    (next ?? document.getElementById("main")).focus({ preventScroll: true });
  };
}

function focused(root) {
  const element = document.activeElement;
  return root.contains(element) ? { id: element.id, action: element.dataset.action } : null;
}

function found(root, { id, action }) {
  if (action) return root.querySelector(`[data-action="${action}"]`);
  return id ? document.getElementById(id) : null;
}

const firstChoice = (root) => [...root.querySelectorAll("[data-choice]")].find((one) => one.checkVisibility());
