"""The law of lesson 03 with the present numbers put in."""

import numpy as np

from kernel_lib.experiments import NOTHING, Runs, Sentence, Text, Values, figure
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.two_balls.controls import PAIR

__all__ = ["pair_law"]


def pair_law(values: Values, runs: Runs) -> tuple[Text, ...]:
    """The impulse of the first contact, equal for both balls, and the energy that is lost in it."""
    run = runs["exact"]
    hit = run.contacts.of_kind("impact")
    hit = hit[hit.b >= 0]
    if len(hit) == 0:
        return NOTHING
    one, two = (run.scene.balls[i].mass for i in (int(hit.a[0]), int(hit.b[0])))
    closing, push = closing_speed(hit), float(np.linalg.norm(hit.impulse[0]))
    e = -closing_speed(hit, hit.velocity_after) / closing
    formula = round((1 - e * e) * closing**2 / 2 / (1 / one + 1 / two), 9) + 0.0
    found = round(float(hit.energy_lost[0]), 9) + 0.0
    return (
        f"J = (1 + e) c / (1/m_1 + 1/m_2) = {figure(1 + e)} × {figure(closing, 'm/s')} / "
        f"(1/{figure(one, 'kg')} + 1/{figure(two, 'kg')}) = {figure(push, 'N s')}",
        Sentence(
            "two-balls-law-changes",
            one=str(hit.a[0] + 1),
            change_one=f"J/m_1 = {figure(push / one, 'm/s')}",
            two=str(hit.b[0] + 1),
            change_two=f"J/m_2 = {figure(push / two, 'm/s')}",
        ),
        *([Sentence("two-balls-law-discs")] if values["film"] == PAIR else []),
        Sentence(
            "two-balls-law-lost",
            formula=f"(1 − e²) c² / (2/m_1 + 2/m_2) = {figure(formula, 'J')}",
            found=figure(found, "J"),
        ),
    )
