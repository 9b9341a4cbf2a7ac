"""All impacts of one moment, the track among the partners of those who are on it."""

from dataclasses import dataclass, field

from kernel_lib.contacts.centre_path import Frame
from kernel_lib.solvers.events.simultaneous_impacts import SimultaneousImpacts
from kernel_lib.solvers.impact import ROOM, Body
from kernel_lib.solvers.moment import Contact
from kernel_lib.solvers.track.rider import Place, Rider
from kernel_lib.state.vectors import Vector

__all__ = ["MomentOnTrack"]


@dataclass
class MomentOnTrack(SimultaneousImpacts):
    """One moment of a run with a track.

    riders : every ball with its track; places : where those are that touch it
    whole : of those whom the track carried, whether their leg has come to its own end
    struck : balls that have had an impact; before : entries of the log before this moment
    """

    riders: list[Rider] = field(default_factory=list)
    places: dict[int, Place] = field(default_factory=dict)
    whole: dict[int, bool] = field(default_factory=dict)
    struck: set[int] = field(default_factory=set)
    before: int = 0

    def frame(self, i: int) -> Frame:
        """The path of ball i where it is on the track."""
        place = self.places[i]
        return self.riders[i].frame(place)

    def normal(self, i: int) -> Vector:
        """Off the track, where ball i is on it."""
        frame = self.frame(i)
        return (-frame.sin, frame.cos, 0.0)

    def last_impact(self, i: int) -> int:
        """Index in the log of the last impact of ball i with the track, or -1."""
        for k in range(len(self.log.entries) - 1, self.before - 1, -1):
            entry = self.log.entries[k]
            if (entry.a, entry.b, entry.kind) == (i, self.riders[i].partner, "impact"):
                return k
        return -1

    def _touching(self) -> list[tuple[int, int]]:
        return [*super()._touching(), *((i, self.riders[i].partner) for i in self.places)]

    def bodies(self, a: int, b: int) -> Contact:
        if b != self.riders[a].partner:
            return super().bodies(a, b)
        state = self.states[a]
        return self.system.body(a, state.v, state.w), ROOM, self.normal(a)

    def put(self, i: int, body: Body) -> None:
        super().put(i, body)
        self.struck.add(i)
