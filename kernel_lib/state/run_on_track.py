"""What a run reports of its track: forces, legs, friction, and which ball a wire holds."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["ToldOfTrack"]

Floats = NDArray[Any]


class ToldOfTrack:
    """The part of a Trajectory that a run on a track fills."""

    time: Floats
    solver: Any
    sample: Any

    @property
    def held_by_wire(self) -> tuple[bool, ...]:
        """Of each ball, whether a wire holds it, as it does a bead; () without a track."""
        return tuple(getattr(self._solver_state, "held", ()))

    @property
    def _solver_state(self) -> Any:
        raise NotImplementedError

    def normal_force(self, ball: int, times: Any = None) -> Floats:
        """Force with which the track carries a ball, (N, 2) N.

        Across the track, towards the ball; a bead may be pulled as well. Zeros in flight, and
        where a run has no track.

        Parameters
        ----------
        times : (N,) s, as for `sample`; None takes the frames
        """
        ask = getattr(self._solver_state, "normal_force", None)
        times = self.time if times is None else self.sample(times).time
        force: Floats = np.zeros((len(times), 2)) if ask is None else ask(ball, times)
        return force

    def leg_starts(self, ball: int) -> Floats:
        """When a ball on a track began to roll, to slide, to fly, or came to another piece, s."""
        ask = getattr(self._solver_state, "leg_starts", None)
        starts: Floats = np.zeros(0) if ask is None else ask(ball)
        return starts

    def friction_heat(self, times: Any = None) -> Floats:
        """What friction has taken from the balls since the start, J, in a run on a track.

        Parameters
        ----------
        times : (N,) s, as for `sample`; None takes the frames

        Raises
        ------
        ValueError : a time outside the run, or a solver other than OnTrack
        """
        ask = getattr(self._solver_state, "friction_heat", None)
        if ask is None:
            raise ValueError(
                f"{type(self.solver).__name__} does not tell what sliding takes; use OnTrack, or "
                "compare mechanical_energy with run.contacts.energy_lost"
            )
        found: Floats = ask(self.time if times is None else self.sample(times).time)
        return found
