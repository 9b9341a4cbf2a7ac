"""Questions of lesson 06: what share of its speed does a ball keep from another height?"""

import math
from typing import NamedTuple

from kernel_lib.experiments import (
    Decisive,
    Guess,
    Idea,
    Option,
    Picture,
    Runs,
    Values,
    first_contact,
    kept,
    options,
)
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.soft_contact.controls import (
    BODIES,
    EARTH,
    GAME,
    HIGHEST,
    PLACES,
    RUBBER,
    STEEL,
)
from kernel_lib.experiments.soft_contact.drops import runs as drop
from kernel_lib.experiments.soft_contact.law import lost_with, speeds
from kernel_lib.experiments.soft_contact.materials import (
    CM,
    FROM_ONE_METRE,
    drop_of,
    kept_law,
    radius_of,
    yields_from,
)
from kernel_lib.experiments.soft_contact.pictures import both_loops
from kernel_lib.numerics.roots import halved
from kernel_lib.words import Sentence

__all__ = ["AS_FAR_THERE", "GAME_QUESTION", "NOTHING_LOST", "RUBBER_QUESTION", "STEEL_QUESTION"]

LESS, SAME, MORE = options("soft-contact-x", "less", "same", "more")

#: Shares nearer to each other than this are the same, if the speeds of the hits are; how near
#: those are, as a part of them.
ALIKE, AS_FAST = 0.005, 0.01

#: How far from the first one a share clearly is another one, of rubber and a program, and of
#: steel; above the last one steel keeps all.
APART, STEEL_APART, ALL, NEARLY = 0.01, 0.03, 0.998, 0.97

#: A greater share from 1 m leaves nothing to ask.
MOST_KEPT = 0.95


def _hit(runs: Runs) -> tuple[float, float]:
    """Speed of the hit, m/s, and the share that was kept."""
    down, up = speeds(runs) or (math.nan, math.nan)
    return down, up / down


def _from_one_metre(values: Values) -> float:
    return float(kept_law(values)(FROM_ONE_METRE))


def _here(values: Values) -> bool:
    return bool(abs(values["gravity"] - EARTH) < 1e-9)


def _place(values: Values) -> dict[str, str]:
    """Where the ball falls, a name by which messages choose, and the free fall there."""
    g = values["gravity"]
    name = "earth" if _here(values) else PLACES.get(g, "elsewhere")
    return {"place": name, "g": figure(g, "m/s²")}


def _as_fast(runs: Runs) -> bool:
    """Whether it hits as fast as from 1 m on Earth."""
    return abs(_hit(runs)[0] / FROM_ONE_METRE - 1) < AS_FAST


def _kept(values: Values, runs: Runs) -> str:
    """What is kept beside the share from 1 m."""
    off = _hit(runs)[1] - _from_one_metre(values)
    return "same" if abs(off) < ALIKE else "more" if off > 0 else "less"


def _risen(values: Values, runs: Runs) -> float:
    """How high the lowest point rises after the contact, m."""
    (run,) = runs.values()
    touch = run.contacts.of_kind("impact")
    end = float(touch.time[0] + touch.duration[0])
    return max(0.0, float(run.position[run.time >= end, 0, 1].max()) - radius_of(values))


def _by_weight(values: Values, runs: Runs) -> float:
    """What the weight of the ball, which pulls while it touches, changes in the share."""
    down, share = _hit(runs)
    return abs(share - float(kept_law(values)(down)))


def _touches(values: Values, runs: Runs, material: str) -> bool:
    """Whether a ball of this material hits the plate, and another hit than the first one counts."""
    if values["material"] != material or speeds(runs) is None or not _hit(runs)[0] > 0:
        return False
    again = _here(values) and values["height"] == 100 and radius_of(values) == 0.02
    return not again and _from_one_metre(values) <= MOST_KEPT


def _margin_apart(values: Values, runs: Runs) -> float:
    """How far the share is from the first one, where the weight changes less."""
    off = abs(_hit(runs)[1] - _from_one_metre(values))
    return off / max(APART, 2 * _by_weight(values, runs))


