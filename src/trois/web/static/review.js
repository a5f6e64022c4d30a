// The board is drawn for the window; the first time the server may not know how large that is.
import { drawnFrame, frameName, rememberFrame } from "./board.js";

if (drawnFrame(document) !== frameName()) {
  rememberFrame();
  if (document.cookie.includes(`frame=${frameName()}`)) location.reload();
}

// Arrow keys go from decision to decision, M to the next mistake.
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const wanted = { ArrowLeft: "a[rel=prev]", ArrowRight: "a[rel=next]", m: ".steps a.main" }[event.key];
  document.querySelector(wanted ?? "none")?.click();
});
