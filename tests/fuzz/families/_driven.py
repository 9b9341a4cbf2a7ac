"""A witness of runs whose walls move: it sees places, velocities and contacts, and no law."""

import itertools
import math

import numpy as np

import kernel_lib as kl

#: Of the greatest energy or work that a run holds.
ENERGY = 1e-9
#: Of a radius.
OVERLAP = 1e-6
#: Moments of a run at which places are looked at, besides those of its contacts.
MOMENTS = 1000
#: Halvings until the two halves of a piece agree with it, and how far, of the whole integral.
HALVINGS, AGREE = 60, 1e-13
LASTING = ("slide", "roll", "rest")

GAUSS, WEIGHTS = np.polynomial.legendre.leggauss(12)


def motion_of(wall, times):
    """How far a wall has moved, its velocity and its acceleration, (N, 3, dim)."""
    dim = len(wall.normal)
    if wall.moves is None:
        return np.zeros((len(times), 3, dim))
    return np.array([wall.moves.at(t) for t in times])[..., :dim]


def faults_of(run):
    """What is wrong with a run whose walls are planes, as sentences."""
    found = [*_overlaps(run), *_impacts(run), *_releases(run), *_balance(run)]
    good = ("duration reached", "everything at rest", "crushed between walls")
    if run.stopped_because not in good:
        found.append(f"ends at {run.time[-1]:g} s: {run.stopped_because}")
    return found


def _overlaps(run):
    """Balls stay on their side of every wall, and apart from each other."""
    moments = np.union1d(np.linspace(0, run.time[-1], MOMENTS), run.contacts.time)
    places = run.sample(moments[moments <= run.time[-1]]).position
    for i, ball in enumerate(run.scene.balls):
        for j, wall in enumerate(run.scene.walls):
            shift = motion_of(wall, moments)[:, 0]
            gaps = np.sum((places[:, i] - wall.point - shift) * wall.normal, axis=1)
            start = np.dot(np.subtract(ball.position, wall.point), wall.normal)
            start -= np.dot(motion_of(wall, [0.0])[0, 0], wall.normal)
            depth = ball.radius - math.copysign(1.0, start) * gaps
            rounding = 1e-14 * max(np.abs(places).max(), np.abs(shift).max())
            if depth.max() > OVERLAP * ball.radius + rounding:
                at = moments[depth.argmax()]
                yield f"ball {i} is {depth.max() / ball.radius:.3g} radii in wall {j} at {at:g} s"


def _impacts(run):
    """In the frame of its wall no impact gives energy."""
    hits = run.contacts.of_kind("impact")
    for k in np.flatnonzero(hits.b < 0):
        wall = motion_of(run.scene.walls[-1 - hits.b[k]], hits.time[k : k + 1])[0, 1]
        if not np.allclose(hits.velocity_before[k, 1], wall, rtol=1e-9, atol=0):
            yield f"contact {k} takes the wall's velocity for {hits.velocity_before[k, 1]}"
        lost = hits.energy_lost[k]
        seen = np.sum((hits.velocity_before[k, 0] - wall) ** 2) * _mass(run, hits.a[k]) / 2
        if lost < -ENERGY * seen:
            yield f"contact {k} gives {-lost / seen:.3g} of the energy that it has"


def _releases(run):
    """A wall that carries a smooth ball presses it, and does not pull."""
    held = run.contacts.of_kind(*LASTING)
    for k in np.flatnonzero(held.b < 0):
        wall, end = run.scene.walls[-1 - held.b[k]], held.time[k] + held.duration[k]
        times = np.linspace(held.time[k], end, 50)
        # A wall next to it may press it against this one.
        if (
            np.count_nonzero((held.a == held.a[k]) & (held.time < end)) > 1
            and len(run.scene.walls) > 1
        ):
            continue
        pull = motion_of(wall, times)[:, 2] - np.array(run.scene.gravity)
        press = pull @ held.normal[k]
        if press.min() < -1e-9 * np.abs(pull).max():
            yield f"wall {-1 - held.b[k]} pulls a ball at {times[press.argmin()]:g} s"


def _balance(run):
    """Energy at the end less that of the start is the work of the walls less what was lost."""
    scene, end = run.scene, run.time[-1]
    energy = kl.mechanical_energy(run)
    start = kl.mechanical_energy(scene.balls, scene.gravity)
    hits = run.contacts.of_kind("impact", *LASTING)
    works = [_work(run, hits, k) for k in range(len(hits))]
    kinetic = kl.kinetic_energy(run).max()
    falls = np.abs(np.diff(run.position, axis=0)).sum()
    scale = max(kinetic, np.abs(np.array([start, *energy])).max(), np.abs(works).sum())
    scale += 1e-6 * falls  # A ball at rest has no energy to measure by.
    away = energy[-1] - start - math.fsum(works) + math.fsum(hits.energy_lost)
    if abs(away) > ENERGY * scale:
        yield f"the books miss {away / scale:.3g} of the energy at {end:g} s"


