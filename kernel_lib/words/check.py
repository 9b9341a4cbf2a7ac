"""What is wrong with the messages of a language, and what a translator has still to do."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kernel_lib.words import ENGLISH, PSEUDO, WORDS
from kernel_lib.words.pseudo import pseudo
from kernel_lib.words.written_from import stale

__all__ = ["FIGURES", "KINDS", "Checked", "checked"]

#: Figures that an English sentence may hold, in its folder: which, in which messages, and why.
FIGURES = "figures.json"

#: What a translator has to do, in the order of the table.
KINDS = ("missing", "stale", "left over", "lacks a slot", "lacks a name", "other figures")

#: Classes of the plural, in all languages.
_PLURAL = {"zero", "one", "two", "few", "many", "other"}

#: A body, a contact or an act by its number, which is no figure.
_NUMBERED = re.compile(
    r"\b(?:[Bb]alls?|[Pp]ucks?|[Cc]arpet|[Cc]ontact|[Tt]est) \d+(?: (?:and|to) \d+)?\b"
)
_FIGURE = re.compile(r"\d+(?:[.,]\d+)?")


class _Parts(Visitor):
    """What a pattern is made of.

    text : what is typed
    slots : names of its slots
    refers : names of messages, and of terms with "-" before them
    chosen : by slot, the names by which it selects
    """

    def __init__(self) -> None:
        self.text: list[str] = []
        self.slots: set[str] = set()
        self.refers: set[str] = set()
        self.functions: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:
        self.text.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.slots.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.refers.add(f"-{node.id.name}")  # what it is given stays in it

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.visit(node.selector)
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and not keys <= _PLURAL:
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        for one in node.variants:
            self.visit(one.value)


@dataclass(frozen=True)
class _Message:
    where: str
    file: str
    parts: _Parts

    def figures(self, *but: re.Pattern[str]) -> set[str]:
        """Figures that are typed in it, with a point; what matches `but` is left out."""
        typed = " ".join(self.parts.text)
        for pattern in but:
            typed = pattern.sub("", typed)
        return {one.replace(",", ".") for one in _FIGURE.findall(typed)}


@dataclass(frozen=True)
class _Language:
    """The messages of a language by name, and what is wrong with its files."""

    messages: Mapping[str, _Message]
    faults: tuple[str, ...]

    def slots(self, name: str, instead: "_Language | None" = None) -> set[str]:
        """Slots of a message, and of those that it refers to; these may be said in English."""
        found = self.messages.get(name) or (instead and instead.messages.get(name))
        if not found:
            return set()
        return found.parts.slots.union(
            *(self.slots(other, instead) for other in found.parts.refers if other[0] != "-")
        )


@dataclass(frozen=True)
class Checked:
    """A language next to English.

    faults : what would break a page, or say what is not so, each with its place
    to_do : by kind (KINDS), names of messages and what they lack
    count, of : messages that it has, and that English has
    """

    faults: tuple[str, ...]
    to_do: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    count: int = 0
    of: int = 0
    files: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def counted(self) -> Counter[tuple[str, str]]:
        """How many messages of a file, by its name, are of a kind."""
        return Counter(
            (self.files[name], kind) for kind, names in self.to_do.items() for name in names
        )


def checked(language: str, words: Path = WORDS) -> Checked:
    """What is wrong with a language, and what is left to do.

    Of English and of the pseudo-language all that is left to do is a fault.
    """
    english = _read(words, ENGLISH.name)
    if language == ENGLISH.name:
        figures = json.loads((words / language / FIGURES).read_text(encoding="utf-8"))
        found = (*english.faults, *_broken(english, english), *_typed(english, figures))
        return Checked(found, count=len(english.messages), of=len(english.messages))
    ours = _read(words, language)
    old = stale(language, words) if language not in PSEUDO else frozenset[str]()
    to_do = {kind: dict[str, str]() for kind in KINDS}
    for name in english.messages:
        if name not in ours.messages:
            to_do["missing"][name] = ""
    for name, one in ours.messages.items():
        if name[0] != "-":
            _compare(name, one, (ours, english), name in old, to_do)
    faults = [*ours.faults, *_broken(ours, english)]
    if language in PSEUDO:
        faults += [f"{kind}: {name}" for kind, names in to_do.items() for name in names]
    own = sum(name in ours.messages for name in english.messages)
    files = {name: one.file for name, one in [*ours.messages.items(), *english.messages.items()]}
    return Checked(tuple(faults), to_do, own, len(english.messages), files)


def _read(words: Path, language: str) -> _Language:
    """The messages of a language; those of a lesson are looked for in the file of its name only."""
    folder = words / (ENGLISH.name if language in PSEUDO else language)
    messages: dict[str, _Message] = {}
    faults = []
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        text = pseudo(text) if language in PSEUDO else text
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.BaseComment):
                continue
            noted = entry.annotations[0] if isinstance(entry, ast.Junk) else entry
            start = noted.span.start if noted.span else 0
            where = f"kernel_lib/words/{language}/{path.name}:{text.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ast.Junk):
                faults.append(f"{where}: cannot be read: {entry.annotations[0].message}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
                if name in messages:
                    faults.append(f'{where}: there is another "{name}"')
                parts = _Parts()
                parts.visit(entry)
                messages[name] = _Message(where, path.stem, parts)
    return _Language(messages, tuple(faults))


def _broken(ours: _Language, english: _Language) -> Iterator[str]:
    """What would break a page, or choose a variant that does not hold."""
    for name, one in ours.messages.items():

        def fault(words: str, where: str = one.where, name: str = name) -> str:
            return f'{where}: "{name}" {words}'

        for other in sorted(one.parts.refers - {*ours.messages, *english.messages}):
            yield fault(f"refers to {other}, which is no message")
        for function in sorted(one.parts.functions):
            yield fault(f"calls {function}, which is no function here")
        like = english.messages.get(name)
        if not like or name[0] == "-":
            continue
        for slot in sorted(ours.slots(name, english) - english.slots(name)):
            yield fault(f"has a slot ${slot}, which is not filled")
        for slot, keys in one.parts.chosen.items():
            known = _names(english, name, slot)
            for key in sorted(keys - known if known else ()):
                yield fault(f"has a variant [{key}], and ${slot} is {_listed(known)}")


def _names(language: _Language, name: str, slot: str) -> set[str]:
    """The names by which a message, or one that it refers to, selects."""
    found = language.messages.get(name)
    if not found:
        return set()
    others = (_names(language, other, slot) for other in found.parts.refers)
    return found.parts.chosen.get(slot, set[str]()).union(*others)


def _compare(
    name: str,
    one: _Message,
    both: tuple[_Language, _Language],
    is_old: bool,
    to_do: dict[str, dict[str, str]],
) -> None:
    """Note what a message lacks next to the English one."""
    ours, english = both
    like = english.messages.get(name)
    if not like or like.file != one.file:
        to_do["left over"][name] = f"belongs into {like.file}.ftl" if like else ""
        return
    if is_old:
        to_do["stale"][name] = ""
    if lacking := english.slots(name) - ours.slots(name, english):
        to_do["lacks a slot"][name] = _listed(f"${slot}" for slot in lacking)
    lacking = {
        f"[{key}]"
        for slot in like.parts.chosen
        for key in _names(english, name, slot) - _names(ours, name, slot)
    }
    if lacking:
        to_do["lacks a name"][name] = _listed(lacking)
    if other := like.figures() ^ one.figures():
        to_do["other figures"][name] = _listed(other)


def _typed(english: _Language, allowed: list[dict[str, Any]]) -> Iterator[str]:
    """Figures that are typed into sentences of English, and are not allowed there."""
    used = set()
    for name, one in english.messages.items():
        left = one.figures(_NUMBERED)
        for group in allowed:
            for start in group["names"] if left else ():
                if name.startswith(start) or (start[0] == "-" and start in f"{name}-"):
                    used.add(start)
                    left = left - {*group["figures"]} if "figures" in group else set()
        if left:
            yield f'{one.where}: "{name}" has {_listed(left)} in its sentence; give it a slot'
    for start in (start for group in allowed for start in group["names"] if start not in used):
        yield f"kernel_lib/words/en/{FIGURES}: no message needs {start}"


def _listed(names: Any) -> str:
    return ", ".join(sorted(names))
