// Plays what happened: the stages of a round one after the other, and what others moved. The server says what moves; it is
// shown on a layer of its own above the board, so that the board is not painted again and again. A click or a key skips.
import { things } from "./places.js";
import { play } from "./sound.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const LENGTHS = { turn: 700, cards: 750, income: 750, dice: 900, events: 900, black: 700, wheel: 850, crier: 1000 };
const COMING = new Set(["turn", "tumble", "fall", "rise", "stroke", "ring", "spin"]);
const MOST_FLIERS = 90;
const FACES = 3;

export function animator(root) {
  const layer = document.createElement("div");
  layer.className = "fliers";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  let run = null;
  const waiting = [];

  // Of sheets only the viewer's own is large: what others write on theirs is not played on it
  const concerns = ([kind, , , seat]) => kind !== "stroke" || seat === (Number(root.dataset.seat) || 0);

  // Of cards and seats only the first
  function find(what) {
    const found = things(root, what).filter((element) => element.getClientRects().length);
    return what.startsWith("piece:") ? found : found.slice(0, 1);
  }

  // Fliers: a thing of the board as a small picture of its own

  // A card's picture reaches beyond its edge, where it is cut off: the paper says how large the card is
  const frame = (element) => element.querySelector(".card-paper") ?? element;
  const rect = (element) => frame(element).getBoundingClientRect();

  function box(element) {
    const inside = frame(element),
      { x, y, width, height } = inside.getBBox();
    const { a, d, e, f } = element.getCTM().inverse().multiply(inside.getCTM());
    return { x: a * x + e, y: d * y + f, width: a * width, height: d * height };
  }

  function picture(element) {
    const place = rect(element);
    if (!place.width || !element.getBBox) return null;
    const { x, y, width, height } = box(element);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    svg.setAttribute("class", "board flier");
    const copy = element.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("*")])
      for (const name of ["data-piece", "data-explain", "data-by", "id", "role", "tabindex"]) one.removeAttribute(name);
    svg.append(copy);
    return put(svg, place);
  }

  function put(element, { left, top, width, height }) {
    Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    return element;
  }

  function symbol(name, look, place) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 32 32");
    svg.setAttribute("class", "board flier");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", name);
    use.setAttribute("class", look);
    svg.append(use);
    return put(svg, place);
  }

  // A flier goes when it has arrived, or stays in place of the thing it is a picture of until the stage ends
  function fly(element, frames, timing, stays = false) {
    if (element && layer.childElementCount + waiting.length < MOST_FLIERS)
      waiting.push([element, frames, timing, stays]);
  }

  // All places are looked up before anything is changed: else the page would be laid out anew for each flier
  function release() {
    const fliers = waiting.splice(0);
    layer.append(...fliers.map(([element]) => element));
    for (const [element, frames, timing, stays] of fliers) {
      const motion = element.animate(frames, { fill: "both", easing: "ease-out", ...timing });
      if (!stays)
        motion.finished.then(
          () => element.remove(),
          () => element.remove(),
        );
    }
  }

  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

  // How each kind of move looks. What comes is hidden on the board, and its picture moves; when the stage ends all of it
  // is shown at once, so that the board is painted once a stage.

  const kinds = {
    turn(element, delay) {
      fly(picture(element), [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: 250, delay }, true);
    },
    tumble(element, delay) {
      const place = rect(element),
        look = colour(element),
        step = 500 / FACES;
      const rolling = (n) => [
        { transform: `rotate(${n * 130 - 390}deg) translateY(${4 * n - 12}px)`, opacity: 1 },
        { transform: `rotate(${(n + 1) * 130 - 390}deg)`, opacity: 1 },
      ];
      for (let n = 0; n < FACES - 1; n += 1)
        fly(symbol(`#die-${1 + Math.floor(6 * Math.random())}`, look, place), rolling(n), {
          duration: step,
          delay: delay + n * step,
          easing: "linear",
          fill: "none",
        });
      fly(
        picture(element),
        [
          { opacity: 0, transform: "rotate(-130deg)" },
          { opacity: 1, offset: 0.01, transform: "rotate(-130deg)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: step, delay: delay + (FACES - 1) * step },
        true,
      );
    },
    fall(element, delay) {
      fly(
        picture(element),
        [
          { transform: "translateY(-90px) rotate(-50deg)", opacity: 0 },
          { transform: "translateY(0)", opacity: 1, offset: 0.7 },
          { transform: "translateY(-6px)", offset: 0.85 },
          { transform: "translateY(0)" },
        ],
        { duration: 420, delay, easing: "ease-in" },
        true,
      );
    },
    light(element, delay) {
      const glow = document.createElement("div");
      glow.className = "glow";
      fly(put(glow, rect(element)), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
        duration: 650,
        delay,
      });
    },
    rise(element, delay) {
      fly(
        picture(element),
        [
          { transform: "translateY(40%) scaleY(0.2)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        { duration: 500, delay },
        true,
      );
    },
    stroke(element, delay) {
      const image = picture(element);
      for (const line of image?.querySelectorAll(".brush, .tick-line") ?? []) draw(line, delay);
      fly(image, [{ opacity: 0.35 }, { opacity: 1 }], { duration: 320, delay }, true);
    },
    ring(element, delay) {
      const swings = [0, 9, -8, 7, -6, 4, 0].map((angle) => ({
        transform: `rotate(${angle}deg)`,
        transformOrigin: "50% 90%",
      }));
      fly(picture(element), swings, { duration: 900, delay, easing: "ease-in-out" }, true);
    },
    spin(element, delay) {
      const [x, y] = element.dataset.origin.split(" ").map(Number),
        area = box(element);
      const transformOrigin = `${(100 * (x - area.x)) / area.width}% ${(100 * (y - area.y)) / area.height}%`;
      fly(
        picture(element),
        [
          { transform: "rotate(40deg)", transformOrigin },
          { transform: "rotate(0deg)", transformOrigin },
        ],
        { duration: 700, delay, easing: "ease-in-out" },
        true,
      );
    },
  };

  function colour(element) {
    const found =
      element.dataset.piece?.match(/red|yellow|white|grey/)?.[0] ??
      element.innerHTML.match(/die-(red|yellow|white|black)/)?.[1];
    return found === "grey" ? "white" : (found ?? "white");
  }

  function draw(line, delay) {
    const length = line.getTotalLength?.() ?? 0;
    if (length)
      line.animate(
        [
          { strokeDasharray: `${length}`, strokeDashoffset: `${length}` },
          { strokeDasharray: `${length}`, strokeDashoffset: "0" },
        ],
        { duration: 300, delay, fill: "backwards" },
      );
  }

  // From one place to another: coins in a short arc, a die or a card to where it goes; it leaves a ghost for a while

  function travel(image, from, to, delay, { ghost = false, length = 420 } = {}) {
    const [x, y] = middle(from),
      [u, v] = middle(to);
    const lift = Math.min(60, 0.25 * Math.hypot(u - x, v - y));
    if (ghost) {
      const left = image.cloneNode(true);
      left.classList.add("ghost");
      fly(left, [{ opacity: 0.5 }, { opacity: 0.35, offset: 0.8 }, { opacity: 0 }], { duration: 2000, delay });
    }
    fly(
      image,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${(u - x) / 2}px, ${(v - y) / 2 - lift}px)`, offset: 0.5 },
        { transform: `translate(${u - x}px, ${v - y}px) scale(0.7)`, opacity: 0.9, offset: 0.95 },
        { transform: `translate(${u - x}px, ${v - y}px) scale(0.6)`, opacity: 0 },
      ],
      { duration: length, delay, fill: "both" },
    );
  }

  function coin(what, source, delay) {
    const target = find(what)[0],
      giver = source && find(source)[0];
    if (!target) return;
    const to = rect(target),
      from = giver ? rect(giver) : board();
    const [x, y] = middle(from);
    travel(
      symbol("#coin", "yellow", { left: x - 9, top: y - 9, width: 18, height: 18 }),
      { left: x - 9, top: y - 9, width: 18, height: 18 },
      to,
      delay,
    );
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
      if (kind === "coin") {
        coin(what, source, delay);
        continue;
      }
      if (kind === "fly") {
        const from = kept.get(source)?.shift(),
          target = find(what)[0],
          to = target && rect(target);
        if (from && to) travel(from.image, from.place, to, delay, { ghost: true });
        continue;
      }
      for (const element of find(what)) {
        if (!done.has(`${kind} ${what}`) || kind === "light") kinds[kind]?.(element, delay);
      }
      done.add(`${kind} ${what}`);
    }
    release();
    sound(moves);
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
