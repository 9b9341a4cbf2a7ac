"""Controls of the method, which several lessons have alike."""

from kernel_lib.experiments.common.planets import EARTH, JUPITER, MOON
from kernel_lib.experiments.parameters import Condition, Parameter
from kernel_lib.words import Sentence

__all__ = ["duration", "gravity", "kac", "step"]

PLANETS = (
    (MOON, Sentence("control-moon")),
    (EARTH, Sentence("control-earth")),
    (JUPITER, Sentence("control-jupiter")),
)


def gravity(group: str = "", least: float = 0.5, only_if: Condition | None = None) -> Parameter:
    """Acceleration of free fall, m/s², with the planets below its slider."""
    meaning = Sentence("control-gravity")
    return Parameter(
        *("gravity", "g", EARTH, least, 25, 0.1, "m/s²", meaning),
        named=PLANETS,
        group=group,
        only_if=only_if,
    )


def kac(only_if: Condition | None = None) -> Parameter:
    """Nikulin's flag: whether the ball is returned to the contact before the law acts."""
    meaning = Sentence("control-kac")
    return Parameter(
        "kac", "kac", True, meaning=meaning, scale="switch", group="Method", only_if=only_if
    )


def step(only_if: Condition | None = None) -> Parameter:
    """Length of a fixed step, s."""
    meaning = Sentence("control-step")
    return Parameter(
        "step", "Δ", 0.1, 0.005, 0.5, 0.005, "s", meaning, "log", group="Method", only_if=only_if
    )


def duration(seconds: float, longest: float = 20.0, group: str = "Method") -> Parameter:
    """Length of a run, s."""
    meaning = Sentence("control-duration")
    return Parameter("duration", "T", seconds, 0.5, longest, 0.5, "s", meaning, group=group)
