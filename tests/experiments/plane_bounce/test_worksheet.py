"""The printed sheet of lesson 01."""

import re

from kernel_lib.experiments.plane_bounce import experiment


def test_height_and_speed_of_the_ball_at_home_are_those_of_one_bounce() -> None:
    """The solutions said 0.55 of the height where their own table had 0.562 for the same ball."""
    sheet = experiment.worksheet
    assert sheet
    said = re.search(
        r"keeps about (0\.\d+) of its speed, (0\.\d+) of its height", str(sheet.expect)
    )
    assert said
    speed, height = map(float, said.groups())
    assert abs(speed**2 - height) < 0.005
