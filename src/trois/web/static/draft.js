// Things that are picked in any order and sent as one decision, such as the dice of an action. The page brings all that
// can be picked together: by the sorted actions what is to be sent, what it comes to, and what it does to the goods.

export function drafting(live, become) {
  let all = null;
  let picked = [];
  const key = (actions) => [...actions].sort((a, b) => a - b).join(" ");
  const form = () => live.querySelector("[data-drafts]");

  function begin() {
    all = form() ? JSON.parse(form().dataset.drafts) : null;
    picked = [];
    if (all) show();
  }

  // Whether some group holds all of these
  function fits(actions) {
    const wanted = [...actions].sort((a, b) => a - b);
    return Object.keys(all).some((one) => {
      const left = one.split(" ").map(Number);
      return wanted.every((action) => { const at = left.indexOf(action); if (at >= 0) left.splice(at, 1); return at >= 0; });
    });
  }

  const isPart = (action) => Object.keys(all).some((one) => one.split(" ").includes(String(action)));

  // A click picks, a second one takes out; of two that are alike the second click picks the other one
  function toggles(action) {
    if (!all || !isPart(action)) return false;
    const number = Number(action);
    if (fits([...picked, number])) picked.push(number);
    else if (picked.includes(number)) picked = picked.filter((one) => one !== number);
    else return true;
    show();
    return true;
  }

  function changes() { return (all && all[key(picked)]?.[2]) || ""; }

  function show() {
    const [steps, html] = all[key(picked)] ?? ["", ""];
    const send = document.getElementById("send"), line = document.getElementById("draft-line");
    line.dataset.empty ??= line.textContent;
    send.disabled = !steps;
    send.value = steps;
    line.innerHTML = picked.length ? html : "";
    if (!line.innerHTML) line.textContent = picked.length ? "…" : line.dataset.empty;
    for (const button of form().querySelectorAll("[data-choice]")) mark(button, Number(button.dataset.choice));
    for (const piece of live.querySelectorAll("[data-action]")) mark(piece, Number(piece.dataset.action));
    become(changes());
  }

  function mark(element, action) {
    if (!isPart(action)) return;
    const count = picked.filter((one) => one === action).length;
    element.classList.toggle("picked", count > 0);
    element.setAttribute("aria-pressed", String(count > 0));
    element.classList.toggle("resting", !count && !fits([...picked, action]));
    if (count > 1) element.dataset.count = count; else delete element.dataset.count;
  }

  return { begin, toggles, changes };
}
