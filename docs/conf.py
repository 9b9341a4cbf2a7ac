"""How Sphinx makes the documentation: pages in Markdown, and the library from its docstrings."""

import inspect
import json
import re
import tomllib
from pathlib import Path
from types import ModuleType

from docutils import nodes
from latex2mathml.converter import convert

import kernel_lib
import kernel_lib.experiments

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCE = PROJECT["urls"]["Source"]

project = "Carom"
author = PROJECT["authors"][0]["name"]
copyright = f"{author}; code MIT, texts and pictures CC BY 4.0"
version = release = kernel_lib.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["dollarmath"]
myst_heading_anchors = 3

#: The paper is no page: a journal makes it.
exclude_patterns = ["paper"]

html_theme = "alabaster"
html_theme_options = {"description": PROJECT["description"]}
html_title = f"Carom {release}"
html_copy_source = False
html_show_sourcelink = False

autodoc_typehints = "none"
html_math_renderer = "mathml"


def to_repository(text: str) -> str:
    """A page whose links out of docs/ lead to the repository, where those files are."""
    return re.sub(r"\]\(\.\./([^)\s]+)\)", rf"]({SOURCE}/blob/main/\1)", text)


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


def names(module: ModuleType) -> str:
    """All public names of a module, each with its docstring; of kernel_lib by folder."""
    found: dict[str, list[str]] = {}
    for name in module.__all__:
        one = getattr(module, name)
        if inspect.isclass(one) or inspect.isfunction(one):
            kind = "autoclass" if inspect.isclass(one) else "autofunction"
            folder = one.__module__.split(".")[1] if module is kernel_lib else ""
            found.setdefault(folder, []).append(f".. {kind}:: {module.__name__}.{name}")
    told = []
    for folder, lines in found.items():
        told += [f"## {folder}\n"] if folder else []
        told += ["```{eval-rst}", *lines, "```\n"]
    return "\n".join(told)


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


def as_mathml(display: str):
    """What writes a formula into a page, so that it needs no script from elsewhere."""

    def write(translator, node):
        translator.body.append(convert(node.astext(), display=display))
        raise nodes.SkipNode

    return write, None


def setup(app):
    """Change each page and each docstring as it is read."""

    def read(app, name, content):
        text = to_repository(content[0]).replace("<!-- sources -->", sources())
        for module in (kernel_lib, kernel_lib.experiments):
            marker = f"<!-- names of {module.__name__} -->"
            text = text.replace(marker, names(module) if marker in text else "")
        content[0] = text

    def told(app, what, name, thing, options, lines):
        lines[:] = defined(lines)

    app.connect("source-read", read)
    app.connect("autodoc-process-docstring", told)
    app.add_html_math_renderer("mathml", as_mathml("inline"), as_mathml("block"))
