"""What the levels play, and why: `python -m benchmarks.levels_people [GAME ...] --write docs/levels_people.md`.

In matches among casual players positions are looked for in which somebody errs, one for each way of erring if there is
one. Why a level errs is found by healing: the weakness is to blame without which it would play as well as `greedy`.
"""

import argparse
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.duel import put_in
from benchmarks.running import run
from oceanarium.bots import greedy
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.reasons import reasons
from oceanarium.bots.tastes import fondness_for, striking_thing
from oceanarium.kernel import NOBODY, Game, Match, game_named, game_names
from oceanarium.kernel.engine import engine_at_last
from oceanarium.kernel.searching import ALL_MOVES, Person

LEVELS = ("newcomer", "casual", "skilled")
FLAWLESS = Person(ALL_MOVES, 0.0, 0.0, 0.0)
FLAWS = tuple(asdict(FLAWLESS))
POSITIONS, MATCHES = 5, 4
FEWEST_MOVES = 5  # in a position worth a look
EQUAL = 0.01  # of a lead with which 73 of 100 matches are won: what is less is no error
APART = 4  # decisions between two positions of a match
HEADING = "| level | plays | gives up | why |\n|---|---|---:|---|"


class Choice(NamedTuple):
    """What a level plays, and to what it owes that."""

    level: str
    move: int
    cost: float  # in points, as greedy sees it
    flaws: tuple[str, ...]  # without which it would play as greedy


class Position(NamedTuple):
    """A moment of a match, and what everybody would do."""

    match: Match[Any]
    seat: int
    best: int
    choices: tuple[Choice, ...]


def chosen(match: Match[Any], seat: int, seed: int, person: Person) -> int:
    """What such a person plays."""
    return GreedyBot(match.game, seed, **asdict(person)).choose(match, seat).number


def healed(person: Person, flaws: Collection[str]) -> Person:
    """The same person without some weaknesses."""
    return Person(**{**asdict(person), **{flaw: getattr(FLAWLESS, flaw) for flaw in flaws}})


def flaws_of(match: Match[Any], seat: int, seed: int, person: Person, values: Mapping[int, float]) -> tuple[str, ...]:
    """The weakness that alone is to blame; if there is none, the fewest that are together."""
    enough = max(values.values()) - EQUAL * match.game.evaluation.SPREAD
    for size in range(1, len(FLAWS)):
        for flaws in combinations(FLAWS, size):
            if values[chosen(match, seat, seed, healed(person, flaws))] > enough:
                return flaws
    return FLAWS


def position(match: Match[Any], seat: int, seed: int) -> Position:
    """What everybody would do here."""
    best, values = chosen(match, seat, seed, FLAWLESS), GreedyBot(match.game, seed).values(match, seat)
    choices = []
    for level in LEVELS:
        person = getattr(match.game.people, level)
        move = chosen(match, seat, seed, person)
        cost = values[best] - values[move]
        flaws = () if cost < EQUAL * match.game.evaluation.SPREAD else flaws_of(match, seat, seed, person, values)
        choices.append(Choice(level, move, cost, flaws))
    return Position(match.copy(), seat, best, tuple(choices))


def positions(game: Game[Any]) -> Iterator[Position]:
    """Moments of some matches with a real choice."""
    for seed in range(1, MATCHES + 1):
        match, last = Match(game, game.usual_seats, seed=seed), -APART
        while match.actor != NOBODY:
            seat = match.waiting[0]
            if match.moves_made - last >= APART and len(match.legal_numbers(seat)) >= FEWEST_MOVES:
                yield position(match, seat, seed + seat)
                last = match.moves_made
            match.play_silently(chosen(match, seat, seed + seat, game.people.casual), seat)


def telling_ones(game: Game[Any]) -> list[tuple[int, Position]]:
    """Five positions: each weakness once, as far as it is found, and then those in which most levels differ."""
    found = [each for each in positions(game) if any(choice.flaws for choice in each.choices)]
    taken: list[Position] = []
    for flaw in FLAWS:
        fitting = (
            each for each in found if each not in taken and any(choice.flaws == (flaw,) for choice in each.choices)
        )
        taken += sorted(fitting, key=variety, reverse=True)[:1]
    rest = sorted((each for each in found if each not in taken), key=variety, reverse=True)
    taken += rest[: POSITIONS - len(taken)]
    return list(enumerate(taken, 1))


def variety(found: Position) -> tuple[int, bool]:
    """How many different moves are made; better if the levels give up less and less."""
    costs = [choice.cost for choice in found.choices]
    return len({found.best, *(choice.move for choice in found.choices)}), costs == sorted(costs, reverse=True)


def why(found: Position, choice: Choice, seed: int) -> str:
    """What led somebody there, in words."""
    if not choice.flaws:
        return "sees the same" if choice.move == found.best else "just as good"
    game, match = found.match.game, found.match
    count = len(match.legal_numbers(found.seat))
    person = getattr(game.people, choice.level)
    words = {
        "span": f"thinks of {min(person.span, count)} of {count} moves, and the best does not catch the eye",
        "blur": "the best looks no better from here",
        "caution": "fears what may come of the best",
        "fondness": liking(found, choice, seed),
    }
    return "; ".join(words[flaw] for flaw in choice.flaws)


def liking(found: Position, choice: Choice, seed: int) -> str:
    """What somebody likes about their move, or dislikes about the best."""
    told = []
    for move, is_own in ((choice.move, True), (found.best, False)):
        thing = striking_thing(found.match.game, seed, move)
        if (fondness_for(seed, thing) > 0.0) == is_own:
            told.append(f"{'likes' if is_own else 'dislikes'} {named(found, move, thing[0])}")
    return " and ".join(told) or "likes the best less"


def named(found: Position, move: int, field: str) -> str:
    """What a thing is called."""
    kind = found.match.game.words.moves.of(move)
    assert kind is not None
    if field not in kind.fields:
        return f"“{found.match.move(move, found.seat).text}”"
    return f"{field} {kind.fields[field].spell(found.match.state, kind.values(move)[field])}"


def told(number: int, found: Position) -> str:
    """A position and its table."""
    match, game = found.match, found.match.game
    seed = (match.seed or 0) + found.seat
    line = [(found.seat, match.move(found.best, found.seat))]
    brought = [reason.in_words("en") for reason in reasons(match, found.seat, line)]
    rows = [(each.level, each.move, f"{each.cost:.2f}", why(found, each, seed)) for each in found.choices]
    rows.append(("greedy", found.best, "0.00", " ".join(brought) or "has the best prospects"))
    table = "\n".join(
        f"| {level} | `{match.move(move, found.seat).text}` | {cost} | {reason} |" for level, move, cost, reason in rows
    )
    picture = "\n".join(line.rstrip() for line in game.pictures.draw_picture(match.state, found.seat).splitlines())
    return (
        f"**{number}.** Match {match.seed}, after {match.moves_made} moves; seat {found.seat} has "
        f"{len(match.legal_numbers(found.seat))} moves.\n\n<details><summary>The table</summary>\n\n"
        f"```\n{picture.rstrip()}\n```\n\n</details>\n\n{HEADING}\n{table}"
    )


def main() -> None:
    """Look for positions, print them, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--write", type=Path, help="the page to put the positions in")
    wanted = parser.parse_args()
    for game in map(game_named, wanted.games):
        engine_at_last(game, greedy)
        page = "\n\n".join(told(number, found) for number, found in telling_ones(game))
        print(page, flush=True)
        if wanted.write:
            put_in(wanted.write, game.name, f"## {game.title}", page)


if __name__ == "__main__":
    run(main)
