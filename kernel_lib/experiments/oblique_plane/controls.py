"""Controls of lesson 02, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.common.controls import duration, kac, step
from kernel_lib.experiments.experiment import COMPUTED, PAPERS, Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = ["ACTS", "PARAMETERS", "PRESETS", "RADIUS"]

#: Radius of the ball, m.
RADIUS = 1.0

SLOPES = ((0.2, "1 in 5"), (1.0, "45°"))
#: Snow is wet in the question, and the set-up of the other name has its value.
SNOW = ((0.0, "snow"), (0.5, "hailstone"))

PARAMETERS = (
    Parameter(
        "slope", "tan θ", 0.2, 0, 1.5, 0.01, "", "slope of the plane, rise over run", named=SLOPES
    ),
    Parameter(
        "k_b",
        "k_b",
        0.0,
        0,
        1,
        0.01,
        "",
        "share of the speed out of the slope that it gives back",
        named=SNOW,
    ),
    Parameter("friction", "μ", 0.0, 0, 2, 0.01, "", "friction between ball and plane"),
    Parameter("height", "h", 5.0, 2, 10, 0.1, "m", "height of the centre", group="Start"),
    Parameter(
        "velocity_x", "v_x", 4.0, -10, 10, 0.1, "m/s", "velocity to the right", group="Start"
    ),
    Parameter("velocity_y", "v_y", 1.0, -10, 10, 0.1, "m/s", "velocity upwards", group="Start"),
    Parameter("mass", "m", 1.0, 0.1, 100, 0, "kg", "mass of the ball", "log", group="Start"),
    kac(),
    step(),
    duration(4.0),
)

PRESETS = (
    Preset(
        "Snowball on a roof",
        {"slope": 0.8, "friction": 0.3, "velocity_x": 2.0, "velocity_y": 0.0, "duration": 3.0},
        "It lands, loses what went into the roof, and slides off.",
    ),
    Preset(
        "Ski jumper",
        {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "duration": 2.0},
        "Down along the hill: only the part into the hill is lost.",
    ),
    Preset(
        "Rough roof: it stays",
        {"slope": 0.6, "friction": 0.8, "velocity_x": 2.0, "velocity_y": 0.0},
        "Rougher than it is steep: what stands there stays there.",
    ),
    Preset(
        "Hailstone",
        {"slope": 0.6, "k_b": 0.5, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 3.0},
        "It bounces: half the part into the roof comes back, the part along it stays.",
    ),
    Preset(
        "Nikulin, plane 4", {}, "It lands in step 10, climbs, rests, and comes back.", group=PAPERS
    ),
    Preset("The same with friction", {"friction": 0.1}, "Less far up, and slower back."),
    Preset("Too flat to slide back", {"friction": 0.21}, "tan θ = 0.2 < μ: it rests for good."),
    Preset(
        "Friction stops it at once",
        {"friction": 1.5},
        "A landing this rough takes away all it had along the plane.",
        group=COMPUTED,
    ),
    Preset("It bounces", {"k_b": 0.7}, "Each bounce turns the normal part round."),
    Preset(
        "Straight down",
        {"velocity_x": 0.0, "velocity_y": 0.0, "slope": 0.6, "duration": 3.0},
        "Dropped on a steep plane: what is left points down the slope.",
    ),
    Preset(
        "Endless bounces, then sliding",
        {"k_b": 0.5, "duration": 6.0},
        "The bounces pile up; what follows is sliding, at an exact moment.",
        group=COMPUTED,
    ),
)


ACTS = (
    Act(
        "Stop, bounce or slide?",
        "It comes down on a slope. What does the slope take, and what does it leave?",
        {"height": 2.5},
        runs=("exact",),
        controls=("slope",),
        panel="bars",
    ),
    Act(
        "Rough snow",
        "A lump of snow that cannot roll, on a slope of 1 in 5: from which roughness on does it "
        "stay up there?",
        {"friction": 0.1, "height": 2.0, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 3.0},
        runs=("exact",),
        controls=("friction", "mass"),
        panel="curves",
    ),
    Act(
        "Land softly",
        "Only the part of the velocity into the slope is lost. How does a ski jumper land to lose "
        "little?",
        {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "duration": 2.0},
        runs=("exact",),
        controls=("slope", "velocity_x"),
        panel="bars",
    ),
)
