"""What lesson 02 asks: what a landing leaves of a throw, what holds a lump, what lands softly."""

import math
from dataclasses import dataclass, replace

import numpy as np

from kernel_lib.experiments import (
    Decisive,
    Guess,
    Idea,
    Option,
    Picture,
    Runs,
    Values,
    Way,
    at_contacts,
    options,
)
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.oblique_plane.controls import LANDINGS, LETTERS, LUMP, LUMPS
from kernel_lib.experiments.oblique_plane.on_the_slope import lands_at
from kernel_lib.experiments.oblique_plane.published import across, along, turning_time, weight
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import Sentence, Text, in_order

__all__ = ["FLAT", "LANDING", "LAST", "LEAST", "ROUGHNESS", "TWO_LUMPS", "landing", "slid"]

#: Speeds below this, m/s, and ways, m, are none.
STILL = 1e-6

#: A slope below this, rise over run, is level ground.
LEVEL = 0.02

#: Speeds, m/s, into the slope and along or out of it after a landing, from which on an outcome is
#: clear, and where the lump stays up there; how many times what it has to do friction can do, where
#: it stops a lump at once.
INTO, LEFT, LEFT_THERE, HOLDS = 1.5, 0.8, 0.5, 1.25

#: From this μ on a landing takes all the speed along the slope of most throws.
VERY_ROUGH = 0.8

BOUNCES, STOPS, UP, DOWN, STAYS = options(
    "oblique-plane-option", "bounces", "stops", "up", "down", "stays"
)


@dataclass(frozen=True)
class Landing:
    """What the exact run did: velocities at its landing and after it, along and out of the slope.

    time : s
    into : m/s, towards the slope; out : m/s, away from it, after
    before, after : m/s, up along the slope
    later : m/s, up along the slope, at all frames from the landing on
    """

    time: float
    into: float
    out: float
    before: float
    after: float
    later: tuple[float, ...]


def landing(runs: Runs) -> Landing | None:
    """The first landing of the exact run; None if it does not land, or not from above."""
    run = runs.get("exact")
    if run is None or len(run.contacts.of_kind("impact")) == 0:
        return None
    hits = run.contacts.of_kind("impact")
    before, after = hits.velocity_before[:1, 0], hits.velocity_after[:1, 0]
    later = along(run, run.velocity[run.time >= hits.time[0], 0])
    return Landing(
        float(hits.time[0]),
        -float(across(run, before)[0]),
        float(across(run, after)[0]),
        float(along(run, before)[0]),
        float(along(run, after)[0]),
        tuple(float(speed) for speed in later),
    )


