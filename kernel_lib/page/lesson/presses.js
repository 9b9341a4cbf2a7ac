// A key presses what has the focus, once: a second Enter, or one that is held, would press what a first one has brought there.

const APART = 400; // milliseconds between two presses by a key
const PRESSED = ".carom-asked, .carom-rail"; // the question, its answers and what follows
const STEPS = ".carom-step"; // these one presses often and fast

/** Let keys press the buttons of a lesson no faster than that. */
export function spacePresses(root) {
  let [last, soon] = [-Infinity, false];
  root.addEventListener("keydown", ({ key, repeat, timeStamp }) => {
    if (key !== "Enter" && key !== " ") {
      last = -Infinity; // such as Tab: what is pressed next was chosen
      return;
    }
    soon = repeat || timeStamp - last < APART;
    last = timeStamp;
  }, true);
  root.addEventListener("click", (event) => {
    const { detail, isTrusted, target, timeStamp } = event;
    // A key makes a click that counts none of a mouse.
    const again = soon && isTrusted && !detail && timeStamp - last < APART;
    if (!again || !target.closest(PRESSED) || !target.matches("button, a") || target.matches(STEPS)) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}
