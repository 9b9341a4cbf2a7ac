"""How much an address may ask."""

import pytest

from kernel_lib.serving.workers.token_buckets import TokenBuckets, source_of


def test_so_many_at_once_then_so_many_a_second():
    buckets = TokenBuckets(a_second=10, at_once=5)
    assert [buckets.wait("a", now=0.0) for _ in range(5)] == [0] * 5
    assert buckets.wait("a", now=0.0) == pytest.approx(0.1)
    assert buckets.wait("a", now=0.05) == pytest.approx(0.05), "a refusal costs nothing"
    assert buckets.wait("a", now=0.1) == 0
    assert buckets.wait("a", now=0.1) > 0


def test_over_a_long_time_no_more_than_the_rate():
    buckets = TokenBuckets(a_second=600, at_once=1200)
    asked = sum(buckets.wait("flood", now=k / 5000) == 0 for k in range(50_000))
    assert asked == pytest.approx(600 * 10 + 1200, abs=2)


def test_a_rest_fills_it_and_no_more():
    buckets = TokenBuckets(a_second=1, at_once=3)
    for _ in range(3):
        buckets.wait("a", now=0)
    assert [buckets.wait("a", now=1000) == 0 for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_know_each_other_and_the_oldest_are_forgotten():
    buckets = TokenBuckets(a_second=1, at_once=1, most=3)
    for address in "abc":
        assert buckets.wait(address, now=0) == 0
    assert buckets.wait("a", now=0) > 0
    assert buckets.wait("d", now=0) == 0 and len(buckets._left) == 3


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
    ],
)
def test_one_visitor_owns_a_whole_64_of_ipv6(address, source):
    assert source_of(address) == source
