"""Links of our texts that lead nowhere, found without a network: missing files and headings."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*?)#* *$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def texts(root=ROOT):
    """All pages of text of the project."""
    places = ("*.md", ".github/**/*.md", "benchmarks/*.md", "docs/**/*.md", "lessons/*.md")
    found = {path for place in places for path in root.glob(place)}
    return sorted(found | set((root / "kernel_lib").rglob("*.md")))


def anchors(text):
    """Names by which a page's headings are linked to, as GitHub and MyST make them."""
    found = {}
    for heading in HEADING.findall(re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.M)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        found[name] = found.get(name, -1) + 1
    return {name if not k else f"{name}-{k}" for name, n in found.items() for k in range(n + 1)}


def dead(text):
    """Links of one page that lead nowhere."""
    found = []
    for link in LINK.findall(CODE.sub("", text.read_text(encoding="utf-8"))):
        path, _, heading = link.partition("#")
        target = text.parent / path if path else text
        if not target.exists() or (
            heading
            and target.suffix == ".md"
            and heading not in anchors(target.read_text(encoding="utf-8"))
        ):
            found.append(link)
    return found
