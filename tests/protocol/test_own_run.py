"""A guess that is a cause is run: what comes of it, and what stands next to it."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.pictures.picture import arrays_in
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import Sentence, in_words

#: Lesson, act, question, and two guesses, of which the first one is too low.
ASKED = [
    ("plane_bounce", 1, "share", (50.0, 85.0)),
    ("oblique_plane", 2, "roughness", (0.1, 0.3)),
    ("bowl", 1, "how_high", (0.3, 0.8)),
]

#: The same of what acts ask one step further.
FURTHER = [
    ("soft_contact", 1, "as_far_there", (3.0, 9.0)),
    ("soft_contact", 2, "nothing_lost", (3.0, 100.0)),
    ("bowl", 3, "farthest_safe", (0.7, 1.7)),
]


def own_runs(name: str, act: int, question: Any, guess: Any) -> tuple[dict[str, Any], list[bytes]]:
    """The answer, at the values with which the act begins."""
    experiment = import_module(f"kernel_lib.experiments.{name}").experiment
    values = experiment.check(experiment.acts[act - 1].values)
    asked = {"kind": "own", "question": question, "guess": guess, "values": values}
    return answer(Playable(experiment), asked)


def places(message: dict[str, Any], buffers: list[bytes], place: int = 0) -> np.ndarray:
    """Where the ball of a run is at its knots, m."""
    return arrays_in(message, buffers[0], place)["knot_place"].reshape(2, -1).T


def at(message: dict[str, Any], buffers: list[bytes], end: float, run: int = 0) -> np.ndarray:
    """Where the ball of a run is, m: between knots nothing but gravity and friction act."""
    arrays = arrays_in(message, buffers[0], run)
    last = np.flatnonzero(arrays["knot_time"] <= end)[-1]
    place, velocity, acceleration = (
        arrays[f"knot_{name}"].reshape(2, -1)[:, last]
        for name in ("place", "velocity", "acceleration")
    )
    passed = end - arrays["knot_time"][last]
    return place + velocity * passed + acceleration * passed**2 / 2


@pytest.mark.parametrize(
    ("name", "act", "question", "guesses"), ASKED + FURTHER, ids=lambda one: str(one)
)
def test_the_positions_at_the_end_differ_by_the_guess(
    name: str, act: int, question: str, guesses: tuple[float, float]
) -> None:
    runs = [own_runs(name, act, question, guess) for guess in guesses]
    ends = [at(*one, one[0]["alone"]["end"]) for one in runs]
    assert [one[0]["kind"] for one in runs] == ["own", "own"]
    assert np.hypot(*(ends[0] - ends[1])) > 0.05
    for message, _ in runs:
        assert 0 < message["alone"]["end"] <= message["runs"][0]["end"]
        assert 0 < message["alone"]["end"] <= message["duration"]


def test_the_share_is_that_of_the_run() -> None:
    """Its speed after the floor is so much of that before, and the true run is the page's own."""
    message, buffers = own_runs("plane_bounce", 1, "share", 85)
    arrays = arrays_in(message, buffers[0], 0)
    before, after = (
        arrays[f"contact_{when}"].reshape(-1, 2, 2)[0, 0] for when in ("before", "after")
    )
    assert after[1] / -before[1] == pytest.approx(0.85, rel=1e-4)
    assert [one["name"] for one in message["runs"]] == ["yours"] and message["together"] is None
    moments = message["alone"]["moments"]
    assert moments[0] == pytest.approx(arrays["contact_time"][0])
    assert message["alone"]["end"] == moments[-1] < message["duration"]


@pytest.mark.parametrize(
    ("guess", "slides"), [(0.0, True), (0.35, True), (0.4, False), (2.0, False)]
)
def test_a_lump_slides_below_the_slope_and_the_one_next_to_it_stays(
    guess: float, slides: bool
) -> None:
    message, buffers = own_runs("oblique_plane", 2, "roughness", guess)
    own, enough = (
        np.hypot(*(at(message, buffers, 2.0, run) - at(message, buffers, 0.0, run)))
        for run in (0, 1)
    )
    assert (own > 0.5) == slides
    assert enough < 1e-9
    assert [one["name"] for one in message["runs"]] == ["yours", "μ = 0.4"]
    assert message["together"] == {"moments": [], "end": 2.0}


@pytest.mark.parametrize(("guess", "other"), [(0.1, 0.56), (0.45, 0.56), (0.53, 0.45), (2.4, 0.45)])
def test_the_ball_next_to_a_height_does_what_that_one_does_not(guess: float, other: float) -> None:
    message, buffers = own_runs("bowl", 1, "how_high", guess)
    heights = [places(message, buffers, place)[0, 1] for place in (0, 1)]
    assert heights == pytest.approx([guess, other])
    far = [np.abs(places(message, buffers, place)[:, 0]).max() for place in (0, 1)]
    assert (far[0] < 0.1) == (guess < 0.5) and (far[1] < 0.1) == (guess > 0.5)
    assert message["runs"][1]["name"] == f"{other:g} m"
    assert len(message["together"]["moments"]) == 1
    assert message["together"]["end"] >= max(
        message["together"]["moments"][0], message["alone"]["end"]
    )


