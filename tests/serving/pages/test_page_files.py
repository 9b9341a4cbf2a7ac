"""Script and style of a lesson's page."""

import re

from kernel_lib.page import page_script
from kernel_lib.serving.pages.page_files import script, speech, style

#: What may be asked for what it holds: a line, a control, a button, the one mark of a guess, a
#: sheet over the page or the head of the projector, never what a stage lies in.
SMALL = {".carom-choice", ".carom-control", ".carom-marks", "button", "p"}
SMALL |= {".carom-class-head", ".carom-share-sheet"}


def test_no_style_depends_on_what_a_box_around_the_stage_holds() -> None:
    """With a `main:has(...)` each move of a slider gave all elements of the page new styles.

    A browser that finds such a box changed within styles all that it holds anew.
    """
    asked = set(re.findall(r"([.\w-]+)(?:\[[^\]]*\])*:has\(", style().decode()))
    assert asked == SMALL


def test_what_travels_has_no_indentation() -> None:
    for sent in (script(), style(), speech("done").encode()):
        assert not re.search(rb"\n\s", sent)


def test_no_text_of_the_script_goes_on_in_a_line_of_its_own() -> None:
    """Its indentation is cut; in a template only code may be broken, between `${` and `}`."""
    odd = [line for line in page_script().splitlines() if line.count("`") % 2]
    assert odd
    for line in odd[::2]:
        begun = line.rpartition("`")[2]
        assert begun.count("${") > begun.count("}"), line


#: A text as a script has it: in quotes, or between backticks.
TEXT = re.compile(r'"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`')


def test_the_script_travels_without_comments_and_with_every_text() -> None:
    """It is most of what a first visit loads."""
    whole, sent = page_script(), script().decode()
    assert not re.search(r"^[ \t]|[;,{}()\]][ \t]+// [^\"'`\n]*$", sent, re.MULTILINE)

    def texts(of: str) -> list[str]:
        code = re.sub(r"(?m)^[ \t]*//.*$|(?<=[;,{\])}])[ \t]+// [^\"'`\n]*$", "", of)
        code = re.sub(r"(?ms)^[ \t]*/\*\*.*?\*/[ \t]*$", "", code)
        return [re.sub(r"\s+", " ", text) for text in TEXT.findall(code)]

    assert texts(sent)[: len(texts(whole))] == texts(whole)
    assert len(texts(whole)) > 2000
