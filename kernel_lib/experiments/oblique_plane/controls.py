"""Controls of lesson 02, its cases by name, and its acts, each with its own question."""

import math
from random import Random

from kernel_lib.experiments import (
    COMPUTED,
    PAPERS,
    Case,
    Make,
    Parameter,
    Parts,
    Sentence,
    Values,
    Varied,
    on_steps,
)
from kernel_lib.experiments.common.controls import duration, kac, step

__all__ = ["ACTS", "LANDINGS", "LETTERS", "LUMP", "LUMPS", "PARAMETERS", "PRESETS", "RADIUS"]
__all__ += ["THROW"]

LESSON = Parts("oblique-plane")

#: Radius of the ball, m.
RADIUS = 1.0

#: What is on the slope.
THROW, LUMP, LUMPS, LANDINGS = SCENES = (
    "a throw",
    "a lump at rest",
    "two lumps at rest",
    "three landings",
)

#: Of the three landings.
LETTERS = ("A", "B", "C")

SLOPES = (*LESSON.ticks({"1-in-5": 0.2}), (1.0, "45°"))
#: Snow is wet in the question, and the set-up of the other name has its value.
SNOW = LESSON.ticks({"snow": 0.0, "hailstone": 0.5})

ONE_THROW, ON_THE_SLOPE = ("scene", (THROW,)), ("scene", (THROW, LUMP, LUMPS))


def _start(name: str, symbol: str, default: float, low: float, unit: str) -> Parameter:
    return LESSON.number(
        name, symbol, default, low, 10, 0.1, unit, group="Start", only_if=ONE_THROW
    )


def _landing(letter: str, speed: float, angle: float) -> tuple[Parameter, Parameter]:
    key, more = letter.lower(), {"group": f"Landing {letter}", "only_if": ("scene", (LANDINGS,))}
    fast, aslant = (Sentence(f"oblique-plane-control-{name}") for name in ("speed", "angle"))
    return (
        LESSON.number(f"speed_{key}", f"v_{letter}", speed, 1, 15, 0.5, "m/s", fast, **more),
        LESSON.number(f"angle_{key}", f"α_{letter}", angle, 5, 90, 5, "°", aslant, **more),
    )


PARAMETERS = (
    LESSON.choice("scene", SCENES),
    LESSON.number("slope", "tan θ", 0.2, 0, 1.5, 0.01, named=SLOPES),
    LESSON.number("k_b", "k_b", 0.0, 0, 1, 0.01, only_if=ONE_THROW, named=SNOW, share=True),
    LESSON.number("friction", "μ", 0.0, 0, 2, 0.01, only_if=ON_THE_SLOPE),
    _start("height", "h", 5.0, 2, "m"),
    _start("velocity_x", "v_x", 4.0, -10, "m/s"),
    _start("velocity_y", "v_y", 1.0, -10, "m/s"),
    LESSON.logarithmic("mass", "m", 1.0, 0.1, 100, "kg", group="Start"),
    LESSON.logarithmic(
        "mass_2", "m_2", 5.0, 0.1, 100, "kg", group="Second lump", only_if=("scene", (LUMPS,))
    ),
    LESSON.number(
        "friction_2", "μ_2", 0.6, 0, 2, 0.01, group="Second lump", only_if=("scene", (LUMPS,))
    ),
    *_landing("A", 4.0, 70.0),
    *_landing("B", 9.0, 20.0),
    *_landing("C", 6.0, 45.0),
    kac(ONE_THROW),
    step(ONE_THROW),
    duration(4.0),
)

PRESETS = (
    LESSON.preset(
        "Snowball on a roof",
        {"slope": 0.8, "friction": 0.3, "velocity_x": 2.0, "velocity_y": 0.0, "duration": 3.0},
    ),
    LESSON.preset(
        "Ski jumper", {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "duration": 2.0}
    ),
    LESSON.preset(
        "Rough roof",
        {"slope": 0.6, "friction": 0.8, "velocity_x": 2.0, "velocity_y": 0.0},
        was="Rough roof: it stays",
    ),
    LESSON.preset(
        "Hailstone",
        {"slope": 0.6, "k_b": 0.5, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 3.0},
    ),
    LESSON.preset("Nikulin, plane 4", {}, PAPERS),
    LESSON.preset("The same with friction", {"friction": 0.1}),
    LESSON.preset("A flat, rough slope", {"friction": 0.21}, was="Too flat to slide back"),
    LESSON.preset("Very rough", {"friction": 1.5}, COMPUTED, was="Friction stops it at once"),
    LESSON.preset("A hard slope", {"k_b": 0.7}, was="It bounces"),
    LESSON.preset(
        "Straight down", {"velocity_x": 0.0, "velocity_y": 0.0, "slope": 0.6, "duration": 3.0}
    ),
    LESSON.preset(
        "The last bounce",
        {"k_b": 0.5, "duration": 6.0},
        COMPUTED,
        was="Endless bounces, then sliding",
    ),
)

#: Slopes onto which is thrown, and throws.
_STEEP = Varied(0.2, 0.7, step=0.05)
_THROWN = {"slope": _STEEP, "velocity_x": Varied(-6.0, 6.0, step=0.5)} | {
    "velocity_y": Varied(-2.0, 1.0, step=0.5)
}


def _thrown(name: str, right: str, weight: float, **more: Varied | tuple[float, ...]) -> Case:
    """A case of act 1: what the slope returns, and how rough it is."""
    return Case(
        name, "landing", right, weight, {**_THROWN, "k_b": (0.0,), "friction": (0.0,), **more}
    )


