"""The hall: everything a running server holds."""

from dataclasses import dataclass

from oceanarium.server.bot_workers import BotWorkers
from oceanarium.server.replays import Replays
from oceanarium.server.settings import Settings
from oceanarium.server.tables import Tables


@dataclass(frozen=True)
class Hall:
    """What the routes need."""

    settings: Settings
    tables: Tables
    replays: Replays
    workers: BotWorkers
