// Things of the board by their names: `card:` and what explains it, `seat:` and a player's number, `piece:` and its name; a
// piece that ends with "-" is any whose name begins so.

import { toPart } from "./board.js";

export function things(root, what) {
  const at = what.indexOf(":"),
    kind = what.slice(0, at),
    name = CSS.escape(what.slice(at + 1));
  if (kind === "seat") return [...root.querySelectorAll(`[data-seat="${name}"]`)];
  if (kind === "card") return [...root.querySelectorAll(`[data-explain="${name}"]`)];
  return [...root.querySelectorAll(`[data-piece${what.endsWith("-") ? "^=" : "="}"${name}"]`)];
}

const frame = (element) => (element.querySelector(".card-paper, .halo") ?? element).getBoundingClientRect();

// The first of these that is drawn gets a ring; on a phone its part comes to the front
export function show(root, names) {
  const boards = root.querySelector(".boards");
  const found = names
    .split(" ")
    .filter(Boolean)
    .flatMap((name) => things(boards, name))[0];
  if (!found) return;
  toPart(root, found);
  found.scrollIntoView({ block: "nearest" });
  const box = frame(found),
    ring = document.createElement("div");
  ring.className = "place-ring";
  Object.assign(ring.style, {
    left: `${box.left - 5}px`,
    top: `${box.top - 5}px`,
    width: `${box.width + 10}px`,
    height: `${box.height + 10}px`,
  });
  ring.addEventListener("animationend", () => ring.remove());
  for (const old of document.querySelectorAll(".place-ring")) old.remove();
  document.body.append(ring);
}
