"""Scripts that stand in a page itself, and its icon."""

from functools import cache
from urllib.parse import quote

from kernel_lib.page.bundle import STATIC, bundled
from kernel_lib.protocol.wire import in_script
from kernel_lib.words import messages, say

__all__ = ["SPEAKING", "icon", "speech", "theme"]

#: Groups of texts by the script next to the page's own that says them.
SPEAKING = {"gallery": ("back-", "done-"), "kernel": ("kernel-",)}


@cache
def theme() -> str:
    """The script that chooses the theme before anything is drawn."""
    return bundled("theme.js").strip()


@cache
def speech(script: str) -> str:
    """The script that gives a page the words of another one, as `caromWords`.

    Parameters
    ----------
    script : one of SPEAKING; the gallery's fills slots, and has Fluent for it
    """
    groups = ("page-language", *SPEAKING[script])
    chosen = {name: text for name, text in messages().items() if name.startswith(groups)}
    said = "".join(chosen.values()) if script == "gallery" else {name: say(name) for name in chosen}
    return f"window.caromWords={in_script(said)};"


@cache
def icon() -> str:
    """The mark of Carom as an address that holds it."""
    return "data:image/svg+xml," + quote((STATIC / "mark.svg").read_text(encoding="utf-8").strip())
