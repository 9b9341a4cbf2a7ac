"""What a track needs of its scene, and where a ball touches it at the start."""

import math

from kernel_lib.contacts.centre_path import Stretch
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.track.rider import Place, Rider
from kernel_lib.state.acting import surface_between
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import CONTACT_TOLERANCE

__all__ = ["check_scene", "place_at_start"]


def check_scene(solver: str, scene: Scene) -> None:
    """Complain about what no ball of a scene with a track can have.

    Parameters
    ----------
    solver : what to call it in the message

    Raises
    ------
    ValueError : a third dimension, drag, fixed balls, a central force, gravity that does not point
        down, rolling resistance on the track
    """
    assert scene.track is not None
    things = "third dimension", "drag", "fixed balls", "central force"
    refuse(solver, scene, *things, instead="leave the track out")
    refuse(solver, scene, "mutual gravity")
    across, down = scene.gravity  # type: ignore[misc]
    if across != 0 or down > 0:
        raise ValueError(
            f"{solver} needs gravity straight down, such as (0, -9.81), or 0, got {scene.gravity}"
        )
    met = [surface_between(scene, i, -1 - len(scene.walls)) for i in range(len(scene.balls))]
    resistance = max(surface.rolling_resistance for surface in met)
    if resistance > 0:
        raise ValueError(
            f"{solver} takes no rolling resistance, got {resistance:g}; leave it out, or use "
            "Events with planes"
        )


def place_at_start(rider: Rider, ball: Ball) -> Place | None:
    """Where a ball touches its track at the start, at no speed; None for one in the air.

    Raises
    ------
    ValueError : one that a wire holds and does not touch it, or one inside the track
    """
    x, y = ball.position
    assert not isinstance(ball.spin, tuple)
    near = CONTACT_TOLERANCE * (ball.radius + abs(x) + abs(y))
    touched = None
    for index, stretch in enumerate(rider.path.stretches):
        foot = stretch.foot(x, y, near)
        if foot.within and abs(foot.gap) <= near:
            place = Place(index, foot.q, 0.0, ball.spin * ball.radius)
            if not _sets_out_beyond(stretch, foot.q, ball):
                return place
            touched = touched or place
    if touched is not None:
        return touched
    if rider.held:
        raise ValueError(
            f"ball {rider.ball} must begin on the track that holds it, got {ball.position}; "
            "track.ball(...) places one there"
        )
    _check_clear(rider, x, y)
    return None


def _sets_out_beyond(stretch: Stretch, q: float, ball: Ball) -> bool:
    """Whether a ball at an end of a stretch leaves it there for the next one."""
    frame = stretch.frame(q, math)
    along = ball.velocity[0] * frame.cos + ball.velocity[1] * frame.sin
    return (along > 0 and q >= stretch.high) or (along < 0 and q <= stretch.low)


def _check_clear(rider: Rider, x: float, y: float) -> None:
    """A ball in the air at the start must not overlap the track."""
    for stretch in rider.path.stretches:
        if stretch.offset == 0:
            continue
        foot = stretch.foot(x, y, 0.0)
        if foot.within and -rider.radius < foot.gap < 0:
            raise ValueError(
                f"ball {rider.ball} is {-foot.gap:.6g} m inside the track at the start; its centre "
                f"must be at least {rider.radius:g} m away"
            )
