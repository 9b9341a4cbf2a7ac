// Whether something is in the window: what is out of sight may wait with its drawing.

/** @typedef {{ seen: boolean, end: () => void }} InSight */

const NEARLY = "100px"; // beyond the window's edge

/**
 * Follow whether an element is in the window, or nearly; `came` is called when it comes into sight.
 * @param {Element} element
 * @param {() => void} came
 * @param {boolean} [seen] what it is taken for before the browser has looked
 * @returns {InSight}
 */
export function watchSight(element, came, seen = true) {
  const sight = { seen, end: () => watch.disconnect() };
  const watch = new IntersectionObserver((entries) => {
    const before = sight.seen;
    sight.seen = entries[entries.length - 1].isIntersecting;
    if (sight.seen && !before) came();
  }, { rootMargin: NEARLY });
  watch.observe(element);
  return sight;
}
