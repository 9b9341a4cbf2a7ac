"""What tests of the page share."""

from pathlib import Path

import pytest

from tests.page.copies import Checkout, checkout_in


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A copy of the page's sources that may be changed."""
    return checkout_in(tmp_path)
