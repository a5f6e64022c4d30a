// All choices in sight: where they don't fit into the panel, first the news give way, then everything gets smaller, then
// the list of players leaves, where the board tells the same. What still doesn't fit can be scrolled inside the panel.
const STEPS = ["tight-1", "tight-2", "tight-3"];

export function fit(root) {
  const panel = root.querySelector(".beside");
  panel?.classList.remove(...STEPS);
  if (!panel || !root.querySelector(".boards.one")) return;
  for (const step of STEPS) {
    const list = panel.querySelector(".scroll");
    if (!list || list.scrollHeight <= list.clientHeight + 1) return;
    panel.classList.add(step);
  }
}
