// Which theme the page shows: the one its address asks for, else the system's; and whether the
// browser is too old to play. Runs in the head, before anything is drawn, in syntax of 2015.
// `?theme=light|dark` is a reserved key.
(() => {
  // Each is there in all of the lowest browsers, and came late to one of them.
  const plays = () => {
    try {
      return new RegExp("(?<!a)b").test("b") && "findLast" in Array.prototype && "DecompressionStream" in window
        && CSS.supports("color", "color-mix(in srgb, red, red)");
    } catch {
      return false;
    }
  };
  if (!plays()) document.documentElement.dataset.old = "";
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
