// Boards in any page: pieces that glide, tabs on phones, small boards to enlarge, explanations.
const still = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 860px)");
const large = new Set();

// Gliding: where pieces are before a board is swapped, and from there to where they are now

export function piecePlaces(root) {
  const places = new Map();
  if (still.matches) return places;
  for (const piece of root.querySelectorAll("[data-piece]")) places.set(piece.dataset.piece, piece.getBoundingClientRect());
  return places;
}

export function glide(root, places) {
  if (still.matches || !places.size) return;
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const from = places.get(piece.dataset.piece);
    if (!from || !from.width) continue;
    const to = piece.getBoundingClientRect();
    if (!to.width) continue;
    const scale = (piece.ownerSVGElement?.getScreenCTM()?.a) || 1;
    const x = (from.left - to.left) / scale, y = (from.top - to.top) / scale;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration: 260, easing: "ease-out" });
  }
}

// Tabs on phones; they remember themselves

const tabKey = (root) => `trois-tab-${root.dataset.game}`;
const questionOf = (root) => root.querySelector('[data-part="state"]')?.dataset.number ?? "";

// A tab that was picked stays; but a new question shows the part where it can be answered
function currentTab(root, parts) {
  const [picked, question] = (sessionStorage.getItem(tabKey(root)) ?? "").split(" ");
  const lit = parts.filter((part) => part.querySelector("[data-action]")).map((part) => part.dataset.tabOf);
  const has = parts.some((part) => part.dataset.tabOf === picked);
  if (has && (question === questionOf(root) || !lit.length || lit.includes(picked))) return picked;
  return lit[0] ?? parts[0].dataset.tabOf;
}

export function tabs(root) {
  for (const name of large) document.getElementById(`part-${name}`)?.classList.add("large");
  const boards = root.querySelector(".boards:has(> .tabs)");
  if (!boards) return;
  const parts = [...boards.querySelectorAll(".part")];
  const current = currentTab(root, parts);
  boards.classList.add("tabbed");
  for (const part of parts) part.classList.toggle("current", part.dataset.tabOf === current);
  for (const tab of boards.querySelectorAll("[data-tab]")) {
    if (tab.dataset.tab === current) tab.setAttribute("aria-current", "true"); else tab.removeAttribute("aria-current");
  }
  const bar = boards.querySelector(".tabs"), shown = bar.querySelector("[aria-current]");
  if (shown && bar.scrollWidth > bar.clientWidth) bar.scrollLeft = shown.offsetLeft - (bar.clientWidth - shown.offsetWidth) / 2;
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
  } else if (tab && narrow.matches) {
    event.preventDefault();
    sessionStorage.setItem(tabKey(root), `${tab.dataset.tab} ${questionOf(root)}`);
    tabs(root);
    scrollTo({ top: 0 });
  }
  return Boolean(small || tab);
}

// Explanations: on hover as the title; after a long press or on a focused choice in a bubble
export function explaining(root) {
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  document.body.append(tip);
  let press = 0;
  function explain(element) {
    const words = element?.querySelector(":scope > title")?.textContent;
    tip.hidden = !words;
    if (!words) return;
    tip.textContent = words;
    const box = element.getBoundingClientRect();
    tip.style.left = `${Math.max(12, Math.min(box.left, innerWidth - tip.offsetWidth - 12))}px`;
    tip.style.top = `${box.top > tip.offsetHeight + 60 ? box.top - tip.offsetHeight - 8 : box.bottom + 8}px`;
  }
  root.addEventListener("pointerdown", (event) => {
    explain(null);
    const element = event.pointerType === "mouse" ? null : event.target.closest?.("[data-explain]");
    if (element) press = setTimeout(() => { explain(element); press = 0; }, 500);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"]) root.addEventListener(kind, () => { clearTimeout(press); });
  root.addEventListener("contextmenu", (event) => { if (!tip.hidden) event.preventDefault(); });
  root.addEventListener("focusin", (event) => {
    const choice = event.target.closest?.("[data-action]");
    if (choice?.matches(":focus-visible")) explain(choice.closest("[data-explain]") ?? choice.querySelector("[data-explain]"));
  });
  root.addEventListener("focusout", () => explain(null));
  return { explain, shown: () => !tip.hidden };
}
