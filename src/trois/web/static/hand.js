// The die in hand: one lower, one higher, another colour, each with its price so far. The uses of the face it shows stand
// first; those of all other faces stay in the groups they came in.

export function handling(live) {
  let faces = {};
  let start = "";
  let face = "";
  const hand = () => live.querySelector(".hand");

  function begin() {
    if (!hand()) return;
    faces = JSON.parse(hand().dataset.faces);
    start = hand().dataset.face;
    for (const item of live.querySelectorAll("li[data-face]"))
      item.dataset.home = item.closest("[data-group]").dataset.group;
    show(start in faces ? start : Object.keys(faces)[0]);
  }

  const split = (one) => {
    const [colour, value] = one.split(":");
    return { colour, value: Number(value) };
  };
  const turned = (by) => {
    const { colour, value } = split(face);
    return `${colour}:${value + by}`;
  };
  const dyed = (colour) => `${colour}:${split(face).value}`;

  function show(next) {
    face = next;
    hand().querySelector(".die-in-hand").innerHTML = faces[face][0];
    for (const button of hand().querySelectorAll("[data-step]")) offer(button, turned(Number(button.dataset.step)));
    for (const button of hand().querySelectorAll("[data-dye]")) {
      offer(button, dyed(button.dataset.dye));
      button.setAttribute("aria-pressed", String(button.dataset.dye === split(face).colour));
    }
    sort();
  }

  function offer(button, next) {
    const known = faces[next];
    button.disabled = !known;
    button.querySelector(".cost").innerHTML = !known ? "" : known[1] || hand().querySelector(".as-is").innerHTML;
  }

  function sort() {
    const first = live.querySelector('[data-group="free"] ul') ?? live.querySelector("[data-group] ul");
    for (const item of live.querySelectorAll("li[data-face]")) {
      const home = live.querySelector(`[data-group="${item.dataset.home}"] ul`);
      if (item.dataset.home === "free") item.hidden = item.dataset.face !== face;
      else if (item.dataset.face === face) first.append(item);
      else if (item.parentElement !== home) home.append(item);
    }
    for (const group of live.querySelectorAll(".group.tool")) {
      const number = group.querySelector(".number"),
        left = group.querySelectorAll("li").length;
      group.hidden = !left;
      if (number) number.textContent = left;
    }
  }

  // A click on one of its buttons; whether it was one
  function turns(target) {
    const button = target.closest?.("[data-step], [data-dye]");
    if (!button) return false;
    if (!button.disabled) show(button.dataset.step ? turned(Number(button.dataset.step)) : dyed(button.dataset.dye));
    return true;
  }

  return { begin, turns };
}
