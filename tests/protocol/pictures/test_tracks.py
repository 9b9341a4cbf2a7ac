"""Tracks in a picture: as lines behind the rims of balls, in view as a whole, and in the still."""

import math
import re

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.protocol.pictures.first_view import first_view
from kernel_lib.protocol.pictures.floors import held_balls
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.still import still_of

LOOP = kl.Track((-2, 1), of_centres=True).line((0, 0)).bend(1, 2 * math.pi).line((2, -1))


def pictured(track, *balls, held=False):
    scene = kl.Scene(list(balls), (), (0, -9.807), track=track)
    run = kl.simulate(scene, 0.5, kl.OnTrack(held=held))
    header, block = picture_of({"one": run}, ())
    (wall,) = header["runs"][0]["walls"]
    return header, block, wall


def test_a_track_of_centres_lies_a_radius_behind_them() -> None:
    _, _, wall = pictured(LOOP, LOOP.ball(0.1, 0.2, 1))
    (line,) = wall["lines"]
    assert (wall["kind"], wall["wire"], wall["of_centres"]) == ("track", False, False)
    around = [point for point in line if math.hypot(point[0], point[1] - 1) < 1.3 and point[1] > 1]
    assert len(around) > 20
    # The path of centres turns from the ramp's direction: its circle touches that at the origin.
    tilt = math.atan2(-1, 2)
    centre = (-math.sin(tilt), math.cos(tilt))
    for x, y in around:
        if math.hypot(x - centre[0], y - centre[1]) < 1.3:
            assert math.hypot(x - centre[0], y - centre[1]) == pytest.approx(1.2, abs=1e-4)


def test_a_track_is_drawn_where_it_is_and_so_is_the_wire_of_a_bead() -> None:
    plain = kl.Track((-2, 1)).line((2, -1))
    assert pictured(plain, plain.ball(0.5, 0.2, 1))[2]["lines"] == [[[-2, 1], [2, -1]]]
    wire = kl.Track((-2, 1), of_centres=True).line((2, -1))
    held = pictured(wire, wire.ball(0.5, 0.2, 1), held=True)[2]
    assert (held["wire"], held["lines"]) == (True, [[[-2, 1], [2, -1]]])
    unlike = wire.ball(0.5, 0.2, 1), wire.ball(1.5, 0.1, 1)
    assert pictured(wire, *unlike)[2]["lines"] == [[[-2, 1], [2, -1]]]


def test_the_whole_track_is_in_view_and_carries_its_balls() -> None:
    header, block, wall = pictured(LOOP, LOOP.ball(0.1, 0.2, 1))
    (start,), (left, right, bottom, top) = first_view(header, block, None)
    low, high = np.array(wall["lines"][0]).min(axis=0), np.array(wall["lines"][0]).max(axis=0)
    assert (left, bottom) <= tuple(low) and (right, top) >= tuple(high)
    assert right == high[0] > 2 * start.place[0, 0], "the ball has not come there"
    assert held_balls(start) == [], "no thread holds it"


def test_the_still_has_the_tracks_of_all_runs() -> None:
    runs = {}
    for name, end in (("steep", (2, -2)), ("flat", (2, -1))):
        track = kl.Track((0, 0)).line(end)
        scene = kl.Scene([track.ball(0, 0.1, 1)], (), (0, -9.807), track=track)
        runs[name] = kl.simulate(scene, 0.5, kl.OnTrack())
    header, block = picture_of(runs, ())
    still = still_of({**header, "guesses": []}, block, None, (400, 300))
    assert len(re.findall(r'stroke-width="3" d="M[^"]+"', still)) == 2
    same = {"one": runs["flat"], "two": runs["flat"]}
    header, block = picture_of(same, ())
    still = still_of({**header, "guesses": []}, block, None, (400, 300))
    assert len(re.findall(r'stroke-width="3" d="M[^"]+"', still)) == 1
