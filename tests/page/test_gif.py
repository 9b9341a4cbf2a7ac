"""The films of the page, written by its own module and read by another program's."""

import base64
import io
import json
import subprocess
from pathlib import Path

import numpy as np
import playwright
import pytest
from PIL import Image

from kernel_lib.page import PAGE

NODE = Path(playwright.__file__).parent / "driver" / "node"

#: Pictures by the name of a pattern: flat, a moving square, noise that fills every code table.
WRITER = """
import {{ indexed, newGif, paletteOf }} from "{module}";
const [width, height, count] = [{width}, {height}, {count}];
let lot = 12345;
const noise = () => (lot = (lot * 1103515245 + 12345) % 2147483648) / 2147483648;
const patterns = {{
  flat: () => [8, 16, 248],
  square: (x, y, k) => (Math.abs(x - 3 * k) < 5 && y < 9 ? [248, 0, 0] : [240, 240, 232]),
  noise: () => [Math.floor(noise() * 4) * 64, Math.floor(noise() * 4) * 64, 128],
}};
const frames = [];
for (let k = 0; k < count; k += 1) {{
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at += 1) {{
    pixels.set([...patterns.{pattern}(at % width, Math.floor(at / width), k), 255], 4 * at);
  }}
  frames.push(pixels);
}}
const palette = paletteOf(frames);
const gif = newGif(width, height, palette, 5);
for (const frame of frames) gif.add(indexed(frame, palette));
const bytes = Buffer.concat(gif.finish());
process.stdout.write(JSON.stringify({{ gif: bytes.toString("base64"),
  last: Buffer.from(frames.at(-1)).toString("base64"), colours: palette.colours.length }}));
"""


@pytest.mark.parametrize(
    ("pattern", "width", "height", "count"),
    [("flat", 7, 5, 2), ("square", 61, 43, 6), ("noise", 320, 201, 3), ("noise", 1, 1, 1)],
)
def test_another_program_reads_what_the_page_wrote(
    tmp_path: Path, pattern: str, width: int, height: int, count: int
) -> None:
    module = (PAGE / "share/gif.js").as_uri()
    script = tmp_path / "write.mjs"
    script.write_text(WRITER.format(**locals()), encoding="utf-8")
    sent = json.loads(
        subprocess.run(
            [str(NODE), str(script)], capture_output=True, timeout=120, check=True
        ).stdout
    )
    film = Image.open(io.BytesIO(base64.b64decode(sent["gif"])))
    assert film.size == (width, height)
    assert film.n_frames == count
    film.seek(film.n_frames - 1)
    shown = np.asarray(film.convert("RGB")).astype(int)
    wanted = np.frombuffer(base64.b64decode(sent["last"]), np.uint8).reshape(height, width, 4)
    assert np.abs(shown - wanted[..., :3]).max() <= 7  # alike in the first five bits
    assert film.info["duration"] == 50


def test_a_picture_of_many_colours_keeps_the_frequent_ones() -> None:
    script = f"""
import {{ indexed, paletteOf }} from "{(PAGE / "share/gif.js").as_uri()}";
const pixels = new Uint8ClampedArray(4 * 40000);
for (let k = 0; k < 40000; k += 1) pixels.set([k % 256, (k >> 8) * 1.6, 0, 255], 4 * k);
for (let k = 0; k < 9000; k += 1) pixels.set([200, 200, 200, 255], 4 * k);
const palette = paletteOf([pixels]);
const places = indexed(pixels, palette);
console.log(palette.colours.length, palette.colours[places[0]].join(), Math.max(...places));
"""
    done = subprocess.run(
        [str(NODE), "--input-type=module", "-e", script], capture_output=True, text=True, timeout=60
    )
    assert done.stdout.split() == ["255", "200,200,200", "254"], done.stderr
