"""What the server asks of bots, and how a worker process answers."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from oceanarium.bots import new_bot
from oceanarium.bots.analysis import Judgement, judge_for, judgements, own_moves
from oceanarium.bots.bot import imagined
from oceanarium.bots.council_bot import CouncilBot
from oceanarium.bots.levels import ADVISER_SEED, adviser_for
from oceanarium.bots.reasons import reasons
from oceanarium.bots.search_bot import Findings, SearchBot
from oceanarium.hosting.messages.common import MoveRow
from oceanarium.hosting.rows import move_row
from oceanarium.kernel import NOBODY, Match, MatchSnapshot, Move, Sentence, game_named, game_names, register
from oceanarium.kernel.options import plain_value
from oceanarium.protocol.messages import SentenceInfo
from oceanarium.protocol.telling import sentence_info
from oceanarium.puzzles.looking_back import insight, whole_turn

JUDGING_SECONDS = 1.0  # of work for one answer: whoever asks shows what there is, and asks again
DEALS = 8  # of secrets, for those who see none: how many ways a match is thought to be


class Situation(NamedTuple):
    """A match without its seed: a bot cannot foresee chance."""

    game: str
    package: str
    seats: int
    options: Mapping[str, Any]
    names: tuple[str, ...]  # of those who play, by seat
    snapshot: MatchSnapshot

    def match(self) -> Match[Any]:
        """The match again."""
        if self.game not in game_names():
            register(self.game, self.package)
        game = game_named(self.game)
        match = Match.restored(game, self.seats, self.options, 0, self.snapshot, manual_chance=True)
        match.call(self.names)
        return match


def situation(match: Match[Any]) -> Situation:
    """A match as it can be sent to whoever thinks for the bots, without replaying it there."""
    options = {name: plain_value(value) for name, value in match.options.items()}
    names = tuple(match.name_of(seat) for seat in range(match.seats))
    snapshot = match.snapshot(with_events=False)
    return Situation(match.game.name, match.game.package, match.seats, options, names, snapshot)


class AskMove(NamedTuple):
    """What would a bot of a level play for a seat?"""

    situation: Situation
    level: str
    bot_seed: int
    seat: int

    def answer(self) -> int:
        """The move that the bot chooses."""
        match = self.situation.match()
        return new_bot(match.game, self.level, self.bot_seed).choose(match, self.seat).number


class AskInWindow(NamedTuple):
    """The same in a window, where the time that a bot takes could tell whether it holds anything."""

    asked: AskMove
    seconds: float  # in which it has to decide

    @property
    def situation(self) -> Situation:
        """The match that is asked about."""
        return self.asked.situation

    def answer(self) -> tuple[int, float]:
        """The move that the bot chooses, and how many seconds it has thought: whoever asks waits for the rest."""
        match, began = self.situation.match(), time.perf_counter()
        bot = new_bot(match.game, self.asked.level, self.asked.bot_seed)
        hurried = bot.within(self.seconds) if isinstance(bot, SearchBot | CouncilBot) else bot
        move = hurried.choose(match, self.asked.seat).number
        return move, time.perf_counter() - began


class Advice(NamedTuple):
    """A move, what it is worth, and why."""

    move: int
    chance: float  # to win
    reasons: list[SentenceInfo]
    line: list[MoveRow]  # the move, and how its turn may go on


class AskAdvice(NamedTuple):
    """What would the expert do, and why?"""

    situation: Situation
    seat: int

    def answer(self) -> Advice:
        """The expert's move, with reasons."""
        match = self.situation.match()
        findings = adviser_for(match.game).think(match, self.seat)
        told = _infos(reasons(match, self.seat, findings.line))
        line = _turn_rows(match, self.seat, own_moves(findings.line, self.seat))
        return Advice(findings.best.move.number, findings.best.value, told, line)


class Outlook(NamedTuple):
    """What bots expect of a match."""

    chances: tuple[float, ...]  # of every seat to win
    line: list[tuple[int, list[Any]]]  # seats, and the rows of the moves that are expected of them
    reasons: list[SentenceInfo]  # for the first move


