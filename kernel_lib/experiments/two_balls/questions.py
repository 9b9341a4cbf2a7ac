"""What lesson 03 asks: whether two balls stay together, who gets more impulse, what glue costs."""

from dataclasses import dataclass

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
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.experiments.two_balls.controls import FILM, PAIR
from kernel_lib.state.trajectory import Floats

__all__ = ["GLUE", "IMPULSE", "TOGETHER", "Meeting", "meeting"]

STAY, SLIDE_OFF, BOUNCE_OFF = OUTCOMES = (
    "stay together",
    "slide off each other",
    "bounce off",
)
SMOOTH, GLUED, BOTH = LOSERS = "the smooth pair", "the glued pair", "both the same"
HEAVY, LIGHT, SAME = "the heavy one", "the light one", "the same for both"

#: Speeds below this part of those with which the balls come are rounding.
ROUNDING = 1e-7


@dataclass(frozen=True)
class Meeting:
    """The first contact of two balls in the exact run.

    closing, parting : m/s, along the line of centres
    sliding : m/s, past each other, after
    velocities : (2, 2) m/s, before; along the line of centres and across it
    impulses : sizes, N s, of the changes of momentum of both
    masses : kg
    """

    closing: float
    parting: float
    sliding: float
    velocities: Floats
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
    masses = (run.scene.balls[hits.a[0]].mass, run.scene.balls[hits.b[0]].mass)
    sizes = np.linalg.norm(after - before, axis=1) * np.array(masses)
    return Meeting(
        -float((before[0] - before[1]) @ normal),
        float((after[0] - after[1]) @ normal),
        abs(float((after[0] - after[1]) @ across)),
        np.stack([before @ normal, before @ across], axis=1),
        (float(sizes[0]), float(sizes[1])),
        masses,
    )


def _outcome(seen: Meeting) -> str:
    least = ROUNDING * max(1e-9, float(np.abs(seen.velocities).max()))
    if seen.parting > least:
        return BOUNCE_OFF
    return SLIDE_OFF if seen.sliding > least else STAY


def _what_happened(seen: Meeting, outcome: str) -> str:
    """What the contact did to the parts along the line of centres and across it."""
    closing = f"Along the line of centres they came together at {figure(seen.closing, 'm/s')}"
    if outcome == BOUNCE_OFF:
        return f"{closing} and parted at {figure(seen.parting, 'm/s')}: that is a bounce."
    if outcome == STAY:
        return f"{closing}; the contact ended that. Across it nothing is left that parts them."
    return (
        f"{closing}; the contact ended that. Across it smooth surfaces cannot push: they slide "
        f"past each other at {figure(seen.sliding, 'm/s')} as before, and round bodies then part."
    )


def _mistake(guess: str, outcome: str) -> str:
    if guess == STAY and outcome == SLIDE_OFF:
        return "No bounce is not glue: clay would hold, smooth balls cannot."
    if guess == BOUNCE_OFF:
        return "A bounce needs speed along the line of centres, and none was given back."
    if outcome == BOUNCE_OFF:
        return "A part of the closing speed was given back."
    if guess == SLIDE_OFF:
        return "To slide they would have to move past each other, and they do not."
    return ""


def _judge_pair(values: Values, runs: Runs) -> Judgement:
    """Bounce, sliding off or neither, by the velocities after the contact."""
    seen = meeting(runs)
    assert seen is not None  # the question fits
    outcome = _outcome(seen)
    why = _what_happened(seen, outcome)
    texts = [why if guess == outcome else f"{_mistake(guess, outcome)} {why}" for guess in OUTCOMES]
    return judged_choices(OUTCOMES, outcome, texts, why, f"They {outcome}")


