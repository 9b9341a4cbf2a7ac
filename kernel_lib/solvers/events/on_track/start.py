"""A scene with a track at the start: which balls are on it, what cannot go with it."""

import math

from kernel_lib.laws.impulse_law import ImpulseLaw
from kernel_lib.solvers.between_contacts.free_motion import Motion
from kernel_lib.solvers.events.on_track.memory import MemoryOnTrack
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.system import lay_out
from kernel_lib.solvers.track.start import check_scene, place_at_start
from kernel_lib.solvers.track.state import TrackMemory
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_EVENTS

__all__ = ["begin"]

BESIDE = "Events beside a track"


def begin(scene: Scene, law: ImpulseLaw) -> MemoryOnTrack:
    """Memory at the start of a run.

    Raises
    ------
    ValueError : what OnTrack refuses, walls that are no planes at rest, pockets, a ball inside the
        track
    """
    refuse(BESIDE, scene, "curved walls", "moving walls", "pockets", instead="leave the track out")
    check_scene(BESIDE, scene)
    system, c, v, w = lay_out(scene)
    count = len(c)
    rides = TrackMemory(system, (False,) * count, law, flights=False)
    rides.legs, rides.heats = [[] for _ in c], [[] for _ in c]
    rides.at_once, rides.opened = [0] * count, [0.0] * count
    phases = [[Motion(0.0, *state)] for state in zip(c, v, w, strict=True)]
    memory = MemoryOnTrack(system, phases, law, log=rides.log, budget=MOST_EVENTS, rides=rides)
    memory.soonest = [(math.inf, 0)] * count
    for i, ball in enumerate(scene.balls):
        place = place_at_start(rides.rider(i), ball)
        if place is not None:
            memory.starting[i] = place
        else:
            rides.fly(i, rides.rider(i), 0.0, c[i][:2], v[i][:2], w[i][2] * ball.radius, False)
    return memory
