"""The printed sheet of lesson 08."""

from kernel_lib.experiments.many_balls import experiment


def test_balls_that_found_back_to_one_speed_are_not_faster_by_their_rounding() -> None:
    """246 of 500 were called faster than at the start, beside a fastest one of just that speed."""
    sheet = experiment.worksheet
    assert sheet
    (back,) = (one for one in experiment.presets if one.name == "Back after four")
    values = {one.name: one.default for one in experiment.parameters} | dict(back.values)
    runs = experiment.runs(values)
    cells = {str(column.head): column.cell(values, runs) for column in sheet.columns}
    assert cells["Fastest, in the end (m/s)"] == "1"
    assert cells["Faster than at the start, in the end"] == "0"
