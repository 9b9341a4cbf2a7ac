"""The tokens of the look: contrasts are those written beside them, and readable in both themes."""

import re
from pathlib import Path

import pytest

from kernel_lib.page import PAGE
from kernel_lib.page.bundle import bundled

GROUNDS = ("paper", "stage", "soft", "ground")
BODIES = {f"b{number}" for number in range(1, 6)}
TEXT = 4.5  # contrast that the Web Content Accessibility Guidelines ask of text
PARTS = 3.0  # and of borders of controls
THEMES = {"light": "tokens.css", "dark": "tokens_dark.css"}
STYLES = sorted(path for path in PAGE.glob("*/**/*.css") if "dist" not in path.parts)


def source(theme: str) -> str:
    return (PAGE / "base" / THEMES[theme]).read_text(encoding="utf-8")


def colours(theme: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", source(theme)))


def table(theme: str) -> dict[str, list[float]]:
    """The contrasts written beside the colours."""
    rows = re.findall(r"--([\w-]+): #\w{6}; /\* ((?:[\d.]+ ){3}[\d.]+)", source(theme))
    return {name: [float(one) for one in numbers.split()] for name, numbers in rows}


def luminance(colour: str) -> float:
    """Relative luminance by the same guidelines."""
    shares = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_both_themes_have_every_colour() -> None:
    both = {"spot", "digit"}  # the same in both
    assert set(colours("dark")) == set(colours("light")) - both
    assert set(table("dark")) == set(table("light"))


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_of_contrasts_is_that_of_the_colours(theme: str) -> None:
    values, wrong = colours(theme), []
    for name, value in table(theme).items():
        found = [round(contrast(values[name], values[ground]), 1) for ground in GROUNDS]
        if found != value:
            wrong.append((name, found))
    assert wrong == []


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read_on_what_it_stands_on(theme: str) -> None:
    values = colours("light") | colours(theme)
    for name in set(table(theme)) - {"edge"}:
        grounds = GROUNDS[:3] if name in BODIES else GROUNDS
        for ground in grounds:
            assert contrast(values[name], values[ground]) >= TEXT - 0.05, (name, ground)
    assert min(contrast(values["edge"], values[ground]) for ground in GROUNDS) >= PARTS
    for ground in ("you", "spot"):
        assert contrast(values["digit"], values[ground]) >= 10


def test_a_lesson_outside_our_pages_brings_the_tokens_along() -> None:
    style = re.sub(r"\s", "", bundled("widget.css"))
    place = ":is(.carom-lesson,.carom-figure){"
    assert f"html:not(.carom-page){place}" in style
    assert f":is(body[data-jp-theme-light=false],body.vscode-dark){place}" in style
    assert ":root" not in style  # a notebook's own page keeps its variables
    for theme in THEMES:
        assert all(f"--{name}:{value}" in style for name, value in colours(theme).items())


def sources() -> list[Path]:
    """Every style that is written by hand."""
    return sorted(path for path in PAGE.parent.rglob("*.css") if "dist" not in path.parts)


def test_no_font_depends_on_the_system_alone() -> None:
    everywhere = [path.read_text(encoding="utf-8") for path in sources()]
    assert not [text for text in everywhere if "system-ui" in text]


def test_the_yellow_button_is_described_once() -> None:
    raised = [path.name for path in sources() if "box-shadow: 0 3px 0" in path.read_text("utf-8")]
    assert raised == ["go_button.css"]


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_sizes_of_type_grow_with_the_readers_and_none_is_below_a_note(path) -> None:
    text = path.read_text(encoding="utf-8")
    sizes = re.findall(r"font(?:-size)?:[^;]*?([\d.]+)(px|rem)\b", text)
    sizes += re.findall(r"--size-\w+: ([\d.]+)(px|rem)", text)
    assert not [size for size, unit in sizes if unit == "px"]
    assert all(float(size) >= 13 / 16 for size, _ in sizes)
