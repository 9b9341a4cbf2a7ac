"""Runs that end early say so, and what would let them go on."""

import kernel_lib as kl
from kernel_lib.protocol.endings import endings
from kernel_lib.words import in_words

FLOOR = kl.Plane((0, 0), (0, 1))


def bounce(**asked):
    ball = kl.Ball((0, 1.5), (0, 0), 1, 1)
    return kl.simulate(kl.Scene([ball], [FLOOR], (0, -9.81)), 4, kl.Events(), **asked)


def test_a_run_to_its_end_needs_no_word():
    assert endings("plane_bounce", {"exact": bounce()}, 100) == []


def test_a_run_that_cost_too_much_says_where_it_ends_and_what_helps():
    run = bounce(budget=3)
    (text,) = map(str, endings("plane_bounce", {"exact": run}, 100))
    assert text.startswith(f"“exact” ends at {run.time[-1]:.3g} s: there it has cost what a lesson")
    assert "Fewer, slower or softer contacts let it go on" in text


def test_more_contacts_than_are_sent_are_counted():
    run = bounce()
    texts = in_words(endings("plane_bounce", {"steps": run}, 2))
    assert texts == [f"“steps” has {len(run.contacts)} contacts: those after 2 are not shown."]


def test_a_ball_that_left_through_a_wall_has_a_sentence():
    ball = kl.Ball((0, 1.5), (0, -40), 1, 1)
    scene = kl.Scene([ball], [FLOOR])
    run = kl.simulate(scene, 4, kl.Stepping(0.1, return_to_contact=False))
    (text,) = map(str, endings("plane_bounce", {"steps": run}, 100))
    assert "passed through a wall. Shorter steps, a return to contact" in text


def test_a_step_too_long_for_the_drag_is_told_with_its_remedy():
    scene = kl.Scene([kl.Ball((0, 0), (1, 0), 1, 0.01)], drag=1.0)
    (text,) = map(
        str, endings("plane_bounce", {"steps": kl.simulate(scene, 4, kl.Stepping(0.1))}, 100)
    )
    assert "ends at 0.3 s: there drag has made a ball" in text
    assert "A step Δ below 2 m/(k_c r)" in text
