"""The frame of all pages: templates, themes, error pages, and the sites that may read answers."""

from typing import Any

from tornado.web import HTTPError, RequestHandler

from kernel_lib.serving.notebooks.table import ways
from kernel_lib.serving.pages.assets import asset_address
from kernel_lib.serving.pages.languages import Speaking, language_of
from kernel_lib.serving.pages.page_files import language_choice
from kernel_lib.serving.pages.security import NO_ORIGIN

__all__ = ["PageMixin", "let_frames_read"]

THEMES = ("light", "dark")


def let_frames_read(handler: RequestHandler) -> None:
    """A page of ours in a frame with a sandbox may read what is sent."""
    handler.set_header("Vary", "Origin")
    if handler.request.headers.get("Origin") == NO_ORIGIN:
        handler.set_header("Access-Control-Allow-Origin", NO_ORIGIN)


def page_theme(asked: str) -> str:
    """The theme in the address of a page; "" for that of the reader's system."""
    return asked if asked in THEMES else ""


class PageMixin:
    """Error pages and templates in our own frame, in the language of the request."""

    @property
    def speaking(self) -> Speaking:
        """How the page speaks."""
        fixed = self.settings.get("carom_language", "")  # type: ignore[attr-defined]
        return Speaking.of(language_of(self.request, fixed), fixed)  # type: ignore[attr-defined]

    def page(self, name: str, **values: Any) -> str:
        """The text of one of our templates."""
        template = self.settings["voila_jinja2_env"].get_template(name)  # type: ignore[attr-defined]
        arguments = self.request.query_arguments  # type: ignore[attr-defined]
        asked = arguments.get("theme", [b""])[-1].decode("ascii", "replace")
        return template.render(
            base_url=self.base_url,  # type: ignore[attr-defined]
            asset=lambda name: self.base_url + asset_address(name),  # type: ignore[attr-defined]
            theme=page_theme(asked),
            query=self.request.query,  # type: ignore[attr-defined]
            language_choice=language_choice,
            ways=ways,
            **self.speaking.for_templates(),
            **values,
        )

    def write_error(self, status_code: int, **details: Any) -> None:
        """A page that says what happened and the way back."""
        problem = details.get("exc_info", (None, None))[1]
        # Words of ours; what others say may hold a path of this machine.
        own = isinstance(problem, HTTPError) and status_code < 500
        reason = (getattr(problem, "log_message", "") or "") if own else ""
        self.set_header("Content-Type", "text/html; charset=utf-8")  # type: ignore[attr-defined]
        self.finish(  # type: ignore[attr-defined]
            self.page("problem.html.j2", status=status_code, reason=reason)
        )
