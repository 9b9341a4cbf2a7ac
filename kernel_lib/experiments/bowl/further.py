"""Numbers of lesson 07 that are asked after two right answers: a bounce, and a distance."""

import math
from typing import Any

import numpy as np

from kernel_lib.experiments import Guess, Idea, Runs, Values, kept
from kernel_lib.experiments.bowl.controls import MIRRORS, ROUND
from kernel_lib.experiments.bowl.law import bounces
from kernel_lib.experiments.bowl.motion import motion
from kernel_lib.experiments.bowl.questions import (
    LEAST,
    Seen,
    length,
    radii_of,
    seen_of,
    until_it_shows,
)
from kernel_lib.experiments.bowl.shapes import MICRO, PAIRS_APART, has_two_bowls
from kernel_lib.experiments.common.wording import figure
from kernel_lib.numerics.roots import halved
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import Sentence

__all__ = ["FARTHEST_SAFE", "ONE_CENTIMETRE"]


# ---- act 2: when are two neighbours 1 cm apart? --------------------------------------------------

#: How far apart they are to be, m; by which factor a bounce more than `NEAR` off must differ.
APART, CLEAR_FACTOR = 0.01, 1.35

#: How far from the bounce a number is right; the most that can be typed.
NEAR, MOST = 2, 100_000.0

#: As long as two balls are followed, in flights near the middle; the last bounce that is asked for.
FLIGHTS, LAST = 35, 40

#: Drops from which two balls part, in radii; one that is asked of has another bounce than the drop
#: of the picture, which shows its own.
HIGH = (0.95, 0.9, 1.0, 0.85)


@kept(32)
def _distances(values: Values) -> Floats:
    """How far apart two balls are at each bounce, m."""
    one, other = (bounces(motion(values, start)) for start in (0.0, MICRO * values["apart"]))
    count = min(len(one), len(other))
    found: Floats = np.linalg.norm(one[:count] - other[:count], axis=1)
    return found


def _parted(values: Values) -> tuple[Floats, int] | None:
    """The distances, and the first bounce, from 1, at which they are that far apart; None where it
    is not clear which one that is."""
    apart = _distances(values)
    over = np.flatnonzero(apart >= APART)
    if not len(over):
        return None
    first = int(over[0]) + 1
    before, after = apart[: first - 1 - NEAR], apart[first - 1 : first + NEAR]
    clear = len(before) > 0 and before.max() < APART / CLEAR_FACTOR
    clear = clear and after.max() > APART * CLEAR_FACTOR
    return (apart, first) if clear and LEAST <= first <= LAST else None


def _asked(values: Values) -> tuple[Values, Floats, int] | None:
    """The drop that is asked of, in a round bowl; its distances, and that bounce."""
    here = {**values, "shape": ROUND, "bounces": FLIGHTS}
    known = np.flatnonzero(_distances({**here, "shape": values["shape"]}) >= APART)
    for part in HIGH:
        drop = {**here, "height": round(part * values["radius"], 4)}
        found = _parted(drop)
        if found and not (len(known) and abs(known[0] + 1 - found[1]) <= 2 * NEAR):
            return drop, *found
    return None


def _margin_centimetre(values: Values, runs: Runs) -> float:
    sense = not has_two_bowls(values) and values["pair"] and values["e"] == 1
    return math.inf if sense and _asked(values) else 0.0


def _found(values: Values) -> tuple[Values, Floats, int]:
    found = _asked(values)
    assert found is not None  # as the margin says
    return found


def _ask_centimetre(values: Values, runs: Runs) -> Sentence:
    drop, *_ = _found(values)
    return Sentence(
        "bowl-one-centimetre-asked",
        apart=figure(drop["apart"] / 1000, "mm"),
        height=figure(drop["height"], "m"),
        radius=figure(drop["radius"], "m"),
    )


def _slots_centimetre(values: Values, runs: Runs) -> dict[str, str]:
    _, apart, first = _found(values)
    early = first // 2
    rate = (apart[first - 1] / (MICRO * values["apart"])) ** (1 / first)
    return {
        "start": figure(values["apart"] / 1000, "mm"),
        "count": str(first),
        "apart": length(float(apart[first - 1])),
        "rate": f"{rate:.2g}",
        "early": str(early),
        "early_apart": length(float(apart[early - 1])),
    }


ONE_CENTIMETRE = Guess(
    _ask_centimetre,
    "number",
    truth=lambda values, runs: float(_found(values)[2]),
    says="bowl-one-centimetre",
    slots=_slots_centimetre,
    ideas=lambda values, runs: (Idea("added", 2.0 * _found(values)[2], MOST),),
    margin=_margin_centimetre,
    unit=Sentence("unit-bounces"),
    tolerance=NEAR,
    minimum=1.0,
    maximum=MOST,
    name="one_centimetre",
    act=2,
)


# ---- act 3: how far apart can two mirrors be? ----------------------------------------------------

