"""Check types (JSDoc), words and lowest browsers of the page; `make lint` calls it."""

import re

import environment
from from_npm import MODULES, REMEDY, WISHES, Unfetched, fetch, node

PAGE = environment.ROOT / "kernel_lib" / "page"
#: What the page can say by itself: its own messages, and those that it shares with Python.
MESSAGES = [
    environment.ROOT / "kernel_lib" / "words" / "en" / name for name in ("page.ftl", "answers.ftl")
]

TYPESCRIPT = MODULES / "tsc" / "lib"

#: All of the page as far as its types can be told; what has no drawing in it, without a gap.
PROJECTS = ("tsconfig.json", "tsconfig.strict.json")


def write_names():
    """Write the type of the messages' names, so that a wrong one is an error of types."""
    text = "".join(one.read_text("utf-8") for one in MESSAGES)
    names = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
    lines = ["declare type MessageName =", *(f'  | "{name}"' for name in names)]
    lines[-1] += ";"
    lines += ['declare module "*.ftl" {', "  const text: string;", "  export default text;", "}"]
    lines += ["declare const caromWords: string | undefined;"]
    (PAGE / "dist").mkdir(exist_ok=True)
    (PAGE / "dist" / "names.d.ts").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    try:
        fetch()
    except Unfetched as problem:
        environment.fail(f"TypeScript could not be fetched from npm: {problem}", REMEDY)
    write_names()
    checks = [[str(TYPESCRIPT / "tsc.js"), "--project", str(WISHES / name)] for name in PROJECTS]
    words = [str(WISHES / "words.mjs"), str(TYPESCRIPT / "typescript.js"), str(environment.ROOT)]
    floor = [str(WISHES / "floor.mjs"), str(MODULES), str(environment.ROOT)]
    raise SystemExit(max(environment.run([node(), *check]) for check in [*checks, words, floor]))
