"""Waiting for a page by asking it from outside: its content policy compiles no text."""

import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 30.0  # s


def until(page: Page, expression: str, arg: Any = None, timeout: float = 1000 * PATIENCE) -> None:
    """Wait until an expression, or a function of `arg`, holds in the page; timeout in ms."""
    end = time.monotonic() + timeout / 1000
    while not page.evaluate(expression, arg):
        assert time.monotonic() < end, f"in {timeout / 1000:g} s it never became true: {expression}"
        page.wait_for_timeout(20)
