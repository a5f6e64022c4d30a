// Between a table's page and whoever answers it: what is there now, and what a player sends.
import { sending } from "./choosing.js";
import { lost } from "./listening.js";
import { stateOf } from "./swapping.js";

const PAUSE = 500;
const LONGEST = 10000;
const TOO_MANY = 429;

// Of an answer that another one will follow, if asked again later
const passes = ({ status }) => status >= 500 || status === TOO_MANY;

// `here` is the address of what the page shows; `swap` shows it and `count` tells how often it has
export function asking(live, { here, wishes, motion, swap, count }) {
  let fetching = null;
  let wanted = false;
  const { send, isBusy } = sending(live, exchange);
  const asPart = () => ({ "x-part": "1", "x-events": stateOf(live).events });

  async function refresh() {
    wanted = true;
    if (isBusy()) return;
    fetching ??= fetchAll().finally(() => {
      fetching = null;
    });
    await fetching;
  }

  async function fetchAll() {
    while (wanted && !isBusy()) {
      wanted = false;
      const known = count();
      const answer = await fetch(here(), {
        headers: { "if-none-match": `"${stateOf(live).digest}"`, ...asPart() },
      });
      await motion.ended();
      await new Promise(requestAnimationFrame);
      if (isBusy() || count() !== known)
        wanted = true; // a decision went ahead: this answer is the older one
      else if (answer.status === 200) swap(await answer.text());
      else if (passes(answer)) throw new Error(answer.statusText);
      else if (answer.status !== 304) location.reload();
    }
  }

  async function exchange(form, data) {
    motion.skip();
    const [answer, html] = await insist(() =>
      fetch(form.getAttribute("action"), { method: "POST", body: data, headers: asPart() }),
    );
    if (answer.redirected) location.assign(answer.url);
    else if (!answer.headers.get("etag")) location.reload();
    else took(html, form, data);
  }

  function took(html, form, data) {
    wishes.drop("confirm");
    swap(html, "", form.hasAttribute("data-said") ? data.get("words") : null);
    const confirm = document.getElementById("confirm");
    if (!confirm) return;
    wishes.set("confirm", data.get("action"));
    confirm.focus();
    live.querySelector(".confirm").scrollIntoView({ block: "nearest" });
  }

  async function sendForm(form, button) {
    try {
      await send(form, button);
    } finally {
      if (wanted) refresh().catch(() => lost(true));
    }
  }

  return { send: sendForm, refresh, isBusy };
}

// The same form again until all of the answer is there, not before the server says: its key makes repeats harmless
async function insist(request) {
  for (let pause = PAUSE; ; pause = Math.min(pause * 2, LONGEST)) {
    let wished = 0;
    try {
      const answer = await request(),
        html = await answer.text();
      if (!passes(answer)) {
        lost(false);
        return [answer, html];
      }
      wished = Math.min(1000 * Number(answer.headers.get("retry-after")) || 0, LONGEST);
    } catch {
      /* the connection; try again */
    }
    lost(true);
    await new Promise((resolve) => setTimeout(resolve, Math.max(pause, wished)));
  }
}
