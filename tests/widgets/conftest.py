"""A lesson whose messages are caught before they leave Python."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from kernel_lib.widgets import Lesson
from tests.widgets.small_experiment import experiment


@dataclass
class Caught:
    """A lesson and all that it sent."""

    lesson: Lesson
    sent: list[tuple[dict[str, Any], list[bytes]]] = field(default_factory=list)

    def say(self, content: Any) -> dict[str, Any]:
        """What the page would hear after saying this; exactly one answer comes."""
        before = len(self.sent)
        self.lesson._hear(self.lesson, content, [])
        assert len(self.sent) == before + 1
        return self.sent[-1][0]


@pytest.fixture
def caught(monkeypatch: pytest.MonkeyPatch) -> Caught:
    """The small lesson, its messages caught."""
    caught = Caught(Lesson(experiment()))
    monkeypatch.setattr(
        caught.lesson, "send", lambda content, buffers=(): caught.sent.append((content, buffers))
    )
    return caught
