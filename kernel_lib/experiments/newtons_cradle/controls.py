"""Controls of lesson 05, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.experiment import COMPUTED, PAPERS, Act, Preset, Values
from kernel_lib.experiments.newtons_cradle.chart import LAWS
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.laws.contact_forces import hertz_stiffness

__all__ = ["ACTS", "PARAMETERS", "PRESETS", "RAIL", "STRINGS", "masses", "speeds", "stiffnesses"]

STRINGS, RAIL = "on strings", "on a rail"
RULES = ("left first", "right first")
NUMBERS, MATERIAL = "K₁ and γ", "E, ν and R"
HANGS, FREE = ("picture", (STRINGS,)), ("material", (NUMBERS,))
SOLID = ("material", (MATERIAL,))

PARAMETERS = (
    Parameter("balls", "n", 3, 2, 7, 1, "", "number of balls", "integer"),
    Parameter("incoming", "in", 1, 1, 6, 1, "", "how many come in together", "integer"),
    Parameter(
        "picture",
        "picture",
        STRINGS,
        meaning="swinging, or sliding past slowly enough to see the contacts",
        scale="choice",
        choices=(STRINGS, RAIL),
    ),
    Parameter(
        "k_b",
        "k_b",
        1.0,
        0,
        1,
        0.01,
        "",
        "share of the closing speed that comes back, under the rigid rules",
        group="Rules",
    ),
    Parameter(
        "order",
        "order",
        RULES[0],
        meaning="who collides first, one by one",
        scale="choice",
        choices=RULES,
        group="Rules",
    ),
    Parameter(
        "mass", "m_1", 1.0, 0.1, 100, 0, "kg", "mass of the first ball", "log", group="Balls"
    ),
    Parameter(
        "beta",
        "β",
        1.0,
        0.1,
        10,
        0,
        "",
        "mass of the first ball over that of the second: sets all others",
        "log",
        group="Balls",
    ),
    Parameter(
        "middle",
        "m_mid",
        1.0,
        0.1,
        10,
        0,
        "mₙ",
        "middle balls over last",
        "log",
        group="Balls",
    ),
    Parameter("speed", "V", 1.0, 0.1, 3, 0.1, "m/s", "speed of what comes in", group="Balls"),
    Parameter(
        "gap", "gap", 0.0, 0, 0.1, 0.005, "m", "room between the balls at rest", group="Balls"
    ),
    Parameter("radius", "R", 0.2, 0.02, 0.3, 0.01, "m", "radius of the balls", group="Balls"),
    Parameter(
        "length", "L", 1.0, 0.5, 2, 0.05, "m", "length of the strings", group="Balls", only_if=HANGS
    ),
    Parameter(
        "swings",
        "swings",
        3,
        1,
        20,
        1,
        "",
        "there and back",
        "integer",
        group="Balls",
        only_if=HANGS,
    ),
    Parameter(
        "material",
        "from",
        NUMBERS,
        meaning="what the stiffness is taken from",
        scale="choice",
        choices=(NUMBERS, MATERIAL),
        group="Contacts",
    ),
    Parameter(
        "stiffness",
        "K_1",
        300.0,
        10,
        100000,
        0,
        "N/mᵖ",
        "stiffness of the first contact",
        "log",
        group="Contacts",
        only_if=FREE,
    ),
    Parameter(
        "modulus",
        "E",
        210.0,
        0.0001,
        400,
        0,
        "GPa",
        "Young's modulus of the balls",
        "log",
        named=((0.01, "rubber"), (210.0, "steel")),
        group="Contacts",
        only_if=SOLID,
    ),
    Parameter(
        "poisson", "ν", 0.3, 0, 0.5, 0.01, "", "Poisson's ratio", group="Contacts", only_if=SOLID
    ),
    Parameter(
        "gamma",
        "γ",
        1.0,
        0.01,
        1000,
        0,
        "",
        "stiffness of the second contact over that of the first",
        "log",
        group="Contacts",
    ),
    Parameter(
        "exponent",
        "p",
        1.5,
        1,
        3,
        0.05,
        "",
        "power of the depth in the force; Hertz: 1.5",
        group="Contacts",
    ),
    Parameter(
        "tolerance",
        "allowed error",
        0.05,
        0.01,
        0.4,
        0.01,
        "V",
        "how wrong a rule may be to count as right, in the map",
        group="Map",
    ),
    Parameter(
        "law", "map of", LAWS[1], meaning="its contacts", scale="choice", choices=LAWS, group="Map"
    ),
)

SLOW = {"picture": "on a rail"}

PRESETS = (
    Preset(
        "Three balls", {}, "Each act shows it in its own way; all answers keep momentum and energy."
    ),
    Preset(
        "Two balls, squeezed",
        SLOW | {"balls": 2},
        "Slow down to 0.1: a contact takes time. For two balls all four agree in the end.",
        group=COMPUTED,
    ),
    Preset(
        "Three balls, squeezed",
        SLOW,
        "The second contact begins before the first has ended: look at F_1 and F_2.",
        group=COMPUTED,
    ),
    Preset(
        "Desk toy: five balls",
        {"balls": 5, "swings": 5},
        "One in, one out? So it is where impacts come one by one; see acts 2 and 3.",
    ),
    Preset(
        "Two in",
        {"balls": 5, "incoming": 2},
        "Two in, two out? So it is where impacts come one by one; see acts 2 and 3.",
    ),
    Preset(
        "Two in, one at rest",
        {"incoming": 2},
        "One by one, 2 and 3 leave as a pair; all at once (act 3), the last is faster than V.",
    ),
    Preset(
        "Small gaps",
        {"balls": 5, "gap": 0.1},
        "With gaps the impacts come one after another: the textbook is right.",
    ),
    Preset(
        "Passes everything on",
        {"middle": 2 / 3},
        "A middle ball of 2/3 the mass: with springs (act 3) the last ball takes all.",
    ),
    Preset(
        "Tennis ball on a basketball",
        {"balls": 2, "mass": 0.6, "beta": 10.0, "picture": RAIL},
        "Dropped together, a hair apart: the floor turns the basketball round while the tennis "
        "ball still falls. Here the tennis ball looks on: ball 1 comes at twice the speed of the "
        "fall, and sends it off at 1.82 times that. Who stands by sees 2.64 times the speed of "
        "the fall, and seven times its height, if nothing is lost.",
    ),
    Preset(
        "Hard, then soft",
        {"gamma": 0.05},
        "γ = 0.05: the first contact is over early, one by one.",
        group=COMPUTED,
    ),
    Preset(
        "Soft, then hard",
        {"gamma": 150.0},
        "γ = 150 (Li & Yao): nearly all at once. How nearly?",
        group=PAPERS,
    ),
    Preset(
        "Li & Yao, β = 0.5",
        {"beta": 0.5},
        "The first ball is lighter: does one by one fit?",
        group=PAPERS,
    ),
    Preset(
        "Steel balls",
        {"material": "E, ν and R", "radius": 0.1, "mass": 32.67, "speed": 1.0},
        "Hertz with E = 210 GPa: the contact takes a moment, and the speeds are the same.",
        group=COMPUTED,
    ),
    Preset(
        "Perfectly plastic", {"k_b": 0.0}, "Rigid rules only: all go on together.", group=COMPUTED
    ),
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
    """K of each contact: the first one, and gamma times it for the others."""
    first = values["stiffness"]
    if values["material"] == MATERIAL:
        r, e, nu = values["radius"], 1e9 * values["modulus"], values["poisson"]
        first = float(hertz_stiffness(r, r, e, e, nu, nu))
    return [first] + [first * values["gamma"]] * (values["balls"] - 2)


ACTS = (
    Act(
        "Which speeds keep both laws?",
        "Momentum and energy are two laws, and there are three speeds to find.",
        runs=("one by one",),
        panel="bars",
    ),
    Act(
        "What do real balls do?",
        "A real contact takes time. While ball 2 is still pressed by ball 1, does it already "
        "press on ball 3?",
        {"picture": RAIL},
        runs=("Hertz",),
        controls=("gap",),
        panel="curves",
    ),
    Act(
        "Which programs are right?",
        "Four programs, one clock; all keep momentum and energy. Which are right? Below each: "
        "speeds afterwards, in % of what came in.",
        controls=("balls", "incoming"),
        panel="readouts",
    ),
)
