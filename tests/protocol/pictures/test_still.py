"""The still of a picture: balls, walls and arrows where the stage has them, in a few bytes."""

import gzip
import math
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import kernel_lib as kl
from kernel_lib.experiments import lessons
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.pictures.drawing import MOST_DRAWN, RING
from kernel_lib.protocol.pictures.first_view import first_view, fitted, knots_in
from kernel_lib.protocol.pictures.flights import CROWD, picture_size
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.still import still_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.state.reading import read
from kernel_lib.words import in_words

SIZE = (640.0, 360.0)
PACKED = 6_000  # bytes
LEAST = 2.0  # pixels of the radius of a ball, however small
#: A group of circles of the stage's colour, under rings.
PARTING = r'<g fill="none" stroke="var\(--stage[^>]*>(<circle[^>]*>)*</g>'

#: Lessons whose descriptions stand in rows of their own, none on another.
APART = ("newtons_cradle",)


@cache
def started(name: str) -> tuple[Any, bytes, Any]:
    message, buffers = answer(Playable(lessons()[name]), {"kind": "start"})
    return message, buffers[0], in_words(sheet_of(lessons()[name]))["guess"]


def discs(still: str) -> list[tuple[float, float, float]]:
    """Centres in percent of what is in view, and radii in pixels, but for what parts rings."""
    drawn = re.sub(PARTING, "", still)
    found = re.findall(r'<circle cx="([\d.e-]+)%" cy="([\d.e-]+)%" r="([\d.]+)"', drawn)
    return [(float(x), float(y), float(r)) for x, y, r in found]


@pytest.mark.parametrize("name", sorted(lessons()))
def test_a_still_is_small_and_shows_every_ball_at_its_start(name: str) -> None:
    message, block, guess = started(name)
    alone = still_of(message, block, guess, SIZE)
    assert len(gzip.compress(alone.encode())) < PACKED
    assert len(gzip.compress(still_of(message, block, guess).encode())) < PACKED
    starts, (left, right, bottom, top) = first_view(message, block, guess)
    apart = name in APART
    shown = [
        (place, size, 0 if apart or one is starts[0] else RING / 2)
        for one in (reversed(starts) if apart else [starts[0], *reversed(starts[1:])])
        for place, size in list(zip(one.place.tolist(), one.radii, strict=True))[
            :: math.ceil(len(one.radii) / MOST_DRAWN)
        ]
    ]
    scale, _ = fitted((left, right, bottom, top), starts[0].radii.max(), *SIZE)
    for (x, y, radius), (place, size, less) in zip(discs(alone), shown, strict=True):
        assert left + x / 100 * (right - left) == pytest.approx(place[0], abs=2e-3 * (right - left))
        assert top - y / 100 * (top - bottom) == pytest.approx(place[1], abs=2e-3 * (top - bottom))
        assert radius == pytest.approx(max(scale * size, LEAST) - less, abs=0.01)


def test_rings_lie_on_the_solid_ball_of_the_first_run_parted_from_it() -> None:
    """Both bodies of the loop start in one place: the second one would be hidden."""
    still = still_of(*started("track"), SIZE)
    parting = re.search(PARTING, still)
    assert parting
    ring = still.index("stroke-dasharray", parting.end())
    assert still.index('fill="currentColor"') < parting.start() < ring
    assert len(discs(still)) == 2


def test_walls_of_a_box_that_is_printed_end_at_each_other() -> None:
    """Where nothing is filled, floor and ceiling ran on beyond the box."""
    message, block, guess = started("many_balls")
    printed = still_of(message, block, guess, SIZE)
    faces = re.findall(
        r'stroke-width="3"[^>]* d="M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)"', printed
    )
    ends = [[float(part) for part in face] for face in faces]
    xs, ys = [{round(place) for face in ends for place in face[axis::2]} for axis in (0, 1)]
    assert len(ends) == 4 and len(xs) == len(ys) == 2


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


def test_rivals_that_must_look_alike_are_not_drawn() -> None:
    message, block, _ = started("newtons_cradle")
    guess = next(one for one in message["guesses"] if one["kind"] == "speeds")
    balls = message["runs"][0]["balls"]
    assert len(discs(still_of(message, block, guess, SIZE))) == balls
    assert len(discs(still_of(message, block, None, SIZE))) == balls * len(message["runs"])


