"""Whole matches to read, compared line by line: `python -m tests.transcripts --write` plays them anew, on purpose only.

A transcript holds its own moves. The test plays these again, so only a change of rules or words makes a difference, not
a bot that has learned to play better.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oceanarium.kernel import CHANCE, Match, game_named
from oceanarium.kernel.options import plain_value

FOLDER = Path(__file__).parent
_MOVE = re.compile(r"^(Chance|Seat \d+): (\S+) \(", re.MULTILINE)


@dataclass(frozen=True)
class Plan:
    """Who plays a match, and how."""

    file: str
    game: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, Any]


PLANS = [
    Plan("octopus_garden_of_two.txt", "octopus-garden", ("greedy", "random"), 11, {}),
    Plan(
        "octopus_garden_of_three_with_house_rules.txt",
        "octopus-garden",
        ("random", "greedy", "greedy"),
        7,
        {
            "first_player": 2,
            "garden_rows": [3, 4, 5, 4],
            "garbage_beauty": -1,
            "anemone_cost": 2,
            "bonus_count": "groups",
            "pearl_supply": "unlimited",
            "stall_rounds": 2,
        },
    ),
    Plan("octopus_garden_of_four.txt", "octopus-garden", ("greedy", "greedy", "random", "greedy"), 2, {}),
    Plan(
        "ocean_labyrinth_of_two.txt",
        "ocean-labyrinth",
        ("greedy", "random"),
        5,
        {"cards_per_player": 4, "ages": [9, 8], "first_player": "youngest"},
    ),
    Plan(
        "ocean_labyrinth_of_three_with_actions.txt",
        "ocean-labyrinth",
        ("greedy", "greedy", "random"),
        3,
        {
            "variation": True,
            "cards_per_player": 4,
            "loose_mix": "12-16-6",
            "oxygen_mode": "path",
            "scooter_optional": True,
        },
    ),
    Plan(
        "ocean_labyrinth_of_four_younger_children.txt",
        "ocean-labyrinth",
        ("greedy", "random", "greedy", "greedy"),
        4,
        {"variation": True, "return_home": False, "cards_per_player": 3, "colours": "auto"},
    ),
    Plan("oceania_of_two.txt", "oceania", ("greedy", "random"), 3, {}),
    Plan("oceania_of_one.txt", "oceania", ("greedy",), 5, {}),
    Plan(
        "oceania_in_three_games.txt",
        "oceania",
        ("greedy", "greedy"),
        8,
        {"first_player": "random", "rounds": 3},
    ),
    Plan("open_ocean_alone.txt", "open-ocean", ("greedy",), 6, {}),
    Plan("open_ocean_of_two.txt", "open-ocean", ("greedy", "random"), 5, {"first_player": 1}),
    Plan(
        "open_ocean_of_four_with_variants.txt",
        "open-ocean",
        ("greedy", "random", "greedy", "greedy"),
        3,
        {
            "rainbow_coral": "on",
            "great_white": "on",
            "crabs": "deck",
            "crab_rave": "on",
            "goals": "private1",
            "events": "on",
            "safe_schools": "on",
        },
    ),
    Plan("open_worlds_introductory.txt", "open-worlds", ("greedy", "greedy"), 2, {"variant": "introductory"}),
    Plan("open_worlds_of_two.txt", "open-worlds", ("greedy", "random"), 5, {}),
    Plan(
        "open_worlds_of_three_by_worlds_draw.txt",
        "open-worlds",
        ("greedy", "random", "greedy"),
        4,
        {"first_priority": "worlds_draw", "deck_2": "empyrean"},
    ),
]


def headed(match: Match[Any], players: tuple[str, ...]) -> list[str]:
    """What a match is, in lines that can be read back."""
    unusual = {name: plain_value(value) for name, value in match.game.options.unusual(match.options).items()}
    return [
        f"Game: {match.game.name}",
        f"Rules: version {match.game.rules_version}",
        f"Players: {', '.join(players)}",
        f"Options: {json.dumps(unusual)}",
        f"Seed: {match.seed}",
    ]


def told(match: Match[Any], players: tuple[str, ...]) -> str:
    """A match as text: every move with its consequences, the table at the start of every round, and the end."""
    again = Match(match.game, match.seats, match.options, match.seed, manual_chance=True)
    lines = headed(match, players)
    acted: set[int] = set()
    for number, (seat, move, text) in enumerate(match.moves):
        is_new_round = len(acted) == match.seats and seat not in (CHANCE, match.moves[number - 1].seat)
        if is_new_round:
            lines += ["", *again.picture().splitlines(), ""]
            acted.clear()
        lines.append(f"{'Chance' if seat == CHANCE else f'Seat {seat}'}: {text} ({again.move(move, seat).words})")
        again.play(move, seat)
        lines += [f"    {happening.text} [{happening.rule}]" for happening in again.events(since=number)]
        if seat != CHANCE:
            acted.add(seat)
    return "\n".join([*lines, "", *again.picture().splitlines(), "", *ended(again)]) + "\n"


def ended(match: Match[Any]) -> Iterator[str]:
    """Points and places."""
    assert match.outcome is not None
    yield f"{match.outcome.sentence} [{match.outcome.rule}]"
    for seat, score in enumerate(match.scores()):
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items() if points != 0)
        yield f"Seat {seat}: place {match.outcome.places[seat]} with {score.total} ({parts})"


def replayed(transcript: str) -> tuple[Match[Any], tuple[str, ...]]:
    """The match that a transcript tells of, and who played it."""
    head = dict(line.split(": ", 1) for line in transcript.splitlines()[:5])
    players = tuple(head["Players"].split(", "))
    match = Match(
        game_named(head["Game"]), len(players), json.loads(head["Options"]), int(head["Seed"]), manual_chance=True
    )
    for who, text in _MOVE.findall(transcript):
        match.play(text, CHANCE if who == "Chance" else int(who.removeprefix("Seat ")))
    return match, players
