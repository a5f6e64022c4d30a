// How each kind of move looks: frames of the pictures that fly.
import { box, picture, put, rect, symbol } from "./fliers.js";

const FACES = 3;

const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

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

// What comes is hidden on the board, and its picture moves; when the stage ends all of it is shown at once, so that the
// board is painted once a stage.
export function moving(fly) {
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

  function coin(from, to, delay) {
    const [x, y] = middle(from),
      place = { left: x - 9, top: y - 9, width: 18, height: 18 };
    travel(symbol("#coin", "yellow", place), place, to, delay);
  }

  return { kinds, travel, coin };
}
