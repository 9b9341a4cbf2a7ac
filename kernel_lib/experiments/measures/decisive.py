"""When a run decides a question: moments around which a first look slows down, and its end."""

import math
import warnings
from collections.abc import Mapping
from dataclasses import InitVar, dataclass

from kernel_lib.state.trajectory import Trajectory

__all__ = ["Decisive", "Varied", "at_contacts", "first_contact"]

#: Part of a run that is shown after its decisive contact, at least.
_AFTER = 0.2


@dataclass(frozen=True)
class Decisive:
    """Moments of a run around which a first look slows down, and the moment of the verdict.

    moments : s, in their order
    verdict : s, where the first look ends; not before the last moment
    slow : stretches with a pace of their own: from and to, s, and how many seconds of the run one
        second of the look is; 0: a fifth of the usual

    Raises
    ------
    ValueError : for moments out of their order
    """

    moments: tuple[float, ...]
    verdict: float
    slow: tuple[tuple[float, float, float], ...] = ()

    def __post_init__(self) -> None:
        for times in ([0.0, *self.moments, self.verdict], *([0.0, *one[:2]] for one in self.slow)):
            self._check(times)

    def _check(self, times: list[float]) -> None:
        if times != sorted(times) or not all(math.isfinite(time) for time in times):
            raise ValueError(f"decisive moments go up from 0 to the verdict, got {times}")


@dataclass(frozen=True)
class Varied:
    """How a parameter is drawn for another question of a case.

    least, most : ends of the range, in the unit of the parameter
    step : values lie on least, least + step, ...; None: on steps of the parameter

    Raises
    ------
    ValueError : for a range that goes down
    """

    least: float
    most: float
    easy: InitVar[float | None] = None
    step: float | None = None

    def __post_init__(self, easy: float | None) -> None:
        if easy is not None:
            text = "Varied(easy=) does nothing any more: a question's margin says what is easy"
            warnings.warn(text, DeprecationWarning, stacklevel=3)
        if not self.least <= self.most:
            raise ValueError(
                f"a value is drawn from least to most, got {self.least} to {self.most}"
            )


def at_contacts(run: Trajectory, count: int = 1, after: float | None = None) -> Decisive:
    """The first `count` impacts of a run, and the verdict `after` seconds of the run later.

    Without `after` it goes on as long as it took to come there, at least a fifth of the run; and
    a run without impacts is shown to its end.
    """
    duration = float(run.time[-1])
    times = [float(time) for time in run.contacts.of_kind("impact").time[:count]]
    if not times:
        return Decisive((), duration)
    later = max(times[-1], _AFTER * duration) if after is None else after
    return Decisive(tuple(times), min(duration, times[-1] + later))


def first_contact(values: Mapping[str, object], runs: Mapping[str, Trajectory]) -> Decisive:
    """The first impact of the run that comes to one first."""
    found = [at_contacts(run) for run in runs.values()]
    return min(found, key=lambda one: one.moments or (math.inf,))
