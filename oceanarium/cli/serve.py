"""`oceanarium serve`: the tables in a browser."""

import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from oceanarium.cli.speech import said, speech_for
from oceanarium.kernel import OptionError

if TYPE_CHECKING:
    from oceanarium.server.mail import MailServer
    from oceanarium.server.proxies import Network


def serve(
    *,
    port: int = 8000,
    data: Path | None = None,
    host: str = "127.0.0.1",
    browser: bool = False,
    free_port: bool = False,
    public_address: Annotated[str | None, Parameter(env_var="OCEANARIUM_PUBLIC_ADDRESS")] = None,
    trusted_proxy: Annotated[tuple[str, ...], Parameter(env_var="OCEANARIUM_TRUSTED_PROXIES")] = (),
    mail_server: Annotated[str | None, Parameter(env_var="OCEANARIUM_MAIL_SERVER")] = None,
    mail_from: Annotated[str | None, Parameter(env_var="OCEANARIUM_MAIL_FROM")] = None,
) -> None:
    """Serve the tables to browsers, until Ctrl-C."""
    from oceanarium.server.addresses import EVERYWHERE, network_addresses
    from oceanarium.server.run import address
    from oceanarium.server.run import serve as serve_tables

    speech = speech_for(None)
    if public_address is not None:
        public_address = _public(public_address)
    proxies = _networks(trusted_proxy)
    mail = _mail(mail_server, mail_from, public_address)
    port = checked_port(host, port, free_port=free_port)
    folder = data or user_data_path("oceanarium") / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    shown = address("127.0.0.1" if host in EVERYWHERE else host, port)
    print(speech.say("served-at", address=shown, folder=str(folder)), flush=True)
    others = [address(each, port) for each in network_addresses()] if host in EVERYWHERE else []
    if public_address is not None or others:
        print(
            speech.say("served-for-others", addresses=(public_address,) if public_address else tuple(others)),
            flush=True,
        )
    serve_tables(port, folder, host, browser, public_address=public_address, trusted_proxies=proxies, mail=mail)


def _public(wish: str) -> str:
    from oceanarium.server.addresses import origin_in

    found = origin_in(wish)
    if found is None:
        raise OptionError(said("public-address-wrong", address=repr(wish)))
    return found


def _mail(server: str | None, sender: str | None, public_address: str | None) -> "MailServer | None":
    """Where mails are handed in. Their links need the public address: what a browser calls us can be made up."""
    from oceanarium.server.mail import mail_server_in

    if server is None and sender is None:
        return None
    if server is None or sender is None or public_address is None:
        raise OptionError(said("mail-lacks"))
    found = mail_server_in(server, sender)
    if found is None:
        raise OptionError(said("mail-wrong"))
    return found


def _networks(wishes: tuple[str, ...]) -> "tuple[Network, ...]":
    """Proxies that are trusted: each word may name several, with commas between them."""
    from oceanarium.server.proxies import networks_in

    found: list[Network] = []
    for wish in ",".join(wishes).split(","):
        try:
            found += networks_in([wish])
        except ValueError:
            raise OptionError(said("trusted-proxy-wrong", network=repr(wish.strip()))) from None
    return tuple(found)


def checked_port(host: str, port: int, *, free_port: bool) -> int:
    """The port, or with that wish the next one that nobody listens at."""
    if not 1 <= port <= 65535:
        raise OptionError(said("port-wrong", port=str(port)))
    while not _is_free(host, port):
        if not free_port or port == 65535:
            raise OptionError(said("port-taken", port=str(port)))
        port += 1
    return port


def _is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True
