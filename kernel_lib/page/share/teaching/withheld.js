// What a link keeps back of a lesson, for an exam or homework: a courtesy, which a reader can undo.

/** What can be kept back, beside controls, by its word in `hide=`. */
const WITHHELD = ["skip", "answers", "explanation", "python"];

/** The words of `hide=` in a query that keep something back. Pure. */
export function withheldIn(search, prefix) {
  const words = (new URLSearchParams(search).get(`${prefix}hide`) ?? "").split(",");
  return WITHHELD.filter((word) => words.some((one) => one.trim() === word));
}

/** Keep it back: by the styles of the lesson, and in the text around it. */
export function withhold(root, words) {
  if (!words.length) return;
  root.dataset.hides = words.join(" ");
  const text = root.closest("main") ?? root.ownerDocument.body;
  const folded = (selector) => text.querySelectorAll(selector);
  if (words.includes("python")) for (const one of folded("details.python")) one.hidden = true;
  if (!words.includes("answers")) return;
  // Whatever the language of the text: where an exercise is checked, its answer is folded.
  for (const check of folded('a[href*="#exercise="]')) {
    for (const one of check.closest(".prose, .jp-RenderedHTMLCommon")?.querySelectorAll("details") ?? []) one.hidden = true;
  }
}
