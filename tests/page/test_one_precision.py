"""One quantity has the same digits everywhere: in verdicts, in laws, in readouts, at the flag."""

import json
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.common.wording import figure, guessed
from kernel_lib.protocol.guess import judgements_of
from kernel_lib.words import in_words
from kernel_lib.words.figures import read, written
from tests.js.test_javascript import HERE, PAGE_NODE
from tests.lesson_walk import any_values

LESSONS = lessons()
VALUES = 12  # random ones of each lesson

#: Numbers with a unit, as they stand in a sentence; "1 in 5", dates and counts have none.
MEASURED = re.compile(
    r"(?<![\w.,])(−?\d+(?:\.\d+)?(?:e[-−]?\d+)?)(?= (?:m/s|mm|cm|m|s|ms|J|N|N s|kg m/s|rad/s|%)\b)"
)


def written_by_the_page(values: list[float], folder: Path) -> list[list[str]]:
    """Truth, readout and guess of each value."""
    (folder / "values.json").write_text(json.dumps(values), encoding="utf-8")
    command = [*PAGE_NODE, str(HERE / "figures_check.mjs"), str(folder / "values.json")]
    outcome = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    found: list[list[str]] = json.loads(outcome.stdout)
    return found


def test_page_and_python_write_the_same_digits(tmp_path: Path) -> None:
    chance = np.random.default_rng(17)
    some = 10.0 ** chance.uniform(-4, 7, 500) * chance.choice([-1, 1], 500)
    ties = [0.8125, 2.125, -2.125, 0.5, 12.25, 1000.5, 2500.5]
    ends = [0.0, 999.4, 999.5, 999.7, 99.95, 999_999.7, 5e-4, 4.9e-4, 1e6]
    values = [*some.tolist(), *ties, *ends]
    by_page = written_by_the_page(values, tmp_path)
    for value, (truth, readout, guess) in zip(values, by_page, strict=True):
        assert written(figure(value)) == truth, value
        assert written(guessed(value)) == guess or abs(value) >= 1e6, value
        if "~" not in truth:
            same = float(read(readout)) == float(read(truth))
            assert same, f"{value}: {truth} in a sentence, {readout} in a readout"


def in_three_digits(number: str) -> str:
    return figure(float(number.replace("−", "-")))


@pytest.mark.parametrize("name", LESSONS)
def test_sentences_and_laws_have_three_digits(name: str) -> None:
    experiment = LESSONS[name]
    chance = np.random.default_rng(170)
    seen = 0
    for _ in range(VALUES):
        values = experiment.check(any_values(experiment, chance))
        try:
            runs = experiment.runs(values)
        except ValueError:
            continue  # refused, with the reason
        lines = [
            text
            for one in in_words(judgements_of(experiment, values, runs))
            for text in (one["happened"], *(each["text"] for each in one["verdicts"]))
        ]
        for line in experiment.law_now(values, runs) if experiment.law_now else ():
            lines.append(line[1] if isinstance(line, tuple) else line)
        for text in in_words(lines):
            for number in MEASURED.findall(text):
                seen += 1
                rounded = in_three_digits(number)
                # Of two that three digits tell alike more of them tell which is the greater.
                twins = [one for one in MEASURED.findall(text) if in_three_digits(one) == rounded]
                assert number == rounded or len(set(twins)) > 1, text
    assert seen > VALUES, "sentences with numbers were read"
