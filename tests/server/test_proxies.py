"""Who asks, behind trusted proxies and in spite of made-up headers; and how many sockets each gets."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from oceanarium.hosting.buckets import Rate
from oceanarium.server.limits import ConnectionLimits, RequestLimits
from oceanarium.server.proxies import TrustedProxies, asking_address, household, networks_in
from tests.server.devices import QUICK

TRUSTED = networks_in(["10.0.0.0/8", "2001:db8:1::/48", "127.0.0.1"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # a stranger's word counts for nothing
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),  # what a stranger wrote before is not read
        ("10.0.0.1", ["198.51.100.1", "10.0.0.2"], "198.51.100.1"),  # two proxies
        ("10.0.0.1", ["10.0.0.3", "10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["198.51.100.1", "nonsense"], "10.0.0.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["[2001:db8:7::1]:443"], "2001:db8:7::1"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("2001:db8:1::5", ['"2001:db8:7::1"'], "2001:db8:7::1"),
        ("testclient", ["198.51.100.1"], "testclient"),
    ],
)
def test_the_header_is_read_from_the_right_as_far_as_it_is_trusted(peer: str, forwarded: list[str], found: str) -> None:
    assert asking_address(peer, forwarded, TRUSTED) == found


def test_limits_count_a_home_once() -> None:
    assert household("2001:db8:7:1::5") == household("2001:db8:7:1:ffff::9") != household("2001:db8:7:2::5")
    assert household("198.51.100.1") == household("::ffff:198.51.100.1") == "198.51.100.1"
    assert household("testclient") == "testclient"


def test_a_network_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="nowhere"):
        networks_in(["10.0.0.0/8", "nowhere"])


Headers = Sequence[tuple[str, str]]


def scope_of(kind: str, peer: str, headers: Headers = ()) -> dict[str, Any]:
    raw = [(name.encode(), value.encode()) for name, value in headers]
    path = {"path": "/api/tables/x", "method": "GET", "query_string": b"", "scheme": "http"}
    return {"type": kind, "client": (peer, 4711), "headers": raw, **path}


async def nothing() -> dict[str, Any]:
    return {"type": "http.request", "body": b"", "more_body": False}


def test_scheme_and_address_come_from_a_trusted_proxy_only() -> None:
    seen: list[tuple[str, str]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    async def send(message: Any) -> None: ...

    headers = [("x-forwarded-for", "1.2.3.4"), ("x-forwarded-for", "198.51.100.1"), ("x-forwarded-proto", "https")]
    guarded = TrustedProxies(app, TRUSTED)
    for kind, peer in (("http", "10.0.0.1"), ("websocket", "10.0.0.1"), ("http", "203.0.113.9")):
        asyncio.run(guarded(scope_of(kind, peer, headers), nothing, send))
    assert seen == [("198.51.100.1", "https"), ("198.51.100.1", "wss"), ("203.0.113.9", "http")]


def test_a_made_up_header_does_not_get_around_the_limit() -> None:
    statuses: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    async def scenario() -> None:
        guarded = TrustedProxies(RequestLimits(app, replace(QUICK, requests=Rate(0, 3))), TRUSTED)
        for number in range(5):
            forged = [("x-forwarded-for", f"1.2.3.{number}, 198.51.100.1")]
            await guarded(scope_of("http", "10.0.0.1", forged), nothing, send)
            await guarded(scope_of("http", "203.0.113.9", forged), nothing, send)

    asyncio.run(scenario())
    assert statuses == [200] * 6 + [429] * 4


def test_an_address_and_a_device_have_only_so_many_sockets_and_get_them_back() -> None:
    async def scenario() -> list[int]:
        leave = asyncio.Event()
        refused: list[int] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await leave.wait()

        async def send(message: Any) -> None:
            refused.append(message["code"])

        guarded = ConnectionLimits(app, replace(QUICK, connections_by_address=2, connections_by_device=3))
        cookie = [("cookie", "oceanarium_device=abc")]
        callers = [("198.51.100.1", ())] * 3 + [("127.0.0.1", cookie)] * 5 + [("::1", ())] * 5
        calls = [asyncio.create_task(guarded(scope_of("websocket", *caller), nothing, send)) for caller in callers]
        await asyncio.sleep(0)
        before = len(refused)
        leave.set()
        await asyncio.gather(*calls)
        leave.clear()
        again = asyncio.create_task(guarded(scope_of("websocket", "198.51.100.1"), nothing, send))
        await asyncio.sleep(0)
        leave.set()
        await again
        return [before, len(refused)]

    assert asyncio.run(scenario()) == [1 + 2, 1 + 2]


def test_a_body_that_does_not_come_is_waited_for_only_so_long() -> None:
    async def scenario() -> list[int]:
        statuses: list[int] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            raise AssertionError

        async def never() -> Any:
            await asyncio.sleep(60)

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        await RequestLimits(app, replace(QUICK, body_seconds=0.01))(scope_of("http", "203.0.113.9"), never, send)
        return statuses

    assert asyncio.run(scenario()) == [408]
