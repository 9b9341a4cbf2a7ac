"""Controls of lesson 04, its cases by name, and its acts, each with its own question."""

import math
from random import Random

from kernel_lib.experiments import (
    COMPUTED,
    EARTH,
    PAPERS,
    Case,
    Make,
    Parameter,
    Parts,
    Sentence,
    Values,
    cases_by_name,
    in_digits,
    on_steps,
)
from kernel_lib.experiments.common.controls import duration

__all__ = ["ACROSS", "ACTS", "ALONG", "BOWLING", "CARPETS", "DIFFERS", "EARTH"]

__all__ += ["PAIR", "PARAMETERS", "PRESETS", "SLOPE", "TABLE", "TABLE_HEIGHT", "UPRIGHT"]

LESSON = Parts("rotating-spheres")

#: Radius of a ball at first, and height of the underside of the table, m.
RADIUS, TABLE_HEIGHT = 0.5, 2.5

TABLE, PAIR, SLOPE, CARPETS = PLACES = (
    "under a table",
    "two spheres",
    "down a slope",
    "two carpets",
)
ACROSS, UPRIGHT, ALONG = "across the picture", "upright", "along the flight"

#: What holds at these values whatever the others are: ticks of the sliders.
STEEPNESS = LESSON.ticks({"steep": 15.0, "flat": 75.0})
NO_SPIN, HEAD_ON = LESSON.ticks({"spinless": 0.0}), LESSON.ticks({"head-on": 0.0})
SLOPES = (*LESSON.ticks({"level": 0.0}), (1.0, "45°"))
BOUNCES = LESSON.ticks({"clay": 0.0, "tennis": 0.75})
TURNED = LESSON.ticks({"slippery": -1.0, "superball": 1.0})
ROUGHNESS = LESSON.ticks({"lane": 0.2})

#: How ball 2 on its carpet differs from ball 1: mass, roughness and resistance over those there.
DIFFERS = {
    "rougher carpet": (1.0, 2.0, 1.0),
    "smoother carpet": (1.0, 0.5, 1.0),
    "softer carpet": (1.0, 1.0, 2.0),
    "firmer carpet": (1.0, 1.0, 0.5),
    "heavier ball": (4.0, 1.0, 1.0),
    "lighter ball": (0.25, 1.0, 1.0),
}

ON_TABLE, ON_PAIR, ON_SLOPE = ("place", (TABLE,)), ("place", (PAIR,)), ("place", (SLOPE,))
ON_CARPETS, NOT_ROLLING = ("place", (CARPETS,)), ("place", (TABLE, PAIR, SLOPE))


def _ball(i: int) -> tuple[Parameter, Parameter]:
    more = {"group": "Balls", "only_if": ON_PAIR if i == 2 else None}
    mass, radius = (_of_ball(i, what) for what in ("mass", "radius"))
    return (
        LESSON.logarithmic(f"m{i}", f"m_{i}", 1.0, 0.1, 10, "kg", meaning=mass, **more),
        LESSON.logarithmic(f"r{i}", f"a_{i}", RADIUS, 0.1, 1, "m", meaning=radius, **more),
    )


def _of_ball(i: int, what: str) -> Sentence:
    return Sentence(f"rotating-spheres-control-{what}", ball=str(i))


def _spin(i: int) -> Parameter:
    only_if, meaning = ON_PAIR if i == 2 else NOT_ROLLING, _of_ball(i, "spin")
    return LESSON.number(
        *(f"spin{i}", f"ω_{i}", 0.0, -40, 40, 0.5, "rad/s", meaning), only_if=only_if, named=NO_SPIN
    )


