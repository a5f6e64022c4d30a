/* Being told: the worker, push on this device, the badge, and the line about other tables that wait. */
const key = document.querySelector("[data-push-key]");
const line = document.querySelector("#others");

if ("serviceWorker" in navigator && (key || line)) navigator.serviceWorker.register("/sw.js").catch(() => {});

if (key) push();
if (document.querySelector(".badge-me")) count();

async function push() {
  const button = key.querySelector("button");
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  key.hidden = !can;
  if (!can) return;
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  say(known && Notification.permission === "granted" ? "on" : "");
  button.addEventListener("click", async () => {
    if ((await Notification.requestPermission()) !== "granted") return say("refused");
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(key.dataset.pushKey),
    });
    const body = new URLSearchParams({
      _csrf_token: key.dataset.token,
      subscription: JSON.stringify(subscription),
    });
    const reply = await fetch("/notices/push", { method: "POST", body });
    say(reply.ok ? "on" : "refused");
  });

  function say(state) {
    button.hidden = state === "on";
    key.querySelector("output").value = state === "on" ? key.dataset.on : state ? key.dataset.refused : "";
  }
}

function bytes(word) {
  const raw = atob(
    word
      .replaceAll("-", "+")
      .replaceAll("_", "/")
      .padEnd(Math.ceil(word.length / 4) * 4, "="),
  );
  return Uint8Array.from(raw, (letter) => letter.codePointAt(0));
}

/* Every half minute, and when the page is looked at again */
async function count() {
  const look = async () => {
    if (document.hidden) return;
    const here = document.querySelector("[data-table]")?.dataset.table ?? "";
    const reply = await fetch(`/waiting.json?here=${here}`).catch(() => null);
    if (!reply?.ok) return;
    const { waiting, others, sentence } = await reply.json();
    if ("setAppBadge" in navigator) await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
    tell(others, sentence);
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, 30000);
  await look();
}

function tell(number, sentence) {
  line.hidden = !number;
  line.querySelector("b").textContent = number;
  line.querySelector("span").textContent = sentence;
}
