"""Where an extra is missing, the error names it, not a package that it brings."""

import subprocess
import sys

import pytest

from kernel_lib.widgets.needed import NEEDED


def printed(code: str, *absent: str) -> str:
    """The last line of what Python prints where these packages are missing."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({absent!r})); "
    done = subprocess.run(
        [sys.executable, "-c", hidden + code], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 1
    return done.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize("absent", [("anywidget",), ("matplotlib",), NEEDED])
def test_widgets_name_the_extra_that_brings_what_they_need(absent: tuple[str, ...]) -> None:
    assert printed("from kernel_lib.widgets import plane_bounce", *absent) == (
        f"ModuleNotFoundError: lessons as widgets need {', '.join(absent)}: "
        'pip install "carom[widgets]"'
    )
