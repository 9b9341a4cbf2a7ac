// What a row of balls keeps when it has other speeds: momentum, energy, and its order. Pure.

/** Momentum (kg m/s) and energy (J) of a row. Pure. */
export function sumsOf(masses, speeds) {
  return {
    momentum: masses.reduce((sum, mass, i) => sum + mass * speeds[i], 0),
    energy: masses.reduce((sum, mass, i) => sum + mass * speeds[i] ** 2 / 2, 0),
  };
}

/**
 * What is kept: { momentum, energy: -1 too little, 0 kept, 1 too much; through: the first ball
 * that would pass through the next, or -1 }. Pure.
 */
export function judged(row, speeds, tolerance) {
  const [before, now] = [sumsOf(row.masses, row.before), sumsOf(row.masses, speeds)];
  const judge = (name) => {
    const excess = now[name] - before[name];
    return Math.abs(excess) <= tolerance * Math.abs(before[name]) ? 0 : Math.sign(excess);
  };
  const through = speeds.findIndex((speed, i) => i + 1 < speeds.length
    && speed > speeds[i + 1] + 1e-9);
  return { momentum: judge("momentum"), energy: judge("energy"), through };
}

/**
 * The first of the laws that must hold and does not, or undefined. Pure.
 * @param {any} row
 * @param {number[]} speeds
 * @param {{ keeps: string[], tolerance: number }} asked
 */
export function brokenLaw(row, speeds, { keeps, tolerance }) {
  const found = judged(row, speeds, tolerance);
  return keeps.find((law) => (law === "order" ? found.through >= 0 : found[law] !== 0));
}

/** The share of the closing speed of two balls that comes back; below 0 they pass through each other. Pure. */
export function returnedShare({ before }, [first, second]) {
  return (second - first) / (before[0] - before[1]);
}

/** The energy (J) of two balls that keep momentum where this share of the closing speed comes back. Pure. */
export function energyAt({ masses, before }, share) {
  const [whole, { momentum }] = [masses[0] + masses[1], sumsOf(masses, before)];
  const apart = share * (before[0] - before[1]);
  return momentum ** 2 / (2 * whole) + masses[0] * masses[1] / whole * apart ** 2 / 2;
}

/**
 * Whether ball 1 may move back where both laws hold: what the others then share must leave them
 * at least the energy of moving together. Pure.
 */
export function mayMoveBack({ masses, before }) {
  const { momentum, energy } = sumsOf(masses, before);
  const others = masses.slice(1).reduce((sum, mass) => sum + mass, 0);
  return momentum > 0 && momentum ** 2 / (2 * others) < energy * (1 - 1e-9);
}
