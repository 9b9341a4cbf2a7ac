"""The still of a picture: balls, walls and arrows where the stage has them, in a few bytes."""

import gzip
import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments import lessons
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.pictures.first_view import first_view, fitted, knots_in
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.still import MOST_DRAWN, still_of
from kernel_lib.protocol.playable import Playable

SIZE = (640.0, 360.0)
PACKED = 6_000  # bytes


@cache
def started(name: str) -> tuple[Any, bytes, Any]:
    message, buffers = answer(Playable(lessons()[name]), {"kind": "start"})
    return message, buffers[0], sheet_of(lessons()[name])["guess"]


def discs(still: str) -> list[tuple[float, float, float]]:
    """Centres in percent of what is in view, and radii in pixels."""
    found = re.findall(r'<circle cx="([\d.e-]+)%" cy="([\d.e-]+)%" r="([\d.]+)"', still)
    return [(float(x), float(y), float(r)) for x, y, r in found]


@pytest.mark.parametrize("name", sorted(lessons()))
def test_a_still_is_small_and_shows_every_ball_at_its_start(name: str) -> None:
    message, block, guess = started(name)
    alone = still_of(message, block, guess, SIZE)
    assert len(gzip.compress(alone.encode())) < PACKED
    assert len(gzip.compress(still_of(message, block, guess).encode())) < PACKED
    starts, (left, right, bottom, top) = first_view(message, block, guess)
    shown = [ball for one in reversed(starts) for ball in one.place.tolist()]
    scale, _ = fitted((left, right, bottom, top), starts[0].radii.max(), *SIZE)
    for (x, y, radius), place, size in zip(
        discs(alone), shown, np.concatenate([one.radii for one in starts]), strict=True
    ):
        assert left + x / 100 * (right - left) == pytest.approx(place[0], abs=2e-3 * (right - left))
        assert top - y / 100 * (top - bottom) == pytest.approx(place[1], abs=2e-3 * (top - bottom))
        assert radius == pytest.approx(scale * size - 1.2, abs=0.01)


def test_what_the_run_comes_to_is_not_drawn() -> None:
    """Two floors, one ball: the picture of the start must not tell them apart by a line."""
    lesson = Playable(lessons()["plane_bounce"])
    made = []
    for k_b in (0.2, 0.9):
        change = {"kind": "set", "change": {"k_b": k_b}}
        message, buffers = answer(lesson, change)
        made.append(still_of(message, buffers[0], started("plane_bounce")[2], SIZE))
    assert len(discs(made[0])) == len(discs(made[1]))
    assert made[0].count("<path") == made[1].count("<path")


def test_the_flag_has_room_while_the_question_is_open() -> None:
    message, block, guess = started("plane_bounce")
    high = guess | {"maximum": 20.0}
    assert first_view(message, block, high)[1][3] >= 20
    assert first_view(message, block, None)[1][3] < 20


def test_rivals_that_must_not_be_told_apart_are_not_drawn() -> None:
    message, block, _ = started("cradle")
    guess = next(one for one in message["guesses"] if one["kind"] == "speeds")
    balls = message["runs"][0]["balls"]
    assert len(discs(still_of(message, block, guess, SIZE))) == balls
    assert len(discs(still_of(message, block, None, SIZE))) == balls * len(message["runs"])


def test_a_crowd_is_drawn_in_part_and_stays_small() -> None:
    balls = [
        kl.Ball((0.3 * (k % 20), 0.3 * (k // 20)), (k % 7 - 3, 1.0), 0.1, 1.0) for k in range(300)
    ]
    run = kl.simulate(kl.Scene(balls), 0.05, kl.Events())
    message, block = picture_of({"crowd": run}, [])
    still = still_of(message, block, None, SIZE)
    assert still.count("<circle") == MOST_DRAWN
    assert len(gzip.compress(still.encode())) < PACKED


def test_runs_in_space_have_no_flat_still() -> None:
    run = kl.simulate(kl.Scene([kl.Ball((0, 0, 1), (1, 0, 0), 0.1, 1.0)]), 0.1, kl.Events())
    message, block = picture_of({"in space": run}, [])
    assert still_of(message, block, None) == ""


@pytest.mark.parametrize("name", sorted(lessons()))
def test_knots_come_back_from_a_picture(name: str) -> None:
    runs = list(Playable(lessons()[name]).runs(started(name)[0]["values"]).values())
    for number, run in enumerate(runs):
        there = knots_in(*started(name)[:2], number).at(run.time[:40])
        assert there.position == pytest.approx(run.position[:40], abs=1e-3)
