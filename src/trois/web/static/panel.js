// The panel at the foot of a phone: its handle folds it to the question and the goods, and drags it to any height.

const SLOP = 8;
const LEAST = 140;
const MOST = 0.86;

export function folding(root) {
  let folded = false;
  let height = 0;
  let start = null;
  const panel = () => root.querySelector(".question");

  function fold(is) {
    folded = is;
    panel()?.classList.toggle("folded", is);
    root.querySelector("[data-fold]")?.setAttribute("aria-expanded", String(!is));
    stretch(height);
  }

  function stretch(to) {
    height = to;
    if (!panel()) return;
    const is = height && !folded;
    panel().style.maxHeight = is ? `${height}px` : "";
    panel().style.height = is ? `${height}px` : "";
  }

  root.addEventListener("pointerdown", (event) => {
    const handle = event.target.closest("[data-fold]");
    if (!handle) return;
    start = { y: event.clientY, high: panel().getBoundingClientRect().height, moved: false };
    handle.setPointerCapture(event.pointerId);
  });
  root.addEventListener("pointermove", (event) => {
    if (!start || (!start.moved && Math.abs(event.clientY - start.y) < SLOP)) return;
    start.moved = true;
    const wanted = Math.min(start.high + start.y - event.clientY, innerHeight * MOST);
    if (wanted < LEAST !== folded) fold(wanted < LEAST);
    if (!folded) stretch(wanted);
  });
  for (const kind of ["pointerup", "pointercancel"])
    root.addEventListener(kind, () => {
      if (start && !start.moved) start = null;
    });

  // A click on the handle; whether it was one. After a drag it only ends that
  function turns(target) {
    if (!target.closest("[data-fold]")) return false;
    if (!start?.moved) fold(!folded);
    start = null;
    return true;
  }

  // After swapping it is folded as before, or opened where something new is asked
  const again = (stays = true) => fold(folded && stays);

  return { turns, again };
}
