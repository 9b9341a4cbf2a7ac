"""Each system of the sources is asked by a link, and its truth is what a witness sees."""

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.guess import judgements_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import in_words
from tests.experiments.test_questions import agrees, guesses_of
from tests.experiments.verdicts import verdict_of
from tests.experiments.witnesses import WITNESSES
from tests.sources import LINKS, Link

LESSONS = lessons()


def test_all_six_sources_have_rows() -> None:
    short = {one.source.split()[0].strip(",") for one in LINKS}
    assert short == {"Nikulin", "Endo", "Li", "Neumann", "Kozlov", "Ivanov"}
    assert len(LINKS) == len({(one.notebook, one.query) for one in LINKS}) > 30


@pytest.mark.parametrize("link", LINKS, ids=lambda one: one.what)
def test_a_link_asks_and_a_witness_sees_its_truth(link: Link) -> None:
    lesson = LESSONS[link.lesson]
    start, _ = answer(Playable(lesson), {"kind": "start", "query": f"?{link.query}"})
    assert (start["notes"], start["errors"]) == ([], {})
    (setup,) = [one for one in lesson.presets if one.name == link.name]
    assert start["values"] == lesson.check(setup.values), "the link has the values of its set-up"
    asked = next(one for one in start["guesses"] if one["act"] == start["act"])
    runs = lesson.runs(start["values"])
    found = {one["name"]: one for one in in_words(judgements_of(lesson, start["values"], runs))}
    judged = found[asked["name"]]
    seen, _ = WITNESSES[asked["name"]](start["values"], runs)
    for guess in guesses_of(judged):
        assert agrees(judged, guess, verdict_of(judged, judged, guess)["right"], seen)
