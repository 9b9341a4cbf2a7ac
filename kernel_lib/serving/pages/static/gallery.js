// What this browser remembers of each lesson, on its card and its ball: the guess, and the stars.
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
  const recordsOf = (name) => keysOf(`${name}:`).map(read).filter((one) => one?.question);
  const isUnderstood = (name) => recordsOf(name).some((one) => one.understood);
  const doneOf = (name) => {
    const lines = [];
    const records = recordsOf(name);
    records.sort((one, other) => (one.when < other.when ? -1 : 1));
    if (records.length) lines.push(guessLine(records[0]));
    if (isUnderstood(name)) lines.push(say("done.understood"));
    const solved = (read(`carom:${name}:tasks`)?.solved ?? []).length;
    if (solved) lines.push(say("done.exercises", { count: solved }));
    return lines;
  };

  // Three stars for each challenge that has any, as words for who does not see them.
  const showStars = (box, names) => {
    const won = names.flatMap((name) => Object.values(read(`carom:${name}:tasks`)?.stars ?? {}))
      .filter((count) => count > 0);
    box.hidden = !won.length;
    box.setAttribute("role", "img");
    box.setAttribute("aria-label",
      say("done.stars", { count: won.reduce((sum, count) => sum + count, 0) }));
    box.replaceChildren(...won.map((count) => {
      const part = document.createElement("span");
      for (let k = 0; k < 3; k += 1) {
        const star = document.createElement("i");
        star.className = "star";
        star.classList.toggle("won", k < count);
        part.append(star);
      }
      return part;
    }));
  };

  const cards = /** @type {any[]} */ ([...document.querySelectorAll(".card[data-lessons]")]);
  // A theme that was chosen goes along to the lessons.
  const asked = new URLSearchParams(location.search).get("theme");
  for (const link of document.querySelectorAll(":is(.card, .table, .onward) a")) {
    if (!asked) break;
    const to = new URL(link.getAttribute("href") ?? "", location.href);
    to.searchParams.set("theme", asked);
    link.setAttribute("href", to.href);
  }

  const onward = /** @type {any} */ (document.querySelector(".onward"));
  const forget = /** @type {any} */ (document.querySelector(".forget"));
  const count = /** @type {any} */ (document.querySelector(".count"));
  const balls = /** @type {any[]} */ ([...document.querySelectorAll("[data-corners]")]);
  const [first, start] = [onward?.querySelector("a").href, onward?.textContent.trim()];
  const show = () => {
    /** @type {any} */
    let next = null;
    let begun = 0;
    let understood = 0;
    const states = new Map();
    for (const card of cards) {
      const names = card.dataset.lessons.split(" ");
      const lines = names.flatMap(doneOf);
      const said = card.querySelector(".done");
      said.textContent = lines.join(" · ");
      said.hidden = !lines.length;
      card.querySelector(".takes").hidden = lines.length > 0;
      showStars(card.querySelector(".stars"), names);
      begun += lines.length > 0 ? 1 : 0;
      understood += names.some(isUnderstood) ? 1 : 0;
      if (!lines.length) next ??= card;
      states.set(card.dataset.lessons, lines.length > 0);
    }
    const any = keysOf("").length > 0;
    forget.hidden = !any;
    count.hidden = !begun;
    count.textContent = say(understood ? "done.both" : "done.begun",
      { count: begun, all: cards.length, understood });
    for (const card of cards) card.classList.toggle("present", any && card === next);
    for (const ball of balls) {
      ball.classList.toggle("begun", states.get(ball.dataset.lessons) === true);
      ball.classList.toggle("present", any && next?.dataset.lessons === ball.dataset.lessons);
    }
    if (!onward) return;
    onward.hidden = any && !next;
    const link = onward.querySelector("a");
    link.href = any && next ? next.querySelector("h3 a").href : first;
    link.textContent = any && next
      ? say("done.onward", { title: next.querySelector(".named").textContent }) : start;
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

  const own = /** @type {any} */ (document.querySelector(".own"));
  const menu = own.querySelector(".menu");
  const press = (name, act) => own.querySelector(name)?.addEventListener("click", act);
  press(".theme", () => {
    const to = new URL(location.href);
    to.searchParams.set("theme", document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    location.assign(to);
  });
  press(".print", () => {
    menu.open = false;
    window.print();
  });
  press(".teachers", () => {
    menu.open = false;
    const backs = /** @type {any[]} */ ([...document.querySelectorAll(".teach")]);
    for (const back of backs) back.open = true;
    backs[0].querySelector("summary").focus();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  menu.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
  });
  own.hidden = false;
  addEventListener("pageshow", show);
  show();
})();
