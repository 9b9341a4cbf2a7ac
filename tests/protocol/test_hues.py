"""A description and a body keep their hue over acts and set-ups."""

import pytest

from kernel_lib.experiments import lessons
from tests.lesson_walk import answer_of, quiet

LESSONS = lessons()


@pytest.mark.parametrize("name", [one for one in LESSONS if one != "many_balls"])
def test_a_run_has_one_hue_in_all_acts_and_set_ups(name: str) -> None:
    """Exact was blue and the steps red in act 3 of lesson 01, and the other way round after it."""
    lesson, table = LESSONS[name], quiet(LESSONS[name])
    hues: dict[str, set[int]] = {}
    for one in (*lesson.acts, *lesson.presets):
        message, _ = answer_of(table, {"kind": "set", "change": lesson.check(one.values)})
        runs = {run["name"]: run for run in message["runs"]}
        # An act names the runs that it shows, in its own order; the page counts those.
        shown = [run for run in getattr(one, "runs", ()) if run in runs] or list(runs)
        here = [runs[run].get("hue", place) for place, run in enumerate(shown)]
        assert len(set(here)) == len(here), f"two of {shown} have one hue"
        for run, hue in zip(shown, here, strict=True):
            hues.setdefault(run, set()).add(hue)
    assert {run: several for run, several in hues.items() if len(several) > 1} == {}
