// Coming back: a link with `come=back` opens what is due today, with numbers that have not been asked, and leads on
// from one to the next.

import { daysAgo, newComeBack, showComeBack } from "../base/come_back.js";
import { element, setText } from "../base/dom.js";
import { answeredIn, askedOn, dayOf, decide, decidedFor } from "../base/due.js";
import { pageStorage } from "../base/page_storage.js";
import { actAt, beginsAt } from "../controls/course/acts.js";
import { ownedByLab, placeLeft, prefixOf, rewritten, withMarks } from "../share/address.js";
import { say } from "../words/say.js";
import { drawNext } from "./draws.js";

/** Where one stands in what is due, and what is next; null where no link brings one back, or nothing is due. */
export function newComingBack(model) {
  const { sheet } = model;
  if (!comesBack(sheet)) return null;
  const today = dayOf(new Date());
  const part = { sheet, today, ...wayThrough(sheet, today), shown: "",
    line: element("p", { class: "carom-back-line", hidden: true }),
    next: element("a", { class: "carom-back-next", hidden: true }) };
  if (!placeLeft(history.state, prefixOf(sheet))) openDue(part, model);
  return part.steps.length ? part : null;
}

function comesBack(sheet) {
  return !ownedByLab() && queryOf(sheet, "come") === "back";
}

function queryOf(sheet, key) {
  return new URLSearchParams(location.search).get(prefixOf(sheet) + key);
}

// The way that was begun today in the gallery, or that through this lesson alone.
function wayThrough(sheet, today) {
  const begun = decidedFor(today);
  if (begun.steps?.some(({ lesson }) => lesson === sheet.name)) return { steps: begun.steps, home: begun.home ?? "" };
  const steps = askedHere(sheet, today).map(({ lesson, act }) => ({ lesson, act, href: addressOf(sheet, act) }));
  const home = /** @type {HTMLAnchorElement | null} */ (document.querySelector("a.home"));
  return { steps, home: home?.href ?? "" };
}

// What a day asks of this lesson: acts that have other numbers to ask.
function askedHere(sheet, day) {
  return askedOn(answeredIn(pageStorage(), sheet.name).filter(({ act }) => actAt(sheet, act)?.draws), day);
}

function addressOf(sheet, act) {
  const search = rewritten(location.search, sheet.parameters, {}, prefixOf(sheet));
  return location.pathname + withMarks(search, prefixOf(sheet), { act, come: "back" });
}

// The address gets act and values of what is asked before anything is: what it opens stands there from the first picture.
function openDue({ sheet, steps, today }, model) {
  const prefix = prefixOf(sheet);
  const asked = queryOf(sheet, "act");
  const step = steps.find((one) => one.lesson === sheet.name && isOpen(one, today) && (!asked || asked === String(one.act)));
  if (!step) return;
  const draw = queryOf(sheet, "lock") ? null : drawNext(model, step.act, actAt(sheet, step.act)?.draws);
  const begins = beginsAt(sheet, step.act, {});
  const search = draw ? rewritten(location.search, sheet.parameters, { ...begins, ...draw.values }, prefix, begins)
    : location.search;
  history.replaceState(history.state, "", location.pathname + withMarks(search, prefix, { act: String(step.act) }) + location.hash);
  Object.assign(model, { wanted: draw?.question ?? null, opens: true });
}

function isOpen({ lesson, act }, today) {
  return !answeredIn(pageStorage(), lesson).some((one) => one.act === act && one.days.includes(today));
}

/** Say where one stands, and after a verdict lead on: to what is still open, then back. */
export function showComingBack(part, { act, guess }) {
  if (!part) return;
  const { home, line, next, sheet, steps, today } = part;
  const place = steps.findIndex((one) => one.lesson === sheet.name && one.act === act);
  line.hidden = place < 0;
  setText(line, say("back-place", { place: place + 1, count: steps.length }));
  const told = place >= 0 && guess?.turn === "told";
  if (told && next.hidden) {
    const following = [...steps.slice(place + 1), ...steps.slice(0, place)].find((one) => isOpen(one, today));
    next.href = following?.href ?? home;
    setText(next, say(following ? "back-next" : "page-lessons"));
  }
  next.hidden = !told || !next.getAttribute("href");
}

/** The row of what is due at the head of a page that is alone, a file on a disk say. */
export function newDueHere(sheet) {
  const today = dayOf(new Date());
  const part = newComeBack(say, { begin: () => {}, leave: () => {
    decide(today, { later: true });
    part.element.hidden = true;
  } });
  const due = comesBack(sheet) || decidedFor(today).later ? []
    : askedHere(sheet, today).filter(({ open }) => open);
  showComeBack(part, due.map(({ act, last }) => ({ title: actAt(sheet, act).title, href: addressOf(sheet, act),
    where: say("back-act", { act, when: daysAgo(say, today - last) }) })));
  return part.element;
}
