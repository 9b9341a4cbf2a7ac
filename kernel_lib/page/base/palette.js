// The colours of the page, read from the styles in force, for everything drawn on a canvas.

const NAMES = ["ink", "paper", "stage", "muted", "edge", "line", "accent", "soft", "ground", "good",
  "bad", "you", "spot", "digit", "b1", "b2", "b3", "b4", "b5", "n", "t"];

/** What the reader's own few colours stand for; all others are that of text. @type {Record<string, string>} */
const FORCED = { paper: "Canvas", stage: "Canvas", soft: "Canvas",
  ground: "Canvas", line: "GrayText", you: "Highlight", spot: "Canvas" };

/** Line patterns and marks of the runs, so that colour is not the only carrier. */
export const DASHES = [[], [7, 4], [2, 3], [9, 3, 2, 3]];
export const MARKS = ["disc", "square", "triangle", "diamond"];

/** Balls of a run up to which each has a hue of its own; more have that of their run. */
export const MOST_HUES = 60;

/**
 * Colours by name as the browser computed them: { ink, paper, ..., runs: [four], bodies: [five],
 * font, forced }; forced: the reader's own few colours.
 * @param {HTMLElement} root
 */
export function readPalette(root) {
  const forced = matchMedia("(forced-colors: active)").matches;
  // All at once: each change between two looks would have the styles of the page computed anew.
  // Next to the lesson, which is a container: what lies within it has styles only once all is laid out.
  const probes = document.createElement("span");
  probes.className = "carom-figure";
  probes.style.display = "none";
  for (const name of NAMES) {
    const probe = document.createElement("span");
    if (forced) probe.style.setProperty("forced-color-adjust", "none");
    probe.style.color = forced ? FORCED[name] ?? "CanvasText" : `var(--${name})`;
    probes.append(probe);
  }
  (root.parentElement ?? root).append(probes);
  /** @type {Record<string, any>} */
  const colours = {};
  NAMES.forEach((name, place) => { colours[name] = getComputedStyle(probes.children[place]).color; });
  colours.font = getComputedStyle(probes).fontFamily;
  probes.remove();
  colours.bodies = [1, 2, 3, 4, 5].map((number) => colours[`b${number}`]);
  colours.runs = colours.bodies;
  colours.forced = forced;
  return colours;
}

/**
 * The hue of a run: the one that its experiment gives it by its name, else that of its place. Pure.
 * @param {Record<string, any>} colours
 * @param {{ index: number, hue?: number }} run
 * @param {number} [further] hues on
 * @returns {string}
 */
export function hueOfRun(colours, run, further = 0) {
  return colours.runs[((run.hue ?? run.index) + further) % colours.runs.length];
}

/**
 * The hue of a body: its own where a run has several, else that of the run. Pure.
 * @param {Record<string, any>} colours
 * @param {{ balls: number, index: number, hue?: number }} run
 * @param {number} ball
 * @returns {string}
 */
export function hueOf(colours, run, ball) {
  return run.balls > 1 && run.balls <= MOST_HUES ? colours.bodies[ball % colours.bodies.length]
    : hueOfRun(colours, run);
}

/**
 * The hue of the one ball of a crowd that can be followed. Pure.
 * @param {Record<string, any>} colours
 * @returns {string}
 */
export function hueOfFollowed(colours) {
  return colours.bodies[3];
}

/**
 * The hue of a quantity: that of the ball of which alone it is measured; of several balls together it is
 * ink, as no ball is meant; of a run of one ball that of the run. Pure.
 * @param {Record<string, any>} colours
 * @param {{ balls: number, index: number, hue?: number }} run
 * @param {number | null | undefined} ball
 * @returns {string}
 */
export function hueOfQuantity(colours, run, ball) {
  if (run.balls < 2) return hueOf(colours, run, 0);
  return ball === null || ball === undefined ? colours.ink : hueOf(colours, run, ball);
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
  const media = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((one) => matchMedia(one));
  for (const one of media) one.addEventListener("change", changed);
  const seen = new MutationObserver(changed);
  const attributes = { attributes: true, attributeFilter: ["class", "data-jp-theme-light",
    "data-theme", "style"] };
  seen.observe(document.body, attributes);
  seen.observe(document.documentElement, attributes);
  return () => {
    for (const one of media) one.removeEventListener("change", changed);
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
