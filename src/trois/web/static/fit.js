// All choices in sight: what happened stands open where there is room; where the choices don't fit into the panel,
// everything gets smaller, then the list of players leaves, where the board tells the same. What still doesn't fit can be
// scrolled inside the panel.
const STEPS = ["tight-1", "tight-2", "tight-3"];

export function fit(root) {
  const panel = root.querySelector(".beside");
  panel?.classList.remove("roomy", ...STEPS);
  if (!panel || !document.body.classList.contains("one-board")) return;
  const list = panel.querySelector(".scroll");
  const fits = () => !list || list.scrollHeight <= list.clientHeight + 1;
  const recap = panel.querySelector(".recap");
  if (recap && innerHeight >= ROOMY) {
    recap.open = true;
    panel.classList.add("roomy");
    if (fits()) return;
    recap.open = false;
    panel.classList.remove("roomy");
  }
  for (const step of STEPS) {
    if (fits()) return;
    panel.classList.add(step);
  }
}

const ROOMY = 860;
