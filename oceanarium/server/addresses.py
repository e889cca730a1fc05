"""Where others find this server."""

import ipaddress
import socket
from urllib.parse import urlsplit

from oceanarium.hosting.messages.tables import Invitation
from oceanarium.server.settings import Settings

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
_FARAWAY = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")  # nothing is sent there


def origin(host: str, port: int) -> str:
    """What addresses on a host begin with."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def invitation(settings: Settings) -> Invitation:
    """The addresses by which others reach this server, the likeliest first."""
    host, port = settings.listens
    is_only_here = host in LOOPBACK and settings.public_address is None
    hosts = [] if host in LOOPBACK else network_addresses() if host in EVERYWHERE else [host]
    return Invitation(
        public_address=settings.public_address,
        addresses=[origin(each, port) for each in hosts],
        is_only_here=is_only_here,
    )


def network_addresses() -> list[str]:
    """This machine's addresses in its networks: those from which it would speak to hosts elsewhere."""
    found = [_address_towards(faraway) for faraway in _FARAWAY]
    return list(dict.fromkeys(address for address in found if address is not None and _is_reachable(address)))


def origin_in(text: str) -> str | None:
    """A public address as people give it, without what follows the host; None if it is none."""
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        return None
    return f"{parts.scheme}://{parts.netloc}"


def host_in(address: str) -> str:
    """The name of the host in an address, as browsers send it."""
    name = urlsplit(address).hostname or ""
    return f"[{name}]" if ":" in name else name


def _address_towards(faraway: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((faraway, 9))  # a datagram socket only looks up the way
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _is_reachable(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)
