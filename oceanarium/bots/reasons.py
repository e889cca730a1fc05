"""Why a move was found best, in the words of its game: what the turn that it begins is expected to bring."""

from collections.abc import Iterator, Sequence
from typing import Any

from oceanarium.bots.bot import imagined
from oceanarium.bots.speech import said
from oceanarium.kernel import CHANCE, Game, Match, Move, Sentence, Vocabulary
from oceanarium.kernel.chance import WORDS as RNG_WORDS
from oceanarium.kernel.chance import draw_weighted, seed_rng
from oceanarium.kernel.vocabulary import gain_key

Line = Sequence[tuple[int, Move]]  # expected moves, with the seats that make them

SAMPLES = 4  # courses that the rest of a turn may take
LONGEST_TURN = 8  # moves after those that are expected


def reasons(match: Match[Any], seat: int, line: Line) -> list[Sentence]:
    """What the turn that begins with an expected line of moves brings to a seat and costs, in a sentence at the most.

    Chances are not told: that of the move stands beside it, and those of others would only confuse, because the best
    move is the one that was tried most often, and a seldom tried one may have been lucky.
    """
    brought, certain = _course(match, seat, line, 0, is_whole_turn=False)
    courses = [_course(match, seat, line, sample, is_whole_turn=True)[1] for sample in range(SAMPLES)]
    changes = {part: round(sum(course[part] for course in courses) / SAMPLES) for part in certain}
    is_vague = any(course != courses[0] for course in courses)
    vocabulary = match.game.words.vocabulary
    brought += told_points(
        {part: points for part, points in changes.items() if points > 0}, vocabulary, is_vague=is_vague
    )
    lost = told_points({part: -points for part, points in changes.items() if points < 0}, vocabulary, is_vague=is_vague)
    if not brought:
        return []  # what a move only costs, as a rule all others cost too
    return [
        said("reason-brings_and_costs", gains=tuple(brought), losses=tuple(lost))
        if lost
        else said("reason-brings", gains=tuple(brought))
    ]


def _course(
    match: Match[Any], seat: int, line: Line, sample: int, *, is_whole_turn: bool
) -> tuple[list[Sentence], dict[str, int]]:
    """What events of the line bring to the seat, and how the parts of its score change till there or the turn's end."""
    twin = match.copy()
    twin.manual_chance = True
    twin.state = imagined(match, seat, sample)
    before, first = twin.scores()[seat].parts, twin.moves_made
    for actor, move in line:
        if actor != seat or seat not in twin.waiting or move.number not in twin.legal_numbers(seat):
            break
        twin.play_silently(move.number, seat)
    brought = _brought(twin, seat, first)
    if is_whole_turn and match.seats > 1:
        for _ in rest_of_turn(match.game, twin.state, seat, sample):
            pass
    after = twin.scores()[seat].parts
    return brought, {part: after[part] - before[part] for part in after}


def rest_of_turn(game: Game[Any], state: Any, seat: int, sample: int) -> Iterator[tuple[int, int]]:
    """A course that the rest of a turn may take: chance draws, and the seat takes what looks best at a glance.

    Every move is told before it is made in the state.
    """
    rng = [0] * RNG_WORDS
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
        yield actor, move
        game.rules.apply_move(state, actor, move)


def _glance(game: Game[Any], state: Any, seat: int, move: int) -> float:
    trial = state.copy()
    game.rules.apply_move(trial, seat, move)
    return game.evaluation.evaluate(trial, seat)


def _brought(match: Match[Any], seat: int, first: int) -> list[Sentence]:
    """What events of the seat bring, without repetition."""
    game = match.game
    own = [event for _, event in match.heard(seat, first) if event.seat == seat]
    kinds = [(game.events[event.kind], event) for event in own]
    worth = game.words.vocabulary.gains.events
    told = [game.words.gained(kind, match.state, event) for kind, event in kinds if kind.name in worth]
    return list(dict.fromkeys(told))


def told_points(changes: dict[str, int], vocabulary: Vocabulary, *, is_vague: bool) -> list[Sentence]:
    """Points by what they are for: the first with the word for points, the others without."""
    worth = sorted((part for part in changes if part in vocabulary.gains.parts), key=lambda part: -changes[part])
    told: list[Sentence] = []
    for part in worth:
        purpose = Sentence(vocabulary, gain_key(part))
        points = Sentence(vocabulary, "gain-points", (("points", changes[part]),))
        first = said("reason-about" if is_vague else "reason-points", points=points, part=purpose)
        told.append(said("reason-more", count=changes[part], part=purpose) if told else first)
    return told
