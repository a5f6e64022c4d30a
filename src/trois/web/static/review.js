// Arrow keys go from decision to decision, M to the next mistake.
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const wanted = { ArrowLeft: "a[rel=prev]", ArrowRight: "a[rel=next]", m: ".steps a.main" }[event.key];
  document.querySelector(wanted ?? "none")?.click();
});
