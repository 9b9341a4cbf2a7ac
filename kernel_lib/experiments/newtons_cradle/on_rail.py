"""Rows of lesson 05 on a rail."""

from kernel_lib.experiments import Values
from kernel_lib.experiments.newtons_cradle.controls import masses, speeds
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene

__all__ = ["rail"]

#: Distance at which the incoming balls start on the rail, m, and distance that they would cover
#: after the contact before the run ends, m; of small balls, which have to be seen, in radii.
RAIL_BEFORE, RAIL_AFTER = (0.4, 5.0), (1.2, 15.0)


def rail(values: Values, lane: int = 0) -> tuple[Scene, float]:
    """A row at rest, what comes in from the left, and how long to watch, s.

    lane : rows of different lanes lie below each other, so that runs can be compared
    """
    r, gap, arriving = values["radius"], values["gap"], speeds(values)
    before, beyond = (min(most, radii * r) for most, radii in (RAIL_BEFORE, RAIL_AFTER))
    balls, x = [], 0.0
    for i, (mass, speed) in enumerate(zip(masses(values), arriving, strict=True)):
        balls.append(Ball((x, round(-3.2 * r * lane, 9)), (speed, 0), r, mass))
        last = speed > 0 and arriving[i + 1] == 0
        x += 2 * r + (before if last else gap if speed == 0 else 0.0)
    path = before + beyond + gap * values["balls"]
    return Scene(balls, restitution=values["k_b"]), path / values["speed"]