def _margin_rubber(values: Values, runs: Runs) -> float:
    if not _touches(values, runs, RUBBER):
        return 0.0
    if _kept(values, runs) == "same":
        return math.inf if _as_fast(runs) else 0.0
    return _margin_apart(values, runs)


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    (down, share), risen = _hit(runs), _risen(values, runs)
    limit = yields_from(values)
    return {
        "share": percent(share),
        "far": percent(_from_one_metre(values)),
        "down": figure(down, "m/s"),
        "first": figure(FROM_ONE_METRE, "m/s"),
        "faster": figure(down / FROM_ONE_METRE),
        "slower": figure(FROM_ONE_METRE / down),
        "risen": _length(risen),
        "height": _fall(values),
        **_place(values),
        "dent": figure(1000 * _dent(values, runs), "mm"),
        "limit": figure(limit, "m/s"),
        "over": figure(down / limit),
        "lost": percent(1 - share**2),
    }


def _dent(values: Values, runs: Runs) -> float:
    """How deep a dent the first contact has left, m."""
    (run,) = runs.values()
    touch = run.contacts.of_kind("impact")
    end = min(float(touch.time[0] + touch.duration[0]), float(run.time[-1]))
    return max(0.0, radius_of(values) - float(run.at(end).position[0, 1]))


def _length(metres: float) -> str:
    """A length in the unit that suits it, from m to nm."""
    units = ((1.0, "m"), (CM, "cm"), (1e-4, "mm"), (1e-7, "µm"), (0.0, "nm"))
    size = {"m": 1.0, "cm": CM, "mm": 1e-3, "µm": 1e-6, "nm": 1e-9}
    unit = next(unit for least, unit in units if metres >= least)
    return figure(metres / size[unit], unit)


def _until_it_hangs(values: Values, runs: Runs) -> Decisive:
    """The touch, and on to the height to which it comes back; of other bodies the first one."""
    if values["material"] in BODIES:
        return first_contact(values, runs)
    (run,) = runs.values()
    touch, found = run.contacts.of_kind("impact"), speeds(runs)
    if found is None:
        return Decisive((), float(run.time[-1]))
    begin = float(touch.time[0])
    rise = float(touch.duration[0]) + max(found[1], 0.0) / values["gravity"]
    return Decisive((begin,), min(begin + rise, float(run.time[-1])))


def _fall(values: Values) -> str:
    """How far it falls; on other planets in m, but for a few cm."""
    metres = CM * float(values["height"])
    return drop_of(values) if _here(values) or metres < 0.1 else figure(metres, "m")


def _dropped_there(values: Values) -> dict[str, str]:
    """How far it falls, and where."""
    return {"height": _fall(values), **_place(values)}


def _ask_rubber(values: Values, runs: Runs) -> Sentence:
    far = percent(_from_one_metre(values))
    return Sentence("soft-contact-rubber-ball-asked", far=far, **_dropped_there(values))


def _loops_picture(values: Values, runs: Runs) -> Picture:
    (run,) = runs.values()
    return both_loops(values, run)


RUBBER_QUESTION = Guess(
    _ask_rubber,
    "choice",
    truth=_kept,
    says="soft-contact-rubber-ball",
    slots=_slots,
    margin=_margin_rubber,
    name="rubber_touch",
    choices=(LESS, SAME, MORE),
    decisive=_until_it_hangs,
    picture=_loops_picture,
)


#: How near the height must come, as a part of it.
CLOSE = 0.1


def _there(values: Values) -> float:
    """The free fall of another planet than that of the present drop, m/s²."""
    moon, mars, *_ = PLACES
    return mars if values["gravity"] == moon else moon


def _same_hit(values: Values) -> float:
    """From what height, m, a ball hits there as fast as from 1 m on Earth."""
    return FROM_ONE_METRE**2 / (2 * _there(values))


@kept(64)
def _dropped(values: Values) -> tuple[float, float]:
    return _hit(drop(values))


def _kept_from(values: Values, height: float) -> tuple[float, float]:
    """Speed of the hit there, m/s, and the share kept, from a height, m."""
    fall = height / CM
    return _dropped({**values, "gravity": _there(values), "height": fall})


def _own_drop(values: Values, guess: float, right: float, named: str) -> dict[str, Values]:
    """Drops on another planet: from the reader's own height, m, and from the right one."""
    drops = {"yours": guess, named: right}
    there = {"gravity": _there(values)}
    return {name: {**there, "height": height / CM} for name, height in drops.items()}


def _margin_there(values: Values, runs: Runs) -> float:
    """Exact, as far as a drop from there keeps the share, and a lower and a higher one do not."""
    far = _from_one_metre(values)
    if values["material"] != RUBBER or far > MOST_KEPT:
        return 0.0
    height = _same_hit(values)
    low, same, high = (_kept_from(values, part * height)[1] for part in (0.5, 1.0, 2.0))
    proved = abs(same - far) < ALIKE and low > far + ALIKE and high < far - ALIKE
    return math.inf if proved else 0.0


