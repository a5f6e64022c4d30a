import { ruleLink } from "./rules.js";

// Boards in any page: the frame they are drawn for, pieces that glide, tabs on phones, small boards to enlarge, explanations.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const large = new Set();

// Frames: the room a board is composed for, the largest that the window shows nearly at its own size

const FRAMES = { large: [1450, 1032], medium: [1080, 856], small: [928, 680] };
const NEARLY = 0.94;

export function frameName() {
  if (innerWidth < 1280 || innerHeight < 680) return "phone";
  const panel = innerWidth >= 1800 ? 470 : innerWidth >= 1400 ? 360 : 352;
  const fits = ([width, height]) => Math.min((innerWidth - panel) / width, (innerHeight - 44) / height) >= NEARLY;
  return Object.keys(FRAMES).find((name) => fits(FRAMES[name])) ?? "small";
}

// Whether the board stands in tabs: one that is composed for the window does where the window is no desk's
export const narrow = () => document.documentElement.classList.contains("phone");

function layOut(root) {
  const composed = root.querySelector(".boards.one, .boards.parts");
  document.documentElement.classList.toggle("phone", composed ? frameName() === "phone" : innerWidth <= 860);
  document.body.classList.toggle("one-board", Boolean(root.querySelector('[data-part="boards"].one')));
}

// The frame of what the page came with; the window's own where it has no board
export function drawnFrame(root) {
  return (
    root.querySelector("svg.whole")?.dataset.frame ?? (root.querySelector(".boards.parts") ? "phone" : frameName())
  );
}

// For pages to come
export function rememberFrame() {
  document.cookie = `frame=${frameName()}; path=/; max-age=31536000; samesite=lax`;
}

// Remember the frame; call back when the window has got another one, or the page came in a wrong one
export function framing(root, onChange) {
  let frame = "";
  const look = () => {
    layOut(root);
    tabs(root);
    const now = frameName();
    if (now === frame) return;
    rememberFrame();
    frame = now;
    if (drawnFrame(root) !== now) onChange();
  };
  addEventListener("resize", look);
  look();
}

// Gliding: where pieces are before a board is swapped, and from there to where they are now

export function piecePlaces(root) {
  const places = new Map();
  if (still.matches) return places;
  for (const piece of root.querySelectorAll("[data-piece]"))
    places.set(piece.dataset.piece, piece.getBoundingClientRect());
  return places;
}

export function glide(root, places) {
  if (still.matches || !places.size) return;
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const from = places.get(piece.dataset.piece);
    if (!from || !from.width) continue;
    const to = piece.getBoundingClientRect();
    if (!to.width) continue;
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a || 1;
    const x = (from.left - to.left) / scale,
      y = (from.top - to.top) / scale;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration: 260, easing: "ease-out" });
  }
}

// Tabs on phones; they remember themselves

const PLAYERS = "players";
const hasPlayersTab = (root) => Boolean(root.querySelector(`[data-tab="${PLAYERS}"]`)?.getClientRects().length);
const tabKey = (root) => `trois-tab-${root.dataset.game}`;
const questionOf = (root) => root.querySelector('[data-part="state"]')?.dataset.number ?? "";

// A tab that was picked stays; but a new question shows the part where it can be answered
function currentTab(root, parts) {
  const [picked, question] = (sessionStorage.getItem(tabKey(root)) ?? "").split(" ");
  const lit = parts.filter((part) => part.querySelector("[data-action]")).map((part) => part.dataset.tabOf);
  const has = picked === PLAYERS ? hasPlayersTab(root) : parts.some((part) => part.dataset.tabOf === picked);
  if (has && (question === questionOf(root) || !lit.length || lit.includes(picked))) return picked;
  return lit[0] ?? parts[0].dataset.tabOf;
}

// How high a part is for its width, for windows that are low
function ratio(svg) {
  const { width, height } = svg.viewBox.baseVal;
  return width ? height / width : 1;
}

