"""The colours: the same names in both themes, and readable on both backgrounds."""

import re

import pytest

from kernel_lib.serving.pages.assets import STATIC

NAMES = {
    *("paper", "soft", "ink", "muted", "line", "accent", "good", "bad"),
    *(f"run-{number}" for number in range(1, 5)),
}
READABLE = 4.5  # contrast that the Web Content Accessibility Guidelines ask of text


def palette(file: str) -> dict[str, str]:
    text = (STATIC / file).read_text(encoding="utf-8")
    return dict(re.findall(r"--carom-([\w-]+): (#[0-9a-f]{6});", text))


def luminance(colour: str) -> float:
    """Relative luminance by the same guidelines."""
    shares = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("file", ["palette.css", "palette_dark.css"])
def test_every_theme_names_every_colour(file: str) -> None:
    assert set(palette(file)) == NAMES


@pytest.mark.parametrize("file", ["palette.css", "palette_dark.css"])
@pytest.mark.parametrize("name", sorted(NAMES - {"paper", "soft", "line"}))
@pytest.mark.parametrize("background", ["paper", "soft"])
def test_colours_can_be_read(file: str, name: str, background: str) -> None:
    colours = palette(file)
    assert contrast(colours[name], colours[background]) >= READABLE


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
