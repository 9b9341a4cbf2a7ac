"""Controls of lesson 01, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.common.controls import PLANETS, duration, kac, step
from kernel_lib.experiments.experiment import COMPUTED, PAPERS, Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = ["ACTS", "HELD", "PARAMETERS", "PRESETS", "PRINTED", "RADIUS", "REST"]

RADIUS = 1.0

LIBRARY, REST, PRINTED = "library", "rest of step used", "as printed"

#: Held still, its lowest point 5 m above the floor.
HELD = {"height": 5.0 + RADIUS, "velocity_x": 0.0, "velocity_y": 0.0}

#: The values of the set-ups of these names.
BALLS = ((0.0, "clay"), (0.75, "tennis ball"))

PARAMETERS = (
    Parameter("k_b", "k_b", 0.7, 0, 1, 0.01, "", "share of speed given back", named=BALLS),
    Parameter(
        "height",
        "h",
        5.0,
        RADIUS,
        10,
        0.1,
        "m",
        "height of the centre, 1 m over the lowest point",
        group="Start",
    ),
    Parameter(
        "velocity_x", "v_x", 4.0, -10, 10, 0.1, "m/s", "velocity to the right", group="Start"
    ),
    Parameter("velocity_y", "v_y", 1.0, -10, 10, 0.1, "m/s", "velocity upwards", group="Start"),
    Parameter("mass", "m", 1.0, 0.1, 100, 0, "kg", "mass of the ball", "log", group="Start"),
    Parameter(
        "gravity",
        "g",
        9.807,
        0,
        25,
        0.1,
        "m/s²",
        "acceleration of free fall",
        group="Start",
        named=PLANETS,
    ),
    kac(),
    step(),
    Parameter(
        "method",
        "steps",
        LIBRARY,
        meaning="how the fixed steps treat a contact",
        scale="choice",
        choices=(LIBRARY, REST, PRINTED),
        group="Method",
    ),
    Parameter(
        "soft",
        "soft floor",
        False,
        meaning="a third run on a floor that gives way",
        scale="switch",
        group="Soft floor",
    ),
    Parameter(
        "stiffness",
        "K",
        1e4,
        100,
        1e6,
        0,
        "N/m",
        "stiffness of the floor",
        "log",
        group="Soft floor",
    ),
    duration(4.0),
)

PRESETS = (
    Preset(
        "Tennis ball",
        {**HELD, "k_b": 0.75},
        "From 5 m: 0.75 times 0.75 of the height, a little more than a half.",
    ),
    Preset("Table-tennis ball", {**HELD, "k_b": 0.9}, "It keeps 81 % of its height."),
    Preset("Basketball", {**HELD, "k_b": 0.77}, "Between the two: 59 % of its height."),
    Preset("Clay", {**HELD, "k_b": 0.0}, "It gives nothing back, and stays where it lands."),
    Preset(
        "On the Moon",
        {**HELD, "gravity": 1.62, "duration": 8.0},
        "Slower, and as high: the planet changes nothing about the share.",
    ),
    Preset(
        "Ten times the mass",
        {**HELD, "mass": 10.0},
        "The same picture: the mass drops out.",
    ),
    Preset(
        "Nikulin, plane 1",
        {},
        "First contact in step 11. Is k_b 0.7 in this picture?",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, plane 2",
        {"k_b": 1.0},
        "Nothing is lost, yet the tops sink: compare frames 20 and 39.",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, plane 3",
        {"k_b": 1.0, "kac": False},
        "The ball sinks into the floor before it bounces; its energy is exact.",
        group=PAPERS,
    ),
    Preset(
        "Caught in the floor",
        {"kac": False, "method": PRINTED},
        "The paper's listing with k_b = 0.7: after step 11 the ball never gets out.",
        group=PAPERS,
    ),
    Preset(
        "Through the floor",
        {"kac": False, "method": PRINTED, "step": 0.2},
        "The listing with Δ = 0.2 s: the normal turns over, and the ball falls on.",
        group=PAPERS,
    ),
    Preset(
        "Endless bounces",
        {"k_b": 0.5, "height": 2.0, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 2.0},
        "Infinitely many bounces, all over after 1.35 s. See the contact list.",
    ),
    Preset(
        "A soft floor",
        {"soft": True, "stiffness": 1000.0, "kac": False},
        "Two balls sink: one into a soft floor, the other because its step was too long.",
        group=COMPUTED,
    ),
    Preset(
        "Rest of the step used",
        {"method": REST, "k_b": 1.0},
        "The same steps, the lost part of each one mended.",
        group=COMPUTED,
    ),
)


ACTS = (
    Act(
        "How high?",
        "The floor gives back a share of the speed. What does that do to the height?",
        HELD,
        runs=("exact",),
        controls=("k_b",),
        panel="bars",
    ),
    Act(
        "When does it lie still?",
        "Each flight is shorter than the one before. Will the ball ever lie still, and when?",
        {**HELD, "duration": 8.0},
        runs=("exact",),
        controls=("k_b", "height"),
        panel="curves",
    ),
    Act(
        "Let a program compute it",
        "A program goes in steps and finds the floor too late, which is why a ball in a game "
        "jitters. The dashed one is the program's: where does it go wrong?",
        HELD,
        runs=("exact", "fixed steps"),
        controls=("step", "kac"),
        panel="curves",
    ),
)
