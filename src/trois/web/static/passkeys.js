/* Passkeys: between the server's questions and the browser's own dialogue. */
const card = document.querySelector("[data-passkey]");
const keys = globalThis.PublicKeyCredential;

if (card && keys?.parseCreationOptionsFromJSON) {
  card.querySelector("[data-with]").hidden = false;
  card.querySelector("[data-without]").hidden = true;
  card.addEventListener("click", (event) => {
    const what = event.target.closest("[data-do]")?.dataset.do;
    if (what) go(what).catch(() => (card.querySelector("output").value = card.dataset.refused));
  });
}

async function go(what) {
  const asked = await (await send(`/passkeys/${what}`)).json();
  const given =
    what === "new"
      ? await navigator.credentials.create({ publicKey: keys.parseCreationOptionsFromJSON(asked) })
      : await navigator.credentials.get({ publicKey: keys.parseRequestOptionsFromJSON(asked) });
  const reply = await send(`/passkeys/${what}/answer`, { answer: JSON.stringify(given) });
  location.assign(reply.url);
}

async function send(path, fields = {}) {
  const body = new URLSearchParams({ _csrf_token: card.dataset.token, ...fields });
  const reply = await fetch(path, { method: "POST", body });
  if (!reply.ok) throw new Error(reply.status);
  return reply;
}
