"""The page: its folders run one way, nothing is left over, and the recipe for a panel is true."""

import posixpath
import re
import textwrap
from pathlib import Path, PurePosixPath

from kernel_lib.page import PAGE, STOREYS
from kernel_lib.page.bundle import DIST, bundled
from tests.page.copies import Checkout

FILES = {
    path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".js", ".css") and DIST not in path.parents
}
SCRIPTS = {name: text for name, text in FILES.items() if name.endswith(".js")}
#: How far up a folder stands.
HEIGHT = {folder: height for height, storey in enumerate(STOREYS) for folder in storey}
SOURCE = re.compile(r'^import\s[^;]*?"([^"]+)";$', re.MULTILINE)
#: The entries of the bundle, which no module imports.
ENTRIES = {"lesson/play.js"}


def folder_of(name: str) -> str:
    """The folder of a module: "stage" of "stage/layers.js"."""
    return str(PurePosixPath(name).parent)


def imports_of(name: str, text: str) -> list[str]:
    """The modules of the page that a module imports, in its order."""
    sources = [one for one in SOURCE.findall(text) if one.startswith(".") and one.endswith(".js")]
    return [posixpath.normpath(f"{folder_of(name)}/{source}") for source in sources]


def wrong_ways(texts: dict[str, str]) -> list[str]:
    """Imports that go up, or to a neighbour."""
    return [
        f"{name} imports {other}"
        for name, text in texts.items()
        for other in imports_of(name, text)
        if folder_of(other) != folder_of(name)
        and HEIGHT[folder_of(other)] >= HEIGHT[folder_of(name)]
    ]


def test_imports_run_one_way() -> None:
    assert wrong_ways(SCRIPTS) == []


def test_an_import_that_goes_up_or_to_a_neighbour_is_seen() -> None:
    up = {"run/clock.js": 'import { a } from "../stage/layers.js";\n'}
    assert wrong_ways(up) == ["run/clock.js imports stage/layers.js"]
    aside = {"share/film.js": 'import {\n  a,\n} from "../guess/flag.js";\n'}
    assert wrong_ways(aside) == ["share/film.js imports guess/flag.js"]
    assert wrong_ways({"hands/handles.js": 'import { a } from "../stage/layers.js";\n'}) == []


def test_every_folder_has_its_storey() -> None:
    assert {folder_of(name) for name in FILES} == HEIGHT.keys()


def test_every_module_is_imported() -> None:
    imported = {other for name, text in SCRIPTS.items() for other in imports_of(name, text)}
    assert SCRIPTS.keys() - imported == ENTRIES


def test_no_module_repeats_the_name_of_its_folder() -> None:
    assert [
        name for name in FILES if PurePosixPath(name).stem == PurePosixPath(folder_of(name)).name
    ] == []


def test_what_is_exported_is_used_elsewhere_or_tested() -> None:
    tests = Path(__file__).parents[1]
    tried = "".join(path.read_text(encoding="utf-8") for path in tests.rglob("*.mjs"))
    tried += (tests / "page" / "test_gif.py").read_text(encoding="utf-8")
    for name, text in SCRIPTS.items():
        others = "".join(other for key, other in SCRIPTS.items() if key != name) + tried
        imported = set(re.findall(r"\w+", " ".join(re.findall(r"import \{+([^}]*)\}", others))))
        exported = re.findall(r"^export (?:async )?(?:function|const|let) (\w+)", text, re.M)
        assert set(exported) <= imported, f"{name}: some of its exports are imported by no module"


def test_the_page_needs_no_network_and_no_element_ids() -> None:
    text = bundled("widget.js") + bundled("widget.css")
    addresses = set(re.findall(r"https?://[^\s\"'`)]+", text))
    mend = {one for one in addresses if one.endswith("/docs/translate.md")}  # opened by a reader
    assert addresses - mend == {"http://www.w3.org/2000/svg"} and len(mend) == 1
    assert "getElementById" not in text.replace('getElementById("jupyter-config-data")', "")


def test_the_recipe_for_a_panel_is_true(checkout: Checkout) -> None:
    recipe = (PAGE / "README.md").read_text(encoding="utf-8").split("## Add a panel")[1]
    module = re.search(r"^ {3}```js\n(.*?)^ {3}```", recipe, re.MULTILINE | re.DOTALL)
    assert module
    text = textwrap.dedent(module[1])
    parts = SCRIPTS["lesson/parts.js"]
    head, opening, rest = parts.partition("const MAKERS = {\n")
    assert opening
    importing = 'import { newFastest } from "../results/fastest.js";\n'
    parts = importing + head + opening + "  fastest: newFastest,\n" + rest
    added = {"results/fastest.js": text, "lesson/parts.js": parts}
    assert wrong_ways(SCRIPTS | added) == []
    for name, content in added.items():
        (checkout.page / name).write_text(content, encoding="utf-8")
    assert "fastest" in checkout.bundled("widget.js")
