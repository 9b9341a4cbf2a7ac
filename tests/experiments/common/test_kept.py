"""What is computed of values is kept while the same values come again."""

from kernel_lib.experiments import kept


def test_it_is_computed_anew_for_other_values_alone():
    asked = []

    @kept(2, "height")
    def rise(values, part=0):
        asked.append((values["height"], part))
        return values["height"] + part

    assert [rise({"height": h, "mass": h}) for h in (1.0, 1.0, 2.0, 1.0)] == [1.0, 1.0, 2.0, 1.0]
    assert rise({"height": 1.0, "mass": 7.0}) == 1.0
    assert asked == [(1.0, 0), (2.0, 0)]
    assert rise({"height": 2.0}, 5) == 7.0
    rise({"height": 2.0})
    assert asked == [(1.0, 0), (2.0, 0), (2.0, 5), (2.0, 0)], "two are kept"
