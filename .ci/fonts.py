"""Cut the fonts of formulas anew from STIX Two Math: `make fonts`.

The whole font (1.5 MB) comes with the package ziamath, a tool of developers; what is cut lies in
kernel_lib/serving/pages/static, so that whoever serves lessons needs neither.
"""

import io
import sys
from importlib.util import find_spec
from pathlib import Path

import environment

#: Smaller letters beside others, dots and accents that go where one stands above, spacing.
FEATURES = ["ssty", "dtls", "flac", "ccmp", "kern", "mark", "mkmk"]
WHOLE = "STIXTwoMath-Regular.ttf"
STATIC = environment.ROOT / "kernel_lib" / "serving" / "pages" / "static"


def whole():
    """The font as its makers publish it."""
    return (Path(find_spec("ziamath").origin).parent / "fonts" / WHOLE).read_bytes()


def cut(font, code_points):
    """The font with these signs alone, each in all the sizes that its mathematical tables know."""
    from fontTools import subset, ttLib

    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.drop_tables += ["DSIG"]  # a signature of the whole
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=code_points)
    # No time of its making stands in it: one font and one choice give the same file again.
    opened = ttLib.TTFont(io.BytesIO(font), recalcTimestamp=False)
    chosen.subset(opened)
    opened.flavor = "woff2"
    made = io.BytesIO()
    opened.save(made)
    return made.getvalue()


def main():
    """Write each cut where pages take it from."""
    from kernel_lib.serving.pages.fonts import CUTS

    for one in CUTS:
        made = cut(whole(), one.code_points)
        (STATIC / one.file).write_bytes(made)
        environment.say(f"{one.file}: {len(made) / 1000:.0f} kB")


if __name__ == "__main__":
    if Path(sys.prefix) != environment.FOLDER:
        environment.ready()
        environment.become([str(environment.PYTHON), str(Path(__file__))])
    main()
