"""What lesson 09 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments import (
    Band,
    Challenge,
    Column,
    Picture,
    Runs,
    Values,
    Worksheet,
    class_question,
    exercise,
)
from kernel_lib.experiments.common.wording import figure
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
from kernel_lib.words import Sentence, Text

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

EXERCISES = (
    exercise(
        "track-exercise-hoop", 3.0, unit="m", tolerance=0.05, values={"body": HOOP, "height": 2.9}
    ),
    exercise(
        "track-exercise-dome",
        1.0,
        unit="m",
        tolerance=0.05,
        values={"place": "dome", "body": BLOCK, "rival": BALL},
    ),
    exercise(
        "track-exercise-slope",
        1.18,
        unit=Sentence("unit-times"),
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


def _said_of_loop(values: Values, runs: Runs, height: float) -> Sentence:
    run = runs[BALL]
    slip, gone = slips_at(run), left(run)
    if gone is not None:
        angle = figure(turned(LOOP, gone.x, gone.y), "°")
        if slip is None:
            return Sentence("track-challenge-lowest-left", angle=angle)
        slipped = figure(turned(LOOP, *slip), "°")
        return Sentence("track-challenge-lowest-slipped", slip=slipped, angle=angle)
    if math.isnan(height):
        return Sentence("track-challenge-lowest-not-round")
    came = "only" if height > LOWEST[0] else "round"
    return Sentence(f"track-challenge-lowest-{came}", height=figure(height))


def _ramp(values: Values) -> Picture:
    ticks = (Band(high, high, text=f"{high:g}") for high in LOWEST)
    return Picture(Sentence("track-challenge-lowest-target"), tuple(ticks))


def _own_time(values: Values, runs: Runs) -> float:
    """How long the block takes on the track that was drawn, s."""
    if values["place"] != OWN or values["body"] != BLOCK or abs(values["gravity"] - 9.807) > 1e-9:
        return math.nan
    return arrival(runs[OWN])


def _said_of_time(values: Values, runs: Runs, time: float) -> Sentence:
    if math.isnan(time):
        gone = left(runs[OWN])
        if gone is None:
            return Sentence("track-challenge-faster-not-there")
        return Sentence("track-challenge-faster-flew", place=figure(gone.x, "m"))
    took = "too-long" if time > FAST[0] else "took"
    straight = figure(arrival(runs[STRAIGHT]), "s")
    return Sentence(f"track-challenge-faster-{took}", time=figure(time, "s"), straight=straight)


CHALLENGES = (
    Challenge(
        "lowest",
        Sentence("track-challenge-lowest"),
        _lowest,
        tuple((0.0, most) for most in LOWEST),
        unit=Sentence("unit-radii"),
        runs=(BALL,),
        takes=(Sentence("track-challenge-lowest-takes-1"), "2.75", "2.71"),
        judged=_round_end,
        said=_said_of_loop,
        target=_ramp,
        values={"never_slips": False, "height": 3.0},
        controls=("height", "friction"),
    ),
    Challenge(
        "faster",
        Sentence("track-challenge-faster"),
        _own_time,
        tuple((0.0, most) for most in FAST),
        unit="s",
        takes=("0.95 s", "0.85 s", "0.81 s"),
        said=_said_of_time,
        values={"place": OWN, "body": BLOCK, **STRAIGHT_AWAY},
        controls=("y1", "y2", "y3", "y4"),
    ),
)


CLASS_QUESTIONS = (
    class_question("track-class-loop", LOOPING, {"height": 2.6}, runs=(BALL, BLOCK)),
    class_question("track-class-dome", DEPTH, ACTS[1].values, runs=(BLOCK,)),
    class_question("track-class-roads", FIRST, ACTS[2].values, runs=(STRAIGHT, OWN), rounds=1),
)


def _needed(values: Values, runs: Runs) -> str:
    return figure(least_height(values["body"]))


def _round(values: Values, runs: Runs) -> Sentence:
    round_it = goes_round(runs[values["body"]])
    return Sentence("track-cell-round" if round_it else "track-cell-not-round")


def _where(values: Values, runs: Runs) -> Text:
    gone = left(runs[values["body"]])
    return figure(turned(LOOP, gone.x, gone.y)) if gone else Sentence("track-cell-nowhere")


WORKSHEET = Worksheet(
    ("Loop the loop", "High enough for a ball", "Bead on a wire", "Hoop and tin"),
    (
        Column(
            Sentence("track-column-body-start-height"),
            lambda v, runs: Sentence(
                "track-cell-start", body=v["body"], height=figure(v["height"])
            ),
            given=True,
        ),
        Column(Sentence("track-column-height-it-needs"), _needed),
        Column(Sentence("track-column-does-it-get"), _round),
        Column(Sentence("track-column-where-does-it"), _where),
    ),
    Sentence("track-sheet-at-home"),
    Sentence("track-sheet-expect"),
)
