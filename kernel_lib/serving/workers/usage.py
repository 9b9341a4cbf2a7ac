"""Recent use of the workers by client, s, and the length of its questions."""

from collections.abc import Hashable
from dataclasses import dataclass

from kernel_lib.serving.workers.latest import Latest

__all__ = ["Usage"]

#: s in which usage decays to a half: a few moves of a reader.
HALF = 5.0

#: s that a question counts at least: systems report computing in steps of some 10 ms.
LEAST = 0.001

#: s after a question in which its client counts as active.
ASKS = 10.0

#: Clients that are kept; beyond them the one that has rested longest is evicted.
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
        """s of a question, each weighted by its own length.

        In a mean of the questions many short ones would hide a long one.
        """
        return self.squares / self.amount if self.amount else 0.0


class Usage:
    """Seconds of workers by client; they decay to a half every 5 s."""

    def __init__(self) -> None:
        self._known = Latest[Hashable, _Share](MOST)
        self._epoch = 0.0

    def spend(self, who: Hashable, seconds: float, now: float) -> None:
        """Count what an answer cost.

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
        """Count a client as active."""
        share = self._known.use(who, self._known.get(who) or _Share())
        share.asked = now
        return share

    def _unit(self, now: float) -> float:
        """Weight of a second at this moment: decay is the same for all, so their order stays."""
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
        """Usage of a client, to be compared with that of others."""
        share = self._known.get(who)
        return share.amount if share else 0.0

    def typical(self, who: Hashable) -> float | None:
        """s of a worker for a typical question of a client; None before its first answer."""
        share = self._known.get(who)
        return share.typical if share and share.amount else None

    def lately(self, who: Hashable, now: float) -> tuple[float, float]:
        """Seconds that a client used and its number of questions, both decayed."""
        share, unit = self._known.get(who, _Share()), self._unit(now)
        return share.amount / unit, share.count / unit

    def shorter(self, but: Hashable, than: float, now: float) -> bool:
        """Whether another active client has a mean question of at most `than` s."""
        for other in reversed(self._known):
            share = self._known[other]
            if share.asked < now - ASKS:
                return False
            if other != but and share.count and share.amount <= than * share.count:
                return True
        return False
