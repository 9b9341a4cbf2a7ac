"""What the energy of two bodies becomes in a contact.

Seen from the centre of mass of the two, whose own motion no contact between them changes:
the part of their approach (normal), of their slide past each other (tangential), of their spin.
"""

from dataclasses import dataclass

import numpy as np

from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.vectors import cross

__all__ = ["ContactEnergy", "Parts", "contact_energy", "energy_before", "in_space"]
__all__ += ["spin_vectors", "spins_before"]


@dataclass(frozen=True)
class Parts:
    """Energy of motion of a pair about its centre of mass, J."""

    normal: float
    tangential: float
    spin: float

    @property
    def total(self) -> float:
        """Their sum, J."""
        return self.normal + self.tangential + self.spin


@dataclass(frozen=True)
class ContactEnergy:
    """The parts before a contact and after it, J: before.total = after.total + lost + elsewhere.

    lost : what the contact dissipated
    elsewhere : what others gave or took meanwhile (gravity, a third body), with its sign
        turned: positive when it was taken. Zero for an impact by a law, which takes no time
    normal_impulse, tangential_impulse : N s, along the contact and across it
    """

    before: Parts
    after: Parts
    lost: float
    elsewhere: float
    normal_impulse: float
    tangential_impulse: float


def contact_energy(run: Trajectory, index: int) -> ContactEnergy:
    """Energy of the two bodies of one contact before and after it.

    normal: mu c^2 / 2 with the closing speed c; tangential: mu s^2 / 2 with the speed s of the
    centres across the contact; spin: I w^2 / 2 of both; mu = 1 / (1/m_a + 1/m_b).

    Parameters
    ----------
    run : Trajectory
    index : of the contact in run.contacts
    """
    one = run.contacts[index]
    normal = in_space(one.normal)
    before_spin, after_spin = _spins(run, index)
    before = _parts(run, index, one.velocity_before, before_spin, normal)
    after = _parts(run, index, one.velocity_after, after_spin, normal)
    lost = float(one.energy_lost)
    impulse = in_space(one.impulse)
    along = float(impulse @ normal)
    return ContactEnergy(
        before=before,
        after=after,
        lost=lost,
        elsewhere=before.total - after.total - lost,
        normal_impulse=along,
        tangential_impulse=float(np.linalg.norm(impulse - along * normal)),
    )


def energy_before(run: Trajectory, most: int | None = None) -> Floats:
    """Energy of motion of the balls of each contact just before it, J. Shape (C,).

    In the frame of the room, and with their spin, as found from the frames; of the first
    `most` contacts, or of all.
    """
    contacts, balls = run.contacts[slice(0, most)], run.scene.balls
    pairs = np.stack([contacts.a, contacts.b], axis=1)
    mass = np.array([ball.mass for ball in balls] + [0.0])
    inertia = np.array([ball.moment_of_inertia for ball in balls] + [0.0])
    mass[~np.isfinite(mass)] = 0.0
    inertia[~np.isfinite(inertia)] = 0.0
    which = np.where(pairs < 0, len(balls), pairs)
    energy: Floats = mass[which] * np.sum(contacts.velocity_before**2, axis=-1) / 2
    if np.any(run.spin):
        energy = energy + inertia[which] * np.sum(spins_before(run, most) ** 2, axis=-1) / 2
    return np.sum(energy, axis=1)


def spins_before(run: Trajectory, most: int | None = None) -> Floats:
    """Spins of a and b just before each contact, rad/s. Shape (C, 2, 3); a wall has none.

    The spin of the last frame before it, and what contacts have added since.
    """
    contacts = run.contacts[slice(0, most)]
    spins = np.zeros((len(contacts), 2, 3))
    frame_spins = spin_vectors(run)
    # A frame at the moment of a contact shows the state after it.
    moments = contacts.time - 1e-9 * (run.time[-1] / max(len(run.time) - 1, 1))
    frames = np.maximum(np.searchsorted(run.time, moments, "left") - 1, 0)
    latest: dict[int, tuple[int, Floats]] = {}
    for k in range(len(contacts)):
        change = _spin_change(run, k)
        for side, ball in enumerate((int(contacts.a[k]), int(contacts.b[k]))):
            if ball < 0:
                continue
            frame, spin = latest.get(ball, (-1, spins[k, side]))
            if frame != frames[k]:
                spin = frame_spins[frames[k], ball]
            spins[k, side] = spin
            latest[ball] = (int(frames[k]), spin + change[side])
    return spins


