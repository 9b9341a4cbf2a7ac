// Files of answers that were computed beforehand: fetched when first touched, then kept.

import { unpacked } from "./packed.js";

/** @typedef {{ message: any, buffers: DataView[] }} Told */

/**
 * The answers of a file, in order.
 * @param {Uint8Array} bytes deflated: length and JSON, then the buffers
 * @returns {Promise<Told[]>}
 */
async function answersIn(bytes) {
  const { told, buffers } = await unpacked(bytes);
  return told.answers.map((/** @type {[number, number[]]} */ [message, own]) =>
    ({ message: told.messages[message], buffers: own.map((one) => buffers[one]) }));
}

/** The file is no longer there: the site has been built anew since this page was loaded. */
export class Gone extends Error {}

/**
 * What fetches the files of a folder; a page that holds them itself has its own.
 * @param {string} base address of the folder, with a slash at its end
 * @param {(address: string) => Promise<any>} [get]
 * @returns {(name: string) => Promise<Told[]>}
 */
export function newFiles(base, get = (address) => fetch(address)) {
  /** @type {Map<string, Promise<Told[]>>} */
  const kept = new Map();
  async function brought(/** @type {string} */ name) {
    const answer = await get(base + name);
    if (answer.status === 404) throw new Gone(name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answersIn(new Uint8Array(await answer.arrayBuffer()));
  }
  return (name) => {
    const found = kept.get(name) ?? brought(name);
    kept.set(name, found);
    found.catch(() => kept.delete(name)); // it may be there next time
    return found;
  };
}
