"""Chromium, by Playwright."""

from playwright.sync_api import ConsoleMessage, Error, sync_playwright

from tests.browser.browsers import find
from tests.browser.conftest import ARGUMENTS
from tests.browser.engines.engine import PATIENCE, Engine, NoAnswerError, Point


class Chromium(Engine):
    """With the scroll bars that a desk shows."""

    def __init__(self, dark: bool) -> None:
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(
            executable_path=find(),
            args=ARGUMENTS,
            ignore_default_args=["--hide-scrollbars"],
        )
        self._page = self._browser.new_page(color_scheme="dark" if dark else "light")
        self._errors: list[str] = []
        self._page.on("console", self._console)
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(message.text)

    def go(self, address: str) -> None:
        self._page.goto(address, wait_until="domcontentloaded", timeout=1000 * PATIENCE)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def call(self, function: str, text: str) -> str:
        try:
            return str(self._page.evaluate(function, text))
        except Error as error:
            raise NoAnswerError(str(error)) from None

    def drag(self, *points: Point) -> None:
        mouse = self._page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points[1:]:
            mouse.move(*point)
        mouse.up()

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def picture(self) -> bytes:
        return self._page.screenshot()

    def errors(self) -> list[str]:
        found, self._errors = self._errors, []
        return found

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()
