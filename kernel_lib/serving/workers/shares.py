"""How much of the workers each has had of late, and how long the questions were that took it."""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

__all__ = ["Shares"]

#: s in which half of what somebody has had is forgotten: a few moves of a reader.
HALF = 5.0

#: s that a question takes at least: systems tell computing in steps of some 10 ms.
LEAST = 0.001

#: s for which somebody counts as one who asks.
ASKS = 10.0

#: Those who are remembered; then the one that has rested longest is forgotten.
MOST = 10_000

#: Amounts are kept in units that grow as old ones fade; after so many halves they are written anew.
MOST_HALVES = 40


@dataclass
class _Share:
    amount: float = 0.0
    squares: float = 0.0  # of the single questions
    count: float = 0.0  # of the questions, faded as the rest
    asked: float = 0.0  # s, the last time

    @property
    def typical(self) -> float:
        """s of the question at which a worker that works for somebody is mostly found.

        So it is not the mean of the questions: many short ones would hide a long one.
        """
        return self.squares / self.amount if self.amount else 0.0


class Shares:
    """Seconds of workers by who took them; half of it is forgotten every 5 s."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, _Share] = OrderedDict()
        self._epoch = 0.0

    def spend(self, who: Hashable, seconds: float, now: float) -> None:
        """Count what the answer to a question has taken.

        Parameters
        ----------
        seconds : of a worker; less than `LEAST` counts as that
        now : s, of a clock that never goes back
        """
        unit, seconds = self._unit(now), max(seconds, LEAST)
        share = self.ask(who, now)
        share.amount += seconds * unit
        share.squares += seconds**2 * unit
        share.count += unit

    def ask(self, who: Hashable, now: float) -> _Share:
        """Count somebody as one who asks."""
        share = self._known.setdefault(who, _Share())
        share.asked = now
        self._known.move_to_end(who)
        while len(self._known) > MOST:
            self._known.popitem(last=False)
        return share

    def _unit(self, now: float) -> float:
        """What a second of this moment weighs: fading is the same for all, so their order stays."""
        halves = (now - self._epoch) / HALF
        if halves < MOST_HALVES:
            return float(2.0**halves)
        faded = 2.0**-halves  # after a quiet night nothing is left, and 2 to its halves overflows
        for share in self._known.values():
            share.amount *= faded
            share.squares *= faded
            share.count *= faded
        self._epoch = now
        return 1.0

    def had(self, who: Hashable) -> float:
        """What somebody has had, to be compared with what others have had."""
        share = self._known.get(who)
        return share.amount if share else 0.0

    def typical(self, who: Hashable) -> float | None:
        """s of a worker's time that a question of somebody mostly takes; None: nothing is known."""
        share = self._known.get(who)
        return share.typical if share and share.amount else None

    def lately(self, who: Hashable, now: float) -> tuple[float, float]:
        """Seconds that somebody has had and questions they took, both faded."""
        share, unit = self._known.get(who, _Share()), self._unit(now)
        return share.amount / unit, share.count / unit

    def shorter(self, but: Hashable, than: float, now: float) -> bool:
        """Whether somebody else has asked lately whose mean question is so much shorter."""
        for other in reversed(self._known):
            share = self._known[other]
            if share.asked < now - ASKS:
                return False
            if other != but and share.count and share.amount <= than * share.count:
                return True
        return False
