"""The fonts of formulas: what stands in them, and what their roots grow by."""

import io
import re
import unicodedata
from collections.abc import Callable
from html import unescape
from types import ModuleType

import nbformat
import pytest
from fontTools.ttLib import TTFont

from kernel_lib.serving.pages.assets import STATIC
from kernel_lib.serving.pages.fonts import COMMON, CUTS, RARE, Cut, font_faces
from kernel_lib.serving.pages.typesetting.formulas import formulas_in_html
from tests.serving.running import ROOT

Script = Callable[[str], ModuleType]


def opened(font: bytes) -> TTFont:
    return TTFont(io.BytesIO(font))


@pytest.fixture
def whole(script: Script) -> bytes:
    return script("fonts").whole()


def shipped(cut: Cut) -> bytes:
    return (STATIC / cut.file).read_bytes()


def signs(font: bytes) -> set[int]:
    return set(opened(font).getBestCmap())


@pytest.mark.parametrize("cut", CUTS, ids=lambda cut: cut.file)
def test_what_is_shipped_is_what_the_recipe_cuts(cut: Cut, script: Script) -> None:
    fonts = script("fonts")
    anew, kept = opened(fonts.cut(fonts.whole(), cut.code_points)), opened(shipped(cut))
    assert anew.getBestCmap() == kept.getBestCmap()
    assert anew.getGlyphOrder() == kept.getGlyphOrder()
    for table in ("glyf", "MATH", "hmtx", "GSUB"):
        assert anew[table].compile(anew) == kept[table].compile(kept), table


def test_each_sign_stands_in_one_font_and_the_first_is_small(whole: bytes) -> None:
    common, rare = signs(shipped(COMMON)), signs(shipped(RARE))
    assert not common & rare
    assert signs(whole) & set(COMMON.code_points) == common
    assert {ord("μ"), ord("−"), ord("√")} <= common
    assert {ord("ℝ"), ord("Σ") + 0x1D6BA - 0x3A3} <= common | rare
    assert ord("ж") in signs(whole) - common - rare
    assert len(shipped(COMMON)) < 56_000


@pytest.mark.parametrize("sign", ["√", "(", "∑", "{"])
def test_a_sign_grows_by_as_many_steps_as_before(whole: bytes, sign: str) -> None:
    steps = []
    for font in (opened(whole), opened(shipped(COMMON))):
        variants = font["MATH"].table.MathVariants
        place = variants.VertGlyphCoverage.glyphs.index(font.getBestCmap()[ord(sign)])
        growing = variants.VertGlyphConstruction[place]
        outlines = font["glyf"]
        sizes = [outlines[one.VariantGlyph].yMax for one in growing.MathGlyphVariantRecord]
        steps.append((sizes, growing.GlyphAssembly is not None))
    assert len(steps[0][0]) > 1
    assert steps[0] == steps[1]


#: What a browser draws where a letter stands alone: the italic one, by its plain one.
ITALIC = {
    unicodedata.normalize("NFKC", chr(one)): one
    for one in (*range(0x1D434, 0x1D468), *range(0x1D6E2, 0x1D715), 0x210E)
}


def drawn_in(math: str) -> set[int]:
    """The signs of a formula as a browser draws it."""
    shown = re.sub(r"<annotation.*?</annotation>", "", math, flags=re.DOTALL)
    alone = {unescape(one) for one in re.findall(r"<mi>([^<]+)</mi>", shown)}
    italic = {ITALIC[one] for one in alone if one in ITALIC}
    return italic | set(map(ord, unescape(re.sub(r"<[^>]*>", "", shown))))


def test_the_first_font_draws_every_formula_of_the_lessons(whole: bytes) -> None:
    drawn: set[int] = set()
    for path in (ROOT / "lessons").glob("*.ipynb"):
        for cell in nbformat.read(path, 4).cells:
            for found in re.findall(r"<math.*?</math>", formulas_in_html(cell.source), re.DOTALL):
                drawn |= drawn_in(found)
    assert {ord("μ"), ord("−"), ord("Δ"), ITALIC["v"]} <= drawn
    assert drawn & signs(whole) <= signs(shipped(COMMON))


def test_the_rules_name_every_sign_of_the_fonts_once() -> None:
    rules = font_faces(lambda name: f"/at/{name}")
    found = re.findall(r'url\("/at/([^"]+)"\).*?unicode-range: ([^;]+);', rules)
    assert [name for name, _ in found] == [cut.file for cut in CUTS]
    named: list[int] = []
    for _, ranges in found:
        for one in ranges.split(", "):
            first, _, last = one.removeprefix("U+").partition("-")
            named += range(int(first, 16), int(last or first, 16) + 1)
    assert len(named) == len(set(named))
    assert set(named) == set(COMMON.code_points) | set(RARE.code_points)
