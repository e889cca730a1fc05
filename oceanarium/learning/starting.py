"""Where a lesson or an example begins, and how chance goes on there: by a script, then by a seed."""

from collections.abc import Sequence
from typing import Any

from oceanarium.kernel import CHANCE, Game, IllegalMove, Match, MatchFormatError, OptionError
from oceanarium.kernel.chance import WORDS, draw_weighted, seed_rng
from oceanarium.learning.lesson import Start


class CannotBegin(ValueError):  # noqa: N818  # reads as what it is
    """A start that leads nowhere; the message says why, as the second half of a sentence."""


def begun(game: Game[Any], start: Start, seat: int, seed: int, language: str) -> Match[Any]:
    """The match where a start leaves it, but for its moves."""
    try:
        if start.link:
            match = Match.from_link(start.link)
            match.manual_chance = True
        else:
            match = Match(game, start.seats, start.options, seed, manual_chance=True)
        if start.picture:
            match.state = game.pictures.read_picture(start.picture)
    except (MatchFormatError, OptionError, ValueError) as error:
        raise CannotBegin(str(error)) from None
    if match.game is not game or not 0 <= seat < match.seats:
        raise CannotBegin("its match is another game's, or has no such seat.")
    if language in game.languages:
        match.language = language
    return match


def let_chance_act(match: Match[Any], script: Sequence[str], used: int, seed: int, *, is_strict: bool = False) -> int:
    """By the script as long as it fits, then by the seed; how much of the script is used up."""
    while match.actor == CHANCE:
        texts = {match.game.moves.move_text(match.state, each): each for each in match.game.chances(match.state)}
        if used < len(script) and script[used] in texts:
            match.play_silently(texts[script[used]], CHANCE)
            used += 1
        elif used < len(script) and is_strict:
            possible = ", ".join(list(texts)[:5])
            raise IllegalMove("", f"Chance cannot bring about {script[used]!r} here, but {possible} and the like.")
        else:
            match.play_silently(_drawn(match, seed), CHANCE)
    return used


def _drawn(match: Match[Any], seed: int) -> int:
    """What the seed brings: the same at every try."""
    chances, rng = match.game.chances(match.state), [0] * WORDS
    seed_rng(rng, seed, match.moves_made)
    return list(chances)[draw_weighted(rng, list(chances.values()), len(chances))]
