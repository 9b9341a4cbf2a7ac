// Which theme the page shows: the one its address asks for, else the system's.
// Runs in the head, before anything is drawn. `?theme=light|dark` is a reserved key.
(() => {
  const asked = new URLSearchParams(location.search).get("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const fixed = asked === "light" || asked === "dark";
    const theme = fixed ? asked : system.matches ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
    if (fixed) {
      document.getElementById("dark")?.setAttribute("media", theme === "dark" ? "all" : "not all");
      document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", theme);
    }
    if (document.body) document.body.dataset.jpThemeLight = String(theme === "light");
  };
  show();
  system.addEventListener("change", show);
  // Before deferred scripts run: a lesson paints all anew for a theme that changes later.
  document.addEventListener("readystatechange", show, { once: true });
})();
