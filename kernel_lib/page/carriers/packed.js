// Packed answers: a JSON text after its length in four bytes, and buffers of the sizes that it names.

/**
 * The text at the beginning, and where it ends.
 * @param {Uint8Array} bytes
 * @returns {{ told: any, end: number }}
 */
export function textAt(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  return { told: JSON.parse(text), end: 4 + length };
}

/**
 * What was deflated: its text, and the buffers.
 * @param {Uint8Array} packed
 * @returns {Promise<{ told: any, buffers: DataView[] }>} rejected where the bytes are not whole
 */
export async function unpacked(packed) {
  const whole = await inflated(packed);
  const { told, end } = textAt(whole);
  let at = end;
  const buffers = told.sizes.map((/** @type {number} */ size) => {
    at += size;
    return new DataView(whole.buffer, at - size, size);
  });
  return { told, buffers };
}

/**
 * Written to the stream directly: the stream of a Blob goes through another process of the browser, which
 * takes ten times as long.
 * @param {Uint8Array} packed
 */
async function inflated(packed) {
  const { readable, writable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  Promise.all([writer.write(/** @type {any} */ (packed)), writer.close()]).catch(() => {}); // the reader reports it
  const parts = [];
  const reader = readable.getReader();
  for (let one = await reader.read(); !one.done; one = await reader.read()) parts.push(one.value);
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