def _outcome(runs: Runs) -> str:
    """What it did after its landing, as far as the run shows; empty where that is not decided."""
    seen = landing(runs)
    if seen is None or not seen.later:
        return ""
    if seen.out > STILL:
        return BOUNCES.name
    speeds = np.array([seen.after, *seen.later])
    if np.all(np.abs(speeds) <= STILL):
        return STOPS.name
    ends_still = abs(speeds[-1]) <= STILL
    if speeds[0] > STILL:
        return STAYS.name if ends_still else UP.name if speeds[-1] < -STILL else ""
    # It goes on down for certain where it does not become slower.
    goes_on = not ends_still and speeds[-1] < -STILL and speeds[-1] <= speeds[len(speeds) // 2]
    return DOWN.name if goes_on else ""


def _landing_asked(values: Values, runs: Runs) -> Sentence:
    falls = not values["velocity_x"] and not values["velocity_y"]
    mu = figure(values["friction"]) if values["friction"] else "smooth"
    share = {0.0: "none", 1.0: "all"}.get(values["k_b"], percent(values["k_b"]))
    return Sentence(
        "oblique-plane-landing-ask", way="falls" if falls else "thrown", mu=mu, share=share
    )


def _flat(values: Values) -> bool:
    """Whether it may stay up there: what does not bounce, on a slope too flat to slide back."""
    return bool(values["k_b"] == 0 and values["slope"] < values["friction"] < VERY_ROUGH)


def _landing_margin(values: Values, runs: Runs) -> float:
    """How clear the outcome is: speeds over those from which on it is."""
    seen, outcome = landing(runs), _outcome(runs)
    if seen is None or not outcome or values["slope"] < LEVEL or _bounces_on(values):
        return 0.0
    if outcome == STOPS.name:
        could = min(
            values["friction"] * seen.into / max(abs(seen.before), STILL),
            values["friction"] / values["slope"],
        )
        clear = min((could - 1) / (HOLDS - 1), abs(seen.before) / LEFT)
    elif outcome == STAYS.name:
        clear = seen.after / LEFT_THERE
    else:
        clear = (seen.out if outcome == BOUNCES.name else abs(seen.after)) / LEFT
    return min(clear, seen.into / INTO)


def _landing_slots(values: Values, runs: Runs) -> dict[str, str]:
    seen = landing(runs)
    assert seen is not None  # the question fits
    turns = turning_time(runs["exact"])
    ended = runs["exact"].time[-1] if math.isnan(turns) else turns
    return {
        "into": figure(seen.into, "m/s"),
        "out": figure(seen.out, "m/s"),
        "returned": percent(max(0.0, seen.out) / seen.into),
        "before": figure(abs(seen.before), "m/s"),
        "after": figure(abs(seen.after), "m/s"),
        "way": "up" if seen.before > 0 else "down",
        "took": figure(abs(seen.before) - abs(seen.after), "m/s"),
        "most": figure(values["friction"] * seen.into, "m/s"),
        "later": figure(float(ended - seen.time), "s"),
        "mu": figure(values["friction"]),
        "slope": figure(values["slope"]),
    }


def _until_it_comes_back(values: Values, runs: Runs) -> Decisive:
    """The landing, and on until the ball comes back down the plane, if it does."""
    run = runs["exact"]
    found = at_contacts(run)
    if not found.moments:
        return found
    landing, end = found.moments[0], float(run.time[-1])
    later = run.time > landing
    falling = run.time[later & (along(run, run.velocity[:, 0]) < 0)]
    back = float(falling[0]) if len(falling) else end
    return Decisive((landing,), min(end, landing + min(1.3 * (back - landing), 2.0)))


LANDING = Guess(
    _landing_asked,
    "choice",
    truth=lambda values, runs: _outcome(runs),
    says="oblique-plane-landing",
    slots=_landing_slots,
    case=lambda values, runs: "rough" if values["friction"] else "",
    margin=lambda values, runs: (
        0.0 if _flat(values) or _outcome(runs) == STAYS.name else _landing_margin(values, runs)
    ),
    choices=(BOUNCES, STOPS, UP, DOWN),
    name="landing",
    decisive=_until_it_comes_back,
)

#: The same where it may stay up there.
FLAT = replace(
    LANDING,
    says="oblique-plane-flat",
    margin=lambda values, runs: (
        _landing_margin(values, runs)
        if _flat(values) and _outcome(runs) in (STAYS.name, STOPS.name)
        else 0.0
    ),
    choices=(STAYS, STOPS, UP, DOWN),
    name="flat",
)


#: Runs from this length on, s, are about the end of the bounces, where there is one.
LONG = 6.0


def _bounces_on(values: Values) -> bool:
    """Whether what a run shows is how bouncing ends on a smooth slope."""
    smooth = values["friction"] == 0 and values["slope"] >= LEVEL
    return bool(smooth and 0.2 <= values["k_b"] <= 0.7 and values["duration"] >= LONG)


def _end_of_bounces(runs: Runs) -> tuple[float, float]:
    """When the last of several bounces is over, s, and the speed up the slope there, m/s; nan
    without such an end."""
    run = runs.get("exact")
    if run is None or len(run.contacts.of_kind("impact")) < 3:
        return math.nan, math.nan
    slides = run.contacts.of_kind("slide")
    if len(slides) == 0:
        return math.nan, math.nan
    return float(slides.time[0]), float(along(run, slides.velocity_after[:1, 0])[0])


def _last_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("oblique-plane-last-ask", share=percent(values["k_b"]))


def _last_margin(values: Values, runs: Runs) -> float:
    end, speed = _end_of_bounces(runs)
    ends = _bounces_on(values) and "exact" in runs and end < runs["exact"].time[-1]
    return -speed / LEFT if ends else 0.0


def _last_slots(values: Values, runs: Runs) -> dict[str, str]:
    end, speed = _end_of_bounces(runs)
    hits = runs["exact"].contacts.of_kind("impact").time
    return {
        "end": figure(end, "s"),
        "speed": figure(abs(speed), "m/s"),
        "share": percent(float((hits[2] - hits[1]) / (hits[1] - hits[0]))),
    }


LAST = Guess(
    _last_asked,
    "choice",
    truth=lambda values, runs: "slides" if _end_of_bounces(runs)[1] < 0 else "",
    says="oblique-plane-last",
    slots=_last_slots,
    margin=_last_margin,
    choices=("rests", "slides", "never"),
    name="last",
    decisive=lambda values, runs: Decisive((), min(_end_of_bounces(runs)[0] + 1.0, LONG)),
)


def slid(run: Trajectory) -> float:
    """How far the body of a run went, m."""
    return float(np.linalg.norm(run.position[-1, 0] - run.position[0, 0]))


def _roughness_asked(values: Values, runs: Runs) -> Sentence:
    mass, rise = figure(values["mass"], "kg"), figure(values["slope"], "m")
    return Sentence("oblique-plane-roughness-ask", mass=mass, rise=rise)


def _limit(runs: Runs) -> float:
    """μ from which on friction holds what the weight pulls."""
    pull, press = weight(runs["lump"])
    return pull / press


def _near(values: Values, runs: Runs) -> float:
    return 0.05 * _limit(runs) + 0.01


def _one(values: Values, runs: Runs) -> tuple[Idea, ...]:
    """That μ must be 1 to hold anything; where it is about that, or more, this is no wrong idea."""
    return (Idea("one", 1.0),) if _limit(runs) < 1 - 2 * _near(values, runs) else ()


def _roughness_slots(values: Values, runs: Runs) -> dict[str, str]:
    pull, press = weight(runs["lump"])
    return {
        "pull": figure(pull, "N"),
        "press": figure(press, "N"),
        "limit": figure(_limit(runs)),
    }


def _two_seconds(values: Values, runs: Runs) -> Decisive:
    """So long that one sees whether a lump slides; no moment is slow before that."""
    return Decisive((), min(2.0, float(values["duration"])))


def _own_roughness(values: Values, guess: float) -> dict[str, Values]:
    """The lump on the reader's slope; next to it one on a slope that is just rough enough."""
    enough = f"μ = {figure(values['slope'])}"
    return {"yours": {"friction": guess}, enough: {"friction": values["slope"]}}


#: Length, m, of the longest arrow of a picture.
LONGEST = 3.0


def _arrow(
    run: Trajectory, at: Floats, parts: tuple[float, float], text: Text, name: str = ""
) -> Way:
    """An arrow of a picture from a place.

    parts : m, up along the slope and out of it
    name : of the run whose hue it has
    """
    out = np.array(run.scene.walls[0].normal)
    end = at + parts[0] * np.array([out[1], -out[0]]) + parts[1] * out
    points = ((float(at[0]), float(at[1])), (float(end[0]), float(end[1])))
    return Way(points, arrow=True, text=text, run=name)


def _rubs(run: Trajectory, until: float) -> float:
    """The force of friction on a lump that was set down at rest, N: what its weight pulls and its
    speed does not show."""
    speed = abs(float(along(run, run.at(until).velocity[:1])[0]))
    return round(weight(run)[0] - run.scene.balls[0].mass * speed / until, 6) + 0.0


def _roughness_picture(values: Values, runs: Runs) -> Picture:
    """The weight along the slope and into it, and the friction that holds the lump, in one scale:
    the same for every roughness that is tried."""
    run = runs["lump"]
    pull, press = weight(run)
    at, unit = run.position[0, 0], LONGEST / math.hypot(pull, press)
    slots = _roughness_slots(values, runs)
    forces = (
        (Sentence("oblique-plane-mark-pull", force=slots["pull"]), -pull, 0.0),
        (Sentence("oblique-plane-mark-press", force=slots["press"]), 0.0, -press),
        (Sentence("oblique-plane-mark-needed", force=slots["pull"]), pull, 0.0),
    )
    return Picture(
        Sentence("oblique-plane-roughness-picture", **slots),
        tuple(_arrow(run, at, (unit * one, unit * other), text) for text, one, other in forces),
    )


ROUGHNESS = Guess(
    _roughness_asked,
    "number",
    truth=lambda values, runs: _limit(runs),
    says="oblique-plane-roughness",
    slots=_roughness_slots,
    ideas=_one,
    within=_near,
    margin=lambda values, runs: (
        math.inf if values["scene"] == LUMP and values["slope"] >= LEVEL else 0.0
    ),
    minimum=0.0,
    maximum=2.0,
    name="roughness",
    act=2,
    decisive=_two_seconds,
    own_run=_own_roughness,
    picture=_roughness_picture,
)


#: How far from the slope μ is, as a part of it, from which on the outcome is clear.
APART = 0.15


@dataclass(frozen=True)
class _Lump:
    """mass : kg; pull : N, of its weight, along the slope; friction : μ; way : m, that it slid."""

    mass: float
    pull: float
    friction: float
    way: float


def _light_and_heavy(runs: Runs) -> tuple[_Lump, _Lump]:
    found = []
    for name in ("lump 1", "lump 2"):
        run = runs[name]
        mass, mu = run.scene.balls[0].mass, run.scene.friction or 0.0
        found.append(_Lump(mass, weight(run)[0], mu, slid(run)))
    light, heavy = sorted(found, key=lambda one: one.mass)
    return light, heavy


def _lumps_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "oblique-plane-lumps-ask",
        rise=figure(values["slope"], "m"),
        mass=figure(values["mass"], "kg"),
        mu=figure(values["friction"]),
        mass_2=figure(values["mass_2"], "kg"),
        mu_2=figure(values["friction_2"]),
    )


