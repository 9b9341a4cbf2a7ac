"""Balls on a track: sliding, rolling, leaving, landing."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kernel_lib.laws.impulse_law import ImpulseLaw, checked_law, named_law, with_law
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.system import lay_out
from kernel_lib.solvers.track.start import check_scene, place_at_start
from kernel_lib.solvers.track.state import TrackMemory
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_TRACK_EVENTS, ROUNDING

__all__ = ["OnTrack"]


@named_law
@dataclass(frozen=True)
class OnTrack:
    """Balls on the track of a scene, in free flight where it does not carry them.

    Each ball is alone with the track: balls do not collide. What a ball does follows from itself
    and its surfaces: smooth ones slide and keep their spin; rough ones roll while static friction
    holds, else they slip; with an infinite `inertia_factor` a ball is a block that slides or stays.

    A ball leaves where the track would have to pull, flies, and comes down by the law of impact;
    hops too small to see become sliding or rolling at the end of their series. A concave kink is an
    impact without rebound, round a convex one the centre goes in an arc.

    Places are roots of the energy integral (or, in slip, of an equation linear in the square of the
    speed), times are quadratures: `run.at(t)` is right to some 1e-11 of the leg it lies in.

    Parameters
    ----------
    held : whether the track holds the balls from both sides, like beads on a wire: they never
        leave and do not turn; one answer for all, or one for each ball
    law : of impact, a function such as `contact_impulses`

    Raises
    ------
    ValueError : when a run begins: no track, walls, drag, fixed balls, a third dimension, rolling
        resistance, gravity that does not point down, a ball that does not fit or begins inside
    """

    held: bool | Sequence[bool] = False
    law: ImpulseLaw = contact_impulses

    #: What `simulate` reads of a solver before it gives it a scene with a track.
    takes_track = True

    __repr__ = with_law

    def __post_init__(self) -> None:
        checked_law(self.law)
        held = self.held
        if not isinstance(held, bool):
            if isinstance(held, str) or not isinstance(held, Sequence):
                raise ValueError(f"held must be True or False, or one of them a ball, got {held!r}")
            for i, each in enumerate(held):
                if not isinstance(each, bool):
                    raise ValueError(f"held {i} must be True or False, got {each!r}")
            object.__setattr__(self, "held", tuple(held))

    def begin(self, scene: Scene, duration: float) -> TrackMemory:
        """Memory at the start of a run."""
        self._check(scene)
        count = len(scene.balls)
        held = (self.held,) * count if isinstance(self.held, bool) else tuple(self.held)
        if len(held) != count:
            raise ValueError(f"held must be one answer a ball, {count}, got {len(held)}")
        system, *_ = lay_out(scene)
        memory = TrackMemory(system, held, self.law, budget=MOST_TRACK_EVENTS)
        memory.legs, memory.heats = [[] for _ in held], [[] for _ in held]
        memory.at_once, memory.opened = [0] * count, [0.0] * count
        for i in range(count):
            _start(memory, i)
        return memory

    def advance(self, memory: TrackMemory, duration: float) -> None:
        """Handle the end of every leg up to `duration`."""
        balls = range(len(memory.legs))
        while not memory.stopped:
            if all(_still(legs[-1]) for legs in memory.legs):
                rested = max(legs[-1].time for legs in memory.legs)
                if rested <= duration:
                    memory.stopped, memory.end = "everything at rest", rested
                    break
            i = min(balls, key=memory.until)
            if memory.until(i) > duration:
                memory.end = duration
                break
            if memory.events >= memory.budget or memory.at_once[i] > 1000:
                memory.stopped, memory.end = "step limit", memory.until(i)
                break
            memory.handle(i)
        memory.book_all()

    def _check(self, scene: Scene) -> None:
        refuse("OnTrack", scene, "walls", instead="use Events, whose balls collide")
        if scene.track is None:
            raise ValueError(
                "OnTrack needs a scene with a track, got none; give Scene(..., track=...), or use "
                "Events"
            )
        check_scene("OnTrack", scene)
        for name in ("pair_restitution", "pair_surface"):
            if getattr(scene, name):
                raise ValueError(
                    f"OnTrack takes no {name}, got {getattr(scene, name)}; give the ball "
                    "or the track a surface"
                )


def _still(leg: Any) -> bool:
    return leg.kind == "rest" and leg.lasts == math.inf and leg.rim == 0


def _start(memory: TrackMemory, i: int) -> None:
    """The first leg of a ball: on the track where it touches, else in flight."""
    rider, ball = memory.rider(i), memory.system.scene.balls[i]
    (x, y), (vx, vy) = ball.position, ball.velocity
    touched = place_at_start(rider, ball)
    if touched is None:
        assert not isinstance(ball.spin, tuple)
        memory.fly(i, rider, 0.0, (x, y), (vx, vy), ball.spin * ball.radius, fresh=False)
        return
    frame = rider.frame(touched)
    along, off = vx * frame.cos + vy * frame.sin, vy * frame.cos - vx * frame.sin
    size = ROUNDING * math.hypot(vx, vy)
    if abs(off) <= 1e3 * size:
        memory.go_on(i, rider, 0.0, touched._replace(speed=along))
    elif off < 0 or rider.held:
        memory.touch(i, rider, 0.0, touched, (vx, vy))
    else:
        memory.fly(i, rider, 0.0, (frame.x, frame.y), (vx, vy), touched.rim, fresh=True)
