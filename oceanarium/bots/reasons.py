"""Why a move was found best, in the words of its game: what the turn that it begins is expected to bring."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oceanarium.bots.bot import imagined
from oceanarium.bots.search_bot import Findings
from oceanarium.kernel import CHANCE, Game, Happening, Match
from oceanarium.kernel.chance import WORDS, draw_weighted, seed_rng
from oceanarium.kernel.citation import NameOf, with_names

SAMPLES = 4  # courses that the rest of a turn may take
LONGEST_TURN = 8  # moves after those that are expected


@dataclass(frozen=True)
class Gains:
    """What a game calls that which a move brings."""

    point: str = "point"
    points: str = "points"
    parts: Mapping[str, str | None] | None = None  # of a score, as they follow "for"; None is not worth telling
    events: Mapping[str, str] | None = None  # what an event brings, as it follows "Brings"


GAINS = {
    "octopus-garden": Gains(
        point="beauty",
        points="beauty",
        parts={
            "anemone": "anemones",
            "oyster": "oysters",
            "worm": "feather worms",
            "relic": "relics",
            "star": "sea stars",
            "clownfish": None,  # its own event tells of it
            "seahorse": None,
        },
        events={"bonus_attracted": "{tile}", "pearls_harvested": "{pearls}"},
    ),
    "ocean-labyrinth": Gains(
        parts={"targets": None, "home": None},
        events={"target_reached": "your target, {picture}", "came_home": "the victory", "found_all": "the victory"},
    ),
    "oceania": Gains(
        parts={"islands squared": "islands", "undiscovered": "the undiscovered sea", "games won": None},
        events={"game_won": "the victory in this game"},
    ),
    "open-ocean": Gains(
        parts={"rainbow": "the rainbow", "bloom": "the bloom"},
        events={"fish_stolen": "{card} from {rival}", "dolphin_placed": "the Dolphin"},
    ),
    "open-worlds": Gains(
        point="point of Income",
        points="points of Income",
        parts={
            "posts": "Posts",
            "mining and drilling": "Mining and Drilling",
            "population": "Population",
            "production": "Production",
            "yards": "Yards",
            "special complexes": "Special Complexes",
            "other units": "other Units",
        },
        events={"conquered": "{unit}"},
    ),
}


def reasons(match: Match[Any], findings: Findings) -> list[str]:
    """What the turn that begins with the best move brings and costs, in a sentence at the most.

    Chances are not told: that of the move stands beside it, and those of others would only confuse, because the best
    move is the one that was tried most often, and a seldom tried one may have been lucky.
    """
    gains = GAINS.get(match.game.name, Gains())
    heard, certain = _course(match, findings, 0, is_whole_turn=False)
    courses = [_course(match, findings, sample, is_whole_turn=True)[1] for sample in range(SAMPLES)]
    changes = {part: round(sum(course[part] for course in courses) / SAMPLES) for part in certain}
    is_vague = any(course != courses[0] for course in courses)
    brought = _brought(heard, findings.seat, gains, match.name_of)
    brought += _told({part: points for part, points in changes.items() if points > 0}, gains, is_vague=is_vague)
    lost = _told({part: -points for part, points in changes.items() if points < 0}, gains, is_vague=is_vague)
    if not brought:
        return []  # what a move only costs, as a rule all others cost too
    return [f"Brings {_listed(brought)}{f', costs {_listed(lost)}' if lost else ''}."]


def _course(
    match: Match[Any], findings: Findings, sample: int, *, is_whole_turn: bool
) -> tuple[list[Happening], dict[str, int]]:
    """What the seat hears on the expected line, and how the parts of its score change till there or the turn's end."""
    seat, twin = findings.seat, match.copy()
    twin.manual_chance = True
    twin.state = imagined(match, seat, sample)
    before, first = twin.scores()[seat].parts, twin.moves_made
    for actor, move in findings.line:
        if actor != seat or seat not in twin.waiting or move.number not in twin.legal_numbers(seat):
            break
        twin.play_silently(move.number, seat)
    heard = twin.events(seat, first)
    if is_whole_turn and match.seats > 1:
        _end_turn(match.game, twin.state, seat, sample)
    after = twin.scores()[seat].parts
    return heard, {part: after[part] - before[part] for part in after}


def _end_turn(game: Game[Any], state: Any, seat: int, sample: int) -> None:
    """A course that the rest of a turn may take: chance draws, and the seat takes what looks best at a glance."""
    rng = [0] * WORDS
    seed_rng(rng, 0, sample)
    for _ in range(LONGEST_TURN):
        actor = game.rules.actor(state)
        if actor == CHANCE:
            chances = game.chances(state)
            move = list(chances)[draw_weighted(rng, list(chances.values()), len(chances))]
        elif actor == seat and game.rules.waiting(state) == 1 << seat:
            move = max(game.legal_moves(state, seat), key=lambda number: _glance(game, state, seat, number))
        else:
            return
        game.rules.apply_move(state, actor, move)


def _glance(game: Game[Any], state: Any, seat: int, move: int) -> float:
    trial = state.copy()
    game.rules.apply_move(trial, seat, move)
    return game.evaluation.evaluate(trial, seat)


def _brought(heard: list[Happening], seat: int, gains: Gains, name_of: NameOf) -> list[str]:
    """What events of the seat bring, without repetition."""
    phrases = gains.events or {}
    own = [each for each in heard if each.seat == seat and each.name in phrases]
    told = [with_names(phrases[each.name].format(**each.phrases), name_of) for each in own]
    return list(dict.fromkeys(told))


def _told(changes: dict[str, int], gains: Gains, *, is_vague: bool) -> list[str]:
    """Points by what they are for: the first with the word for points, the others without."""
    names = {part: (gains.parts or {}).get(part, part) for part in changes}
    worth = sorted((part for part in changes if names[part]), key=lambda part: -changes[part])
    about = "about " if is_vague else ""
    return [
        f"{about if index == 0 else ''}{changes[part]}"
        f"{f' {gains.point if changes[part] == 1 else gains.points}' if index == 0 else ''} for {names[part]}"
        for index, part in enumerate(worth)
    ]


def _listed(texts: list[str]) -> str:
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"
