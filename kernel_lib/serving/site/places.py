"""Values of a lesson that a site answers exactly, and the controls that have stops from there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Place", "drawn_values", "places_of"]

#: Parameters with stops from each set-up, in a lesson without acts.
FIRST = 2


@dataclass
class Place:
    """Values that are answered exactly, and the controls that have stops from there.

    Parameters
    ----------
    values : all of the lesson
    controls : names of parameters
    first : whether it is where the lesson begins, or its defaults: every control has stops
    """

    values: dict[str, Any]
    controls: list[str] = field(default_factory=list)
    first: bool = False


def places_of(sheet: Mapping[str, Any], own: Mapping[str, Any]) -> list[Place]:
    """All places of a lesson, the one where it begins first; each once.

    Parameters
    ----------
    sheet : of the lesson
    own : the values with which it begins
    """
    table = sheet["parameters"]
    defaults = {one["name"]: one["default"] for one in table}
    every = list(defaults)
    acts = sheet["acts"]
    main = list(acts[0]["controls"]) if acts else every[:FIRST]
    found: dict[str, Place] = {}

    def add(values: Mapping[str, Any], controls: Sequence[str], first: bool = False) -> None:
        whole = {name: values.get(name, value) for name, value in defaults.items()}
        place = found.setdefault(repr(whole), Place(whole))
        place.first = place.first or first
        place.controls += [one for one in controls if one not in place.controls]

    add(own, every, first=True)
    add({}, every, first=True)
    for act in acts:
        add(act["values"], act["controls"])
        for values in drawn_values(act):
            add(values, ())
    for one in sheet["presets"]:
        add(one["values"], main)
    for one in sheet["challenges"]:
        if "values" in one:
            add(one["values"], one["controls"] or main)
    for one in sheet["class_questions"]:
        add(one["values"], ())
        add({**one["values"], **one["shown"]}, ())
    for place in found.values():
        place.controls = [name for name in place.controls if _acts(table, name, place.values)]
    return list(found.values())


def drawn_values(act: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All values of each draw of an act of a sheet, in their order."""
    draws = act.get("draws") or {"names": (), "rows": ()}
    return [
        {**act["values"], **dict(zip(draws["names"], row[2:], strict=True))}
        for row in draws["rows"]
    ]


def _acts(table: Sequence[Mapping[str, Any]], name: str, values: Mapping[str, Any]) -> bool:
    """Whether a parameter acts on anything with these values."""
    only = next(one["only_if"] for one in table if one["name"] == name)
    return all(values[other] in among for other, among in only)
