"""Variables of the template of a lesson's page, for every program that renders the notebook.

`carom` passes them by itself; `voila --template=carom` has only the name of our template.
"""

import re
from typing import Any

from nbconvert.preprocessors import Preprocessor

from kernel_lib.serving.notebooks.drawings import drawings_in_html
from kernel_lib.serving.notebooks.translated import SHOWN
from kernel_lib.serving.pages.assets import file_mark
from kernel_lib.serving.pages.fonts import font_faces
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.pages.typesetting.formulas import formulas_in_html
from kernel_lib.serving.pages.typesetting.shown import shown_in
from kernel_lib.words import ENGLISH

__all__ = ["LessonResources"]

#: A table that stands in no box yet.
_TABLE = re.compile(r'(?<!tabindex="0">)<table>.*?</table>', re.DOTALL)
#: A link from a heading to itself, which Voila's renderer sets behind the words.
_ANCHOR = re.compile(r'<a class="anchor-link"[^>]*>[^<]*</a>')


class LessonResources(Preprocessor):
    """Names that the template uses: `asset`, `font_faces`, `formulas`, `prose`, `say`, `shown`."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """The notebook as it is; the resources with the names that are not there yet."""
        base = resources.get("base_url", "/")

        def asset(name: str) -> str:
            # Where Voila serves the files of a template.
            return f"{base}voila/templates/carom/static/{name}?v={file_mark(name)}"

        resources.setdefault("formulas", formulas_in_html)
        if "asset" not in resources:
            resources["asset"] = asset
            resources["font_faces"] = lambda: font_faces(asset)
            resources["prose"] = prose
        if "say" not in resources:
            language = nb.metadata.get("carom_language", ENGLISH.name)
            resources |= Speaking.of(language, language).for_templates()
        words, language = nb.metadata.get(SHOWN, {}), resources["speaking"].language
        resources["shown"] = lambda html: shown_in(html, words, language)
        return nb, resources


def prose(html: str) -> str:
    """Text as Voila's own renderer makes it, with formulas, drawings and tables as ours has."""
    plain = _ANCHOR.sub("", html)
    boxed = _TABLE.sub(lambda found: f'<div class="table" tabindex="0">{found[0]}</div>', plain)
    return drawings_in_html(formulas_in_html(boxed))
