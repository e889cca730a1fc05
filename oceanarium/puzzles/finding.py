"""Finding puzzles: bots play, and every decision that looks like one is searched ever longer, by several seeds.

What costs little comes first: a short search must already disagree with a bot that looks one move ahead. Then ever
longer ones, each of which throws out what is not clear.
"""

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

from oceanarium.bots import new_bot
from oceanarium.bots.reasons import reasons
from oceanarium.bots.search_bot import Findings, Limit, SearchBot
from oceanarium.kernel import CHANCE, NOBODY, Game, Match
from oceanarium.puzzles.collection import Source
from oceanarium.puzzles.contrast import Contrast, contrast
from oceanarium.puzzles.puzzle import Puzzle, as_known
from oceanarium.puzzles.themes import is_seldom_clear, theme_of
from oceanarium.puzzles.vouching import (
    CLEAR,
    TRUSTED_VISITS,
    are_ahead_alone,
    are_few,
    as_good,
    best_other,
    difficulty_of,
    is_ahead,
    is_seconded,
    long_search,
    looked_at,
    searched_alone,
    tempting_moves,
    vouched,
    with_equals,
)

QUICK = 2  # times the patience of a strong bot: what looks first, and plays
CARELESS = 0.3  # of the moves are made by a casual player: mistakes have clear answers
PROMISING = 0.9 * CLEAR  # by which the tempting moves are behind in the first look
LIKELY = 0.9 * CLEAR  # the lead in the next one
PART = 8  # of a long search: what is looked at next, and for each rival alone
SEEDS = (1, 2, 3)  # of the searches that vouch for an answer
PART_SEED, OTHER_SEEDS = 6, (7, 8, 9, 10, 11)  # of those before them
FEWEST_MOVES = 3  # fewer are no puzzle but a toss
LONGEST_ANSWER = 3  # moves in a row
MOST_OTHERS = 3  # moves whose shares are told beside the answer's
FOR_EACH_MOVE = 100  # of a difficulty, after the first of an answer
MOST_IN_A_MATCH = 8

IsOver = Callable[[], bool]


def search_match(game: Game[Any], seed: int, is_over: IsOver) -> Source | None:
    """The puzzles of one match, or those found till the time was over; None if there are none."""
    match = Match(game, max(2, game.usual_seats), seed=seed)
    found: list[Puzzle] = []
    for puzzle in _found(game, match, seed, is_over):
        found.append(puzzle)
        if len(found) == MOST_IN_A_MATCH:
            break
    if not found:
        return None
    link = _link_up_to(match, found[-1].at)
    return Source(seed, link, tuple(_of(link, puzzle) for puzzle in found))


def _found(game: Game[Any], match: Match[Any], seed: int, is_over: IsOver) -> Iterator[Puzzle]:
    player = SearchBot(game, seed, Limit(QUICK * game.patience.strong), game.manner)
    careless, lot = new_bot(game, "casual", seed), Random(seed)
    answered = 0  # moves of the match that belong to an answer already
    while match.actor != NOBODY and not is_over():
        seat = match.waiting[0]
        if len(match.legal_numbers(seat)) < FEWEST_MOVES or is_seldom_clear(match, seat):
            match.play_silently(careless.choose(match, seat), seat)
            continue
        glance = player.think(match, seat)
        if match.moves_made >= answered:
            puzzle = _examined(game, match, seat, glance, is_over)
            if puzzle is not None:
                answered = match.moves_made + len(puzzle.answer)
                yield puzzle
        is_careless = lot.random() < CARELESS
        made = careless.choose(match, seat).number if is_careless else glance.best.move.number
        match.play_silently(made, seat)


def _examined(game: Game[Any], match: Match[Any], seat: int, glance: Findings, is_over: IsOver) -> Puzzle | None:
    """A puzzle, if what is right stands every test; what costs least first."""
    tempting = tempting_moves(game, match, seat)
    if any(glance.of(move).value > glance.best.value - PROMISING for move in tempting):
        return None
    right = _likely(game, match, seat, tempting)
    if right is None or is_over():
        return None
    answer, later = _that_can_be_told(game, match, seat, right, tempting[0])
    if later is None:
        return None
    equals = with_equals(game, match, seat, right, PART_SEED, long_search(game))
    if equals is None or not _is_answer(set(equals), glance, tempting):
        return None
    searched = _searched(game, match, seat, set(equals), is_over)
    if searched is None or not is_seconded(game, match, seat, set(equals), PART_SEED):
        return None
    return _told(game, match, seat, answer, equals, tempting[0], later, searched, is_over)


def _likely(game: Game[Any], match: Match[Any], seat: int, tempting: list[int]) -> list[int] | None:
    """What seems to be right after a part of the searches, the most visited first; None if nothing is clear."""
    part = long_search(game) // PART
    look = looked_at(game, match, seat, PART_SEED, part)
    answers = as_good(look)
    if not _is_answer(answers, look, tempting) or not is_ahead(look, answers, LIKELY):
        return None
    value_of = searched_alone(game, match, seat, PART_SEED, part)
    if not are_ahead_alone(value_of, answers, _rivals(look, answers, tempting)):
        return None
    for seed in OTHER_SEEDS:
        answers.add(looked_at(game, match, seat, seed, part).best.move.number)
        if not _is_answer(answers, look, tempting):
            return None
    return sorted(answers, key=lambda answer: -look.of(answer).visits)