export function tabs(root) {
  layOut(root);
  for (const name of large) document.getElementById(`part-${name}`)?.classList.add("large");
  const boards = root.querySelector(".boards:has(> .tabs)");
  if (!boards) {
    root.classList.remove("on-players");
    return;
  }
  const parts = [...boards.querySelectorAll(".part")];
  for (const part of parts) part.style.setProperty("--ratio", ratio(part.querySelector("svg")));
  const current = currentTab(root, parts);
  boards.classList.add("tabbed");
  root.classList.toggle("on-players", current === PLAYERS);
  for (const part of parts) part.classList.toggle("current", part.dataset.tabOf === current);
  for (const tab of boards.querySelectorAll("[data-tab]")) {
    if (tab.dataset.tab === current) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
  const bar = boards.querySelector(".tabs"),
    shown = bar.querySelector("[aria-current]");
  if (shown && bar.scrollWidth > bar.clientWidth)
    bar.scrollLeft = shown.offsetLeft - (bar.clientWidth - shown.offsetWidth) / 2;
}

// The part of a thing comes to the front
export function toPart(root, thing) {
  const part = thing.closest("[data-tab-of]");
  if (!part || !narrow()) return;
  sessionStorage.setItem(tabKey(root), `${part.dataset.tabOf} ${questionOf(root)}`);
  tabs(root);
}

// A click on a tab, or on a small board to enlarge or shrink it; whether it was one
export function turned(root, event) {
  const small = event.target.closest(".small");
  const tab = event.target.closest("[data-tab]");
  if (small) {
    event.preventDefault();
    const name = small.querySelector("[data-enlarge]").dataset.enlarge;
    if (!large.delete(name)) large.add(name);
    small.classList.toggle("large", large.has(name));
  } else if (tab && narrow()) {
    event.preventDefault();
    sessionStorage.setItem(tabKey(root), `${tab.dataset.tab} ${questionOf(root)}`);
    tabs(root);
    scrollTo({ top: 0 });
  }
  return Boolean(small || tab);
}

// What a choice on the board is about is told as it is in the list
export function describe(piece) {
  const about = document.getElementById(`action-${piece.dataset.action}`)?.getAttribute("aria-describedby");
  if (about) piece.setAttribute("aria-describedby", about);
  else piece.removeAttribute("aria-describedby");
}

// Explanations: after a moment's hover, on a focused choice, after a long press (which chooses nothing), by the key ?

const HOVER = 350;
const LINGER = 450;
const LONG_PRESS = 500;
const NEAR = 24;

// What explains a point of the board: the thing there, or the one behind a choice that lies over it
function explained(target, x, y) {
  const own =
    target?.closest?.("[data-explain]") ??
    listed(target) ??
    sign(target) ??
    target?.closest?.("[data-action]")?.querySelector("[data-explain]");
  if (own || x === undefined || !target?.closest?.("svg")) return own ?? null;
  return (
    document
      .elementsFromPoint(x, y)
      .map((e) => e.closest("[data-explain]"))
      .find(Boolean) ?? null
  );
}

// A choice of the list: the card it is about
function listed(target) {
  const button = target?.closest?.("[data-choice][aria-describedby^='about-']");
  if (!button) return null;
  const about = button.getAttribute("aria-describedby");
  button.dataset.about = about.replace("about-", "");
  button.dataset.told = `${button.querySelector(".phrase").textContent.trim()}: ${document.getElementById(about)?.textContent ?? ""}`;
  return button;
}

// A sign beside words, in a choice or among the goods: what it means is in the legend of the rules
let legend = null;
function sign(target) {
  const drawing = target?.closest?.("svg.sign"),
    name = drawing?.querySelector("use")?.getAttribute("href")?.replace("#sign-", "");
  legend ??= JSON.parse(document.getElementById("live")?.dataset.signs || "{}");
  if (!legend[name]) return null;
  drawing.dataset.explain = `sign:${name}`;
  drawing.dataset.told = legend[name];
  return drawing;
}

export function explaining(root) {
  const tip = document.createElement("div");
  tip.id = "tip";
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  (document.querySelector("main") ?? document.body).append(tip);
  let press = 0,
    hover = 0,
    about = null,
    described = null,
    pressed = false;

  // The browser's own tooltip would show the same again
  const quiet = (element) => {
    const title = element.querySelector(":scope > title");
    if (title) {
      element.dataset.told = title.textContent;
      title.remove();
    }
    return element.dataset.told ?? "";
  };

  function explain(element, from = null) {
    about = element;
    if (described) describe(described);
    const words = element ? quiet(element) : "";
    tip.hidden = !words;
    if (!words) return;
    const [first, ...lines] = words.split("\n");
    const [, name, rest] = first.match(/^(.*?)(?:: (.*))?$/s);
    const strong = document.createElement("strong");
    strong.textContent = name;
    tip.replaceChildren(strong, [rest ?? "", ...lines].filter(Boolean).join("\n"));
    if (root.dataset.readRule)
      tip.append(document.createElement("br"), ruleLink(root, element.dataset.explain ?? element.dataset.about));
    described = from ?? element.querySelector("[data-action]") ?? element.closest("[data-action]");
    described?.setAttribute("aria-describedby", "tip");
    place((element.querySelector(".card-paper, .halo") ?? element).getBoundingClientRect(), element);
  }

  // Beside the thing, not over it: right or left of it, above or below; where it covers the least of other choices
  function place(box, element) {
    const wide = tip.offsetWidth,
      high = tip.offsetHeight;
    const inX = (x) => Math.max(8, Math.min(x, innerWidth - wide - 8)),
      inY = (y) => Math.max(8, Math.min(y, innerHeight - high - 8));
    const panel = element.closest(".beside")?.getBoundingClientRect() ?? box;
    const places = [
      [box.right + 8, inY(box.top)],
      [Math.min(box.left, panel.left) - wide - 8, inY(box.top)],
      [inX(box.left), box.top - high - 8],
      [inX(box.left), box.bottom + 8],
    ].filter(([x, y]) => x >= 4 && y >= 4 && x + wide <= innerWidth - 4 && y + high <= innerHeight - 4);
    const others = [...root.querySelectorAll("[data-action], [data-choice]")]
      .filter((one) => !one.contains(element) && !element.contains(one))
      .map((one) => one.getBoundingClientRect());
    const covered = ([x, y]) =>
      others.reduce(
        (sum, one) =>
          sum +
          Math.max(0, Math.min(x + wide, one.right) - Math.max(x, one.left)) *
            Math.max(0, Math.min(y + high, one.bottom) - Math.max(y, one.top)),
        0,
      );
    const [x, y] = places.sort((a, b) => covered(a) - covered(b))[0] ?? [inX(box.left), inY(box.bottom + 8)];
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
  }

  root.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || isWhereClicked(event)) return;
    const element = explained(event.target, event.clientX, event.clientY);
    stay();
    if (element === about && element) return;
    if (element) quiet(element);
    if (element || about) turnTo(element, about && approaches(event) ? LINGER : HOVER);
  });
  root.addEventListener("pointermove", (event) => {
    if (waiting && about && event.pointerType === "mouse" && approaches(event)) turnTo(next, LINGER);
  });
  root.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") turnTo(null, LINGER);
  });

  // Whoever has just clicked looks at what came of it, not at what lies under the mouse now
  let clicked = null;
  function isWhereClicked(event) {
    if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) >= NEAR) clicked = null;
    return clicked !== null;
  }

  // The link of the tip can be reached: while the pointer comes nearer to it, nothing else is explained
  let nearest = Infinity,
    next = null,
    waiting = false;
  function turnTo(element, wait) {
    clearTimeout(hover);
    next = element;
    waiting = true;
    hover = setTimeout(() => {
      waiting = false;
      nearest = Infinity;
      explain(element);
    }, wait);
  }
  function stay() {
    clearTimeout(hover);
    waiting = false;
  }
  function approaches(event) {
    const box = tip.querySelector("a")?.getBoundingClientRect();
    if (!box) return false;
    const far = Math.hypot(event.clientX - (box.left + box.right) / 2, event.clientY - (box.top + box.bottom) / 2);
    const nearer = far < nearest;
    nearest = far;
    return nearer;
  }
  tip.addEventListener("pointerover", stay);
  tip.addEventListener("pointerout", (event) => {
    if (event.pointerType === "mouse") turnTo(null, LINGER);
  });
  // Pressing it must not take the focus away from the board: that would close the tip
  tip.addEventListener("mousedown", (event) => event.preventDefault());
  tip.addEventListener("click", () => explain(null));
  root.addEventListener("pointerdown", (event) => {
    stay();
    pressed = false;
    clicked = { x: event.clientX, y: event.clientY };
    explain(null);
    const element = event.pointerType === "mouse" ? null : explained(event.target, event.clientX, event.clientY);
    if (element)
      press = setTimeout(() => {
        explain(element);
        pressed = true;
      }, LONG_PRESS);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"])
    root.addEventListener(kind, () => {
      clearTimeout(press);
    });
  // A press that explained is no click
  root.addEventListener(
    "click",
    (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // Nor is one on what cannot be chosen: it tells why not
  root.addEventListener("click", (event) => {
    const dead = event.target.closest("[data-dead]");
    if (dead) explain(explained(dead, event.clientX, event.clientY) ?? dead.querySelector("[data-explain]"));
  });
  root.addEventListener("contextmenu", (event) => {
    if (!tip.hidden) event.preventDefault();
  });
  root.addEventListener("focusin", (event) => {
    const choice = event.target.closest?.("[data-action]");
    if (choice?.matches(":focus-visible")) explain(explained(choice), choice);
  });
  root.addEventListener("focusout", () => explain(null));
  document.addEventListener("keydown", (event) => {
    if (event.key === "r" && !tip.hidden && !event.ctrlKey && !event.metaKey) tip.querySelector("a")?.click();
    if (event.key !== "?" || event.target.matches("input, textarea")) return;
    const choice = document.activeElement?.closest?.("[data-action]");
    if (choice) explain(explained(choice), choice);
  });
  return { explain, shown: () => !tip.hidden };
}
