"""Script and style of a lesson's page."""

import re

from kernel_lib.serving.pages.page_files import style

#: What may be asked for what it holds: a line, a control, a button or the one mark of a guess,
#: never what a stage lies in.
SMALL = {".carom-choice", ".carom-control", ".carom-marks", "button", "p"}


def test_no_style_depends_on_what_a_box_around_the_stage_holds() -> None:
    """With a `main:has(...)` each move of a slider gave all elements of the page new styles.

    A browser that finds such a box changed within styles all that it holds anew.
    """
    asked = set(re.findall(r"([.\w-]+)(?:\[[^\]]*\])*:has\(", style().decode()))
    assert asked == SMALL
