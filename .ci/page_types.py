"""Check the types of the page (JSDoc) by TypeScript; `make lint` calls it in the environment."""

import environment
from from_npm import MODULES, REMEDY, WISHES, Unfetched, fetch, node

TYPESCRIPT = MODULES / "tsc" / "lib" / "tsc.js"

if __name__ == "__main__":
    try:
        fetch()
    except Unfetched as problem:
        environment.fail(f"TypeScript could not be fetched from npm: {problem}", REMEDY)
    # All of the page as far as its types can be told; what has no drawing in it without a gap.
    worst = 0
    for name in ("tsconfig.json", "tsconfig.strict.json"):
        command = [node(), str(TYPESCRIPT), "--project", str(WISHES / name)]
        worst = max(worst, environment.run(command))
    raise SystemExit(worst)
