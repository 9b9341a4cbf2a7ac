"""Values by chance."""

from random import Random

from kernel_lib.experiments import cases_by_name, in_digits, on_steps


def test_every_step_is_drawn_and_has_no_rounding():
    chance = Random(1)
    found = {on_steps(chance, 0.6, 0.9, 0.1) for _ in range(200)}
    assert found == {0.6, 0.7, 0.8, 0.9}


def test_digits_are_those_that_count():
    assert (in_digits(0.012345, 2), in_digits(987.6, 2), in_digits(0.0, 3)) == (0.012, 990.0, 0.0)


def test_cases_by_name_draw_what_is_theirs():
    rights = {"soft": "caught", "fast": ("hits", 2)}
    soft, fast = cases_by_name("pass", rights, {"e": 0.5}, lambda name: lambda *_: {"name": name})
    assert (soft.right, soft.weight, fast.right, fast.weight) == ("caught", 1, "hits", 2)
    assert fast.make(Random(1), True) == {"name": "fast"}
