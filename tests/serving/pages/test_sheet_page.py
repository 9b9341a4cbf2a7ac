"""The address that a printed sheet bears."""

import pytest

from kernel_lib.serving.pages.sheet_page import shared_origin


@pytest.mark.parametrize("here", ["localhost", "127.0.0.1", "[::1]"])
def test_no_sheet_bears_an_address_of_this_machine_alone(here: str) -> None:
    assert shared_origin(f"http://{here}:8866", "192.168.1.5") == "http://192.168.1.5:8866"
    assert shared_origin(f"http://{here}", "192.168.1.5") == "http://192.168.1.5"
    assert shared_origin(f"http://{here}:8866", "https://a.b:8443") == "https://a.b:8443"
    assert shared_origin(f"http://{here}:8866", "") == ""


def test_an_address_that_others_use_stays() -> None:
    for shared_at in ("", "192.168.1.5", "https://a.b"):
        assert shared_origin("https://hub.example", shared_at) == "https://hub.example"
