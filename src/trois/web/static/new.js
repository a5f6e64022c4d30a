// The summary of a new table follows what is chosen.
const form = document.getElementById("new"),
  sum = document.getElementById("sum");

function show() {
  const rows = [...form.querySelectorAll(".wish")].map(line).filter(Boolean);
  sum.replaceChildren(...rows);
  if (!rows.length) {
    const none = document.createElement("li");
    none.textContent = sum.dataset.none;
    sum.append(none);
  }
}

function line(seat) {
  const kind = seat.querySelector(".segments input:checked");
  if (!kind || kind.value === "none") return null;
  const item = document.createElement("li");
  item.append(seat.querySelector(".who").cloneNode(true), what(seat, kind));
  return item;
}

function what(seat, kind) {
  const words = document.createElement("span");
  const level = seat.querySelector(".levels input:checked + label strong");
  words.textContent = kind.value === "bot" && level ? level.textContent : kind.nextElementSibling.textContent;
  return words;
}

form.addEventListener("change", show);
show();
