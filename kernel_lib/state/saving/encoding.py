"""Objects as rows of numbers and back, to the last bit, without running any code of a file.

An object is written as its parts: a code says what comes, numbers follow in rows of their own.
What occurs twice is written once, so that it stays shared. Classes are found by name in a list.
"""

from array import array
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import partial
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.state.saving.named_laws import law_of, name_of_law

__all__ = ["Encoded", "decoded", "encoded"]

#: What comes next.
NONE, FALSE, TRUE, FLOAT, INT, TEXT, AGAIN, LIST, TUPLE = range(9)
FLOATS, DICT, ARRAY, PACKED, NUMBER, RECORD, KIN, LAW = range(9, 17)

_PLAIN = {None: NONE, False: FALSE, True: TRUE}

#: Names of classes that may stand in a file, and where each is found.
Known = Mapping[str, Callable[[], type]]


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


def encoded(value: Any, name_of: Callable[[type], str]) -> Encoded:
    """An object in parts.

    name_of : the name under which a class is known; ValueError for others
    """
    writer = _Writer(name_of)
    writer.put(value)
    codes, ints, floats = (np.array(row) for row in (writer.codes, writer.ints, writer.floats))
    return Encoded(codes, ints, floats, list(writer.texts), writer.kinds, writer.arrays)


def decoded(parts: Encoded, known: Known) -> Any:
    """The object again; ValueError where a class or a law is not what it was.

    A class may have more fields than it had, if these have defaults.
    """
    return _Reader(parts, known).take()


def mostly_decoded(parts: Encoded, known: Known, may_be_lost: Collection[str]) -> tuple[Any, str]:
    """The object again, and why one of its fields is lost, or "".

    may_be_lost : names of fields in which a class that is not what it was costs the field alone:
        its value is None then; elsewhere that is a ValueError
    """
    reader = _Reader(parts, known, may_be_lost)
    return reader.take(), reader.lost


