"""A real table, set up by hand in a browser. Nothing of it is kept here: with every wish comes the whole position."""

from typing import Any

from oceanarium.hosting.bot_questions import AskAdvice, situation
from oceanarium.hosting.messages.home import (
    AdviceWish,
    DialInfo,
    FaultInfo,
    HomeAdvice,
    HomeBeginning,
    HomePut,
    HomeScene,
    HomeWish,
    PieceInfo,
    RemedyInfo,
)
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.rows import move_row
from oceanarium.hosting.workers import BotFailed, Workers
from oceanarium.kernel import CHANCE, NOBODY, Game, IllegalMove, Match, OptionError, Sentence
from oceanarium.kernel.match_picture import PictureError
from oceanarium.kernel.options import plain_value
from oceanarium.kernel.placing import CannotBe, Dial, Fault, Piece, Placing, check, highest_of, placing_of, puts, turns
from oceanarium.kernel.told import ToldError
from oceanarium.kernel.vocabulary import carried
from oceanarium.protocol.messages import ScoreInfo, SentenceInfo
from oceanarium.protocol.reading import read_plain


async def scene(workers: Workers, name: str, wish: HomeWish) -> HomeScene:
    """A table after a change; or why it cannot be changed like that."""
    return await workers.aside(_scene, name, wish)


async def advice(workers: Workers, name: str, wish: AdviceWish) -> HomeAdvice:
    """What an expert would do at a table that can be."""
    game, placing = _found(name)
    match = _read(game, placing, wish.picture)
    if placing.faults(match.state) or match.actor < 0:
        raise known_problem(409, "no_hint_there")
    seat = match.actor
    try:
        found = await workers.advise(AskAdvice(situation(match), seat))
    except BotFailed:
        raise known_problem(503, "no_hint") from None
    return HomeAdvice(seat=seat, move=move_row(match, found.move, seat), chance=found.chance, reasons=found.reasons)


def _scene(name: str, wish: HomeWish) -> HomeScene:
    game, placing = _found(name)
    match = _begun(game, placing, wish.begin) if wish.picture is None else _read(game, placing, wish.picture)
    try:
        _change(placing, match, wish)
    except CannotBe as error:
        raise _told(409, "cannot_be", error) from None
    except IllegalMove as error:
        raise RequestProblem(409, "illegal_move", error.sentence, error.rule or None, said=error.said) from None
    return _shown(placing, match)


def _found(name: str) -> tuple[Game[Any], Placing[Any]]:
    game = found_game(name)
    placing = placing_of(game)
    if placing is None:
        raise not_found("home")
    return game, placing


def _begun(game: Game[Any], placing: Placing[Any], begin: HomeBeginning | None) -> Match[Any]:
    wanted = begin or HomeBeginning(seats=game.usual_seats)
    try:
        match = Match(game, wanted.seats, wanted.options, manual_chance=not wanted.is_dealt)
    except OptionError as error:
        raise _told(422, "bad_options", error) from None
    if not wanted.is_dealt:
        placing.clear(match.state)
    return match


def _read(game: Game[Any], placing: Placing[Any], picture: str) -> Match[Any]:
    try:
        match = Match.from_picture(picture)
        if match.game is not game:
            raise known_problem(422, "picture_of_another_game", shown=match.game.title, game=game.title)
        check(game, placing, match.state)
    except PictureError as error:
        raise _told(422, "bad_picture", error) from None
    return match


def _told(status: int, code: str, error: ToldError) -> RequestProblem:
    sentence = str(error).removesuffix(f" [{error.rule}]")
    return RequestProblem(status, code, sentence, error.rule, said=error.said)


def _change(placing: Placing[Any], match: Match[Any], wish: HomeWish) -> None:
    state = match.state
    if wish.put is not None:
        if not puts(placing, state, wish.put.piece, wish.put.place):
            raise not_found("place")
        placing.put(state, wish.put.piece, wish.put.place)
    if wish.turn is not None:
        if not turns(placing, state, wish.turn.dial, wish.turn.value):
            raise not_found("place")
        placing.turn(state, wish.turn.dial, wish.turn.value)
    if wish.move is not None:
        match.play_silently(wish.move, match.actor)
    if wish.deals:
        match.draw()


def _shown(placing: Placing[Any], match: Match[Any]) -> HomeScene:
    game, state, seat = match.game, match.state, match.actor
    faults = placing.faults(state)
    may_choose = not faults and seat >= 0
    may_come = seat == CHANCE and all(fault.is_missing for fault in faults)  # what comes fills what is missing
    return HomeScene(
        picture=match.to_picture(),
        options={name: plain_value(value) for name, value in match.options.items()},
        views=[match.view(each) for each in range(match.seats)],
        pieces=[_piece(each) for each in placing.pieces(state)],
        dials=[_dial(each) for each in placing.dials(state)],
        faults=[_fault(each) for each in faults],
        actor=seat,
        prompt=_said(game.words.asked(state, seat)) if may_choose else None,
        moves=[move_row(match, move, seat) for move in match.legal_numbers()] if may_choose or may_come else [],
        scores=[ScoreInfo(parts=each.parts, rules=each.rules, total=each.total) for each in match.scores()],
        places=[game.rules.place(state, each) for each in range(match.seats)],
    )


def _said(sentence: Sentence) -> SentenceInfo:
    return read_plain(SentenceInfo, carried(sentence))


def _piece(piece: Piece) -> PieceInfo:
    seat = None if piece.seat == NOBODY else piece.seat
    return PieceInfo(piece=piece.name, said=_said(piece.said), places=list(piece.places), left=piece.left, seat=seat)


def _dial(dial: Dial) -> DialInfo:
    return DialInfo(
        dial=dial.name,
        said=_said(dial.said),
        seat=None if dial.seat == NOBODY else dial.seat,
        value=dial.value,
        lowest=dial.lowest,
        highest=highest_of(dial),
        choices=[_said(each) for each in dial.choices],
        is_rare=dial.is_rare,
    )


def _fault(fault: Fault) -> FaultInfo:
    remedy = fault.remedy
    return FaultInfo(
        rule=fault.rule,
        said=_said(fault.said),
        targets=list(fault.targets),
        is_missing=fault.is_missing,
        remedy=None
        if remedy is None
        else RemedyInfo(put=HomePut(piece=remedy.piece, place=remedy.place), said=_said(remedy.said)),
    )
