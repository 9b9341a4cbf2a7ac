"""Question of two set-ups of lesson 06: a ball that flies aslant onto a rough plate."""

from typing import NamedTuple

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Picture, Runs, Values, at_contacts
from kernel_lib.experiments.charts import Loop
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.soft_contact.controls import SOLID, SPRING, SUPERBALL
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.soft_contact.materials import drop_of, sideways
from kernel_lib.state.trajectory import Floats, Record, Trajectory
from kernel_lib.words import Sentence, Text

__all__ = ["ACROSS"]

#: Parts of the slip before: what is left below the first is hardly any, from the second on much.
HARDLY, CLEARLY = 0.035, 0.1

#: Moments of a contact that are looked at; of so many one stands in the chart.
MOMENTS, THIN = 400, 3

#: What rolls so, by the stiffness across over that straight in: names by which messages choose.
ROLES = {SOLID: "solid", SUPERBALL: "superball"}


class Touch(NamedTuple):
    """The first contact from its begin to its end.

    slip : m/s, of the lowest point along the plate
    shift, depth : m, how far it has moved since, along the plate and into it
    drag, push : N, force of the plate against the way, and off the plate
    """

    slip: Floats
    shift: Floats
    depth: Floats
    drag: Floats
    push: Floats


def _moments(run: Trajectory, count: int = MOMENTS) -> Floats:
    """So many moments of the first contact, from its begin to its end, s."""
    hit = run.contacts.of_kind("impact")[:1]
    begin, lasts = float(hit.time[0]), float(hit.duration[0])
    return np.linspace(begin, min(begin + lasts, float(run.time[-1])), count)


def _slip(run: Trajectory, shown: Record) -> Floats:
    slip: Floats = shown.velocity[:, 0, 0] + run.scene.balls[0].radius * shown.spin[:, 0]
    return slip


def _touch(run: Trajectory) -> Touch:
    ball, times = run.scene.balls[0], _moments(run)
    shown = run.sample(times)
    speed, slip = shown.velocity[:, 0, 0], _slip(run, shown)
    steps = np.diff(times) * (slip[1:] + slip[:-1]) / 2
    shift = np.concatenate([[0.0], np.cumsum(steps)])
    depth = np.maximum(ball.radius - shown.position[:, 0, 1], 0.0)
    drag = -ball.mass * np.gradient(speed, times)
    return Touch(slip, shift, depth, drag, run.forces(times)[0, -1])


def _ends(run: Trajectory) -> tuple[float, float]:
    """Slip before and after, m/s; each moment that is looked at costs a step of the contact."""
    before, after = _slip(run, run.sample(_moments(run, 2)))
    return float(before), float(after)


def _asked(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "soft-contact-across-asked",
        ball=ROLES.get(values["across_stiffness"], "other"),
        height=drop_of(values),
        friction=f"μ = {figure(values['friction'])}",
        along=figure(values["across"], "m/s"),
    )


def _after(values: Values, runs: Runs) -> str:
    before, after = _ends(runs["drop"])
    if abs(after) < 2 * HARDLY * before:
        return "hardly"
    return "on" if after > 0 else "back"


def _margin(values: Values, runs: Runs) -> float:
    speed, friction = sideways(values)
    if values["material"] != SPRING or not speed or not friction or values["kept"] != 1:
        return 0.0
    if speeds(runs) is None:
        return 0.0
    before, after = _ends(runs["drop"])
    left = abs(after) / before
    return HARDLY / max(left, 1e-9) if left < 2 * HARDLY else left / CLEARLY


def _case(values: Values, runs: Runs) -> str:
    """Whether the lowest point never went back, went back at the end, or back and on again."""
    run = runs["drop"]
    slip = _slip(run, run.sample(_moments(run)))
    if slip.min() > -2 * HARDLY * slip[0]:
        return "slid"
    return "gripped" if slip[-1] < 0 else "swung"


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    before, after = _ends(runs["drop"])
    return {
        "change": f"{figure(before)} → {figure(round(after, 9))} m/s",
        "before": figure(before, "m/s"),
        "left": figure(abs(after), "m/s"),
        "taken": figure(before - after, "m/s"),
    }


def _until_it_is_off(values: Values, runs: Runs) -> Decisive:
    return at_contacts(next(iter(runs.values())))


def _loops_picture(values: Values, runs: Runs) -> Picture:
    """Force over depth, and the force along the plate over the way of the lowest point."""
    touch = _touch(runs["drop"])
    loops: dict[Text, tuple[Floats, Floats]] = {
        name: (way[::THIN] / np.abs(way).max(), force[::THIN] / np.abs(force).max())
        for name, way, force in (
            (Sentence("soft-contact-across-chart-in"), touch.depth, touch.push),
            (Sentence("soft-contact-across-chart-along"), touch.shift, touch.drag),
        )
    }
    return Picture(
        Sentence("soft-contact-across-picture"),
        chart=Loop(
            Sentence("soft-contact-across-chart"),
            Sentence("soft-contact-across-chart-way"),
            Sentence("soft-contact-axis-force"),
            lambda _: loops,
        ),
    )


ACROSS = Guess(
    _asked,
    "choice",
    truth=_after,
    says="soft-contact-across",
    slots=_slots,
    case=_case,
    margin=_margin,
    choices=("on", "hardly", "back"),
    name="across",
    decisive=_until_it_is_off,
    picture=_loops_picture,
)
