"""`carom words check`, `read de`, `blocks de` and `new fr`: the languages of lessons."""

import re
from collections.abc import Sequence
from pathlib import Path

from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import refused
from kernel_lib.serving.command.settings import find_lessons
from kernel_lib.serving.notebooks.translated import Findings, findings_of, languages_of, renew
from kernel_lib.words import ENGLISH, PSEUDO, WORDS, messages_in
from kernel_lib.words.check import KINDS, Checked, checked
from kernel_lib.words.languages import languages
from kernel_lib.words.written_from import keep, stale

__all__ = ["words_command"]

FAULTY = 1  # exit code

#: A language by its code, such as fr, pt-BR, zh-Hans.
_CODE = re.compile(r"[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?")

#: What a folder of words begins with: who made it, how to mend it, and the words of the trade.
_README = Path(__file__).with_name("new_language.md")


def words_command(argv: Sequence[str], words: Path = WORDS) -> int:
    """Check languages, write down what has been read, or begin a language.

    Returns
    -------
    0 where all is in order, 1 where a page would break, 2 for a language or a name that is none
    """
    asked = parser_of("words").parse_args(argv)
    if asked.what == "blocks":
        return _blocks(asked.language, asked.lessons)
    if asked.what == "new":
        return _new(asked.language, words)
    if asked.what == "read":
        return _keep(asked.language, asked.names, words)
    known = [*languages(words), PSEUDO[0]]
    if unknown := [name for name in asked.languages if name not in known]:
        return refused(f"there is no language {unknown[0]!r}; there are {', '.join(known)}")
    found = {name: checked(name, words) for name in asked.languages or known}
    for name, one in found.items():
        _print(name, one, whole=bool(asked.languages), english=messages_in(words / ENGLISH.name))
        if name in languages_of(find_lessons()):
            _print_blocks(name, findings_of(find_lessons(), name), whole=bool(asked.languages))
    return FAULTY if any(one.faults for one in found.values()) else 0


def _print(language: str, found: Checked, whole: bool, english: dict[str, str]) -> None:
    """One line of a language, and its faults; `whole` with a table and each message."""
    counts = {kind: len(found.to_do.get(kind, ())) for kind in KINDS}
    left = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)
    print(f"{language}: {found.count} of {found.of} messages; {left or 'in order'}", flush=True)
    if whole and left:
        print(f"  {'':24}" + "".join(f"{kind:>15}" for kind in KINDS))
        for file in sorted({found.files[name] for names in found.to_do.values() for name in names}):
            print(
                f"  {file + '.ftl':24}"
                + "".join(f"{found.counted[file, kind]:15}" for kind in KINDS)
            )
        for kind in KINDS:
            for name, lacks in found.to_do[kind].items():
                print(f"  {kind}: {name}{': ' if lacks else ''}{lacks}")
                if kind in ("missing", "stale"):
                    print("    " + english[name].rstrip().replace("\n", "\n    "))
    for fault in found.faults:
        print(f"  {fault}")


def _print_blocks(language: str, found: Sequence[Findings], whole: bool) -> None:
    """One line of the notebooks and drawings in a language; `whole` with each block."""
    kinds = {
        "missing": [(one.name, block.english) for one in found for block in one.missing],
        "left over": [(one.name, block.english) for one in found for block in one.left_over],
        "unlike": [(one.name, unlike) for one in found for unlike in one.unlike],
    }
    left = ", ".join(f"{len(each)} {kind}" for kind, each in kinds.items() if each)
    of = sum(one.blocks for one in found)
    count = of - len(kinds["missing"])
    print(f"{language}: {count} of {of} blocks of notebooks and drawings; {left or 'in order'}")
    for kind, each in kinds.items() if whole else ():
        for name, words in each:
            print(f"  {kind}, {name}.po: {words[:70]!r}")


def _blocks(language: str, lessons: str | None) -> int:
    """Write the gettext files of notebooks and drawings with all their blocks."""
    if not _CODE.fullmatch(language):
        return refused(f"{language!r} is no code of a language, such as fr or pt-BR")
    try:
        folder = find_lessons(lessons)
        for one in findings_of(folder, language):
            renew(folder, one.name, language)
    except OSError as problem:
        return refused(str(problem))
    _print_blocks(language, findings_of(folder, language), whole=False)
    return 0


def _keep(language: str, names: Sequence[str], words: Path) -> int:
    """Write down that messages, or all of a file, or all, say what the English says now."""
    folder = words / language
    if language not in languages(words)[1:]:
        return refused(
            f"there is no language {language!r} to read; carom words new {language} begins it"
        )
    english, ours = messages_in(words / ENGLISH.name), messages_in(folder)
    of_files = {file.stem: [*messages_in(folder, file.stem)] for file in folder.glob("*.ftl")}
    chosen = {one for name in names or of_files for one in of_files.get(name, [name])}
    if unknown := sorted(chosen - ({*ours} & {*english})):
        if names:
            return refused(f"{language} has no message {unknown[0]!r} of an English one")
        chosen -= {*unknown}
    before = stale(language, words)
    keep(folder, chosen, english)
    after = stale(language, words)
    print(f"{language}: {len(before - after)} of {len(before)} stale messages are in order now")
    return 0


def _new(language: str, words: Path) -> int:
    """Begin a language: each English message in a comment, to be said anew in its place."""
    folder = words / language
    if not _CODE.fullmatch(language) or language in PSEUDO:
        return refused(f"{language!r} is no code of a language, such as fr or pt-BR")
    if folder.exists():
        return refused(
            f"{folder} is there already; carom words check {language} says what it lacks"
        )
    folder.mkdir()
    for file in sorted((words / ENGLISH.name).glob("*.ftl")):
        (folder / file.name).write_text(
            _begun(file.read_text(encoding="utf-8"), language), encoding="utf-8"
        )
    (folder / "README.md").write_text(
        _README.read_text(encoding="utf-8").format(language=language), encoding="utf-8"
    )
    keep(folder, ["page-language"], messages_in(words / ENGLISH.name))
    print(
        f"Written: {folder}, {len([*folder.iterdir()])} files. docs/translate.md says how to go on."
    )
    return 0


def _begun(english: str, language: str) -> str:
    """A file with its messages in comments, but for the code of its language."""
    lines = (
        line if not line or line.startswith("#") else f"# {line}" for line in english.splitlines()
    )
    text = "\n".join(lines) + "\n"
    return text.replace("# page-language = en\n", f"page-language = {language}\n")