def _slots_there(values: Values, runs: Runs) -> dict[str, str]:
    height = _same_hit(values)
    return {
        "height": figure(height, "m"),
        "far": percent(_from_one_metre(values)),
        "down": figure(_kept_from(values, height)[0], "m/s"),
        **_slots_from("half", values, height / 2),
        **_slots_from("twice", values, 2 * height),
    }


def _slots_from(name: str, values: Values, height: float) -> dict[str, str]:
    """Words of a drop there from a height, m."""
    kept = percent(_kept_from(values, height)[1])
    return {name: figure(height, "m"), f"{name}_kept": kept}


def _slots_own_height(values: Values, guess: float) -> dict[str, str]:
    return _slots_from("half", values, guess) | _slots_from("twice", values, guess)


AS_FAR_THERE = Guess(
    lambda values, runs: Sentence(
        "soft-contact-as-far-there-asked",
        far=percent(_from_one_metre(values)),
        place=PLACES[_there(values)],
    ),
    "number",
    truth=lambda values, runs: _same_hit(values),
    says="soft-contact-as-far-there",
    slots=_slots_there,
    ideas=lambda values, runs: (Idea("height", 1.0),),
    within=lambda values, runs: CLOSE * _same_hit(values),
    margin=_margin_there,
    unit="m",
    minimum=0.0,
    maximum=CM * HIGHEST,
    name="as_far_there",
    decisive=_until_it_hangs,
    own_run=lambda values, guess: _own_drop(
        values, guess, _same_hit(values), figure(_same_hit(values), "m")
    ),
    own_slots=_slots_own_height,
)


# ---- act 2: a dent -----------------------------------------------------------------------------

STEEL_MORE = Option("more", Sentence("soft-contact-steel-more-more"))
EVERYTHING = Option("all", Sentence("soft-contact-everything-all"))


def _steel_keeps(values: Values, runs: Runs) -> str:
    return "all" if _hit(runs)[1] > ALL else _kept(values, runs)


def _margin_steel(values: Values, runs: Runs) -> float:
    if not _touches(values, runs, STEEL):
        return 0.0
    keeps, share = _steel_keeps(values, runs), _hit(runs)[1]
    if keeps == "all":
        return math.inf if _hit(runs)[0] <= yields_from(values) else 0.0
    if keeps == "same":
        return math.inf if _as_fast(runs) else 0.0
    return abs(share - _from_one_metre(values)) / STEEL_APART if share <= NEARLY else 0.0


def _other_size(values: Values) -> bool:
    return abs(radius_of(values) - 0.02) > 1e-9


def _case_steel(values: Values, runs: Runs) -> str:
    """Why the share is the same, where it is."""
    if _steel_keeps(values, runs) != "same":
        return ""
    if not _other_size(values):
        return "planet"
    return "size" if _here(values) else "both"


def _ask_steel(values: Values, runs: Runs) -> Sentence:
    given = {"far": percent(_from_one_metre(values)), **_dropped_there(values)}
    if not _other_size(values):
        return Sentence("soft-contact-steel-ball-asked", **given)
    radius = figure(radius_of(values) / CM, "cm")
    return Sentence("soft-contact-steel-ball-asked-size", radius=radius, **given)


STEEL_QUESTION = Guess(
    _ask_steel,
    "choice",
    truth=_steel_keeps,
    says="soft-contact-steel-ball",
    slots=_slots,
    case=_case_steel,
    margin=_margin_steel,
    name="steel_touch",
    act=2,
    choices=(LESS, SAME, STEEL_MORE, EVERYTHING),
    decisive=_until_it_hangs,
    picture=_loops_picture,
)


#: Ends, in heights from which steel yields without its weight, between which a drop loses nothing
#: or something; how often their distance is halved.
BRACKET, HALVINGS = (0.9, 1.1), 5

#: Parts of the highest drop without loss: the least that is right, and the most.
LOW_ENOUGH, TOO_HIGH = 0.53, 1.01

#: Ends of what can be typed, mm, and in heights without loss how far it must lie from them.
TYPED, ROOM = (0.1, 1000.0), 3.0


class Fall(NamedTuple):
    """What a drop of steel did: speed of the hit, m/s, share of the energy that was lost, and depth
    of the dent, m."""

    down: float
    lost: float
    dent: float


