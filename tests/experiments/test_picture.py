"""The picture of a verdict says what it shows, and nothing that cannot be drawn."""

import json
import math
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.bank import asking, bank_of
from kernel_lib.experiments.charts import Chart
from kernel_lib.experiments.teaching.picture import (
    MOST_MARKS,
    Angle,
    Mark,
    Picture,
    Ring,
    Span,
    Way,
)
from kernel_lib.protocol.chart import MOST_PLAIN, plain_chart
from kernel_lib.protocol.guess import judgements_of, picture_data
from kernel_lib.words import in_words

LESSONS = lessons()


@pytest.mark.parametrize("name", LESSONS)
def test_the_picture_of_each_case_can_be_sent_and_names_what_the_run_has(name: str) -> None:
    experiment = LESSONS[name]
    for number, draws in bank_of(experiment).items():
        for draw in {one.case: one for one in draws}.values():
            values = experiment.check({**asking(experiment)[number].values, **draw.values})
            runs = experiment.runs(values)
            for judged in in_words(judgements_of(experiment, values, runs)):
                if "picture" not in judged:
                    continue
                json.dumps(judged["picture"], allow_nan=False)
                assert judged["picture"]["words"].endswith(".")
                for mark in judged["picture"]["marks"]:
                    assert mark.get("run", next(iter(runs))) in runs
                    assert mark.get("option", "") in ("", *judged["options"])


def test_marks_say_only_what_differs_from_a_plain_one() -> None:
    marks = (Ring((0.0, 1.0), 0.5, number=2, text="here"), Span((0.0, 0.0), (1.0, 0.0), ball=0))
    data = picture_data(Picture("A claim.", marks), {})
    assert data["marks"] == [
        {"mark": "ring", "at": (0.0, 1.0), "radius": 0.5, "number": 2, "text": "here"},
        {"mark": "span", "start": (0.0, 0.0), "end": (1.0, 0.0), "ball": 0},
    ]
    assert data["chart"] is None


def test_a_chart_of_a_picture_has_its_numbers_in_four_digits() -> None:
    chart = Chart("T", "x", "y", lambda _: {"": ([0.0, 12.34567], [1.23456e-7, 2.34567e-3])})
    (mark,) = plain_chart(chart, {})["marks"]
    assert mark["x"] == [0.0, 12.35]
    assert mark["y"] == pytest.approx([1.235e-7, 2.346e-3], rel=3e-4)


@pytest.mark.parametrize("numbers", [np.zeros(MOST_PLAIN), [0.0, math.inf], [0.0, math.nan]])
def test_a_chart_of_a_picture_is_small_and_finite(numbers: Any) -> None:
    chart = Chart("T", "x", "y", lambda _: {"": (numbers, numbers)})
    with pytest.raises(ValueError, match="all finite"):
        plain_chart(chart, {})


@pytest.mark.parametrize(
    "make",
    [
        lambda: Picture(""),
        lambda: Picture("A claim.", (Mark(),) * (MOST_MARKS + 1)),
        lambda: Ring((0.0, math.nan), 1.0),
        lambda: Angle((0.0, 0.0), 0.0, math.inf, 1.0),
        lambda: Way(((0.0, 0.0),)),
        lambda: Way(((0.0, 0.0), (math.nan, 0.0))),
    ],
)
def test_what_cannot_be_drawn_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match=r"picture needs words|finite places|two points"):
        make()
