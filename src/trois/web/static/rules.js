// The rules: search and contents on their page; on a table's page a rule opens in a dialog, so that nothing is lost.

import { alike, index, plain } from "./finding.js";

const MOST = 8; // hits that are listed

const search = document.getElementById("search");
if (search) searching();
if (document.body.classList.contains("rules")) following();
document.querySelector("[data-print]")?.addEventListener("click", () => print());

// Search: the best places first, each with its chapter and its beginning; what does not fit is hidden, what does is marked

function searching() {
  const found = document.getElementById("found"),
    hits = document.getElementById("hits");
  const passages = [...document.querySelectorAll("[data-passage]")];
  const find = index(
    passages.map((passage) => ({
      heading: nameOf(passage),
      text: passage.textContent,
      weight: passage.matches("figure") ? 0.6 : 1,
    })),
    search.dataset.same.split("; "),
    search.dataset.small,
  );
  search.addEventListener("input", () => {
    const asked = search.value.trim().length > 1,
      order = asked ? find(search.value).map((at) => passages[at]) : passages,
      fits = new Set(order);
    for (const passage of passages) passage.hidden = !fits.has(passage);
    for (const part of document.querySelectorAll(".rules article > section"))
      part.hidden = asked && !part.querySelector("[data-passage]:not([hidden])");
    for (const table of document.querySelectorAll(".card-table"))
      table.hidden = table.previousElementSibling.hidden = asked && !table.querySelector("tbody tr:not([hidden])");
    found.textContent = !asked
      ? ""
      : order.length
        ? found.dataset.found.replace("{n}", order.length)
        : found.dataset.nothing;
    hits.replaceChildren(...(asked ? order.slice(0, MOST).map(hit) : []));
    highlight(asked ? order : [], plain(search.value).split(" "));
  });
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") hits.querySelector("a")?.click();
  });
}

function nameOf(passage) {
  const name = passage.querySelector("strong, dt, th[scope=row], figcaption");
  return (name?.textContent ?? "").trim().replace(/[.:]$/, "");
}

function chapterOf(passage) {
  return passage.closest("section").querySelector("h2").lastChild.textContent.trim();
}

function hit(passage) {
  const item = document.createElement("li"),
    link = document.createElement("a"),
    where = document.createElement("small");
  link.href = `#${passage.id}`;
  link.textContent = nameOf(passage) || passage.textContent.trim().slice(0, 60);
  where.textContent = chapterOf(passage);
  link.append(where);
  item.append(link);
  return item;
}

// Marked by the browser's own highlights, so that the page's text stays as it is
function highlight(passages, words) {
  if (!CSS.highlights) return;
  CSS.highlights.clear();
  const ranges = passages.flatMap((passage) => [...rangesIn(passage, words)]);
  if (ranges.length) CSS.highlights.set("found", new Highlight(...ranges));
}

function* rangesIn(passage, words) {
  const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { 0: word, index: at } of node.textContent.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (!words.some((one) => alike(one, plain(word)))) continue;
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      yield range;
    }
  }
}

// The contents follow what is being read; on a phone they are folded at first

function following() {
  const contents = document.querySelector(".contents details");
  if (contents && innerWidth <= 1000) contents.open = false;
  const links = new Map([...document.querySelectorAll(".contents nav a")].map((link) => [link.hash.slice(1), link]));
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute("aria-current");
        links.get(entry.target.id)?.setAttribute("aria-current", "true");
      }
    },
    { rootMargin: "-20% 0px -70% 0px" },
  );
  for (const id of links.keys()) watcher.observe(document.getElementById(id));
}

// A rule at the table: a dialog with the passage; without it the link leads to the page, and that one back

let dialog = null;

export function ruleLink(live, thing) {
  const link = document.createElement("a");
  link.href = `/rules/${live.dataset.game}/find?${new URLSearchParams({ thing, table: live.dataset.table, seat: live.dataset.seat })}`;
  link.dataset.rule = "";
  link.className = "read-rule";
  link.textContent = live.dataset.readRule;
  return link;
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[data-rule]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const answer = await fetch(link.href, { headers: { "x-part": "yes" } });
  if (answer.ok) open(await answer.text(), link);
  else location.href = link.href;
});

// The first note at a table: read once, gone for good
document.addEventListener("submit", async (event) => {
  const form = event.target.closest?.("[data-read]");
  if (!form) return;
  event.preventDefault();
  const said = new FormData(form, event.submitter);
  await fetch(form.action, { method: "POST", body: new URLSearchParams(said), redirect: "manual" });
  form.closest(".first-game").remove();
});

function open(html, link) {
  dialog ??= made();
  dialog.querySelector("div").innerHTML = html;
  dialog.querySelector(".close").setAttribute("aria-label", document.getElementById("live")?.dataset.close ?? "×");
  dialog.showModal();
  dialog.onclose = () => {
    if (link.isConnected) link.focus();
  };
}

function made() {
  const one = document.createElement("dialog");
  one.className = "rule";
  one.setAttribute("aria-labelledby", "rule-title");
  one.innerHTML = '<button type="button" class="close">×</button><div></div>';
  one.querySelector(".close").addEventListener("click", () => one.close());
  one.addEventListener("click", (event) => {
    if (event.target === one) one.close();
  });
  document.body.append(one);
  return one;
}
