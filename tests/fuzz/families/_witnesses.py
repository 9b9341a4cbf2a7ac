"""What every run of one ball between walls at rest owes, judged by its positions alone."""

import math

import numpy as np

import kernel_lib as kl

#: Of the largest sum of kinetic and potential energy: what rounding may add.
ENERGY_TOLERANCE = 1e-9

#: Of a radius: how far a ball may stand in a wall.
OVERLAP = 1e-6

PROPER_ENDS = ("duration reached", "everything at rest")


def faults_of(run):
    """Energy that grows, overlap, and an end that is none, as sentences."""
    found = []
    energy = kl.mechanical_energy(run)
    scale = np.abs(kl.kinetic_energy(run)).max() + np.abs(kl.potential_energy(run)).max()
    rise = np.diff(energy).max(initial=0.0)
    if rise > ENERGY_TOLERANCE * scale:
        found.append(f"energy grows by {rise / scale:.3g} of its scale")
    (ball,), walls = run.scene.balls, run.scene.walls
    free = min(clearance(walls, place) for place in run.position[:, 0]) - ball.radius
    if free < -OVERLAP * ball.radius:
        found.append(f"the ball overlaps by {-free / ball.radius:.3g} radii")
    if run.stopped_because not in PROPER_ENDS:
        found.append(f"the run stops at {run.time[-1]:.4g} s: {run.stopped_because}")
    return found


def clearance(walls, place):
    """Distance of a point from the nearest wall, m; computed without the library."""
    return min(_distance(wall, place) for wall in walls)


def _distance(wall, place):
    if isinstance(wall, kl.Plane):
        return float(np.dot(np.subtract(place, wall.point), wall.normal))
    if isinstance(wall, kl.Segment):
        one, along = np.array(wall.start), np.subtract(wall.end, wall.start)
        share = np.dot(place - one, along) / np.dot(along, along)
        return math.dist(place, one + min(max(share, 0.0), 1.0) * along)
    away = np.subtract(place, wall.centre)
    turned = (math.atan2(away[1], away[0]) - wall.start) % (2 * math.pi)
    if turned <= (wall.end - wall.start) % (2 * math.pi):
        return abs(wall.radius - math.hypot(*away))
    return min(
        math.dist(away, (wall.radius * math.cos(a), wall.radius * math.sin(a)))
        for a in (wall.start, wall.end)
    )
