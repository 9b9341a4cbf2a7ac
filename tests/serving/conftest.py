"""One server for the tests that only ask it questions."""

from collections.abc import Iterator

import pytest

from tests.serving.running import Server, code, running, text, write_lesson


@pytest.fixture(scope="session")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over a folder with one lesson, a broken one, and a file that is none."""
    folder = tmp_path_factory.mktemp("lessons")
    expert = [code("11 * 11", "expert"), code("12 * 12", "expert")]
    cells = [text("# Plane bounce\n\n$k_b$"), code("6 * 7"), *expert, text("The end.")]
    cells += [text("## Falling", "school"), text("## Orders", "expert", "university")]
    write_lesson(folder, cells=cells)
    write_lesson(folder, "02_broken", picture="<svg")
    write_lesson(folder, "00_start_here")
    (folder / "answers.txt").write_text("secret")
    (folder / "previews").mkdir()
    (folder / "previews" / "01_plane_bounce.png").write_bytes(b"\x89PNG preview")
    (folder / "picture.png").write_bytes(b"\x89PNG")
    with running(folder=folder) as server:
        yield server
