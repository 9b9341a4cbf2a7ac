"""Where a visitor comes from, if proxies stand between."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

__all__ = ["Proxies"]


class Proxies:
    """The trusted proxies.

    Parameters
    ----------
    networks : of them, such as "127.0.0.1" and "10.0.0.0/24"
    """

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(one) for one in networks]

    def trusts(self, address: str) -> bool:
        """Whether this is one of them."""
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)

    def visitor(self, peer: str, forwarded: Sequence[str]) -> str:
        """The visitor's address: the last one that a trusted proxy has named.

        Parameters
        ----------
        peer : the other end of the connection
        forwarded : headers X-Forwarded-For; each proxy appends the address from which it got
            them, so what stands before a stranger's address may be anything
        """
        hops = [one.strip() for header in forwarded for one in header.split(",")]
        while self.trusts(peer) and hops:
            hop = _address(hops.pop())
            if hop is None:
                return peer
            peer = str(hop)
        return peer


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, perhaps in brackets or with a port; None for anything else."""
    bare = text.partition("]")[0].removeprefix("[")
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    mapped = getattr(found, "ipv4_mapped", None)
    return mapped or found