class AskOutlook(NamedTuple):
    """What may come of a match, for all that a seat knows that is to choose?"""

    situation: Situation
    seat: int
    seconds: float

    def answer(self) -> Outlook:
        """What a search finds in that time."""
        match, seat = self.situation.match(), self.seat
        findings = adviser_for(match.game, self.seconds).think(match, seat)
        told = _infos(reasons(match, seat, findings.line))
        return Outlook(findings.outlook, _rows_of(match, seat, findings), told)


def _rows_of(match: Match[Any], seat: int, findings: Findings) -> list[tuple[int, list[Any]]]:
    """The expected line as browsers read moves: each is written in the state that it is expected in."""
    state, rows = imagined(match, seat, ADVISER_SEED), []
    for actor, move in findings.line:
        rows.append((actor, list(match.game.words.moves.rows(state, actor, (move.number,))[0])))
        match.game.rules.apply_move(state, actor, move.number)
    return rows


class AskChances(NamedTuple):
    """What may come of a match, for all that those know who watch it?"""

    situation: Situation  # as it may be for all that they know: its secrets are not the true ones
    seconds: float

    def answer(self) -> tuple[float, ...]:
        """Every seat's chance to win, over several deals of what nobody sees."""
        match = self.situation.match()
        deals = DEALS if match.game.has_secrets else 1
        bot = adviser_for(match.game, self.seconds / deals, part=deals)
        found = [_chances(bot, match, deal) for deal in range(deals)]
        return tuple(sum(each[seat] for each in found) / deals for seat in range(match.seats))


def _chances(bot: SearchBot, match: Match[Any], deal: int) -> tuple[float, ...]:
    """What a search finds in one deal; of several who choose at once each is asked in turn."""
    twin = match.copy()
    twin.state = imagined(match, NOBODY, deal)
    return bot.think(twin, match.waiting[deal % len(match.waiting)]).outlook


class AskJudgements(NamedTuple):
    """How good were the moves of a match, from one on?"""

    situation: Situation
    first: int

    def answer(self) -> tuple[list[Judgement], bool]:
        """As many judgements as there is time for, at least one if any is left; and whether those are all."""
        match, found = self.situation.match(), []
        deadline = time.monotonic() + JUDGING_SECONDS
        judge = judge_for(match.game, seconds=JUDGING_SECONDS)  # which is plenty, but for plain mode
        for judgement in judgements(match, judge, self.first):
            found.append(judgement)
            if time.monotonic() >= deadline:
                return found, False
        return found, True


class Why(NamedTuple):
    """Why one move would have been better than another: what each brings, what comes of it, what it is about."""

    brings: list[SentenceInfo]
    brought: list[SentenceInfo]  # by the move that was made
    later: list[SentenceInfo]
    theme: str
    line: list[MoveRow]  # the better move, and how its turn may go on


class AskWhyBetter(NamedTuple):
    """Why would a line of moves have been better than the move that was made?"""

    situation: Situation  # before it
    seat: int
    made: int
    line: tuple[Move, ...]

    def answer(self) -> Why:
        """The reasons, from what the seat knew."""
        match = self.situation.match()
        found = insight(match, self.seat, self.made, self.line)
        line = _turn_rows(match, self.seat, self.line)
        return Why(_infos(found.brings), _infos(found.brought), _infos(found.later), found.theme, line)


def _turn_rows(match: Match[Any], seat: int, line: Sequence[Move]) -> list[MoveRow]:
    return [move_row(before, number, seat) for before, number in whole_turn(match, seat, line)]


def _infos(told: Iterable[Sentence]) -> list[SentenceInfo]:
    return [info for each in told if (info := sentence_info(each)) is not None]


Question = AskMove | AskInWindow | AskAdvice | AskOutlook | AskChances | AskJudgements | AskWhyBetter


def answer_or_complaint(asked: Question) -> tuple[Any, str | None]:
    """What whoever thinks for the bots sends back: an answer, or what went wrong."""
    try:
        return asked.answer(), None
    except Exception as error:
        return None, repr(error)
