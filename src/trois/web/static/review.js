// The board is drawn for the window; the first time the server may not know how large that is.
import { frameName } from "./board.js";

const boards = document.querySelector(".judging .boards");
const shown = boards?.querySelector("svg.whole")?.dataset.frame ?? (boards?.matches(".parts") ? "phone" : frameName());
if (shown !== frameName()) {
  const wanted = `frame=${frameName()}`;
  document.cookie = `${wanted}; path=/; max-age=31536000; samesite=lax`;
  if (document.cookie.includes(wanted)) location.reload();
}

// Arrow keys go from decision to decision, M to the next mistake.
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const wanted = { ArrowLeft: "a[rel=prev]", ArrowRight: "a[rel=next]", m: ".steps a.main" }[event.key];
  document.querySelector(wanted ?? "none")?.click();
});