#: Light and heavy lumps, kg.
_MASSES = ((1.0, 5.0), (2.0, 8.0), (1.0, 10.0), (3.0, 6.0))

#: Friction over the slope, of a lump that slides and of one that stays; then where that is easy.
_SLIDES, _STAYS = ((0.5, 0.8), (0.5, 0.68)), ((1.25, 1.8), (1.35, 1.8))


def _lumps(light_slides: bool, heavy_slides: bool) -> Make:
    """Draws of two lumps, by what each does: it slides where μ is below the slope."""

    def make(chance: Random, easy: bool) -> Values | None:
        slope = on_steps(chance, 0.15, 0.8, 0.05)
        masses = chance.choice(_MASSES)
        lumps = []
        for mass, slides in zip(masses, (light_slides, heavy_slides), strict=True):
            friction = slope * chance.uniform(*(_SLIDES if slides else _STAYS)[easy])
            # Two digits: from 1 on, one of them stands behind the point.
            lumps.append((mass, round(friction, 2 if friction < 0.995 else 1)))
        chance.shuffle(lumps)
        (mass, friction), (mass_2, friction_2) = lumps
        found = {"slope": slope, "mass": mass, "mass_2": mass_2}
        return found | {"scene": LUMPS, "friction": friction, "friction_2": friction_2}

    return make


def _two_lumps(name: str, right: str, light_slides: bool, heavy_slides: bool) -> Case:
    frictions = {"friction": 0.25 if light_slides else 0.6}
    frictions["friction_2"] = 0.25 if heavy_slides else 0.6
    example = {"scene": LUMPS, "slope": 0.4, "mass": 1.0, "mass_2": 5.0, **frictions}
    make = _lumps(light_slides, heavy_slides)
    return Case(name, "lumps", right, 12.5, example=example, make=make)


#: Speeds, m/s, and angles, °, of three landings: least, most, and in steps of.
_WAYS = {
    "slowest": ((3.0, 5.0, 0.5), (50.0, 85.0, 5.0)),
    "between": ((4.5, 8.0, 0.5), (25.0, 60.0, 5.0)),
    "flattest": ((7.0, 12.0, 0.5), (10.0, 30.0, 5.0)),
}

#: The second-best landing takes so many times as much, at least: by here none runs for nothing.
_CLEAR = 1.3


def _softest(way: str) -> Make:
    """Draws of three landings of which this one takes the least energy."""

    def make(chance: Random, easy: bool) -> Values | None:
        found = {}
        for name, (speeds, angles) in _WAYS.items():
            found[name] = (on_steps(chance, *speeds), on_steps(chance, *angles))
        speeds, angles = zip(*found.values(), strict=True)
        if not (speeds[0] < speeds[1] < speeds[2] and angles[0] > angles[1] > angles[2]):
            return None
        if speeds[2] > 10 and speeds[2] % 1:  # three digits
            return None
        into = {one: (v * math.sin(math.radians(a))) ** 2 for one, (v, a) in found.items()}
        least, second = sorted(into, key=lambda one: into[one])[:2]
        if least != way or into[second] < _CLEAR * into[least]:
            return None
        drawn: dict[str, float] = {"slope": on_steps(chance, 0.3, 0.8, 0.05)}
        for key, name in zip("abc", chance.sample(list(found), 3), strict=True):
            drawn[f"speed_{key}"], drawn[f"angle_{key}"] = found[name]
        return drawn

    return make


def _three_landings(way: str, weight: float, speeds: str) -> Case:
    numbers = [float(one) for one in speeds.split()]
    names = ("speed_a", "angle_a", "speed_b", "angle_b", "speed_c", "angle_c")
    example = {"slope": 0.6, **dict(zip(names, numbers, strict=True))}
    return Case(way, "least", way, weight, example=example, make=_softest(way))


ACTS = (
    LESSON.act(
        1,
        {"height": 2.5},
        runs=("exact",),
        controls=("slope",),
        panel="bars",
        cases=(
            _thrown("hard, bounces", "bounces", 16, k_b=(0.4, 0.5, 0.6)),
            _thrown("rough, stops", "stops", 22, friction=Varied(0.8, 1.6, step=0.1)),
            _thrown("smooth, up", "up", 15.5),
            _thrown("rough, up", "up", 15.5, friction=Varied(0.05, 0.2, step=0.05)),
            _thrown("smooth, down", "down", 15.5),
            _thrown("rough, down", "down", 15.5, friction=Varied(0.05, 0.2, step=0.05)),
        ),
    ),
    LESSON.act(
        2,
        {"scene": LUMP, "slope": 0.4, "friction": 0.1, "mass": 2.0, "duration": 2.0},
        controls=("friction", "mass"),
        panel="curves",
        cases=(
            Case(
                "how rough",
                "roughness",
                "ratio",
                50,
                {
                    **{"scene": (LUMP,), "slope": Varied(0.15, 0.9, step=0.05)},
                    **{"mass": (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)},
                },
            ),
            _two_lumps("only the light one", "light", True, False),
            _two_lumps("only the heavy one", "heavy", False, True),
            _two_lumps("both", "both", True, True),
            _two_lumps("neither", "neither", False, False),
        ),
    ),
    LESSON.act(
        3,
        {"scene": LANDINGS, "slope": 0.6, "duration": 1.0},
        controls=("angle_a", "angle_b"),
        panel="bars",
        cases=(
            _three_landings("slowest", 34, "12 30 3 60 7 50"),
            _three_landings("flattest", 36, "4 70 9 20 6 45"),
            _three_landings("between", 30, "5 75 5.5 30 12 25"),
        ),
    ),
)
