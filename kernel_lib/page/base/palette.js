// The colours of the page, read from the styles in force, for everything drawn on a canvas.

const NAMES = ["ink", "paper", "muted", "line", "accent", "soft", "good", "bad", "you",
  "run-1", "run-2", "run-3", "run-4"];

/** Line patterns and marks of the runs, so that colour is not the only carrier. */
export const DASHES = [[], [7, 4], [2, 3], [9, 3, 2, 3]];
export const MARKS = ["disc", "square", "triangle", "diamond"];

/**
 * Colours by name as the browser computed them: { ink, paper, ..., runs: [four] }.
 * @param {HTMLElement} root
 */
export function readPalette(root) {
  const probe = document.createElement("span");
  probe.style.display = "none";
  root.append(probe);
  /** @type {Record<string, any>} */
  const colours = {};
  for (const name of NAMES) {
    probe.style.color = `var(--${name})`;
    colours[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  colours.runs = [1, 2, 3, 4].map((number) => colours[`run-${number}`]);
  colours.font = getComputedStyle(root).fontFamily;
  return colours;
}

/**
 * "rgb(255, 0, 16)" as "#ff0010"; null for anything else. Pure.
 * @param {string} computed
 */
export function hexColour(computed) {
  const parts = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(computed);
  if (!parts) return null;
  return `#${parts.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The same colour, partly transparent. Pure.
 * @param {string} computed
 * @param {number} opacity
 */
export function faded(computed, opacity) {
  const parts = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(computed);
  return parts ? `rgba(${parts[1]}, ${parts[2]}, ${parts[3]}, ${opacity})` : computed;
}

/**
 * Call `changed` when the page turns light or dark; returns a function that stops watching.
 * @param {() => void} changed
 */
export function watchTheme(changed) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", changed);
  const seen = new MutationObserver(changed);
  const attributes = { attributes: true, attributeFilter: ["class", "data-jp-theme-light",
    "data-theme", "style"] };
  seen.observe(document.body, attributes);
  seen.observe(document.documentElement, attributes);
  return () => {
    dark.removeEventListener("change", changed);
    seen.disconnect();
  };
}

/**
 * A small mark of a run, centred on a pixel position.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} mark
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function drawMark(pen, mark, x, y, size) {
  pen.beginPath();
  if (mark === "disc") pen.arc(x, y, size, 0, 2 * Math.PI);
  else if (mark === "square") pen.rect(x - size * 0.9, y - size * 0.9, 1.8 * size, 1.8 * size);
  else if (mark === "triangle") {
    pen.moveTo(x, y - 1.2 * size);
    pen.lineTo(x + 1.1 * size, y + 0.8 * size);
    pen.lineTo(x - 1.1 * size, y + 0.8 * size);
    pen.closePath();
  } else {
    pen.moveTo(x, y - 1.3 * size);
    pen.lineTo(x + 1.1 * size, y);
    pen.lineTo(x, y + 1.3 * size);
    pen.lineTo(x - 1.1 * size, y);
    pen.closePath();
  }
}