def _spins(run: Trajectory, index: int) -> tuple[Floats, Floats]:
    """Spins of both bodies before a contact and after it."""
    one, change = run.contacts[index], _spin_change(run, index)
    if one.duration > 0:
        end = min(float(one.time + one.duration), float(run.time[-1]))
        before, after = (_spins_at(run, index, time) for time in (float(one.time), end))
        return before, after
    if run.interpolation == "line" or not np.any(run.spin):
        before = spins_before(run)[index]
        return before, before + change
    after = _spins_at(run, index, float(one.time))
    for later in range(index + 1, len(run.contacts)):  # the other contacts of this moment
        if run.contacts.time[later] > one.time:
            break
        for side, ball in enumerate((one.a, one.b)):
            for other, partner in enumerate((run.contacts.a[later], run.contacts.b[later])):
                if ball >= 0 and ball == partner:
                    after[side] -= _spin_change(run, later)[other]
    return after - change, after


def _spins_at(run: Trajectory, index: int, time: float) -> Floats:
    seen = run.at(time).spin
    spins = np.zeros((2, 3))
    for side, ball in enumerate((run.contacts.a[index], run.contacts.b[index])):
        if ball >= 0:
            spins[side] = seen[ball] if np.ndim(seen) == 2 else (0.0, 0.0, seen[ball])
    return spins


def _spin_change(run: Trajectory, index: int) -> Floats:
    """Change of both spins by the impulse of a contact: -r n x J / I, alike for both."""
    contacts, balls = run.contacts, run.scene.balls
    normal, impulse = in_space(contacts.normal[index]), in_space(contacts.impulse[index])
    twist: Floats = np.array(cross(normal, impulse))  # type: ignore[arg-type]
    changes = np.zeros((2, 3))
    for side, ball in enumerate((contacts.a[index], contacts.b[index])):
        if ball >= 0 and np.isfinite(balls[ball].moment_of_inertia):
            changes[side] = -balls[ball].radius * twist / balls[ball].moment_of_inertia
    return changes


def _parts(run: Trajectory, index: int, velocity: Floats, spin: Floats, normal: Floats) -> Parts:
    pair = [
        run.scene.balls[ball]
        for ball in (run.contacts.a[index], run.contacts.b[index])
        if ball >= 0
    ]
    reduced = 1 / sum(1 / ball.mass for ball in pair)
    relative = in_space(velocity[0] - velocity[1])
    closing = float(relative @ normal)
    across = relative - closing * normal
    rotation = sum(
        ball.moment_of_inertia * float(w @ w)
        for ball, w in zip(pair, spin, strict=False)
        if np.isfinite(ball.moment_of_inertia)
    )
    return Parts(reduced * closing**2 / 2, reduced * float(across @ across) / 2, rotation / 2)


def in_space(vectors: Floats) -> Floats:
    """Vectors (..., 2) of the plane with a third component of zero; those in space as they are."""
    if vectors.shape[-1] == 3:
        return vectors
    return np.concatenate([vectors, np.zeros((*vectors.shape[:-1], 1))], axis=-1)


def spin_vectors(run: Trajectory) -> Floats:
    """Spin of each ball at each frame as a vector, rad/s, (K+1, n, 3)."""
    if run.spin.ndim == 3:
        return run.spin
    vectors = np.zeros((*run.spin.shape, 3))
    vectors[..., 2] = run.spin
    return vectors
