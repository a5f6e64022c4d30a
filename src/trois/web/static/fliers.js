// Fliers: things of the board as small pictures of their own, on a layer above it.
const MOST = 90;

// A card's picture reaches beyond its edge, where it is cut off: the paper says how large the card is
const frame = (element) => element.querySelector(".card-paper") ?? element;
export const rect = (element) => frame(element).getBoundingClientRect();

export function box(element) {
  const inside = frame(element),
    { x, y, width, height } = inside.getBBox();
  const { a, d, e, f } = element.getCTM().inverse().multiply(inside.getCTM());
  return { x: a * x + e, y: d * y + f, width: a * width, height: d * height };
}

export function picture(element) {
  const place = rect(element);
  if (!place.width || !element.getBBox) return null;
  const { x, y, width, height } = box(element);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.setAttribute("class", "board flier");
  const copy = element.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["data-piece", "data-explain", "data-by", "id", "role", "tabindex"]) one.removeAttribute(name);
  svg.append(copy);
  return put(svg, place);
}

export function put(element, { left, top, width, height }) {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return element;
}

export function symbol(name, look, place) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("class", "board flier");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", name);
  use.setAttribute("class", look);
  svg.append(use);
  return put(svg, place);
}

// The layer, and what waits to be let fly on it
export function flying() {
  const layer = document.createElement("div");
  layer.className = "fliers";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const waiting = [];

  // A flier goes when it has arrived, or stays in place of the thing it is a picture of until the stage ends
  function fly(element, frames, timing, stays = false) {
    if (element && layer.childElementCount + waiting.length < MOST) waiting.push([element, frames, timing, stays]);
  }

  // All places are looked up before anything is changed: else the page would be laid out anew for each flier
  function release() {
    const fliers = waiting.splice(0);
    layer.append(...fliers.map(([element]) => element));
    for (const [element, frames, timing, stays] of fliers) {
      const motion = element.animate(frames, { fill: "both", easing: "ease-out", ...timing });
      if (!stays)
        motion.finished.then(
          () => element.remove(),
          () => element.remove(),
        );
    }
  }

  return { layer, fly, release };
}
