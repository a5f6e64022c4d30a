// Choosing: on the board, in the list or by a key.
import { choiceAt, place } from "./draft.js";

// A choice is sent, or becomes part of a draft, or is picked to see what can be done with it
export function choosing(root, draft, send, pick) {
  // `at` tells which of several pieces that are alike was meant; nothing where the list was used
  function choose(action, at = null) {
    const button = document.getElementById(`action-${action}`);
    if (!button) return;
    if (button.dataset.pick) pick(Number(action), at);
    else if (!draft.toggles(action, at)) send(button.form, button);
  }

  const choosePiece = (piece) => choose(piece.dataset.action ?? piece.dataset.twin, place(root, piece));

  // Whether the click was on a choice
  function isClicked(event) {
    const piece = choiceAt(event);
    if (piece) {
      event.preventDefault();
      choosePiece(piece);
      return true;
    }
    const button = event.target.closest('button[type="button"][data-choice]');
    if (button) choose(button.dataset.choice);
    return Boolean(button);
  }

  // Whether a key chose a piece of the board
  function isPressed(event) {
    const piece = event.target.closest?.("[data-action], [data-twin]");
    if (!piece || (event.key !== "Enter" && event.key !== " ")) return false;
    event.preventDefault();
    choosePiece(piece);
    return true;
  }

  return { isClicked, isPressed };
}

// One exchange at a time: what is sent meanwhile is not heard. `exchange` gets the form and what it says
export function sending(root, exchange) {
  let isBusy = false;

  async function send(form, button) {
    if (isBusy) return;
    isBusy = true;
    root.setAttribute("aria-busy", "true");
    const data = new URLSearchParams(new FormData(form));
    if (button?.name) data.set(button.name, button.value);
    try {
      await exchange(form, data);
    } finally {
      isBusy = false;
      root.removeAttribute("aria-busy");
    }
  }

  return { send, isBusy: () => isBusy };
}
