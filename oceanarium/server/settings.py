"""What can be set when a server is started. The defaults suit one machine and the people around it."""

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """How often something may happen: so many times a second, and so many at once after a rest."""

    per_second: float
    at_once: float


@dataclass(frozen=True)
class Settings:
    """Limits, delays and numbers of workers."""

    hosts: tuple[str, ...] | None = ("localhost", "127.0.0.1", "[::1]")  # names we answer to; None is any
    listens: tuple[str, int] = ("127.0.0.1", 8000)  # where: others are told how to get there
    public_address: str | None = None  # by which others come, such as https://games.example.org
    bot_delay: float = 0.7  # seconds before a bot answers a person, and between the moves of bots who play alone
    bot_patience: float = 60.0  # seconds after which a bot that has not answered is taken for dead
    bot_workers: int = field(default_factory=lambda: max(1, min(8, (os.cpu_count() or 2) - 1)))
    requests: Rate = Rate(50, 300)  # by address
    new_tables: Rate = Rate(1, 30)  # by address
    deck_checks: Rate = Rate(5, 120)  # by address: a deck is checked at every card that is added
    socket_messages: Rate = Rate(20, 60)  # by connection
    largest_body: int = 64 * 1024
    largest_socket_message: int = 16 * 1024
    tables_by_device: int = 50  # unfinished ones
    tables_in_memory: int = 2_000
    connections_by_table: int = 64
    idle_seconds: float = 900.0  # after which a table that nobody is connected to leaves the memory
    snapshot_every: int = 200  # entries
