// Another question like the one that was answered: new values that make sense. Pure.

/**
 * Numbers from 0 to 1 that follow from a seed (mulberry32).
 * @param {number} seed
 */
export function chanceFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * What follows a verdict: "another" question at new values, the "following" one of the act, or this one "again".
 * A question that varies nothing itself goes on as the one that follows it: at the same values its verdict
 * would have told the answer. Pure.
 * @param {{ vary?: any[] }} asked
 * @param {{ vary?: any[] } | null} [following] the question of the act that still waits for its answer
 */
export function nextIs(asked, following = null) {
  if (following && (asked.vary?.length || !following.vary?.length)) return "following";
  return (following ?? asked).vary?.length ? "another" : "again";
}

/**
 * New values for the parameters that a question varies; after a wrong guess they lie between the
 * present ones and the easy ones.
 * @param {{ name: string, from: number, to: number, easy: number | null }[]} vary
 * @param {{ name: string, step: number }[]} parameters
 * @param {Record<string, any>} values the present ones
 * @param {() => number} chance numbers from 0 to 1
 * @param {boolean} easier
 * @returns {Record<string, number>}
 */
export function anotherOne(vary, parameters, values, chance, easier) {
  const stepOf = (name) => parameters.find((one) => one.name === name)?.step || 0;
  const drawn = (easy) => Object.fromEntries(vary.map((one) => {
    const now = values[one.name];
    if (easy && one.easy === null) return [one.name, now];
    const near = easy && now >= one.from && now <= one.to;
    const [low, high] = near ? [now, now + (Number(one.easy) - now) * 0.8] : [one.from, one.to];
    return [one.name, onStep(low + (high - low) * chance(), stepOf(one.name), one)];
  }));
  const differs = (found) => vary.some((one) =>
    Math.abs(found[one.name] - values[one.name]) > (one.to - one.from) / 20);
  let found = drawn(easier);
  for (let tries = 0; tries < 20 && !differs(found); tries += 1) found = drawn(easier && tries < 8);
  return found;
}

function onStep(value, step, { from, to }) {
  const rounded = step > 0 ? Math.round(value / step) * step : Number(value.toPrecision(2));
  return Number(Math.min(to, Math.max(from, rounded)).toPrecision(12));
}
