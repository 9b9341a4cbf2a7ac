"""Notebooks with other widgets than lessons: where they are shown, and how many at one time."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from kernel_lib.serving.pages.kernels import FewKernels, Full
from tests.serving.running import apart, code, running, write_lesson

PUBLIC = ("--public-url", "https://lessons.school.example/")
SAID = "This lesson needs JupyterLab"
ADDRESSES = (
    "api/kernels/0b64a2f1-3c1e-4d55-9a77-0c3f3b0d4b11",
    "api/kernels/0b64a2f1-3c1e-4d55-9a77-0c3f3b0d4b11/channels",
    "voila/static/voila.js",
)


def test_where_others_reach_a_server_a_notebook_with_other_widgets_needs_jupyterlab(
    tmp_path: Path,
) -> None:
    write_lesson(tmp_path, "01_text", cells=[code("6 * 7")])
    write_lesson(tmp_path, "02_slider", cells=[code("import ipywidgets\nipywidgets.IntSlider()")])
    with running(*PUBLIC, folder=tmp_path) as server:
        server.wait_ready("01_text.ipynb")
        server.wait_ready("02_slider.ipynb")
        gallery = server.get().text
        assert gallery.count(SAID) == 1
        assert "render/01_text.ipynb" in gallery and "render/02_slider.ipynb" not in gallery
        page = server.get("voila/render/02_slider.ipynb")
        assert page.status == 403 and SAID in page.text
        assert server.get("voila/render/01_text.ipynb").status == 200
        assert not server.kernels()
        assert {server.get(path).status for path in ADDRESSES} == {404}


@pytest.mark.parametrize("options", [(), (*PUBLIC, "--with-kernels")])
def test_on_one_machine_or_where_it_is_wanted_voila_shows_it(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    write_lesson(tmp_path, cells=[code("import ipywidgets\nipywidgets.IntSlider()")])
    with running(*options, folder=tmp_path) as server:
        server.wait_ready()
        assert SAID not in server.get().text
        page = server.get("voila/render/01_plane_bounce.ipynb")
        assert page.status == 200 and "kernelId" in page.text
        assert len(server.kernels()) == 1
        assert server.get("voila/static/voila.js").status == 200


def test_kernels_that_begin_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was in the list before its start had ended took two places."""
    there: list[str] = []

    async def start(_: Any, kernel_id: str) -> str:
        there.append(kernel_id)
        await asyncio.sleep(0)
        return kernel_id

    monkeypatch.setattr(AsyncMappingKernelManager, "start_kernel", start)
    monkeypatch.setattr(FewKernels, "list_kernel_ids", lambda _: list(there))

    async def play() -> None:
        manager = FewKernels(most=3)
        begun = await asyncio.gather(
            *(manager.start_kernel() for _ in range(5)), return_exceptions=True
        )
        assert sorted(there) == sorted(one for one in begun if isinstance(one, str))
        assert [type(one) for one in begun if not isinstance(one, str)] == [Full, Full]
        there.pop()
        assert await manager.start_kernel() in there

    apart(play())
