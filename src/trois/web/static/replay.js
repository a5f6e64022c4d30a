// Steps through a match without loading the page again. Links and the form do it without this.
import { explaining, frameName, framing, glide, piecePlaces, tabs, turned } from "./board.js";
import { animator } from "./motion.js";

const replay = document.getElementById("replay");
const last = Number(replay.dataset.last);
const slider = replay.querySelector("input[type=range]");
const run = document.getElementById("run");
const pages = new Map();
let at = Number(replay.dataset.at);
let wanted = at;
let loading = false;
let running = 0;
const motion = animator(replay);

const query = (step) => `?${new URLSearchParams({ seat: replay.dataset.seat, at: step })}`;

function page(step) {
  if (!pages.has(step)) {
    const answer = fetch(`${replay.dataset.address}/step${query(step)}&frame=${frameName()}`).then((found) => {
      if (!found.ok) throw new Error(found.statusText);
      return found.text();
    });
    answer.catch(() => pages.delete(step));
    pages.set(step, answer);
  }
  return pages.get(step);
}

async function show(step) {
  wanted = Math.max(0, Math.min(step, last));
  slider.value = wanted;
  if (loading) return;
  loading = true;
  try {
    while (wanted !== at) {
      const next = wanted;
      swap(await page(next), next);
    }
    if (at < last) page(at + 1);
  } catch {
    location.assign(`${replay.dataset.address}${query(wanted)}`);
  } finally {
    loading = false;
  }
}

function swap(html, step) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const places = piecePlaces(replay);
  const stages =
    step === at + 1 ? JSON.parse(fresh.content.querySelector('[data-part="caption"]').dataset.stages ?? "[]") : [];
  motion.skip();
  const gone = motion.prepare(stages);
  const move = document.activeElement?.closest?.("[data-move]")?.dataset.move;
  for (const part of [...fresh.content.children])
    replay.querySelector(`[data-part="${part.dataset.part}"]`).replaceWith(part);
  const near = Math.abs(step - at) <= 1;
  at = step;
  history.replaceState(null, "", query(at));
  tabs(replay);
  if (near) glide(replay, places);
  motion.begin(stages, gone);
  if (move) (replay.querySelector(`a[data-move="${move}"]`) ?? slider).focus({ preventScroll: true });
  mark();
  document.getElementById("announce").textContent = replay.querySelector(".lines").textContent.trim();
}

// The same step for another window
async function again() {
  pages.clear();
  swap(await page(at), at);
}

// The line of the log that is shown
function mark() {
  const list = replay.querySelector(".log ol");
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = list.querySelector(`[data-step="${at}"]`);
  line.setAttribute("aria-current", "step");
  const item = line.parentElement;
  list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}

function stop() {
  clearInterval(running);
  running = 0;
  run.setAttribute("aria-pressed", "false");
}

run.addEventListener("click", () => {
  if (running) {
    stop();
    return;
  }
  run.setAttribute("aria-pressed", "true");
  if (wanted >= last) show(0);
  running = setInterval(() => {
    if (wanted >= last) stop();
    else show(wanted + 1);
  }, 1200);
});

slider.addEventListener("input", () => {
  stop();
  show(Number(slider.value));
});
slider.form.addEventListener("submit", (event) => event.preventDefault());

replay.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (step) {
    event.preventDefault();
    stop();
    show(Number(step.dataset.step));
    return;
  }
  turned(replay, event);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  stop();
  show(to);
});

explaining(replay);
framing(replay, again);
tabs(replay);
mark();
