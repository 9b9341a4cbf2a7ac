"""Whose word for where a visitor comes from counts."""

import pytest

from kernel_lib.serving.command.proxies import Proxies

OURS = Proxies(["127.0.0.1", "10.0.0.0/24", "2001:db8::/64"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("127.0.0.1", ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        ("127.0.0.1", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        ("127.0.0.1", ["1.2.3.4, 10.0.0.7"], "1.2.3.4"),
        ("::ffff:127.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
        ("2001:db8::1", ["[2001:db8:1::7]:443"], "2001:db8:1::7"),
        ("127.0.0.1", ["1.2.3.4, unknown"], "127.0.0.1"),
        ("127.0.0.1", ["1.2.3.4, unknown, 10.0.0.7"], "10.0.0.7"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("1.2.3.4", ["127.0.0.1"], "1.2.3.4"),
        ("10.0.1.1", ["5.5.5.5"], "10.0.1.1"),
        ("", ["5.5.5.5"], ""),
    ],
)
def test_a_visitor_is_whom_the_last_trusted_proxy_names(peer, forwarded, visitor):
    assert OURS.visitor(peer, forwarded) == visitor


def test_nobody_is_trusted_who_was_not_named():
    assert not Proxies().trusts("127.0.0.1")
    assert Proxies().visitor("127.0.0.1", ["1.2.3.4"]) == "127.0.0.1"
