// What this browser remembers of each lesson, on its card: the guess, and the stars.
(() => {
  const say = /** @type {any} */ (window).caromSay; // stands in the page
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  };
  const keysOf = (name) => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(`carom:${name}`)).sort();
    } catch {
      return []; // storage may be closed to this page
    }
  };
  const inWords = (value, unit) => {
    if (Array.isArray(value)) return `(${value.flat(2).map((one) => inWords(one, "")).join(", ")})`;
    const text = typeof value === "number" ? String(Number(value.toPrecision(3))) : String(value);
    return unit && typeof value === "number" ? `${text} ${unit}` : text;
  };
  const guessLine = (record) => {
    if (record.skipped || record.guess === undefined) return say("done.skipped");
    const guess = inWords(record.guess, record.unit);
    if (record.right) return say("done.right", { guess });
    return record.answer === undefined || String(record.answer).length > 60 ? say("done.mine", { guess })
      : say("done.wrong", { guess, answer: inWords(record.answer, record.unit) });
  };
  const doneOf = (name) => {
    const lines = [];
    const records = keysOf(`${name}:`).map(read).filter((one) => one?.question);
    records.sort((one, other) => (one.when < other.when ? -1 : 1));
    if (records.length) lines.push(guessLine(records[0]));
    const tasks = read(`carom:${name}:tasks`) ?? {};
    const stars = Object.values(tasks.stars ?? {}).reduce((sum, one) => sum + one, 0);
    if (stars) lines.push(say("done.stars", { count: stars }));
    const solved = (tasks.solved ?? []).length;
    if (solved) lines.push(say("done.exercises", { count: solved }));
    return lines;
  };

  const cards = /** @type {any[]} */ ([...document.querySelectorAll(".card[data-lessons]")]);
  const onward = /** @type {any} */ (document.querySelector(".onward"));
  const forget = /** @type {any} */ (document.querySelector(".forget"));
  const show = () => {
    /** @type {any} */
    let next = null;
    for (const card of cards) {
      const lines = card.dataset.lessons.split(" ").flatMap(doneOf);
      const said = card.querySelector(".done");
      said.textContent = lines.join(" · ");
      said.hidden = !lines.length;
      if (!lines.length) next ??= card;
    }
    const any = keysOf("").length > 0;
    forget.hidden = !any;
    onward.hidden = !any || !next;
    if (!next) return;
    const from = next.querySelector("h3 a");
    const link = onward.querySelector("a");
    link.href = from.href;
    link.textContent = say("done.onward", { title: from.textContent });
  };
  const [ask, sure] = [say("done.forget"), say("done.sure")];
  forget.addEventListener("click", () => {
    if (forget.textContent !== sure) {
      forget.textContent = sure;
      return;
    }
    for (const key of keysOf("")) localStorage.removeItem(key);
    forget.textContent = ask;
    show();
  });
  forget.addEventListener("blur", () => { forget.textContent = ask; });
  addEventListener("pageshow", show);
  show();
})();