PARAMETERS = (
    LESSON.choice("place", PLACES, "scene"),
    LESSON.number("speed", "v", 4.0, 0, 10, 0.1, "m/s"),
    LESSON.number("angle", "φ", 45.0, 1, 85, 1, "°", only_if=ON_TABLE, named=STEEPNESS),
    LESSON.switch("floor_grips", default=True, only_if=ON_TABLE),
    LESSON.switch("table_grips", default=True, only_if=ON_TABLE),
    _spin(1),
    _spin(2),
    LESSON.choice("axis", (ACROSS, UPRIGHT, ALONG), only_if=ON_PAIR),
    LESSON.number("offset", "b", 0.3, -1, 1, 0.02, "m", only_if=ON_PAIR, named=HEAD_ON),
    LESSON.number("slope", "tan θ", 0.35, 0, 1.5, 0.01, only_if=ON_SLOPE, named=SLOPES),
    LESSON.number("e", "e", 1.0, 0, 1, 0.01, group="Contact", only_if=NOT_ROLLING, named=BOUNCES),
    LESSON.number(
        "e_t", "e_t", 1.0, -1, 1, 0.01, group="Contact", only_if=NOT_ROLLING, named=TURNED
    ),
    LESSON.switch("grip", default=True, group="Contact"),
    LESSON.number(
        "friction",
        "μ",
        0.2,
        0,
        2,
        0.01,
        group="Contact",
        only_if=("grip", (False,)),
        named=ROUGHNESS,
    ),
    LESSON.number("resistance", "c_r", 0.02, 0, 0.05, 0.005, group="Contact", only_if=ON_CARPETS),
    LESSON.choice("second", tuple(DIFFERS), "below", group="Contact", only_if=ON_CARPETS),
    LESSON.number("estimate", "μ_13", 0.0, 0, 0.5, 0.01, group="Contact", only_if=ON_PAIR),
    *_ball(1),
    *_ball(2),
    duration(2.0, 20.0, "Time"),
)

#: Most of a spin, rad/s.
FASTEST = 40.0

#: Surfaces that grip until the slip is gone, but no harder than friction allows.
ROUGH = {"grip": False, "e_t": 0.0}
#: A ball that begins on the slope does not bounce.
SET_DOWN = {"place": SLOPE, "e": 0.0, **ROUGH}
#: On a level lane, on which it slips at first.
BOWLING = {**SET_DOWN, "slope": 0.0, "friction": 0.2, "speed": 7.0, "duration": 2.5}
#: A half-ball hit, as on a billiard table.
BILLIARDS = {"place": PAIR, "offset": 0.5, "e": 0.95, "friction": 0.06, **ROUGH}

#: Two balls that roll at first, each on a carpet of its own.
CARPET = {"place": CARPETS, "friction": 0.3, "speed": 2.0, "duration": 15.0, **ROUGH}

#: How far a ball rolls at least, m, so that its lens has room; how long at most, s.
NEAREST, LONGEST = 7.0, 19.0


def _carpets(second: str) -> Make:
    """Draws of two balls that come to rest in time."""

    def make(chance: Random, easy: bool) -> Values | None:
        speed, resistance = on_steps(chance, 1.0, 3.0, 0.5), on_steps(chance, 0.01, 0.05, 0.005)
        braked = resistance * min(1.0, DIFFERS[second][2]) * EARTH
        far, lasts = 0.7 * speed**2 / braked, 1.4 * speed / braked
        if far < NEAREST or lasts > LONGEST:
            return None
        return {
            "speed": speed,
            "resistance": resistance,
            "friction": on_steps(chance, 0.2, 0.4, 0.1),
            "second": second,
            "duration": float(math.ceil(lasts + 0.5)),
        }

    return make


def _carpet(second: str, right: str, weight: float) -> Case:
    """A case of two carpets: how ball 2 and its carpet differ."""
    example = {"speed": 2.0, "resistance": 0.02, "friction": 0.3, "second": second}
    return Case(
        second,
        "carpet",
        right,
        weight,
        example={**example, "duration": CARPET["duration"]},
        make=_carpets(second),
    )


def _two_digits(number: float) -> bool:
    return in_digits(number, 2) == number


def _thrown(case: str) -> Make:
    """Draws of a billiard ball by its rim over its speed across the line of centres."""

    def make(chance: Random, easy: bool) -> Values | None:
        speed = float(chance.randint(2, 8))
        offset = chance.choice((-1, 1)) * chance.choice((0.3, 0.4, 0.5, 0.6, 0.7))
        share = chance.choice({"along": (1.0,), "on": (0.0, -1.0, 0.0), "away": (2.0, 3.0)}[case])
        spin = -share * speed * offset / RADIUS
        if abs(spin) > FASTEST or not _two_digits(round(spin, 9)):
            return None
        return {"speed": speed, "offset": offset, "spin1": round(spin, 9) + 0.0}

    return make


