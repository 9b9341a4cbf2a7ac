"""A light ball above a heavy one, dropped together: runs, law and question of a set-up."""

import math

from kernel_lib.experiments import Decisive, Guess, Picture, Runs, Span, Values
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import LESSON_BUDGET
from kernel_lib.experiments.soft_contact.controls import EARTH, STACK
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane
from kernel_lib.words import Sentence, Text

__all__ = ["THROWN", "stacked_runs", "thrown_law"]

#: A basketball, kg and m; radius of the upper ball, m: more than of a tennis ball, so that it is
#: seen on a phone where it is highest; and the gap below it, m.
HEAVY, RADIUS, SMALL, GAP = 0.6, 0.12, 0.08, 0.001

#: Place of the upper ball among both.
UPPER = 1

#: Heights over that of the fall, by option, and how far from it is clear; above the last one is
#: more than four times.
HEIGHTS, FOUR = {"same": (1.0, 0.15), "twice": (2.0, 0.2)}, 4.0

#: How far beyond four times is clear.
BEYOND = 0.5


def stacked_runs(values: Values) -> dict[str, Trajectory]:
    """Until the upper ball is at its highest, and a little longer; no energy is lost."""
    fall = values["height"] / 100
    low = fall + RADIUS
    balls = [
        Ball((0, low), (0, 0), RADIUS, HEAVY),
        Ball((0, low + RADIUS + GAP + SMALL), (0, 0), SMALL, values["upper"]),
    ]
    scene = Scene(balls, [Plane((0, 0), (0, 1))], (0, -EARTH), restitution=1.0)
    # The upper ball leaves at most three times as fast as it came.
    lasts = 4.2 * math.sqrt(2 * fall / EARTH)
    return {STACK: simulate(scene, lasts, Events(), lasts / 400, budget=LESSON_BUDGET)}


def _meeting(run: Trajectory) -> int:
    """The contact at which both balls meet."""
    pairs = (run.contacts.a >= 0) & (run.contacts.b >= 0)
    return int(pairs.nonzero()[0][0])


def _rise(run: Trajectory) -> tuple[float, float]:
    """How far the upper ball fell before both met, m, and how far it rose after that."""
    hit = _meeting(run)
    start = float(run.position[0, UPPER, 1])
    met = float(run.at(float(run.contacts.time[hit])).position[UPPER, 1])
    later = run.time >= run.contacts.time[hit]
    return start - met, float(run.position[later, UPPER, 1].max()) - met


def _times(run: Trajectory) -> float:
    """Speed of the upper ball after both met, over that before."""
    hit = _meeting(run)
    side = 0 if run.contacts.a[hit] == UPPER else 1
    before, after = run.contacts.velocity_before[hit], run.contacts.velocity_after[hit]
    return float(after[side, 1] / -before[side, 1])


def thrown_law(run: Trajectory) -> tuple[Text, ...]:
    """How much faster the upper ball leaves, by the law of two short impacts and in this run."""
    heavy, light = (ball.mass for ball in run.scene.balls)
    fell, rose = _rise(run)
    short = f"v′ / v = (3 m₁ − m_u) / (m₁ + m_u) = {figure((3 * heavy - light) / (light + heavy))}"
    times = f"v′ / v = {figure(_times(run))}"
    return (
        Sentence("soft-contact-law-thrown", formula=short),
        Sentence("soft-contact-law-thrown-here", formula=times),
        Sentence("soft-contact-law-rose", fell=figure(fell, "m"), rose=figure(rose, "m")),
    )


def _asked(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "soft-contact-thrown-asked",
        upper=figure(values["upper"], "kg"),
        heavy=figure(HEAVY, "kg"),
        height=figure(values["height"] / 100, "m"),
    )


def _found(values: Values, runs: Runs) -> str:
    fell, rose = _rise(runs[STACK])
    high = rose / fell
    return min(HEIGHTS, key=lambda one: abs(high - HEIGHTS[one][0])) if high < 3 else "more"


def _margin(values: Values, runs: Runs) -> float:
    if values["material"] != STACK:
        return 0.0
    fell, rose = _rise(runs[STACK])
    high = rose / fell
    option = _found(values, runs)
    if option == "more":
        return max(high - FOUR, 0.0) / BEYOND
    middle, near = HEIGHTS[option]
    return near / max(abs(high - middle), 1e-9)


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    fell, rose = _rise(runs[STACK])
    return {
        "fell": figure(fell, "m"),
        "rose": figure(rose, "m"),
        "times": figure(_times(runs[STACK])),
    }


def _until_it_is_highest(values: Values, runs: Runs) -> Decisive:
    run = next(iter(runs.values()))
    met = float(run.contacts.time[_meeting(run)])
    later = run.time >= met
    return Decisive((met,), float(run.time[later][run.position[later, UPPER, 1].argmax()]))


def _heights_picture(values: Values, runs: Runs) -> Picture:
    """How far the upper ball fell, and how far it rose."""
    run = runs[STACK]
    fell, rose = _rise(run)
    low = float(run.position[0, UPPER, 1]) - fell
    down, up = figure(fell, "m"), figure(rose, "m")
    spans = (
        Span(
            (-0.3, low),
            (-0.3, low + fell),
            text=Sentence("soft-contact-thrown-mark-fell", fell=down),
        ),
        Span(
            (0.3, low), (0.3, low + rose), text=Sentence("soft-contact-thrown-mark-rose", rose=up)
        ),
    )
    return Picture(Sentence("soft-contact-thrown-picture", fell=down, rose=up), spans)


THROWN = Guess(
    _asked,
    "choice",
    truth=_found,
    says="soft-contact-thrown",
    slots=_slots,
    margin=_margin,
    choices=("same", "twice", "more"),
    name="thrown_off",
    act=3,
    decisive=_until_it_is_highest,
    picture=_heights_picture,
)
