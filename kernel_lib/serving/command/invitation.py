"""What a class sees on the projector: the address, and the same as a QR code."""

import io
import socket

__all__ = ["invitation", "own_address"]

#: An address kept for documentation: no packet is sent, the system only says which way it would go.
ELSEWHERE = ("192.0.2.1", 9)


def own_address() -> str:
    """The address at which other machines of the network find this one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:  # no network
            return socket.gethostname()


def invitation(port: int, base_url: str = "/", public_url: str = "") -> str:
    """Address and QR code, for a terminal."""
    import segno  # late: nothing else needs it

    address = public_url or f"http://{own_address()}:{port}{base_url}"
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(out=drawn, compact=True)
    return f"{drawn.getvalue()}\nOpen {address} or point a camera at the code."
