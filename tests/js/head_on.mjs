// The collision that most tests of drawing look at.

/**
 * Ball 1 of 1 kg and 3 m/s meets ball 2 of 2 kg at rest head on at t = 1 with restitution e; both
 * have radius 1, and ball 1 turns at 5 rad/s before and 3 after.
 */
export function headOn(e, index = 0, shift = 0) {
  const after = [3 - (1 + e) * 2, (1 + e)];
  const place = (t) => [t < 1 ? 3 * t : 3 + after[0] * (t - 1), shift,
    t < 1 ? 5 : 5 + after[1] * (t - 1), shift];
  const time = Float64Array.from([0, 0.75, 1.25, 2]);
  return { index, name: `e = ${e}`, frames: 4, balls: 2, dimension: 2, between: "curve",
    radii: [1, 1], masses: [1, 2], inertias: [0.4, null], walls: [], tracks: [], spins: true,
    time, position: Float64Array.from([...time].flatMap(place)),
    velocity: Float64Array.from([...time].flatMap((t) => (t < 1 ? [3, 0, 0, 0]
      : [after[0], 0, after[1], 0]))),
    spin: Float64Array.from([5, 0, 5, 0, 3, 0, 3, 0]), contacts: 1,
    contact_time: Float64Array.of(1), contact_a: [0], contact_b: [1], contact_kind: [0],
    contact_point: Float64Array.of(4, shift), contact_normal: Float64Array.of(-1, 0),
    contact_before: Float64Array.of(3, 0, 0, 0),
    contact_after: Float64Array.of(after[0], 0, after[1], 0),
    contact_impulse: Float64Array.of(-2 * (1 + e), 0), contact_duration: [0] };
}
