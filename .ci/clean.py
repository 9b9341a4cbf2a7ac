"""Remove the environment and everything that can be made again: `make clean`."""

import shutil

import environment

FOLDERS = (
    ".venv",
    ".venv-lowest",
    ".venv-newest",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
)
FOLDERS += (".ruff_cache", "build", "dist", "test-results")

if __name__ == "__main__":
    for folder in map(environment.ROOT.joinpath, FOLDERS):
        if folder.exists():
            environment.say(f"removing {folder.name}")
            shutil.rmtree(str(folder))
