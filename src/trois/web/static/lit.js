// A choice is lit in the list while it is pointed at on the board, and the other way round; the goods show what they become.

// What the viewer's goods would become, such as `deniers:-4 vp:3`
export function become(root, changes) {
  const by = Object.fromEntries(
    changes
      .split(" ")
      .filter(Boolean)
      .map((change) => change.split(":")),
  );
  for (const good of root.querySelectorAll("[data-good]")) {
    const change = Number(by[good.dataset.good] ?? 0),
      sign = good.querySelector(".becomes");
    sign.textContent = change ? String(Number(good.dataset.amount) + change) : "";
    sign.classList.toggle("more", change > 0);
    sign.classList.toggle("less", change < 0);
  }
}

// Only who steers by keys sees what a choice would do when it is focused; a mouse shows it by pointing, a finger chooses
let keys = false;
for (const [kind, is] of [
  ["keydown", true],
  ["pointerdown", false],
])
  document.addEventListener(
    kind,
    () => {
      keys = is;
    },
    true,
  );
export const byKeyboard = () => keys;

export function lighting(root, draft) {
  for (const kind of ["pointerover", "focusin", "pointerout", "focusout"]) {
    root.addEventListener(kind, (event) => {
      const element = event.target.closest?.("[data-action], [data-choice], [data-advice]");
      if (!element) return;
      const action = element.dataset.action ?? element.dataset.choice ?? element.dataset.advice;
      if (kind === "focusin" && !keys) return;
      if (kind === "pointerover" && event.pointerType === "touch") return;
      const on = kind === "pointerover" || kind === "focusin";
      const button = document.getElementById(`action-${action}`);
      button?.classList.toggle("lit", on);
      become(root, on && !draft.changes() ? (button?.dataset.changes ?? "") : draft.changes());
      for (const piece of root.querySelectorAll(`[data-action="${action}"]`)) {
        if (on) piece.setAttribute("aria-current", "true");
        else piece.removeAttribute("aria-current");
      }
    });
  }
}
