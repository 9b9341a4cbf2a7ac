"""The folder of a site: nobody else's is touched, and what a former build left goes."""

import json
from pathlib import Path

import pytest

from kernel_lib.serving.site.folder import LIST, SiteError, checked, write_site


def test_a_new_or_empty_folder_is_taken(tmp_path: Path) -> None:
    checked(tmp_path)
    checked(tmp_path / "new" / "deep")
    write_site(tmp_path / "new" / "deep", {"index.html": b"1", "carom/tables/a.bin": b"2"})
    assert (tmp_path / "new/deep/carom/tables/a.bin").read_bytes() == b"2"


def test_somebody_elses_folder_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "thesis.html").write_text("mine")
    with pytest.raises(SiteError, match="not empty and holds no site"):
        write_site(tmp_path, {"index.html": b"1"})
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.html"]


def test_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("")
    with pytest.raises(SiteError, match="is a file"):
        checked(tmp_path / "site")


def test_what_a_former_build_left_goes_and_what_others_added_stays(tmp_path: Path) -> None:
    write_site(tmp_path, {"index.html": b"1", "carom/tables/old.bin": b"2"})
    (tmp_path / "CNAME").write_text("lessons.school.example")
    left = write_site(tmp_path, {"index.html": b"3", "carom/tables/new.bin": b"4"})
    assert left == ["carom/tables/old.bin"]
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == [
        "CNAME",
        "index.html",
        "new.bin",
        "site.json",
    ]
    assert (tmp_path / "index.html").read_bytes() == b"3"


def test_a_list_that_names_files_elsewhere_is_none_of_ours(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("keep")
    site = tmp_path / "site"
    (site / "carom").mkdir(parents=True)
    for path in ("../outside.txt", str(outside)):
        (site / LIST).write_text(json.dumps([path]))
        with pytest.raises(SiteError):
            write_site(site, {"index.html": b"1"})
    assert outside.read_text() == "keep"
