"""Matches from links, to be looked at move by move."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from oceanarium.bots.analysis import Judgement, moments, turning_points
from oceanarium.hosting.bot_questions import AskJudgements, AskWhyBetter, Why, situation
from oceanarium.hosting.messages.replays import Analysis, JudgementInfo, MomentInfo, PlayedInfo, Replay, ReplayView
from oceanarium.hosting.offers import strongest_bot
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.rows import event_rows, move_row
from oceanarium.hosting.starting import LONGEST_LINK
from oceanarium.hosting.workers import BotFailed, Workers
from oceanarium.kernel import Match, MatchFormatError
from oceanarium.kernel.options import plain_value
from oceanarium.protocol.telling import outcome_info

KEPT = 32  # matches that were looked at last
STRIDE = 16  # moves between two positions that are kept
WARMING_PAUSE = 1.0  # seconds that somebody waits who asks for an analysis before its machine code is there

NamesFor = Callable[[str], Awaitable[list[str] | None]]  # who played the match in a link, by seat, if that is known

_logger = logging.getLogger(__name__)


async def nobody_knows(link: str) -> None:
    """The names of the players of a match that nobody remembers."""


class DecodedReplay:
    """A match that was played again from its link, with places to look it up from."""

    def __init__(self, link: str, names: list[str] | None = None) -> None:
        match = Match.from_link(link)
        self._names = names
        again: Match[Any] = Match(match.game, match.seats, match.options, 0, manual_chance=True)
        again.name_of = match.name_of = self.name_of
        self.match = match
        self.judged: list[Judgement] = []
        self.judgements: list[JudgementInfo] = []  # the same as messages
        self.is_judged = False
        self.moments: dict[int, MomentInfo] = {}  # that somebody asked about, by the number of the move
        self.judging = asyncio.Lock()
        self._moves = match.moves
        self._stops = [again.copy()]
        played = []
        for number, (seat, move, _) in enumerate(self._moves):
            row = move_row(again, move, seat)
            again.play_silently(move, seat)
            played.append(PlayedInfo(number=number, seat=seat, move=row, events=event_rows(again, None, number)))
            if (number + 1) % STRIDE == 0:
                self._stops.append(again.copy())
        outcome = again.outcome
        self.replay = Replay(
            link=link,
            game=match.game.name,
            title=match.game.title,
            seats=match.seats,
            names=names,
            options={name: plain_value(value) for name, value in match.options.items()},
            moves=played,
            outcome=None if outcome is None else outcome_info(again, outcome),
        )

    def name_of(self, seat: int) -> str:
        """Who sat there, or which player it was, counted from 1."""
        if seat < 0:
            return "Chance"
        return f"Player {seat + 1}" if self._names is None else self._names[seat]

    def view(self, number: int) -> ReplayView:
        """The table after a number of moves."""
        return ReplayView(number=number, view=self.match_after(number).shared_view())

    def judge(self, judged: list[Judgement]) -> None:
        """Take in what more of its decisions were worth."""
        self.judged += judged
        self.judgements += [self._judgement_info(each) for each in judged]

    def judgement_of(self, number: int) -> Judgement:
        """What was found about a decision; a problem if it is none, or not judged yet."""
        found = next((each for each in self.judged if each.number == number), None)
        if found is None:
            raise not_found("move")
        return found

    def question_about(self, judgement: Judgement) -> AskWhyBetter:
        """Why would the best move have been better?"""
        line = judgement.line or (judgement.best.move,)
        before = situation(self.match_after(judgement.number))
        return AskWhyBetter(before, judgement.seat, judgement.made.move.number, line)

    def keep_reasons(self, asked: AskWhyBetter, why: Why, number: int) -> MomentInfo:
        """A moment as a message, for those who ask again too."""
        told = MomentInfo(
            number=number,
            seat=asked.seat,
            line=why.line,
            brings=why.brings,
            brought=why.brought,
            later=why.later,
            theme=why.theme,
        )
        self.moments[number] = told
        return told

    def match_after(self, number: int) -> Match[Any]:
        """The match as it was after a number of moves, whose chances are decided by hand."""
        if number > len(self._moves):
            raise not_found("move")
        match = self._stops[number // STRIDE].copy()
        for seat, move, _ in self._moves[number // STRIDE * STRIDE : number]:
            match.play_silently(move, seat)
        return match

    def _judgement_info(self, judgement: Judgement) -> JudgementInfo:
        match, seat = self.match_after(judgement.number), judgement.seat
        return JudgementInfo(
            number=judgement.number,
            seat=seat,
            made=move_row(match, judgement.made.move.number, seat),
            best=move_row(match, judgement.best.move.number, seat),
            made_chance=judgement.made.value,
            best_chance=judgement.best.value,
            cost=judgement.cost,
            word=judgement.word,
            outlook=list(judgement.outlook),
        )


class Replays:
    """Decodes links away from the event loop, and remembers the last few."""

    def __init__(self, workers: Workers, names_for: NamesFor = nobody_knows) -> None:
        self._workers = workers
        self._names_for = names_for
        self._kept: OrderedDict[str, DecodedReplay] = OrderedDict()
        self._lock = asyncio.Lock()

    async def replay(self, link: str) -> Replay:
        """The match in a link."""
        return (await self.decoded(link)).replay

    async def view(self, link: str, number: int) -> ReplayView:
        """The table after a number of moves of the match in a link."""
        decoded = await self.decoded(link)
        return await self._workers.aside(decoded.view, number)

    async def analysis(self, link: str) -> Analysis:
        """What is known of the match in a link, after a moment's more work on it."""
        decoded = await self.decoded(link)
        async with decoded.judging:
            if not decoded.is_judged:
                await self._judge_on(decoded)
        return Analysis(
            link=link,
            judgements=list(decoded.judgements),
            turning_points=[each.number for each in turning_points(decoded.judged)],
            moments=[[each.number for each in moments(decoded.judged, seat)] for seat in range(decoded.match.seats)],
            is_complete=decoded.is_judged,
            is_warming_up=self._workers.is_warming_up(decoded.match.game, strongest_bot()),
        )

    async def moment(self, link: str, number: int) -> MomentInfo:
        """Why another move would have been better at a decision that was judged."""
        decoded = await self.decoded(link)
        if number in decoded.moments:
            return decoded.moments[number]
        asked = await self._workers.aside(decoded.question_about, decoded.judgement_of(number))
        try:
            why = await self._workers.explain(asked)
        except BotFailed:
            raise known_problem(503, "no_analysis") from None
        return await self._workers.aside(decoded.keep_reasons, asked, why, number)

    async def _judge_on(self, decoded: DecodedReplay) -> None:
        if self._workers.is_warming_up(decoded.match.game, strongest_bot()):
            # In plain mode it would know too little to judge.
            self._workers.begin_warming_up(decoded.match.game, strongest_bot())
            await asyncio.sleep(WARMING_PAUSE)
            return
        first = decoded.judged[-1].number + 1 if decoded.judged else 0
        try:
            more, decoded.is_judged = await self._workers.judge(AskJudgements(situation(decoded.match), first))
        except BotFailed:
            raise known_problem(503, "no_analysis") from None
        decoded.judge(more)

    async def decoded(self, link: str) -> DecodedReplay:
        """The match in a link, to be looked up: one at a time, so that many who ask for a new one decode it once."""
        async with self._lock:
            if link not in self._kept:
                self._kept[link] = await self._workers.aside(_decode, link, await self._names_for(link))
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(link)
            return self._kept[link]


def _decode(link: str, names: list[str] | None) -> DecodedReplay:
    if len(link) > LONGEST_LINK:
        raise known_problem(400, "bad_link", "long_link")
    try:
        return DecodedReplay(link, names)
    except MatchFormatError as error:
        raise RequestProblem(400, "bad_link", str(error), error.rule, said=error.said) from None
    except Exception:
        _logger.warning("a link could not be read", exc_info=True)
        raise known_problem(400, "bad_link") from None
