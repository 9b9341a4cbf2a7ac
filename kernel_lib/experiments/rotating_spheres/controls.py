"""Controls of lesson 04, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.common.controls import duration
from kernel_lib.experiments.experiment import COMPUTED, PAPERS, Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = ["ACROSS", "ACTS", "ALONG", "BOWLING", "PAIR", "PARAMETERS", "PRESETS", "SLOPE"]

__all__ += ["TABLE", "UPRIGHT"]

TABLE, PAIR, SLOPE = "under a table", "two spheres", "down a slope"
ACROSS, UPRIGHT, ALONG = "across the picture", "upright", "along the flight"

#: What holds at these values whatever the others are: ticks of the sliders.
STEEPNESS = ((15.0, "steep"), (75.0, "flat"))
NO_SPIN = ((0.0, "no spin"),)
SLOPES = ((0.0, "level"), (1.0, "45°"))
BOUNCES = ((0.0, "clay"), (0.75, "tennis ball"))
TURNED = ((-1.0, "smooth"), (1.0, "ideal superball"))
ROUGHNESS = ((0.2, "dry lane"),)

ON_TABLE, ON_PAIR, ON_SLOPE = ("place", (TABLE,)), ("place", (PAIR,)), ("place", (SLOPE,))


def _ball(i: int) -> tuple[Parameter, Parameter]:
    only_if = ON_PAIR if i == 2 else None
    group, what = "Balls", f"of ball {i}"
    return (
        Parameter(
            f"m{i}", f"m_{i}", 1.0, 0.1, 10, 0, "kg", f"mass {what}", "log", (), group, only_if
        ),
        Parameter(
            f"r{i}", f"a_{i}", 0.5, 0.1, 1, 0, "m", f"radius {what}", "log", (), group, only_if
        ),
    )


def _spin(i: int) -> Parameter:
    return Parameter(
        f"spin{i}",
        f"ω_{i}",
        0.0,
        -40,
        40,
        0.5,
        "rad/s",
        f"spin of ball {i}, anticlockwise",
        only_if=ON_PAIR if i == 2 else None,
        named=NO_SPIN,
    )


PARAMETERS = (
    Parameter(
        "place",
        "scene",
        TABLE,
        meaning="where it happens",
        scale="choice",
        choices=(TABLE, PAIR, SLOPE),
    ),
    Parameter("speed", "v", 4.0, 0, 10, 0.1, "m/s", "speed at the start"),
    Parameter(
        "angle",
        "φ",
        45.0,
        1,
        85,
        1,
        "°",
        "throw, from the vertical",
        only_if=ON_TABLE,
        named=STEEPNESS,
    ),
    _spin(1),
    _spin(2),
    Parameter(
        "axis",
        "axis",
        ACROSS,
        meaning="axis of the spins",
        scale="choice",
        choices=(ACROSS, UPRIGHT, ALONG),
        only_if=ON_PAIR,
    ),
    Parameter(
        "offset",
        "b",
        0.3,
        -1,
        1,
        0.02,
        "m",
        "offset of the centres",
        only_if=ON_PAIR,
        named=((0.0, "head-on"),),
    ),
    Parameter(
        "slope",
        "tan θ",
        0.35,
        0,
        1.5,
        0.01,
        "",
        "slope, rise over run",
        only_if=ON_SLOPE,
        named=SLOPES,
    ),
    Parameter(
        "e",
        "e",
        1.0,
        0,
        1,
        0.01,
        "",
        "share of the closing speed that comes back",
        group="Contact",
        named=BOUNCES,
    ),
    Parameter(
        "e_t",
        "e_t",
        1.0,
        -1,
        1,
        0.01,
        "",
        "how far slip is turned round",
        group="Contact",
        named=TURNED,
    ),
    Parameter(
        "grip",
        "grip",
        True,
        meaning="grip without limit (Endo's case)",
        scale="switch",
        group="Contact",
    ),
    Parameter(
        "friction",
        "μ",
        0.2,
        0,
        2,
        0.01,
        "",
        "friction, the limit of grip",
        group="Contact",
        only_if=("grip", (False,)),
        named=ROUGHNESS,
    ),
    Parameter(
        "estimate",
        "μ_13",
        0.0,
        0,
        0.5,
        0.01,
        "",
        "friction of an estimate that fails; 0: none",
        group="Contact",
        only_if=ON_PAIR,
    ),
    *_ball(1),
    *_ball(2),
    duration(2.0, 10.0, "Time"),
)

#: Surfaces that grip until the slip is gone, but no harder than friction allows.
ROUGH = {"grip": False, "e_t": 0.0}
#: A ball that begins on the slope does not bounce.
SET_DOWN = {"place": SLOPE, "e": 0.0, **ROUGH}
#: On a level lane, on which it slips at first.
BOWLING = {**SET_DOWN, "slope": 0.0, "friction": 0.2, "speed": 7.0, "duration": 2.5}
#: A half-ball hit, as on a billiard table.
BILLIARDS = {"place": PAIR, "offset": 0.5, "e": 0.95, "friction": 0.06, **ROUGH}

PRESETS = (
    Preset(
        "Ice-smooth ball",
        {"grip": False, "friction": 0.0, "e_t": 0.0},
        "Without grip nothing turns it round: it flies on.",
    ),
    Preset(
        "Tennis ball with topspin",
        {"speed": 9.0, "angle": 75.0, "spin1": -30.0, "e": 0.75, "friction": 0.6, **ROUGH},
        "Its rim runs ahead of its flight: the floor throws it forwards, and it stays low.",
    ),
    Preset("Bowling ball", BOWLING, "It slips at first, and rolls at 5/7 of its speed."),
    Preset(
        "Superball under a table",
        {},
        "Three bounces, floor, table, floor, and it comes back the way it came.",
    ),
    Preset(
        "First it fails: always μ J",
        {"place": PAIR, "estimate": 0.2},
        "The estimate (like Endo's 13) rubs whatever the slip. Look at its energy lost.",
        group=COMPUTED,
    ),
    Preset(
        "It starts another spinning",
        {"place": PAIR},
        "Endo's 16: ball 1 has no spin; after the contact both spin, and no energy is lost.",
        group=PAPERS,
    ),
    Preset(
        "Opposite spins, nothing exchanged",
        {"place": PAIR, "offset": 0.0, "spin1": 10.0, "spin2": -10.0},
        "Head-on with a_1 ω_1 + a_2 ω_2 = 0: the contact points do not slip.",
        group=PAPERS,
    ),
    Preset(
        "Large and small, nothing exchanged",
        {"place": PAIR, "offset": 0.0, "spin1": 20.0, "spin2": -10.0, "r1": 0.4, "r2": 0.8},
        "Half the spin at twice the radius: again a_1 ω_1 + a_2 ω_2 = 0.",
    ),
    Preset(
        "Grip with a limit",
        {"place": PAIR, "friction": 0.03, **ROUGH},
        "Friction cuts the exchange off, and energy is lost.",
    ),
    Preset(
        "Throw of a billiard ball",
        {**BILLIARDS, "duration": 3.0},
        "Smooth, ball 2 leaves along the line of centres; rough, it is thrown off it.",
    ),
    Preset(
        "Side spin against the throw",
        {**BILLIARDS, "duration": 3.0, "spin1": -4.0},
        "Spin that takes the slip away takes the throw away.",
    ),
    Preset(
        "Upright spin, seen in space",
        {"place": PAIR, "offset": 0.0, "spin1": 20.0, "axis": UPRIGHT},
        "Turn the picture: both balls leave it, one to you and one away.",
    ),
    Preset(
        "Chung & Ooi, test 4",
        {"angle": 60.0, "speed": 3.9, "e": 0.98, "friction": 0.092, **ROUGH},
        "At 60° the first impact slides through; see the map.",
        group=PAPERS,
    ),
    Preset(
        "Slip, then roll",
        {**SET_DOWN, "friction": 0.3, "speed": 2.0},
        "The contact list says when slipping ends; then 5/7 of g sin θ.",
    ),
    Preset(
        "It never rolls",
        {**SET_DOWN, "friction": 0.1, "slope": 0.6, "speed": 0.0},
        "tan θ is above 7/2 μ: friction cannot spin it up fast enough.",
        group=COMPUTED,
    ),
)


ACTS = (
    Act(
        "Where does it come out?",
        "Grip turns the slip at the contact round, and the slip is made of flight and of spin.",
        runs=("rough",),
        controls=("angle",),
        panel="bars",
    ),
    Act(
        "How much backspin?",
        "How much backspin sends it straight up from the floor? Compare the speed of its rim, "
        "radius times spin, with its speed along the floor, here 2 m/s.",
        {"angle": 30.0},
        runs=("rough",),
        controls=("spin1",),
        panel="readouts",
    ),
    Act(
        "Friction has a limit",
        "A ball is slid onto a long lane at 7 m/s and does not turn at first. At which speed does "
        "it roll in the end?",
        BOWLING,
        runs=("rough",),
        controls=("friction", "spin1"),
        panel="curves",
    ),
)
