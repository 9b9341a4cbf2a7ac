"""How much an address may ask: so many a second, with some in hand after a rest."""

from collections import OrderedDict
from collections.abc import Hashable
from math import inf

__all__ = ["Rates", "source_of"]


class Rates:
    """A measure for each address that fills at a steady rate and is emptied by what it asks.

    Parameters
    ----------
    a_second : how fast it fills
    at_once : how much it holds
    most : addresses that are remembered; then the one that has rested longest is forgotten
    most_debt : how far below nothing it is emptied; what is spent beyond is forgiven
    """

    def __init__(
        self, a_second: float, at_once: float, most: int = 10_000, most_debt: float = inf
    ) -> None:
        self._rate, self._full, self._most = a_second, at_once, most
        self._most_debt = most_debt
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def wait(self, address: Hashable, now: float, amount: float = 1.0) -> float:
        """Seconds until this may be asked: 0 for now, and then it counts as asked.

        Of nothing (amount 0) they are the seconds until all debts are paid.

        Parameters
        ----------
        now : s, of a clock that never goes back
        amount : how much it is; at most what the measure holds
        """
        left, since = self._left.pop(address, (self._full, now))
        left = min(self._full, left + (now - since) * self._rate)
        allowed = left >= amount
        self._left[address] = (left - amount if allowed else left, now)
        while len(self._left) > self._most:
            self._left.popitem(last=False)
        return 0.0 if allowed else (amount - left) / self._rate

    def spend(self, address: Hashable, now: float, amount: float) -> None:
        """Count what was asked without being sure to be allowed: debts are paid off first."""
        self.wait(address, now, 0.0)
        left, since = self._left[address]
        self._left[address] = (max(-self._most_debt, left - amount), since)


def source_of(address: str) -> str:
    """Whom an address stands for: itself, or the /64 of it for IPv6, which one visitor owns."""
    if ":" not in address:
        return address
    from ipaddress import IPv6Address

    number = IPv6Address(address.partition("%")[0])
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return f"{IPv6Address(int(number) >> 64 << 64)}/64"