#: Radii of the mirrors that are asked of, m: those whose limit is not that of the picture, which
#: shows its own.
RADII = ((0.6, 1.4), (0.5, 0.9))

#: Parts of both radii together between which the farthest safe distance is looked for; how often
#: their distance is halved.
BRACKET, HALVINGS = (0.95, 1.05), 4

#: A distance in the gap at which a ball leaves, as a part of the way through it.
IN_GAP = 0.35

#: How near the distance must come, as a part of it, and how near both radii together must be.
CLOSE, AS_RADII = 0.03, 0.01

#: Ends of what can be typed, m; the passes that a ball is watched.
TYPED, PASSES = (0.2, 5.0), 60

#: Across the axis, m/s: what starts along it comes back to it midway through the gap.
ASLANT = 0.001


@kept(256)
def _between(values: Values) -> Seen:
    return seen_of(values, motion(values))


def _mirrors(values: Values) -> tuple[float, float]:
    """Radii of the mirrors that are asked of, m, the smaller one first."""
    both = sum(radii_of(values))
    return next(one for one in RADII if abs(sum(one) / both - 1) > 0.1)


def _pair(values: Values, distance: float) -> dict[str, Any]:
    """One pair of them."""
    near, second = _mirrors(values)
    others = {"farther": distance, "farthest": distance, "three_pairs": False}
    radii = {"radius": near, "second": second}
    path = {"speed": ASLANT, "bounces": PASSES}
    return {**values, **others, **radii, **path, "distance": distance}


def _at(values: Values, distance: float) -> Seen:
    return _between(_pair(values, distance))


def _holds(values: Values, distance: float) -> bool:
    seen = _at(values, distance)
    return seen.stays and seen.bounces > PASSES / 2


def _farthest(values: Values) -> float:
    """The farthest distance at which a ball stays, m, as balls show it; nan where they do not."""
    both = sum(_mirrors(values))
    low, high = (part * both for part in BRACKET)
    if not _holds(values, low) or _holds(values, high):
        return math.nan
    return halved(lambda distance: _holds(values, distance), low, high, HALVINGS)[0]


def _margin_farthest(values: Values, runs: Runs) -> float:
    """Exact, as far as a ball stays up to both radii together, and at 5 % more no longer."""
    both = sum(_mirrors(values))
    if values["shape"] != MIRRORS or values["e"] < 1 or values["speed"]:
        return 0.0
    return math.inf if abs(_farthest(values) / both - 1) < AS_RADII else 0.0


def _ask_farthest(values: Values, runs: Runs) -> Sentence:
    small, large = (figure(one, "m") for one in _mirrors(values))
    offset = figure(abs(values["offset"]), "mm")
    return Sentence("bowl-farthest-safe-asked", small=small, large=large, offset=offset)


def _ideas_farthest(values: Values, runs: Runs) -> tuple[Idea, ...]:
    small, large = _mirrors(values)
    return Idea("one_radius", small), Idea("one_radius", large), Idea("gap", small, large)


def _slots_farthest(values: Values, runs: Runs) -> dict[str, str]:
    """Words; of a distance that is too far those of one a little beyond the limit."""
    small, large = _mirrors(values)
    both = small + large
    return {
        "both": figure(both, "m"),
        "safe": figure(BRACKET[0] * both, "m"),
        "safe_far": length(_at(values, BRACKET[0] * both).far),
        **_left("gap", values, small + IN_GAP * (large - small)),
        **_left("out", values, BRACKET[1] * both),
    }


def _slots_own_distance(values: Values, guess: float) -> dict[str, str]:
    return _left("gap", values, guess) | _left("out", values, guess)


def _left(name: str, values: Values, distance: float) -> dict[str, str]:
    """Where and when a ball left, as far as it did."""
    seen = _at(values, distance)
    if seen.stays:
        return {}
    return {
        name: figure(distance, "m"),
        f"{name}_off": length(seen.off),
        f"{name}_pass": str(seen.bounce),
    }


def _own_distance(values: Values, guess: float) -> dict[str, Trajectory]:
    """A ball at the reader's distance; below it one on the other side of the limit."""
    both = sum(_mirrors(values))
    other = BRACKET[_at(values, guess).stays] * both
    distances = {"yours": guess, figure(other, "m"): other}
    return {
        name: motion(_pair(values, distance), at=(0.0, -place * PAIRS_APART))
        for place, (name, distance) in enumerate(distances.items())
    }


FARTHEST_SAFE = Guess(
    _ask_farthest,
    "number",
    truth=lambda values, runs: _farthest(values),
    says="bowl-farthest-safe",
    slots=_slots_farthest,
    ideas=_ideas_farthest,
    within=lambda values, runs: CLOSE * _farthest(values),
    margin=_margin_farthest,
    unit="m",
    minimum=TYPED[0],
    maximum=TYPED[1],
    name="farthest_safe",
    act=3,
    decisive=lambda values, runs: until_it_shows(_pair(values, sum(_mirrors(values))), runs),
    own_run=_own_distance,
    own_slots=_slots_own_distance,
)