def _how_they_meet(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    if seen is None:
        return ""
    offset = np.abs(seen.velocities[:, 1]).max() > ROUNDING * np.abs(seen.velocities).max()
    a, b = (np.array([values[f"vx{i}"], values[f"vy{i}"]]) for i in (1, 2))
    crossing = abs(a[0] * b[1] - a[1] * b[0]) > ROUNDING * float(np.abs([a, b]).max()) ** 2
    way = "on paths that cross" if crossing else "off centre" if offset else "head-on"
    gives = "do not bounce at all"
    if values["k_b"] > 0:
        gives = f"give back {percent(values['k_b'])} of their closing speed"
    return f"Two smooth balls meet {way} and {gives}.\nThen they:"


def _alone(values: Values, runs: Runs) -> bool:
    """Whether two balls meet, and nothing but the contact can part them."""
    disturbed = values["film"] != PAIR or values["box"] or values["drag"] != 0
    return not disturbed and meeting(runs) is not None


def _first_meeting(values: Values, runs: Runs) -> Decisive:
    """The first contact of two balls."""
    run = runs["exact"]
    hits = run.contacts.of_kind("impact")
    hits = hits[hits.b >= 0]
    if len(hits) == 0:
        return at_contacts(run)
    time, end = float(hits.time[0]), float(run.time[-1])
    return Decisive((time,), min(end, time + max(time, 0.2 * end)))


TOGETHER = Guess(
    _how_they_meet,
    "choice",
    _judge_pair,
    choices=OUTCOMES,
    name="together",
    fits=_alone,
    decisive=_first_meeting,
    vary={"y2": Varied(0.3, 1.7, 1.2), "m1": Varied(0.5, 8.0)},
)


def _judge_impulse(values: Values, runs: Runs) -> Judgement:
    """Equal and opposite; the light one only changes its velocity more."""
    seen = meeting(runs)
    assert seen is not None  # the question fits
    heavy, light = sorted(zip(seen.masses, seen.impulses, strict=True), reverse=True)
    changes = [figure(impulse / mass, "m/s") for mass, impulse in (heavy, light)]
    where = "At the top" if values["film"] == FILM else "In their first contact"
    why = (
        f"{where} both got {figure(light[1], 'N s')}, one this way, one that way: "
        f"what one gives the other receives. The heavy one changes its velocity by "
        f"{changes[0]}, the light one by {changes[1]}."
    )
    said = (
        f"The heavy one pushes no harder than it is pushed. {why}",
        f"The light one is thrown about more, by an equal impulse. {why}",
        why,
    )
    return judged_choices((HEAVY, LIGHT, SAME), SAME, said, why, "The same for both")


def _ask_impulse(values: Values, runs: Runs) -> str:
    light, heavy = (figure(mass, "kg") for mass in sorted((values["m1"], values["m2"])))
    three = ""
    if values["film"] == FILM:
        lowest = percent(values["k_b"]) if values["k_b"] > 0 else "none"
        three = f"; from the top all, half and {lowest} of the speed comes back"
    return (
        f"Lorry against car: {heavy} meets {light}{three}.\n"
        "Which gets the larger impulse, force × time?"
    )


def _unlike(values: Values, runs: Runs) -> bool:
    seen = meeting(runs)
    if seen is None or min(seen.impulses) < ROUNDING:
        return False
    return max(seen.masses) > 1.01 * min(seen.masses)


IMPULSE = Guess(
    _ask_impulse,
    "choice",
    _judge_impulse,
    choices=(HEAVY, LIGHT, SAME),
    name="impulse",
    act=2,
    fits=_unlike,
    decisive=_first_meeting,
    vary={"m1": Varied(0.5, 8.0), "m2": Varied(0.5, 8.0)},
)


def _lost(runs: Runs) -> tuple[float, float]:
    """Energy that the first contact takes from the smooth pair and from the glued one, J."""
    smooth, glued = (float(runs[name].contacts.energy_lost[0]) for name in ("exact", "glued"))
    return smooth, glued


def _judge_glue(values: Values, runs: Runs) -> Judgement:
    """Glue takes the bounce and a part of the sliding; where there is neither, nothing more."""
    seen, (smooth, glued) = meeting(runs), _lost(runs)
    assert seen is not None  # the question fits
    if glued - smooth <= ROUNDING * glued:
        why = (
            f"Both lost {figure(glued, 'J')}: they did not slide past each other, so glue had "
            "nothing more to end, and nothing turns."
        )
        return judged_choices(LOSERS, BOTH, [why] * len(LOSERS), why, "Both lose the same")
    ends = ["the bounce"] * (values["k_b"] > 0)
    slides = seen.sliding > ROUNDING * float(np.abs(seen.velocities).max())
    ends += ["a part of the sliding"] * slides
    turns = ", and the rest turns the pair" if slides else ""
    why = (
        f"The smooth pair lost {figure(smooth, 'J')}, the glued one {figure(glued, 'J')}: "
        f"glue ends {' and '.join(ends)} as well{turns}."
    )
    texts = (
        f"What goes on moving keeps its energy. {why}",
        why,
        f"Both keep momentum; energy is not kept. {why}",
    )
    return judged_choices(LOSERS, GLUED, texts, why, "The glued pair loses more")


def _glued(values: Values, runs: Runs) -> bool:
    """Whether a smooth pair and a glued one meet alike."""
    return "glued" in runs and _alone(values, runs) and len(runs["glued"].contacts) > 0


GLUE = Guess(
    "The same two, once smooth and once glued when they touch.\nWhich loses more energy?",
    "choice",
    _judge_glue,
    choices=LOSERS,
    name="glue",
    act=3,
    fits=_glued,
    decisive=_first_meeting,
    vary={"y2": Varied(0.3, 1.7, 1.2), "m1": Varied(0.5, 8.0)},
)
