"""Tables of a lesson: answers for a page without a server, as files and an index."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kernel_lib.protocol.answer import Answer
from kernel_lib.protocol.wire import opened, unpacked
from kernel_lib.serving.site.blocks import block_of, name_of
from kernel_lib.serving.site.places import Place, places_of
from kernel_lib.serving.site.stops import COUNTS, stops_of
from kernel_lib.serving.workers.service import Busy, Client, ServedLesson, Service

__all__ = ["ROOM", "ROOM_OF_A_SET_UP", "Tables", "tables_of"]

#: Bytes of the answers of one parameter: from where a lesson begins, and from other values.
ROOM, ROOM_OF_A_SET_UP = 65_536, 32_768

#: Questions at one time; more than workers, so that no worker waits.
AT_ONCE = 4

#: Tries of a question whose worker ended.
TRIES = 3

#: By how much more stops may cost than in proportion before they are not even tried: what they
#: have in common stands in a block once.
SHARED = 1.3

#: What an answer holds that belongs to one page alone.
OF_A_PAGE = ("errors", "notes", "sequence", "page", "part", "of")


#: By value, as JSON: itself, its picture and its chart, or nothing where it cannot run.
Known = dict[str, tuple[Any, Answer, Answer | None] | None]


@dataclass
class Tables:
    """What is computed beforehand for one lesson.

    Parameters
    ----------
    index : what its page gets: {"own", "places": [{"values", "picture", "chart", "series"}]},
        where a series is {"at": stops, "picture", "chart"} by the name of its parameter, and
        "picture" and "chart" name files
    files : their content by name
    stops : how many values were answered in all
    """

    index: dict[str, Any]
    files: dict[str, bytes] = field(default_factory=dict)
    stops: int = 0

    def keep(self, answers: Sequence[Answer]) -> str | None:
        """Name of the file of these answers; None for no answers."""
        if not answers:
            return None
        block = block_of(answers)
        self.files[name_of(block)] = block
        return name_of(block)


class _Asking:
    """Asks one lesson, a few questions at a time."""

    def __init__(self, lesson: ServedLesson, service: Service) -> None:
        self._lesson, self._service = lesson, service
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def answer(self, kind: str, values: Mapping[str, Any]) -> Answer | None:
        """The answer for these values; None where they cannot run."""
        content = {"kind": kind, "version": self._lesson.version, "values": dict(values)}
        content |= {"change": {}} if kind == "set" else {}
        async with self._turn:
            own, block = opened(await self._body(content))
        if own.get("kind") in ("error", "version") or not block:
            return None
        message, buffers = unpacked(block)
        if message["kind"] == "error" or message.get("values", values) != values:
            return None
        for one in message.get("guesses", ()):  # a site has no place for what a set-up draws
            one.pop("draws", None)
        return {name: value for name, value in message.items() if name not in OF_A_PAGE}, buffers

    async def begin(self) -> dict[str, Any]:
        """The values with which the lesson begins."""
        own, block = opened(await self._body({"kind": "start", "version": self._lesson.version}))
        answer = own if "own" in own else unpacked(block)[0]
        return dict(answer["own"])

    async def _body(self, content: Mapping[str, Any]) -> bytes:
        for _ in range(TRIES):
            try:
                return await self._service.body(self._lesson, content, Client("", ""))
            except Busy as problem:
                last = problem
        raise last


async def tables_of(sheet: Mapping[str, Any], lesson: ServedLesson, service: Service) -> Tables:
    """Every set-up of a lesson exactly, and its controls at stops.

    Raises
    ------
    Busy : when the workers end over a question again and again
    """
    asking = _Asking(lesson, service)
    own = await asking.begin()
    made = Tables({"own": own, "places": []})
    chart = bool(sheet["chart"])
    places = places_of(sheet, own)
    for entry in await asyncio.gather(*(_place(made, asking, sheet, one, chart) for one in places)):
        if entry:
            made.index["places"].append(entry)
    return made


async def _place(
    made: Tables, asking: _Asking, sheet: Mapping[str, Any], place: Place, chart: bool
) -> dict[str, Any] | None:
    picture = await asking.answer("set", place.values)
    if picture is None:
        return None
    drawn = await asking.answer("chart", place.values) if chart else None
    made.stops += 1
    parameters = [one for one in sheet["parameters"] if one["name"] in place.controls]
    series = await asyncio.gather(*(_series(made, asking, place, one, chart) for one in parameters))
    return {
        "values": place.values,
        "picture": made.keep([picture]),
        "chart": made.keep([drawn] if drawn else []),
        "series": {one["name"]: item for one, item in zip(parameters, series, strict=True) if item},
    }


async def _series(
    made: Tables, asking: _Asking, place: Place, parameter: Mapping[str, Any], chart: bool
) -> dict[str, Any] | None:
    """A parameter at as many stops as fit; None for no stops.

    Where the lesson begins it has the fewest in any case.
    """
    room = ROOM if place.first else ROOM_OF_A_SET_UP
    known: Known = {}
    best: _Stops | None = None
    for count, following in zip(COUNTS, [*COUNTS[1:], COUNTS[-1]], strict=True):
        at = [one for one in stops_of(parameter, count) if one != place.values[parameter["name"]]]
        asked = (_stop(asking, place, parameter["name"], one, chart, known) for one in at)
        found = _Stops([pair for pair in await asyncio.gather(*asked) if pair])
        if found.size > room and (best or not place.first):
            break
        best = found
        more = len(stops_of(parameter, following)) / len(stops_of(parameter, count))
        if more == 1 or found.size * more > room * SHARED:
            break
    if not best or not best.at:
        return None
    made.stops += len(best.at)
    return {"at": best.at, "picture": made.keep(best.pictures), "chart": made.keep(best.charts)}


class _Stops:
    """Answers at some stops of a parameter; charts only where each stop has one."""

    def __init__(self, found: Sequence[tuple[Any, Answer, Answer | None]]) -> None:
        self.at = [value for value, _, _ in found]
        self.pictures = [picture for _, picture, _ in found]
        charts = [chart for _, _, chart in found if chart]
        self.charts = charts if len(charts) == len(found) else []
        self.size = sum(len(block_of(one)) for one in (self.pictures, self.charts) if one)


async def _stop(
    asking: _Asking, place: Place, name: str, value: Any, chart: bool, known: Known
) -> tuple[Any, Answer, Answer | None] | None:
    """A value with its picture and chart; None where it cannot run."""
    key = json.dumps(value)
    if key not in known:
        values = place.values | {name: value}
        picture = await asking.answer("set", values)
        drawn = await asking.answer("chart", values) if chart and picture else None
        known[key] = picture and (value, picture, drawn)
    return known[key]
