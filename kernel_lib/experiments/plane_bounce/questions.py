"""What lesson 01 asks: how high the ball's lowest point rises, and when it lies still."""

import math

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import (
    Decisive,
    Guess,
    Judgement,
    Runs,
    Values,
    Varied,
    Verdict,
    at_contacts,
)
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.measures.heights import highest_place
from kernel_lib.experiments.plane_bounce.controls import RADIUS
from kernel_lib.experiments.teaching.verdict import right_within

__all__ = ["HEIGHT", "REST", "fall_of", "lies_still", "top_of"]

#: How far from the truth the flag may stand to be right, of the height it falls from.
CLOSE = 0.03

#: Heights, m, and times, s, that a picture can show.
HIGHEST, LONGEST = 20.0, 600.0


def fall_of(values: Values, runs: Runs) -> float:
    """How far the lowest point fell before the first impact, m.

    A ball that was thrown down has not fallen as far as its speed tells: for it, the height from
    which a drop comes as fast.
    """
    if values["velocity_y"] < 0:
        return _reach(values)
    return highest_place(runs["exact"])[1] - RADIUS


def _reach(values: Values) -> float:
    """The height from which a drop without drag comes as fast, m."""
    thrown = values["velocity_y"] ** 2 / (2 * values["gravity"])
    return float(values["height"] - RADIUS + thrown)


def _speeds(runs: Runs) -> tuple[float, float]:
    """Speeds down and up at the first impact, m/s."""
    hit = runs["exact"].contacts.of_kind("impact")
    return closing_speed(hit), max(0.0, float(hit.velocity_after[0, 0, 1]))


def top_of(runs: Runs) -> tuple[float, float]:
    """When the lowest point is highest after the first impact, s, and how high, m."""
    run = runs["exact"]
    time, height = highest_place(run, int((run.contacts.kind == "impact").argmax()))
    return time, height - RADIUS


def _rises(values: Values, runs: Runs) -> bool:
    """Whether it falls onto the floor, and the run is long enough to see it rise."""
    run = runs["exact"]
    if values["gravity"] == 0 or len(run.contacts.of_kind("impact")) == 0:
        return False
    return bool(top_of(runs)[0] < run.time[-1] and 0.1 <= fall_of(values, runs) <= HIGHEST)


def _speed(values: Values) -> str:
    """What the floor gives back a share of: what is along it stays as it is."""
    return "speed into it" if values["velocity_x"] else "speed"


def _how_high(values: Values, runs: Runs) -> str:
    start, up = figure(values["height"] - RADIUS, "m"), values["velocity_y"]
    thrown, after, heights = "Dropped", "", ""
    if values["velocity_x"]:
        thrown = "Thrown sideways"
    if up:
        thrown = f"Thrown {'up' if up > 0 else 'down'} at {figure(abs(up), 'm/s')}"
        after = " after the floor"
    if up or values["velocity_x"]:  # beside a ball that is held the stage says so
        heights = " Heights are those of the ball's lowest point."
    return (
        f"The floor gives back {percent(values['k_b'])} of the {_speed(values)}.{heights}\n"
        f"{thrown} from {start}, how high does it rise{after}?"
    )


def _what_happened(values: Values, runs: Runs, top: float, fall: float) -> str:
    (down, up), k_b = _speeds(runs), values["k_b"]
    rises, fell = figure(top, "m"), figure(fall, "m")
    thrown_down = values["velocity_y"] < 0  # it has not fallen as far as its speed tells
    came = f"It came down at {figure(down, 'm/s')}"
    if k_b == 0:
        return f"{came} and stayed on the floor, which gives nothing back."
    went = "went up" if values["velocity_x"] else "left"
    if not _goes_by_squares(k_b, top, fall):
        return (
            f"{came} and {went} at {figure(up, 'm/s')}, {percent(k_b)} of that. It rises {rises}."
        )
    if k_b == 1:
        how_far = "as if dropped from there" if thrown_down else "all it fell"
        return f"{came} and {went} as fast: it rises {rises}, {how_far}."
    of_what = f"{fell} from which a drop comes as fast" if thrown_down else f"{fell} that it fell"
    return (
        f"{came} and {went} at {figure(up, 'm/s')}, {percent(k_b)} of that. Height grows with "
        f"speed times speed: {figure(k_b)} × {figure(k_b)} = {figure(k_b * k_b)}. So it rises "
        f"{rises} of the {of_what}."
    )


def _goes_by_squares(k_b: float, top: float, fall: float) -> bool:
    """Whether the height that is kept is the square of the speed's share: not where air brakes."""
    return math.isclose(top, k_b**2 * fall, rel_tol=1e-6, abs_tol=1e-9)


