const root = document.documentElement;
const tip = document.getElementById("tip");
const speak = (language) => {
  root.dataset.lang = root.lang = language;
  document.title = root.querySelector("title").dataset[`in${language}`];
};
document.getElementById("language").onclick = () => speak(root.dataset.lang === "es" ? "en" : "es");
document.getElementById("theme").onclick = () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
};
const show = (event) => {
  const about = event.target.closest?.("[data-en]");
  tip.classList.toggle("on", Boolean(about));
  if (!about) return;
  tip.textContent = about.dataset[root.dataset.lang];
  const box = about.getBoundingClientRect();
  const x = event.clientX ?? box.x + box.width / 2;
  const y = event.clientY ?? box.y;
  tip.style.left = `${Math.max(8, Math.min(x + 14, innerWidth - tip.offsetWidth - 8))}px`;
  tip.style.top = `${y + 18 + tip.offsetHeight > innerHeight ? y - tip.offsetHeight - 10 : y + 18}px`;
};
for (const kind of ["pointermove", "focusin", "pointerdown"]) addEventListener(kind, show);
addEventListener("keydown", (event) => { if (event.key === "Escape") tip.classList.remove("on"); });
if (!navigator.language.startsWith("es")) speak("en");
