"""What lesson 04 asks: where the superball comes out, what backspin does, what friction leaves."""

import math

import numpy as np

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import (
    Decisive,
    Guess,
    Judgement,
    Runs,
    Values,
    Varied,
    at_contacts,
)
from kernel_lib.experiments.rotating_spheres.controls import SLOPE, TABLE
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.state.invariants import kinetic_energy

__all__ = ["BACKSPIN", "LANE", "SUPERBALL"]

ON, UPRIGHT, BACK = WAYS = "flies on", "bounces up and down", "comes back"

#: Sideways speed below this part of the speed is none; so is a loss below this part of the energy.
SIDEWAYS, ROUNDING = 1e-3, 1e-9


def _sideways(runs: Runs) -> tuple[float, ...]:
    """Velocities to the right before the first three impacts of the rough ball and after the third,
    m/s; none if they are not floor, table, floor."""
    hits = runs["rough"].contacts.of_kind("impact")[slice(0, 3)]
    if len(hits) < 3 or list(hits.b) != [-1, -2, -1]:
        return ()
    return (*hits.velocity_before[:, 0, 0].tolist(), float(hits.velocity_after[2, 0, 0]))


def _way(runs: Runs) -> str:
    speeds = _sideways(runs)
    size = float(np.linalg.norm(runs["rough"].velocity[0, 0]))
    if abs(speeds[3]) <= SIDEWAYS * size:
        return UPRIGHT
    return ON if speeds[3] * speeds[0] > 0 else BACK


def _below_a_table(values: Values, runs: Runs) -> bool:
    thrown = values["place"] == TABLE and values["speed"] > 0
    return bool(thrown and len(_sideways(runs)) == 4)


def _grip(values: Values) -> str:
    """How the surfaces hold each other, in words."""
    if values["e_t"] == -1 or not (values["grip"] or values["friction"]):
        return "no grip"
    return "full grip" if values["grip"] and values["e_t"] == 1 else "some grip"


def _given(values: Values, runs: Runs) -> str:
    """What is true of ball, grip and loss at these values."""
    run, spin = runs["rough"], values["spin1"]
    lost = float(run.contacts.of_kind("impact").energy_lost[:3].sum())
    loss = "no loss" if lost < ROUNDING * kinetic_energy(run)[0] else "some loss"
    way = "anticlockwise" if spin > 0 else "clockwise"
    turns = f"turning {way} at {figure(abs(spin), 'rad/s')}" if spin else "no spin at the start"
    return f"A solid ball, {_grip(values)}, {loss}, {turns}; air and weight are left out."


def _where(values: Values, runs: Runs) -> str:
    return (
        f"{_given(values, runs)} It is thrown to the floor under a table.\n"
        "After floor, table, floor it:"
    )


def _three_contacts(runs: Runs) -> str:
    """What each contact made of the velocity to the right."""
    speeds = _sideways(runs)
    first, *after = (figure(speed, "m/s") for speed in speeds)
    shares = [figure(speed / speeds[0]) for speed in speeds[1:]]
    told = [f"{speed} ({share} of it)" for speed, share in zip(after, shares, strict=True)]
    return (
        f"Its speed to the right was {first}; the floor made it {told[0]}, the table {told[1]}, "
        f"the floor again {told[2]}."
    )


def _spin_at_the_table(runs: Runs) -> bool:
    run = runs["rough"]
    before, at = run.contacts.of_kind("impact").time[slice(0, 2)]
    return bool(abs(run.at(float(before + at) / 2).spin[0]) > 1e-9)


def _judge_way(values: Values, runs: Runs) -> Judgement:
    """Which way it flies after the third contact, and what became of its sideways speed."""
    way = _way(runs)
    turned = float(np.ptp(runs["rough"].spin[:, 0])) > 1e-9
    swap = (
        "At each contact grip turns speed along the surface into spin, or spin into speed."
        if turned
        else "Nothing grips it, so nothing changes its speed along a surface."
    )
    why = f"{_three_contacts(runs)} {swap}"
    brought = "It brought spin to the table" if _spin_at_the_table(runs) else "It was not smooth"
    overlooked = {
        (ON, BACK): f"A ball without grip would. {brought}.",
        (ON, UPRIGHT): f"A ball without grip would. {brought}.",
        (UPRIGHT, BACK): "It was not just stopped: it left with speed the other way.",
        (BACK, ON): "With this grip and this spin it does not." if turned else "",
    }
    texts = [f"{overlooked.get((guess, way), '')} {why}".strip() for guess in WAYS]
    return judged_choices(WAYS, way, texts, why, f"It {way}")


def _three_impacts(values: Values, runs: Runs) -> Decisive:
    """Each of the three contacts of the question, and on as long as the flight before."""
    run = runs["rough"]
    times = run.contacts.of_kind("impact").time
    return at_contacts(run, 3, float(times[2] - times[1]) if len(times) > 2 else None)


