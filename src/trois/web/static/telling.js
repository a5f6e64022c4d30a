// Telling what is new to whoever does not look at the board: title, icon, sound and the voice of screen readers.
import { play as sound } from "./sound.js";
import { stateOf } from "./swapping.js";

const NEWS = 6;

export function say(element) {
  if (element) announce(spoken(element));
}

export function announce(words) {
  document.getElementById("announce").textContent = words;
}

function spoken(element) {
  const copy = element.cloneNode(true);
  for (const die of copy.querySelectorAll("svg[aria-label]")) die.replaceWith(die.getAttribute("aria-label"));
  for (const silent of copy.querySelectorAll("[aria-hidden], .note, .pondering button")) silent.remove();
  return copy.textContent.trim().replace(/\s+/g, " ");
}

// What there is now was told. Call back after swapping
export function telling(live) {
  const before = { ...stateOf(live) },
    told = Math.max(-1, ...linesOf(live).map(numberOf));
  return () => {
    const now = stateOf(live);
    const isTurn = now.stage === "running" && now.asked === "yes";
    mark(live, isTurn);
    const news = linesOf(live).filter((line) => numberOf(line) > told);
    const said = news.reverse().slice(-NEWS);
    if (isTurn && before.asked !== "yes") {
      sound("turn");
      said.unshift(live.querySelector(".recap summary .unseen"));
    }
    if (before.number !== now.number || before.asked !== now.asked) said.push(document.getElementById("asks"));
    const sentences = said.filter(Boolean).map((one) => ended(spoken(one)));
    if (sentences.length) announce(sentences.join(" "));
  };
}

const linesOf = (live) => [...live.querySelectorAll("[data-line]")];
const numberOf = (line) => Number(line.dataset.line);
const ended = (words) => (/[.!?…]$/.test(words) ? words : `${words}.`);

function mark(live, isTurn) {
  document.title = (isTurn ? `● ${live.dataset.turn} · ` : "") + live.dataset.title;
  const icon = document.getElementById("icon");
  const href = icon.getAttribute("href").replace(/icon(-turn)?\.svg/, isTurn ? "icon-turn.svg" : "icon.svg");
  if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