def _work(run, hits, k):
    """What walls do in a contact, J: impulse or force times velocity."""
    if hits.b[k] >= 0:
        return 0.0
    wall, i, begin = run.scene.walls[-1 - hits.b[k]], hits.a[k], hits.time[k]
    if hits.kind[k] == "impact":
        bounces, end = _settling(run, hits, k)
        work = hits.impulse[k] @ motion_of(wall, [begin])[0, 1]
        # Walls that press it afterwards share these bounces as they share what follows; what one
        # does that has pressed it before is in its lasting contact.
        before = [id(each) for each in _pressing(run, i, begin, hits)]
        both = {id(each): each for each in (wall, *_pressing(run, i, end, hits))}
        for each in [both[key] for key in both if key not in before]:
            moved = motion_of(each, [begin])[0, 1]
            work += bounces @ (moved @ _part(run, each, i, end, hits))
        return float(work)
    if wall.moves is None:
        return 0.0
    return _lasting_work(run, wall, i, begin, min(begin + hits.duration[k], run.time[-1]), hits)


def _settling(run, hits, k):
    """What a ball gets after an impact in bounces too small to be listed, N s, and their end, s."""
    i, begin = hits.a[k], hits.time[k]
    mine = hits.time[(hits.a == i) | (hits.b == i)]
    if np.count_nonzero(mine == begin) > 1 and k != np.flatnonzero(hits.time == begin)[-1]:
        return np.zeros(len(run.scene.gravity)), begin
    end = min(mine[mine > begin].min(initial=math.inf), run.time[-1])
    if end == begin:  # What is added to an impact of the last moment is in its list already.
        return np.zeros(len(run.scene.gravity)), begin
    seen = run.at(np.nextafter(end, begin)).velocity[i]
    fallen = np.array(run.scene.gravity) * (end - begin)
    return _mass(run, i) * (seen - hits.velocity_after[k, 0] - fallen), end


def _lasting_work(run, wall, i, begin, end, hits):
    """The integral of m (a - g).w, by parts: m v.w less that of m v.w' and of m g.w."""
    cuts = np.unique([begin, end, *hits.time[(hits.time > begin) & (hits.time < end)]])
    rate = getattr(wall.moves, "angular_frequency", 0.0)
    pieces = [
        np.linspace(one, two, 2 + int((two - one) * rate)) for one, two in itertools.pairwise(cuts)
    ]
    total = 0.0
    for piece in pieces:
        total += _by_parts(run, wall, i, piece, _part(run, wall, i, piece[0], hits), hits)
    return _mass(run, i) * total


def _part(run, wall, i, begin, hits):
    """What makes a wall's velocity w into one that gives its work by the force of all walls.

    Of two walls that press a smooth ball this one gives F.d n, with d.n = 1 and d across the other.
    """
    for other in _pressing(run, i, begin, hits):
        across = np.array([-other.normal[1], other.normal[0]])
        if abs(along := across @ wall.normal) > 1e-6:
            return np.outer(wall.normal, across) / along
    return np.eye(len(wall.normal))


def _pressing(run, i, begin, hits):
    """The walls that carry ball i from a moment on."""
    held = np.isin(hits.kind, LASTING) & (hits.a == i) & (hits.b < 0)
    held &= (hits.time <= begin) & (begin < hits.time + hits.duration)
    return [run.scene.walls[-1 - b] for b in hits.b[held]]


def _by_parts(run, wall, i, piece, part, hits):
    def rates(times):
        seen = run.sample(times).velocity[:, i]
        moved = motion_of(wall, times) @ part
        return moved[:, 1] @ np.array(run.scene.gravity) + np.sum(seen * moved[:, 2], axis=1)

    ends = piece[0], np.nextafter(piece[-1], piece[0])
    speeds = [run.at(t).velocity[i] for t in ends]
    # Another wall may knock it off this one so gently that its flight is left out: the run has it
    # on this wall from then on, and its list the velocity that this wall brings back.
    knocks = np.flatnonzero((hits.time == piece[0]) & (hits.a == i))
    if knocks.size:
        speeds[0] = hits.velocity_after[knocks[-1], 0]
    edge = [np.dot(v, motion_of(wall, [t])[0, 1] @ part) for v, t in zip(speeds, ends, strict=True)]
    return edge[1] - edge[0] - _integral(rates, piece)


def _integral(rates, edges):
    """By Gauss, in halves until they agree: a velocity has a kink where its slip turns."""
    low, high, whole, total = edges[:-1], edges[1:], None, 0.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        one, two = _gauss(rates, low, middle), _gauss(rates, middle, high)
        if whole is None:
            whole, least = np.full(len(low), np.inf), AGREE * np.abs([one, two]).sum()
            # A stretch may be so short that its moments are rounded by a part of it.
            least += np.finfo(float).eps * high[-1] * np.abs(rates(edges)).max()
        off = np.abs(one + two - whole) > least
        total += (one + two)[~off].sum()
        if not off.any():
            return total
        low, high = np.append(low[off], middle[off]), np.append(middle[off], high[off])
        whole = np.append(one[off], two[off])
    raise AssertionError("the work of a wall has no limit")


def _gauss(rates, low, high):
    """The integral over each of some stretches."""
    times = (low[:, None] + high[:, None]) / 2 + (high - low)[:, None] / 2 * GAUSS
    return (rates(times.ravel()).reshape(times.shape) @ WEIGHTS) * (high - low) / 2


def _mass(run, i):
    return run.scene.balls[i].mass