def _is_answer(answers: set[int], findings: Findings, tempting: list[int]) -> bool:
    """Whether moves are few enough among all that were looked at, and tempt nobody."""
    return are_few(answers, len(findings.candidates)) and not answers.intersection(tempting)


def _rivals(findings: Findings, answers: Collection[int], tempting: list[int]) -> list[int]:
    """The moves that are most likely to have been wronged, and the tempting one."""
    others = [each.move.number for each in findings.candidates if each.move.number not in answers][:2]
    return list(dict.fromkeys([best_other(findings, answers).move.number, *others, tempting[0]]))


def _that_can_be_told(
    game: Game[Any], match: Match[Any], seat: int, answers: list[int], tempting: int
) -> tuple[int, Contrast | None]:
    """The first right move whose consequence can be told in words, with what it brings later; None if there is none."""
    for answer in answers:
        later = contrast(game, match, seat, answer, tempting)
        if later.speaks_for_it or reasons(match, seat, [(seat, match.move(answer, seat))]):
            return answer, later
    return answers[0], None


def _searched(
    game: Game[Any], match: Match[Any], seat: int, answers: set[int], is_over: IsOver
) -> list[Findings] | None:
    """Long searches that all say what is right; or None as soon as one does not."""
    found: list[Findings] = []
    for seed in SEEDS:
        if is_over():
            return None
        found.append(looked_at(game, match, seat, seed, long_search(game)))
        if not is_ahead(found[-1], answers):
            return None
    return found


def _told(
    game: Game[Any],
    match: Match[Any],
    seat: int,
    answer: int,
    equals: dict[int, float],
    tempting: int,
    later: Contrast,
    searched: list[Findings],
    is_over: IsOver,
) -> Puzzle:
    """The puzzle with all that is told of it."""
    line = _continued(game, match, seat, answer, is_over) if len(equals) == 1 else [answer]
    also = {match.move(number, seat).text: share for number, share in equals.items() if number != answer}
    difficulty = difficulty_of(game, match, seat, equals, long_search(game))
    return Puzzle(
        match="",
        at=match.moves_made,
        seat=seat,
        answer=tuple(_texts(match, seat, line)),
        also={text: round(1000 * share) for text, share in also.items()},
        tempting=match.move(tempting, seat).text,
        others=_others(searched, equals, tempting),
        later=later,
        theme=theme_of(match, seat, line),
        difficulty=difficulty + FOR_EACH_MOVE * (len(line) - 1),
        searches=tuple(vouched(each, seed, equals) for each, seed in zip(searched, SEEDS, strict=True)),
    )


def _continued(game: Game[Any], match: Match[Any], seat: int, answer: int, is_over: IsOver) -> list[int]:
    """The answer, and what follows it while the same seat goes on choosing and again only one move is right.

    In the deal that will be shown: with other cards somebody else might be asked in between.
    """
    twin, answers = _as_shown(match, seat), [answer]
    twin.play_silently(answer, seat)
    while len(answers) < LONGEST_ANSWER and twin.actor not in (CHANCE, NOBODY) and twin.waiting == (seat,):
        numbers = twin.legal_numbers(seat)
        if len(numbers) > 1:
            look = looked_at(game, twin, seat, PART_SEED, long_search(game) // PART)
            best = look.best.move.number
            if not is_ahead(look, {best}, LIKELY) or _searched(game, twin, seat, {best}, is_over) is None:
                break
        else:
            best = numbers[0]
        answers.append(best)
        twin.play_silently(best, seat)
    return answers


def _as_shown(match: Match[Any], seat: int) -> Match[Any]:
    twin = as_known(match, seat, match.language)
    twin.manual_chance = True
    return twin


def _texts(match: Match[Any], seat: int, numbers: list[int]) -> Iterator[str]:
    """Moves in a row, as they are written."""
    twin = _as_shown(match, seat)
    for number in numbers:
        yield twin.move(number, seat).text
        twin.play_silently(number, seat)


def _others(searched: list[Findings], answers: Collection[int], tempting: int) -> dict[str, int]:
    """The mean shares of the best other moves, and of the tempting one."""
    means: dict[str, float] = {}
    for move in (candidate.move for candidate in searched[0].candidates):
        tried = [each for each in (findings.of(move.number) for findings in searched) if each.visits]
        is_known = sum(each.visits for each in tried) >= TRUSTED_VISITS
        if move.number == tempting or (move.number not in answers and is_known and len(means) < MOST_OTHERS):
            means[move.text] = sum(each.value for each in tried) / max(len(tried), 1)
    return {text: round(1000 * share) for text, share in sorted(means.items(), key=lambda pair: -pair[1])}


def _link_up_to(match: Match[Any], count: int) -> str:
    """A link to a match as far as it was needed."""
    before = Match(match.game, match.seats, match.options, match.seed, manual_chance=True)
    for played in match.moves[:count]:
        before.play_silently(played.number, played.seat)
    return before.to_link()


def _of(link: str, puzzle: Puzzle) -> Puzzle:
    return Puzzle(**{**vars(puzzle), "match": link})
