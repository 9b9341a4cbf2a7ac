// Charts of every kind, as Python sends them.

const COLOURS = { ink: "rgb(27, 32, 48)", paper: "rgb(247, 244, 237)", muted: "rgb(92, 98, 112)",
  line: "rgb(213, 207, 194)", you: "rgb(255, 201, 60)", font: "sans-serif",
  runs: ["rgb(0, 104, 163)", "rgb(184, 74, 0)"] };

/** Colours of a light page. */
export const colours = COLOURS;

/** A message and its block, out of marks whose arrays are [kind, numbers]. */
export function sent(marks, { x = "linear", y = "linear", click = [] } = {}) {
  const sizes = { f4: 4, u4: 4, u2: 2, u1: 1 };
  const arrays = { f4: Float32Array, u4: Uint32Array, u2: Uint16Array, u1: Uint8Array };
  const bytes = [];
  const placed = marks.map((mark) => Object.fromEntries(Object.entries(mark).map(([key, value]) => {
    if (!(Array.isArray(value) && value[0] in sizes)) return [key, value];
    const place = [bytes.length, value[1].length, value[0]];
    bytes.push(...new Uint8Array(arrays[value[0]].from(value[1]).buffer));
    while (bytes.length % 4) bytes.push(0);
    return [key, place];
  })));
  const message = { title: "Title & more", x: { label: "time step (s)", scale: x },
    y: { label: "error (m)", scale: y }, words: "All of it.", click, marks: placed };
  // The block need not begin where a number may: it is a view into a message.
  const whole = new Uint8Array([7, 7, 7, ...bytes]);
  return [message, new DataView(whole.buffer, 3)];
}

const f4 = (...numbers) => ["f4", numbers];

export const LINES = [
  { mark: "line", name: "solid one", x: f4(0.01, 0.02, 0.04), y: f4(1, 2, 4) },
  { mark: "line", name: "other", x: f4(0.01, 0.02, 0.04), y: f4(3, NaN, 3.9) },
  { mark: "points", name: "measured", x: f4(0.015, 0.03), y: f4(1.5, 2.5), y_error: f4(0.2, 0.3) },
  { mark: "now", name: "your step", x: 0.025, y: null },
];

export const MAP = [
  { mark: "field", x: f4(0, 1, 2, 3), y: f4(0, 1, 2), label: "gap (m/s)", line: "stuck",
    nothing: "they miss", low: -1, high: 2, steps: 65534,
    z: ["u2", [0, 21845, 43689, 65534, 0, 21845, 43689, 65534, 65535, 21845, 43689, 65534]] },
  { mark: "points", name: "case 1", x: f4(1), y: f4(1) },
  { mark: "now", name: "your pair", x: 2, y: 1 },
];

export const REGIONS = [
  { mark: "regions", names: ["left", "right"], nothing: "neither", x: f4(0, 1, 2, 3, 4, 5),
    y: f4(0, 1, 2, 3), starts: ["u4", [0, 3, 6, 9, 12, 15, 18, 21]],
    regions: ["u1", [0, 1, 0, 1, 0, 1, 2, 1]] },
];

export const BARS = [
  { mark: "bars", name: "balls", edges: f4(0, 1, 2, 3), counts: f4(4, 9, 2), marked: 1 },
  { mark: "line", name: "theory", x: f4(0, 1.5, 3), y: f4(0, 8, 0) },
];

export const SHADES = [
  { mark: "shade", name: "safe", x: f4(0, 1, 2, 3) },
  { mark: "points", name: "one", x: f4(0.5), y: f4(2), run: 0 },
  { mark: "points", name: "two", x: f4(1.5), y: f4(9), run: 1 },
];

export const LOOP = [
  { mark: "loop", name: "drop", x: f4(0, 2, 3, 1), y: f4(0, 5, 5, 0), area: 0.36,
    area_label: "lost (J)" },
];
