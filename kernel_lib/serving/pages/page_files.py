"""Scripts that stand in a page itself, and its icon."""

from functools import cache
from urllib.parse import quote

from kernel_lib.page.bundle import STATIC, bundled
from kernel_lib.protocol.wire import in_script
from kernel_lib.words import ENGLISH, messages, say_in

__all__ = ["SPEAKING", "icon", "language_choice", "speech", "theme"]

#: What a language says of itself.
OF_LANGUAGE = ("page-language", "page-decimal", "page-digits")

#: Groups of texts by the script next to the page's own that says them.
SPEAKING = {"gallery": ("back-", "done-", "language-"), "kernel": ("kernel-",)}


@cache
def theme() -> str:
    """The script that chooses the theme before anything is drawn."""
    return bundled("theme.js").strip()


@cache
def language_choice() -> str:
    """The script that goes to the page in the language that the reader has chosen."""
    return bundled("language.js").strip()


@cache
def speech(script: str, language: str = ENGLISH.name) -> str:
    """The words of a script next to the page's own, as JSON within the page.

    Parameters
    ----------
    script : one of SPEAKING; the gallery's fills slots, and has Fluent for it
    """
    whole = {**messages(), **messages(language)}
    chosen = {
        name: text
        for name, text in whole.items()
        if name in OF_LANGUAGE or name.startswith(SPEAKING[script])
    }
    said = (
        "".join(chosen.values())
        if script == "gallery"
        else {name: say_in(language, name) for name in chosen}
    )
    return in_script(said)


@cache
def icon() -> str:
    """The mark of Carom as an address that holds it."""
    return "data:image/svg+xml," + quote((STATIC / "mark.svg").read_text(encoding="utf-8").strip())
