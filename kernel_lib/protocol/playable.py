"""A lesson ready to answer: its experiment, the values it begins with, its place and version."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kernel_lib.experiments.experiment import Experiment, Observable
from kernel_lib.experiments.parameters import Value
from kernel_lib.protocol.description import measured
from kernel_lib.protocol.pictures.runs import runs_of
from kernel_lib.state.trajectory import Trajectory

__all__ = ["Playable"]


@dataclass(frozen=True, eq=False)
class Playable:
    """A lesson of a notebook, ready to answer; it keeps nothing of a page.

    Parameters
    ----------
    experiment : Experiment
    values : those with which the lesson begins, where they are not those of its first act
    version : of notebook and code, as from `version_of`; empty: any question will do

    Raises
    ------
    ValueError : for a value that its parameter does not take
    """

    experiment: Experiment
    values: Mapping[str, Any] = field(default_factory=dict)
    version: str = ""
    _kept: dict[str, Any] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", self.experiment.begins(self.values))

    @cached_property
    def measured(self) -> list[Observable]:
        """All that is measured over a run."""
        return measured(self.experiment)

    def once(self, name: str, made: Callable[[], Any]) -> Any:
        """What depends on the experiment alone, by its name: made at its first use."""
        if name not in self._kept:
            self._kept[name] = made()
        return self._kept[name]

    def runs(self, values: Mapping[str, Value], part: int = 0) -> dict[str, Trajectory]:
        """The runs for complete, checked values; the last ones are kept, which no answer shows.

        part : up to the end of which, where they come in parts

        Raises
        ------
        ValueError : for values that cannot run, or runs that cannot be shown
        """
        if self._kept.get("values") != values or self._kept.get("part") != part:
            found = runs_of(self.experiment, values, part)
            self._kept.update(values=dict(values), part=part, runs=found)
        return dict(self._kept["runs"])
