"""The font of formulas: what stays, what goes, and what its roots grow by."""

import io
import re
from html import unescape
from pathlib import Path

import nbformat
import pytest
from fontTools.ttLib import TTFont

from kernel_lib.serving.pages.font import FONT, SIGNS, font_folder, with_signs
from kernel_lib.serving.pages.typesetting.formulas import formulas_in_html
from tests.serving.running import ROOT


@pytest.fixture(scope="module")
def whole() -> bytes:
    return Path(font_folder() / FONT).read_bytes()


@pytest.fixture(scope="module")
def small(whole: bytes) -> bytes:
    return with_signs(whole)


def signs(font: bytes) -> set[int]:
    return set(TTFont(io.BytesIO(font)).getBestCmap())


def test_the_signs_stay_and_nearly_nothing_else_does(whole: bytes, small: bytes) -> None:
    wanted = {one for first, last in SIGNS for one in range(first, last + 1)}
    assert signs(small) >= signs(whole) & wanted
    assert ord("ж") in signs(whole) - signs(small)
    assert len(small) < 0.25 * len(whole)


@pytest.mark.parametrize("sign", ["√", "(", "∑", "{"])
def test_a_sign_grows_by_as_many_steps_as_before(whole: bytes, small: bytes, sign: str) -> None:
    steps = []
    for font in (whole, small):
        opened = TTFont(io.BytesIO(font))
        variants = opened["MATH"].table.MathVariants
        place = variants.VertGlyphCoverage.glyphs.index(opened.getBestCmap()[ord(sign)])
        growing = variants.VertGlyphConstruction[place]
        outlines = opened["glyf"]
        sizes = [outlines[one.VariantGlyph].yMax for one in growing.MathGlyphVariantRecord]
        steps.append((sizes, growing.GlyphAssembly is not None))
    assert len(steps[0][0]) > 1
    assert steps[0] == steps[1]


def test_it_draws_every_formula_of_the_lessons(whole: bytes, small: bytes) -> None:
    drawn = set()
    for path in (ROOT / "lessons").glob("*.ipynb"):
        for cell in nbformat.read(path, 4).cells:
            for found in re.findall(r"<math.*?</math>", formulas_in_html(cell.source), re.DOTALL):
                math = re.sub(r"<annotation.*?</annotation>", "", found, flags=re.DOTALL)
                drawn |= set(map(ord, unescape(re.sub(r"<[^>]*>", "", math))))
    assert {ord("μ"), ord("−")} <= drawn
    assert drawn & signs(whole) <= signs(small)
