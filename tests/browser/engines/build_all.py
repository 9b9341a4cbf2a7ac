"""Build lessons once, as a site and each as a file of its own: build_all.py NOTEBOOKS FOLDER."""

import sys
from pathlib import Path

from kernel_lib.serving.command.settings import find_lessons, lessons_in
from kernel_lib.serving.command.writing.site import _Making, _work_through
from kernel_lib.serving.site.one_file import one_file


def main(notebooks: str, folder: Path) -> None:
    """The command builds one or the other, and would compute the answers once more for each."""
    lessons = find_lessons(notebooks)
    making = _Making(lessons_in(lessons), live="", is_whole=True, url="", languages=("en",))
    _work_through(lessons, making)
    for page, tables in making._tables.items():
        (folder / page).write_bytes(one_file(making._pages[page], tables)[0])
    making.write_site(folder / "site", None)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
