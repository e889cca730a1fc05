"""Finding puzzles: bots play, and every decision that looks like one is searched ever longer, by several seeds.

What costs little comes first: a short search must already disagree with a bot that looks one move ahead. Then ever
longer ones, each of which throws out what is not clear.
"""

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.reasons import reasons
from oceanarium.bots.search_bot import Findings, Limit, SearchBot
from oceanarium.kernel import CHANCE, NOBODY, Game, Match
from oceanarium.puzzles.collection import Source
from oceanarium.puzzles.contrast import Contrast, contrast
from oceanarium.puzzles.puzzle import Puzzle
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
    long_search,
    looked_at,
    searched_alone,
    tempting_moves,
    vouched,
)

QUICK = 2  # times the patience of a strong bot: what looks first, and plays
CARELESS = 0.3  # of the moves are made by somebody who overlooks a lot: mistakes have clear answers
ATTENTION = 0.6  # theirs
PROMISING = 1.5 * CLEAR  # by which the tempting moves are behind in the first look
LIKELY = 1.5 * CLEAR  # the lead in the next ones, so that those that follow seldom throw anything out
PARTS = ((6, 8), (7, 4))  # seeds, and parts of a long search: what is looked at next, and for each rival alone
SEEDS = (1, 2, 3)  # of the searches that vouch for an answer
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
    careless, lot = GreedyBot(game, seed, attention=ATTENTION), Random(seed)
    answered = 0  # moves of the match that belong to an answer already
    while match.actor != NOBODY and not is_over():
        seat = match.waiting[0]
        numbers = match.legal_numbers(seat)
        if len(numbers) == 1:
            match.play_silently(numbers[0], seat)
            continue
        if is_seldom_clear(match, seat):
            match.play_silently(careless.choose(match, seat), seat)
            continue
        glance = player.think(match, seat)
        if match.moves_made >= answered and len(numbers) >= FEWEST_MOVES:
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
    answers = _likely(game, match, seat, tempting)
    if answers is None:
        return None
    answer, later = _that_can_be_told(game, match, seat, answers, tempting[0])
    if later is None:
        return None
    searched = _searched(game, match, seat, set(answers), is_over)
    if searched is None:
        return None
    answers.sort(key=lambda each: each != answer)
    return _told(game, match, seat, answers, tempting[0], later, searched, is_over)


def _likely(game: Game[Any], match: Match[Any], seat: int, tempting: list[int]) -> list[int] | None:
    """What seems to be right after a part of the searches, the most visited first; None if nothing is clear."""
    parts: list[Findings] = []
    answers: set[int] = set()
    for seed, part in PARTS:
        iterations = long_search(game) // part
        parts.append(looked_at(game, match, seat, seed, iterations))
        answers |= as_good(parts[-1])
        are_clear = are_few(answers, len(parts[0].candidates)) and not answers.intersection(tempting)
        if not are_clear or not all(is_ahead(each, answers, LIKELY) for each in parts):
            return None
        value_of = searched_alone(game, match, seat, seed, iterations)
        if not are_ahead_alone(value_of, answers, _rivals(parts[-1], answers, tempting)):
            return None
    return sorted(answers, key=lambda answer: -sum(each.of(answer).visits for each in parts))


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
    answers: list[int],
    tempting: int,
    later: Contrast,
    searched: list[Findings],
    is_over: IsOver,
) -> Puzzle:
    """The puzzle with all that is told of it."""
    line = _continued(game, match, seat, answers[0], is_over) if len(answers) == 1 else answers[:1]
    difficulty = difficulty_of(game, match, seat, answers, long_search(game))
    return Puzzle(
        match="",
        at=match.moves_made,
        seat=seat,
        answer=tuple(_texts(match, seat, line)),
        also={match.move(number, seat).text: _share(searched, number) for number in answers[1:]},
        tempting=match.move(tempting, seat).text,
        others=_others(searched, answers, tempting),
        later=later,
        theme=theme_of(match, seat, line),
        difficulty=difficulty + FOR_EACH_MOVE * (len(line) - 1),
        searches=tuple(vouched(each, seed, answers) for each, seed in zip(searched, SEEDS, strict=True)),
    )


def _continued(game: Game[Any], match: Match[Any], seat: int, answer: int, is_over: IsOver) -> list[int]:
    """The answer, and what follows it while the same seat goes on choosing and again only one move is right."""
    twin, answers = match.copy(), [answer]
    twin.manual_chance = True
    twin.play_silently(answer, seat)
    while len(answers) < LONGEST_ANSWER and twin.actor not in (CHANCE, NOBODY) and twin.waiting == (seat,):
        numbers = twin.legal_numbers(seat)
        if len(numbers) > 1:
            seed, part = PARTS[-1]
            look = looked_at(game, twin, seat, seed, long_search(game) // part)
            best = look.best.move.number
            if not is_ahead(look, {best}, LIKELY) or _searched(game, twin, seat, {best}, is_over) is None:
                break
        else:
            best = numbers[0]
        answers.append(best)
        twin.play_silently(best, seat)
    return answers


def _texts(match: Match[Any], seat: int, numbers: list[int]) -> Iterator[str]:
    """Moves in a row, as they are written."""
    twin = match.copy()
    twin.manual_chance = True
    for number in numbers:
        yield twin.move(number, seat).text
        twin.play_silently(number, seat)


def _others(searched: list[Findings], answers: list[int], tempting: int) -> dict[str, int]:
    """The mean shares of the best other moves, and of the tempting one."""
    shares: dict[str, int] = {}
    for move in (candidate.move for candidate in searched[0].candidates):
        is_known = sum(each.of(move.number).visits for each in searched) >= TRUSTED_VISITS
        is_wanted = is_known and move.number not in answers and len(shares) < MOST_OTHERS
        if move.number == tempting or is_wanted:
            shares[move.text] = _share(searched, move.number)
    return dict(sorted(shares.items(), key=lambda pair: -pair[1]))


def _share(searched: list[Findings], move: int) -> int:
    """The mean share of a move in the searches that tried it, in a thousandth of a victory."""
    values = [found.value for found in (each.of(move) for each in searched) if found.visits]
    return round(1000 * sum(values) / max(len(values), 1))


def _link_up_to(match: Match[Any], count: int) -> str:
    """A link to a match as far as it was needed."""
    before = Match(match.game, match.seats, match.options, match.seed, manual_chance=True)
    for played in match.moves[:count]:
        before.play_silently(played.number, played.seat)
    return before.to_link()


def _of(link: str, puzzle: Puzzle) -> Puzzle:
    return Puzzle(**{**vars(puzzle), "match": link})
