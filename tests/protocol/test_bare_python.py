"""Library, protocol and lessons need no thread, no process, no file to write, and numpy alone."""

import json
from urllib.parse import urlencode

import pytest

from kernel_lib.experiments import lessons
from tests.environments import another_python
from tests.protocol import bare_python

EXPERIMENTS = lessons()

#: Without a compiler a thousand balls take seconds; a hundred go through the same loop.
FEW = {"many_balls": {"balls": 100}}


def questions(name: str) -> list[dict[str, object]]:
    """The first picture, each set-up, the first control at both ends, and charts."""
    experiment, few = EXPERIMENTS[name], FEW.get(name, {})
    one = next(each for each in experiment.parameters if each.scale in ("linear", "log"))
    changes = [dict(each.values) for each in experiment.presets]
    changes += [{one.name: one.minimum}, {one.name: one.maximum}]
    asked: list[dict[str, object]] = [{"kind": "start", "query": f"?{urlencode(few)}"}]
    asked += [{"kind": "set", "change": change | few} for change in changes]
    asked += [{"kind": "take", "what": "python"}, {"kind": "take", "what": "runs"}]
    asked += [{"kind": "chart"}] if experiment.chart else []
    values = experiment.check(few)
    return [each if each["kind"] == "start" else {**each, "values": values} for each in asked]


def answered(asked: list[tuple[str, dict[str, object]]]) -> list[object]:
    """What a Python in which little is allowed says to these, line by line."""
    return [json.loads(line) for line in another_python("tests.protocol.bare_python", asked)]


def test_nothing_is_asked_of_the_system() -> None:
    asked = [(name, question) for name in EXPERIMENTS for question in questions(name)]
    *results, last = answered(asked)
    assert last == {"tried": [], "lessons": sorted(EXPERIMENTS)}
    kinds = {"start": "picture", "set": "picture"}
    for (name, question), (whose, kind, problem, size) in zip(asked, results, strict=True):
        wanted = kinds.get(str(question["kind"]), question["kind"])
        assert (whose, kind, problem) == (name, wanted, ""), question
        assert size > 0, question


@pytest.mark.parametrize(
    ("mode", "flags", "writes"),
    [("r", 0, False), ("rb", 0, False), ("w", 0, True), ("r+", 0, True), ("xb", 0, True),
     (None, 0, False), (None, 1, True), (None, 0o100, True)],
)  # fmt: skip
def test_what_counts_as_writing(mode: str | None, flags: int, writes: bool) -> None:
    assert bare_python.is_writing(mode, flags) is writes