def _mistakes(values: Values, top: float, fall: float) -> list[tuple[float, str]]:
    """Heights of classic mistakes, m, and what is said of each; for a ball that was dropped."""
    k_b = values["k_b"]
    if values["velocity_y"] != 0 or not 0 < k_b < 1 or not _goes_by_squares(k_b, top, fall):
        return []
    share, squared = percent(k_b), f"{figure(k_b)} × {figure(k_b)} = {figure(k_b * k_b)}"
    return [
        (
            k_b * fall,
            f"That is about {share} of the height. The floor gave back {share} of the "
            f"{_speed(values)}: {squared} of the height.",
        ),
        (
            math.sqrt(k_b) * fall,
            f"That is about √{figure(k_b)} of the height, which goes with the square of the speed: "
            f"{squared}.",
        ),
        (
            fall,
            f"That is about as high as before: then nothing would be lost. {squared} of the "
            "height is left.",
        ),
    ]


def _judge_height(values: Values, runs: Runs) -> Judgement:
    """The height that is reached; that is it, a classic mistake, too low or too high."""
    top, fall = top_of(runs)[1], fall_of(values, runs)
    close, why = CLOSE * fall, _what_happened(values, runs, top, fall)
    higher, lower = "Higher than your flag", "Lower than your flag"
    verdicts = list(right_within(top, close, why))
    for height, said in _mistakes(values, top, fall):
        if abs(height - top) > close:
            head = lower if height > top else higher
            verdicts.append(Verdict("number", height - close, height + close, False, said, head))
    verdicts.append(Verdict("number", None, top, False, why, higher))
    verdicts.append(Verdict("number", top, None, False, why, lower))
    return Judgement(top, tuple(verdicts), happened=why)


def _span(values: Values) -> tuple[float, float]:
    """A scale from the floor to a little above the highest place of the ball, m."""
    return 0.0, float(max(1, math.ceil(1.1 * _reach(values)))) if values["gravity"] else 1.0


def _until_the_top(values: Values, runs: Runs) -> Decisive:
    """The first contact and the top after it; without a bounce a moment after the contact."""
    run = runs["exact"]
    found = at_contacts(run, after=0.5)
    if not found.moments or values["gravity"] == 0:
        return found
    top = top_of(runs)[0]
    return Decisive((*found.moments, top), top) if top > found.moments[0] + 0.05 else found


HEIGHT = Guess(
    _how_high,
    "flag",
    _judge_height,
    unit="m",
    what="height of the lowest point",
    told_as="It rose to",
    minimum=0.0,
    maximum=6.0,
    name="height",
    fits=_rises,
    span=_span,
    decisive=_until_the_top,
    vary={"k_b": Varied(0.4, 0.9, 0.5)},
)


def lies_still(runs: Runs) -> float:
    """When the exact ball lies still, s; nan if it does not within the run, or slides on."""
    contacts = runs["exact"].contacts
    ended = contacts.time[contacts.kind == "rest"]
    return float(ended[0]) if len(ended) else math.nan


TEN, NEVER, HOUR = "after some ten bounces", "never", "after endlessly many, in an hour"


def _bounces_to_rest(values: Values, runs: Runs) -> bool:
    falls = 0.1 <= values["k_b"] < 1 and values["gravity"] > 0
    return falls and len(runs["exact"].contacts) > 2 and lies_still(runs) < LONGEST


def _whens(values: Values, runs: Runs) -> tuple[str, ...]:
    return TEN, NEVER, f"after endlessly many, in {figure(lies_still(runs), 's')}", HOUR


def _when(values: Values, runs: Runs) -> str:
    return (
        f"After each bounce it leaves with {percent(values['k_b'])} of its speed.\n"
        "When does it lie still?"
    )


def _judge_rest(values: Values, runs: Runs) -> Judgement:
    """Endlessly many bounces in a finite time, and what each other answer overlooks."""
    choices, k_b = _whens(values, runs), values["k_b"]
    first = 2 * _speeds(runs)[1] / values["gravity"]
    times = ", ".join(figure(first * k_b**n) for n in range(3))
    sum_of = (
        f"Its flights last {times} s and so on, each {percent(k_b)} of the one before. There is no "
        f"last one, and yet they are over at {figure(lies_still(runs), 's')}."
    )
    tenth = _speeds(runs)[1] * k_b**9
    slowly = f"at {figure(tenth, 'm/s')}" if tenth >= 5e-4 else "at less than 0.0005 m/s"
    said = (
        f"From the tenth bounce it still leaves the floor, if only {slowly}. {sum_of}",
        f"There is always a next bounce, true; but it comes sooner and sooner. {sum_of}",
        sum_of,
        f"Endlessly many, true; but not endlessly long. {sum_of}",
    )
    verdicts = tuple(
        Verdict(
            "choice", n, n, n == 2, text, "That is it" if n == 2 else "Endlessly many, and soon"
        )
        for n, text in enumerate(said)
    )
    return Judgement(choices[2], verdicts, happened=sum_of)


def _until_rest(values: Values, runs: Runs) -> Decisive:
    """The moment at which the last of the bounces is over."""
    at = lies_still(runs)
    return Decisive((at,), min(at + 0.5, float(runs["exact"].time[-1])))


REST = Guess(
    _when,
    "choice",
    _judge_rest,
    name="rest",
    told_as="It lies still",
    act=2,
    fits=_bounces_to_rest,
    choices_now=_whens,
    decisive=_until_rest,
    vary={"k_b": Varied(0.4, 0.8, 0.5)},
)
