// Plays what happened: the stages of a round one after the other, and what others moved. The server says what moves; it is
// shown on a layer of its own above the board, so that the board is not painted again and again. A click or a key skips.
import { flying, picture, rect } from "./fliers.js";
import { moving } from "./moves.js";
import { things } from "./places.js";
import { play } from "./sound.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const LENGTHS = { turn: 700, cards: 750, income: 750, dice: 900, events: 900, black: 700, wheel: 850, crier: 1000 };
const COMING = new Set(["turn", "tumble", "fall", "rise", "stroke", "ring", "spin"]);

export function animator(root) {
  const { layer, fly, release } = flying();
  const { kinds, travel, coin } = moving(fly);
  let run = null;

  // Of sheets only the viewer's own is large: what others write on theirs is not played on it
  const concerns = ([kind, , , seat]) => kind !== "stroke" || seat === (Number(root.dataset.seat) || 0);

  // Of cards and seats only the first
  function find(what) {
    const found = things(root, what).filter((element) => element.getClientRects().length);
    return what.startsWith("piece:") ? found : found.slice(0, 1);
  }

  const board = () =>
    (root.querySelector("svg.whole") ?? root.querySelector(".boards") ?? root).getBoundingClientRect();

  // Before the board is swapped: pictures of what will have gone

  function prepare(stages) {
    const kept = new Map();
    if (still.matches) return kept;
    for (const [, , moves] of stages) {
      for (const [kind, , source] of moves) {
        if (kind !== "fly" || !source) continue;
        const taken = kept.get(source) ?? [];
        const element = find(source)[taken.length];
        const image = element && picture(element);
        if (image) kept.set(source, [...taken, { image, place: rect(element) }]);
      }
    }
    return kept;
  }

  function start(moves, kept) {
    const done = new Set();
    let order = 0;
    for (const [kind, what, source] of moves.filter(concerns)) {
      const delay = Math.min(order * 45, 450);
      order += 1;
      if (kind === "coin") pay(what, source, delay);
      else if (kind === "fly") go(kept.get(source)?.shift(), what, delay);
      else {
        for (const element of find(what))
          if (!done.has(`${kind} ${what}`) || kind === "light") kinds[kind]?.(element, delay);
        done.add(`${kind} ${what}`);
      }
    }
    release();
    sound(moves);
  }

  function pay(what, source, delay) {
    const target = find(what)[0],
      giver = source && find(source)[0];
    if (target) coin(giver ? rect(giver) : board(), rect(target), delay);
  }

  function go(from, what, delay) {
    const target = find(what)[0];
    if (from && target) travel(from.image, from.place, rect(target), delay, { ghost: true });
  }

  function sound(moves) {
    const made = new Set(moves.map(([kind]) => kind));
    if (made.has("tumble") || made.has("fall")) play("dice");
    if (made.has("coin")) play("coin");
    if (made.has("ring")) play("bell");
  }

  // Stages

  function begin(stages, kept = new Map()) {
    skip();
    if (still.matches || document.hidden || !stages.length) return;
    run = { stages: [...stages], coming: new Map(), timer: 0, resolve: null };
    run.ended = new Promise((resolve) => {
      run.resolve = resolve;
    });
    stages.forEach(([, , moves], stage) => {
      for (const [kind, what] of moves.filter(concerns))
        if (COMING.has(kind)) for (const element of find(what)) run.coming.set(element, stage);
    });
    for (const element of run.coming.keys()) element.style.visibility = "hidden";
    const begun = run;
    // The board is painted first, then things move
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (run === begun) next(kept, 0);
      }),
    );
  }

  function next(kept, number) {
    if (number) show(number - 1);
    const stage = run.stages[number];
    if (!stage) {
      end();
      return;
    }
    const [name, said, moves] = stage;
    performance.mark(`trois-stage-${name}`);
    start(moves, kept);
    caption(said);
    run.timer = setTimeout(() => next(kept, number + 1), moves.length ? (LENGTHS[name] ?? 700) : 60);
  }

  // The things of a stage in place of their pictures
  function show(stage) {
    for (const [element, its] of run.coming) {
      if (its > stage) continue;
      element.style.visibility = "";
      run.coming.delete(element);
    }
    for (const flier of layer.querySelectorAll(":scope > :not(.ghost, .stage-name)")) flier.remove();
  }

  function end() {
    const over = run;
    if (!over) return;
    show(Infinity);
    run = null;
    clearTimeout(over.timer);
    caption("");
    performance.mark("trois-stages-end");
    over.resolve();
  }

  function skip() {
    if (!run) return false;
    end();
    layer.replaceChildren();
    return true;
  }

  function caption(words) {
    const sign = layer.querySelector(".stage-name") ?? document.createElement("p");
    if (!words) {
      sign.remove();
      return;
    }
    sign.textContent = words;
    if (sign.isConnected) return;
    const { left, width, bottom } = board();
    sign.className = "stage-name";
    sign.style.left = `${left + width / 2}px`;
    sign.style.top = `${Math.min(bottom, innerHeight) - 56}px`;
    layer.append(sign);
  }

  document.addEventListener(
    "pointerdown",
    () => {
      skip();
    },
    true,
  );
  document.addEventListener(
    "keydown",
    () => {
      skip();
    },
    true,
  );

  return { prepare, begin, skip, isBusy: () => run !== null, ended: () => run?.ended ?? Promise.resolve() };
}
