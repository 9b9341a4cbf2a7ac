"""Controls of lesson 03, its cases by name, and its acts, each with its own question."""

from typing import Any

from kernel_lib.experiments.common.controls import duration, kac, step
from kernel_lib.experiments.experiment import COMPUTED, PAPERS, Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = ["ACTS", "FILM", "OFF_CENTRE", "PAIR", "PARAMETERS", "PRESETS"]

FILM, PAIR = "three head-on pairs", "one pair"
ONE_PAIR = ("film", (PAIR,))


def _place(name: str, symbol: str, default: float, what: str, ball: int) -> Parameter:
    unit, size = ("m/s", 40.0) if what.startswith("velocity") else ("m", 20.0)
    group = f"Ball {ball}"
    return Parameter(
        name, symbol, default, -size, size, 0.1, unit, what, group=group, only_if=ONE_PAIR
    )


def _size(name: str, symbol: str, default: float, what: str, ball: int) -> Parameter:
    of_mass = name.startswith("m")
    unit, low, high = ("kg", 0.1, 100.0) if of_mass else ("m", 0.2, 4.0)
    group, only_if = f"Ball {ball}", None if of_mass else ONE_PAIR
    return Parameter(
        name, symbol, default, low, high, 0, unit, what, "log", group=group, only_if=only_if
    )


def _switch(name: str, meaning: str, only_if: Any = None) -> Parameter:
    return Parameter(
        name, name, False, meaning=meaning, scale="switch", group="Around", only_if=only_if
    )


def _field(name: str, symbol: str, highest: float, at: float, unit: str, meaning: str) -> Parameter:
    return Parameter(
        name, symbol, 0.0, 0, highest, at, unit, meaning, group="Around", only_if=ONE_PAIR
    )


PARAMETERS = (
    Parameter("film", "scene", FILM, meaning="what collides", scale="choice", choices=(FILM, PAIR)),
    Parameter(
        "k_b",
        "k_b",
        0.0,
        0,
        1,
        0.01,
        "",
        "share of the closing speed that comes back (film: lowest pair)",
        named=((0.0, "no bounce"), (1.0, "no loss")),
    ),
    _size("m1", "m_1", 1.0, "mass (film: of the left balls)", 1),
    _size("r1", "r_1", 1.0, "radius", 1),
    _place("x1", "x_1", 0.0, "place of the centre", 1),
    _place("y1", "y_1", -5.0, "height of the centre: how far off centre", 1),
    _place("vx1", "v_1x", 0.0, "velocity to the right", 1),
    _place("vy1", "v_1y", 20.0, "velocity upwards", 1),
    _size("m2", "m_2", 4.0, "mass (film: of the right balls)", 2),
    _size("r2", "r_2", 2.0, "radius", 2),
    _place("x2", "x_2", 15.0, "place of the centre", 2),
    _place("y2", "y_2", 5.0, "height of the centre: how far off centre", 2),
    _place("vx2", "v_2x", -30.0, "velocity to the right", 2),
    _place("vy2", "v_2y", 0.0, "velocity upwards", 2),
    _field("gravity", "g", 25, 0.1, "m/s²", "gravity, downwards"),
    _field("drag", "k_c", 5, 0.05, "Pa s", "drag by the air"),
    _switch("alike", "balls of one size, however heavy", ("film", (FILM,))),
    _switch("box", "four walls around, which give back what the balls do"),
    Parameter(
        "glued",
        "glue",
        False,
        meaning="a third run in which the two hold together",
        scale="switch",
        group="Around",
        only_if=ONE_PAIR,
    ),
    kac(ONE_PAIR),
    step(ONE_PAIR),
    duration(4.0),
)


#: What Nikulin's second case adds to the first.
FORCES = {"gravity": 9.807, "drag": 1.0}

#: One pair, watched while it is near; the source's T is 4 s.
ONE = {"film": PAIR, "duration": 1.5}

#: Two equal pucks, a second before they meet off centre, large in the picture.
OFF_CENTRE = {
    **{"film": PAIR, "duration": 3.0, "m2": 1.0, "r2": 1.0, "x1": -3.0, "y1": 0.0, "vx1": 2.0},
    **{"vy1": 0.0, "x2": 3.0, "y2": 0.8, "vx2": -2.0},
}

