"""Tables: each answer in them is what `protocol.answer` says, bit for bit."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import kernel_lib as kl
from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Experiment, Preset, Values
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.serving.site import tables
from kernel_lib.serving.site.places import Place, places_of
from kernel_lib.serving.site.tables import Tables, tables_of
from kernel_lib.serving.workers.lesson_worker import answers_of
from kernel_lib.serving.workers.service import ServedLesson, Service
from kernel_lib.serving.workers.worker import Refused, WorkerLost
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import in_words
from tests.serving.site.reading import answers_in

VERSION = "1"


def falls(values: Values) -> dict[str, Trajectory]:
    """A ball on a floor; with a radius below zero nothing can run."""
    ball = kl.Ball((0, 5), (0, 0), values["radius"], 1)
    floor = kl.Plane((0, 0), (0, 1))
    scene = kl.Scene([ball], [floor], (0, -9.8), restitution=values["e"])
    return {"exact": kl.simulate(scene, 2)}


#: An experiment as a cell of a notebook makes it, of which some values cannot run.
FALL = Experiment(
    "fall",
    "A fall",
    (
        Parameter("e", "e", 0.7),
        Parameter("radius", "r", 0.5, minimum=-1.0, maximum=1.0, unit="m"),
    ),
    falls,
    presets=(Preset("Clay", {"e": 0.0}),),
)


class InProcess:
    """Answers as a worker does, in this process."""

    def __init__(self, own: Playable | None, deaths: int = 0) -> None:
        self._answer = answers_of({1: own} if own else {})
        self.deaths = deaths

    async def ask(self, address: str, page: str, question: Any) -> bytes:
        if self.deaths:
            self.deaths -= 1
            raise WorkerLost("it has ended")
        try:
            return self._answer(question)
        except ValueError as problem:
            raise Refused(str(problem)) from None


def made(playable: Playable, name: str | None, pool: Any = None) -> tuple[dict[str, Any], Tables]:
    """Sheet and tables of a lesson; one without a name was made in a cell of its notebook."""
    sheet = json.loads(json.dumps(in_words(sheet_of(playable.experiment))))
    pool = pool or InProcess(None if name else playable)
    lesson = ServedLesson("01.ipynb", 1, VERSION, name, playable if name else None, pool)
    return sheet, asyncio.run(tables_of(sheet, lesson, Service()))


def entries(found: Tables) -> Iterator[tuple[dict[str, Any], str, dict[str, Any], list[bytes]]]:
    """Values, kind, message and buffers of every answer in the tables."""
    for place in found.index["places"]:
        wanted = [(place, [place["values"]])]
        wanted += [
            (entry, [place["values"] | {name: value} for value in entry["at"]])
            for name, entry in place["series"].items()
        ]
        for entry, all_values in wanted:
            for kind in ("picture", "chart"):
                if not entry[kind]:
                    continue
                answers = answers_in(found.files[entry[kind]])
                for values, (message, buffers) in zip(all_values, answers, strict=True):
                    yield values, kind, message, buffers


def assert_equal_answers(playable: Playable, found: Tables) -> int:
    count = 0
    for values, kind, message, buffers in entries(found):
        question = {"kind": "chart" if kind == "chart" else "set", "values": values, "change": {}}
        says, numbers = answer(playable, question)
        says = json.loads(json.dumps(says))
        assert not says.pop("errors", {})
        assert not says.pop("notes", [])
        says.pop("sequence")
        for one in says.get("guesses", ()):  # a site has no place for what a set-up draws
            one.pop("draws", None)
        assert message == says
        assert buffers == numbers
        count += 1
    return count


@pytest.mark.parametrize("name", sorted(set(lessons()) - {"rotating_spheres"}))
def test_the_answers_of_every_lesson_equal_the_protocols(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every fourth control where it begins, and its last place; one is walked whole below."""

    def some_places(*given: Any) -> list[Place]:
        first, *_, last = places_of(*given)
        return [replace(first, controls=first.controls[::4]), replace(last, controls=[])]

    monkeypatch.setattr(tables, "COUNTS", (3,))
    monkeypatch.setattr(tables, "places_of", some_places)
    playable = Playable(lessons()[name], version=VERSION)
    _, found = made(playable, name)
    begin, end = found.index["places"]
    assert begin["values"] == dict(playable.values) != end["values"]
    assert assert_equal_answers(playable, found) > len(begin["series"]) >= 1


def test_each_answer_of_a_lesson_equals_the_protocols(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "COUNTS", (3,))  # more of them cost time, and say the same
    playable = Playable(lessons()["rotating_spheres"], version=VERSION)
    sheet, found = made(playable, "rotating_spheres")
    assert assert_equal_answers(playable, found) > 100
    values = [place["values"] for place in found.index["places"]]
    assert values[0] == found.index["own"] == dict(playable.values)
    for one in sheet["presets"]:
        assert one["values"] in values
    begin = found.index["places"][0]
    acting = {one["name"] for one in sheet["parameters"] if not one["only_if"]}
    assert acting <= begin["series"].keys()


def test_an_experiment_of_a_cell_is_answered_as_well() -> None:
    playable = Playable(FALL, {}, VERSION)
    _, found = made(playable, None)
    assert assert_equal_answers(playable, found) > 20
    assert found.index["places"][0]["values"] == dict(playable.values)


def test_a_parameter_has_as_many_stops_as_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    playable = Playable(FALL, {}, VERSION)
    _, wide = made(playable, None)
    monkeypatch.setattr(tables, "ROOM", 1)
    _, narrow = made(playable, None)
    for name, series in narrow.index["places"][0]["series"].items():
        at = wide.index["places"][0]["series"][name]["at"]
        assert len(series["at"]) <= 3
        assert len(at) >= len(series["at"])
    assert narrow.stops < wide.stops


def test_a_question_whose_worker_dies_is_asked_again() -> None:
    playable = Playable(FALL, {}, VERSION)
    whole = made(playable, None)[1]
    assert made(playable, None, InProcess(playable, deaths=1))[1].index == whole.index


def test_values_that_cannot_run_are_no_stops() -> None:
    _, found = made(Playable(FALL, {}, VERSION), None)
    series = found.index["places"][0]["series"]
    assert min(series["radius"]["at"]) > 0
    assert max(series["radius"]["at"]) == 1
    assert 0.7 not in series["e"]["at"], "the place itself has it"


def test_a_challenge_has_stops_of_the_controls_that_it_asks_to_change() -> None:
    lesson = lessons()["oblique_plane"]
    sheet = json.loads(json.dumps(in_words(sheet_of(lesson))))
    places = places_of(sheet, lesson.begins({}))
    for challenge in lesson.challenges:
        values = lesson.check(challenge.values)
        (there,) = [place for place in places if place.values == values]
        assert set(challenge.controls) <= set(there.controls)
