"""Every lesson under restless hands: random acts, none of which may break the page.

The same acts each time, lest a change be blamed for what chance found; CAROM_SEED draws others,
CAROM_ACTS plays longer.
"""

import os
import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE, Open
from tests.browser.playing import READY, Player
from tests.browser.student import NOTEBOOKS
from tests.serving.running import Server

SEED = os.environ.get("CAROM_SEED", "1")
ACTS = int(os.environ.get("CAROM_ACTS", "45"))


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_no_act_breaks_a_lesson(name: str, carom_server: Server, open_page: Open) -> None:
    print(f"CAROM_SEED={SEED}")
    watched = open_page(f"{carom_server.address}voila/render/{name}.ipynb")
    page: Page = watched.page
    page.wait_for_selector(READY, timeout=PATIENCE)
    Player(page, random.Random(f"{SEED} {name}"), watched.errors).play(ACTS)
