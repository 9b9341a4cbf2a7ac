// One menu in the head of the page for all that is needed now and then.

import { element, icon, newButton } from "../base/dom.js";
import { answeredIn, dayOf, daysAhead } from "../base/due.js";
import { newLanguageMenu } from "../base/language_menu.js";
import { keysIn, pageStorage } from "../base/page_storage.js";
import { ownedByLab, withMarks } from "./address.js";
import { saveDates } from "./calendar.js";
import { say } from "../words/say.js";

const DOTS = "M5 10.5a1.5 1.5 0 1 0 .1 0z M12 10.5a1.5 1.5 0 1 0 .1 0z M19 10.5a1.5 1.5 0 1 0 .1 0z";

/** Forget all that a storage keeps of a lesson: guesses, acts, stars. Pure but for the storage. */
export function forgetLesson(name, storage) {
  for (const key of keysIn(storage, `carom:${name}:`)) storage.removeItem(key);
}

/** The menu of a view. */
export function newMenu(view) {
  const part = {};
  const entry = (text, onclick) => newButton({ class: "carom-act",
    onclick: () => { unfoldMenu(part, false); onclick(); } }, text);
  const web = ownedByLab() ? [] : [entry(say("menu-theme"), changeTheme),
    entry(say("menu-projector"), () => goTo({ view: "projector" }))];
  const answered = () => answeredIn(pageStorage(), view.model.sheet.name);
  part.dates = view.line.alone ? entry(say("back-calendar"), () => saveDates(answered(), say)) : null;
  const languages = ownedByLab() ? null : newLanguageMenu(say, () => view.address.settle());
  part.button = newButton({ class: "carom-act", "aria-label": say("menu-label"),
    "aria-expanded": "false", onclick: () => {
      if (part.dates) part.dates.hidden = !daysAhead(answered(), dayOf(new Date())).length;
      unfoldMenu(part, part.list.hidden);
    } }, icon(DOTS));
  part.list = element("div", { class: "carom-menu-list", hidden: true }, languages?.element, ...web,
    entry(say("menu-afresh"), () => startAfresh(view.model.sheet.name)),
    part.dates, entry(say("menu-print"), printSheet), view.instructors.opener);
  // Before its sheet opens, which gives focus back to where it was.
  view.instructors.opener.addEventListener("click", () => { unfoldMenu(part, false); part.button.focus(); }, true);
  part.element = element("div", { class: "carom-menu", onkeydown: (event) => {
    if (event.key !== "Escape" || part.list.hidden) return;
    unfoldMenu(part, false);
    part.button.focus();
  }, onfocusout: (event) => {
    if (event.relatedTarget && !part.element.contains(event.relatedTarget)) unfoldMenu(part, false);
  } }, part.button, part.list);
  part.arrive = () => {
    if (!languages?.wasChosen) return;
    unfoldMenu(part, true);
    languages.button.focus();
  };
  return part;
}

function unfoldMenu(part, open) {
  part.list.hidden = !open;
  part.button.setAttribute("aria-expanded", String(open));
}

/** The address of the sheet of a lesson's page, or null where a page has none. Pure. */
export function sheetAddress(pathname, more = "") {
  const found = /^(.*\/)voila\/render\/([^/]+)\.ipynb$/.exec(pathname);
  return found ? `${found[1]}carom/sheet/${found[2]}${more}` : null;
}

// The sheet, where the server has one; else this page as it is.
async function printSheet() {
  const address = ownedByLab() ? null : sheetAddress(location.pathname);
  try {
    if (address && (await fetch(address, { method: "HEAD" })).ok) {
      location.assign(address);
      return;
    }
  } catch {
    // Without a server there is no sheet.
  }
  window.print();
}

function goTo(marks) {
  location.assign(location.pathname + withMarks(location.search, "", marks));
}

function changeTheme() {
  goTo({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });
}

function startAfresh(name) {
  try {
    forgetLesson(name, localStorage);
  } catch {
    // A page without storage has nothing to forget.
  }
  if (ownedByLab()) location.reload();
  else location.assign(location.pathname);
}
