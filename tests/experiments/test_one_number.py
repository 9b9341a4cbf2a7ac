"""One quantity is one number wherever a page tells it, or the page says why it is not."""

import re
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.guess import judgements_of
from kernel_lib.words import in_words
from tests.experiments.laws import lines
from tests.lesson_walk import any_values

LESSONS = lessons()
VALUES = 10  # random ones of each lesson; of the quick ones twice as many
QUICK = ("plane_bounce", "oblique_plane", "two_balls", "rotating_spheres")


def walked(lesson: Experiment) -> list[dict[str, Any]]:
    """Its acts, its set-ups, and random values of controls."""
    chance = np.random.default_rng(35)
    many = VALUES * (2 if lesson.name in QUICK else 1)
    found = [lesson.check(one.values) for one in (*lesson.acts, *lesson.presets)]
    return found + [lesson.check(any_values(lesson, chance)) for _ in range(many)]


def differing(lesson: Experiment, values: dict[str, Any]) -> list[str]:
    """Impulse and loss of the first contact as the list of contacts tells them, which the law in
    numbers has otherwise."""
    runs = lesson.runs(values)
    law = lines(lesson, values, runs) if lesson.law_now else ()
    exact = [runs[name] for name in ("exact", "rough") if name in runs]
    run = (exact or list(runs.values()))[0]
    hit = run.contacts.of_kind("impact")
    hit = hit[hit.b >= (0 if len(run.scene.balls) > 1 else -9)][:1]
    if len(hit) == 0:
        return []
    text, found = " ".join(law), []
    impulse = figure(float(np.linalg.norm(hit.impulse[0])), "N s")
    if re.search(r"\d N s\b", text) and impulse not in text:
        found.append(f"the list of contacts has {impulse}, the law: {text}")
    if "% of the energy" in text.replace("energy into", ""):
        energy = run.scene.balls[0].mass * float(np.sum(hit.velocity_before[0, 0] ** 2)) / 2
        share = percent(float(hit.energy_lost[0]) / energy)
        if float(hit.energy_lost[0]) > 1e-7 * energy and share not in text:
            found.append(f"the list of contacts has {share}, the law: {text}")
    return found


#: Lessons whose law tells an impulse or a loss.
TELLING = (*QUICK, "soft_contact")


@pytest.mark.parametrize("name", TELLING)
def test_the_law_and_the_list_of_contacts_tell_one_impulse_and_one_loss(name: str) -> None:
    lesson, wrong, seen = LESSONS[name], [], 0
    for values in walked(lesson):
        try:
            wrong += [f"{one}, at {values}" for one in differing(lesson, values)]
        except ValueError:
            continue  # refused, with the reason
        seen += 1
    assert not wrong, "\n".join(wrong[:3])
    assert seen > VALUES / 2


def test_a_share_that_texts_tell_in_percent_is_told_so_at_its_control() -> None:
    """70 % stood in the question, and 0.7 next to it."""
    chance, names = np.random.default_rng(35), set()
    for lesson in LESSONS.values():
        for _ in range(VALUES if lesson.name in QUICK else 0):
            values = lesson.check(any_values(lesson, chance))
            try:
                asked = in_words(judgements_of(lesson, values, lesson.runs(values)))
            except ValueError:
                continue  # refused, with the reason
            texts = " ".join(f"{one['question']} {one['happened']}" for one in asked)
            for one in lesson.parameters:
                value = values[one.name]
                rare = isinstance(value, float) and value not in (0.0, 0.5, 1.0)
                if rare and not one.unit and re.search(rf"(?<![\d.]){percent(value)}", texts):
                    assert one.share, f"{lesson.name}: {one.name} is {percent(value)} in {texts}"
                    names.add(one.name)
    assert "k_b" in names


def test_a_run_that_ends_with_its_track_ends_with_the_force_of_the_track() -> None:
    """The curve of the force fell to 0 N at the last moment, in flight off the track's end."""
    track, chance, seen = LESSONS["track"], np.random.default_rng(35), 0
    force = track.observables[0]
    sets = [one.values for one in track.presets if one.values.get("place") != "dome"]
    for values in [*sets, *(any_values(track, chance) for _ in range(VALUES))]:
        try:
            runs = track.runs(track.check(values))
        except ValueError:
            continue  # refused, with the reason
        for run in runs.values():
            before, last = force.values(run)[-2:]
            if before > 0:
                seen += 1
                assert abs(last - before) < 0.1 * before + 0.1, (values, before, last)
    assert seen > VALUES


def test_times_that_a_verdict_tells_apart_have_different_numbers() -> None:
    """On a planet both the arc and the cycloid took 1.11 s, and the cycloid was the fastest."""
    track, chance, seen = LESSONS["track"], np.random.default_rng(35), 0
    for gravity in chance.uniform(1.0, 25.0, 40):
        for place in ("race of three", "your own"):
            values = track.check({"place": place, "gravity": float(gravity), "body": "block"})
            for judged in in_words(judgements_of(track, values, track.runs(values))):
                times = re.findall(r"[\d.]+(?= s\b)", judged["happened"])
                assert len(set(times)) == len(times) > 1, (gravity, judged["happened"])
                seen += 1
    assert seen > 40
