"""What lesson 04 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments import (
    Challenge,
    ClassQuestion,
    Column,
    Picture,
    Runs,
    RunsAt,
    Values,
    Worksheet,
    class_question,
    exercise,
    options,
)
from kernel_lib.experiments.common.targets import around, nested, up_to, with_reached
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.rotating_spheres.controls import BOWLING, SLOPE, TABLE, TABLE_HEIGHT
from kernel_lib.experiments.rotating_spheres.questions import LANE, WAY
from kernel_lib.words import Sentence, Text, by_name

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

#: What each star lets be sideways, % of the speed along the floor.
SIDEWAYS = (10.0, 3.0, 1.0)

#: Where the middle of the box is, and how far from it each star lets the ball rest, m.
BOX, BESIDE = 3.0, (0.3, 0.1, 0.06)

#: How long a rolling ball is watched, s; slower than this, m/s, is at rest.
WATCHED, STILL = 0.5, 1e-6


def _sideways(values: Values, runs: Runs) -> float:
    """Sideways speed after the floor, % of that before."""
    if values["place"] != TABLE:
        return math.nan
    hits = runs["rough"].contacts.of_kind("impact")
    if len(hits) == 0 or hits.b[0] != -1:
        return math.nan
    before = abs(float(hits.velocity_before[0, 0, 0]))
    steep = before < 0.1 * abs(float(hits.velocity_before[0, 0, 1]))
    if steep or values["e"] == 0:
        return math.nan
    return 100 * abs(float(hits.velocity_after[0, 0, 0])) / before


def _at_the_table(values: Values, runs: Runs) -> float:
    """When it hits for the second time, s."""
    times = runs["rough"].contacts.of_kind("impact").time
    return float(times[1]) if len(times) > 1 else math.inf


def _said_of_sideways(values: Values, runs: Runs, sideways: float) -> Text:
    run = runs["rough"]
    hits = run.contacts.of_kind("impact")
    if not len(hits):
        time = figure(float(run.time[-1]), "s")
        return Sentence("rotating-spheres-straight-up-no-floor", time=time)
    if math.isnan(sideways):
        return ""
    before, after = (float(one[0, 0, 0]) for one in (hits.velocity_before, hits.velocity_after))
    rim = figure(float(run.spin[0, 0]) * run.scene.balls[0].radius / before)
    if sideways < STILL:
        return Sentence("rotating-spheres-straight-up-hit", rim=rim)
    slots = {
        "speed": figure(abs(after), "m/s"),
        "way": "right" if after > 0 else "left",
        "share": figure(sideways, "%"),
    }
    if sideways > SIDEWAYS[0]:
        return Sentence("rotating-spheres-straight-up-missed", **slots)
    return Sentence("rotating-spheres-straight-up-near", rim=rim, **slots)


def _straight_up(values: Values) -> Picture:
    """The line straight up from the floor; bands of where the ball may come to at the table."""
    rises = TABLE_HEIGHT - 2 * values["r1"]
    way = rises * math.tan(math.radians(values["angle"]))
    reaches = tuple(way * share / 100 for share in SIDEWAYS)
    words = Sentence("rotating-spheres-straight-up-target")
    line = Sentence("rotating-spheres-straight-up-mark")
    return nested(words, way, reaches, line, upright=True)


def _came_up(values: Values, runs: Runs) -> Picture:
    time, sideways = _at_the_table(values, runs), _sideways(values, runs)
    if math.isnan(sideways) or math.isinf(time):
        return _straight_up(values)
    at = float(runs["rough"].at(time).position[0, 0])
    return with_reached(_straight_up(values), at, figure(sideways, "%"), upright=True)


def _slips_until(runs: Runs) -> float:
    """When it rolls or rests, s."""
    contacts = runs["rough"].contacts
    times = [contacts.of_kind(kind).time for kind in ("roll", "rest")]
    return min((float(time[0]) for time in times if len(time)), default=math.inf)


def _rests_at(values: Values, runs: Runs) -> float:
    """Where the ball comes to rest on the level lane, m."""
    if values["place"] != SLOPE:
        return math.nan
    run = runs["rough"]
    level = values["slope"] == 0
    alike = not values["grip"] and values["friction"] == BOWLING["friction"]
    rests = math.isfinite(_slips_until(runs)) and abs(float(run.velocity[-1, 0, 0])) < STILL
    return float(run.position[-1, 0, 0]) if level and alike and rests else math.nan


def _said_of_rest(values: Values, runs: Runs, place: float) -> Sentence:
    run = runs["rough"]
    if math.isinf(_slips_until(runs)):
        return Sentence("rotating-spheres-box-slips", time=figure(float(run.time[-1]), "s"))
    if math.isnan(place):
        speed = float(run.velocity[-1, 0, 0])
        way = "on" if speed > 0 else "back"
        return Sentence("rotating-spheres-box-rolls", way=way, speed=figure(abs(speed), "m/s"))
    off = place - BOX
    if abs(off) > BESIDE[0]:
        way = "far" if off > 0 else "short"
        return Sentence("rotating-spheres-box-missed", off=figure(abs(off), "m"), way=way)
    rim = float(run.spin[0, 0]) * run.scene.balls[0].radius / float(run.velocity[0, 0, 0])
    return Sentence("rotating-spheres-box-hit", place=figure(place, "m"), rim=figure(rim))


def _box(values: Values) -> Picture:
    return nested(
        Sentence("rotating-spheres-box-target"), BOX, BESIDE, figure(BOX, "m"), upright=True
    )


def _box_and_place(values: Values, runs: Runs) -> Picture:
    place = _rests_at(values, runs)
    if math.isnan(place):
        return _box(values)
    return with_reached(_box(values), place, figure(place, "m"), upright=True)


CHALLENGES = (
    Challenge(
        "straight_up",
        Sentence("rotating-spheres-challenge-straight_up"),
        _sideways,
        up_to(*SIDEWAYS),
        "%",
        {"angle": 45.0, "speed": 6.0},
        runs=("rough",),
        takes=("10 %", "3 %", "1 %"),
        judged=_at_the_table,
        said=_said_of_sideways,
        target=_straight_up,
        picture=_came_up,
        controls=("spin1",),
    ),
    Challenge(
        "stop_in_box",
        Sentence("rotating-spheres-challenge-stop_in_box"),
        _rests_at,
        around(BOX, *BESIDE),
        "m",
        {**BOWLING, "speed": 4.0, "duration": 4.5},
        runs=("rough",),
        takes=("30 cm", "10 cm", "6 cm"),
        judged=lambda values, runs: _slips_until(runs) + WATCHED,
        said=_said_of_rest,
        target=_box,
        picture=_box_and_place,
        controls=("speed", "spin1"),
    ),
)

EXERCISES = (
    exercise("rotating-spheres-exercise-lane", 2.5, "m/s", 0.03, values={**BOWLING, "speed": 3.5}),
    exercise("rotating-spheres-exercise-table", 1.5, "m/s", 0.03),
    exercise(
        "rotating-spheres-exercise-cogwheels",
        "nothing",
        choices=options("rotating-spheres-exercise-cogwheels", "stop", "exchange", "nothing"),
    ),
)


ROLLS = by_name("rotating-spheres-class-lane", "sooner", "slower", "later")

#: Speeds that differ by less than this part are the same.
SAME = 1e-6


def _rolling(runs: Runs) -> tuple[float, float]:
    """When it rolls, s, and how fast, m/s."""
    run = runs["rough"]
    return float(run.contacts.of_kind("roll").time[0]), float(run.velocity[-1, 0, 0])


def _rougher(runs_at: RunsAt) -> tuple[Text, Text]:
    """A lane twice as rough beside the first one."""
    lanes = (0.2, 0.4)
    smooth, rough = (_rolling(runs_at({"friction": mu})[1]) for mu in lanes)
    same = abs(rough[1] - smooth[1]) < SAME * smooth[1]
    sooner = rough[0] < smooth[0]
    right = ("sooner" if same else "slower") if sooner else "later"
    return ROLLS[right], Sentence(
        "rotating-spheres-class-lane-happened",
        smooth=f"μ = {figure(lanes[0])}",
        smooth_time=figure(smooth[0], "s"),
        smooth_speed=figure(smooth[1], "m/s"),
        rough=f"μ = {figure(lanes[1])}",
        rough_time=figure(rough[0], "s"),
        rough_speed=figure(rough[1], "m/s"),
    )


CLASS_QUESTIONS = (
    class_question("rotating-spheres-class-superball", WAY, runs=("rough",)),
    class_question("rotating-spheres-class-ice", WAY, {"table_grips": False}, runs=("rough",)),
    ClassQuestion(
        "lane",
        Sentence("rotating-spheres-class-lane"),
        tuple(ROLLS.values()),
        _rougher,
        BOWLING,
        {"friction": 0.4},
        runs=("rough",),
        rounds=1,
        decisive=LANE.decisive,
    ),
)


def _along(values: Values, runs: Runs) -> str:
    hits = runs["rough"].contacts.of_kind("impact")
    before, after = hits.velocity_before[0, 0, 0], hits.velocity_after[0, 0, 0]
    return f"{figure(float(before))} → {figure(float(after))}"


def _spins(values: Values, runs: Runs) -> str:
    run = runs["rough"]
    first = float(run.contacts.of_kind("impact").time[0])
    before, after = (float(run.at(first + later).spin[0]) for later in (-1e-6, 1e-6))
    return f"{figure(round(before, 9))} → {figure(round(after, 9))}"


WORKSHEET = Worksheet(
    ("Ice-smooth ball", "Superball under a table", "Tennis ball with topspin"),
    (
        Column(
            Sentence("rotating-spheres-column-throw-from-the"),
            lambda values, runs: figure(values["angle"]),
            True,
        ),
        Column(Sentence("rotating-spheres-column-speed-along-the"), _along),
        Column(Sentence("rotating-spheres-column-spin-anticlockwise-before"), _spins),
    ),
    Sentence("rotating-spheres-sheet-at-home"),
    Sentence("rotating-spheres-sheet-expect"),
)