SUPERBALL = Guess(
    _where,
    "choice",
    _judge_way,
    choices=WAYS,
    name="superball",
    fits=_below_a_table,
    decisive=_three_impacts,
    vary={"angle": Varied(30.0, 60.0, 45.0), "speed": Varied(2.0, 6.0)},
)

#: Rim speed over speed along the floor, and the words for it.
SHARES = (0.0, 0.5, 0.75, 1.0)
BACKSPINS = ("none does", "a half", "three quarters", "one")


def _grips(values: Values, runs: Runs) -> bool:
    full = values["grip"] and values["e_t"] == 1 and values["e"] > 0
    return bool(full and values["place"] == TABLE and values["speed"] > 0)


def _judge_backspin(values: Values, runs: Runs) -> Judgement:
    """v' = (3 v - 4 s)/7 is zero at s = 3/4 v, s the rim speed of backspin."""
    along = values["speed"] * math.sin(math.radians(values["angle"]))
    whole = (
        "With full grip the slip at the contact turns round: of v along the floor and a rim speed "
        "s of backspin remain (3 v − 4 s)/7."
    )
    wanted = figure(0.75 * along / values["r1"], "rad/s")
    present = runs["rough"].scene.balls[0].spin == 0
    shown = f"It flies without spin here: give it {wanted}." if present else ""
    left = [(3 - 4 * share) / 7 * along for share in SHARES]
    texts = [
        f"{whole} Here v is {figure(along, 'm/s')}, so "
        f"{'without spin' if share == 0 else f'with {backspin} of it'} "
        f"{figure(speed, 'm/s')} remain. {shown}".strip()
        for backspin, share, speed in zip(BACKSPINS, SHARES, left, strict=True)
    ]
    return judged_choices(BACKSPINS, BACKSPINS[2], texts, texts[2], "It takes three quarters")


def _off_the_floor(values: Values, runs: Runs) -> Decisive:
    """The floor, and half the way from it to the table, or to the end."""
    run = runs["rough"]
    times = run.contacts.of_kind("impact").time
    return at_contacts(run, 1, float(times[1] - times[0]) / 2 if len(times) > 1 else None)


BACKSPIN = Guess(
    "Rim speed against speed along the floor:\nhow much backspin sends it straight up?",
    "choice",
    _judge_backspin,
    choices=BACKSPINS,
    name="backspin",
    act=2,
    fits=_grips,
    decisive=_off_the_floor,
)


def _rolls(values: Values, runs: Runs) -> bool:
    """Whether it slides onto level ground without spin, and rolls within the run."""
    start = values["place"] == SLOPE and values["slope"] == 0 and values["spin1"] == 0
    limited = not values["grip"] and values["friction"] > 0 and values["speed"] > 0
    return bool(start and limited and len(runs["rough"].contacts.of_kind("roll")))


def _ends(values: Values, runs: Runs) -> tuple[str, ...]:
    speed = values["speed"]
    speeds = (figure(share * speed, "m/s") for share in (1, 5 / 7, 0.5))
    return (*speeds, "it depends on the roughness")


def _judge_lane(values: Values, runs: Runs) -> Judgement:
    """5/7 of the speed, whatever the roughness, which only says how soon."""
    run = runs["rough"]
    choices, rolling = _ends(values, runs), run.contacts.of_kind("roll")
    soon = float(rolling.time[0])
    end = float(run.velocity[-1, 0, 0])
    why = (
        f"Friction slows the ball and turns it until it rolls, after {figure(soon, 's')}, at "
        f"{figure(end, 'm/s')}: {percent(end / values['speed'])} of its speed, 5/7 for any solid "
        "ball. More roughness only makes it sooner."
    )
    said = (
        f"It did not turn at first, so it had to slip, and friction took speed. {why}",
        why,
        f"A half is too little: only as much is taken as its rim gains. {why}",
        f"Rough or smooth, the same friction slows it and turns it. {why}",
    )
    return judged_choices(choices, choices[1], said, why, f"It rolls at {choices[1]}")


def _until_it_rolls(values: Values, runs: Runs) -> Decisive:
    time, end = float(runs["rough"].contacts.of_kind("roll").time[0]), float(runs["rough"].time[-1])
    return Decisive((time,), min(end, time + 0.5))


LANE = Guess(
    lambda values, runs: (
        f"A ball is slid onto a long lane at {figure(values['speed'], 'm/s')}, not turning at "
        "first.\nIt ends rolling at:"
    ),
    "choice",
    _judge_lane,
    name="lane",
    act=3,
    fits=_rolls,
    choices_now=_ends,
    decisive=_until_it_rolls,
    vary={"speed": Varied(3.0, 9.0), "friction": Varied(0.15, 0.4)},
)
