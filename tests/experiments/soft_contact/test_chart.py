"""What the chart and the loop of lesson 06 say."""

import numpy as np
import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.chart import (
    HEIGHTS,
    force_over_depth,
    kept_lines,
    present,
)
from kernel_lib.experiments.soft_contact.controls import GAME, RUBBER, STEEL


def test_real_materials_keep_more_of_gentle_touches_and_the_program_less():
    lines = kept_lines(experiment.defaults())
    assert (np.diff(lines[RUBBER][1]) < 0).all()
    assert (np.diff(lines[STEEL][1]) <= 0).all() and lines[STEEL][1][0] == 1
    assert (np.diff(lines[GAME][1]) > 0).all()
    metre = np.abs(HEIGHTS - 100).argmin()
    assert lines[RUBBER][1][metre] == pytest.approx(0.8, abs=1e-3)
    assert lines[GAME][1][metre] == pytest.approx(0.8, abs=1e-3)


def test_the_readers_drop_lies_on_the_line_of_its_material():
    for material in (RUBBER, STEEL, GAME):
        values = experiment.check({"material": material, "height": 3.3})
        ((height, kept),) = present(values).values()
        line = kept_lines(values)[material]
        assert kept == pytest.approx(np.interp(height, *line), abs=2e-3)


@pytest.mark.parametrize(("height", "share"), [(100, 0.36), (1, 0.248)])
def test_what_the_loop_encloses_is_the_energy_that_is_lost(height, share):
    run = experiment.runs(experiment.check({"height": height}))["drop"]
    depth, force = force_over_depth(run, 2000)
    work = np.concatenate([[0], np.cumsum((force[1:] + force[:-1]) / 2 * np.diff(depth))])
    assert work[-1] / work[depth.argmax()] == pytest.approx(share, abs=2e-3)
    lost = experiment.bars[0].parts[3].values(run)[-1]
    assert work[-1] == pytest.approx(lost, rel=1e-3)
