"""Proxies that we trust: behind them, whoever asks is named by a header. Anybody else could write what they like there.

`X-Forwarded-For` grows to the right: every proxy adds who asked it. So it is read from the right, and only as far as
those who wrote it are trusted; what stands further left may be made up.
"""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

Network = IPv4Network | IPv6Network
HOUSEHOLD = 64  # the bits of an IPv6 address that a provider gives to one home: the rest can be changed at will
SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


def networks_in(wishes: Iterable[str]) -> tuple[Network, ...]:
    """Networks such as 10.0.0.0/8, or single addresses; ValueError says which is none."""
    return tuple(ip_network(wish.strip(), strict=False) for wish in wishes if wish.strip())


def asking_address(peer: str, forwarded: Sequence[str], trusted: Sequence[Network]) -> str:
    """Who asks: the peer, or as far as trusted ones say so, whom they speak for."""
    found = peer
    for named in reversed(forwarded):
        here = _address(found)
        if here is None or not any(here in network for network in trusted):
            break
        next_one = _address(named)
        if next_one is None:
            break  # the proxy wrote nonsense: it answers for that itself
        found = str(next_one)
    return found


def household(address: str) -> str:
    """For whom limits count: an address, or the network of a home."""
    found = _address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, HOUSEHOLD), strict=False))
    return address if found is None else str(found)


def address_of(scope: Scope) -> str:
    """For whom a limit counts that goes by address."""
    return household(scope["client"][0]) if scope.get("client") else ""


def is_this_machine(address: str) -> bool:
    """Whether somebody asks from the machine itself."""
    found = _address(address)
    return found is not None and found.is_loopback


class TrustedProxies:
    """Puts the address and the scheme of whoever asks in the place of the proxy's."""

    def __init__(self, app: ASGIApp, trusted: Sequence[Network]) -> None:
        self._app = app
        self._trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in SCHEMES and scope.get("client"):
            self._see_through(scope)
        await self._app(scope, receive, send)

    def _see_through(self, scope: Scope) -> None:
        peer, port = scope["client"]
        here = _address(peer)
        if here is None or not any(here in network for network in self._trusted):
            return
        headers = Headers(scope=scope)
        scope["client"] = (asking_address(peer, _listed(headers, "x-forwarded-for"), self._trusted), port)
        schemes = _listed(headers, "x-forwarded-proto")
        if schemes:
            scope["scheme"] = SCHEMES[scope["type"]].get(schemes[-1].lower(), scope["scheme"])


def _listed(headers: Headers, name: str) -> list[str]:
    return [part.strip() for line in headers.getlist(name) for part in line.split(",") if part.strip()]


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, perhaps with a port behind it; one of the old kind may come in the clothes of the new."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
