"""What solvers owe, one function a duty: it takes a case and its run, and asserts.

Every tolerance is a part of what the run itself holds (its energies, momenta, radii), so that a
scene of atoms and one of galaxies are judged alike.
"""

import math
import pickle
from dataclasses import fields

import numpy as np

import kernel_lib as kl
from kernel_lib.state.reading import states
from kernel_lib.state.tolerances import CONTACT_TOLERANCE

#: Parts of the greatest energy or momentum: exact motion, and motion integrated to 1e-9 a step.
CLOSE = {"Compliant": 1e-6, "SoftRow": 1e-6, "Hanging": 1e-6}
#: Counted work of a run: a jam of balls ends here, and so do bounces without end.
WORK = 1500
ARRAYS = ("time", "position", "velocity", "spin")


def close(case):
    return CLOSE.get(type(case.solver).__name__, 1e-9)


def run_of(case, duration=None):
    """The run of a case, in fifty frames; steps show themselves, between them lie chords."""
    frames = None if isinstance(case.solver, kl.Stepping) else case.duration / 50
    return kl.simulate(case.scene, duration or case.duration, case.solver, frames, budget=WORK)


def mechanical_energy(case, run):
    """Of each frame, J, and before all impacts of the start as the first value.

    Small swings are judged by their own energy, m v^2/2 + (m g/L) s^2/2 along the arc s.
    """
    scene = case.scene
    start = kl.mechanical_energy(scene.balls, scene.gravity, scene.mutual_gravity)
    start += springs(run, 0)
    found = kl.mechanical_energy(run)
    if isinstance(case.solver, kl.Hanging):
        arms = run.position - np.array(case.solver.pivots)
        length = np.linalg.norm(arms[0, 0])
        arc = length * np.arctan2(arms[..., 0], -arms[..., 1])
        masses = np.array([ball.mass for ball in scene.balls])
        found = kl.kinetic_energy(run) - scene.gravity[1] / length * (arc**2 @ masses) / 2
        start = found[0]
    return np.array([start, *found])


def springs(run, frame):
    """Energy of a central force about the origin in one frame, J."""
    masses = np.array([ball.mass for ball in run.scene.balls])
    free, squares = np.isfinite(masses), np.sum(run.position[frame] ** 2, axis=-1)
    return run.scene.central_force / 2 * (masses[free] @ squares[free])


def is_driven(scene):
    """Whether walls move, which do work."""
    return any(wall.moves is not None for wall in scene.walls)


def is_free(scene):
    """Whether nothing but the balls themselves acts on the balls."""
    fixed = any(math.isinf(ball.mass) for ball in scene.balls)
    carried = scene.walls or scene.track
    return not (carried or scene.drag or any(scene.gravity) or fixed or scene.central_force)


def finite(case, run):
    for name in ARRAYS:
        assert np.isfinite(getattr(run, name)).all(), f"{name} is not finite"
    for entry in fields(run.contacts):
        if entry.name != "kind":
            values = getattr(run.contacts, entry.name)
            assert np.isfinite(values).all(), f"contacts.{entry.name} is not finite"


def momentum(case, run):
    if not is_free(case.scene):
        return
    found = kl.momentum(run)
    masses = np.array([ball.mass for ball in case.scene.balls])
    size = float(masses @ np.linalg.norm(run.velocity, axis=2).max(axis=0))
    error = abs(found - found[0]).max()
    assert error <= close(case) * size, f"momentum changes by {error:.3g} of {size:.3g} kg m/s"


def angular_momentum(case, run):
    scene = case.scene
    if not is_free(scene):
        return
    found = np.array(kl.angular_momentum(run)).reshape(len(run.time), -1)
    masses = np.array([ball.mass for ball in scene.balls])
    arms = np.linalg.norm(run.position, axis=2).max(axis=0)
    size = float((masses * arms) @ np.linalg.norm(run.velocity, axis=2).max(axis=0))
    inertia = np.array([ball.moment_of_inertia for ball in scene.balls])
    spins = run.spin.reshape(len(run.time), len(masses), -1)
    size += float(inertia @ np.linalg.norm(spins, axis=2).max(axis=0))
    error = abs(found - found[0]).max()
    assert error <= close(case) * size, f"angular momentum changes by {error:.3g} of {size:.3g}"


