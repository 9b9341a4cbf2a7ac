"""What a loaded run has in place of its solver's memory: pieces of a file, and a second run."""

import math
from dataclasses import dataclass, replace
from importlib import metadata
from typing import Any

import numpy as np

from kernel_lib.state.pieces import BY_LEG, Pieces
from kernel_lib.state.reading import states
from kernel_lib.state.tolerances import SAME_RUN

__all__ = ["Kept", "kept_of"]


@dataclass
class Kept:
    """Answers from the file where it can; all else the run computes anew, once.

    version : of carom, that computed the run
    about : what it reports of itself, by name; stored : its pieces, None where no law has them
    run : as the file has it; second : memory of the second run, once there is one
    """

    version: str
    about: dict[str, Any]
    stored: Pieces | None = None
    run: Any = None
    second: Any = None

    @property
    def pieces(self) -> Any:
        """As that of a memory."""
        return self._memory().pieces if self.stored is None else self._stored

    def _stored(self, first: float = 0.0, last: float = math.inf) -> Pieces | None:
        return self.stored

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or (name == "knots" and self.stored is not None):
            raise AttributeError(name)
        about = self.__dict__["about"]
        return about[name] if name in about else getattr(self._memory(), name)

    def _memory(self) -> Any:
        """That of a second run, which is the first one to 1e-9; ValueError where it is another."""
        run = self.run
        if self.second is None:
            memory = run.solver.begin(run.scene, run.duration)
            memory.log.wanted = run.memory[2] != "end"
            memory.budget = self.about.get("budget", memory.budget)
            run.solver.advance(memory, run.until)
            if not _same(run, memory):
                raise ValueError(
                    f"the run was computed by carom {self.version}, and carom {_version()} "
                    "computes another one from its scene and solver: its frames and contacts are "
                    "there, other moments and resume are not; simulate(run.scene, run.duration, "
                    "run.solver) gives the other run"
                )
            self.second = memory
        return self.second


def kept_of(run: Any) -> Kept:
    """What is kept of a run that has the memory of a solver."""
    memory = run.memory[0]
    pieces = memory.pieces() if hasattr(memory, "pieces") else None
    if pieces is not None:
        by_legs = pieces.leg is not None or (pieces.law == BY_LEG).any()
        pieces = None if by_legs else replace(pieces, legs=())
    about = {name: getattr(run, name) for name in ("budget", "interpolation", "pivots", "springs")}
    about |= {"held": run.held_by_wire, "end": float(memory.end)}
    return Kept(_version(), {"remark": getattr(memory, "remark", ""), **about}, pieces)


def _version() -> str:
    try:
        return metadata.version("carom")
    except metadata.PackageNotFoundError:
        return "not installed"


def _same(run: Any, memory: Any) -> bool:
    """Whether the frames of a run are those of a second one."""
    if not abs(memory.end - run.time[-1]) <= SAME_RUN * run.time[-1]:
        return False
    again = states(memory, np.minimum(run.time, memory.end))
    return all(
        bool(np.abs(one - two).max() <= SAME_RUN * np.abs(one).max())
        for one, two in (
            (run.position, again.position),
            (run.velocity, again.velocity),
            (run.spin, again.spin),
        )
    )
