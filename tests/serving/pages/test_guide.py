"""The guide for instructors as a page of the server."""

import re
from pathlib import Path

from kernel_lib.serving.pages.guide import guide_file, guide_prose
from tests.environments import ROOT


def test_the_guide_leads_to_every_lesson(tmp_path: Path) -> None:
    path = guide_file(ROOT / "lessons")
    assert path
    prose = guide_prose(path, "/class/")
    lessons = [one.name for one in sorted((ROOT / "lessons").glob("[0-9][0-9]*.ipynb"))[1:]]
    assert re.findall(r'href="([^"]+)"', prose) == [f"/class/voila/render/{one}" for one in lessons]
    assert '<h1 id="for-instructors">' in prose and prose.count("<table>") > 2


def test_a_folder_without_a_guide_has_none(tmp_path: Path) -> None:
    assert guide_file(tmp_path) is None
