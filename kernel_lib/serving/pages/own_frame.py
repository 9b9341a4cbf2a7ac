"""The frame of all pages: templates, themes, error pages, and the sites that may read answers."""

from collections.abc import Mapping
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, RequestHandler

from kernel_lib.serving.notebooks.table import ways
from kernel_lib.serving.pages.assets import asset_address
from kernel_lib.serving.pages.languages import Speaking, language_of
from kernel_lib.serving.pages.page_files import language_choice
from kernel_lib.serving.pages.security import NO_ORIGIN

__all__ = ["OwnPage", "let_frames_read", "page_text", "reason_of"]

THEMES = ("light", "dark")


def let_frames_read(handler: RequestHandler) -> None:
    """A page of ours in a frame with a sandbox may read what is sent."""
    handler.set_header("Vary", "Origin")
    if handler.request.headers.get("Origin") == NO_ORIGIN:
        handler.set_header("Access-Control-Allow-Origin", NO_ORIGIN)


def page_text(
    environment: Any,
    name: str,
    base_url: str,
    speaking: Speaking,
    theme: str = "",
    query: str = "",
    **values: Any,
) -> str:
    """The text of one of our templates.

    Parameters
    ----------
    environment : of jinja2
    base_url : below which all addresses lie
    theme, query : of the address of the page
    values : of this template alone
    """
    text: str = environment.get_template(name).render(
        base_url=base_url,
        asset=lambda name: base_url + asset_address(name),
        theme=theme,
        query=query,
        language_choice=language_choice,
        ways=ways,
        **speaking.for_templates(),
        **values,
    )
    return text


class OwnPage(JupyterHandler):
    """Error pages and templates in our own frame, in the language of the request."""

    @property
    def speaking(self) -> Speaking:
        """How the page speaks."""
        fixed = self.settings.get("carom_language", "")
        return Speaking.of(language_of(self.request, fixed), fixed)

    def page(self, name: str, **values: Any) -> str:
        """The text of one of our templates."""
        environment = self.settings["voila_jinja2_env"]
        asked = self.request.query_arguments.get("theme", [b""])[-1].decode("ascii", "replace")
        theme, query = asked if asked in THEMES else "", self.request.query
        return page_text(environment, name, self.base_url, self.speaking, theme, query, **values)

    def write_error(self, status_code: int, **details: Any) -> None:
        """A page that says what happened and the way back."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        reason = reason_of(status_code, details)
        self.finish(self.page("problem.html.j2", status=status_code, reason=reason))


def reason_of(status: int, details: Mapping[str, Any]) -> str:
    """Words of ours for an error; what others say may hold a path of this machine."""
    problem = details.get("exc_info", (None, None))[1]
    own = isinstance(problem, HTTPError) and status < 500
    return (getattr(problem, "log_message", "") or "") if own else ""
