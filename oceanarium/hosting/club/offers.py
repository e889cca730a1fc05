"""What the lobby offers for quick pairing: for each game a few usual tables, so that people meet."""

from datetime import UTC, datetime

from oceanarium.hosting.club.skills import bot_skill
from oceanarium.hosting.messages.lobby import PairingOffer
from oceanarium.hosting.offers import known_bots
from oceanarium.kernel import game_names

USUAL_BOT = "skilled"
MINUTE = 60
_USUAL: dict[str, tuple[tuple[int, int, int], ...]] = {  # seats, minutes, seconds more for every turn
    "octopus-garden": ((2, 5, 12), (3, 10, 15)),
    "ocean-labyrinth": ((2, 3, 10), (4, 5, 10)),
    "oceania": ((2, 3, 5), (2, 7, 10)),
    "open-ocean": ((2, 5, 8), (4, 8, 10)),
    "open-worlds": ((2, 10, 15), (3, 20, 20)),
}


def offers() -> list[PairingOffer]:
    """All kinds of tables that people can wait for."""
    return [
        _offer(game, seats, minutes * MINUTE, increment)
        for game in game_names()
        for seats, minutes, increment in _USUAL.get(game, ())
    ]


def nearest_level(game: str, rating: float) -> str:
    """The bot whose measured strength is nearest to a rating."""
    now = datetime.now(UTC)
    measured = {level: skill.number for level in known_bots() if (skill := bot_skill(game, level, now)) is not None}
    return min(measured, key=lambda level: abs(measured[level] - rating), default=USUAL_BOT)


def _offer(game: str, seats: int, base: int, increment: int) -> PairingOffer:
    key = f"{game}:{seats}:{base}+{increment}"
    return PairingOffer(key=key, game=game, seats=seats, base=base, increment=increment)
