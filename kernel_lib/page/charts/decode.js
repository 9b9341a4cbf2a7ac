// A chart as it arrives from Python: its marks, with the numbers of their block. Pure.

/** @typedef {ArrayLike<number>} Numbers */
/** @typedef {{ label: string, scale: string }} Axis */

/**
 * What a chart is made of. Which fields a mark has depends on its kind: "line", "points", "loop",
 * "bars", "field", "regions", "shade" or "now".
 * @typedef {Record<string, any>} Mark
 */

/**
 * @typedef {object} ChartData
 * @property {string} title
 * @property {Axis} x
 * @property {Axis} y
 * @property {string} words the chart in a sentence
 * @property {(string | null)[]} click parameters that a click sets, along x and y
 * @property {Mark[]} marks
 */

/** @type {Record<string, any>} */
const NUMBERS = { f4: Float32Array, u4: Uint32Array, u2: Uint16Array, u1: Uint8Array };

/**
 * The chart with arrays where the message has places in its block.
 * @param {Record<string, any>} message
 * @param {DataView | undefined} view of the block
 * @returns {ChartData}
 */
export function decodedChart(message, view) {
  const bytes = view ? view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength)
    : new ArrayBuffer(0);
  const marks = message.marks.map((/** @type {Mark} */ sent) => {
    const entries = Object.entries(sent).map(([key, value]) =>
      [key, isPlace(value) ? new NUMBERS[value[2]](bytes, value[0], value[1]) : value]);
    return completed(Object.fromEntries(entries));
  });
  const { title, x, y, words, click } = message;
  return { title, x, y, words: [words].flat().join(" "), click, marks };
}

/**
 * @param {any} value
 */
function isPlace(value) {
  return Array.isArray(value) && value.length === 3 && value[2] in NUMBERS;
}

/**
 * @param {Mark} mark
 * @returns {Mark}
 */
function completed(mark) {
  if (mark.mark === "field") return { ...mark, z: fieldOf(mark) };
  if (mark.mark === "regions") return { ...mark, z: regionsOf(mark) };
  return mark;
}

/**
 * The values of a field out of its steps; NaN where it has none.
 * @param {Mark} mark
 */
function fieldOf({ z, steps, low, high }) {
  const values = new Float64Array(z.length);
  for (let k = 0; k < z.length; k += 1) {
    values[k] = z[k] > steps ? NaN : low + z[k] / steps * (high - low);
  }
  return values;
}

/**
 * The region at each place, row after row; NaN where there is none.
 * @param {Mark} mark
 */
function regionsOf({ x, y, starts, regions, names }) {
  const values = new Float64Array(x.length * y.length);
  for (let k = 0; k < starts.length; k += 1) {
    const region = regions[k] < names.length ? regions[k] : NaN;
    values.fill(region, starts[k], k + 1 < starts.length ? starts[k + 1] : values.length);
  }
  return values;
}
