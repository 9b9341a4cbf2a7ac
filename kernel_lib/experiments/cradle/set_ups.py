"""Set-ups of lesson 05 by name."""

from kernel_lib.experiments.experiment import Preset

__all__ = ["PRESETS"]

SLOW = {"picture": "on a rail"}

PRESETS = (
    Preset("One in, two at rest", {}, "Four answers; each keeps momentum and energy."),
    Preset(
        "Two balls, squeezed",
        SLOW | {"balls": 2},
        "Slow down to 0.1: a contact takes time. For two balls all four agree in the end.",
    ),
    Preset(
        "Three balls, squeezed",
        SLOW,
        "The second contact begins before the first has ended: look at F_1 and F_2.",
    ),
    Preset(
        "Five balls, one in",
        {"balls": 5, "swings": 5},
        "Hertz: the first ball comes back at 7 % of its speed; later all swing together.",
    ),
    Preset("Two in", {"balls": 5, "incoming": 2}, "Two in, two out? See who says so."),
    Preset(
        "Two in, one at rest",
        {"incoming": 2},
        "One by one: balls 2 and 3 leave as a pair. All at once: the last leaves faster than V.",
    ),
    Preset(
        "Small gaps",
        {"balls": 5, "gap": 0.1},
        "With gaps the impacts come one after another: the textbook is right.",
    ),
    Preset(
        "Passes everything on",
        {"middle": 2 / 3},
        "A middle ball of 2/3 the mass: with springs the last ball takes all.",
    ),
    Preset(
        "Hard, then soft", {"gamma": 0.05}, "γ = 0.05: the first contact is over early, one by one."
    ),
    Preset(
        "Soft, then hard", {"gamma": 150.0}, "γ = 150 (Li & Yao): nearly all at once. How nearly?"
    ),
    Preset(
        "Li & Yao, β = 0.5",
        {"beta": 0.5},
        "The first ball is lighter: does one by one fit?",
    ),
    Preset(
        "Steel balls",
        {"material": "E, ν and R", "radius": 0.1, "mass": 32.67, "speed": 1.0},
        "Hertz with E = 210 GPa: the contact takes a moment, and the speeds are the same.",
    ),
    Preset("Perfectly plastic", {"k_b": 0.0}, "Rigid rules only: all go on together."),
)
