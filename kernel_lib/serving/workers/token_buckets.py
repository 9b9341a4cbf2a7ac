"""Token buckets by address: a rate a second, and a burst after a rest."""

from collections.abc import Hashable
from math import inf

from kernel_lib.serving.workers.latest import Latest

__all__ = ["TokenBuckets", "source_of"]


class TokenBuckets:
    """A bucket for each address that fills at a steady rate and is emptied by requests.

    Parameters
    ----------
    a_second : tokens that are added a second
    at_once : tokens that it holds
    most : addresses that are kept; beyond them the one that has rested longest is evicted
    most_debt : how far below zero it may be emptied; what is spent beyond is dropped
    """

    def __init__(
        self, a_second: float, at_once: float, most: int = 10_000, most_debt: float = inf
    ) -> None:
        self._rate, self._full, self._most_debt = a_second, at_once, most_debt
        self._left = Latest[Hashable, tuple[float, float]](most)

    def wait(self, address: Hashable, now: float, amount: float = 1.0) -> float:
        """Seconds until the bucket holds so many tokens; 0 takes them now.

        For an amount of 0 they are the seconds until all debt is paid off.

        Parameters
        ----------
        now : s, of a clock that never goes back
        amount : tokens; at most what the bucket holds
        """
        left, since = self._left.get(address, (self._full, now))
        left = min(self._full, left + (now - since) * self._rate)
        allowed = left >= amount
        self._left.use(address, (left - amount if allowed else left, now))
        return 0.0 if allowed else (amount - left) / self._rate

    def spend(self, address: Hashable, now: float, amount: float) -> None:
        """Take tokens that may not be there: debt is paid off first."""
        self.wait(address, now, 0.0)
        left, since = self._left[address]
        self._left[address] = (max(-self._most_debt, left - amount), since)


def source_of(address: str) -> str:
    """The key of an address: itself, or its /64 for IPv6, which one visitor owns."""
    if ":" not in address:
        return address
    from ipaddress import IPv6Address

    number = IPv6Address(address.partition("%")[0])
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return f"{IPv6Address(int(number) >> 64 << 64)}/64"
