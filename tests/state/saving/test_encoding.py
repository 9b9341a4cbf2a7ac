"""Objects as rows of numbers and back."""

import math
from array import array
from collections import namedtuple
from dataclasses import field, make_dataclass

import numpy as np
import pytest

from kernel_lib.state.saving.encoding import decoded, encoded
from kernel_lib.state.scene import Scene


def refuse(kind):
    raise ValueError(f"no {kind.__name__}")


def again(value):
    return decoded(encoded(value, refuse), {})


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        False,
        0,
        -(2**63),
        2**63 - 1,
        "μ and k_b",
        "",
        0.1 + 0.2,
        5e-324,
        math.inf,
        [],
        (),
        {},
        [1.0, 2.0],
        (1.0, 2, "three", None, [4.0, True]),
        {(0, -1): 3, (1, 2): (0.5,)},
        [[1.0], [], [2.0, 3.0]],
    ],
    ids=repr,
)
def test_plain_values_come_back_as_they_were(value):
    found = again(value)
    assert found == value and type(found) is type(value)


def test_signs_of_zero_and_nan_come_back():
    minus, nothing = again([-0.0, math.nan])
    assert math.copysign(1, minus) == -1 and math.isnan(nothing)


@pytest.mark.parametrize(
    "numbers",
    [np.arange(6.0).reshape(2, 3), np.array([], dtype=np.int32), np.array(["impact", "roll"])],
    ids=["table", "empty", "words"],
)
def test_arrays_come_back_with_their_kind_and_shape(numbers):
    found = again([numbers])[0]
    assert (found.dtype, found.shape) == (numbers.dtype, numbers.shape)
    assert found.tobytes() == numbers.tobytes()


@pytest.mark.parametrize("number", [np.float64(0.1), np.int32(3), np.bool_(True)], ids=repr)
def test_numbers_of_numpy_stay_numbers_of_numpy(number):
    found = again(number)
    assert found == number and type(found) is type(number)


def test_a_row_of_packed_numbers_can_grow_again():
    found = again(array("d", [0.5, -0.0]))
    found.append(1.0)
    assert found == array("d", [0.5, 0.0, 1.0])


def test_what_was_shared_is_shared_again():
    shared = [1.0]
    one, two, (three,) = again((shared, shared, (shared,)))
    assert one is two is three
    ring = [None]
    ring[0] = ring
    found = again(ring)
    assert found[0] is found


@pytest.mark.parametrize("value", [{1.0}, object(), b"bytes", 1j, Scene, range(3)], ids=repr)
def test_what_is_not_known_is_refused(value):
    with pytest.raises(ValueError, match=f"no {type(value).__name__}"):
        again([value])


def test_numbers_that_are_missing_are_missed():
    parts = encoded([1.0, 2.0], refuse)
    with pytest.raises(ValueError, match="numbers are missing"):
        decoded(parts._replace(floats=parts.floats[:1]), {})


def test_a_class_may_have_grown_fields_with_defaults_and_no_others():
    """What a later version adds to a class must not cost the files of earlier ones."""
    parts = encoded(make_dataclass("Thing", ["x"])(3.0), lambda kind: "thing")
    grown = [("y", float, 2.0), ("z", list, field(default_factory=list))]
    one, two = (decoded(parts, {"thing": lambda: make_dataclass("Thing", ["x", *grown])})
                for _ in range(2))  # fmt: skip
    assert (one.x, one.y, one.z) == (3.0, 2.0, []) and one.z is not two.z
    with pytest.raises(ValueError, match="its thing has the fields x, here x, y"):
        decoded(parts, {"thing": lambda: make_dataclass("Thing", ["x", "y"])})
    row = encoded(namedtuple("Row", "x")(3.0), lambda kind: "row")
    longer = namedtuple("Row", "y x", defaults=[0.0, 5.0])
    assert decoded(row, {"row": lambda: longer}) == longer(0.0, 3.0)
