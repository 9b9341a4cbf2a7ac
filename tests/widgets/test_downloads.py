"""The chart as a file to take away."""

import io

import matplotlib.image
import pytest

from kernel_lib.widgets.downloads import KINDS
from tests.widgets.conftest import Caught


@pytest.mark.parametrize("what", sorted(KINDS))
def test_every_file_is_handed_out(caught: Caught, what: str) -> None:
    heard = caught.say({"kind": "take", "what": what, "sequence": 4})
    ending, kind = KINDS[what]
    assert heard == {"kind": "take", "what": what, "name": f"small_{ending}", "type": kind} | {
        "sequence": 4,
        "last": 4,
    }
    (content,) = caught.sent[-1][1]
    assert content.startswith({"png": b"\x89PNG", "svg": b"<?xml"}[what])


def test_the_chart_is_large_and_equal_charts_are_equal_files(caught: Caught) -> None:
    caught.say({"kind": "take", "what": "png"})
    png = caught.sent[-1][1][0]
    assert matplotlib.image.imread(io.BytesIO(png)).shape[1] == 1800
    files = []
    for _ in range(2):
        caught.say({"kind": "take", "what": "svg"})
        files.append(caught.sent[-1][1][0])
    assert files[0] == files[1]
