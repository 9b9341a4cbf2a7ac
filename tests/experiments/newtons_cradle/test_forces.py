"""Forces of lesson 05: those of the source's own figures, and ours."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.newtons_cradle.forces import LI_AND_YAO, force_history
from kernel_lib.experiments.newtons_cradle.published import published_chains
from kernel_lib.laws.contact_forces import hertz_stiffness


def test_li_and_yaos_figure_4_has_harder_second_balls():
    """Its 50.5 is (1 + 100)/2: the first contact hardens as well, and both are shorter."""
    (row,) = [one for one in published_chains() if one.quantity.startswith("γ = 50.5")]
    assert (row.printed, row.computed()) == ("0.39", "0.378 and 0.355")
    steel, hard = 2.1e11, 2.1e13
    mixed, alike = (hertz_stiffness(0.1, 0.1, steel, e, 0.3, 0.3) for e in (hard, steel))
    hardest = hertz_stiffness(0.1, 0.1, hard, hard, 0.3, 0.3)
    assert LI_AND_YAO[4]["gamma"] == pytest.approx(hardest / mixed)
    assert LI_AND_YAO[4]["first"] == pytest.approx(mixed / alike)


@pytest.mark.parametrize(("figure", "gamma", "beta"), [(3, 1, 1), (4, 50.5, 1), (5, 1, 4)])
def test_forces_are_drawn_for_the_gamma_and_beta_of_li_and_yao(figure, gamma, beta):
    lines = force_history(**LI_AND_YAO[figure]).lines({})
    (time, first), (_, second) = lines.values()
    row = kl.chain_collision([beta, 1, 1], [1, 0, 0], [1, gamma])
    ends = [touches[-1][1] for touches in row.touches]
    last = [time[np.flatnonzero(force)[-1]] for force in (first, second)]
    assert last[1] / last[0] == pytest.approx(ends[1] / ends[0], rel=0.02)
    mass = 4 / 3 * np.pi * 0.1**3 * 7800
    pushed = np.trapezoid(first, time)  # kN ms = N s
    assert pushed == pytest.approx(beta * mass * 5 * (1 - row.velocities[0]), rel=1e-3)


def test_forces_pass_from_the_first_contact_to_the_second():
    lines = force_history().lines({})
    (time, first), (_, second) = lines.values()
    assert time[first.argmax()] < time[second.argmax()]
    # A softer second contact begins to press later, and lasts longer.
    _, (longer, _) = force_history(gamma=0.1).lines({}).values()
    assert longer[-1] > 1.3 * time[-1]


def test_springs_are_drawn_as_stiff_as_spheres_that_touch_as_long():
    spheres, springs = force_history(), force_history(exponent=1.0)
    (time, force), (other, spring) = (
        next(iter(one.lines({}).values())) for one in (spheres, springs)
    )
    assert str(springs.title) == f"{spheres.title}, springs"
    assert other[-1] == pytest.approx(time[-1], rel=0.1)
    assert spring.max() == pytest.approx(force.max(), rel=0.25)