def _meeting(case: str) -> Make:
    """Draws of two balls that spin and meet head-on."""

    def make(chance: Random, easy: bool) -> Values:
        spin = float(chance.choice((-1, 1)) * chance.randrange(4, 21, 2))
        alike = {"spin1": spin, "r1": RADIUS, "r2": RADIUS, "e_t": 1.0}
        if case == "turning alike":
            return {**alike, "spin2": spin, "e_t": STOPS}
        if case == "one is larger":
            return {**alike, "spin2": -spin / 2, "r1": 0.4, "r2": 0.8}
        return {**alike, "spin2": -spin}

    return make


def _topspin(case: str) -> Make:
    """Draws of a tennis ball by its rim over its speed along the floor."""
    angles, shares = {
        "as fast": ((HALF,), (1.0,)),
        "more": ((HALF, 60.0, 75.0), (1.5, 2.0, 2.5, 3.0)),
        "less": ((HALF, 60.0, 75.0), (0.0, 0.25, 0.5, -0.5)),
    }[case]

    def make(chance: Random, easy: bool) -> Values | None:
        speed, angle = float(chance.randint(4, 10)), chance.choice(angles)
        spin = -chance.choice(shares) * speed * math.sin(math.radians(angle)) / RADIUS
        spin = round(spin, 9 if case == "as fast" else 0) + 0.0
        return {"speed": speed, "angle": angle, "spin1": spin} if abs(spin) <= FASTEST else None

    return make


#: Share of the slip that is reversed where two spins that are alike stop each other; angle of a
#: throw, °, whose speed along the floor is half the speed.
STOPS, HALF = 0.4, 30.0


_SPEEDS = tuple(float(k) for k in range(2, 9))
_OFFSETS = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
_MEETINGS = {
    "turning alike": ("stop", 2),
    "one is larger": ("nothing", 1),
    "opposite": ("nothing", 1),
}
_SPINS = {"spin1": 10.0, "spin2": -10.0, "r1": RADIUS, "r2": RADIUS, "e_t": 1.0}
_SLOW = (1.0, 1.5, 2.0, 2.5, 3.0)


def _slope(
    slopes: tuple[float, ...], frictions: tuple[float, ...], speeds: tuple[float, ...]
) -> dict[str, tuple[float, ...]]:
    """What is drawn of a ball on a slope."""
    return {"slope": slopes, "friction": frictions, "speed": speeds}


