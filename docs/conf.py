"""How Sphinx makes the documentation: pages in Markdown, and the library from its docstrings."""

import inspect
import json
import re
import tomllib
from pathlib import Path
from types import ModuleType

from docutils import nodes

import kernel_lib
import kernel_lib.experiments
from kernel_lib.serving.pages.typesetting.formulas import mathml

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCE = PROJECT["urls"]["Source"]
ACCOUNT = SOURCE.rstrip("/").split("/")[-2]

project = "Carom"
author = PROJECT["authors"][0]["name"]
copyright = f"{author}; code MIT, texts and pictures CC BY 4.0"
version = release = kernel_lib.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["dollarmath"]
myst_heading_anchors = 3

#: The paper is no page: a journal makes it.
exclude_patterns = ["paper"]

html_theme = "furo"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0068a3", "color-brand-content": "#0068a3"},
    "dark_css_variables": {"color-brand-primary": "#6cb8f0", "color-brand-content": "#6cb8f0"},
    "source_repository": SOURCE,
}
html_favicon = "../kernel_lib/serving/pages/static/mark.svg"
html_title = f"Carom {release}"
html_copy_source = False
html_show_sourcelink = False

autodoc_typehints = "none"
html_math_renderer = "mathml"


#: The first page shows this file of its folder, which `make docs` writes.
LIVE = "plane_bounce.html"
FRAME = f'''```{{raw}} html
<iframe src="{LIVE}" title="Lesson 01, live" loading="lazy"
  style="width: 100%; height: min(820px, 90vh); border: 1px solid; border-radius: 8px"></iframe>
```'''


def to_repository(text: str, page: str) -> str:
    """A page whose links out of docs/ lead to the repository, where those files are."""
    up = "../" * (1 + page.count("/"))
    return re.sub(rf"\]\({re.escape(up)}([^)\s.][^)\s]*)\)", rf"]({SOURCE}/blob/main/\1)", text)


def guide() -> str:
    """The guide for instructors; its links lead to where lessons and pages are."""
    text = (ROOT / "lessons" / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"\]\((\w+)\.ipynb\)", r"](https://OWNER.github.io/carom/\1.html)", text)
    return text.replace("](../docs/", "](")


def sources() -> str:
    """What the lessons name as their sources, each under the title of its lesson."""
    found = []
    for path in sorted((ROOT / "lessons").glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        texts = ["".join(cell["source"]) for cell in notebook["cells"]]
        for text in texts:
            if text.startswith("## References"):
                title = notebook["metadata"]["carom"]["title"]
                found.append(f"### {path.name[:2]} {title}\n{text.partition(chr(10))[2]}")
    return "\n\n".join(found)


def names(module: ModuleType, folder: str = "") -> str:
    """The public names of a module, or those that come from a folder of it, with docstrings."""
    within = f"{module.__name__}.{folder}"
    lines = []
    for name in module.__all__:
        one = getattr(module, name)
        if inspect.isclass(one) or inspect.isfunction(one):
            kind = "autoclass" if inspect.isclass(one) else "autofunction"
            if one.__module__.startswith(within) or not folder:
                lines.append(f".. {kind}:: {module.__name__}.{name}")
    return "\n".join(["```{eval-rst}", *lines, "```\n"])


def defined(lines: list[str]) -> list[str]:
    """A docstring as Sphinx reads it: `name : what it is` becomes a term with what it means."""
    found: list[str] = []
    is_term = False
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        term = re.fullmatch(r"(\*{0,2}\w+(?:, \*{0,2}\w+)*) : (.+)", line)
        if is_term and line and not line.startswith(" "):
            found.append("")
        is_term = bool(term) or (is_term and (not line or line.startswith(" ")))
        if term:
            found += ["", f"**{term[1]}**".replace("***", "**"), f"    {term[2]}"]
        elif after and not after.strip("-"):
            found += ["", f".. rubric:: {line}", ""]
        elif not line or line.strip("-"):
            found.append(line)
    return found


def as_mathml(display: bool):
    """What writes a formula into a page, so that it needs no script from elsewhere."""

    def write(translator, node):
        translator.body.append(mathml(node.astext(), display))
        raise nodes.SkipNode

    return write, None


def setup(app):
    """Change each page and each docstring as it is read."""

    def read(app, name, content):
        text = content[0].replace("<!-- guide for instructors -->", guide())
        text = to_repository(text, name).replace("<!-- sources -->", sources())
        text = text.replace("<!-- live lesson -->", FRAME).replace("//OWNER.", f"//{ACCOUNT}.")
        for module in (kernel_lib, kernel_lib.experiments):
            marker = rf"<!-- names of {re.escape(module.__name__)}(?: in (\w+))? -->"
            text = re.sub(marker, lambda found, of=module: names(of, found[1] or ""), text)
        content[0] = text

    def told(app, what, name, thing, options, lines):
        lines[:] = defined(lines)

    app.connect("source-read", read)
    app.connect("autodoc-process-docstring", told)
    app.add_html_math_renderer("mathml", as_mathml(False), as_mathml(True))
