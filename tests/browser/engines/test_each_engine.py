"""What every lesson must do, in the three engines that students have.

One load of a lesson serves the whole list, at a desk and on a phone. What a verdict says is the
same in all.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from tests.browser.browsers import NoBrowserError, is_needed
from tests.browser.engines import steps
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.browser.lessons.test_challenges import LESSONS as CHALLENGES
from tests.serving.running import ROOT, Server

LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("[0-9]*.ipynb"))[1:]
#: Lessons whose first act asks what was seen: there its run is watched to its end, on a desk.
WATCHED = ("02", "03", "04", "06")
#: Lessons in whose first act something can be taken by hand; elsewhere the picture alone can.
HELD = ("01", "02", "03", "04", "07", "09")
SIZES = {"desk": (1280, 800), "phone": (390, 664)}
DESK, PHONE = SIZES.values()
#: Every second lesson is walked on a dark system, and on a phone first.
WALKS = [pytest.param(place % 2 == 1, name, id=name) for place, name in enumerate(LESSONS)]


def started(kind: type[Engine], dark: bool) -> Engine:
    """An engine on a light or a dark system. Where its browser is missing, the end of the run names
    that; the checks of a change do not go without it."""
    try:
        return kind(dark)
    except NoBrowserError as error:
        if is_needed(kind.__name__):
            raise
        pytest.skip(str(error))


@pytest.fixture(scope="class")
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """The engine of a class."""
    with started(request.cls.kind, request.param) as one:
        yield one


class InAnEngine:
    """The list; a class for each engine takes it."""

    kind: ClassVar[type[Engine]]
    sizes: ClassVar[int] = len(SIZES)  # in which a lesson is walked

    @pytest.mark.parametrize(("engine", "name"), WALKS, indirect=["engine"], scope="class")
    def test_a_lesson(self, engine: Engine, carom_server: Server, said: Path, name: str) -> None:
        carom_server.rehearse(f"{name}.ipynb")
        first, then = sorted(SIZES, reverse=LESSONS.index(name) % 2 == 1)
        query = "?act=1&level=1&draw=1&fresh=1"
        steps.opened(engine, f"{carom_server.address}{name}{query}", SIZES[first])
        for size in (first, then)[: self.sizes]:
            engine.resize(*SIZES[size])
            for act in (1, 2, 3):
                if act > 1 or size == then:
                    steps.open_act(engine, act - 1)
                steps.ask(engine)
                steps.answer(engine)
                if size == first and act == 1 and name[:2] in WATCHED:
                    assert steps.see(engine)
                else:
                    steps.hurry(engine)
                the_same_in_all(said / f"{name}_{size}_{act}", steps.verdict(engine))
                assert engine.ask(steps.TOO_WIDE) <= 0
            steps.share(engine)
            if name[:2] in ("08", "09"):
                # Act 3 of one refuses speeds that its piston cannot stand, of the other has lists.
                steps.open_act(engine, 0)
            slider = steps.slider_at_hand(engine)
            steps.slide_by_key(engine, slider)
            steps.slide_by_hand(engine, slider)
            steps.exercise(engine, 0 if size == first else -1)
            if name[:2] in HELD:
                steps.open_act(engine, 0)
                steps.drag_on_stage(engine)
            steps.drag_the_picture(engine)
            steps.open_act(engine, -1)
            won, missed = CHALLENGES[name]
            if size == first:
                told = steps.challenge(engine, won.second | won.won)  # one keeps the other's
                assert won.stars in told
            else:
                told = steps.challenge(engine, missed.first)  # the next one opens by itself
                assert re.search(missed.miss, told), told
            the_same_in_all(said / f"{name}_{size}_challenge", told)
        engine.check()

    @pytest.mark.parametrize("engine", [False, True], indirect=True, scope="class")
    def test_lists_and_numbers_of_a_whole_lesson(
        self, engine: Engine, carom_server: Server
    ) -> None:
        whole = "03_two_balls?act=all&level=3&fresh=1"
        steps.opened(engine, f"{carom_server.address}{whole}", DESK)
        steps.skip(engine)
        steps.hurry(engine)
        assert steps.is_on_its_ground(engine, steps.LIST)
        assert steps.numbers_fit(engine)
        assert steps.units_are_whole(engine)
        engine.check()

    @pytest.mark.parametrize("engine", [False, True], indirect=True, scope="class")
    def test_the_gallery_and_the_sheets(self, engine: Engine, carom_server: Server) -> None:
        here = carom_server.address
        for size in SIZES.values():
            engine.open(here, size)
            cards = "(count) => document.querySelectorAll('.card').length === count"
            engine.until(cards, len(LESSONS))
            assert engine.ask(steps.TOO_WIDE) <= 0
        engine.click(".card h3 a")
        engine.until(steps.READY)
        engine.check()
        for name in LESSONS:
            engine.open(f"{here}carom/sheet/{name}?solutions=1", PHONE)
            engine.until("() => document.querySelector('.picture svg')?.checkVisibility()")
            for size in SIZES.values():
                engine.resize(*size)
                assert engine.ask(steps.TOO_WIDE) <= 0
            engine.check()


class TestChromium(InAnEngine):
    kind = Chromium
    sizes = 1  # all other tests play acts, exercises and challenges in it, in both


class TestFirefox(InAnEngine):
    kind = Firefox


class TestWebKit(InAnEngine):
    kind = WebKit


@pytest.fixture(scope="session")
def said(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the engines keep what they said, each perhaps in a process of its own."""
    folder = tmp_path_factory.getbasetemp()
    own = os.environ.get("PYTEST_XDIST_WORKER")
    found = (folder.parent if own else folder) / "said"
    found.mkdir(exist_ok=True)
    return found


def the_same_in_all(kept: Path, told: str) -> None:
    """The first engine keeps its text, the others say the same."""
    mine = kept.with_suffix(f".{os.getpid()}")
    mine.write_text(told)
    try:
        os.link(mine, kept)
    except FileExistsError:
        assert told == kept.read_text()
