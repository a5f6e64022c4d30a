// A file of somebody's own games takes the place of what is there
const form = document.getElementById("load-form");

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const said = document.getElementById("load-said");
  const answer = await fetch("/kept/trois.db", { method: "POST", body: form.elements.file.files[0] });
  said.textContent = answer.ok ? said.dataset.loaded : answer.status === 507 ? said.dataset.full : said.dataset.foreign;
  form.reset();
});
