// Where labels stand beside the tips of arrows: where there is room, and clear of one another. Pure.

const FROM_TIP = 9; // pixels between the tip of an arrow and its label
const FARTHER = [0, 12, 28, 48, 72, 100, 136]; // pixels that it may stand farther away
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map((part) => part * Math.PI / 8);
const HALO_ROOM = 2; // pixels around a label that belong to it
const WORD_ROOM = 6; // likewise, between it and other words beside it: nearer they read as one line
const [OUTSIDE, ON_LABEL, ON_HEAD, ON_ARROW, ON_BALL] = [60, 400, 400, 1.2, 0.008]; // how bad each is
const CROSSES = 12; // likewise: a line through the label, however short
const [TURNED, FAR] = [0.5, 0.35]; // of a sixteenth of a turn, of a pixel
const MAKE_ROOM = 2; // in which labels that are in the way of others look for another place
const CALM_SIDE = 6; // by how much another side must be better than that of the picture before

/**
 * @typedef {object} Tip
 * @property {number} x pixels
 * @property {number} y
 * @property {number} ux direction of the arrow
 * @property {number} uy
 * @property {number} wide of the label, pixels
 * @property {number} high
 * @property {number} [side] which of its places the label had in the picture before
 */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box pixels */
/**
 * What stands on the picture already.
 * @typedef {object} Around
 * @property {Box} room
 * @property {number[][][]} [arrows] shafts and other lines, as pairs of positions
 * @property {number[][]} [heads] of arrows, and dots: [x, y, radius]
 * @property {number[][]} [balls] [x, y, radius]
 * @property {Box[]} [taken]
 */
/** @typedef {{ box: Box, side: number, clear: boolean }} Placed clear: it covers no label and no head */

/**
 * A place for each label, beside the tip of its arrow: beyond it if possible, else on another side or
 * farther off; never outside the room.
 * @param {Tip[]} tips
 * @param {Around} around
 * @returns {Placed[]}
 */
export function placedLabels(tips, around) {
  /** @type {Placed[]} */
  const placed = [];
  for (const tip of tips) placed.push(bestPlace(tip, around, placed.map(({ box }) => box)));
  // The first ones did not know of the others.
  for (let round = 0; round < MAKE_ROOM && placed.some(({ clear }) => !clear); round += 1) {
    tips.forEach((tip, k) => {
      placed[k] = bestPlace(tip, around, placed.flatMap(({ box }, other) => (other === k ? [] : [box])));
    });
  }
  /** @type {Box[]} */
  const kept = [];
  return placed.map(({ box, side }) => {
    const clear = isClear(box, around, kept);
    if (clear) kept.push(box);
    return { box, side, clear };
  });
}

/**
 * @param {Tip} tip
 * @param {Around} around
 * @param {Box[]} others
 * @returns {Placed}
 */
function bestPlace(tip, around, others) {
  let best = { box: /** @type {Box} */ ({ left: 0, top: 0, right: 0, bottom: 0 }), side: 0 };
  let least = Infinity;
  FARTHER.forEach((farther, ring) => TURNS.forEach((turn, rank) => {
    const place = ring * TURNS.length + rank;
    const before = (place === tip.side ? -CALM_SIDE : 0) + TURNED * rank + FAR * farther;
    if (before >= least) return;
    const aimed = besideTip(tip, turn, FROM_TIP + farther);
    const box = within(aimed, around.room);
    const cost = before + costOf(aimed, box, around, others);
    if (cost < least) [best, least] = [{ box, side: place }, cost];
  }));
  return { ...best, clear: isClear(best.box, around, others) };
}

/**
 * @param {Tip} tip
 * @param {number} turn
 * @param {number} away
 */
function besideTip({ x, y, ux, uy, wide, high }, turn, away) {
  const [dx, dy] = [ux * Math.cos(turn) - uy * Math.sin(turn), ux * Math.sin(turn) + uy * Math.cos(turn)];
  const [cx, cy] = [x + dx * (away + wide / 2), y + dy * (away + high / 2)];
  return { left: cx - wide / 2, top: cy - high / 2, right: cx + wide / 2, bottom: cy + high / 2 };
}

/**
 * @param {Box} aimed
 * @param {Box} box
 * @param {Around} around
 * @param {Box[]} others
 */
function costOf(aimed, box, { arrows = [], heads = [], balls = [], taken = [] }, others) {
  const over = Math.abs(aimed.left - box.left) + Math.abs(aimed.top - box.top);
  const own = grown(box, HALO_ROOM);
  let cost = OUTSIDE * Math.min(1, over) + over;
  const words = { ...own, left: box.left - WORD_ROOM, right: box.right + WORD_ROOM };
  for (const other of taken) cost += onLabel(own, other);
  for (const other of others) cost += onLabel(words, other);
  for (const head of heads) cost += ON_HEAD * Number(meetsDisc(own, head));
  for (const arrow of arrows) {
    const inside = lengthInside(own, arrow);
    if (inside > 0) cost += CROSSES + ON_ARROW * inside;
  }
  for (const [x, y, radius] of balls) {
    cost += ON_BALL * sharedArea(own, { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  }
  return cost;
}

/**
 * @param {Box} box
 * @param {Box} other
 */
function onLabel(box, other) {
  const shared = sharedArea(box, other);
  return shared > 0 ? ON_LABEL + Math.sqrt(shared) : 0;
}

/**
 * Whether a box keeps clear of what is taken, of other labels and of the heads of arrows.
 * @param {Box} box
 * @param {Around} around
 * @param {Box[]} others
 */
function isClear(box, { heads = [], taken = [] }, others) {
  return ![...taken, ...others].some((other) => sharedArea(box, other) > 0)
    && !heads.some((head) => meetsDisc(box, head));
}

/**
 * A box with so many pixels more on every side.
 * @param {Box} box
 * @param {number} by
 */
function grown({ left, top, right, bottom }, by) {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/**
 * Pixels that two boxes have in common.
 * @param {Box} one
 * @param {Box} two
 */
export function sharedArea(one, two) {
  return Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left))
    * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));
}

/**
 * Whether a box and a disc [x, y, radius] meet.
 * @param {Box} box
 * @param {number[]} disc
 */
export function meetsDisc({ left, top, right, bottom }, [x, y, radius]) {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return dx * dx + dy * dy < radius * radius;
}

/**
 * How many pixels of a line lie within a box.
 * @param {Box} box
 * @param {number[][]} line
 */
export function lengthInside({ left, top, right, bottom }, [[fromX, fromY], [toX, toY]]) {
  let [first, last] = [0, 1];
  for (const [from, way, low, high] of [[fromX, toX - fromX, left, right], [fromY, toY - fromY, top, bottom]]) {
    if (way === 0) {
      if (from < low || from > high) return 0;
      continue;
    }
    const [one, two] = [(low - from) / way, (high - from) / way];
    first = Math.max(first, Math.min(one, two));
    last = Math.min(last, Math.max(one, two));
  }
  return Math.max(0, last - first) * Math.hypot(toX - fromX, toY - fromY);
}

/**
 * @param {Box} box
 * @param {Box} room
 */
function within(box, room) {
  const dx = Math.max(room.left - box.left, 0) || Math.min(room.right - box.right, 0);
  const dy = Math.max(room.top - box.top, 0) || Math.min(room.bottom - box.bottom, 0);
  return { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
}
