"""Security headers: what a browser must not do with our pages."""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from urllib.parse import urlsplit

from kernel_lib.serving.pages.page_files import language_choice, theme

__all__ = ["INLINE", "NO_ORIGIN", "headers", "origin", "policy"]

#: Every inline script of a page, letter by letter, in addition to those of theme and language.
INLINE = (
    "carom.started()",
    "window.voila_heartbeat()",
)

#: The origin of a page in a frame with a sandbox: it may read only what is for any page.
NO_ORIGIN = "null"


def origin(text: str) -> str:
    """An origin such as https://school.example, checked; raises ValueError."""
    parts = urlsplit(text)
    is_plain = parts.scheme in ("http", "https") and parts.netloc and not parts.username
    if not is_plain or parts.path.strip("/") or set(text) & set(" ;,'\"?#"):
        raise ValueError("must be an origin such as https://school.example")
    return f"{parts.scheme}://{parts.netloc}"


def policy(inline: Iterable[str], scripts: str = "'self'", **more: str) -> str:
    """A content security policy.

    Widgets and matplotlib write styles into the page.

    Parameters
    ----------
    inline : scripts that stand in a page, letter by letter
    scripts : where others may come from
    more : directives of some pages alone, such as worker_src="'self'"
    """
    hashes = (b64encode(sha256(text.encode()).digest()).decode() for text in inline)
    directives = {
        "default-src": "'none'",
        "script-src": " ".join([scripts, *(f"'sha256-{one}'" for one in hashes)]),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
    } | {name.replace("_", "-"): value for name, value in more.items()}
    return "; ".join(f"{name} {value}" for name, value in directives.items())


def headers(embed_from: Sequence[str] = ()) -> dict[str, str]:
    """Headers of every page.

    Widgets arrive as modules under blob: addresses, which nothing but our own scripts can make.
    """
    inline = (*INLINE, theme(), language_choice())
    ancestors = " ".join(["'self'", *embed_from])
    return {
        "Content-Security-Policy": policy(inline, "'self' blob:", frame_ancestors=ancestors),
        "Server": "carom",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
    }