def _who_slides(values: Values, runs: Runs) -> str:
    light, heavy = (one.way > STILL for one in _light_and_heavy(runs))
    if light:
        return "both" if heavy else "light"
    return "heavy" if heavy else "neither"


def _lumps_margin(values: Values, runs: Runs) -> float:
    if values["scene"] != LUMPS or values["slope"] < LEVEL:
        return 0.0
    light, heavy = _light_and_heavy(runs)
    if heavy.mass < 1.5 * light.mass:
        return 0.0
    return min(abs(one.friction / values["slope"] - 1) for one in (light, heavy)) / APART


def _lumps_slots(values: Values, runs: Runs) -> dict[str, str]:
    light, heavy = _light_and_heavy(runs)
    return {
        "light": figure(light.mass, "kg"),
        "heavy": figure(heavy.mass, "kg"),
        "mu_light": figure(light.friction),
        "mu_heavy": figure(heavy.friction),
        "way_light": figure(light.way, "m"),
        "way_heavy": figure(heavy.way, "m"),
        "times": figure(heavy.pull / light.pull),
        "slope": figure(values["slope"]),
    }


def _lumps_picture(values: Values, runs: Runs) -> Picture:
    """Pull and friction of both lumps, in one scale."""
    end = _two_seconds(values, runs).verdict
    unit = LONGEST / max(weight(run)[0] for run in runs.values())
    marks: list[Way] = []
    slots: dict[str, str] = {}
    for place, (name, run) in enumerate(runs.items(), start=1):
        pull, rubs = weight(run)[0], _rubs(run, end)
        texts = (
            Sentence("oblique-plane-mark-pull", force=figure(pull, "N")),
            Sentence("oblique-plane-mark-friction", force=figure(rubs, "N")),
        )
        at = run.position[0, 0]  # where no arrow of a velocity lies on these
        for size, text in zip((-pull, rubs), texts, strict=True):
            if abs(size) > STILL:
                marks.append(_arrow(run, at, (unit * size, 0.0), text, name))
        slots |= {
            f"mass_{place}": figure(run.scene.balls[0].mass, "kg"),
            f"pull_{place}": figure(pull, "N"),
            f"friction_{place}": figure(rubs, "N"),
        }
    return Picture(Sentence("oblique-plane-lumps-picture", **slots), tuple(marks))


