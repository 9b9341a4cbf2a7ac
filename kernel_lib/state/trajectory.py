"""What a run returns: frames, contacts, and why it stopped."""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kernel_lib.state.checks import number
from kernel_lib.state.compared import Compared
from kernel_lib.state.contact_list import COLUMNS, ContactForce, Contacts
from kernel_lib.state.pieces import Floats, Record
from kernel_lib.state.piled_up import piled_up, piled_up_pairs
from kernel_lib.state.reading import knots, states
from kernel_lib.state.scene import Scene

__all__ = ["ASKED", "MET", "ContactForce", "Contacts", "Floats", "Record", "Snapshot", "Trajectory"]

#: Reasons of runs that a callback has stopped, and that can be resumed.
ASKED, MET = "stopped at a contact", "condition met"


@dataclass(frozen=True, eq=False, repr=False)
class Snapshot(Compared):
    """All bodies at one moment.

    time : s; position, velocity : (n, dim) m, m/s; spin : (n,) rad/s in the plane,
    (n, 3) in space.
    """

    time: float
    position: Floats
    velocity: Floats
    spin: Floats
    scene: Scene

    def __hash__(self) -> int:
        return hash((self.time, self.scene))

    def __repr__(self) -> str:
        return f"<Snapshot at {self.time:g} s: {_bodies(self.scene)}>"