PRESETS = (
    LESSON.preset("Ice-smooth ball", {"grip": False, "friction": 0.0, "e_t": 0.0}),
    LESSON.preset(
        "Tennis ball with topspin",
        {"speed": 9.0, "angle": 75.0, "spin1": -30.0, "e": 0.75, "friction": 0.6, **ROUGH},
        cases=cases_by_name(
            "tennis",
            {"more": "faster", "as fast": "same", "less": "slower"},
            {"speed": 9.0, "angle": 75.0, "spin1": -30.0},
            _topspin,
        ),
    ),
    LESSON.preset("Bowling ball", BOWLING),
    LESSON.preset("Superball under a table", {}),
    LESSON.preset("First it fails: always μ J", {"place": PAIR, "estimate": 0.2}, COMPUTED),
    LESSON.preset(
        "Off centre, both rough",
        {"place": PAIR},
        PAPERS,
        was="It starts another spinning",
        cases=(
            Case("head-on", "spun", "none", 2, {"offset": (0.0,), "speed": _SPEEDS}),
            Case("above", "spun", "both", 1, {"offset": _OFFSETS, "speed": _SPEEDS}),
            Case(
                "below",
                "spun",
                "both",
                1,
                {"offset": tuple(-one for one in _OFFSETS), "speed": _SPEEDS},
            ),
        ),
    ),
    LESSON.preset(
        "Opposite spins",
        {"place": PAIR, "offset": 0.0, "spin1": 10.0, "spin2": -10.0},
        PAPERS,
        was="Opposite spins, nothing exchanged",
        cases=cases_by_name("spins", _MEETINGS, _SPINS, _meeting),
    ),
    LESSON.preset(
        "Large and small",
        {"place": PAIR, "offset": 0.0, "spin1": 20.0, "spin2": -10.0, "r1": 0.4, "r2": 0.8},
        was="Large and small, nothing exchanged",
    ),
    LESSON.preset("Grip with a limit", {"place": PAIR, "friction": 0.03, **ROUGH}),
    LESSON.preset(
        "Billiards, off centre",
        {**BILLIARDS, "duration": 3.0},
        was="Throw of a billiard ball",
        cases=tuple(
            Case(
                name,
                "aside",
                name,
                1,
                example={"speed": 4.0, "offset": 0.5, "spin1": 0.0},
                make=_thrown(name),
            )
            for name in ("along", "on", "away")
        ),
    ),
    LESSON.preset(
        "Side spin",
        {**BILLIARDS, "duration": 3.0, "spin1": -4.0},
        was="Side spin against the throw",
    ),
    LESSON.preset(
        "Upright spin, seen in space",
        {"place": PAIR, "offset": 0.0, "spin1": 20.0, "axis": UPRIGHT},
    ),
    LESSON.preset(
        "Chung & Ooi, test 4",
        {"angle": 60.0, "speed": 3.9, "e": 0.98, "friction": 0.092, **ROUGH},
        PAPERS,
    ),
    LESSON.preset(
        "Sliding down a slope",
        {**SET_DOWN, "friction": 0.3, "speed": 2.0},
        was="Slip, then roll",
        cases=(
            Case("steep", "slipping", "grows", 1, _slope((0.5, 0.6, 0.8, 0.9), (0.05, 0.1), _SLOW)),
            Case("flat", "slipping", "ends", 1, _slope((0.1, 0.2, 0.3), (0.2, 0.3, 0.4), _SLOW)),
            Case("between", "slipping", "stays", 1, _slope((0.35,), (0.1,), _SLOW)),
            Case("between, steeper", "slipping", "stays", 1, _slope((0.7,), (0.2,), _SLOW)),
        ),
    ),
    LESSON.preset(
        "Steep and slippery",
        {**SET_DOWN, "friction": 0.1, "slope": 0.6, "speed": 0.0},
        COMPUTED,
        was="It never rolls",
        cases=(
            Case(
                "steep", "ever", "never", 1, _slope((0.5, 0.6, 0.7, 0.8, 0.9), (0.05, 0.1), (0.0,))
            ),
            Case("flat", "ever", "once", 1, _slope((0.1, 0.2, 0.3), (0.1, 0.2, 0.3, 0.4), (0.0,))),
        ),
    ),
    LESSON.preset(
        "On a carpet",
        CARPET,
        cases=(
            _carpet("rougher carpet", "both", 14),
            _carpet("smoother carpet", "both", 14),
            _carpet("softer carpet", "one", 28),
            _carpet("firmer carpet", "two", 28),
            _carpet("heavier ball", "both", 8),
            _carpet("lighter ball", "both", 8),
        ),
    ),
)


def _thrown_at(floor: bool, table: bool) -> Make:
    """Throws under a table; the run lasts until one flight after the third contact."""

    def make(chance: Random, easy: bool) -> Values | None:
        speed, angle = on_steps(chance, 2.0, 6.0, 0.5), on_steps(chance, 30.0, 60.0, 5)
        flight = (TABLE_HEIGHT - 2 * RADIUS) / (speed * math.cos(math.radians(angle)))
        return {
            "speed": speed,
            "angle": angle,
            "floor_grips": floor,
            "table_grips": table,
            "duration": _long_enough(4 * flight),
        }

    return make


def _long_enough(time: float) -> float:
    """The least length of a run, on a step of the control, that holds a time, s."""
    return math.ceil(2 * time) / 2


