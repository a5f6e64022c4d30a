// A whole game in the fragment of an address, compressed: whoever opens it has the game, and nothing is sent to anybody.
const MARK = "#game=";

const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream));

async function packed(record) {
  const bytes = new Uint8Array(
    await through(JSON.stringify(record), new CompressionStream("deflate-raw")).arrayBuffer(),
  );
  const word = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  return word.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function unpacked(word) {
  const bytes = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
  return through(
    Uint8Array.from(bytes, (letter) => letter.codePointAt(0)),
    new DecompressionStream("deflate-raw"),
  ).text();
}

const address = async (record, place) =>
  new URL(place, location.href).href + MARK + (await packed(await (await fetch(record)).json()));

async function give(link) {
  const url = await address(link.href, link.dataset.address);
  try {
    if (navigator.share) return await navigator.share({ url });
    await navigator.clipboard.writeText(url);
    link.textContent = link.dataset.copied;
  } catch (error) {
    if (error.name !== "AbortError") toCopy(link, url);
  }
}

// Where a page may neither share nor copy, the reader copies.
function toCopy(link, url) {
  const field = Object.assign(document.createElement("input"), { readOnly: true, value: url });
  field.setAttribute("aria-label", link.textContent);
  link.replaceWith(field);
  field.select();
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-carry]");
  if (!link) return;
  event.preventDefault();
  if (link.dataset.carry === "open") open(await address(link.href, link.dataset.address), "_blank");
  else give(link);
});

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-carry]");
  if (!form) return;
  event.preventDefault();
  const server = form.elements.server.value.replace(/\/*$/, "/");
  open(await address(form.dataset.carry, `${server}replays`), "_blank", "noopener");
});

const form = document.getElementById("bring");

async function bring() {
  if (!location.hash.startsWith(MARK)) return;
  const said = document.getElementById("brought");
  said.textContent = said.dataset.reading;
  try {
    const data = new FormData(form);
    data.set("record", new File([await unpacked(location.hash.slice(MARK.length))], "game.json"));
    const answer = await fetch(form.action, { method: "POST", body: data });
    if (!answer.ok) throw new Error(answer.statusText);
    location.replace(answer.url);
  } catch {
    said.textContent = said.dataset.broken;
  }
}

if (form) {
  addEventListener("hashchange", bring);
  bring();
}
