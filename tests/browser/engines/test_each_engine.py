"""What every lesson must do, in the three engines that students have.

Each act has one of four looks, light or dark, on a desk or on a phone: a lesson has three of them
in each engine. What a verdict says is the same in all.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.browser.browsers import NoBrowserError, is_needed
from tests.browser.engines import steps
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.serving.running import ROOT, Server

LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("[0-9]*.ipynb"))[1:]
TEN = len(LESSONS)
#: Lessons on whose stage something can be taken by hand in act 1.
HELD = ("01", "07", "09")
#: Lessons whose controls are tried.
TRIED = [name for name in LESSONS if name[:2] in ("01", "05", "07", "09")]
DESK, PHONE = (1280, 800), (390, 664)
LOOKS = [(dark, size) for dark in (False, True) for size in (DESK, PHONE)]


def looks(*parts: int) -> list[Any]:
    """Dark or not, for the engine; lesson, part and size."""
    found = []
    for place, name in enumerate(LESSONS):
        for part in parts:
            dark, size = LOOKS[(place + part) % len(LOOKS)]
            where = "desk" if size == DESK else "phone"
            found.append(pytest.param(dark, name, part, size, id=f"{name}-{part}-{where}"))
    return found


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

    @pytest.mark.parametrize(
        ("engine", "name", "act", "size"), looks(1, 2, 3), indirect=["engine"], scope="class"
    )
    def test_an_act(
        self, engine: Engine, carom_server: Server, said: Path, name: str, act: int,
        size: tuple[int, int],
    ) -> None:  # fmt: skip
        query = f"?act={act}&level=1&draw=1&fresh=1"
        steps.opened(engine, f"{carom_server.address}{name}{query}", size)
        steps.answer(engine)
        if act == 1:
            steps.see(engine)
        else:
            steps.hurry(engine)
        the_same_in_all(said / f"{name}_{act}", steps.verdict(engine))
        if act == 3:
            steps.share(engine)
        engine.check()

    @pytest.mark.parametrize(
        ("engine", "name"),
        [pytest.param(place % 2 == 1, name, id=name) for place, name in enumerate(TRIED)],
        indirect=["engine"],
        scope="class",
    )
    def test_the_tools_on_a_desk(self, engine: Engine, carom_server: Server, name: str) -> None:
        steps.opened(engine, f"{carom_server.address}{name}?act=1&level=3&fresh=1", DESK)
        steps.skip(engine)
        steps.hurry(engine)
        if name[:2] in HELD:
            steps.drag_on_stage(engine)
        engine.ask(steps.UNFOLD)
        assert steps.is_on_its_ground(engine, steps.LIST)
        assert steps.numbers_fit(engine)
        steps.slide_by_key(engine, steps.SLIDER)
        steps.slide_by_hand(engine, steps.SLIDER)
        steps.exercise(engine)
        engine.check()

    @pytest.mark.parametrize("engine", [False, True], indirect=True, scope="class")
    def test_the_gallery_a_challenge_and_the_sheets(
        self, engine: Engine, carom_server: Server
    ) -> None:
        here = carom_server.address
        for size in (DESK, PHONE):
            engine.open(here, size)
            engine.until("(count) => document.querySelectorAll('.card').length === count", TEN)
            assert engine.ask(steps.TOO_WIDE) <= 0
        engine.click(".card h3 a")
        engine.until(steps.READY)
        engine.check()
        steps.opened(engine, f"{here}01_plane_bounce?challenge=at_rest&fresh=1", PHONE)
        assert "Three stars" in steps.challenge(engine, "k_b", "0.817")
        engine.check()
        for name in LESSONS:
            engine.open(f"{here}carom/sheet/{name}?solutions=1", DESK)
            engine.until("() => document.querySelector('.picture svg')?.checkVisibility()")
            assert engine.ask(steps.TOO_WIDE) <= 0
            engine.check()


class TestChromium(InAnEngine):
    kind = Chromium


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
