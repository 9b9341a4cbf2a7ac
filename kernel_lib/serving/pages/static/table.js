// The balls of the gallery go along the paths that Python has computed: to the end of the run and
// back, which is as lawful. They halt under the pointer and while one has the focus.
(() => {
  const table = /** @type {any} */ (document.querySelector(".carom-table"));
  const pause = /** @type {any} */ (document.querySelector(".pause"));
  const balls = /** @type {any[]} */ ([...table.querySelectorAll("[data-corners]")]).map((element) => {
    const told = element.dataset.corners.split(" ").map(Number);
    const corners = [];
    for (let k = 0; k < told.length; k += 3) corners.push(told.slice(k, k + 3));
    return { element, corners, at: 0 };
  });
  const lasts = balls[0].corners.at(-1)[0];
  const LATE = 0.1; // s that one picture may go on by: a page that was hidden goes on where it was

  // Where a ball is: it flies straight and evenly from corner to corner.
  function placed(ball, time) {
    const { corners } = ball;
    while (ball.at > 0 && corners[ball.at][0] > time) ball.at -= 1;
    while (ball.at < corners.length - 2 && corners[ball.at + 1][0] <= time) ball.at += 1;
    const [[t, x, y], [t2, x2, y2]] = [corners[ball.at], corners[ball.at + 1]];
    const part = Math.min(1, Math.max(0, (time - t) / (t2 - t)));
    return [x + part * (x2 - x), y + part * (y2 - y)];
  }

  let running = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  let [time, held, before, frame] = [0, false, 0, 0];
  function draw(now) {
    const passed = Math.min(LATE, (now - before) / 1000);
    before = now;
    if (!running || held) return;
    time = (time + passed) % (2 * lasts);
    for (const ball of balls) {
      const [x, y] = placed(ball, time < lasts ? time : 2 * lasts - time);
      ball.element.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
    }
    frame = requestAnimationFrame(draw);
  }

  function goOn() {
    cancelAnimationFrame(frame);
    before = performance.now();
    frame = requestAnimationFrame(draw);
  }
  function hold(now) {
    if (held === now) return;
    held = now;
    if (!held) goOn();
  }
  const words = { true: pause.textContent, false: pause.dataset.play };
  function tell() {
    pause.textContent = words[String(running)];
    table.dataset.running = String(running);
  }
  pause.hidden = false;
  pause.addEventListener("click", () => {
    running = !running;
    tell();
    if (running) goOn();
  });
  table.addEventListener("pointerenter", () => { hold(true); });
  table.addEventListener("pointerleave", () => { hold(table.contains(document.activeElement)); });
  table.addEventListener("focusin", () => { hold(true); });
  table.addEventListener("focusout", () => { hold(table.matches(":hover")); });
  // On a phone it is a picture: the list below says the same, and a finger misses a ball.
  const phone = matchMedia("(max-width: 40rem)");
  function suitWidth() {
    if (phone.matches) table.setAttribute("aria-hidden", "true");
    else table.removeAttribute("aria-hidden");
    for (const { element } of balls) element.setAttribute("tabindex", phone.matches ? "-1" : "0");
  }
  phone.addEventListener("change", suitWidth);
  table.setAttribute("tabindex", "-1"); // a drawing that hears of the focus would be a stop itself
  suitWidth();
  tell();
  goOn();
})();
