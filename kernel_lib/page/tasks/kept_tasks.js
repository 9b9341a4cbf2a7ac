// What the page's storage keeps of challenges and exercises: the most stars, and what is solved.

import { readKept } from "../base/kept_records.js";
import { keepText } from "../base/page_storage.js";

/**
 * @typedef {{ stars: Record<string, number>, solved: string[],
 *   ways?: Record<string, string[]> }} TasksDone the ways by which a challenge of several was done
 */

/** Where it is kept. Pure. */
export function tasksKey(sheet) {
  return `carom:${sheet.name}:tasks`;
}

/**
 * What is done of a lesson; nothing, where the storage says nothing that can be read.
 * @param {any} sheet
 * @param {Pick<Storage, "getItem">} storage
 * @returns {TasksDone}
 */
export function tasksDone(sheet, storage) {
  return readKept(storage, tasksKey(sheet), (kept) => {
    const stars = Object.entries(kept.stars ?? {}).filter(([, count]) => Number.isInteger(count));
    const ways = Object.entries(kept.ways ?? {}).filter(([, list]) => Array.isArray(list))
      .map(([name, list]) => [name, list.map(String)]);
    return { stars: Object.fromEntries(stars),
      solved: Array.isArray(kept.solved) ? kept.solved.map(String) : [],
      ...(ways.length ? { ways: Object.fromEntries(ways) } : {}) };
  }) ?? { stars: {}, solved: [] };
}

/**
 * With these stars of a challenge, if they are more than before. Pure.
 * @param {TasksDone} done
 * @param {string} name
 * @param {number} stars
 * @returns {TasksDone}
 */
export function withStars(done, name, stars) {
  return stars > (done.stars[name] ?? 0)
    ? { ...done, stars: { ...done.stars, [name]: stars } } : done;
}

/**
 * With one more way of a challenge that has a star for each; as it was, if this one is known. Pure.
 * @param {TasksDone} done
 * @param {string} name
 * @param {string} way
 * @returns {TasksDone}
 */
export function withWay(done, name, way) {
  const known = done.ways?.[name] ?? [];
  if (known.includes(way)) return done;
  const ways = [...known, way];
  return withStars({ ...done, ways: { ...done.ways, [name]: ways } }, name, ways.length);
}

/**
 * With this exercise solved. Pure.
 * @param {TasksDone} done
 * @param {string} name
 * @returns {TasksDone}
 */
export function withSolved(done, name) {
  return done.solved.includes(name) ? done : { ...done, solved: [...done.solved, name] };
}

/** Keep it. */
export function keepTasks(sheet, done) {
  keepText(tasksKey(sheet), JSON.stringify(done));
}
