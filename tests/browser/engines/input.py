"""Mouse and keys as the two WebDriver protocols take them: Firefox and WebKit alike."""

from collections.abc import Sequence
from typing import Any

#: Keys that have no letter, as W3C WebDriver numbers them.
KEYS = {
    "ArrowDown": "\ue015",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowUp": "\ue013",
    "Backspace": "\ue003",
    "End": "\ue010",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Home": "\ue011",
    "PageDown": "\ue00f",
    "PageUp": "\ue00e",
    "Tab": "\ue004",
}
FRAME = 16  # ms; a hand moves no more often than a screen shows


def of_mouse(points: Sequence[tuple[float, float]]) -> list[dict[str, Any]]:
    """Press at the first point, move over the others, let go."""
    moves: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": FRAME * bool(place)}
        for place, (x, y) in enumerate(points)
    ]
    press, release = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
    acts = [moves[0], press, *moves[1:], release]
    mouse = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": mouse, "actions": acts}]


def of_key(name: str) -> list[dict[str, Any]]:
    """Press a key and let it go."""
    acts = [{"type": kind, "value": KEYS.get(name, name)} for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": acts}]