@dataclass(frozen=True, eq=False, repr=False)
class Trajectory(Compared):
    """A run: frames at the moments of report, contacts, and the reason for its end.

    Runs are equal if scene, solver, duration, frames, contacts and reason are, whatever the solver
    remembers besides. The hash is that of scene, duration, reason, and the number of frames and
    contacts. Runs can be pickled, and saved to a file that runs no code.

    Parameters
    ----------
    scene, solver : what was run, and how
    duration : s, as asked for, counted from the start
    time : (K+1,) s; frame 0 is the start
    position, velocity : (K+1, n, dim) m, m/s; at an impact the velocity is that after it
    spin : (K+1, n) rad/s in the plane, (K+1, n, 3) in space
    contacts : Contacts
    stopped_because : "duration reached", "everything at rest", "collisions accumulate",
        "passed through a wall", "crushed between walls", "step too long for the drag", "step
        limit", or, where a condition was given, "stopped at a contact" or "condition met"
    loop : "compiled loop", or "plain loop:" and why, such as "rough contacts"; up to which moment,
        where another one continues; "" if no solver says so
    """

    scene: Scene
    solver: Any
    duration: float
    time: Floats
    position: Floats
    velocity: Floats
    spin: Floats
    contacts: Contacts
    stopped_because: str
    memory: Any = field(default=None, repr=False, compare=False)
    loop: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        arrays = [self.time, self.position, self.velocity, self.spin]
        arrays += [getattr(self.contacts, name) for name in COLUMNS]
        for array in arrays:
            array.flags.writeable = False

    def __setstate__(self, state: dict[str, Any]) -> None:
        """From a pickle or a file: arrays are read-only again."""
        self.__dict__.update(state)
        self.__post_init__()

    def __hash__(self) -> int:
        counts = len(self.time), len(self.contacts)
        return hash((self.scene, self.duration, self.stopped_because, *counts))

    def __repr__(self) -> str:
        why = self.stopped_because
        remark = piled_up(self) or getattr(self._solver_state, "remark", "")
        why += f" ({remark})" if remark else ""
        why += f"; {self.loop}" if self.loop else ""
        return (
            f"<Trajectory of {_bodies(self.scene)} by {type(self.solver).__name__}: "
            f"{self.time[-1]:g} s in {_many(len(self.time), 'frame')}, "
            f"{_many(len(self.contacts), 'contact')}{self._ties()}, {why}>"
        )

    def _ties(self) -> str:
        """How often an order had to be chosen, in words; "" if never."""
        moments = len(np.unique(self.contacts.time[self.contacts.tie]))
        return f", {_many(moments, 'tie')} decided by order" if moments else ""

    @property
    def interpolation(self) -> str:
        """How places between two frames lie: on the "line" of fixed steps, or on a "curve"."""
        return str(getattr(self._solver_state, "interpolation", "curve"))

    @property
    def pivots(self) -> tuple[tuple[float, float], ...]:
        """The upper ends of the strings, m, one for each ball; () where nothing hangs."""
        return tuple(getattr(self._solver_state, "pivots", ()))

    @property
    def springs(self) -> tuple[tuple[int, int], ...]:
        """Pairs of balls that a spring joins, by index; () where none does."""
        return tuple(getattr(self._solver_state, "springs", ()))

    def knots(self) -> Any:
        """`Pieces` by the laws that the page has; None where it has none of them for a motion."""
        return self._solver_state and knots(self._solver_state)

    @property
    def piled_up(self) -> tuple[tuple[int, int], ...]:
        """Pairs (a, b) whose collisions accumulate at the end, the latest first; wall j is -1-j."""
        return piled_up_pairs(self)

    @property
    def budget(self) -> float:
        """Counted work after which the run stops with "step limit"; see `simulate`."""
        return float(getattr(self._solver_state, "budget", math.inf))

    @property
    def _frames(self) -> Record:
        return Record(self.time, self.position, self.velocity, self.spin)

    @property
    def _solver_state(self) -> Any:
        return self.memory[0] if self.memory else None

    def _asked(self, name: str) -> Any:
        """A report that the solver makes of its runs; None where it has none of this name."""
        return getattr(self._solver_state, name, None)

    @property
    def held_by_wire(self) -> tuple[bool, ...]:
        """Of each ball, whether a wire holds it, as it does a bead; () without a track."""
        return tuple(self._asked("held") or ())

    @property
    def until(self) -> float:
        """How far the solver was to go, s: `duration`, or to where a callback stopped it."""
        return float(self.time[-1]) if self.stopped_because in (ASKED, MET) else self.duration

    def save(self, file: Any) -> None:
        """Write the run to a file, exact to the last bit; `kl.load` reads it, `resume` continues.

        An .npz whose arrays numpy.load reads as well, under the names of the attributes. Nothing
        is pickled. A function of your own is written as module and name; `load` must be given it.
        What the solver remembers is not written: `resume` computes it anew from scene and solver.

        Parameters
        ----------
        file : name of a file, or one open for writing in binary mode

        Raises
        ------
        ValueError : a solver that is none of ours, a lambda, a run that was read without a
            function that it follows
        """
        from kernel_lib.state.saving.files import save

        save(self, file)

    def at(self, time: float) -> Snapshot:
        """All bodies at any moment of the run, exact where the motion is known.

        Parameters
        ----------
        time : s, between the first frame and the last

        Raises
        ------
        ValueError : for a moment outside the run, or none
        """
        time = time if isinstance(time, float) else number("time", time)
        if not self.time[0] <= time <= self.time[-1]:
            raise ValueError(
                f"time must lie in [0, {self.time[-1]:g}], the span of this run, got {time:g}"
            )
        shown = states(self._solver_state, np.array([time]))
        rows = shown.position[0], shown.velocity[0], shown.spin[0]
        return Snapshot(time, *rows, self.scene)

    def sample(self, times: Any) -> Record:
        """All bodies at many moments, exact where the motion is known.

        Parameters
        ----------
        times : (N,) s, in any order, each between the first frame and the last

        Returns
        -------
        Record : time (N,), position and velocity (N, n, dim), spin (N, n) or (N, n, 3)

        Raises
        ------
        ValueError : for a time outside the run, or none
        """
        try:
            wanted: Floats = np.array(times, dtype=float)
        except (TypeError, ValueError):
            raise ValueError(f"times must be a list of moments, s, got {times!r}") from None
        outside = wanted[~((wanted >= self.time[0]) & (wanted <= self.time[-1]))]
        if wanted.ndim != 1 or len(outside):
            got = f"{outside[0]:g} s" if wanted.ndim == 1 else f"the shape {wanted.shape}"
            raise ValueError(
                f"times must be a list of moments between {self.time[0]:g} and "
                f"{self.time[-1]:g} s, got {got}"
            )
        return states(self._solver_state, wanted)

    def contact_force(self, index: int, samples: int = 161) -> ContactForce | None:
        """Overlap and normal force of one contact, from its beginning to its end.

        Parameters
        ----------
        index : of the contact in `contacts`
        samples : how many moments, evenly from the beginning to the end

        Returns
        -------
        ContactForce, or None where a law takes the place of forces. A collision of balls on
        strings takes no time on the clock of the swings: it is given in its own time from then on

        Raises
        ------
        ValueError : an index of no contact
        """
        if index not in range(len(self.contacts)):
            kept = f"contacts 0 to {len(self.contacts) - 1}" if len(self.contacts) else "no contact"
            raise ValueError(f"index {index!r}: this run has {kept}")
        ask = self._asked("contact_force")
        found: ContactForce | None = ask and ask(self.contacts, index, samples)
        return found

    def force_between(self, a: int, b: int) -> Floats:
        """Normal force between two bodies at every frame, N; zero where contacts take no time.

        a, b : index of a ball, and of its partner; wall j is -1 - j
        """
        ask = self._asked("force_between")
        force: Floats = np.zeros(len(self.time)) if ask is None else ask(a, b, self._frames)
        return force

    def forces(self, times: Any = None) -> dict[tuple[int, int], Floats]:
        """Normal forces over time, of all pairs that ever touch, in a run whose contacts last.

        Parameters
        ----------
        times : (N,) s, as for `sample`; None takes the frames

        Returns
        -------
        {(a, b): (N,) N} : on either body of the pair, in the order of the first contacts; wall j
        is -1 - j

        Raises
        ------
        ValueError : a time outside the run, or a solver whose contacts take no time
        """
        ask: Any = self._asked("force_between")
        if ask is None:
            raise ValueError(
                f"contacts of {type(self.solver).__name__} take no time and have impulses, "
                "run.contacts.impulse; Compliant, SoftRow and OnTrack know forces"
            )
        shown = self._frames if times is None else self.sample(times)
        pairs = dict.fromkeys(zip(self.contacts.a.tolist(), self.contacts.b.tolist(), strict=True))
        return {(a, b): ask(a, b, shown) for a, b in pairs}

    def elastic_energy(self) -> Floats:
        """What springs along contacts and across them hold, (K+1,) J; zero where none last."""
        ask = self._asked("elastic_energy")
        held: Floats = np.zeros(len(self.time)) if ask is None else ask(self._frames)
        return held

    def normal_force(self, ball: int, times: Any = None) -> Floats:
        """Force with which the track carries a ball, (N, 2) N.

        Across the track, towards the ball; a bead may be pulled as well. Zeros in flight, and
        where a run has no track.

        Parameters
        ----------
        times : (N,) s, as for `sample`; None takes the frames
        """
        ask = self._asked("normal_force")
        times = self.time if times is None else self.sample(times).time
        force: Floats = np.zeros((len(times), 2)) if ask is None else ask(ball, times)
        return force

    def leg_starts(self, ball: int) -> Floats:
        """When a ball on a track began to roll, to slide, to fly, or came to another piece, s."""
        ask = self._asked("leg_starts")
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
        ask = self._asked("friction_heat")
        if ask is None:
            raise ValueError(
                f"{type(self.solver).__name__} does not tell what sliding takes; use OnTrack, or "
                "compare mechanical_energy with run.contacts.energy_lost"
            )
        found: Floats = ask(self.time if times is None else self.sample(times).time)
        return found

    def _repr_svg_(self) -> str:
        """A small picture for a notebook: walls, paths, and the balls at the end."""
        from kernel_lib.state.small_picture import small_picture

        return small_picture(self)


def _bodies(scene: Scene) -> str:
    walls = f" and {_many(len(scene.walls), 'wall')}" if scene.walls else ""
    return _many(len(scene.balls), "ball") + walls


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
