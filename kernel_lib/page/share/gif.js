// A film as GIF: pictures of the stage in at most 255 colours, written byte by byte. Pure.

const MOST_COLOURS = 255; // the one left over means "unchanged"
const SAME = 255;

/** A palette for pictures (RGBA bytes): their most frequent colours, similar ones as one. */
export function paletteOf(pictures) {
  const found = new Map();
  for (const pixels of pictures) {
    for (let k = 0; k < pixels.length; k += 4) {
      const key = keyOf(pixels, k);
      const one = found.get(key);
      if (one) one.count += 1;
      else found.set(key, { count: 1, colour: [pixels[k], pixels[k + 1], pixels[k + 2]] });
    }
  }
  const chosen = [...found.values()].sort((one, other) => other.count - one.count);
  return { colours: chosen.slice(0, MOST_COLOURS).map((one) => one.colour), near: new Map() };
}

function keyOf(pixels, k) {
  return (pixels[k] >> 3) << 10 | (pixels[k + 1] >> 3) << 5 | pixels[k + 2] >> 3;
}

/** Each pixel as the number of the nearest colour of the palette. */
export function indexed(pixels, palette) {
  const result = new Uint8Array(pixels.length / 4);
  for (let k = 0; k < result.length; k += 1) {
    const key = keyOf(pixels, 4 * k);
    let place = palette.near.get(key);
    if (place === undefined) {
      place = nearest(palette.colours, pixels[4 * k], pixels[4 * k + 1], pixels[4 * k + 2]);
      palette.near.set(key, place);
    }
    result[k] = place;
  }
  return result;
}

function nearest(colours, red, green, blue) {
  let [best, least] = [0, Infinity];
  colours.forEach(([r, g, b], place) => {
    const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (far < least) [best, least] = [place, far];
  });
  return best;
}

/**
 * A film that grows by `add(indices)`; `finish()` gives its bytes. `delay` of a picture in 1/100 s, or its
 * own: `add(indices, lasts)`; `again`: from the start at its end.
 */
export function newGif(width, height, palette, delay, again = true) {
  const bytes = [...new TextEncoder().encode("GIF89a"), ...two(width), ...two(height), 0xf7, 0, 0];
  for (let k = 0; k < 256; k += 1) bytes.push(...(palette.colours[k] ?? [0, 0, 0]));
  if (again) bytes.push(0x21, 0xff, 11, ...new TextEncoder().encode("NETSCAPE2.0"), 3, 1, 0, 0, 0);
  const parts = [Uint8Array.from(bytes)];
  let before = null;
  return {
    add(indices, lasts = delay) {
      const shown = before ? indices.map((one, k) => (one === before[k] ? SAME : one)) : indices;
      before = indices;
      parts.push(Uint8Array.from([0x21, 0xf9, 4, 0x05, ...two(lasts), SAME, 0,
        0x2c, 0, 0, 0, 0, ...two(width), ...two(height), 0, 8]), inBlocks(packed(shown)));
    },
    finish() {
      return [...parts, Uint8Array.from([0x3b])];
    },
  };
}

function two(number) {
  return [number & 255, number >> 8 & 255];
}

/** Pixels packed by the method of Lempel, Ziv and Welch, with codes of 9 to 12 bits. */
function packed(indices) {
  const out = new Uint8Array(indices.length * 2 + 64);
  const table = new Int32Array(1 << 20);
  const bits = { held: 0, count: 0, at: 0 };
  let [size, next, round, prefix] = [9, 258, 1, indices[0]];
  writeCode(out, bits, 256, size);
  for (let k = 1; k < indices.length; k += 1) {
    const slot = prefix << 8 | indices[k];
    if (table[slot] >> 12 === round) {
      prefix = table[slot] & 4095;
      continue;
    }
    writeCode(out, bits, prefix, size);
    if (next === 4096) {
      writeCode(out, bits, 256, size);
      [size, next, round] = [9, 258, round + 1];
    } else {
      table[slot] = round << 12 | next;
      if (next === 1 << size) size += 1;
      next += 1;
    }
    prefix = indices[k];
  }
  writeCode(out, bits, prefix, size);
  // The reader has added one more code by now, and may read the end a bit wider.
  if (next === 1 << size && size < 12) size += 1;
  writeCode(out, bits, 257, size);
  if (bits.count) out[bits.at++] = bits.held;
  return out.subarray(0, bits.at);
}

function writeCode(out, bits, code, size) {
  bits.held |= code << bits.count;
  bits.count += size;
  while (bits.count >= 8) {
    out[bits.at++] = bits.held & 255;
    bits.held >>>= 8;
    bits.count -= 8;
  }
}

function inBlocks(data) {
  const out = new Uint8Array(data.length + Math.ceil(data.length / 255) + 1);
  let at = 0;
  for (let from = 0; from < data.length; from += 255) {
    const part = data.subarray(from, from + 255);
    out[at] = part.length;
    out.set(part, at + 1);
    at += part.length + 1;
  }
  return out;
}
