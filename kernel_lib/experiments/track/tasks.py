"""What lesson 09 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    Values,
)
from kernel_lib.experiments.teaching.picture import Band, Picture
from kernel_lib.experiments.teaching.tasks import Column, Worksheet, answered_by
from kernel_lib.experiments.track.controls import ACTS, BALL, BLOCK, HOOP, LOOP, OWN, SLOPE
from kernel_lib.experiments.track.law import (
    arrival,
    goes_round,
    least_height,
    left,
    slips_at,
    turned,
)
from kernel_lib.experiments.track.questions import DEPTH, LOOPING, decided
from kernel_lib.experiments.track.shapes import STRAIGHT
from kernel_lib.experiments.track.ways import FIRST

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

EXERCISES = (
    Exercise(
        "hoop",
        "A hoop rolls down to a loop of 1 m radius and never slips. How high must its centre "
        "start, above the lowest point of its path, at least?",
        3.0,
        "At the top v² = g ρ. How much energy has a hoop at this speed, in m v²?",
        "2 m above the lowest point, and m v² = m g ρ of motion and turning: 2 + 1 = 3 m.",
        unit="m",
        tolerance=0.05,
        values={"body": HOOP, "height": 2.9},
    ),
    Exercise(
        "dome",
        "A block slides off a dome of 3 m radius, without friction. How far below the top does it "
        "leave?",
        1.0,
        "Where is m v²/R as large as the part of the weight towards the dome, m g cos θ?",
        "v² = 2 g R (1 − cos θ) = g R cos θ: cos θ = 2/3, so 1 m below the top.",
        unit="m",
        tolerance=0.05,
        values={"place": "dome", "body": BLOCK, "rival": BALL},
    ),
    Exercise(
        "slope",
        "A ball rolls down a straight slope, and a block slides down without friction. How many "
        "times as long does the ball take?",
        1.18,
        "The ball's acceleration is 5/7 of the block's.",
        "The way is the same, so the times are as 1 to √(7/5) = 1.18.",
        unit="times",
        tolerance=0.025,
        values={"place": SLOPE},
    ),
)

#: Of the second challenge: its track begins as the straight line, which earns no star.
STRAIGHT_AWAY = {"y1": -0.08, "y2": -0.25, "y3": -0.5, "y4": -0.75}


#: Start heights for the stars of the first challenge, radii, and times for those of the second, s.
LOWEST, FAST = (2.9, 2.75, 2.71), (0.95, 0.85, 0.81)


def _lowest(values: Values, runs: Runs) -> float:
    """Start height of a ball that gets round on a track with friction, radii."""
    if values["place"] != LOOP or values["body"] != BALL or values["never_slips"]:
        return math.nan
    return float(values["height"]) if goes_round(runs[BALL]) else math.nan


def _round_end(values: Values, runs: Runs) -> float:
    """When it has left the track, and flown a little, or is round, s."""
    return decided(values, {BALL: runs[BALL]}).verdict


def _said_of_loop(values: Values, runs: Runs, height: float) -> str:
    run = runs[BALL]
    slip, gone = slips_at(run), left(run)
    if gone is not None:
        left_at = f"left at {figure(turned(LOOP, gone.x, gone.y), '°')}"
        if slip is None:
            return f"It {left_at}."
        return f"It slipped from {figure(turned(LOOP, *slip), '°')} on and {left_at}."
    if math.isnan(height):
        return "It did not come round."
    start = f"from {figure(height)} radii"
    return f"It came round, but only {start}." if height > LOWEST[0] else f"It came round {start}."


def _ramp(values: Values) -> Picture:
    ticks = (Band(high, high, text=f"{high:g}") for high in LOWEST)
    return Picture("Target: start from at most 2.9, 2.75 or 2.71 radii.", tuple(ticks))


def _own_time(values: Values, runs: Runs) -> float:
    """How long the block takes on the track that was drawn, s."""
    if values["place"] != OWN or values["body"] != BLOCK or abs(values["gravity"] - 9.807) > 1e-9:
        return math.nan
    return arrival(runs[OWN])


def _said_of_time(values: Values, runs: Runs, time: float) -> str:
    if math.isnan(time):
        gone = left(runs[OWN])
        where = "" if gone is None else f" at {figure(gone.x, 'm')}"
        return f"It flew off the track{where}." if where else "It did not come to the finish."
    took = f"It took {figure(time, 's')}"
    straight = figure(arrival(runs[STRAIGHT]), "s")
    return f"{took}{', too long' if time > FAST[0] else ''}. The straight line takes {straight}."


CHALLENGES = (
    Challenge(
        "lowest",
        "Lowest loop: on a real track, where it may slip, get a ball round from as low as you can.",
        _lowest,
        tuple((0.0, most) for most in LOWEST),
        unit="radii",
        runs=(BALL,),
        takes=("2.9 radii", "2.75", "2.71"),
        judged=_round_end,
        said=_said_of_loop,
        target=_ramp,
        values={"never_slips": False, "height": 3.0},
        hint="The rougher, the later it slips. But it always slips: near the top nothing presses "
        "it on.",
        controls=("height", "friction"),
    ),
    Challenge(
        "faster",
        "Faster than straight: draw one smooth track, which may dip below the finish, for a block "
        "without friction.",
        _own_time,
        tuple((0.0, most) for most in FAST),
        unit="s",
        takes=("0.95 s", "0.85 s", "0.81 s"),
        said=_said_of_time,
        values={"place": OWN, "body": BLOCK, **STRAIGHT_AWAY},
        hint="Where is it slowest? Put height before, not there.",
        controls=("y1", "y2", "y3", "y4"),
    ),
)


CLASS_QUESTIONS = (
    ClassQuestion(
        "loop",
        "A block that slides without friction needs 2.5 radii of height for this loop.\n"
        "How much does a rolling ball need?",
        ("less", "the same", "more"),
        answered_by(LOOPING),
        {"height": 2.6},
        runs=(BALL, BLOCK),
        decisive=decided,
    ),
    ClassQuestion(
        "dome",
        "A block slides off the top of a smooth dome of radius 1 m.\n"
        "How far down is it when it leaves?",
        (
            "it flies off at the top",
            "a third of the radius",
            "half of the radius",
            "it stays on to the side",
        ),
        answered_by(DEPTH),
        ACTS[1].values,
        runs=(BLOCK,),
        decisive=decided,
    ),
    ClassQuestion(
        "roads",
        "Two blocks start together, without friction, and finish at the same place. One runs on a "
        "straight line, one on a curve.\nWhich is at the finish first?",
        ("the one on the straight line", "the one on the curve", "both at once"),
        answered_by(FIRST),
        ACTS[2].values,
        runs=(STRAIGHT, OWN),
        rounds=1,
        decisive=FIRST.decisive,
    ),
)


def _needed(values: Values, runs: Runs) -> str:
    return figure(least_height(values["body"]))


def _round(values: Values, runs: Runs) -> str:
    return "yes" if goes_round(runs[values["body"]]) else "no"


def _where(values: Values, runs: Runs) -> str:
    gone = left(runs[values["body"]])
    return figure(turned(LOOP, gone.x, gone.y)) if gone else "nowhere"


WORKSHEET = Worksheet(
    ("Loop the loop", "High enough for a ball", "Bead on a wire", "Hoop and tin"),
    (
        Column(
            "Body, start height (radii)",
            lambda v, runs: f"{v['body']}, {figure(v['height'])}",
            given=True,
        ),
        Column("Height it needs (radii)", _needed),
        Column("Does it get round?", _round),
        Column("Where does it leave (° from the lowest point)?", _where),
    ),
    "Roll a marble off the top of a large ball or a bowl turned over, radius R = ____ cm, slowly. "
    "Mark where it leaves, by a film of your phone: height below the top h = ____ cm, h/R = ____",
    "For a marble that never slipped h/R = 7/17 = 0.41, for one that slid from the start 1/3. A "
    "marble on a smooth bowl slips before it leaves: between the two. Pushed, it leaves sooner.",
)
