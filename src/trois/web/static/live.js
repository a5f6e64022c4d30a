// Makes the pages live. They work without it: every wish is a form, every choice a button.
import { isOn, turnOn } from "./sound.js";
import { play } from "./table.js";

const root = document.documentElement;
root.classList.add("scripted");
const live = document.getElementById("live");

// Light and dark without loading the page again
for (const button of document.querySelectorAll("[data-theme-choice]")) {
  button.addEventListener("click", async (event) => {
    event.preventDefault();
    const theme = button.dataset.themeChoice;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const other of document.querySelectorAll("[data-theme-choice]"))
      other.setAttribute("aria-pressed", String(other === button));
    const form = new FormData(button.form);
    form.set("theme", theme);
    await fetch("/settings", { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  });
}

// The menu closes when one is done with it
const menu = document.querySelector("details.menu");
document.addEventListener("click", (event) => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu?.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// A file is named beside its button
for (const field of document.querySelectorAll(".file-field input")) {
  field.addEventListener("change", () => {
    field.parentElement.querySelector("output").value = field.files[0]?.name ?? "";
  });
}

// The switch of sounds stands in the header of a table
for (const button of document.querySelectorAll("[data-sound]")) {
  button.setAttribute("aria-pressed", String(isOn()));
  button.addEventListener("click", () => {
    turnOn(!isOn());
    for (const other of document.querySelectorAll("[data-sound]")) other.setAttribute("aria-pressed", String(isOn()));
  });
}

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (!copy) return;
  const field = document.querySelector(copy.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  copy.textContent = copy.dataset.copied;
});

// The result to whom one likes: by the system's own means, or into the clipboard
document.addEventListener("click", async (event) => {
  const share = event.target.closest("[data-share]");
  if (!share) return;
  const { share: text, address: url, copied } = share.dataset;
  try {
    if (navigator.share) {
      const files = await pictures(share.dataset.picture);
      await navigator.share(navigator.canShare?.({ text, url, files }) ? { text, url, files } : { text, url });
      return;
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    share.textContent = copied;
  } catch {
    /* left, or not allowed */
  }
});

async function pictures(address) {
  if (!address) return [];
  const picture = await (await fetch(address)).blob();
  return [new File([picture], address.split("/").pop(), { type: picture.type })];
}

if (live) play(live);
