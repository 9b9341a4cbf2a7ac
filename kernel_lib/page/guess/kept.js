// What the page's storage keeps of guesses.

/** Where the answer to a question is kept. Pure. */
export function storageKey(sheet, question) {
  return `carom:${sheet.name}:guess.${question?.name ?? "first"}`;
}

/** Whether a link asks to keep nothing. Pure. */
export function keepsNothing(search, prefix = "") {
  return new URLSearchParams(search).get(`${prefix}fresh`) === "1";
}

/** The record of a question, or null; a page without storage remembers none. */
export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a record, or forget it: null. */
export function remember(key, record) {
  try {
    if (record === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Storage may be closed to this page.
  }
}

/** Whether a record was made at these values. Pure. */
export function holdsAt(record, values) {
  const kept = record?.values;
  return Boolean(kept && values && Object.keys(kept).every((name) => kept[name] === values[name]));
}

/**
 * Whether a question counts as understood once `record` is told: a right guess at values other than
 * those that the last answer had shown. The first guess is there to be surprised; what was understood
 * stays so. Pure.
 */
export function understoodAfter(before, record) {
  if (before?.understood) return true;
  const shown = Boolean(before) && !before.waiting;
  return shown && !record.skipped && record.right === true && !holdsAt(before, record.values);
}
