"""What lesson 03 asks: whether two balls stay together, which way a pair goes, how it turns."""

import math
from dataclasses import dataclass

import numpy as np

from kernel_lib.experiments import (
    Angle,
    Decisive,
    Guess,
    Idea,
    Judgement,
    Mark,
    Picture,
    Ring,
    Runs,
    Spot,
    Values,
    Verdict,
    Way,
    at_contacts,
    options,
)
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.two_balls.controls import FILM, PAIR
from kernel_lib.state.trajectory import Floats
from kernel_lib.words import Sentence

__all__ = ["HITS", "LEAVES", "STEPS", "TOGETHER", "TURN", "TWO_ANSWERS", "WAY", "WHICH_PAIR"]
__all__ += ["Meeting", "meeting"]

#: Speeds below this part of those with which the balls come are rounding.
ROUNDING = 1e-7


@dataclass(frozen=True)
class Meeting:
    """The first contact of two balls in the exact run.

    time : s
    closing, parting : m/s, along the line of centres
    sliding : m/s, past each other, after
    off : m, how far off a straight hit ball 1 came, seen from ball 2: to the right of its own way,
        negative to the left
    velocities, after : (2, 2) m/s, before and after; along the line of centres and across it
    impulses : sizes, N s, of the changes of momentum of both
    masses : kg
    """

    time: float
    closing: float
    parting: float
    sliding: float
    off: float
    velocities: Floats
    after: Floats
    impulses: tuple[float, float]
    masses: tuple[float, float]


def meeting(runs: Runs) -> Meeting | None:
    """The first contact of two balls; None if they miss."""
    run = runs["exact"]
    hits = run.contacts.of_kind("impact")
    hits = hits[hits.b >= 0]
    if len(hits) == 0:
        return None
    normal = hits.normal[0]
    across = np.array([-normal[1], normal[0]])
    before, after = hits.velocity_before[0], hits.velocity_after[0]
    pair = run.scene.balls[hits.a[0]], run.scene.balls[hits.b[0]]
    sizes = np.linalg.norm(after - before, axis=1) * np.array([one.mass for one in pair])
    comes = before[0] - before[1]
    apart = (pair[0].radius + pair[1].radius) * normal
    return Meeting(
        float(hits.time[0]),
        -float(comes @ normal),
        float((after[0] - after[1]) @ normal),
        abs(float((after[0] - after[1]) @ across)),
        float(apart[0] * comes[1] - apart[1] * comes[0]) / max(float(np.hypot(*comes)), 1e-9),
        np.stack([before @ normal, before @ across], axis=1),
        np.stack([after @ normal, after @ across], axis=1),
        (float(sizes[0]), float(sizes[1])),
        (pair[0].mass, pair[1].mass),
    )


def _met(runs: Runs) -> Meeting:
    """That contact, where the question fits."""
    seen = meeting(runs)
    assert seen is not None
    return seen


def _rounded(value: float, unit: str) -> str:
    """A number in words, in which rounding is nothing."""
    return figure(round(value, 9) + 0.0, unit)


STAY, SLIDE, BOUNCE = options("two-balls-option", "stay", "slide", "bounce")

#: Speeds of sliding or parting, of the speed at which two come to each other, from which on what
#: they do is clear; steps, s, from which on the question is what a program sees of a hit.
CLEAR, LONG_STEP = 0.15, 0.15


def _outcome(seen: Meeting) -> str:
    least = ROUNDING * max(1e-9, float(np.abs(seen.velocities).max()))
    if seen.parting > least:
        return BOUNCE.name
    return SLIDE.name if seen.sliding > least else STAY.name


def _body(values: Values) -> str:
    """Pucks are seen from above: only balls are pulled down."""
    return "ball" if values["gravity"] or values["drag"] else "puck"


def _masses(values: Values) -> str:
    return "equal" if values["m1"] == values["m2"] else "different"