@pytest.mark.parametrize(
    "guess", [None, "85", True, [85], {"a": 1}, -1, 100.5, 10**400, -(10**400)]
)
def test_a_guess_is_a_number_on_its_scale(guess: Any) -> None:
    message, buffers = own_runs("plane_bounce", 1, "share", guess)
    assert message["kind"] == "error" and not buffers
    assert message["problem"] == "a guess is a number from 0 to 100"


@pytest.mark.parametrize("question", [None, "", "height", "nothing", ["share"], 1])
def test_only_a_guess_that_is_a_cause_is_run(question: Any) -> None:
    message, _ = own_runs("plane_bounce", 1, question, 0.7)
    assert message["problem"] == "there is no such question with a guess that can be run"


@pytest.mark.parametrize(("guess", "says"), [(0, "deep in the wall"), (0.015, "0.02")])
def test_what_cannot_run_is_refused_in_words(guess: float, says: str) -> None:
    """In the flag's pole there is room for heights that no run has."""
    message, _ = own_runs("bowl", 1, "how_high", guess)
    assert message["kind"] == "error" and says in str(message["problem"])


def test_the_page_is_told_which_guesses_are_run() -> None:
    for name, _, question, _ in ASKED:
        sheet = in_words(sheet_of(import_module(f"kernel_lib.experiments.{name}").experiment))
        assert [one["name"] for one in sheet["questions"] if one["runs_first"]] == [question]


@pytest.mark.parametrize(
    ("name", "act", "question", "guess", "says"),
    [
        ("soft_contact", 1, "as_far_there", 3.0, "from 3 m. From 6.05 m"),
        ("soft_contact", 1, "as_far_there", 9.0, "from 9 m. From 6.05 m"),
        ("soft_contact", 1, "as_far_there", 6.0, "Right: from 6.05 m"),
        ("soft_contact", 2, "nothing_lost", 60.0, "From 6 cm it still left a dent"),
        ("bowl", 3, "farthest_safe", 0.8, "At 0.8 m it left"),
        ("bowl", 3, "farthest_safe", 3.0, "At 3 m it left"),
    ],
)
def test_the_verdict_holds_numbers_of_that_run(
    name: str, act: int, question: str, guess: float, says: str
) -> None:
    message, _ = own_runs(name, act, question, guess)
    assert isinstance(message["text"], Sentence), "the page says it"
    assert says in str(message["text"])
    assert "{" not in str(message["text"])


def drop(message: dict[str, Any], buffers: list[bytes], run: int) -> tuple[float, float]:
    """From how high a ball falls, m, and what share of its speed it keeps."""
    arrays = arrays_in(message, buffers[0], run)
    radius = message["runs"][run]["radii"][0]
    down, up = (
        arrays[f"contact_{when}"].reshape(-1, 2, 2)[0, 0, 1] for when in ("before", "after")
    )
    return arrays["knot_place"].reshape(2, -1)[1, 0] - radius, up / -down


@pytest.mark.parametrize(
    ("act", "question", "unit", "guess", "right"),
    [(1, "as_far_there", 1.0, 3.0, "6.05 m"), (2, "nothing_lost", 1e-3, 60.0, "5.8 mm")],
)
def test_next_to_the_reader_s_height_the_right_one_is_dropped(
    act: int, question: str, unit: float, guess: float, right: str
) -> None:
    message, buffers = own_runs("soft_contact", act, question, guess)
    (own, kept), (other, best) = (drop(message, buffers, run) for run in (0, 1))
    assert own == pytest.approx(guess * unit)
    assert [one["name"] for one in message["runs"]] == ["yours", right]
    assert other == pytest.approx(float(right.split()[0]) * unit, rel=0.02)
    assert abs(kept - best) > 0.01
    assert best == pytest.approx(1.0 if act == 2 else 0.8, abs=0.002)


@pytest.mark.parametrize(("guess", "other"), [(0.3, 1.47), (0.7, 1.33), (1.3, 1.47), (3.0, 1.33)])
def test_the_pair_below_a_distance_does_what_that_one_does_not(guess: float, other: float) -> None:
    message, buffers = own_runs("bowl", 3, "farthest_safe", guess)
    assert [one["name"] for one in message["runs"]] == ["yours", f"{other:g} m"]
    far = []
    for run, axis in ((0, 0.0), (1, -1.1)):
        found = places(message, buffers, run)
        assert np.ptp(found[:, 0]) == pytest.approx((guess, other)[run], rel=0.05)
        far.append(np.abs(found[:, 1] - axis).max() < 0.06)
    assert far == [other == 1.47, other == 1.33]
