// What a lesson points at: a veil over the rest of the board, a ring around the thing, a note beside it. It is drawn anew
// for as long as anything moves: a glide, a scroll, another tab, another window.

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
export function boxOf(element) {
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

const CALM = 20; // frames in which nothing has moved

export function spotlight(root, pointed) {
  let drawn = "",
    calm = 0,
    following = false;

  // At once, for a browser that gives no frames, such as one behind another window; then until nothing moves
  function follow() {
    draw();
    calm = 0;
    if (!following) requestAnimationFrame(tick);
    following = true;
  }

  function tick() {
    draw();
    following = calm < CALM;
    if (following) requestAnimationFrame(tick);
  }

  function draw() {
    const found = look(),
      now = JSON.stringify(found);
    calm = now === drawn ? calm + 1 : 0;
    if (now === drawn) return;
    drawn = now;
    veil(found);
  }

  function look() {
    const board = root.querySelector(".boards"),
      { x, y, width, height, right } = board.getBoundingClientRect();
    const things = pointed().filter((one) => board.contains(one) && one.checkVisibility());
    const boxes = joined(things.map(boxOf).filter((box) => box.width && box.height));
    return { room: { x, y, width, height, right }, boxes, ...between(root), words: noted() };
  }

  function veil({ room, boxes, top, bottom, words }) {
    for (const old of document.querySelectorAll(".lesson-veil, .point-note")) old.remove();
    if (!boxes.length) return;
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "lesson-veil");
    svg.setAttribute("aria-hidden", "true");
    Object.assign(svg.style, {
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
    dim.setAttribute(
      "d",
      `M${room.x} ${room.y}h${room.width}v${room.height}h${-room.width}Z${boxes.map(hole).join("")}`,
    );
    svg.append(dim, ...boxes.flatMap((box) => [rect(box, 4, "glow"), rect(box, 4, "ring")]));
    document.body.append(svg);
    if (words) note(boxes[0], room, top, bottom, words);
  }

  for (const kind of ["resize", "load"]) addEventListener(kind, follow);
  addEventListener("scroll", follow, { passive: true, capture: true });
  root.addEventListener("toggle", follow, true);
  root.addEventListener("transitionrun", follow);
  new ResizeObserver(follow).observe(root);
  document.fonts?.ready.then(follow);
  return { follow };
}

// The room of the board that nothing covers: below tabs that lie across, above a sheet that lies over it
export function between(root) {
  const board = root.querySelector(".boards").getBoundingClientRect(),
    sheet = root.querySelector(".question").getBoundingClientRect(),
    tabs = root.querySelector(".tabs")?.getBoundingClientRect();
  const isOver = sheet.left < board.right - 8 && sheet.right > board.left + 8 && sheet.top > 0;
  const head = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return {
    top: Math.max(head, tabs && tabs.width > tabs.height ? tabs.bottom : board.top),
    bottom: Math.min(board.bottom, innerHeight, isOver ? sheet.top : innerHeight),
  };
}

// On a phone the panel says enough
const noted = () =>
  document.documentElement.classList.contains("phone")
    ? ""
    : (document.getElementById("pointed-note")?.innerHTML.trim() ?? "");

// The note stands above the thing, or below it, or at its side, inside the board
function note(box, room, roof, bottom, words) {
  const one = document.createElement("div");
  one.className = "point-note";
  one.setAttribute("aria-hidden", "true");
  one.innerHTML = words;
  document.body.append(one);
  const wide = one.offsetWidth,
    high = one.offsetHeight;
  const x = Math.max(room.x + 8, Math.min(box.x + Math.min(24, box.width / 4), room.right - wide - 8));
  const middle = Math.min(Math.max(box.y + box.height / 2 - high / 2, roof + 8), bottom - high - 8);
  const places = [
    ["above", x, box.y - high - 18, box.y - high - 18 >= roof],
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
