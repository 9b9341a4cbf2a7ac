"""Objects as rows of numbers and back."""

import math
from dataclasses import field, make_dataclass

import numpy as np
import pytest

from kernel_lib.state.saving.encoding import (
    AGAIN,
    ARRAY,
    DICT,
    FLOATS,
    KIN,
    LIST,
    NONE,
    TEXT,
    TUPLE,
    Known,
    decoded,
    encoded,
)
from kernel_lib.state.saving.functions import Functions
from kernel_lib.state.scene import Scene


def refuse(kind):
    raise ValueError(f"no {kind.__name__}")


NOTHING = Known({}, refuse, Functions({}), {})


def again(value):
    return decoded(encoded(value, NOTHING), NOTHING)


def known(name, kind, **more):
    """A class under a name, and nothing else."""
    return NOTHING._replace(classes={name: lambda: kind}, name_of=lambda _: name, **more)


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


def test_what_was_shared_is_shared_again():
    shared = [1.0]
    one, two, (three,) = again((shared, shared, (shared,)))
    assert one is two is three
    ring = [None]
    ring[0] = ring
    found = again(ring)
    assert found[0] is found


@pytest.mark.parametrize(
    "value",
    [{1.0}, object(), b"bytes", 1j, Scene, range(3)],
    ids=lambda value: type(value).__name__,
)
def test_what_is_not_known_is_refused(value):
    with pytest.raises(ValueError, match=f"no {type(value).__name__}"):
        again([value])


def test_numbers_that_are_missing_are_missed():
    parts = encoded([1.0, 2, "three"], NOTHING)
    for name in ("codes", "ints", "floats"):
        shorter = parts._replace(**{name: getattr(parts, name)[:-1]})
        with pytest.raises(ValueError, match="are missing"):
            decoded(shorter, NOTHING)


def coded(*codes, texts=(), arrays=None):
    """Parts of bare codes."""
    parts = encoded(None, NOTHING)
    return parts._replace(codes=np.array(codes), texts=list(texts), arrays=arrays or {})


def twice(depth):
    """Codes of a row that holds a row and this again, and so on: 2^depth in all."""
    return (TUPLE, 2, *twice(depth - 1), AGAIN, 31 - depth + 1) if depth else (TUPLE, 0)


@pytest.mark.parametrize(
    "parts, said",
    [
        (coded(99), "there is no code 99"),
        (coded(-1), "there is no code -1"),
        (coded(TEXT, -1, texts=["a"]), "there is no number -1 of 1"),
        (coded(LIST, 1, AGAIN, 1), "there is no number 1 of 1"),
        (coded(FLOATS, -1, 1), "numbers are missing"),
        (coded(DICT, 1, *twice(30), NONE), "a key has more than 1000 parts"),
        (coded(ARRAY, 0, texts=["x"], arrays={"x": np.zeros(2, "V8")}), "of the kind 'V'"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_codes_that_say_nothing_are_refused_by_name(parts, said):
    with pytest.raises(ValueError, match=said):
        decoded(parts, NOTHING)


def test_a_class_may_have_grown_fields_with_defaults_and_no_others():
    """What a later version adds to a class must not cost the files of earlier ones."""
    three = make_dataclass("Thing", ["x"])(3.0)
    parts = encoded(three, known("thing", type(three)))
    grown = [("y", float, 2.0), ("z", list, field(default_factory=list))]
    one, two = (decoded(parts, known("thing", make_dataclass("Thing", ["x", *grown])))
                for _ in range(2))  # fmt: skip
    assert (one.x, one.y, one.z) == (3.0, 2.0, []) and one.z is not two.z
    with pytest.raises(ValueError, match="its thing has the fields x, here x, y"):
        decoded(parts, known("thing", make_dataclass("Thing", ["x", "y"])))


def test_attributes_are_those_of_the_class():
    """In a file, and in an object that is to be written."""
    kind = make_dataclass("Thing", ["x"])
    parts = encoded(kind(3.0), known("thing", kind))
    (name, names, _), others = parts.kinds[0], known("thing", kind, attributes={"thing": ["extra"]})
    with pytest.raises(ValueError, match="its thing has the attributes frame, which are no fields"):
        decoded(parts._replace(kinds=[[name, names, ["frame"]]]), known("thing", kind))
    with pytest.raises(ValueError, match="its thing lacks x"):
        decoded(parts._replace(kinds=[[name, names, []]]), known("thing", kind))
    larger = kind(3.0)
    larger.extra = 4.0
    with pytest.raises(ValueError, match="thing has attributes that are no fields: extra"):
        encoded(larger, known("thing", kind))
    assert decoded(encoded(larger, others), others).extra == 4.0


def test_a_number_of_a_class_of_its_own_is_a_number():
    kind = make_dataclass("Thing", ["x"])
    parts = encoded(kind(3.0), known("thing", kind))._replace(codes=np.array([KIN, 0]))
    with pytest.raises(ValueError, match="a Thing is no number"):
        decoded(parts, known("thing", kind))