class _Writer:
    """Parts so far. places : number of each object met, by its id; `alive` keeps these apart."""

    def __init__(self, name_of: Callable[[type], str]) -> None:
        self.name_of = name_of
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
        elif kind is array:
            here = self.keep(np.frombuffer(value, dtype=value.typecode))
            self.codes.extend((PACKED, self.text(value.typecode), here))
        elif issubclass(kind, np.number | np.bool_):
            self.codes.extend((NUMBER, self.text(value.dtype.str)))
            self.put(value.item())
        elif kind is FunctionType:
            self.codes.extend((LAW, self.text(name_of_law(value))))
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
        """A named tuple or a dataclass."""
        names = _names(kind)
        if hasattr(kind, "_fields"):
            state = dict(zip(names, value, strict=True))
        else:
            state = (names and value.__getstate__()) or {}
        self.codes.extend((RECORD, self.kind(kind, names, tuple(state))))
        for name, entry in state.items():
            self.path.append(name)
            self.put(entry)
            self.path.pop()

    def kind(self, kind: type, names: tuple[str, ...], keys: tuple[str, ...]) -> int:
        """Number of a class, by name; only those that are known can be found again."""
        number = self.numbers.get((kind, keys))
        if number is None:
            number = self.numbers[kind, keys] = len(self.kinds)
            self.kinds.append([self.name_of(kind), list(names), list(keys)])
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

    losing : whether it is within a field that may be lost; lost : why one was
    """

    def __init__(self, parts: Encoded, known: Known, may_be_lost: Collection[str] = ()) -> None:
        self.codes, self.ints = iter(parts.codes.tolist()), iter(parts.ints.tolist())
        self.floats, self.next_float = parts.floats.tolist(), 0
        self.texts, self.arrays = parts.texts, parts.arrays
        self.kinds = [_kind_of(kind, known) for kind in parts.kinds]
        self.made: list[Any] = []
        self.may_be_lost, self.losing, self.lost = may_be_lost, False, ""

    def take(self) -> Any:
        code = next(self.codes)
        if code == FLOAT:
            return self.take_floats(1)[0]
        if code <= TRUE:
            return (None, False, True)[code]
        if code == INT:
            return next(self.ints)
        if code == TEXT:
            return self.texts[next(self.codes)]
        if code == AGAIN:
            return self.made[next(self.codes)]
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
            return {self.take(): self.take() for _ in range(next(self.codes))}
        if code == ARRAY:
            return self.arrays[self.texts[next(self.codes)]]
        if code == PACKED:
            typecode, name = self.texts[next(self.codes)], self.texts[next(self.codes)]
            return array(typecode, self.arrays[name].tobytes())
        if code == NUMBER:
            return np.dtype(self.texts[next(self.codes)]).type(self.take())
        if code == LAW:
            return law_of(self.texts[next(self.codes)])
        if code not in (RECORD, KIN):
            raise ValueError(f"there is no code {code}")
        kind = self.kinds[next(self.codes)]
        if kind.misfit and not self.losing:
            raise ValueError(kind.misfit)
        self.lost = self.lost or kind.misfit
        if code == KIN:
            return (float if kind.misfit else kind.found)(self.take_floats(1)[0])
        return self.take_record(kind, place)

    def take_record(self, kind: "_Kind", place: int) -> Any:
        """A named tuple or a dataclass; None where its class is not what it was."""
        if kind.misfit:
            for _ in kind.keys:
                self.take()
            return None
        if hasattr(kind.found, "_fields"):
            return kind.found(**{key: self.take() for key in kind.keys})
        made = self.made[place] = object.__new__(kind.found)
        state = {name: default() for name, default in kind.new.items()}
        state |= {key: self.take_field(key) for key in kind.keys}
        if hasattr(kind.found, "__setstate__"):
            made.__setstate__(state)
        else:
            made.__dict__.update(state)
        return made

    def take_field(self, name: str) -> Any:
        if name not in self.may_be_lost or self.losing:
            return self.take()
        before, self.losing, self.lost = self.lost, True, ""
        found, self.losing = self.take(), False
        found, self.lost = None if self.lost else found, self.lost or before
        return found

    def take_floats(self, count: int) -> list[float]:
        start, self.next_float = self.next_float, self.next_float + count
        if self.next_float > len(self.floats):
            raise ValueError("numbers are missing")
        return self.floats[start : self.next_float]


def _names(kind: Any) -> tuple[str, ...]:
    """Fields of a named tuple or a dataclass; of other classes none."""
    found = tuple(entry.name for entry in fields(kind)) if is_dataclass(kind) else ()
    return getattr(kind, "_fields", found)


class _Kind(NamedTuple):
    """A class of a file: what it is here, what it holds, and its new fields with their defaults.

    misfit : why it cannot be made here, or ""
    """

    found: Any
    keys: list[str]
    new: dict[str, Callable[[], Any]]
    misfit: str = ""


def _kind_of(kind: Any, known: Known) -> _Kind:
    """The class of this name; a misfit if it lacks a field, or needs one that it had not."""
    name, names, keys = kind
    if name not in known:
        return _Kind(None, keys, {}, f"it holds a {name}, which is not known here")
    found = known[name]()
    now, defaults = _names(found), _defaults(found)
    new = [each for each in now if each not in names]
    if set(names) - set(now) or set(new) - set(defaults):
        what = f"its {name} has the fields {', '.join(names)}, here {', '.join(now)}"
        return _Kind(found, keys, {}, what)
    return _Kind(found, keys, {each: defaults[each] for each in new})


def _defaults(kind: Any) -> dict[str, Callable[[], Any]]:
    """What makes the default of each field of a named tuple or a dataclass that has one."""
    given = dict(getattr(kind, "_field_defaults", {}))
    made: dict[str, Callable[[], Any]] = {}
    for entry in fields(kind) if is_dataclass(kind) else ():
        if entry.default is not MISSING:
            given[entry.name] = entry.default
        elif entry.default_factory is not MISSING:
            made[entry.name] = entry.default_factory
    return made | {name: partial(_itself, value) for name, value in given.items()}


def _itself(value: Any) -> Any:
    return value
