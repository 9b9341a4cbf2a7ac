// The links a person hands out: of this state, with controls fixed or hidden, as a frame.

import { RESERVED, openedWith, ownedByLab, pageAddress, rewritten, withMarks }
  from "./address.js";
import { copyText } from "./taking/take_away.js";
import { setText } from "../base/dom.js";
import { inLanguage } from "../base/language_menu.js";
import { say } from "../words/say.js";

const OWN = ["lock", "hide", "view", "show", "teach"];

/** What the page was opened with of lock, hide and view, by key; tips are not handed on. Pure. */
export function wishesIn(search, prefix) {
  const found = new URLSearchParams(search);
  return Object.fromEntries(OWN.map((key) => [key, found.get(prefix + key)])
    .filter(([key, text]) => text && key !== "teach"));
}

/** A query with these values and wishes; what else `search` holds stays. Pure. */
export function queryFor(search, parameters, values, prefix, wishes, begins = {}) {
  const kept = search.replace(/^\?/, "").split("&").filter((piece) =>
    !OWN.some((key) => piece.split("=")[0] === prefix + key)).join("&");
  const state = rewritten(kept, parameters, values, prefix, begins).replace(/^\?/, "");
  const own = OWN.filter((key) => wishes[key]).map((key) =>
    `${prefix}${key}=${String(wishes[key]).split(",").map(encodeURIComponent).join(",")}`);
  const all = [state, ...own].filter(Boolean).join("&");
  return all ? `?${all}` : "";
}

/** The link that opens this state in Voila, null if the notebook is unknown; whether others can. */
// What a reader hands on has no language; the link of a teacher, who says what it holds, keeps its own.
function linkFor({ line, model: { sheet, values }, place }, asked) {
  const wishes = asked ?? wishesIn(openedWith(), line.prefix);
  const own = ownedByLab() ? "" : withoutToken(location.search);
  const before = asked ? own : inLanguage(own);
  const { prefix, begins, marks } = place();
  const search = queryFor(before, sheet.parameters, values ?? {}, prefix, wishes, begins);
  const level = wishes.level === undefined ? marks.level : wishes.level;
  return pageAddress(withMarks(search, prefix, { ...marks, level }));
}

// A token grants access to a server and must not appear in a link.
function withoutToken(search) {
  return search.replace(/^\?/, "").split("&").filter((piece) =>
    piece.split("=")[0] !== RESERVED[2]).join("&");
}

/** The frame that shows a link in another page. Pure. */
export function frameCode(link, title) {
  const safe = (text) => text.replace(/[&<\x22]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${safe(link)}" title="${safe(title)}" width="100%" height="760" `
    + `style="border: 0" loading="lazy" allow="clipboard-write"></iframe>`;
}

/** Copy the link to what the page shows. */
export function copyLink(tools, said, wishes) {
  copyAddress(said, linkFor(tools, wishes), "link", (link) => link);
}

/** Copy the code that shows the lesson in a frame. */
export function copyFrame(tools, said, wishes) {
  copyAddress(said, linkFor(tools, wishes), "embed", (link) => frameCode(link, tools.model.sheet.title));
}

function copyAddress(said, { address, isShared }, what, written) {
  if (!address) setText(said, say("copy-nowhere"));
  else copyText(said, written(address), what, isShared ? "" : ` ${say("copied-here")}`);
}
