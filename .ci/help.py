"""List the words of the Makefile: `make`."""

import re
from pathlib import Path

if __name__ == "__main__":
    makefile = Path(__file__).resolve().parent.parent / "Makefile"
    for word, meaning in re.findall(r"^(\w+):.*## (.*)", makefile.read_text("utf-8"), re.MULTILINE):
        print(f"make {word:12} {meaning}")
