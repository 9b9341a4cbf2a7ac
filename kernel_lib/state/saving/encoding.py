"""Objects as rows of numbers and back, to the last bit, without running any code of a file.

An object is written as its parts: a code says what comes, numbers follow in rows of their own.
What occurs twice is written once, so that it stays shared. Classes, their attributes, functions
and kinds of numbers are found by name in closed lists.
"""

from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import partial
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.state.saving.functions import Functions, NotGiven

__all__ = ["Encoded", "Known", "decoded", "encoded"]

#: What comes next. PACKED and NUMBER stand in format 1 alone.
NONE, FALSE, TRUE, FLOAT, INT, TEXT, AGAIN, LIST, TUPLE = range(9)
FLOATS, DICT, ARRAY, PACKED, NUMBER, RECORD, KIN, LAW = range(9, 17)

_PLAIN = {None: NONE, False: FALSE, True: TRUE}

#: What an array may hold: truths, whole and other numbers, and words.
HELD = "biufU"

#: Parts of a key of a dictionary, and of their parts; those of a solver are a few dozen.
MOST_PARTS = 1000


class Known(NamedTuple):
    """What may stand in a file.

    classes : by name, where each is found
    name_of : the name under which a class is known; ValueError for others
    functions : of ours and of the caller
    attributes : of a class by its name, those that are no fields of it
    """

    classes: Mapping[str, Callable[[], type]]
    name_of: Callable[[type], str]
    functions: Functions
    attributes: Mapping[str, Collection[str]]


class Encoded(NamedTuple):
    """An object in parts.

    codes, ints, floats : what comes, and its whole and other numbers
    texts : each text once
    kinds : (name, fields, keys) of each class; keys : what an object of it holds
    arrays : by the names of the fields that lead to them
    """

    codes: Any
    ints: Any
    floats: Any
    texts: list[str]
    kinds: list[Any]
    arrays: dict[str, Any]


def encoded(value: Any, known: Known) -> Encoded:
    """An object in parts; ValueError where it holds what is not known."""
    writer = _Writer(known)
    writer.put(value)
    codes, ints, floats = (np.array(row) for row in (writer.codes, writer.ints, writer.floats))
    return Encoded(codes, ints, floats, list(writer.texts), writer.kinds, writer.arrays)


def decoded(parts: Encoded, known: Known, passed_over: Collection[str] = ()) -> Any:
    """The object again.

    A class may have more fields than it had, if these have defaults.

    Parameters
    ----------
    passed_over : names of fields in which a class that is not known, or not what it was, stands
        for None; elsewhere that is a ValueError

    Raises
    ------
    ValueError : a class is not what it was, or the parts are none
    """
    return _Reader(parts, known, passed_over).take()


