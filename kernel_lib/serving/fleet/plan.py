"""What a fleet is: its numbers, and the files that follow from them."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from urllib.parse import urlsplit

import jinja2

import kernel_lib

__all__ = ["TEMPLATES", "Fleet"]

TEMPLATES = Path(__file__).parent / "templates"

#: Networks in which the balancers of a compose file and of most clusters have their addresses.
COMPOSE_NETWORK, CLUSTER_NETWORK = "172.30.0.0/24", "10.0.0.0/8"

#: Where a container of HAProxy reads certificate and key.
CERTIFICATE = "/usr/local/etc/haproxy/carom.pem"

#: Figures of the first server lie at this port, of the next one above it.
FIGURES = 9101


@dataclass(frozen=True)
class Fleet:
    """Servers of one gallery behind one address.

    Parameters
    ----------
    public_url : where visitors find the lessons, https or http, with a slash at its end
    servers : how many run at one time, at least 2: one may go while others answer
    workers : processes of each that answer
    first_port : of the first server on a machine; the next one is above it
    certificate : file of certificate and key for HAProxy; for http it is not looked at
    image : name of the container image
    embed_from : origins whose pages may show lessons in a frame
    """

    public_url: str
    servers: int = 3
    workers: int = 2
    first_port: int = 8866
    certificate: str = "/etc/haproxy/carom.pem"
    image: str = "carom"
    embed_from: tuple[str, ...] = ()

    def files(self) -> dict[str, str]:
        """Each file's text by its path below the folder of the fleet."""
        shaped = jinja2.Environment(
            loader=jinja2.FileSystemLoader(TEMPLATES),
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        known = {**asdict(self), **self._known()}
        found = {}
        for template, path, own in self._parts():
            found[path] = shaped.get_template(template).render({**known, **own})
        return found

    def _known(self) -> dict[str, object]:
        parts = urlsplit(self.public_url)
        ports = range(self.first_port, self.first_port + self.servers)
        return {
            "version": kernel_lib.__version__,
            "release": "carom-" + kernel_lib.__version__.replace(".", "-"),
            "is_https": parts.scheme == "https",
            "host": parts.hostname,
            "path": parts.path or "/",
            "ports": list(ports),
            "figures": FIGURES,
            "cluster_network": CLUSTER_NETWORK,
            "compose_network": COMPOSE_NETWORK,
            "certificate_within": CERTIFICATE,
        }

    def _parts(self) -> Iterator[tuple[str, str, Mapping[str, object]]]:
        """Template, path, and the variables of this file alone."""
        ports = range(self.first_port, self.first_port + self.servers)
        here = {f"carom{k}": f"127.0.0.1:{port}" for k, port in enumerate(ports, 1)}
        composed = {name: f"{name}:8866" for name in here}
        yield "carom.toml", "carom.toml", {}
        yield "README.md", "README.md", {}
        yield "systemd/carom@.service", "systemd/carom@.service", {}
        yield "haproxy.cfg", "systemd/haproxy.cfg", {"addresses": here, "socket": "/run/haproxy"}
        yield "compose/Dockerfile", "compose/Dockerfile", {}
        yield "compose/compose.yaml", "compose/compose.yaml", {"names": list(here)}
        within = {"addresses": composed, "socket": "/var/run/haproxy", "certificate": CERTIFICATE}
        yield "haproxy.cfg", "compose/haproxy.cfg", within
        yield "kubernetes/servers.yaml", "kubernetes/servers.yaml", {}
        yield "kubernetes/entrance.yaml", "kubernetes/entrance.yaml", {}
        yield "watching/prometheus.yml", "watching/prometheus.yml", {}
        yield "watching/grafana.json", "watching/grafana.json", {}