def energy_scale(run):
    """The greatest energy of motion of the run, and what gravity moved, J."""
    masses = np.array([ball.mass for ball in run.scene.balls])
    free = np.isfinite(masses)
    moved = (run.position - run.position[0])[:, free] @ np.asarray(run.scene.gravity)
    attraction = kl.potential_energy(run, (0,) * run.scene.dimension)
    start = kl.kinetic_energy(run.scene.balls)
    held = max(abs(springs(run, frame)) for frame in range(len(run.time)))
    heights = (abs(moved) @ masses[free]).max() + abs(attraction).max() + held
    return float(start + kl.kinetic_energy(run).max() + heights)


def lent_by_drag(case, run):
    """What drag of the start of a step may add where a ball turns within it, J.

    It acts with -k v through the step, and on the mean velocity u, does work -m k h v.u: positive
    where u already points back, at most m k h (g h)^2/(16 (1 - k h/2)) for k = k_c r/m. A contact
    within the step turns the ball as well, at most to where it came from: m k h |v| |v after|.
    """
    h = case.solver.step
    force = np.array([case.scene.drag * ball.radius for ball in case.scene.balls])
    kept = 1 - force / np.array([ball.mass for ball in case.scene.balls]) * h / 2
    before, mean = run.velocity[:-1], (run.velocity[:-1] + run.velocity[1:]) / 2
    most = force * h * (np.linalg.norm(case.scene.gravity) * h) ** 2 / (16 * kept)
    lent = np.clip(-force * h * np.sum(before * mean, axis=-1), 0, most)
    met = (
        np.histogram(run.contacts.time, run.time)[0]
        + np.histogram(run.contacts.time, np.nextafter(run.time, np.inf))[0]
    )
    fast = np.linalg.norm(run.velocity, axis=-1)
    return float(np.where(met[:, None], force * h * fast[:-1] * fast[1:], lent).sum())


def energy(case, run):
    """It never grows, unless a step is too long for the drag, a wall that moves does work, or
    Moreau's rule is given restitutions that differ.
    """
    if is_driven(case.scene):
        return
    if getattr(case.solver, "rule", "") == "all at once" and (
        case.scene.pair_restitution or case.scene.pair_surface
    ):
        return
    if isinstance(case.solver, kl.Stepping):
        rates = [case.scene.drag * ball.radius / ball.mass for ball in case.scene.balls]
        if max(rates) * case.solver.step >= 2:
            return
    found, size = mechanical_energy(case, run), energy_scale(run)
    # Rounding of a ball that lies at the zero of heights: a part of its weight times its radius.
    heights = (abs(kl.potential_energy(run)).max() + weight_times_radius(case)) * 1e-15
    if isinstance(case.solver, kl.Stepping):
        heights += lent_by_drag(case, run)
    gained = float(np.maximum(found - np.minimum.accumulate(found), 0).max())
    if type(case.solver).__name__ in CLOSE:  # springs give back what they hold
        gained = float((found - found[0]).max())
    assert gained <= close(case) * size + heights, f"energy grows by {gained:.3g} of {size:.3g} J"


def weight_times_radius(case):
    """Sum over all balls that move, J."""
    balls = [ball for ball in case.scene.balls if math.isfinite(ball.mass)]
    return sum(ball.mass * ball.radius for ball in balls) * np.linalg.norm(case.scene.gravity)


def books(case, run):
    """What is listed as lost is what is missing, where nothing else takes energy."""
    if case.scene.drag or is_driven(case.scene):
        return
    found, size = mechanical_energy(case, run), energy_scale(run)
    missing, listed = found[0] - found[-1], run.contacts.energy_lost.sum()
    heights = abs(kl.potential_energy(run)).max() * 1e-15
    # A ball that touches a wall is put exactly on it, and its weight does the work.
    heights += CONTACT_TOLERANCE * weight_times_radius(case)
    error = abs(missing - listed)
    assert error <= close(case) * size + heights, (
        f"{missing:.6g} J are missing, {listed:.6g} J are listed as lost, of {size:.3g} J"
    )


def depths(run, i, wall):
    """Distance of a ball's centre from a wall in each frame, m."""
    places = run.position[:, i]
    if wall.moves is not None:
        shifts = [wall.moves.at(float(time))[0] for time in run.time]
        places = places - np.array(shifts)[:, : places.shape[1]]
    if isinstance(wall, kl.Plane):
        return (places - np.asarray(wall.point)) @ np.asarray(wall.normal)
    return np.array([wall.distance(tuple(place)) for place in places.tolist()])


