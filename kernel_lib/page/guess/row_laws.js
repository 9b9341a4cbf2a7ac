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
 * Whether ball 1 may move back where both laws hold: what the others then share must leave them
 * at least the energy of moving together. Pure.
 */
export function mayMoveBack({ masses, before }) {
  const { momentum, energy } = sumsOf(masses, before);
  const others = masses.slice(1).reduce((sum, mass) => sum + mass, 0);
  return momentum > 0 && momentum ** 2 / (2 * others) < energy * (1 - 1e-9);
}
