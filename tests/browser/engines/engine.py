"""What a test does with a browser, written once for every engine."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import urlsplit

PATIENCE = 60.0  # s; a busy machine may take long
PAUSE = 0.02  # s between two looks at a page
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "")  # "" has the address of a file

Point = tuple[float, float]

#: A function's result as text: each engine has its own way to tell numbers and lists, and text is
#: the same in all.
AS_TEXT = "async (text) => JSON.stringify((await (%s)(...JSON.parse(text))) ?? null)"

#: Where an element is that can be seen and used, by selector and words, once it is where the frame
#: before had it: what a picture carries along is put to its place when that is painted.
PLACE = """async (selector, words, number) => {
  const seen = [...document.querySelectorAll(selector)].filter((one) => !one.matches(":disabled")
    && !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true })
    && `${one.textContent} ${one.ariaLabel ?? ""} ${one.title}`.includes(words));
  const one = seen.at(number);
  if (!one) return null;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const [before, now] = [await framed(one), await framed(one)];
  const stands = Object.keys(now).every((key) => now[key] === before[key]);
  const top = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
  const clear = top && (one.contains(top) || top.contains(one));
  return now.width && now.height && stands && clear ? now : null;

  async function framed(one) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  }
}"""

ASKED_FOR = "() => performance.getEntriesByType('resource').map((one) => one.name)"


class NoAnswerError(AssertionError):
    """The page threw an error, or was left while it was asked."""


@dataclass(frozen=True)
class Box:
    """Where an element is in the window, px."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


class Engine(ABC):
    """A browser with one window, which forgets all once it is closed."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this much room."""

    @abstractmethod
    def call(self, function: str, text: str) -> str:
        """What an asynchronous function of JavaScript makes of a text, in the page.

        Raises
        ------
        NoAnswerError : the function threw, or its page is gone
        """

    @abstractmethod
    def drag(self, *points: Point) -> None:
        """Press at the first point, move over the others, and let go; with one, a click."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key by its name in the DOM."""

    @abstractmethod
    def picture(self) -> bytes:
        """What the window shows, as PNG."""

    @abstractmethod
    def errors(self) -> list[str]:
        """What the console has called an error since this was asked last."""

    @abstractmethod
    def close(self) -> None:
        """End the browser and all that was begun for it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self, address: str, size: tuple[int, int]) -> None:
        """Open an address in a window of this size."""
        self.resize(*size)
        self.go(address)

    def ask(self, function: str, *arguments: Any) -> Any:
        """What a function of JavaScript returns in the page."""
        return json.loads(self.call(AS_TEXT % function, json.dumps(arguments)))

    def until(self, function: str, *arguments: Any, patience: float = PATIENCE) -> Any:
        """Wait until a function of JavaScript returns something true, also over a page that is
        left: a server that is not ready yet has one which loads itself anew."""

        def holds() -> Any:
            with suppress(NoAnswerError):
                return self.ask(function, *arguments)

        return wait(holds, f"{function} {arguments}", patience)

    def find(self, selector: str, words: str = "", number: int = 0) -> Box:
        """Where an element is, once it stands still and nothing covers it."""
        return Box(**self.until(PLACE, selector, words, number))

    def click(self, selector: str, words: str = "", number: int = 0) -> None:
        """Click an element."""
        self.drag(self.find(selector, words, number).middle)

    def type(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            self.press(letter)

    def outside(self) -> list[str]:
        """What the page asked of another machine."""
        asked: Sequence[str] = self.ask(ASKED_FOR)
        return [one for one in asked if (urlsplit(one).hostname or "") not in LOOPBACK]

    def check(self) -> None:
        """The console holds no error, and the page has kept to this machine."""
        errors = self.errors()
        assert not errors, errors
        outside = self.outside()
        assert not outside, outside


def wait(condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """What a condition returns as soon as that is true."""
    end = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < end, f"in {patience:g} s it never came: {what}"
        time.sleep(PAUSE)
    return found
