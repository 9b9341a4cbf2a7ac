"""Two balls on two carpets: what is asked of them, and what is not."""

import pytest

from kernel_lib.experiments.rotating_spheres import experiment
from kernel_lib.protocol.guess import judgements_of
from kernel_lib.words import in_words
from tests.experiments.laws import law
from tests.experiments.verdicts import asked_at, question_at, text_of

PRESET = next(one for one in experiment.presets if one.name == "On a carpet")
CARPETS = PRESET.values


@pytest.mark.parametrize(
    ("second", "right", "ways"),
    [
        ("rougher carpet", "both", (14.2755, 14.2755)),
        ("smoother carpet", "both", (14.2755, 14.2755)),
        ("heavier ball", "both", (14.2755, 14.2755)),
        ("lighter ball", "both", (14.2755, 14.2755)),
        ("softer carpet", "one", (14.2755, 7.1378)),
        ("firmer carpet", "two", (7.1378, 14.2755)),
    ],
)
def test_only_the_ground_that_gives_way_stops_a_rolling_ball(second, right, ways):
    resistance = 0.04 if second == "firmer carpet" else 0.02
    values = {**CARPETS, "second": second, "resistance": resistance}
    judged = question_at(experiment, "carpet", **values)
    assert judged["truth"] == right
    runs = experiment.runs(experiment.check(values))
    found = [float(run.position[-1, 0, 0]) for run in runs.values()]
    assert found == pytest.approx(ways, abs=1e-4)
    assert law(experiment, **values)[1].startswith("ball 2: a = 5/7 c_r g = ")
    assert law(experiment, **values)[1].endswith(f"v²/(2 a) = {ways[1]:.3g} m")


@pytest.mark.parametrize(
    "changed",
    [
        {"duration": 5.0},
        {"speed": 0.0},
        {"resistance": 0.0},
        {"grip": True},
        {"friction": 0.01},
        {"place": "down a slope"},
    ],
)
def test_what_does_not_stop_or_slips_is_not_asked(changed):
    assert "carpet" in asked_at(experiment, **CARPETS)
    assert "carpet" not in asked_at(experiment, **{**CARPETS, **changed})


def test_many_think_of_friction_where_the_rougher_carpet_lies():
    judged = question_at(experiment, "carpet", **CARPETS)
    assert text_of(judged, "one").startswith("Many think that friction stops a rolling ball, here")
    smoother = question_at(experiment, "carpet", **{**CARPETS, "second": "smoother carpet"})
    assert text_of(smoother, "two").startswith("Many think")
    assert text_of(smoother, "one").startswith("Grip does not carry ball 1 farther")


def test_the_lens_shows_the_force_in_front_of_the_centre():
    (judged,) = in_words(
        judgements_of(
            experiment,
            experiment.check(CARPETS),
            experiment.runs(experiment.check(CARPETS)),
        )
    )
    centre, force = judged["picture"]["marks"][-2:]
    (x, _), (at, _) = centre["points"][0], force["points"][0]
    assert at > x
    assert "Its force acts 1 cm in front of the centre" in str(judged["picture"]["words"])


def test_a_set_up_draws_from_its_own_cases_over_its_own_values():
    (judged,) = in_words(
        judgements_of(
            experiment,
            experiment.check(CARPETS),
            experiment.runs(experiment.check(CARPETS)),
        )
    )
    draws = judged["draws"]
    assert draws["values"] == experiment.check(CARPETS)
    assert {one["question"] for one in draws["cases"]} == {"carpet"}
    assert len({one["group"] for one in draws["cases"]}) == 3
    for row in draws["rows"]:
        values = draws["values"] | dict(zip(draws["names"], row[2:], strict=True))
        asked = in_words(judgements_of(experiment, values, experiment.runs(values)))
        assert [one["name"] for one in asked] == ["carpet"]
