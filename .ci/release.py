"""Whether a tag may become a release: the same version everywhere, and dated in CHANGELOG.md."""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

#: Files whose links lead to the repository.
WITH_ACCOUNT = ("pyproject.toml", "kernel_lib/page/base/language_menu.js")


def faults(tag, root=ROOT):
    """What is not as a release must be, in words; empty if all is."""
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    version = tomllib.loads(project)["project"]["version"]
    cited = re.search(r"^version: (\S+)$", (root / "CITATION.cff").read_text(), re.M)
    changes = re.findall(r"^## (.*)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, pyproject.toml says {version}")
    if cited is None or cited[1] != version:
        found.append(f"CITATION.cff does not name {version}")
    if not any(
        re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", one) for one in changes
    ):
        found.append(f"CHANGELOG.md has no heading such as: ## {version} (2026-01-31)")
    for path in WITH_ACCOUNT:
        if "/OWNER/" in (root / path).read_text(encoding="utf-8"):
            found.append(f"{path} has OWNER in its addresses: name the account of the repository")
    return found


if __name__ == "__main__":
    told = faults(sys.argv[1])
    for fault in told:
        print(fault, file=sys.stderr)
    sys.exit(1 if told else 0)
