"""What can be set when a server is started. The defaults suit one machine and the people around it."""

import os
from dataclasses import dataclass, field

from oceanarium.hosting.buckets import Rate
from oceanarium.hosting.settings import HostingSettings
from oceanarium.server.mail import MailServer
from oceanarium.server.proxies import Network


@dataclass(frozen=True)
class Settings(HostingSettings):
    """Addresses, limits of the API, and numbers of workers."""

    hosts: tuple[str, ...] | None = ("localhost", "127.0.0.1", "[::1]")  # names we answer to; None is any
    listens: tuple[str, int] = ("127.0.0.1", 8000)  # where: others are told how to get there
    public_address: str | None = None  # by which others come, such as https://games.example.org
    bot_patience: float = 60.0  # seconds after which a bot that has not answered is taken for dead
    bot_workers: int = field(default_factory=lambda: max(1, min(8, (os.cpu_count() or 2) - 1)))
    requests: Rate = field(default=Rate(50, 300))  # by address
    new_tables: Rate = field(default=Rate(1, 30))  # by address
    deck_checks: Rate = field(default=Rate(5, 120))  # by address: a deck is checked at every card that is added
    studies: Rate = field(default=Rate(5, 120))  # by address: bots think about every place that is looked at
    largest_body: int = 64 * 1024
    body_seconds: float = 20.0  # in which it must have come
    new_guests: Rate = field(default=Rate(0.2, 60))  # by address: people who come for the first time
    connections_by_address: int = 256  # sockets; those of the machine itself are not counted
    connections_by_device: int = 32
    sign_ins: Rate = field(default=Rate(0.1, 20))  # by address: attempts to sign in, whatever the proof
    mail: MailServer | None = None  # through which mails are sent
    trusted_proxies: tuple[Network, ...] = ()  # whose word about who asks is taken
