"""Notebooks and drawings in other languages: their blocks, from gettext files.

`lessons/words/de/01_plane_bounce.po` has the blocks of that notebook in German, and `pictures.po`
next to it the words of the drawings. A block is a paragraph of a Markdown cell, a text of the card,
a text that a code cell shows, or a word of a drawing. Its `msgctxt` says where it stands, its
`msgid` is the English itself: where that has changed since, no entry fits, and the block stays
English.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from html import escape, unescape
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from kernel_lib.words import ENGLISH as ENGLISH_WORDS, PSEUDO
from kernel_lib.words.pseudo import pseudo_text

__all__ = [
    "DRAWINGS",
    "ENGLISH",
    "SHOWN",
    "Block",
    "Findings",
    "blocks_in",
    "changed_at",
    "drawn_in",
    "findings_of",
]
__all__ += [
    "in_language",
    "languages_of",
    "notebook_in",
    "renew",
    "unlike",
    "words_in",
]

ENGLISH = ENGLISH_WORDS.name

#: The gettext file of the words in drawings, and the folder of these.
DRAWINGS = "pictures"

#: The `msgctxt` of what cells show (`pages/typesetting/shown.py`), and the name under which their
#: translations stand in the metadata of the notebook of a page.
SHOWN = "shown"

#: Where the files of each language stand, next to the notebooks.
_WORDS = "words"

_BETWEEN_BLOCKS = re.compile(r"\n[ \t]*\n\s*")
_FORMULA = re.compile(r"\$\$.+?\$\$|\$[^$]+\$", re.DOTALL)
_IN_WORDS = re.compile(r"\\text\{([^}]*)\}")
_ALTERNATIVE = re.compile(r'(?<=alt=")[^"]*(?=")')
_CODE = re.compile(r"`[^`]+`")
_TARGET = re.compile(r"\]\([^)]*\)")
_TAG = re.compile(r"</?[a-z][^>]*>")
_FIGURE = re.compile(r"\d+(?:[.,]\d+)*")
_BEGINS = re.compile(r"^(?:#+|-|\*\*\d+\.\*\*) ", re.MULTILINE)
_PICTURE = re.compile(r'<img (?=src="[\w/-]+\.svg")')
_STAYS = re.compile("|".join(one.pattern for one in (_FORMULA, _CODE, _TARGET, _TAG)), re.DOTALL)
#: The words of a drawing: what stands in it, and what is said of it.
_WRITTEN = re.compile(r'(<text\b[^>]*>|\baria-label=")([^<"]+)(?=</text>|")')
#: Two letters in a row are a word, and a decimal point is written anew.
_SPOKEN = re.compile(r"[A-Za-z]{2}|\d\.\d")


class Block(NamedTuple):
    """Where a text stands, and its English.

    where : the id of its cell, "card title", SHOWN, or the name of a drawing
    """

    where: str
    english: str


#: Translations by their blocks.
Words = Mapping[Block, str]


@dataclass(frozen=True)
class Findings:
    """What is to be done for a notebook, or for the drawings, in a language.

    name : of the gettext file, without its ending
    blocks : how many there are
    missing : blocks without a translation, those among them whose English has changed
    left_over : entries whose English stands in the notebook no more
    unlike : what each translation has otherwise than its block, in a line
    """

    name: str
    blocks: int
    missing: tuple[Block, ...]
    left_over: tuple[Block, ...]
    unlike: tuple[str, ...]


def languages_of(folder: Path) -> list[str]:
    """Languages other than English that a folder of lessons has words in."""
    return sorted({path.parent.name for path in (folder / _WORDS).glob("*/*.po")})


def words_in(folder: Path, name: str, language: str) -> Words:
    """The translations of a notebook, or of the drawings; none in English.

    The pseudo-language is made from English.

    name : of the notebook without its ending, or DRAWINGS
    """
    if language in PSEUDO:
        return {block: _pseudo(block) for block in blocks_in(folder, name)}
    changed = changed_at(folder, name, language)
    return _read(_file(folder, name, language), changed) if changed else MappingProxyType({})


def changed_at(folder: Path, name: str, language: str) -> int:
    """When the file of `words_in` has changed, ns; 0 where there is none."""
    try:
        return _file(folder, name, language).stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=200)
def _read(path: Path, changed: int) -> Words:  # `changed` makes the cache forget an old version
    entries = _entries(path)
    return MappingProxyType(
        {Block(one.msgctxt, one.msgid): one.msgstr for one in entries if one.msgstr}
    )


def _file(folder: Path, name: str, language: str) -> Path:
    return folder / _WORDS / language / f"{name}.po"


def _entries(path: Path) -> list[Any]:
    """Entries of a gettext file that are in use."""
    import polib  # late: a page in English needs none

    return [one for one in polib.pofile(str(path)) if not one.obsolete and not one.fuzzy]


def _pseudo(block: Block) -> str:
    """A block in the pseudo-language: formulas, code, addresses and tags stay as they are."""
    where, english = block
    if where == SHOWN:
        return pseudo_text(english)
    if english.startswith("<"):
        return re.sub(
            r'(?<=>)[^<>]+(?=<)|(?<=alt=")[^"]+', lambda one: pseudo_text(one[0]), english
        )
    kept: list[str] = []

    def slot(found: re.Match[str]) -> str:
        kept.append(_IN_WORDS.sub(lambda one: f"\\text{{{pseudo_text(one[1])}}}", found[0]))
        return f"{{{len(kept) - 1}}}"

    text = _STAYS.sub(slot, english)
    lines = re.split(r"^((?:#+|-|\*\*\d+\.\*\*) )", text, flags=re.MULTILINE)
    lines[::2] = [
        pseudo_text(one.rstrip()) + one[len(one.rstrip()) :] if one.strip() else one
        for one in lines[::2]
    ]
    return re.sub(r"\{(\d+)\}", lambda found: kept[int(found[1])], "".join(lines))


def notebook_in(folder: Path, name: str, notebook: Any, language: str) -> Any:
    """A notebook of a folder for a page in a language; one with words in any is English itself."""
    is_english = language != ENGLISH and any((folder / _WORDS).glob(f"*/{name}.po"))
    return in_language(notebook, words_in(folder, name, language), language, is_english)


def in_language(
    notebook: Mapping[str, Any], words: Words, language: str, is_english: bool = False
) -> Any:
    """The notebook in a language, as a copy; a block without a translation says that it is English.

    Parameters
    ----------
    notebook : parsed; its metadata then say in words what its cells show
    words : its translations; without any the notebook itself is returned
    is_english : whether it is to say so without any translation, too
    """
    if not words and not is_english:
        return notebook
    made: Any = deepcopy(notebook)
    if about := made["metadata"].get("carom"):
        made["metadata"]["carom"] = _card_in(about, words)
    for cell in made["cells"]:
        if cell["cell_type"] == "markdown":
            text = "\n\n".join(
                _block_in(Block(cell.get("id", ""), english), words, language)
                for english in _split(cell)
            )
            # As it was: a list of lines in a file, one text in memory.
            whole = isinstance(cell["source"], str)
            cell["source"] = text if whole else text.splitlines(keepends=True)
    made["metadata"][SHOWN] = {
        one.english: said for one, said in words.items() if one.where == SHOWN
    }
    return made


def _block_in(block: Block, words: Words, language: str) -> str:
    if found := words.get(block):
        return _PICTURE.sub(f'<img lang="{language}" ', found)
    return _in_english(block.english) if _is_spoken(block.english) else block.english


def _in_english(text: str) -> str:
    """A block that says that it is English, for readers who hear the page."""
    if head := re.match(r"#+ ", text):
        return f'{head[0]}<span lang="{ENGLISH}">{text[head.end() :]}</span>'
    if text.startswith("<"):
        marked = text.replace("<summary>", f'<summary lang="{ENGLISH}">')
        return _PICTURE.sub(f'<img lang="{ENGLISH}" ', marked)
    return f'<div lang="{ENGLISH}">\n\n{text}\n\n</div>'


def _card_in(about: Any, words: Words, where: str = "card") -> Any:
    if isinstance(about, Mapping):
        return {name: _card_in(one, words, f"{where} {name}") for name, one in about.items()}
    if isinstance(about, list):
        return [_card_in(one, words, where) for one in about]
    if isinstance(about, str) and about.lstrip().startswith("<svg"):
        return drawn_in(about, where, words)
    return words.get(Block(where, about), about) if isinstance(about, str) else about


def drawn_in(drawing: str, where: str, words: Words) -> str:
    """An SVG with its words in a language; a word without a translation stays.

    where : the name of the drawing
    """

    def said(found: re.Match[str]) -> str:
        translation = words.get(Block(where, unescape(found[2])))
        # An apostrophe stays as it is; only a quote would end an attribute.
        new = escape(translation, quote=False).replace('"', "&quot;") if translation else found[2]
        return found[1] + new

    return _WRITTEN.sub(said, drawing)


def blocks_in(folder: Path, name: str) -> list[Block]:
    """The blocks of a notebook, or of all drawings, in their order, each once.

    name : of the notebook without its ending, or DRAWINGS
    """
    if name == DRAWINGS:
        paths = sorted((folder / DRAWINGS).glob("*.svg"))
        found = [one for path in paths for one in _of_drawing(path.read_text("utf-8"), path.stem)]
    else:
        found = [*_of_notebook(_parsed(folder / f"{name}.ipynb")), *_shown(folder, name)]
    return [*dict.fromkeys(found)]


def _shown(folder: Path, name: str) -> Iterator[Block]:
    """What the cells of a notebook show, as far as any language has it."""
    for path in sorted((folder / _WORDS).glob(f"*/{name}.po")):
        for one in _entries(path):
            if one.msgctxt == SHOWN:
                yield Block(SHOWN, one.msgid)


def _parsed(path: Path) -> Any:
    import json

    return json.loads(path.read_text(encoding="utf-8"))


def _of_notebook(notebook: Mapping[str, Any]) -> Iterator[Block]:
    yield from _of_card(notebook["metadata"].get("carom", {}), "card")
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            for english in filter(_is_spoken, _split(cell)):
                yield Block(cell.get("id", ""), english)


def _of_card(about: Any, where: str) -> Iterator[Block]:
    if isinstance(about, Mapping):
        for name, one in about.items():
            yield from _of_card(one, f"{where} {name}")
    elif isinstance(about, list):
        for one in about:
            yield from _of_card(one, where)
    elif isinstance(about, str):
        is_drawing = about.lstrip().startswith("<svg")
        yield from _of_drawing(about, where) if is_drawing else [Block(where, about)]


def _of_drawing(drawing: str, where: str) -> Iterator[Block]:
    for found in _WRITTEN.finditer(drawing):
        if _SPOKEN.search(found[2]):
            yield Block(where, unescape(found[2]))


def _split(cell: Mapping[str, Any]) -> list[str]:
    return _BETWEEN_BLOCKS.split("".join(cell["source"]).strip())


def _is_spoken(block: str) -> bool:
    """Whether anything in it is words, and not only formulas, tags and addresses."""
    words = " ".join(_IN_WORDS.findall(block) + _ALTERNATIVE.findall(block))
    for pattern in (_FORMULA, _TAG, _TARGET, _CODE):
        block = pattern.sub(" ", block)
    return bool(_SPOKEN.search(words + block))


def unlike(english: str, translation: str) -> list[str]:
    """What a translation has otherwise than its block: formulas, code, links, tags, figures, heads.

    Words within a formula or a tag may differ, and a decimal comma stands for a point.
    """
    return [
        what
        for what, parts in _PARTS.items()
        if sorted(parts(english)) != sorted(parts(translation))
    ]


def _formulas(text: str) -> list[str]:
    plain = (_IN_WORDS.sub(r"\\text{}", one) for one in _FORMULA.findall(text))
    return [re.sub(r"\s+", " ", one).replace("{,}", ".") for one in plain]


_PARTS: Mapping[str, Callable[[str], list[str]]] = {
    "formulas": _formulas,
    "code": _CODE.findall,
    "links": _TARGET.findall,
    "tags": lambda text: [_ALTERNATIVE.sub("", one) for one in _TAG.findall(text)],
    "figures": lambda text: [
        one.replace(",", ".") for one in _FIGURE.findall(text.replace("{,}", "."))
    ],
    "heads": _BEGINS.findall,
}


def findings_of(folder: Path, language: str) -> list[Findings]:
    """What each notebook of a folder, and its drawings, lack in a language."""
    names = [path.stem for path in sorted(folder.glob("*.ipynb"))]
    return [_findings(folder, name, language) for name in [*names, DRAWINGS]]


def _findings(folder: Path, name: str, language: str) -> Findings:
    blocks, words = blocks_in(folder, name), words_in(folder, name, language)
    there = set(blocks)
    return Findings(
        name,
        len(blocks),
        tuple(one for one in blocks if one not in words),
        tuple(one for one in words if one not in there),
        tuple(
            f"{one.where}: other {' and '.join(found)} in {words[one][:60]!r}"
            for one in blocks
            if one in words and (found := unlike(one.english, words[one]))
        ),
    )


def renew(folder: Path, name: str, language: str, given: Words | None = None) -> None:
    """Write the gettext file of a notebook anew, with all its blocks in their order.

    Translations that fit are kept; what is left over stands at its end, marked as obsolete.

    Parameters
    ----------
    given : translations to put in
    """
    import polib  # late, as above

    path = _file(folder, name, language)
    known = {**words_in(folder, name, language), **(given or {})}
    made = polib.POFile(wrapwidth=100)
    made.metadata = {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
    }
    blocks = blocks_in(folder, name)
    for one in [*blocks, *sorted(set(known) - set(blocks))]:
        entry = polib.POEntry(
            msgctxt=one.where,
            msgid=one.english,
            msgstr=known.get(one, ""),
            obsolete=one not in blocks,
        )
        made.append(entry)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(str(made), encoding="utf-8", newline="\n")