TWO_LUMPS = Guess(
    _lumps_asked,
    "choice",
    truth=_who_slides,
    says="oblique-plane-lumps",
    steps=in_order("oblique-plane-roughness-steps"),
    slots=_lumps_slots,
    margin=_lumps_margin,
    choices=("light", "heavy", "both", "neither"),
    name="lumps",
    act=2,
    decisive=_two_seconds,
    picture=_lumps_picture,
)


#: How much more the second-best landing takes from which on the best one is clear, as a part.
MORE = 0.3

SPEEDS, ANGLES = (tuple(f"{what}_{one.lower()}" for one in LETTERS) for what in ("speed", "angle"))


def _ranked(values: Values) -> dict[str, str]:
    """The letters of the slowest landing, of the one between, and of the flattest."""
    order = sorted(LETTERS, key=lambda one: values[f"speed_{one.lower()}"])
    return dict(zip(("slowest", "between", "flattest"), order, strict=True))


def _least_options(values: Values, runs: Runs) -> tuple[Option, ...]:
    """In the order of their letters, each by the name of the idea that chooses it."""
    names = {letter: name for name, letter in _ranked(values).items()}
    return tuple(
        Option(names[one], Sentence("oblique-plane-option-landing", letter=one)) for one in LETTERS
    )


def _least_asked(values: Values, runs: Runs) -> Sentence:
    speeds = {name: figure(values[name], "m/s") for name in SPEEDS}
    angles = {name: figure(values[name], "°") for name in ANGLES}
    return Sentence("oblique-plane-least-ask", **speeds, **angles)