#: A light puck at rest between a wall and a heavy one that comes along the line.
COUNTING = {
    **{**OFF_CENTRE, "k_b": 1.0, "box": True, "duration": 7.0, "vx1": 0.0},
    **{"m2": 100.0, "y2": 0.0, "vx2": -3.0},
}

PRESETS = (
    Preset("Off centre", OFF_CENTRE, "Smooth and without bounce: what becomes of each part?"),
    Preset(
        "Head-on: these do stay together",
        {**OFF_CENTRE, "y2": 0.0},
        "Nothing across the line of centres, so nothing parts them.",
    ),
    Preset(
        "Lorry and car",
        {**OFF_CENTRE, "m1": 4.0, "m2": 1.0, "y2": 0.0},
        "Equal impulses, and four times the change of velocity for the car.",
    ),
    Preset(
        "Billiard balls",
        {**OFF_CENTRE, "k_b": 0.95},
        "Nearly all of the closing speed comes back.",
    ),
    Preset(
        "Counting to π",
        COUNTING,
        "A light puck at rest between a wall and a heavy one, without loss. Count the contacts of "
        "the exact run: 31, as in 3.1. With equal masses there are 3.",
    ),
    Preset(
        "Neumann, three pairs",
        {"m2": 1.0},
        "Equal masses; from the top all, half and none of the speed comes back.",
        group=PAPERS,
    ),
    Preset(
        "Light against heavy",
        {},
        "1 kg against 4 kg; from the top all, half and none of the speed comes back.",
    ),
    Preset(
        "How fast can it leave?",
        {"m2": 100.0},
        "1 against 100 kg: look at the light ball of the top pair.",
    ),
    Preset("Nikulin, balls 3", {**ONE, "y2": 3.0}, "k_b = 0: no bounce. And yet?", group=PAPERS),
    Preset(
        "Nikulin, balls 1",
        ONE,
        "A little higher: one of the rare hits after which the two stay together.",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, balls 1 with gravity alone",
        {**ONE, "gravity": 9.807},
        "Both fall alike, so nothing parts them.",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, balls 2",
        {**ONE, **FORCES},
        "Balls 1 with gravity and drag: they part.",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, balls 3 with gravity and drag",
        {**ONE, "y2": 3.0, **FORCES},
        "They parted without forces, and do with them.",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, balls 4",
        {**ONE, "k_b": 1.0, "kac": False},
        "Without a return to contact the centres coincide at step 5.",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, balls 4 with gravity and drag",
        {**ONE, "k_b": 1.0, "kac": False, **FORCES},
        "The same with gravity and drag: now the centres miss each other.",
        group=PAPERS,
    ),
    Preset(
        "Really sticky",
        {**ONE, "y2": 3.0, "glued": True},
        "Glued, it turns about its centre of mass, and loses the energy of the sliding as well.",
        group=COMPUTED,
    ),
    Preset(
        "Unseen",
        {**ONE, "step": 0.2},
        "With Δ = 0.2 s the balls fly through each other between two steps.",
        group=COMPUTED,
    ),
    Preset(
        "Drag that makes faster",
        {**ONE, "m1": 0.2, "y2": 12.0, "drag": 5.0},
        "In a step of 0.1 s drag takes 2.5 times the speed of the light ball (k_c r Δ/m): it turns "
        "round and is faster each time. A step below 0.08 s brakes it.",
        group=COMPUTED,
    ),
    Preset(
        "In a box",
        {**ONE, "k_b": 1.0, "box": True, "duration": 4.0},
        "Nothing is lost, however often they meet walls and each other: see the bars of energy.",
    ),
)


ACTS = (
    Act(
        "When do they stick?",
        "Two smooth pucks meet off centre, and nothing pushes them apart. Do they go on together?",
        OFF_CENTRE,
        runs=("exact",),
        controls=("y2",),
        panel="bars",
    ),
    Act(
        "Lorry against car",
        "One has four times the mass of the other. Who gets the larger impulse, force times time? "
        "From the top nothing is lost, half the speed is given back, and none.",
        runs=("exact",),
        controls=("m2",),
        panel="bars",
    ),
    Act(
        "And if they are glued?",
        "Now they hold together when they touch. What do they do then, and what does it cost?",
        {**OFF_CENTRE, "glued": True},
        runs=("exact", "glued"),
        controls=("y2",),
        panel="bars",
    ),
)
