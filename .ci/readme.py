"""What PyPI shows of the README: its links and its picture lead to the repository, at this version.

The build takes this as its metadata hook (`tool.hatch.metadata.hooks.custom` in pyproject.toml).
"""

import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)(\[[^\]]*\])\((?!https?:|mailto:|#)([^)\s]+)\)")


def on_pypi(text, source, version):
    """The text with links that work outside the repository.

    Parameters
    ----------
    source : address of the repository, https://github.com/<account>/carom
    version : of the release, whose tag is v and this
    """
    account = source.rstrip("/").split("/")[-2]
    pictures = source.replace("//github.com/", "//raw.githubusercontent.com/")

    def absolute(found):
        is_picture, words, path = found.groups()
        place = f"{pictures}/v{version}" if is_picture else f"{source}/blob/v{version}"
        return f"{is_picture}{words}({place}/{path})"

    return LINK.sub(absolute, text.replace("/gh/OWNER/", f"/gh/{account}/"))


class CustomMetadataHook(MetadataHookInterface):
    """Gives the project its `readme`."""

    def update(self, metadata):
        """Put the text in, as hatchling asks for it."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        readme = on_pypi(text, metadata["urls"]["Source"], metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