def _taken(runs: Runs) -> dict[str, tuple[float, float]]:
    """By letter, what each landing took, J, and the speed into the slope, m/s."""
    found = {}
    for letter in LETTERS:
        hit = runs[letter].contacts.of_kind("impact")
        into = -float(across(runs[letter], hit.velocity_before[:1, 0])[0])
        found[letter] = (float(hit.energy_lost[0]), into)
    return found


def _least(values: Values, runs: Runs) -> str:
    taken = _taken(runs)
    return min(_ranked(values).items(), key=lambda one: taken[one[1]])[0]


def _least_margin(values: Values, runs: Runs) -> float:
    """How much more the second-best took; 0 where the slowest is not the steepest, and so on."""
    if values["scene"] != LANDINGS:
        return 0.0
    ranked = [one.lower() for one in _ranked(values).values()]
    speeds = [values[f"speed_{one}"] for one in ranked]
    angles = [values[f"angle_{one}"] for one in ranked]
    if len(set(speeds)) < 3 or not angles[0] > angles[1] > angles[2]:
        return 0.0
    least, second = sorted(energy for energy, _ in _taken(runs).values())[:2]
    return (second / least - 1) / MORE


def _least_slots(values: Values, runs: Runs) -> dict[str, str]:
    found: dict[str, str] = {}
    taken, ranked = _taken(runs), _ranked(values)
    ranked["right"] = ranked[_least(values, runs)]
    for name, letter in ranked.items():
        energy, into = taken[letter]
        found |= {
            name: letter,
            f"{name}_lost": figure(energy, "J"),
            f"{name}_into": figure(into, "m/s"),
            f"{name}_speed": figure(values[f"speed_{letter.lower()}"], "m/s"),
            f"{name}_angle": figure(values[f"angle_{letter.lower()}"], "°"),
        }
    return found


def _after_the_landings(values: Values, runs: Runs) -> Decisive:
    lands = lands_at(values)
    return Decisive((lands,), min(lands + 0.5, float(values["duration"])))


def _least_picture(values: Values, runs: Runs) -> Picture:
    """Of each landing the speed into the slope, in one scale, and what it cost."""
    taken = _taken(runs)
    unit = LONGEST / max(into for _, into in taken.values())
    marks = []
    for letter, (energy, into) in taken.items():
        run = runs[letter]
        at = run.at(float(run.contacts.of_kind("impact").time[0])).position[0]
        text = Sentence("oblique-plane-mark-lost", letter=letter, energy=figure(energy, "J"))
        marks.append(_arrow(run, at, (0.0, -unit * into), text, letter))
    lost = {f"lost_{one.lower()}": figure(energy, "J") for one, (energy, _) in taken.items()}
    return Picture(Sentence("oblique-plane-least-picture", **lost), tuple(marks))


LEAST = Guess(
    _least_asked,
    "choice",
    truth=_least,
    says="oblique-plane-least",
    slots=_least_slots,
    margin=_least_margin,
    choices_now=_least_options,
    name="least",
    act=3,
    decisive=_after_the_landings,
    picture=_least_picture,
)
