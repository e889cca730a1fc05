"""Finding puzzles: strong bots play, and every decision that looks like one is searched long, by several seeds.

What costs little comes first: a short search must already disagree with a bot that looks one move ahead. Then ever
longer ones, each of which throws out what is not clear.
"""

from collections.abc import Callable, Iterator
from typing import Any

from oceanarium.bots.reasons import reasons
from oceanarium.bots.search_bot import Findings, Limit, SearchBot
from oceanarium.kernel import CHANCE, NOBODY, Game, Match
from oceanarium.puzzles.collection import Source
from oceanarium.puzzles.contrast import contrast
from oceanarium.puzzles.puzzle import Puzzle
from oceanarium.puzzles.themes import theme_of
from oceanarium.puzzles.vouching import (
    CLEAR,
    TRUSTED_VISITS,
    difficulty_of,
    is_ahead,
    is_ahead_of_each,
    long_search,
    looked_at,
    second_best,
    tempting_moves,
    vouched,
)

QUICK = 4  # times the patience of a strong bot: what plays the match, and looks first
PROMISING = CLEAR / 2  # the lead that such a short search must see
FIRST_PART = 4  # of a long search: what is looked at next
SEEDS = (1, 2, 3, 4, 5)  # of the searches that vouch for an answer
OTHER_SEED = 6  # of those that search the rivals alone
FEWEST_MOVES = 3  # fewer are no puzzle but a toss
LONGEST_ANSWER = 3  # moves in a row
MOST_OTHERS = 3  # moves whose shares are told beside the answer's
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
    answered = 0  # moves of the match that belong to an answer already
    while match.actor != NOBODY and not is_over():
        seat = match.waiting[0]
        numbers = match.legal_numbers(seat)
        if len(numbers) == 1:
            match.play_silently(numbers[0], seat)
            continue
        glance = player.think(match, seat)
        if match.moves_made >= answered and len(numbers) >= FEWEST_MOVES and _is_promising(glance, PROMISING):
            puzzle = _examined(game, match, seat, glance, is_over)
            if puzzle is not None:
                answered = match.moves_made + len(puzzle.answer)
                yield puzzle
        match.play_silently(glance.best.move.number, seat)


def _is_promising(findings: Findings, margin: float) -> bool:
    return is_ahead(findings, findings.best.move.number, margin)


def _examined(game: Game[Any], match: Match[Any], seat: int, glance: Findings, is_over: IsOver) -> Puzzle | None:
    """A puzzle, if one answer stands every test; what costs least first."""
    tempting = tempting_moves(game, match, seat)
    if glance.best.move.number in tempting:
        return None
    iterations = long_search(game)
    first = looked_at(game, match, seat, OTHER_SEED, iterations // FIRST_PART)
    if not _is_promising(first, CLEAR):
        return None
    searched = _searched(game, match, seat, SEEDS, tempting, is_over)
    if searched is None:
        return None
    answer = searched[0].best.move.number
    rivals = [each.move.number for each in searched[0].candidates if each.move.number != answer][:2]
    rivals = list(dict.fromkeys([*rivals, second_best(searched[0], answer).move.number, tempting[0]]))
    if is_over() or not is_ahead_of_each(game, match, seat, answer, rivals, OTHER_SEED, iterations // 2):
        return None
    return _told(game, match, seat, answer, tempting[0], searched, is_over)


def _searched(
    game: Game[Any], match: Match[Any], seat: int, seeds: tuple[int, ...], tempting: list[int], is_over: IsOver
) -> list[Findings] | None:
    """Long searches that all give the answer of the first, which tempts nobody; or None as soon as one does not."""
    found: list[Findings] = []
    for seed in seeds:
        if is_over():
            return None
        found.append(looked_at(game, match, seat, seed, long_search(game)))
        answer = found[0].best.move.number
        if answer in tempting or not is_ahead(found[-1], answer):
            return None
    return found


def _told(
    game: Game[Any],
    match: Match[Any],
    seat: int,
    answer: int,
    tempting: int,
    searched: list[Findings],
    is_over: IsOver,
) -> Puzzle | None:
    """The puzzle with all that is told of it; None if its consequence cannot be told in words."""
    answers = _continued(game, match, seat, answer, is_over)
    line = _as_line(match, seat, answers)
    later = contrast(game, match, seat, answer, tempting)
    if not reasons(match, seat, line) and not later.speaks_for_it:
        return None
    return Puzzle(
        match="",
        at=match.moves_made,
        seat=seat,
        answer=tuple(move.text for _, move in line),
        tempting=match.move(tempting, seat).text,
        others=_others(searched, answer, tempting),
        later=later,
        theme=theme_of(match, seat, answers),
        difficulty=difficulty_of(game, match, seat, answer, long_search(game)) + 100 * (len(answers) - 1),
        searches=tuple(vouched(each, seed, answer) for each, seed in zip(searched, SEEDS, strict=True)),
    )


def _continued(game: Game[Any], match: Match[Any], seat: int, answer: int, is_over: IsOver) -> list[int]:
    """The answer, and what follows it while the same seat goes on choosing and again only one move is right."""
    twin, answers = match.copy(), [answer]
    twin.manual_chance = True
    twin.play_silently(answer, seat)
    while len(answers) < LONGEST_ANSWER and twin.actor not in (CHANCE, NOBODY) and twin.waiting == (seat,):
        numbers = twin.legal_numbers(seat)
        if len(numbers) > 1:
            first = looked_at(game, twin, seat, OTHER_SEED, long_search(game) // FIRST_PART)
            searched = _searched(game, twin, seat, SEEDS[:3], [], is_over) if _is_promising(first, CLEAR) else None
            if searched is None:
                break
            chosen = searched[0].best.move.number
        else:
            chosen = numbers[0]
        answers.append(chosen)
        twin.play_silently(chosen, seat)
    return answers


def _as_line(match: Match[Any], seat: int, answers: list[int]) -> list[tuple[int, Any]]:
    twin, line = match.copy(), []
    twin.manual_chance = True
    for number in answers:
        line.append((seat, twin.move(number, seat)))
        twin.play_silently(number, seat)
    return line


def _others(searched: list[Findings], answer: int, tempting: int) -> dict[str, int]:
    """The mean shares of the best other moves, and of the tempting one."""
    means: dict[str, float] = {}
    for candidate in searched[0].candidates:
        move = candidate.move
        tried = [each for each in (findings.of(move.number) for findings in searched) if each.visits]
        is_known = sum(each.visits for each in tried) >= TRUSTED_VISITS
        if move.number == tempting or (move.number != answer and is_known and len(means) < MOST_OTHERS):
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
