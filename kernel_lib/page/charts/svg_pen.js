// A pen with the calls of a canvas that this page uses, which writes an SVG instead. Pure.

const STYLE = { fillStyle: "#000", strokeStyle: "#000", lineWidth: 1, lineJoin: "miter",
  lineCap: "butt", font: "13px sans-serif", textAlign: "start", textBaseline: "alphabetic",
  dash: /** @type {number[]} */ ([]) };
/** @type {Record<string, string>} */
const ANCHORS = { left: "start", start: "start", center: "middle", right: "end", end: "end" };
/** @type {Record<string, number>} */
const LOWERED = { top: 0.8, middle: 0.35, alphabetic: 0, bottom: -0.2 }; // parts of the text's height

/**
 * The pen, and what it has drawn so far as a whole picture.
 * @param {number} width
 * @param {number} height
 * @param {(text: string, font: string) => number} measure width of a text
 */
export function newSvgPen(width, height, measure) {
  /** @type {string[]} */
  const lines = [];
  /** @type {any[]} */
  const kept = [];
  /** @type {string[]} */
  let path = [];
  let clips = 0;
  let groups = 0; // opened since the last save
  /** @type {any} */
  const pen = { ...STYLE };
  const point = (/** @type {number} */ x, /** @type {number} */ y) => `${short(x)} ${short(y)}`;
  const write = (/** @type {string} */ paint) => { if (path.length) lines.push(`<path d="${path.join("")}" ${paint}/>`); };
  const fill = () => `fill="${pen.fillStyle}" stroke="none"`;
  const stroke = () => `fill="none" stroke="${pen.strokeStyle}" stroke-width="${short(pen.lineWidth)}"`
    + ` stroke-linejoin="${pen.lineJoin}" stroke-linecap="${pen.lineCap}"`
    + (pen.dash.length ? ` stroke-dasharray="${pen.dash.map(short).join(" ")}"` : "");
  const text = (/** @type {string} */ words, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ paint) => {
    const { size, weight, family } = fontParts(pen.font);
    lines.push(`<text x="${short(x)}" y="${short(y + LOWERED[pen.textBaseline] * size)}" `
      + `font-size="${size}" font-weight="${weight}" font-family="${escaped(family)}" `
      + `text-anchor="${ANCHORS[pen.textAlign]}" ${paint}>${escaped(words)}</text>`);
  };
  Object.assign(pen, {
    beginPath() { path = []; },
    moveTo(x, y) { path.push(`M${point(x, y)}`); },
    lineTo(x, y) { path.push(`L${point(x, y)}`); },
    closePath() { path.push("Z"); },
    rect(x, y, w, h) { path.push(`M${point(x, y)}h${short(w)}v${short(h)}h${short(-w)}Z`); },
    // Whole circles are all that charts draw.
    arc(x, y, r) { path.push(`M${point(x - r, y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0`
      + `a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`); },
    fill() { write(fill()); },
    stroke() { write(stroke()); },
    fillRect(x, y, w, h) {
      lines.push(`<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" ${fill()}/>`);
    },
    fillText(words, x, y) { text(words, x, y, fill()); },
    strokeText(words, x, y) { text(words, x, y, stroke()); },
    measureText(words) { return { width: measure(words, pen.font) }; },
    setLineDash(dash) { pen.dash = dash; },
    translate(x, y) {
      groups += 1;
      lines.push(`<g transform="translate(${point(x, y)})">`);
    },
    clip() {
      clips += 1;
      groups += 1;
      lines.push(`<clipPath id="clip${clips}"><path d="${path.join("")}"/></clipPath>`,
        `<g clip-path="url(#clip${clips})">`);
    },
    save() {
      const { fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, font, textAlign, textBaseline, dash } = pen;
      kept.push([{ fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, font, textAlign, textBaseline, dash }, groups]);
      groups = 0;
    },
    restore() {
      lines.push(...Array(groups).fill("</g>"));
      const [style, before] = kept.pop();
      Object.assign(pen, style);
      groups = before;
    },
  });
  const picture = (/** @type {string} */ title) => `<?xml version="1.0" encoding="utf-8"?>\n`
    + `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" `
    + `height="${height}" role="img">\n<title>${escaped(title)}</title>\n${lines.join("\n")}\n</svg>\n`;
  return { pen, picture };
}

/**
 * @param {number} value
 */
function short(value) {
  return String(Number(value.toFixed(2)) + 0);
}

/**
 * @param {string} words
 */
function escaped(words) {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * The parts of a canvas font such as "600 13px Arial, sans-serif".
 * @param {string} font
 */
function fontParts(font) {
  const parts = /^(?:(\d+) )?([\d.]+)px (.*)$/.exec(font);
  return { weight: parts?.[1] ?? "400", size: Number(parts?.[2] ?? 13), family: parts?.[3] ?? "sans-serif" };
}
