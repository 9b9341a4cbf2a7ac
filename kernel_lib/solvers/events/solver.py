"""Second way: exact events. Fly to the next impact, apply the law, repeat."""

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from kernel_lib.contacts.impact_times import LookAgain
from kernel_lib.laws.impulse_law import ImpulseLaw, checked_law, law_name, named_law, with_law
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.between_contacts.free_motion import Motion
from kernel_lib.solvers.events.energy_books import EnergyBooks, keeps_books
from kernel_lib.solvers.events.state import EventsMemory
from kernel_lib.solvers.events.two_parts import ThereAndBack, UntilRest
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.which_loop import PLAIN_LOOP
from kernel_lib.solvers.system import lay_out
from kernel_lib.state.checks import number, set_checked
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_EVENTS

__all__ = ["Events"]

#: Scenes of this many smooth balls go through a loop of their own.
MANY = 64

#: Of so many balls, which may be rough, one goes through another.
MANY_ROUGH = 4


@named_law
@dataclass(frozen=True)
class Events:
    """Exact events: motion in closed form from impact to impact.

    Balls fly, bounce, slide, roll and rest, at walls or on a track; endless bouncing at a wall
    becomes sliding, rolling or rest. `Compliant` holds a pile, which is beyond this solver: where
    balls rest on balls, bounces accumulate.

    Parameters
    ----------
    law : of impact, a function such as `contact_impulses`; what slides, rolls or rests does so
        by the coefficients of its surfaces
    turn : s, when every velocity and spin, and walls that move, are turned round; None: never.
        Without loss and drag the run then goes back the way it came, as far as rounding lets it

    Raises
    ------
    ValueError : what is no law, or a moment that is not positive

    Notes
    -----
    Impact times are roots of quadratics, or with drag, and between balls of different
    acceleration, found by a walk that cannot pass the first. At a wall, endless bouncing
    becomes sliding, rolling or rest at the end of its geometric series.

    Smooth balls that close in one moment, and share a ball, collide at once: no impulse pulls, and
    each contact that has one parts at e times its closing speed. So a symmetric scene stays
    symmetric. With friction, or a law of one's own, no rule says what several contacts do at once:
    they are taken one by one, the ball of lowest index first, its walls before its partners, and
    `run.contacts.tie` says so; so do the loop for thousands, and that of arrays from 12 balls in
    space on, named below. Free balls whose impacts
    pile up in finite time stop the run with "collisions accumulate", and so does a ball that fills
    the gap between two walls and loses nothing at them. A ball that rests on a ball is beyond: its
    bounces accumulate, where `Compliant` holds a pile.

    Next to planes at rest a scene may have a track. What is on it moves as by `OnTrack`, leaves
    where nothing presses it on, flies, bounces on planes and other balls, and lands by the law of
    impact; in an impact with a ball on the track the track is one more partner, of infinite mass.
    What stays pressed between a ball on the track and another one, or between the track and
    a plane that slopes towards it, stops the run: "collisions accumulate".

    From 64 balls on, scenes of smooth balls go through a loop made for thousands, compiled if
    numba is there; under gravity only until one that loses energy comes to rest on a wall. From
    4 on, balls, rough or not, go through a loop of arrays, among planes at rest, on a level table
    or without gravity; from 12 in space on it sums hops of less than 1e-9 radii.
    In all others, and under any law but the default, every ball is asked at every event. The run
    says which loop it was, and why: `run.loop`.
    """

    law: ImpulseLaw = contact_impulses
    turn: float | None = None

    #: What `simulate` reads of a solver before it gives it a scene with pockets, or a track.
    takes_pockets: ClassVar = True
    takes_track: ClassVar = True

    __repr__ = with_law

    def __post_init__(self) -> None:
        checked_law(self.law)
        if self.turn is not None:
            set_checked(self, "turn", number, above=0)

    def begin(self, scene: Scene, duration: float) -> Any:
        """Memory at the start of a run."""
        refuse("Events", scene, "mutual gravity")
        if scene.track is not None:
            return self._begin_on_track(scene)
        if self.turn is not None:
            refuse("Events(turn=...)", scene, "pockets", instead="leave turn out")
            onwards = replace(self, turn=None)
            return ThereAndBack(scene, onwards, onwards.begin(scene, duration), self.turn)
        why_not = _no_loop_of_smooth(scene, self.law)
        if not why_not:
            from kernel_lib.solvers.many_balls.run import run_of_many

            memory = run_of_many(scene)
            if not any(scene.gravity):  # type: ignore[arg-type]
                return memory
            return UntilRest(scene, self, memory, after=partial(_with_rest, law=self.law))
        return _with_rest(scene, self.law, why_not)

    def _begin_on_track(self, scene: Scene) -> Any:
        from kernel_lib.solvers.events.on_track.start import begin

        if self.turn is not None:
            refuse("Events(turn=...)", scene, "track", instead="leave turn out")
        memory = begin(scene, self.law)
        memory.loop = f"{PLAIN_LOOP} a track"
        return memory

    def advance(self, memory: Any, duration: float) -> None:
        """Handle every event up to `duration`."""
        if not isinstance(memory, EventsMemory):
            memory.advance(duration)
            return
        if memory.books is None and keeps_books(memory.system, memory.law):
            motions = [phases[-1] for phases in memory.phases]
            memory.books = EnergyBooks.opened(memory.system, motions, memory.log.taken)
        if not memory.begun:
            memory.begun = True
            memory.handle(0.0, range(len(memory.phases)), ())
        _handle_all(memory, duration)
        memory.book_all()


