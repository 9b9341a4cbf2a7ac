"""Controls of lesson 05, its cases by name, and its acts, each with its own question."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from kernel_lib.experiments import (
    COMPUTED,
    PAPERS,
    Case,
    Make,
    Parameter,
    Parts,
    Preset,
    Sentence,
    Values,
    Varied,
    on_steps,
)
from kernel_lib.experiments.newtons_cradle.chart import LAWS
from kernel_lib.laws.contact_forces import hertz_stiffness

__all__ = ["ACTS", "BARE", "CLAIM_NAMES", "MATERIAL", "PARAMETERS", "PRESETS", "RAIL", "STEEL"]
__all__ += ["STRINGS", "masses", "speeds", "stiffnesses"]

LESSON = Parts("newtons-cradle")

STRINGS, RAIL = "on strings", "on a rail"
RULES = ("left first", "right first")
NUMBERS, MATERIAL = "K₁ and γ", "E, ν and R"
HANGS, FREE = ("picture", (STRINGS,)), ("material", (NUMBERS,))
SOLID = ("material", (MATERIAL,))

#: Materials of caps: Young's modulus, GPa, and Poisson's ratio.
BARE = "none"
CAPS = {
    "rubber": (0.01, 0.5),
    "hard rubber": (0.1, 0.5),
    "soft plastic": (1.0, 0.4),
    "nylon": (3.0, 0.4),
    "wood": (10.0, 0.3),
    "glass": (70.0, 0.22),
    "aluminium": (70.0, 0.34),
}

#: Speeds of balls 1, 2 and 3 of a claim.
CLAIM_NAMES = ("claim1", "claim2", "claim3")


def _cap(name: str, ball: str) -> Parameter:
    words = LESSON.symbol("cap", ball=ball)
    return LESSON.choice(name, (BARE, *CAPS), words, group="Contacts", only_if=SOLID)


def _claim(ball: int, speed: float) -> Parameter:
    name, words = CLAIM_NAMES[ball - 1], LESSON.symbol("claim", number=str(ball))
    meaning = Sentence("newtons-cradle-control-claim", ball=str(ball))
    return LESSON.number(name, words, speed, -1.5, 1.5, 0.001, "m/s", meaning, group="Claim")


PARAMETERS = (
    LESSON.count("balls", "n", 3, 2, 7),
    LESSON.count("incoming", "n_0", 1, 1, 6),
    LESSON.choice("picture", (STRINGS, RAIL)),
    LESSON.number("k_b", "k_b", 1.0, 0, 1, 0.01, group="Rules"),
    LESSON.choice("order", RULES, group="Rules"),
    LESSON.logarithmic("mass", "m_1", 1.0, 0.1, 100, "kg", group="Balls"),
    LESSON.logarithmic("beta", "β", 1.0, 0.1, 10, group="Balls"),
    LESSON.logarithmic("middle", "m_mid", 1.0, 0.1, 10, "mₙ", group="Balls"),
    LESSON.number("speed", "V", 1.0, 0.1, 3, 0.1, "m/s", group="Balls"),
    LESSON.number("gap", LESSON.symbol("gap"), 0.0, 0, 0.1, 0.0001, "m", group="Balls"),
    LESSON.number("radius", "R", 0.2, 0.02, 0.3, 0.01, "m", group="Balls"),
    LESSON.number("length", "L", 1.0, 0.5, 2, 0.05, "m", group="Balls", only_if=HANGS),
    LESSON.count("swings", LESSON.symbol("swings"), 3, 1, 20, group="Balls", only_if=HANGS),
    LESSON.choice("material", (NUMBERS, MATERIAL), "from", group="Contacts"),
    LESSON.logarithmic(
        "stiffness", "K_1", 300.0, 10, 100000, "N/mᵖ", group="Contacts", only_if=FREE
    ),
    LESSON.logarithmic(
        "modulus",
        "E",
        210.0,
        0.0001,
        400,
        "GPa",
        group="Contacts",
        only_if=SOLID,
        named=LESSON.ticks({"rubber": 0.01, "steel": 210.0}),
    ),
    LESSON.number("poisson", "ν", 0.3, 0, 0.5, 0.01, group="Contacts", only_if=SOLID),
    _cap("cap", "1"),
    _cap("cap_last", "n"),
    LESSON.logarithmic("gamma", "γ", 1.0, 0.01, 1000, group="Contacts"),
    LESSON.number("exponent", "p", 1.5, 1, 3, 0.05, group="Contacts"),
    LESSON.number(
        "tolerance", LESSON.symbol("allowed-error"), 0.05, 0.01, 0.4, 0.01, "V", group="Map"
    ),
    LESSON.choice("law", LAWS, "map-of", default=LAWS[1], group="Map"),
    _claim(1, -0.2),
    _claim(2, 0.4),
    _claim(3, 0.8),
)

#: Balls of 1 kg of steel on a rail, which shows how a slow ball moves away.
STEEL = {"picture": RAIL, "material": MATERIAL, "modulus": 210.0, "radius": 0.0313}

SLOW = {"picture": "on a rail"}

PRESETS = (
    Preset("Three balls", {}),
    LESSON.preset("Two balls, squeezed", SLOW | {"balls": 2}, COMPUTED),
    LESSON.preset("Three balls, squeezed", SLOW, COMPUTED),
    LESSON.preset("Desk toy: five balls", {"balls": 5, "swings": 5}),
    LESSON.preset("Two in", {"balls": 5, "incoming": 2}),
    LESSON.preset("Two in, one at rest", {"incoming": 2}),
    LESSON.preset("Small gaps", {"balls": 5, "gap": 0.1}),
    LESSON.preset("Passes everything on", {"middle": 2 / 3}),
    LESSON.preset(
        "Tennis ball on a basketball", {"balls": 2, "mass": 0.6, "beta": 10.0, "picture": RAIL}
    ),
    LESSON.preset("Hard, then soft", {"gamma": 0.05}, COMPUTED),
    LESSON.preset("Soft, then hard", {"gamma": 150.0}, PAPERS),
    LESSON.preset("Li & Yao, β = 0.5", {"beta": 0.5}, PAPERS),
    LESSON.preset(
        "Steel balls",
        {"material": "E, ν and R", "radius": 0.1, "mass": 32.67, "speed": 1.0},
        COMPUTED,
    ),
    LESSON.preset("Perfectly plastic", {"k_b": 0.0}, COMPUTED),
)


def masses(values: Values) -> list[float]:
    """Masses of all balls, kg: m_1, then those in the middle, then the last."""
    last = values["mass"] / values["beta"]
    between = [last * values["middle"]] * (values["balls"] - 2)
    return [values["mass"], *between, last]


def speeds(values: Values) -> list[float]:
    """Speeds at which the balls arrive at the bottom, m/s."""
    incoming = min(values["incoming"], values["balls"] - 1)
    return [values["speed"] if i < incoming else 0.0 for i in range(values["balls"])]


def stiffnesses(values: Values) -> list[float]:
    """K of each contact: the first one, and gamma times it for the others; caps are softer."""
    contacts = values["balls"] - 1
    if values["material"] == NUMBERS:
        first = values["stiffness"]
        return [first] + [first * values["gamma"]] * (contacts - 1)
    bare = values["modulus"], values["poisson"]
    covers = [CAPS.get(values["cap"], bare), *[bare] * (contacts - 1)]
    covers.append(CAPS.get(values["cap_last"], bare))
    found = []
    for i, ((e_a, nu_a), (e_b, nu_b)) in enumerate(pairwise(covers)):
        r, more = values["radius"], values["gamma"] if i else 1.0
        found.append(more * float(hertz_stiffness(r, r, 1e9 * e_a, 1e9 * e_b, nu_a, nu_b)))
    return found


def _claims(speeds: tuple[float, ...]) -> Values | None:
    """Values of a claim, its slowest ball first; three decimals each."""
    rounded = [round(speed, 3) + 0.0 for speed in speeds]
    return dict(zip(CLAIM_NAMES, rounded, strict=True)) if max(rounded) <= 1.3 else None


def _on_the_curve(least: int, most: int) -> Make:
    """Claims that keep both sums: ball 1 has from `least` to `most` hundredths of 1 m/s."""

    def make(chance: Random, easy: bool) -> Values | None:
        first = chance.randint(least, most) / 100
        rest = 1 - first
        apart = math.sqrt(rest * (1 + 3 * first))
        second = round((rest - apart) / 2, 3)
        return _claims((first, second, rest - second))

    return make


def _energy_kept(chance: Random, easy: bool) -> Values | None:
    """Claims that keep the sum of the squares alone."""
    turn, tilt = chance.uniform(0.1, 1.5), chance.uniform(-0.6, 0.6)
    flat = math.cos(tilt)
    speeds = (math.sin(tilt), flat * math.sin(turn), flat * math.cos(turn))
    return _claims(tuple(sorted(speeds)))


def _momentum_kept(chance: Random, easy: bool) -> Values | None:
    """Claims that keep the sum alone."""
    first, second = chance.randint(-400, 300) / 1000, chance.randint(0, 600) / 1000
    return _claims(tuple(sorted((first, second, 1 - first - second))))


def _rejected(name: str, right: str, weight: float, make: Make, *speeds: float) -> Case:
    """A case of act 1: a claim, and one like it."""
    return Case(
        name, "claim", right, weight, example=dict(zip(CLAIM_NAMES, speeds, strict=True)), make=make
    )


#: Incoming speeds, m/s.
SPEEDS = Varied(0.5, 1.5, step=0.1)


def _row(
    name: str, right: str, weight: float, masses: Sequence[float], gaps: Sequence[float]
) -> Case:
    """A case of act 2: masses of the first ball, kg, to 1 kg of the others, and gaps, m."""

    def make(chance: Random, easy: bool) -> Values | None:
        mass = chance.choice(masses)
        speed = on_steps(chance, 0.5, 1.5, 0.1)
        return {"mass": mass, "beta": mass, "gap": chance.choice(gaps), "speed": speed}

    example = {"mass": masses[0], "beta": masses[0], "gap": gaps[0], "speed": 1.0}
    return Case(name, "first", right, weight, example=example, make=make)


def _capped(
    name: str,
    right: str,
    weight: float,
    first: Sequence[str] = (BARE,),
    last: Sequence[str] = (BARE,),
    gaps: Sequence[float] = (0.0,),
) -> Case:
    """A case of act 3: caps on the first and the last ball, and gaps, m."""
    vary: dict[str, Varied | Sequence[Any]] = {"cap": first, "cap_last": last, "gap": gaps}
    vary["speed"] = SPEEDS
    return Case(name, "rules", right, weight, vary)


def _tenths(least: float, most: float) -> list[float]:
    return [round(0.1 * one, 1) for one in range(round(10 * least), round(10 * most) + 1)]


LIGHT = (0.6, 0.65, 0.7, 0.75, 0.8)

ACTS = (
    LESSON.act(
        1,
        STEEL,
        runs=("one by one",),
        panel="bars",
        cases=(
            _rejected("momentum broken", "momentum", 26, _energy_kept, 0.0, 0.6, 0.8),
            _rejected("energy broken", "energy", 26, _momentum_kept, -0.2, 0.4, 0.8),
            _rejected("passes through", "passes", 24, _on_the_curve(20, 90), 0.2, -0.166, 0.966),
            _rejected("allowed", "allowed", 24, _on_the_curve(-32, -5), -0.3, 0.483, 0.817),
        ),
    ),
    LESSON.act(
        2,
        STEEL,
        runs=("Hertz",),
        controls=("gap",),
        panel="curves",
        cases=(
            _row("gap, stops", "stops", 32, (1.0,), (0.0002, 0.0003, 0.0005)),
            _row("heavy, touching", "on", 17, _tenths(1.5, 2.5), (0.0,)),
            _row("heavy, gap", "on", 13, _tenths(1.8, 2.5), (0.0003,)),
            _row("equal, touching", "back", 13, (1.0,), (0.0,)),
            _row("light, touching", "back", 13, LIGHT, (0.0,)),
            _row("light, gap", "back", 12, LIGHT, (0.0003,)),
        ),
    ),
    LESSON.act(
        3,
        STEEL,
        runs=("Hertz", "one by one", "all at once"),
        controls=("cap", "cap_last", "gap"),
        panel="readouts",
        cases=(
            _capped("cap on ball 3", "one", 28, last=tuple(CAPS)[:5]),
            _capped("cap on ball 1", "all", 26, first=tuple(CAPS)[:3]),
            _capped("gap", "both", 22, gaps=(0.0002, 0.0003, 0.0004, 0.0005)),
            _capped(
                "bare or hard cap on ball 1",
                "neither",
                24,
                first=(BARE, BARE, "glass", "aluminium"),
            ),
        ),
        words_tell="Which ball has a cap, and of what, decides alone.",
    ),
)
