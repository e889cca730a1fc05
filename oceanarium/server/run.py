"""Runs the server until it is told to stop."""

import gc
import logging
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from oceanarium.server.addresses import EVERYWHERE, LOOPBACK, host_in, origin
from oceanarium.server.app import new_app
from oceanarium.server.frames import PatientSockets
from oceanarium.server.logs import set_up_logs
from oceanarium.server.mail import MailServer
from oceanarium.server.proxies import Network
from oceanarium.server.settings import Settings
from oceanarium.store.desk import Desk

SECONDS_TO_CLOSE = 5
GARBAGE_GENERATIONS = 50_000, 20, 100  # objects, and rounds of each
LARGEST_FRAME = 64 * 1024  # what is larger ends the connection; what is too large but smaller is refused in words

_logger = logging.getLogger(__name__)


def serve(
    port: int,
    data: Path,
    host: str = "127.0.0.1",
    open_browser: bool = False,
    settings: Settings | None = None,
    public_address: str | None = None,
    trusted_proxies: tuple[Network, ...] = (),
    mail: MailServer | None = None,
) -> None:
    """Serve the tables kept in a folder, until SIGTERM or SIGINT."""
    set_up_logs()
    wanted = settings or replace(settings_for(host, public_address), trusted_proxies=trusted_proxies, mail=mail)
    server = new_server(port, data, host, wanted)
    if open_browser:
        here = address("127.0.0.1" if host in EVERYWHERE else host, port)
        threading.Thread(target=_open_browser, args=(server, here), daemon=True).start()
    _logger.info("starting", extra={"address": address(host, port)})
    _collect_garbage_seldom()
    with suppress(KeyboardInterrupt):  # uvicorn passes it on when everything is closed
        server.run()


def settings_for(host: str, public_address: str | None = None) -> Settings:
    """It answers only to names of this machine, and to its public one, unless it listens beyond it."""
    if host not in LOOPBACK:
        return Settings(hosts=None, public_address=public_address)
    usual = Settings(public_address=public_address)
    if public_address is None or usual.hosts is None:
        return usual
    return replace(usual, hosts=(*usual.hosts, host_in(public_address)))


def new_server(port: int, data: Path, host: str = "127.0.0.1", settings: Settings | None = None) -> uvicorn.Server:
    """A server that is ready to run."""
    settings = replace(settings or settings_for(host), listens=(host, port))
    config = uvicorn.Config(
        new_app(Desk(data), settings),
        host=host,
        port=port,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # anybody could write them: TrustedProxies knows better
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
        ws=PatientSockets,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # costs more time than it saves on a machine's own network
    )
    return uvicorn.Server(config)


def _collect_garbage_seldom() -> None:
    """Every move makes hundreds of objects, none of them a ring: looking through all tables for rings costs a sixth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_GENERATIONS)


def address(host: str, port: int) -> str:
    """Where a browser finds the server."""
    return f"{origin(host, port)}/"


def _open_browser(server: uvicorn.Server, where: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(where)