@kept(64)
def _fallen(values: Values) -> Fall:
    runs = drop(values)
    down, share = _hit(runs)
    return Fall(down, lost_with(share), _dent(values, runs))


def _fall_from(values: Values, millimetres: float) -> Fall:
    """A drop on another planet: the chart of the present one shows where its loss begins."""
    here = {"gravity": _there(values), "height": millimetres / 10}
    return _fallen({**values, **here})


def _without_weight(values: Values) -> float:
    """The height from which steel yields there, mm, if its weight did not press it as well."""
    return float(1000 * yields_from(values) ** 2 / (2 * _there(values)))


def _lossless(values: Values) -> float:
    """The highest drop there that loses nothing, mm, as drops show it; nan where they do not."""
    low, high = (part * _without_weight(values) for part in BRACKET)
    if _fall_from(values, low).lost > 0 or _fall_from(values, high).lost == 0:
        return math.nan
    ends = halved(lambda height: not _fall_from(values, height).lost > 0, low, high, HALVINGS)
    return sum(ends) / 2


def _named_lossless(values: Values) -> str:
    """That height in words, to two digits."""
    return _length(float(f"{_lossless(values) / 1000:.2g}"))


def _within_lossless(values: Values, runs: Runs) -> tuple[float, float]:
    """How far below and above is right."""
    highest = _lossless(values)
    return (1 - LOW_ENOUGH) * highest, (TOO_HIGH - 1) * highest


def _margin_lossless(values: Values, runs: Runs) -> float:
    if values["material"] != STEEL or speeds(runs) is None:
        return 0.0
    if not TYPED[0] * ROOM <= _without_weight(values) <= TYPED[1] / ROOM:
        return 0.0
    return 0.0 if math.isnan(_lossless(values)) else math.inf


def _slots_lossless(values: Values, runs: Runs) -> dict[str, str]:
    """Words; of a drop that is too high those of one from twice the height."""
    highest = _lossless(values)
    return {
        "height": _named_lossless(values),
        "limit": figure(_fall_from(values, highest).down, "m/s"),
        **_slots_too_high(values, 2 * highest),
    }


def _slots_too_high(values: Values, millimetres: float) -> dict[str, str]:
    """Words of a drop there that loses something."""
    high = _fall_from(values, millimetres)
    return {
        "at": _length(millimetres / 1000),
        "dent": _length(high.dent),
        "lost": percent(high.lost),
    }


NOTHING_LOST = Guess(
    lambda values, runs: Sentence("soft-contact-nothing-lost-asked", place=PLACES[_there(values)]),
    "number",
    truth=lambda values, runs: _lossless(values),
    says="soft-contact-nothing-lost",
    slots=_slots_lossless,
    within=_within_lossless,
    margin=_margin_lossless,
    unit="mm",
    minimum=TYPED[0],
    maximum=TYPED[1],
    name="nothing_lost",
    act=2,
    decisive=_until_it_hangs,
    own_run=lambda values, guess: _own_drop(
        values, guess / 1000, _lossless(values) / 1000, _named_lossless(values)
    ),
    own_slots=_slots_too_high,
)


# ---- a set-up: a ball in a computer game --------------------------------------------------------

#: The power of the depth in a damper with which one number holds at all heights.
ALIKE_POWER = 0.25


def _margin_game(values: Values, runs: Runs) -> float:
    if not _touches(values, runs, GAME) or not _here(values):
        return 0.0
    if values["power"] == ALIKE_POWER:
        exact = _kept(values, runs) == "same" and _by_weight(values, runs) < ALIKE / 2
        return math.inf if exact else 0.0
    return _margin_apart(values, runs) if _kept(values, runs) != "same" else 0.0


def _ask_game(values: Values, runs: Runs) -> Sentence:
    far, height, power = percent(_from_one_metre(values)), _fall(values), values["power"]
    if power == 0:
        return Sentence("soft-contact-game-ball-asked-even", far=far, height=height)
    named = {0.25: "1/4", 0.5: "1/2", 1.5: "3/2"}.get(power, figure(power))
    return Sentence("soft-contact-game-ball-asked", far=far, height=height, power=named)


GAME_QUESTION = Guess(
    _ask_game,
    "choice",
    truth=_kept,
    says="soft-contact-game-ball",
    slots=_slots,
    case=lambda values, runs: "gentle" if values["power"] < ALIKE_POWER else "deep",
    margin=_margin_game,
    name="game_touch",
    choices=(LESS, SAME, MORE),
    decisive=_until_it_hangs,
    picture=_loops_picture,
)
