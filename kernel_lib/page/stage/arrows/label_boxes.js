// Where labels stand beside the tips of arrows: where there is room, and clear of one another. Pure.

const FROM_TIP = 9; // pixels between the tip of an arrow and its label
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => eighths * Math.PI / 4);
const [OUTSIDE, ON_LABEL, ON_ARROW, ON_BALL] = [60, 6, 14, 0.008]; // how bad each is

/**
 * @typedef {object} Tip
 * @property {number} x pixels
 * @property {number} y
 * @property {number} ux direction of the arrow
 * @property {number} uy
 * @property {number} wide of the label, pixels
 * @property {number} high
 */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box pixels */

/**
 * Boxes of labels, each beside the tip of its arrow: beyond it if possible, else on another side;
 * never outside the room.
 * @param {Tip[]} tips
 * @param {{ room: Box, arrows?: number[][][], balls?: number[][], taken?: Box[] }} around arrows as
 *   pairs of positions, balls as [x, y, radius]
 * @returns {Box[]}
 */
export function labelBoxes(tips, { room, arrows = [], balls = [], taken = [] }) {
  /** @type {Box[]} */
  const boxes = [];
  for (const tip of tips) {
    const others = [...taken, ...boxes];
    const rated = TURNS.map((turn, rank) => {
      const box = besideTip(tip, turn);
      return { box, cost: rank + cost(box, room, others, arrows, balls) };
    });
    const best = rated.reduce((one, two) => (two.cost < one.cost ? two : one));
    boxes.push(within(best.box, room));
  }
  return boxes;
}

/**
 * @param {Tip} tip
 * @param {number} turn
 */
function besideTip({ x, y, ux, uy, wide, high }, turn) {
  const [dx, dy] = [ux * Math.cos(turn) - uy * Math.sin(turn), ux * Math.sin(turn) + uy * Math.cos(turn)];
  const [cx, cy] = [x + dx * (FROM_TIP + wide / 2), y + dy * (FROM_TIP + high / 2)];
  return { left: cx - wide / 2, top: cy - high / 2, right: cx + wide / 2, bottom: cy + high / 2 };
}

/**
 * @param {Box} box
 * @param {Box} room
 * @param {Box[]} others
 * @param {number[][][]} arrows
 * @param {number[][]} balls
 */
function cost(box, room, others, arrows, balls) {
  const over = Math.max(0, room.left - box.left) + Math.max(0, box.right - room.right)
    + Math.max(0, room.top - box.top) + Math.max(0, box.bottom - room.bottom);
  const shared = others.reduce((sum, other) => sum + sharedArea(box, other), 0);
  const crossed = arrows.reduce((sum, arrow) => sum + pointsInside(box, arrow), 0);
  const covered = balls.reduce((sum, [x, y, radius]) => sum + sharedArea(box,
    { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }), 0);
  return OUTSIDE * Math.min(1, over) + over + ON_LABEL * Math.sqrt(shared)
    + ON_ARROW * crossed + ON_BALL * covered;
}

/**
 * @param {Box} one
 * @param {Box} two
 */
function sharedArea(one, two) {
  return Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left))
    * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));
}

/**
 * How many of some points along an arrow lie within a box.
 * @param {Box} box
 * @param {number[][]} arrow
 */
function pointsInside({ left, top, right, bottom }, [[fromX, fromY], [toX, toY]]) {
  let count = 0;
  for (let part = 0; part <= 1; part += 0.0625) {
    const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
    if (x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4) count += 1;
  }
  return count;
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