def _with_rest(scene: Scene, law: ImpulseLaw, *why: str) -> Any:
    """Memory of a loop that knows rest: of arrays where it can, else the one below."""
    why_not = _no_loop_of_rough(scene, law)
    if why_not:
        return _asking_every_ball(scene, law, *why, why_not)
    from kernel_lib.solvers.events.many_rough.run import run_of_rough

    return run_of_rough(scene)


def _asking_every_ball(scene: Scene, law: ImpulseLaw, *why: str) -> EventsMemory:
    """Memory of the loop that asks every ball; why : it is this one, for the repr of the run."""
    system, c, v, w = lay_out(scene)
    if not system.flat:
        instead = "take planes at rest, and no central force"
        refuse("Events with curved or moving walls", scene, "drag", instead=instead)
    if scene.central_force != 0:
        refuse("a central force", scene, "moving walls", instead="leave the force out")
    phases = [[Motion(0.0, *state)] for state in zip(c, v, w, strict=True)]
    memory = EventsMemory(system, phases, law, budget=MOST_EVENTS)
    memory.loop = f"{PLAIN_LOOP} {', '.join(dict.fromkeys(why))}"
    memory.soonest = [(math.inf, 0)] * len(c)
    return memory


def _handle_all(memory: EventsMemory, duration: float) -> None:
    while not memory.stopped:
        i = min(range(len(memory.phases)), key=lambda j: memory.soonest[j][0])
        time, partner = memory.soonest[i]
        own = min(range(len(memory.phases)), key=lambda j: memory.phases[j][-1].until)
        until = memory.phases[own][-1].until
        if min(time, until) > duration:
            memory.end = duration
            return
        if memory.work >= memory.budget:
            memory.stopped, memory.end = "step limit", memory.now
        elif until <= time:
            memory.handle(until, [own], (), ended=own)
        elif isinstance(time, LookAgain):
            memory.events += 1
            memory.now = float(time)
            memory.foresee([i])
        else:
            if memory.system.scene.pockets and partner < -len(memory.system.scene.walls):
                memory.take_out(i, partner, time)
                continue
            balls = [i] if partner < 0 else [min(i, partner), max(i, partner)]
            memory.handle(time, balls, [(balls[0], partner if partner < 0 else balls[1])])


def _no_loop_of_smooth(scene: Scene, law: ImpulseLaw) -> str:
    """Why a scene does not go through the loop of many smooth balls, or ""."""
    if reason := _no_loop(scene, law, MANY):
        return reason
    from kernel_lib.solvers.many_balls.arrays import why_not_the_loop

    return why_not_the_loop(scene)


def _no_loop_of_rough(scene: Scene, law: ImpulseLaw) -> str:
    """Why a scene does not go through the loop of many rough balls, or ""."""
    if reason := _no_loop(scene, law, MANY_ROUGH):
        return reason
    from kernel_lib.solvers.events.many_rough.arrays import why_not_the_rough_loop

    return why_not_the_rough_loop(scene)


def _no_loop(scene: Scene, law: ImpulseLaw, fewest: int) -> str:
    """What keeps a scene from a loop for so many balls, whatever its contacts are; or ""."""
    if len(scene.balls) < fewest:
        return f"fewer than {fewest if len(scene.balls) >= MANY_ROUGH else MANY_ROUGH} balls"
    return "" if law is contact_impulses else f"the law {law_name(law)}"
