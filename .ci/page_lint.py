"""Check types (JSDoc), words and lowest browsers of the page; `make lint` calls it."""

import environment
from from_npm import MODULES, REMEDY, WISHES, Unfetched, fetch, node

TYPESCRIPT = MODULES / "tsc" / "lib"

#: All of the page as far as its types can be told; what has no drawing in it, without a gap.
PROJECTS = ("tsconfig.json", "tsconfig.strict.json")

if __name__ == "__main__":
    try:
        fetch()
    except Unfetched as problem:
        environment.fail(f"TypeScript could not be fetched from npm: {problem}", REMEDY)
    checks = [[str(TYPESCRIPT / "tsc.js"), "--project", str(WISHES / name)] for name in PROJECTS]
    words = [str(WISHES / "words.mjs"), str(TYPESCRIPT / "typescript.js"), str(environment.ROOT)]
    floor = [str(WISHES / "floor.mjs"), str(MODULES), str(environment.ROOT)]
    raise SystemExit(max(environment.run([node(), *check]) for check in [*checks, words, floor]))
