"""What the page gets to hear of one contact."""

import math
from typing import Any

import pytest

from kernel_lib.protocol.contact import closeup_of
from kernel_lib.solvers.rows.soft_row import SoftRow
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from tests.widgets.pair_experiment import pair

PAIR = pair()
RUNS = PAIR.runs(PAIR.defaults())


def test_the_energies_add_up() -> None:
    found = closeup_of(RUNS, {"run": "exact", "index": 0})
    assert math.fsum(found["after"].values()) == pytest.approx(math.fsum(found["before"].values()))
    assert found["push"] is None


def test_a_soft_contact_tells_its_force_over_time() -> None:
    row = [Ball((-1.0, 0), (1, 0), 0.5, 1), Ball((0.5, 0), (0, 0), 0.5, 1)]
    runs = {"Hertz": simulate(Scene(row), 1, SoftRow(1000.0))}
    found = closeup_of(runs, {"run": "Hertz", "index": 0})
    push = found["push"]
    assert len(push["time"]) == len(push["overlap"]) == len(push["force"]) > 100
    assert max(push["force"]) > 0


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"run": "nobody", "index": 0},
        {"run": ["exact"], "index": 0},
        {"run": "exact", "index": -1},
        {"run": "exact", "index": 10**9},
        {"run": "exact", "index": True},
        {"run": "exact", "index": 0.0},
    ],
)
def test_contacts_that_do_not_exist_are_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not among those of the present runs"):
        closeup_of(RUNS, asked)