def walls(case, run):
    """Nobody is behind a wall, unless the run says so; rigid bodies stay before it, at touch."""
    sinks_in = isinstance(case.solver, kl.Stepping | kl.Compliant)
    if run.stopped_because == "passed through a wall":
        return
    for j, wall in enumerate(case.scene.walls):
        for i, ball in enumerate(case.scene.balls):
            if run.stopped_because == "crushed between walls":
                continue
            depth = depths(run, i, wall)
            depth = depth * math.copysign(1, depth[0])
            allowed = 0.0 if sinks_in else ball.radius * (1 - 1e-6)
            if getattr(wall, "of_centres", False):
                allowed = -1e-6 * ball.radius
            assert depth.min() >= allowed, (
                f"ball {i} comes to {depth.min() / ball.radius:.6g} radii of wall {j}, "
                f"and the run says {run.stopped_because!r}"
            )


def apart(case, run):
    """Rigid balls do not overlap."""
    balls = case.scene.balls
    for j in range(len(balls)):
        for i in range(j):
            gap = np.linalg.norm(run.position[:, i] - run.position[:, j], axis=1).min()
            reach = balls[i].radius + balls[j].radius
            assert gap >= reach * (1 - 1e-6), f"balls {i} and {j} overlap by {reach - gap:.3g} m"


def smooth_spins(case, run):
    """Where no surface is rough, every ball keeps its spin."""
    scene = case.scene
    surfaces = [thing.surface or scene.surface for thing in (*scene.balls, *scene.walls)]
    surfaces += [surface for _, surface in scene.pair_surface]
    if all(surface.smooth for surface in surfaces):
        given = np.array([ball.spin for ball in scene.balls])
        assert np.allclose(run.spin, given, rtol=1e-12, atol=0), "a spin is lost"


def flat_stays_flat(case, run):
    """What is at rest along z, with nothing that pushes it there, keeps its z."""
    scene = case.scene
    if scene.dimension == 2:
        return
    pushed = [scene.gravity[2], *(wall.normal[2] for wall in scene.walls)]
    pushed += [ball.velocity[2] for ball in scene.balls]
    pushed += [x for ball in scene.balls for x in ball.spin[:2]]
    if not any(pushed) and len({ball.position[2] for ball in scene.balls}) == 1:
        assert (run.position[..., 2] == scene.balls[0].position[2]).all(), "z is lost"


def same(one, two):
    """Equal to the last bit."""
    assert one.stopped_because == two.stopped_because
    for name in ARRAYS:
        assert np.array_equal(getattr(one, name), getattr(two, name)), f"{name} differs"
    for entry in fields(one.contacts):
        pair = [getattr(run.contacts, entry.name) for run in (one, two)]
        assert np.array_equal(*pair), f"contacts.{entry.name} differs"


def resume(case, run):
    """Stopped anywhere, it goes on to the same end, to the last bit."""
    part = case.duration * 0.37
    first = run_of(case, part)
    again = kl.resume(first, case.duration - part)
    if first.duration + (case.duration - part) == case.duration:
        same(again, run)
    same(kl.resume(first, case.duration - part), again)


def copy(case, run):
    """Going on with a run leaves the run as it was."""
    before = {name: getattr(run, name).copy() for name in ARRAYS}
    contacts, middle = len(run.contacts), run.at(run.time[-1] / 2).position.copy()
    kl.resume(run, case.duration / 2)
    assert len(run.contacts) == contacts
    assert all(np.array_equal(getattr(run, name), kept) for name, kept in before.items())
    assert np.array_equal(run.at(run.time[-1] / 2).position, middle)
    same(kl.resume(run, case.duration / 2), kl.resume(run, case.duration / 2))


def moments(case, run):
    """A moment asked for is the frame that was reported then."""
    size = abs(run.position).max() + 1e-300
    for k in {0, len(run.time) // 3, len(run.time) - 1}:
        shown = run.at(run.time[k])
        assert np.allclose(shown.position, run.position[k], rtol=0, atol=1e-9 * size)
        assert np.allclose(shown.velocity, run.velocity[k], rtol=1e-6, atol=1e-300)
        assert np.allclose(shown.spin, run.spin[k], rtol=1e-6, atol=1e-300)


def pickles(case, run):
    """Its memory travels, and goes on from there."""
    memory = pickle.loads(pickle.dumps(run.memory[0]))
    case.solver.advance(memory, case.duration * 1.5)
    end = kl.resume(run, case.duration / 2)
    found = states(memory, np.array([end.time[-1]]))
    assert np.array_equal(found.position[0], end.position[-1])


DUTIES = {
    "finite": finite,
    "momentum": momentum,
    "angular momentum": angular_momentum,
    "energy": energy,
    "books": books,
    "walls": walls,
    "apart": apart,
    "smooth spins": smooth_spins,
    "flat stays flat": flat_stays_flat,
    "resume": resume,
    "copy": copy,
    "moments": moments,
    "pickle": pickles,
}
