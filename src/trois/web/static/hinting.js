// A hint: thought about while the player may go on; it belongs to one question.
import { lost } from "./listening.js";
import { stateOf } from "./swapping.js";
import { say } from "./telling.js";

export function hinting(live, { wishes, swap, again, isBusy }) {
  let pondering = null;
  const number = () => stateOf(live).number;

  async function ask(form) {
    if (pondering) return;
    const controller = new AbortController();
    pondering = { number: number(), controller };
    show();
    live.querySelector("[data-cancel-hint]")?.focus();
    say(live.querySelector(".pondering"));
    try {
      await look(form.getAttribute("action"), new URLSearchParams(new FormData(form)), pondering);
    } catch (error) {
      if (error.name !== "AbortError") lost(true);
    } finally {
      pondering = null;
      const waits = document.activeElement?.matches("[data-cancel-hint]");
      show();
      if (waits) document.getElementById("hint")?.focus();
    }
  }

  async function look(address, data, asked) {
    const answer = await consult(address, data, asked.controller.signal);
    const html = await answer.text();
    if (number() !== asked.number || isBusy() || !answer.headers.get("etag")) return;
    if (answer.ok) wishes.set("hint", asked.number);
    else wishes.drop("hint");
    swap(html, "hint");
    live.querySelector(".advice")?.scrollIntoView({ block: "nearest" });
    say(live.querySelector(".advice") ?? live.querySelector(".message"));
    if (answer.ok) lookLonger(address, data, asked.number);
  }

  // A closer look while the first one is read; it takes its place quietly
  async function lookLonger(address, data, asked) {
    data.set("longer", "yes");
    try {
      const answer = await consult(address, data);
      const html = await answer.text();
      if (answer.ok && wishes.of("hint") === asked && !isBusy() && !wishes.of("confirm")) swap(html);
    } catch {
      /* the first look stays */
    }
  }

  const consult = (address, body, signal) =>
    fetch(address, { method: "POST", body, headers: { "x-part": "1" }, signal });

  // The sign that somebody thinks, in place of the button
  function show() {
    const thinks = pondering !== null && pondering.number === number();
    for (const form of live.querySelectorAll("[data-hint]")) form.hidden = thinks;
    for (const sign of live.querySelectorAll(".pondering")) sign.hidden = !thinks;
  }

  function close() {
    if (pondering) {
      pondering.controller.abort();
      return;
    }
    wishes.drop("hint");
    again();
  }

  return { ask, show, close };
}