def _spun(*rims: float) -> Make:
    """Throws whose rim speed, + backspin, over the speed along the floor is one of these."""

    def make(chance: Random, easy: bool) -> Values | None:
        along, share = on_steps(chance, 1.0, 4.0, 1), chance.choice(rims)
        rim = share * along
        return {"speed": 2 * along, "spin1": rim / RADIUS} if _two_digits(rim) else None

    return make


def _slid(*rims: float) -> Make:
    """Balls on a lane whose rim speed, + backspin, over their speed is one of these."""

    def make(chance: Random, easy: bool) -> Values | None:
        speed, share = on_steps(chance, 2.0, 6.0, 0.5), chance.choice(rims)
        friction, rim = on_steps(chance, 0.15, 0.4, 0.05), share * speed
        spin = rim / RADIUS
        if abs(spin) > FASTEST or 2 * spin % 1 or not _two_digits(rim):
            return None
        rolls = 2 / 7 * abs(speed + rim) / (friction * EARTH)
        length = max(2.5, _long_enough(rolls + 0.5))
        return {"speed": speed, "friction": friction, "spin1": spin, "duration": length}

    return make


def _quarters(least: float, most: float) -> tuple[float, ...]:
    """Every quarter from least to most."""
    return tuple(quarter / 4 for quarter in range(round(4 * least), round(4 * most) + 1))


def _throw(floor: str, table: str, right: str, weight: float) -> Case:
    """A case of act 1: what floor and table do."""
    grips = floor == "grips", table == "grips"
    return Case(
        f"floor {floor}, table {table}",
        "superball",
        right,
        weight,
        example={
            "speed": 4.0,
            "angle": 45.0,
            "floor_grips": grips[0],
            "table_grips": grips[1],
            "duration": 2.5,
        },
        make=_thrown_at(*grips),
    )


def _spinning(name: str, right: str, weight: float, *rims: float) -> Case:
    """A case of act 2: how the ball turns before it meets the floor."""
    example = {"speed": 4.0, "spin1": rims[0] * 2.0 / RADIUS}
    return Case(name, "bounce", right, weight, example=example, make=_spun(*rims))


def _sliding(name: str, right: str, weight: float, *rims: float) -> Case:
    """A case of act 3: how the ball turns as it comes onto the lane."""
    example = {"speed": 4.0, "friction": 0.2, "spin1": rims[0] * 4.0 / RADIUS, "duration": 5.0}
    return Case(name, "lane", right, weight, example=example, make=_slid(*rims))


ACTS = (
    LESSON.act(
        1,
        runs=("rough",),
        controls=("floor_grips", "table_grips"),
        panel="bars",
        cases=(
            _throw("grips", "grips", "back", 36),
            _throw("grips", "is ice", "on", 24),
            _throw("is ice", "grips", "slow", 30),
            _throw("is ice", "is ice", "on", 10),
        ),
        words_tell="What grips decides alone; speed and angle do not count.",
    ),
    LESSON.act(
        2,
        {"angle": HALF, "spin1": 2.0},
        runs=("rough",),
        controls=("spin1",),
        panel="readouts",
        cases=(
            _spinning("topspin, faster", "faster", 23, *_quarters(-2.5, -1.25)),
            _spinning("topspin, slower", "slower", 13, *_quarters(-0.75, -0.25)),
            _spinning("backspin or none, slower", "slower", 14, *_quarters(0, 0.5)),
            _spinning("three quarters", "up", 25, 0.75),
            _spinning("backspin, back", "back", 25, *_quarters(1, 2.5)),
        ),
    ),
    LESSON.act(
        3,
        BOWLING,
        runs=("rough",),
        controls=("friction", "spin1"),
        panel="curves",
        cases=(
            _sliding("no spin, slower", "slower", 15, 0.0),
            _sliding("some spin, slower", "slower", 15, -0.5, 0.5, 1.0),
            _sliding("topspin, just as fast", "same", 20, -1.0),
            _sliding("topspin, faster", "faster", 25, *_quarters(-3, -1.5)),
            _sliding("backspin, back", "back", 25, *_quarters(3, 5)),
        ),
    ),
)
