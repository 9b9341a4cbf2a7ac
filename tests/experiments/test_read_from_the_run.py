"""Numbers of a verdict are read from the run: next to a run that is altered by 3 % they change."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.parameters import Parameter
from tests.experiments.shared_runs import first_draws, lessons_that_keep

LESSONS = lessons_that_keep()

#: Draws of each case.
DRAWS = 2

#: How much the values are that an altered run has, over those of the verdict.
ALTERED = (1.03, 0.97)

#: Runs that are kept for what is asked further of the same draws.
KEPT_RUNS = 64

#: Slots that no run of the question can change, by lesson and reason.
KEPT: dict[str, dict[str, str]] = {
    "attracting_stones": {
        "the distance at the start": "flying: nearest",
        "given in the question": "end: distance each; passing: aim came lost; catch: mass; "
        "graze: aim came lost; held: comes; meeting: lead",
        "of the law that the run is compared with": "end: graze leave; passing: needed "
        "needed_there wide; graze: needed needed_there wide; slowest: circle; held: needed",
        "of runs of their own, which are compared in the tests of the lesson": "slowest: count "
        "met_at missed_at nearest need; held: away_share away_speed caught_share caught_speed "
        "most; meeting: brake early early_round late late_round pushed pushed_round round twin",
    },
    "rotating_spheres": {"length of the run": "ever: time"},
    "bowl": {
        "given in the question": "how_high: offset; two_bowls: left left_radius right right_radius;"
        "distances: near middle far large small out; parting: count height; loss: radius; "
        "upwards: distance speed; along_which: speed long_half short_half; "
        "pull_or_push: distance speed; around: radius; focus: count",
        "the limit, half the radius": "how_high: half; two_bowls: left_half right_half; "
        "loss: half; soft_bowl: half",
        "of the law that the run is compared with": "upwards: least; "
        "along_which: long_radius short_radius",
        "of runs of their own, from other heights": "how_high: low low_count low_far low_bounce "
        "high high_count high_far high_off high_bounce above above_count above_far above_off "
        "above_bounce centre centre_count centre_far centre_off centre_bounce top top_count "
        "top_far top_off top_bounce cross; one_centimetre: apart count early early_apart rate; "
        "farthest_safe: gap gap_off gap_pass out out_off out_pass safe safe_far",
        "given in the number that is asked for": "one_centimetre: start; farthest_safe: both",
    },
    "many_balls": {
        "given in the question": "spread: balls double speed; turned: balls; broken: speed",
        "of runs of their own, which are compared in the tests of the lesson": "back: back; "
        "how_many: balls count; last_back: back balls last next",
    },
    "newtons_cradle": {
        "of the laws, which no run shows": "claim: energy first momentum order second terms",
        "given in the question": "first: gap mass other; rules: gap",
        "read from the run, and 0 for equal masses": "rules: one_first",
    },
    "oblique_plane": {
        "given in the question": "landing: mu slope; least: between_angle between_speed "
        "flattest_angle flattest_speed right_angle right_speed slowest_angle slowest_speed; "
        "lumps: heavy light mu_heavy mu_light slope times",
        "the weight on the slope": "roughness: limit press pull",
    },
    "plane_bounce": {
        "given in the question": "height: k share; height_again: k share; program: step; "
        "rest: k share",
    },
    "soft_contact": {
        "given in the question": "inside: times; rubber_touch: far g height; steel_touch: far g "
        "height",
        "of the fall from 1 m, which is compared": "rubber_touch: first; steel_touch: first",
        "of the material": "rubber_touch: limit; steel_touch: limit",
        "read from the run, and the same for any masses": "inside: back on",
        "of runs of their own, from other heights": "as_far_there: down far half half_kept height "
        "twice twice_kept; nothing_lost: at dent height limit lost; turned_round: before here hits "
        "there",
    },
    "track": {
        "given in the question": "who: height share; first_there: longer mass shorter",
        "of the law that the run is compared with": "depth: limit; who: need",
        "read from the run, and the same at any size": "depth: angle",
        "of runs of their own, which are compared in the tests of the lesson": "least: angle low "
        "need share; leaves: angle depth limit share speed; three_ways: arc cycloid line "
        "line_roll line_slide ratio share",
    },
    "two_balls": {
        "given in the question": "hits: ratio; way: m_car m_lorry mass",
        "of the law that the run is compared with": "hits: number",
    },
}


def _kept(lesson: str) -> set[str]:
    """Question and slot of all that no run changes."""
    said = [one.split(":") for all_ in KEPT.get(lesson, {}).values() for one in all_.split(";")]
    return {f"{question.strip()} {slot}" for question, slots in said for slot in slots.split()}


def _altered(one: Parameter, value: Any) -> list[Any]:
    """Values 3 % off; of a whole number the next one."""
    if isinstance(value, float) and value:
        return [min(max(value * by, one.minimum), one.maximum) for by in ALTERED]
    return [min(value + 1, one.maximum)] if one.scale == "integer" else []


@lru_cache(KEPT_RUNS)
def _runs(name: str, values: tuple[tuple[str, Any], ...]) -> Any:
    return LESSONS[name].runs(dict(values))


def _other_runs(lesson: Experiment, values: Any, drawn: Any, runs: Any) -> Iterator[dict[str, Any]]:
    """Runs of one drawn value altered, in the scenes of the true ones: what is given stays."""
    for one in lesson.parameters:
        for value in _altered(one, values[one.name]) if one.name in drawn else ():
            found = _runs(lesson.name, tuple({**values, one.name: value}.items()))
            alike = (run.position.shape[1:] == runs[name].position.shape[1:]
                     for name, run in found.items())  # fmt: skip
            if all(alike):
                yield {name: replace(run, scene=runs[name].scene) for name, run in found.items()}


@pytest.mark.parametrize("name", LESSONS)
def test_numbers_of_a_verdict_change_with_the_run(name: str) -> None:
    lesson = LESSONS[name]
    asked = {one.name: one for one in (*lesson.all_questions(), *lesson.further)}
    numbers: set[str] = set()
    read: set[str] = set()
    for act, case, draw in first_draws(lesson, DRAWS):
        after = getattr(act, "after", None)
        for name_asked in [case.question, *([after] if isinstance(after, str) else [])]:
            guess = asked[name_asked]
            values = lesson.check({**act.values, **draw.values})
            runs = lesson.runs(values)
            if guess.slots is None or not guess.can_be_asked(values, runs):
                continue
            said = guess.slots(values, runs)
            mine = {f"{guess.name} {slot}" for slot in said if re.search(r"\d", str(said[slot]))}
            numbers |= mine
            others = _other_runs(lesson, values, draw.values, runs)
            # Once all its numbers have changed, more runs say nothing more.
            while not mine <= read and (altered := next(others, None)):
                new = guess.slots(values, altered)
                read |= {f"{guess.name} {slot}" for slot in said if said[slot] != new.get(slot)}
    assert numbers - read == _kept(name)