def _way(values: Values, seen: Meeting) -> str:
    """How they meet, by the name for it in messages."""
    offset = np.abs(seen.velocities[:, 1]).max() > ROUNDING * np.abs(seen.velocities).max()
    a, b = (np.array([values[f"vx{i}"], values[f"vy{i}"]]) for i in (1, 2))
    crossing = abs(a[0] * b[1] - a[1] * b[0]) > ROUNDING * float(np.abs([a, b]).max()) ** 2
    return "crossing" if crossing else "off-centre" if offset else "head-on"


def _case(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    return "crossing" if seen and _way(values, seen) == "crossing" else "head-on"


def _given(values: Values, runs: Runs) -> dict[str, str]:
    """What meets, how, and what acts on it: where nothing does, pucks are meant."""
    seen = meeting(runs)
    acting = [name for name in ("gravity", "drag") if values[name]]
    return {
        "masses": _masses(values),
        "m1": figure(values["m1"], "kg"),
        "m2": figure(values["m2"], "kg"),
        "way": _way(values, seen) if seen else "none",
        "around": "both" if len(acting) > 1 else "".join(acting) or "none",
    }


def _together_asked(values: Values, runs: Runs) -> Sentence:
    share = {0.0: "none", 1.0: "all"}.get(values["k_b"], percent(values["k_b"]))
    return Sentence("two-balls-together-ask", **_given(values, runs), share=share)


def _together_margin(values: Values, runs: Runs) -> float:
    """How fast they part or slide, of the speed at which they come to each other."""
    disturbed = any(values[name] for name in ("box", "wall", "glued"))
    if values["film"] != PAIR or disturbed or values["step"] >= LONG_STEP:
        return 0.0
    seen = meeting(runs)
    if seen is None:
        return 0.0
    outcome = _outcome(seen)
    if outcome == STAY.name:
        return 0.0 if values["drag"] else math.inf  # it parts what the contact does not
    return max(seen.parting, seen.sliding if outcome == SLIDE.name else 0.0) / (
        CLEAR * math.hypot(seen.closing, seen.sliding)
    )


def _together_slots(values: Values, runs: Runs) -> dict[str, str]:
    seen = _met(runs)
    return {
        "body": _body(values),
        "closing": _rounded(seen.closing, "m/s"),
        "parting": _rounded(seen.parting, "m/s"),
        "sliding": _rounded(seen.sliding, "m/s"),
        "across": _rounded(abs(float(seen.velocities[0, 1])), "m/s"),
        "share": percent(max(0.0, seen.parting) / seen.closing),
    }


def _together(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    return _outcome(seen) if seen else ""


def _first_meeting(values: Values, runs: Runs) -> Decisive:
    """The first contact of two balls."""
    seen, end = meeting(runs), float(runs["exact"].time[-1])
    if seen is None:
        return at_contacts(runs["exact"])
    return Decisive((seen.time,), min(end, seen.time + max(seen.time, 0.2 * end)))


TOGETHER = Guess(
    _together_asked,
    "choice",
    truth=_together,
    says="two-balls-together",
    slots=_together_slots,
    case=_case,
    margin=_together_margin,
    choices=(STAY, SLIDE, BOUNCE),
    name="together",
    decisive=_first_meeting,
)


#: A lorry has at least so many times the mass of a car; momenta that differ by this part of the
#: larger one are clearly different.
LORRY, DIFFERENT = 1.5, 0.2


def _way_asked(values: Values, runs: Runs) -> Sentence:
    lorry, car = (figure(values[name], "kg") for name in ("m1", "m2"))
    right, left = (figure(abs(values[name]), "m/s") for name in ("vx1", "vx2"))
    return Sentence("two-balls-way-ask", lorry=lorry, right=right, car=car, left=left)


def _hooked(values: Values) -> bool:
    """Whether a slow, heavy lorry and a fast, light car come head-on, and nothing else acts."""
    names = ("k_b", "vy1", "vy2", "gravity", "drag", "box", "wall", "glued")
    alone = values["film"] == PAIR and not any(values[name] for name in names)
    heads_on = values["y1"] == values["y2"] and values["x1"] < values["x2"]
    fast = -values["vx2"] > values["vx1"] > 0
    return bool(alone and heads_on and fast and values["m1"] >= LORRY * values["m2"])


def _momenta(seen: Meeting) -> tuple[float, float]:
    """Sizes, kg m/s, of what both bring."""
    one, two = np.abs(seen.velocities[:, 0]) * seen.masses
    return float(one), float(two)


def _pair_speed(seen: Meeting) -> float:
    """Of the hooked pair, m/s: positive the way of ball 1."""
    speed = -float(seen.after[:, 0] @ seen.masses) / sum(seen.masses)
    return 0.0 if abs(speed) < 1e-9 else speed


def _way_margin(values: Values, runs: Runs) -> float:
    seen = meeting(runs)
    if not _hooked(values) or seen is None:
        return 0.0
    one, two = _momenta(seen)
    if _pair_speed(seen) == 0:
        return math.inf
    return (1 - min(one, two) / max(one, two)) / DIFFERENT + 1e-9


def _which_way(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    speed = _pair_speed(seen) if seen else 0.0
    return "lorry" if speed > 0 else "car" if speed < 0 else "still"


def _way_slots(values: Values, runs: Runs) -> dict[str, str]:
    seen = _met(runs)
    (lorry, car), speed, mass = _momenta(seen), abs(_pair_speed(seen)), sum(seen.masses)
    return {
        "m_lorry": figure(seen.masses[0]),
        "m_car": figure(seen.masses[1]),
        "v_lorry": figure(abs(float(seen.velocities[0, 0]))),
        "v_car": figure(abs(float(seen.velocities[1, 0]))),
        "p_lorry": figure(lorry),
        "p_car": figure(car),
        "rest": figure(mass * speed),
        "mass": figure(mass, "kg"),
        "speed": figure(speed, "m/s"),
    }


#: Length, m, of the longest arrow of a picture, and height over the upper ball between two.
LONGEST, ROW = 2.0, 0.5


def _way_picture(values: Values, runs: Runs) -> Picture:
    """What both bring, and below it what is left of it, as arrows of one scale."""
    run, seen = runs["exact"], _met(runs)
    shown = run.at(_first_meeting(values, runs).verdict)
    middle = float(shown.position[:2, 0] @ seen.masses) / sum(seen.masses)
    top = float(shown.position[0, 1]) + max(ball.radius for ball in run.scene.balls[:2])
    one, two = _momenta(seen)
    rest = sum(seen.masses) * _pair_speed(seen)
    unit = LONGEST / max(one, two)

    def arrow(size: float, row: int, ball: int | None) -> Mark:
        text, y = figure(abs(size), "kg m/s"), top + row * ROW
        if size == 0:
            return Spot((middle, y), text=text)
        return Way(((middle, y), (middle + size * unit, y)), arrow=True, text=text, ball=ball)

    lorry, car, left = (figure(abs(size), "kg m/s") for size in (one, two, rest))
    return Picture(
        Sentence("two-balls-way-picture", lorry=lorry, car=car, left=left),
        (arrow(one, 2, 0), arrow(-two, 2, 1), arrow(rest, 1, None)),
    )


WAY = Guess(
    _way_asked,
    "choice",
    truth=_which_way,
    says="two-balls-way",
    slots=_way_slots,
    margin=_way_margin,
    choices=("lorry", "car", "still"),
    name="way",
    act=2,
    decisive=_first_meeting,
    picture=_way_picture,
)


#: Two balls, kg, and the speeds with which they meet, m/s.
PAIR_MASSES, PAIR_SPEEDS = (2.0, 1.0), (3.0, 0.0)

#: Shares of the closing speed, and of momentum, below which a difference is rounding.
SHARE_ROUNDED, MOMENTUM_ROUNDED = 1e-3, 4e-3


def _judge_two_answers(values: Values, runs: Runs) -> Judgement:
    """Which law rejects speeds that keep momentum, by what returns of the closing speed."""
    energy = sum(m * v * v / 2 for m, v in zip(PAIR_MASSES, PAIR_SPEEDS, strict=True))
    explodes = Sentence("two-balls-explodes", before=figure(energy, "J"))
    return Judgement(
        "",
        (
            Verdict("returned", None, -SHARE_ROUNDED, False, Sentence("two-balls-passes")),
            Verdict("returned", 1 + SHARE_ROUNDED, None, False, explodes),
            Verdict("returned", None, None, True, Sentence("two-balls-allowed")),
        ),
    )


TWO_ANSWERS = Guess(
    Sentence("two-balls-two-answers-ask"),
    "speeds",
    _judge_two_answers,
    tolerance=MOMENTUM_ROUNDED,
    minimum=-1.0,
    maximum=1.5,
    unit="m/s",
    row=lambda values: (PAIR_MASSES, PAIR_SPEEDS),
    keeps=("momentum",),
    name="two_answers",
    act=2,
    conceals=("m1", "vx2"),
)


#: rad/s, from which on one sees that a pair turns; below which it does not.
TURNING, UNTURNED = 0.2, 1e-9

#: °, from which on an angle is a half turn, up to what a frame leaves of it.
HALF = 179.9


def _turn_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("two-balls-turn-ask", **_given(values, runs))


def _rate(runs: Runs) -> float:
    """At which the glued pair turns at the end of its run, rad/s, anticlockwise."""
    return float(runs["glued"].spin[-1, 0])


def _turn(values: Values, runs: Runs) -> str:
    rate = _rate(runs)
    return "none" if abs(rate) < UNTURNED else "anticlockwise" if rate > 0 else "clockwise"


def _turn_margin(values: Values, runs: Runs) -> float:
    if "glued" not in runs or meeting(runs) is None or not len(runs["glued"].contacts):
        return 0.0
    rate = abs(_rate(runs))
    return math.inf if rate < UNTURNED else rate / TURNING


def _turn_slots(values: Values, runs: Runs) -> dict[str, str]:
    seen = _met(runs)
    return {
        "body": _body(values),
        "off": _rounded(abs(seen.off), "m"),
        "rate": _rounded(abs(_rate(runs)), "rad/s"),
    }


def _half_a_turn(values: Values, runs: Runs) -> Decisive:
    """The contact, and on until the pair has turned half round, where the run is so long."""
    time, end = float(runs["glued"].contacts.time[0]), float(runs["glued"].time[-1])
    turned = math.pi / max(abs(_rate(runs)), 1.0)
    return Decisive((time,), min(end, time + turned))


def _turned(runs: Runs, start: float, end: float) -> tuple[float, float, tuple[float, float]]:
    """The direction from puck 1 to puck 2 at both times, °, and the middle of the pair, m."""
    run, angles = runs["glued"], []
    for time in (start, end):
        x, y = run.at(time).position[1] - run.at(time).position[0]
        angles.append(math.degrees(math.atan2(y, x)))
    turned = (angles[1] - angles[0] + 180) % 360 - 180
    if abs(turned) > HALF:  # the side from which a half turn comes
        turned = math.copysign(turned, _rate(runs))
    mass = np.array([ball.mass for ball in run.scene.balls])
    x, y = mass @ run.at(end).position / mass.sum()
    return angles[0], angles[0] + turned, (float(x), float(y))


def _turn_picture(values: Values, runs: Runs) -> Picture:
    """The pair where it met, and by how much the line through both centres has turned."""
    run, look = runs["glued"], _half_a_turn(values, runs)
    (start,), end = look.moments, look.verdict
    met, now = (run.at(time).position for time in (start, end))
    rings = [
        Ring((float(place[0]), float(place[1])), ball.radius, ball=i)
        for i, (place, ball) in enumerate(zip(met, run.scene.balls, strict=True))
    ]
    line = tuple((float(x), float(y)) for x, y in now)
    if _turn(values, runs) == "none":
        return Picture(
            Sentence("two-balls-turn-picture-none"),
            (*rings, Way(line, text=Sentence("two-balls-mark-not-turned"))),
        )
    first, last, middle = _turned(runs, start, end)
    angle = figure(round(abs(last - first)), "°")
    text = Sentence("two-balls-mark-turned", angle=angle)
    radius = max(ball.radius for ball in run.scene.balls)
    return Picture(
        Sentence("two-balls-turn-picture", angle=angle, way=_turn(values, runs)),
        (*rings, Angle(middle, first, last, 1.5 * radius, text=text)),
    )


TURN = Guess(
    _turn_asked,
    "choice",
    truth=_turn,
    says="two-balls-turn",
    slots=_turn_slots,
    case=_case,
    margin=_turn_margin,
    choices=("none", "clockwise", "anticlockwise"),
    name="turn",
    act=3,
    decisive=_half_a_turn,
    picture=_turn_picture,
)


PAIRS = ("top", "middle", "bottom", "same")

#: From this ratio of masses on the heavy ball hardly notices the light one.
MUCH_HEAVIER = 20.0


def _ratio(values: Values) -> float:
    """Of the masses, at least 1."""
    one, two = values["m1"], values["m2"]
    return float(max(one, two) / min(one, two))


def _film(values: Values) -> bool:
    return values["film"] == FILM and not values["box"]


def _all_meet(runs: Runs) -> bool:
    """Whether each of the three pairs of the film has met."""
    return {0, 2, 4} <= set(runs["exact"].contacts.a.tolist())


def _which_pair_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("two-balls-which-pair-ask", masses=_masses(values))


def _pushes(runs: Runs) -> list[float]:
    """Sizes, N s, of the impulses of the three pairs, from the top."""
    hits = runs["exact"].contacts
    return [float(np.linalg.norm(hits.impulse[hits.a == 2 * k][0])) for k in range(3)]


def _which_pair(values: Values, runs: Runs) -> str:
    pushes = _pushes(runs)
    return PAIRS[pushes.index(max(pushes))]


def _which_pair_slots(values: Values, runs: Runs) -> dict[str, str]:
    names = ("top", "middle", "bottom")
    return {name: figure(one, "N s") for name, one in zip(names, _pushes(runs), strict=True)}


WHICH_PAIR = Guess(
    _which_pair_asked,
    "choice",
    truth=_which_pair,
    says="two-balls-which-pair",
    slots=_which_pair_slots,
    margin=lambda values, runs: (
        math.inf
        if _film(values)
        and values["k_b"] == 0
        and _ratio(values) < MUCH_HEAVIER
        and _all_meet(runs)
        else 0.0
    ),
    choices=PAIRS,
    name="which_pair",
    decisive=_first_meeting,
)


def _leaves_asked(values: Values, runs: Runs) -> Sentence:
    light, heavy = sorted((values["m1"], values["m2"]))
    seen = meeting(runs)
    speed = figure(float(np.abs(seen.velocities).max()) if seen else 0.0, "m/s")
    return Sentence(
        "two-balls-leaves-ask", speed=speed, light=figure(light, "kg"), heavy=figure(heavy, "kg")
    )


def _light_and_heavy(runs: Runs) -> tuple[float, float]:
    """Speeds of the top pair after it has met, m/s."""
    run = runs["exact"]
    speeds = np.linalg.norm(run.contacts[run.contacts.a == 0].velocity_after[0], axis=1)
    light = int(np.argmin([ball.mass for ball in run.scene.balls[:2]]))
    return float(speeds[light]), float(speeds[1 - light])


def _leaves_ideas(values: Values, runs: Runs) -> tuple[Idea, ...]:
    seen = _met(runs)
    return (Idea("same", seen.closing / 2), Idea("twice", seen.closing))


def _leaves_slots(values: Values, runs: Runs) -> dict[str, str]:
    seen, (light, heavy) = _met(runs), _light_and_heavy(runs)
    return {
        "closing": figure(seen.closing, "m/s"),
        "leaves": figure(light, "m/s"),
        "heavy": figure(heavy, "m/s"),
    }


LEAVES = Guess(
    _leaves_asked,
    "number",
    truth=lambda values, runs: _light_and_heavy(runs)[0],
    says="two-balls-leaves",
    slots=_leaves_slots,
    ideas=_leaves_ideas,
    margin=lambda values, runs: (
        math.inf if _film(values) and _ratio(values) >= MUCH_HEAVIER and _all_meet(runs) else 0.0
    ),
    tolerance=0.15,
    unit="m/s",
    minimum=0.0,
    maximum=4.0,
    name="leaves",
    decisive=_first_meeting,
)


def _hits_asked(values: Values, runs: Runs) -> Sentence:
    light, heavy = (figure(values[name], "kg") for name in ("m1", "m2"))
    return Sentence("two-balls-hits-ask", light=light, heavy=heavy)


def _hits(values: Values, runs: Runs) -> float:
    return float(len(runs["exact"].contacts.of_kind("impact")))


def _pi(values: Values) -> float:
    return math.pi * math.sqrt(values["m2"] / values["m1"])


def _hits_margin(values: Values, runs: Runs) -> float:
    """Exact, where all hits are over; 0 where π does not count them."""
    names = ("vx1", "vy1", "vy2", "gravity", "drag", "box", "glued")
    alone = values["film"] == PAIR and values["wall"] and not any(values[name] for name in names)
    line = values["y1"] == values["y2"] and values["x1"] < values["x2"] and values["vx2"] < 0
    if not (alone and line and values["k_b"] == 1 and values["m2"] >= values["m1"]):
        return 0.0
    small, big = runs["exact"].velocity[-1, :, 0]
    over = small + ROUNDING >= 0 and small <= big + ROUNDING
    return math.inf if over and _hits(values, runs) == math.floor(_pi(values)) else 0.0


def _hits_slots(values: Values, runs: Runs) -> dict[str, str]:
    return {
        "hits": f"{_hits(values, runs):.0f}",
        "ratio": figure(values["m2"] / values["m1"]),
        "number": figure(_pi(values)),
    }


def _hits_ideas(values: Values, runs: Runs) -> tuple[Idea, ...]:
    """One hit per kilogram, where the small puck has one and that is not about right."""
    ratio = values["m2"] / values["m1"]
    return (Idea("ratio", ratio),) if values["m1"] == 1 and ratio > 4 else ()


def _until_the_last_hit(values: Values, runs: Runs) -> Decisive:
    """The hit that turns the big puck round, and the last one."""
    run = runs["exact"]
    hits = run.contacts.of_kind("impact").time
    turns = float(hits[int(np.argmin(run.sample(hits).position[:, 1, 0]))])
    last = float(hits[-1])
    return Decisive(tuple(sorted({turns, last})), min(last + 0.2, float(run.time[-1])))


HITS = Guess(
    _hits_asked,
    "number",
    truth=_hits,
    says="two-balls-hits",
    slots=_hits_slots,
    case=lambda values, runs: "equal" if values["m1"] == values["m2"] else "",
    ideas=_hits_ideas,
    within=lambda values, runs: max(1.0, 0.05 * _hits(values, runs)),
    margin=_hits_margin,
    minimum=0.0,
    maximum=500.0,
    name="hits",
    counter=True,
    decisive=_until_the_last_hit,
)


def _steps_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("two-balls-steps-ask", step=figure(values["step"], "s"))


def _in_steps(values: Values, runs: Runs) -> str:
    return "hit" if len(runs["fixed steps"].contacts.of_kind("impact")) else "through"


def _steps_margin(values: Values, runs: Runs) -> float:
    around = ("gravity", "drag", "box", "wall", "glued")
    alone = values["film"] == PAIR and not any(values[name] for name in around)
    asks = alone and values["kac"] and values["step"] >= LONG_STEP
    return math.inf if asks and meeting(runs) is not None else 0.0


def _steps_slots(values: Values, runs: Runs) -> dict[str, str]:
    run, seen = runs["fixed steps"], _met(runs)
    apart = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=1)
    after = min(int(np.searchsorted(run.time, seen.time)), len(run.time) - 1)
    found = run.contacts.of_kind("impact").time
    touch = run.scene.balls[0].radius + run.scene.balls[1].radius
    return {
        "meet": figure(seen.time, "s"),
        "before": figure(float(run.time[after - 1]), "s"),
        "after": figure(float(run.time[after]), "s"),
        "nearest": figure(float(apart.min()), "m"),
        "touch": figure(touch, "m"),
        "found": figure(float(found[0]) if len(found) else math.nan, "s"),
    }


STEPS = Guess(
    _steps_asked,
    "choice",
    truth=_in_steps,
    says="two-balls-steps",
    slots=_steps_slots,
    margin=_steps_margin,
    choices=("hit", "through", "caught"),
    name="steps",
    decisive=_first_meeting,
)
