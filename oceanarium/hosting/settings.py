"""What can be set wherever tables are hosted."""

from dataclasses import dataclass, field

from oceanarium.hosting.buckets import Rate


@dataclass(frozen=True)
class HostingSettings:
    """Limits and delays."""

    bot_delay: float = 0.7  # seconds before a bot answers a person, and between the moves of bots who play alone
    socket_messages: Rate = field(default=Rate(20, 60))  # by connection
    lobby_messages: Rate = field(default=Rate(5, 30))  # by page
    lobby_pages: int = 20_000  # that listen at once
    lobby_pages_by_person: int = 16
    largest_socket_message: int = 16 * 1024
    tables_by_person: int = 50  # unfinished ones
    tables_in_memory: int = 2_000
    connections_by_table: int = 500  # of those who watch; and of each who plays there
    idle_seconds: float = 900.0  # after which a table that nobody is connected to leaves the memory
    snapshot_every: int = 200  # entries
    has_clocks: bool = True  # where nobody plays with others, nobody needs one
    away_after: int = 10_000  # milliseconds after the last connection
    decide_after: int = 60_000  # milliseconds of being away after which the others may decide how it goes on
