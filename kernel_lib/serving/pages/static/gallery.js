// What this browser remembers of each lesson, on its card and its ball: the guess, and the stars; and what is due again.

import { daysAgo, newComeBack, showComeBack } from "../../../page/base/come_back.js";
import { answeredIn, askedOn, dayOf, daysAhead, decide, decidedFor } from "../../../page/base/due.js";
import { readKept, recordsIn } from "../../../page/base/kept_records.js";
import { withoutStop } from "../../../page/base/options.js";
import { newLanguageMenu } from "../../../page/base/language_menu.js";
import { keepNothing, keysIn, moveKept, pageStorage } from "../../../page/base/page_storage.js";
import { STAR, TICK } from "../../../page/base/signs.js";
import { keepsNothing } from "../../../page/guess/kept.js";
import { saveDates } from "../../../page/share/calendar.js";
import { speechOf } from "../../../page/words/speech.js";

(() => {
  const { say } = speechOf(JSON.parse(document.getElementById("carom-words")?.textContent ?? '""'));
  if (keepsNothing(location.search)) keepNothing();
  const read = (key) => readKept(pageStorage(), key);
  const valueText = (value, unit) => {
    if (Array.isArray(value)) return `(${value.flat(2).map((one) => valueText(one, "")).join(", ")})`;
    const text = typeof value === "number" ? String(Number(value.toPrecision(3))) : String(value);
    return unit && typeof value === "number" ? `${text} ${unit}` : text;
  };
  /** @param {any} record */
  const guessLine = ({ skipped, guess, answer, right, unit, shown }) => {
    if (skipped || guess === undefined) return say("done-skipped");
    const [mine, truth] = [shown?.guess ?? guess, shown?.answer ?? answer].map((one) => withoutStop(valueText(one, unit)));
    if (right) return say("done-right", { guess: mine });
    return answer === undefined || truth.length > 60 ? say("done-mine", { guess: mine })
      : say("done-wrong", { guess: mine, answer: truth });
  };
  const recordsOf = (name) => recordsIn(pageStorage(), name).map(({ records: [last] }) => last);
  const isUnderstood = (name) => recordsOf(name).some((one) => one.understood);
  const byTime = (one, other) => (one.when < other.when ? -1 : 1);
  const doneOf = (name) => {
    const lines = [];
    const records = recordsOf(name).sort(byTime);
    const guessed = records.find((one) => !one.skipped) ?? records[0];
    if (guessed) lines.push(guessLine(guessed));
    if (isUnderstood(name)) lines.push(say("done-understood"));
    const solved = (read(`carom:${name}:tasks`)?.solved ?? []).length;
    if (solved) lines.push(say("done-exercises", { count: solved }));
    return lines;
  };

  // The first act of a lesson whose question has no answer yet, and that was not passed by; 0 where
  // none is left. A vote that waits for the answer of a later act is none yet.
  const nextAct = (name, count) => {
    const told = recordsOf(name).filter((one) => !one.waiting)
      .flatMap((one) => [one.act ?? 1, one.told_in]);
    const passed = read(`carom:${name}:acts`);
    const done = new Set([...told, ...(Array.isArray(passed) ? passed : [])]);
    return Array.from({ length: count }, (_, before) => before + 1).find((act) => !done.has(act)) ?? 0;
  };
  const lastTouched = (names) => names.flatMap(recordsOf).sort(byTime).at(-1)?.when ?? "";

  // Three stars for each challenge, as soon as there is one; as words for who does not see them.
  const drawn = (path, name, marked, mark) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.classList.add(name);
    svg.classList.toggle(mark, marked);
    svg.append(document.createElementNS("http://www.w3.org/2000/svg", "path"));
    svg.firstElementChild?.setAttribute("d", path);
    return svg;
  };
  const showStars = (box, names, challenges) => {
    const won = names.flatMap((name) => Object.values(read(`carom:${name}:tasks`)?.stars ?? {}))
      .filter((count) => count > 0);
    const all = [...won, ...Array(Math.max(0, challenges - won.length)).fill(0)];
    box.hidden = !won.length;
    box.setAttribute("role", "img");
    box.setAttribute("aria-label",
      say("done-stars", { count: won.reduce((sum, count) => sum + count, 0) }));
    box.replaceChildren(...all.map((count) => {
      const part = document.createElement("span");
      part.append(...[0, 1, 2].map((k) => drawn(STAR, "star", k < count, "won")));
      return part;
    }));
  };

  // A tick, or an arrow to what is next, before what was done.
  const ARROW = "M5 12h14m-5-5 5 5-5 5";
  const showDone = (card, lines, ahead) => {
    const said = card.querySelector(".done");
    said.hidden = !lines.length;
    const sign = drawn(ahead ? ARROW : TICK, "sign", !ahead, "tick");
    sign.setAttribute("aria-hidden", "true");
    const words = document.createElement("span");
    words.textContent = (ahead ? [...lines, ahead] : lines)
      .map((line) => line.replace(/(\d) /g, "$1\u00a0")).join("\u00a0· ");
    said.replaceChildren(sign, words);
  };

  const cards = /** @type {any[]} */ ([...document.querySelectorAll(".card[data-lessons]")]);
  const titlesOf = (card) => JSON.parse(card.dataset.acts);
  // A theme that was chosen goes along to the lessons.
  const theme = new URLSearchParams(location.search).get("theme");
  for (const link of document.querySelectorAll(":is(.card, .table, .onward) a")) {
    if (!theme) break;
    const to = new URL(link.getAttribute("href") ?? "", location.href);
    to.searchParams.set("theme", theme);
    link.setAttribute("href", to.href);
  }

  const own = /** @type {any} */ (document.querySelector(".own"));
  const onward = /** @type {any} */ (document.querySelector(".onward"));
  const forget = /** @type {any} */ (document.querySelector(".forget"));
  const count = /** @type {any} */ (document.querySelector(".count"));
  const balls = /** @type {any[]} */ ([...document.querySelectorAll("[data-corners]")]);
  const [first, start] = [onward?.querySelector("a").href, onward?.textContent.trim()];
  for (const pair of cards.flatMap((card) => card.dataset.renamed?.split(" ") ?? [])) {
    const [was, name] = pair.split(":");
    moveKept(was, name);
  }

  // What is due stands above all else, until it is answered or put off.
  const comeBack = newComeBack(say, { begin: () => {
    const steps = asked.map(({ lesson, act }) => ({ lesson, act, href: addressOf(lesson, act) }));
    decide(today, { home: location.href, steps });
  }, leave: () => {
    decide(today, { later: true });
    show();
    onward?.querySelector("a").focus();
  } });
  comeBack.element.classList.add("wide");
  document.querySelector(".opening .bar")?.after(comeBack.element);
  const cardOf = (lesson) => cards.find((card) => card.dataset.lessons.split(" ")[0] === lesson);
  const addressOf = (lesson, act) => {
    const to = new URL(cardOf(lesson).querySelector("h3 a").href);
    to.searchParams.set("act", act);
    to.searchParams.set("come", "back");
    return to.href;
  };
  const pictureOf = (card) => {
    const picture = card.querySelector(".picture > svg").cloneNode(true);
    picture.setAttribute("aria-hidden", "true");
    return picture;
  };
  let today = 0;
  /** @type {ReturnType<typeof askedOn>} */
  let asked = [];
  const showDue = () => {
    today = dayOf(new Date());
    const answered = answeredIn(pageStorage())
      .filter(({ lesson, act }) => cardOf(lesson) && titlesOf(cardOf(lesson))[act - 1]);
    asked = askedOn(answered, today);
    const due = decidedFor(today).later ? [] : asked.filter((one) => one.open);
    showComeBack(comeBack, due.map(({ lesson, act, last }) => {
      const card = cardOf(lesson);
      return { title: titlesOf(card)[act - 1], href: addressOf(lesson, act), picture: pictureOf(card),
        where: say("back-lesson", { number: numberOf(card), when: daysAgo(say, today - last) }) };
    }));
    onward?.querySelector("a").classList.toggle("carom-go", !due.length);
    own.querySelector(".calendar").hidden = !daysAhead(answered, today).length;
    return answered;
  };
  const numberOf = (card) => card.querySelector(".ball").textContent.trim();

  const show = () => {
    showDue();
    /** @type {any} */
    let next = null;
    /** @type {any} */
    let open = null;
    let [begun, done, understood] = [0, 0, 0];
    const states = new Map();
    for (const card of cards) {
      const names = card.dataset.lessons.split(" ");
      const lines = names.flatMap(doneOf);
      const acts = titlesOf(card).length;
      const act = nextAct(names[0], acts);
      showDone(card, lines, act ? say("done-act", { act, all: acts }) : "");
      card.querySelector(".takes").hidden = lines.length > 0;
      showStars(card.querySelector(".stars"), names, Number(card.dataset.challenges));
      begun += lines.length > 0 ? 1 : 0;
      done += lines.length > 0 && !act ? 1 : 0;
      understood += names.some(isUnderstood) ? 1 : 0;
      if (!lines.length) next ??= card;
      else if (act && (!open || open.when < lastTouched(names))) {
        open = { card, act, when: lastTouched(names) };
      }
      states.set(card.dataset.lessons, lines.length > 0);
    }
    const any = keysIn(pageStorage(), "carom:").length > 0;
    forget.hidden = !any;
    count.hidden = !begun;
    const counted = say(done ? "done-lessons" : "done-begun",
      { count: done || begun, all: cards.length });
    count.textContent = understood ? say("done-both", { counted, understood }) : counted;
    if (open) next = open.card; // where one left off
    for (const card of cards) card.classList.toggle("present", any && card === next);
    for (const ball of balls) {
      ball.classList.toggle("begun", states.get(ball.dataset.lessons) === true);
      ball.classList.toggle("present", any && next?.dataset.lessons === ball.dataset.lessons);
    }
    if (!onward) return;
    onward.hidden = any && !next;
    const link = onward.querySelector("a");
    const to = new URL(any && next ? next.querySelector("h3 a").href : first);
    if (any && open?.act > 1) to.searchParams.set("act", open.act);
    link.href = to.href;
    link.textContent = any && next
      ? say("done-onward", { number: numberOf(next),
        title: next.querySelector(".named").textContent }) : start;
  };
  const [ask, sure] = [say("done-forget"), say("done-sure")];
  forget.addEventListener("click", () => {
    if (forget.textContent !== sure) {
      forget.textContent = sure;
      return;
    }
    for (const key of keysIn(pageStorage(), "carom:")) pageStorage().removeItem(key);
    forget.textContent = ask;
    show();
  });
  forget.addEventListener("blur", () => { forget.textContent = ask; });

  const menu = own.querySelector(".menu");
  const press = (name, act) => own.querySelector(name)?.addEventListener("click", act);
  press(".theme", () => {
    const to = new URL(location.href);
    to.searchParams.set("theme", document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    location.assign(to);
  });
  press(".calendar", () => {
    menu.open = false;
    saveDates(showDue(), say);
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
  const languages = newLanguageMenu(say);
  if (languages) own.prepend(languages.element);
  own.hidden = false;
  if (languages?.wasChosen) languages.button.focus();
  addEventListener("pageshow", show);
  show();
})();
