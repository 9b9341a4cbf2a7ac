"""Settings of a server as configuration of Voila."""

import json
from pathlib import Path
from typing import Any

from traitlets.config import Config

from kernel_lib.serving.command.settings import Settings
from kernel_lib.serving.notebooks.cards import next_card
from kernel_lib.serving.pages.assets import asset_address
from kernel_lib.serving.pages.fonts import font_faces
from kernel_lib.serving.pages.page_files import icon, language_choice, theme

__all__ = ["voila_settings"]

#: s after which a kernel without a page ends, and s between two looks for such.
KERNEL_ALONE, LOOK = 90, 30

#: What is the same for all servers: the front-end extensions that widgets need, since every other
#: one would cost start-up time; no configuration from the folder in which it is started; a kernel
#: that has died gives its place up, since its page starts another one by itself.
_VOILA = Path(__file__).with_name("voila.json")


def _resources(settings: Settings) -> dict[str, Any]:
    """Variables of the template of a lesson's page."""

    def asset(name: str) -> str:
        return settings.base_url + asset_address(name)

    return {
        "asset": asset,
        "here": f"{settings.base_url}carom/here",  # answers at once, busy or not
        "font_faces": lambda: font_faces(asset),
        "next": lambda name, language: next_card(settings.lessons, name, language),
        "page_icon": icon,
        "preview": settings.preview_at,
        "language_choice": language_choice,
        "page_theme": theme,
        "shared_at": settings.shared_at,
    }


def voila_settings(settings: Settings) -> Any:
    """The same as traitlets configuration of Voila and of its kernel manager."""
    made = Config(json.loads(_VOILA.read_text(encoding="utf-8")))
    made.Voila.update(
        root_dir=str(settings.lessons),
        base_url=settings.base_url,
        ip=settings.host,
        port=settings.port,
        open_browser=settings.browser,
    )
    made.VoilaConfiguration.update(resources=_resources(settings), show_tracebacks=settings.dev)
    made.FewKernels.update(
        most=settings.max_students, cull_idle_timeout=KERNEL_ALONE, cull_interval=LOOK
    )
    return made
