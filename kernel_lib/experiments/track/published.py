"""What Endo's reports 2, 4 and 6 treat, computed: smooth, never slipping, and with slip."""

import math

from kernel_lib.experiments import Published
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.track.solver import OnTrack
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.track import Track
from kernel_lib.state.trajectory import Trajectory

__all__ = ["leaving_angle", "published_tracks", "swing"]

_SPHERE = 2 / 5

#: Grip without limit, and no friction at all.
_EVER, _SMOOTH = Surface(1.0, 0.0), Surface(1.0)


def _run(track: Track, along: float, duration: float, speed: float, surface: Surface) -> Trajectory:
    ball = track.ball(along, 0.1, 1.0, speed, None, _SPHERE)
    rough = surface.restitution, surface.tangential_restitution, surface.friction
    here = Scene([ball], (), (0.0, -1.0), *rough, track=track)
    return simulate(here, duration, OnTrack())


def leaving_angle(surface: Surface = _SMOOTH) -> float:
    """Angle from the top at which a ball that is nudged leaves a fixed sphere, °."""
    track = Track((0.0, 1.0), of_centres=True).arc((0.0, 0.0), -math.pi)
    run = _run(track, 0.0, 60.0, 1e-7, surface)
    lasting = run.contacts.duration > 0
    ends = (run.contacts.time + run.contacts.duration)[lasting]
    x, y = run.at(float(ends[-1])).position[0].tolist()
    return math.degrees(math.atan2(x, y))


def swing(degrees: float, surface: Surface = _SMOOTH) -> float:
    """Period of a ball in a bowl, in √(ρ/g)."""
    track = Track((-1.0, 1.0), of_centres=True).arc((0.0, 1.0), math.pi)
    run = _run(track, math.pi / 2 - math.radians(degrees), 12.0, 0.0, surface)
    starts = run.leg_starts(0)
    return float(starts[2] - starts[0])


def published_tracks() -> tuple[Published, ...]:
    """Off a sphere, and in a bowl."""
    return (*_off_a_sphere(), *_in_a_bowl())


def _off_a_sphere() -> tuple[Published, ...]:
    return (
        Published(
            "smooth ball off a fixed sphere: leaves at (°)",
            "arccos 2/3 = 48.19",
            leaving_angle,
            "Endo 2016, no. 2",
        ),
        Published(
            "ball that never slips: leaves at (°)",
            "arccos 10/17 = 53.97",
            lambda: leaving_angle(_EVER),
            "Endo 2016, no. 4",
        ),
        Published(
            "with friction μ = 0.1: leaves at (°)",
            "between the two",
            lambda: leaving_angle(Surface(1.0, friction=0.1)),
            "Endo 2016, no. 6",
            "it slips from 17.97° on",
        ),
        Published(
            "with friction μ = 1: leaves at (°)",
            "between the two",
            lambda: leaving_angle(Surface(1.0, friction=1.0)),
            "Endo 2016, no. 6",
            "however rough it is, the force that it would need is gone before it leaves",
        ),
    )


def _in_a_bowl() -> tuple[Published, ...]:
    return (
        Published(
            "rolling in a bowl from 60°: period over √(ρ/g)",
            "4 √(7/5) K(sin² 30°) = 7.978",
            lambda: swing(60.0, _EVER),
            "Endo 2016, no. 4",
        ),
        Published(
            "smooth in a bowl from 60°",
            "4 K(sin² 30°) = 6.743",
            lambda: swing(60.0),
            "Endo 2016, no. 2",
        ),
    )
