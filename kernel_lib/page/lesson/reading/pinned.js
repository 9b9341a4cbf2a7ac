// While the text is read the stage stays in sight: small and beside the text, or above it on a
// phone. The lesson keeps its height, so nothing else on the page moves.

import { element, icon, newButton } from "../../base/dom.js";
import { say } from "../../words/say.js";

const LARGE = "M4 9V4h5v2H6v3z M15 4h5v5h-2V6h-3z M4 15h2v3h3v2H4z M18 15h2v5h-5v-2h3z";
const [SMALL_ABOVE, LOW_ABOVE] = [242, 152]; // pixels of stage and time on a phone, upright and across
const LOW = 480; // pixels of a window that is held across
const BELOW = 100_000; // pixels below the window that count as in sight

const BESIDE_FROM = 48.75; // sizes of the reader's type, as in the style sheets

/** Pixels of width from which the rail stands beside the stage, and the small stage beside the text. */
export function wideEnough() {
  return BESIDE_FROM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/**
 * Where the small stage stands. Pure.
 * @param {{ width: number, wide: number, bar: number, window: number }} room of the lesson, the least beside
 *   which there is room, height of the bar above it and of the window
 * @returns {{ how: "beside" | "above", line: number }} `line`: pixels from the top of the window
 *   which the lesson's end has passed when the small stage comes
 */
export function placeOfSmall({ width, wide, bar, window }) {
  if (width >= wide) return { how: "beside", line: bar };
  return { how: "above", line: bar + (window < LOW ? LOW_ABOVE : SMALL_ABOVE) };
}

/** The button that brings the large stage back; it is seen only while the stage is small. */
export function newLarge(root, calm) {
  return newButton({ class: "carom-icon carom-large", "aria-label": say("reading-large"),
    title: say("reading-back"), onclick: () => {
      root.style.scrollMarginTop = `${heightOfBar() + 8}px`;
      root.scrollIntoView({ block: "start", behavior: calm ? "instant" : "smooth" });
    } }, icon(LARGE));
}

/**
 * Keep `main` in sight while what follows `grid` is read; `changed()` is called when it has become
 * small or large. Returns how to end that.
 */
export function pinWhileReading({ root, grid, main, changed }) {
  if (!document.documentElement.classList.contains("carom-page")) return () => {};
  /** @type {any} */
  const part = { root, grid, main, changed, small: false, watch: null };
  part.end = element("div", { class: "carom-end", "aria-hidden": "true" });
  grid.after(part.end);
  const anew = () => watchEnd(part);
  // At the first look the browser has laid out the lesson in any case.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect();
    anew();
  });
  laidOut.observe(root);
  addEventListener("resize", anew);
  return () => {
    laidOut.disconnect();
    removeEventListener("resize", anew);
    part.watch?.disconnect();
    release(part);
  };
}

function heightOfBar() {
  return document.querySelector("[data-carom-bar]")?.parentElement?.offsetHeight ?? 0;
}

// Look from now on whether the end of the lesson has passed the line; a new width has a new one.
function watchEnd(part) {
  part.watch?.disconnect();
  release(part);
  const bar = heightOfBar();
  const room = { width: part.root.clientWidth, wide: wideEnough(), bar, window: innerHeight };
  part.place = { ...placeOfSmall(room), bar };
  // Without a root of its own it would look at the window around a frame, and take no margin there.
  part.watch = new IntersectionObserver((entries) => {
    const passed = !entries[entries.length - 1].isIntersecting;
    if (passed) pin(part);
    else release(part);
  }, { root: document, rootMargin: `${-part.place.line}px 0px ${BELOW}px 0px` });
  part.watch.observe(part.end);
}

// Several lessons on a page would stand upon each other, and one that fills the window stays so.
function mayPin({ root }) {
  return !root.dataset.view && document.getElementsByClassName("carom-lesson").length === 1;
}

function pin(part) {
  const { root, grid, main, place } = part;
  if (part.small || !mayPin(part)) return;
  part.small = true;
  const { left, right, width } = root.getBoundingClientRect();
  grid.style.height = `${grid.getBoundingClientRect().height}px`;
  for (const [name, size] of Object.entries({ bar: place.bar, left, width,
    right: document.documentElement.clientWidth - right })) {
    root.style.setProperty(`--${name}`, `${size}px`);
  }
  root.dataset.small = place.how;
  // Some boxes around a lesson confine what is fixed: there the stage stays where it was.
  const { top } = main.getBoundingClientRect();
  if (top < 0 || top > innerHeight) {
    release(part);
    return;
  }
  document.documentElement.style.scrollPaddingTop = `${place.line + 8}px`;
  part.changed();
}

function release(part) {
  if (!part.small) return;
  part.small = false;
  delete part.root.dataset.small;
  part.grid.style.height = "";
  document.documentElement.style.scrollPaddingTop = "";
  part.changed();
}