def drawn(*balls: kl.Ball, gravity: float = 9.81, **more: Any) -> str:
    scene = kl.Scene(list(balls), [kl.Plane((0, 0), (0, 1))], (0, -gravity), 1.0, **more)
    run = kl.simulate(scene, 0.4, kl.Events())
    return still_of(*picture_of({"one": run}, []), None, SIZE)


THREAD = 'd="M-5 0H5"'  # its knot


def test_a_ball_that_waits_to_fall_hangs_on_a_thread() -> None:
    assert THREAD in drawn(kl.Ball((0, 3), (0, 0), 0.5, 1.0))
    assert THREAD not in drawn(kl.Ball((0, 3), (1, 0), 0.5, 1.0)), "it is thrown"
    assert THREAD not in drawn(kl.Ball((0, 0.5), (0, 0), 0.5, 1.0)), "it lies on the floor"
    assert THREAD not in drawn(kl.Ball((0, 3), (0, 0), 0.5, 1.0), gravity=0), "nothing pulls"
    stacked = drawn(kl.Ball((0, 3), (0, 0), 0.5, 1.0), kl.Ball((0, 5), (0, 0), 0.5, 1.0))
    assert stacked.count(THREAD) == 1, "the lower one hangs on nothing that goes through the upper"


def test_each_of_several_balls_has_its_hue_its_number_and_the_same_light() -> None:
    still = drawn(*(kl.Ball((3 * k, 3), (1, 0), 0.5, 1.0) for k in range(3)))
    assert re.findall(r'<circle cx[^>]* color="var\(--b(\d)', still) == ["1", "2", "3"]
    assert re.findall(r">(\d+)</text>", still) == ["1", "2", "3"]
    assert still.count('fill="url(#carom-light)"') == 3
    alone = drawn(kl.Ball((0, 3), (1, 0), 0.5, 1.0))
    assert "</text>" not in alone, "one ball needs no number"


def test_a_puck_is_flat_and_what_never_turns_has_no_band() -> None:
    band = 'fill="var(--spot'
    sphere = kl.Ball((0, 3), (1, 0), 0.5, 1.0, spin=2.0)
    assert band in drawn(sphere)
    assert band not in drawn(replace(sphere, spin=0.0))
    assert "url(#carom-light)" not in drawn(replace(sphere, inertia_factor=0.5))


def test_a_shadow_lies_where_there_is_a_floor_and_fades_with_height() -> None:
    def dark(height: float, **more: Any) -> list[float]:
        still = drawn(kl.Ball((0, height), (1, 0), 0.5, 1.0), **more)
        return [float(one) for one in re.findall(r'scale\(0.85,0.1\)" opacity="([\d.]+)"', still)]

    assert dark(0.5) == [pytest.approx(0.34, abs=0.005)]
    assert dark(0.5 + 1.2 * 0.5) == [pytest.approx(0.17, abs=0.005)]
    assert dark(3, gravity=0) == []


def test_a_crowd_is_drawn_in_part_and_stays_small() -> None:
    balls = [
        kl.Ball((0.3 * (k % 20), 0.3 * (k // 20)), (k % 7 - 3, 1.0), 0.1, 1.0) for k in range(300)
    ]
    run = kl.simulate(kl.Scene(balls), 0.05, kl.Events())
    message, block = picture_of({"crowd": run}, [])
    still = still_of(message, block, None, SIZE)
    assert still.count("<circle cx") == MOST_DRAWN
    heights = [y for _, y, _ in discs(still)]
    assert min(heights) < 10 and max(heights) > 90, "it lies all over, not at the bottom alone"
    assert len(gzip.compress(still.encode())) < PACKED


def test_runs_in_space_have_no_flat_still() -> None:
    run = kl.simulate(kl.Scene([kl.Ball((0, 0, 1), (1, 0, 0), 0.1, 1.0)]), 0.1, kl.Events())
    message, block = picture_of({"in space": run}, [])
    assert still_of(message, block, None) == ""


@pytest.mark.parametrize("name", sorted(lessons()))
def test_knots_come_back_from_a_picture(name: str) -> None:
    runs = list(Playable(lessons()[name]).runs(started(name)[0]["values"]).values())
    for number, run in enumerate(runs):
        there = read(knots_in(*started(name)[:2], number), run.time[:40])
        rounded = 1e-4 * picture_size(run) if len(run.scene.balls) >= CROWD else 1e-3
        assert there.position == pytest.approx(run.position[:40], abs=rounded)