class _Writer:
    """Parts so far. places : number of each object met, by its id; `alive` keeps these apart."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.codes, self.ints, self.floats = array("q"), array("q"), array("d")
        self.texts, self.places = dict[str, int](), dict[int, int]()
        self.kinds, self.numbers = list[Any](), dict[Any, int]()
        self.arrays, self.path = dict[str, Any](), list[str]()
        self.alive: list[Any] = []

    def put(self, value: Any) -> None:
        kind = type(value)
        if kind is float:
            self.codes.append(FLOAT)
            self.floats.append(value)
        elif value is None or kind is bool:
            self.codes.append(_PLAIN[value])
        elif kind is int:
            self.codes.append(INT)
            self.ints.append(value)
        elif kind is str:
            self.codes.extend((TEXT, self.text(value)))
        elif id(value) in self.places:
            self.codes.extend((AGAIN, self.places[id(value)]))
        else:
            self.places[id(value)] = len(self.places)
            self.alive.append(value)
            self.put_new(value, kind)

    def put_new(self, value: Any, kind: type) -> None:
        """What has parts, met for the first time."""
        if kind is list or kind is tuple:
            self.put_row(value, kind)
        elif kind is dict:
            self.codes.extend((DICT, len(value)))
            for key, entry in value.items():
                self.put(key)
                self.put(entry)
        elif kind is np.ndarray and not value.dtype.hasobject:
            self.codes.extend((ARRAY, self.keep(value)))
        elif kind is FunctionType or kind is NotGiven:
            self.codes.extend((LAW, self.text(self.known.functions.name_of(value))))
        elif issubclass(kind, float):
            self.codes.extend((KIN, self.kind(kind, (), ())))
            self.floats.append(value)
        else:
            self.put_record(value, kind)

    def put_row(self, value: Any, kind: type) -> None:
        if all(type(entry) is float for entry in value):
            self.codes.extend((FLOATS, len(value), kind is list))
            self.floats.extend(value)
            return
        self.codes.extend((LIST if kind is list else TUPLE, len(value)))
        for entry in value:
            self.put(entry)

    def put_record(self, value: Any, kind: type) -> None:
        """A dataclass."""
        state = vars(value) if is_dataclass(value) else {}
        self.codes.extend((RECORD, self.kind(kind, _names(kind), tuple(state))))
        for name, entry in state.items():
            self.path.append(name)
            self.put(entry)
            self.path.pop()

    def kind(self, kind: type, names: tuple[str, ...], keys: tuple[str, ...]) -> int:
        """Number of a class, by name; only those that are known can be found again."""
        number = self.numbers.get((kind, keys))
        if number is None:
            number = self.numbers[kind, keys] = len(self.kinds)
            name = self.known.name_of(kind)
            if other := set(keys) - set(names) - set(self.known.attributes.get(name, ())):
                raise ValueError(f"{name} has attributes that are no fields: {_listed(other)}")
            self.kinds.append([name, list(names), list(keys)])
        return number

    def text(self, text: str) -> int:
        return self.texts.setdefault(text, len(self.texts))

    def keep(self, values: Any) -> int:
        """Put an array aside, under the names of the fields that lead to it."""
        first = name = ".".join(self.path)
        again = 1
        while name in self.arrays:
            again += 1
            name = f"{first}_{again}"
        self.arrays[name] = values
        return self.text(name)


class _Reader:
    """Goes through the parts. made : objects so far, in the order in which they were met.

    passing : whether it is within a field that is passed over
    """

    def __init__(self, parts: Encoded, known: Known, passed_over: Collection[str]) -> None:
        self.codes, self.ints = _each(parts.codes, "codes"), _each(parts.ints, "whole numbers")
        self.floats, self.next_float = parts.floats.tolist(), 0
        self.texts, self.arrays = parts.texts, parts.arrays
        self.kinds = [_kind_of(kind, known) for kind in parts.kinds]
        self.functions = known.functions
        self.made: list[Any] = []
        self.passed_over, self.passing = passed_over, False

    def take(self) -> Any:
        code = next(self.codes)
        if code == FLOAT:
            return self.take_floats(1)[0]
        if code in (NONE, FALSE, TRUE):
            return (None, False, True)[code]
        if code == INT:
            return next(self.ints)
        if code == TEXT:
            return self.text()
        if code == AGAIN:
            return self.made[self.number(len(self.made))]
        place = len(self.made)
        self.made.append(None)
        self.made[place] = self.take_new(code, place)
        return self.made[place]

    def take_new(self, code: int, place: int) -> Any:
        if code == FLOATS:
            row = self.take_floats(next(self.codes))
            return row if next(self.codes) else tuple(row)
        if code == TUPLE:
            return tuple([self.take() for _ in range(next(self.codes))])
        if code == LIST:
            self.made[place] = []
            self.made[place].extend(self.take() for _ in range(next(self.codes)))
            return self.made[place]
        if code == DICT:
            return {_key(self.take()): self.take() for _ in range(next(self.codes))}
        if code == ARRAY:
            return self.array()
        if code == PACKED:
            return self.text() and self.array()
        if code == NUMBER:
            return self.text() and self.take()
        if code == LAW:
            return self.functions.named(self.text())
        if code not in (RECORD, KIN):
            raise ValueError(f"there is no code {code}")
        kind = self.kinds[self.number(len(self.kinds))]
        if kind.misfit and not self.passing:
            raise ValueError(kind.misfit)
        return self.take_record(kind, place) if code == RECORD else self.take_kin(kind)

    def take_kin(self, kind: "_Kind") -> Any:
        """A number of a class of its own."""
        found = float if kind.misfit else kind.found
        if not issubclass(found, float):
            raise ValueError(f"a {found.__name__} is no number")
        return found(self.take_floats(1)[0])

    def take_record(self, kind: "_Kind", place: int) -> Any:
        """A dataclass."""
        if kind.misfit:
            for _ in kind.keys:
                self.take()
            return None
        made = self.made[place] = object.__new__(kind.found)
        state = {name: default() for name, default in kind.new.items()}
        state |= {key: self.take_field(key) for key in kind.keys}
        if hasattr(kind.found, "__setstate__"):
            made.__setstate__(state)
        else:
            made.__dict__.update(state)
        return made

    def take_field(self, name: str) -> Any:
        before, self.passing = self.passing, self.passing or name in self.passed_over
        found, self.passing = self.take(), before
        return found

    def text(self) -> str:
        return self.texts[self.number(len(self.texts))]

    def array(self) -> Any:
        found = self.arrays[self.text()]
        if found.dtype.kind not in HELD:
            raise ValueError(f"there are no numbers of the kind {found.dtype.kind!r}")
        return found

    def number(self, count: int) -> int:
        """The next code, which is one of so many numbers."""
        number: int = next(self.codes)
        if not 0 <= number < count:
            raise ValueError(f"there is no number {number} of {count}")
        return number

    def take_floats(self, count: int) -> list[float]:
        start, self.next_float = self.next_float, self.next_float + count
        if count < 0 or self.next_float > len(self.floats):
            raise ValueError("numbers are missing")
        return self.floats[start : self.next_float]


def _names(kind: Any) -> tuple[str, ...]:
    """Fields of a dataclass; of other classes none."""
    return tuple(entry.name for entry in fields(kind)) if is_dataclass(kind) else ()


class _Kind(NamedTuple):
    """A class of a file: what it is here, what it holds, and its new fields with their defaults.

    misfit : why it cannot be made here, or ""
    """

    found: Any
    keys: list[str]
    new: dict[str, Callable[[], Any]]
    misfit: str = ""


def _kind_of(kind: Any, known: Known) -> _Kind:
    """The class of this name; a misfit if it lacks a field, or needs one that it had not.

    ValueError for an attribute that no object of the class has.
    """
    name, names, keys = kind
    if name not in known.classes:
        return _Kind(None, keys, {}, f"it holds a {name}, which is not known here")
    found = known.classes[name]()
    now, defaults = _names(found), _defaults(found)
    new, known_too = set(now) - set(names), {*now, *known.attributes.get(name, ())}
    if set(names) - known_too or new - set(defaults):
        what = f"its {name} has the fields {', '.join(names)}, here {', '.join(now)}"
        return _Kind(found, keys, {}, what)
    if other := set(keys) - known_too:
        raise ValueError(f"its {name} has the attributes {_listed(other)}, which are no fields")
    bare = set(now) - set(keys)
    if not hasattr(found, "__setstate__") and (lacking := bare - set(defaults)):
        raise ValueError(f"its {name} lacks {_listed(lacking)}")
    return _Kind(found, keys, {each: defaults[each] for each in bare & set(defaults)})


def _defaults(kind: Any) -> dict[str, Callable[[], Any]]:
    """What makes the default of each field of a dataclass that has one."""
    made: dict[str, Callable[[], Any]] = {}
    for entry in fields(kind) if is_dataclass(kind) else ():
        if entry.default is not MISSING:
            made[entry.name] = partial(getattr, entry, "default")
        elif entry.default_factory is not MISSING:
            made[entry.name] = entry.default_factory
    return made


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def _each(numbers: Any, what: str) -> Iterator[int]:
    """Whole numbers in order, and a complaint after the last one."""
    yield from numbers.tolist()
    raise ValueError(f"{what} are missing")


def _key(key: Any) -> Any:
    """A key whose parts can be counted: a row that holds one row again and again is never found."""
    waiting = [key]
    for _ in range(MOST_PARTS):
        if not waiting:
            return key
        part = waiting.pop()
        if is_dataclass(part):
            waiting.extend(vars(part).values())
        elif isinstance(part, tuple):
            waiting.extend(part)
    raise ValueError(f"a key has more than {MOST_PARTS} parts")
