"""Two balls that roll, each on a carpet of its own: what stops them."""

import math
from typing import NamedTuple

from kernel_lib.contacts.finite_walls import Segment
from kernel_lib.experiments import Decisive, Guess, Mark, Picture, Ring, Runs, Values, Way
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.rotating_spheres.controls import CARPETS, DIFFERS, EARTH
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.walls import Plane
from kernel_lib.words import Sentence

__all__ = ["CARPET", "carpet_law", "carpet_scenes"]

FIRST, SECOND = "ball 1", "ball 2"

#: How high the upper carpet lies above the lower one, m: a lens has room between them. How far it
#: reaches behind the start, and in front beyond where a ball that is not braked comes, m.
ABOVE, ROOM = 5.0, 2.0

#: Ways that differ by less than this part are equal; a part by which they differ clearly.
SAME, APART = 1e-9, 0.5


class _Rolling(NamedTuple):
    """What one ball rolls on, and with which mass, kg."""

    mass: float
    friction: float
    resistance: float


def _both(values: Values) -> dict[str, _Rolling]:
    mass = values["m1"]
    friction = math.inf if values["grip"] else values["friction"]
    first = _Rolling(mass, friction, values["resistance"])
    times = DIFFERS[values["second"]]
    second = (one * more for one, more in zip(first, times, strict=True))
    return {FIRST: first, SECOND: _Rolling(*second)}


def carpet_scenes(values: Values) -> dict[str, Scene]:
    """A ball that rolls on the upper carpet and one on the lower, by the names of their runs."""
    radius, speed, both = values["r1"], values["speed"], _both(values)
    upper, lower = (
        Surface(0, 0, one.friction, rolling_resistance=one.resistance, decides=True)
        for one in both.values()
    )
    ends = (-ROOM, ABOVE), (speed * values["duration"] + ROOM, ABOVE)
    carpets = [Plane((0, 0), (0, 1), surface=lower), Segment(*ends, surface=upper)]
    found = {}
    for name, one in both.items():
        at = (0, radius + (ABOVE if name == FIRST else 0))
        ball = Ball(at, (speed, 0), radius, one.mass, -speed / radius)
        found[name] = Scene([ball], carpets, (0, -EARTH), restitution=0)
    return found


def carpet_law(values: Values) -> tuple[tuple[str, str], ...]:
    """How each ball is braked, and how far it rolls."""
    lines = []
    for name, one in _both(values).items():
        braked = one.resistance * EARTH / 1.4
        slows = f"a = 5/7 c_r g = {figure(braked, 'm/s²')}"
        far = f", v²/(2 a) = {figure(values['speed'] ** 2 / (2 * braked), 'm')}" if braked else ""
        lines.append((name, slows + far))
    return tuple(lines)


def _differs(values: Values, runs: Runs) -> str:
    """The name by which messages choose how ball 2 and its carpet differ, such as "rougher"."""
    return str(values["second"]).split()[0]


def _asked(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "rotating-spheres-carpet-asked",
        speed=figure(values["speed"], "m/s"),
        second=_differs(values, runs),
        share=f"c_r = {figure(values['resistance'])}",
    )


def _ways(runs: Runs) -> tuple[float, float]:
    """How far each ball rolled, m."""
    first, second = (float(runs[name].position[-1, 0, 0]) for name in (FIRST, SECOND))
    return first, second


def _farther(values: Values, runs: Runs) -> str:
    first, second = _ways(runs)
    if abs(first - second) <= SAME * max(first, second):
        return "both"
    return "one" if first > second else "two"


def _as_the_law_says(values: Values, runs: Runs) -> bool:
    """Whether both came to rest because the ground gives way: with too little friction it could
    not act to its full."""
    speed, rolling = values["speed"], _both(values)
    return all(
        "rest" in run.contacts.kind
        and rolling[name].resistance > 0
        and math.isclose(
            float(run.position[-1, 0, 0]),
            0.7 * speed**2 / (rolling[name].resistance * EARTH),
            rel_tol=1e-6,
        )
        for name, run in runs.items()
    )


def _margin(values: Values, runs: Runs) -> float:
    if values["place"] != CARPETS or not values["speed"]:
        return 0.0
    first, rough = _both(values)[FIRST], values["second"] in ("rougher carpet", "smoother carpet")
    if not _as_the_law_says(values, runs) or (rough and math.isinf(first.friction)):
        return 0.0
    short, far = sorted(_ways(runs))
    return math.inf if far - short <= SAME * far else (far / short - 1) / APART


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    short, far = (figure(one, "m") for one in sorted(_ways(runs)))
    return {"far": far, "short": short}


def _until_both_rest(values: Values, runs: Runs) -> Decisive:
    return Decisive((), max(float(run.time[-1]) for run in runs.values()))


#: The lens between the carpets: its middle and radius, m; the radius of the ball in it.
MIDDLE, LENS, BALL = (3.2, 2.9), 1.6, 3.0

#: In the lens: how deep the ball sinks in, m, and how far in front of its centre the force acts.
SUNK, AHEAD = 0.45, 0.5


def _lens_picture(values: Values, runs: Runs) -> Picture:
    """A lens under ball 1 as it rolls: the ground gives way in front of it, and pushes there."""
    (x, y), floor = MIDDLE, MIDDLE[1] - 0.35
    centre = floor - SUNK + BALL
    front = math.sqrt(BALL**2 - (BALL - SUNK) ** 2)

    def edge(along: float) -> tuple[float, float]:
        return x + along, centre - math.sqrt(BALL**2 - along**2)

    def within(along: float) -> bool:
        return math.dist(edge(along), MIDDLE) <= LENS

    ball = tuple(edge(k / 20) for k in range(-40, 41) if within(k / 20))
    reach = math.sqrt(LENS**2 - (floor - y) ** 2)
    pressed = tuple(edge(front * k / 12) for k in range(12, -1, -1))
    # Behind the ball the ground comes back later than the ball leaves it.
    back = tuple((x - reach * k / 8, floor - SUNK * (1 - k / 8) ** 2) for k in range(1, 9))
    low = edge(AHEAD)
    run = runs[FIRST]
    start = (MIDDLE[0] - 1.2, ABOVE)
    marks: tuple[Mark, ...] = (
        Ring(MIDDLE, LENS),
        Way((start, (x - 0.6 * LENS, y + 0.8 * LENS))),
        Way(ball, run=FIRST),
        Way(((x + reach, floor), *pressed, *back)),
        Way(((x, y + 0.9 * LENS), (x, low[1])), dashed=True),
        Way(
            (low, (low[0] - 0.2, low[1] + 1.5)),
            text=Sentence("rotating-spheres-carpet-mark-force"),
            arrow=True,
        ),
    )
    lever = figure(values["resistance"] * run.scene.balls[0].radius * 100, "cm")
    return Picture(
        Sentence("rotating-spheres-carpet-picture", lever=lever),
        marks,
    )


CARPET = Guess(
    _asked,
    "choice",
    truth=_farther,
    says="rotating-spheres-carpet",
    slots=_slots,
    case=_differs,
    margin=_margin,
    choices=("one", "two", "both"),
    name="carpet",
    act=3,
    decisive=_until_both_rest,
    picture=_lens_picture,
)
