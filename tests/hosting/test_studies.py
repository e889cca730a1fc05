"""What if, as a host answers it: from links for everybody, from tables only what a seat knows."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from oceanarium.bots import new_bot
from oceanarium.hosting import studies
from oceanarium.hosting.bot_questions import AskMove, AskOutlook, Outlook, situation
from oceanarium.hosting.messages.studies import OutlookWish, StudyLink, StudyScene, StudyWish
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.replays import Replays
from oceanarium.hosting.studies import Studies
from oceanarium.hosting.tables import Tables
from oceanarium.hosting.workers import QuestionWorkers
from oceanarium.kernel import CHANCE, Game, Match, game_named
from oceanarium.protocol.message import plain
from oceanarium.tab.host import SETTINGS
from oceanarium.tab.store import TabStore
from oceanarium.whatif import DEAL, Variation
from oceanarium.whatif.study import Start, Study
from tests.matches import play_at_random
from tests.tab.keeper import MemoryKeeper

OVER: Match[Any] = Match(game_named("tidepool"), 2, {"rounds": 3}, seed=3)
play_at_random(OVER, 10_000, 3)
LINK, POINT = OVER.to_link(), 7  # all hands are dealt, and the first lot lies open
AT_LINK = Start(link=LINK, number=POINT, seat=0)
THREE: Match[Any] = Match(game_named("tidepool"), 3, seed=1)
play_at_random(THREE, 10_000, 1)
MINE, OTHERS = "mine", "others"  # devices


class Thinking(QuestionWorkers):
    """Workers that answer at once, in the same thread, and remember what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        return False

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        """Nothing is compiled."""

    async def _answer(self, asked: Any) -> Any:
        self.asked.append(asked)
        match = asked.situation.match()
        if isinstance(asked, AskMove):
            return new_bot(match.game, "random", asked.bot_seed).choose(match, asked.seat).number
        assert isinstance(asked, AskOutlook)
        number = match.legal_numbers(asked.seat)[0]
        return Outlook((0.25, 0.75), [(asked.seat, [number, "offer"])], [])


class House:
    """A host of studies, and its tables."""

    def __init__(self) -> None:
        self.workers = Thinking()
        self.tables = Tables(TabStore(MemoryKeeper()), self.workers, SETTINGS)
        self.studies = Studies(self.tables, Replays(self.workers, self.tables.names_for), self.workers)

    async def table(self, game: str, *devices: str, seed: int = 5) -> str:
        first, *more = devices
        seats = [SeatWish(kind="here"), *(SeatWish(kind="open") for _ in more)]
        table = await self.tables.create(first, NewTable(game=game, seats=seats, seed=seed))
        for device in more:
            await table.join(device, None, None)
        return table.id

    async def play(self, table_id: str, device: str, seat: int, place: int = 0) -> None:
        table = await self.tables.find(table_id)
        await table.play(device, seat, table.match.legal_numbers(seat)[place], table.sequence)


def scene(*path: list[list[int]], start: Start = AT_LINK, device: str | None = None, **more: Any) -> StudyScene:
    return asyncio.run(House().studies.scene(device, StudyWish(start=start, path=list(path), **more)))


def offer(seat: int, place: int = 0) -> list[list[int]]:
    """A variation: the seat makes one of the offers that it has at the point."""
    return [[seat, OVER.until(POINT).legal_numbers(seat)[place]]]


def test_one_plays_all_seats_from_any_point_of_a_replay() -> None:
    begun = scene()
    assert begun.positions[0].table.yours == [0, 1]
    assert begun.positions[0].table.moves_made == POINT
    assert all(begun.positions[0].seats[seat].moves for seat in (0, 1))
    assert (begun.path, begun.is_unfinished, begun.turn) == ([], False, 0)
    assert scene(start=Start(link=LINK, number=OVER.moves_made, seat=0)).turn == sum(
        played.seat != CHANCE for played in OVER.moves
    )


def test_a_move_brings_what_chance_draws_by_the_wished_seed_and_the_whole_way_can_be_gone_again() -> None:
    played = scene(offer(0), offer(1), deal=4)
    assert [line.seat for line in played.path] == [0, 1]
    assert played.path[0].move is not None
    assert [line.has_chance for line in played.path] == [False, True]
    steps = [line.steps for line in played.path]
    again = scene(*steps, deal=99)
    assert [line.steps for line in again.path] == steps
    assert plain(again.positions) == plain(played.positions)
    others = {str(scene(offer(0), offer(1), deal=deal).path[1].steps) for deal in range(6)}
    assert len(others) > 1


def test_where_a_match_began_with_chance_that_is_the_first_variation() -> None:
    begun = scene(start=Start(link=LINK, number=0, seat=1), deal=2)
    assert {step[0] for step in begun.path[0].steps} == {CHANCE}
    assert begun.path[0].move is None
    assert begun.positions[-1].seats[1].moves


def test_bots_answer_for_all_other_seats() -> None:
    answered = scene(offer(0), level="expert", deal=3, answer="first")
    assert [line.seat for line in answered.path][:2] == [0, 1]
    assert 0 in answered.positions[-1].waiting
    assert answered.positions[-1].table.yours == [0]
    assert answered.positions[-1].table.seats[1].level == "expert"
    assert [position.events_since for position in answered.positions] == sorted(
        position.events_since for position in answered.positions
    )


def test_bots_wait_while_somebody_only_looks() -> None:
    looked = scene(offer(0), level="expert")
    assert [line.seat for line in looked.path] == [0]
    assert looked.positions[-1].seats[0].moves == []


def test_an_answer_that_takes_long_goes_on_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "ANSWERING", 0.0)
    start = Start(link=THREE.to_link(), number=10, seat=0)
    mine = [[0, THREE.until(10).legal_numbers(0)[0]]]
    first = scene(mine, start=start, level="expert", answer="first")
    assert first.is_unfinished
    assert [line.seat for line in first.path] == [0, 1]
    more = scene(*(line.steps for line in first.path), start=start, level="expert", answer="more")
    assert [line.seat for line in more.path][:3] == [0, 1, 2]
    assert [position.table.moves_made for position in more.positions] == [more.positions[0].table.moves_made]
    assert more.positions[0].events_since == first.positions[-1].table.moves_made


def test_what_is_illegal_is_refused_with_its_rule_and_touching_is_explained() -> None:
    with pytest.raises(RequestProblem) as refused:
        scene([[0, 999]])
    assert refused.value.problem.code == "illegal_move"
    with pytest.raises(RequestProblem) as refused:
        scene([[3, 0]])
    assert refused.value.problem.code == "bad_study"
    for wish in ({}, {"seat": 1}, {"start": Start(link=LINK, number=OVER.moves_made, seat=0)}):
        with pytest.raises(RequestProblem) as refused:
            scene(asks=["nowhere"], **wish)
        assert refused.value.problem.code == "why"
    with pytest.raises(RequestProblem, match=r"There are only 2 seats\."):
        scene(asks=["nowhere"], seat=9)
    with pytest.raises(RequestProblem) as refused:
        scene([[0, -1]])
    assert refused.value.problem.code == "bad_study"


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        (Start(link=LINK, number=999, seat=0), "There is no such move."),
        (Start(link=LINK, number=3, seat=2), "There are only 2 seats."),
        (Start(link=LINK[:-4], number=3, seat=0), "This link is damaged"),
        (Start(number=3, seat=0), "A study begins at the link of a match or at a table"),
        (Start(table="none", number=3, seat=0), "There is no such table."),
    ],
)
def test_a_start_that_cannot_be_is_told_in_a_sentence(start: Start, sentence: str) -> None:
    with pytest.raises(RequestProblem, match=sentence):
        scene(start=start)


def test_bots_say_chances_line_and_reasons_and_at_the_end_who_has_won() -> None:
    house = House()
    found = asyncio.run(house.studies.outlook(None, OutlookWish(start=AT_LINK, path=[])))
    assert (found.seat, found.outlook, found.line[0].seat) == (0, [0.25, 0.75], 0)
    end = Start(link=LINK, number=OVER.moves_made, seat=0)
    ended = asyncio.run(house.studies.outlook(None, OutlookWish(start=end, path=[])))
    assert OVER.outcome is not None
    assert [chance > 0 for chance in ended.outlook] == [seat in OVER.outcome.winners for seat in (0, 1)]
    assert sum(ended.outlook) == 1


def test_the_line_that_bots_expect_is_told_in_rows_of_each_state() -> None:
    match = OVER.until(POINT)
    asked = AskOutlook(situation(match), 0, 0.05)
    outlook = asked.answer()
    assert len(outlook.chances) == 2
    assert outlook.line[0][0] == 0
    assert outlook.line[0][1][0] in match.legal_numbers(0)


def test_a_study_is_shared_as_a_link_and_opened_with_its_moves_told() -> None:
    way = scene(offer(0), offer(1), deal=4).path
    study = Study(
        start=AT_LINK,
        variations=[
            Variation(parent=-1, steps=way[0].steps, comment="too low", mark="?"),
            Variation(parent=0, steps=way[1].steps),
            Variation(parent=-1, steps=[[DEAL, 7]]),
        ],
    )

    async def shared() -> Any:
        host = House().studies
        return await host.opened(StudyLink(link=(await host.link(study)).link))

    opened = asyncio.run(shared())
    assert (opened.game, opened.study) == ("tidepool", study)
    assert [line.move for line in opened.lines] == [way[0].move, way[1].move, None]
    assert [line.seat for line in opened.lines] == [0, 1, DEAL]


def test_a_damaged_study_is_told_in_one_sentence() -> None:
    with pytest.raises(RequestProblem, match=r"This link to a study is damaged"):
        asyncio.run(House().studies.opened(StudyLink(link="AAAAAAAA")))
    broken = Study(start=AT_LINK, variations=[Variation(parent=-1, steps=[[0, 999]])])
    with pytest.raises(RequestProblem):
        asyncio.run(House().studies.lines(None, broken))


# At a table that still plays


def test_only_whoever_holds_a_seat_may_try_it_out() -> None:
    async def scenario() -> None:
        house = House()
        table = await house.table("tidepool", MINE, OTHERS)
        for device, seat in ((MINE, 1), (OTHERS, 0), (None, 0)):
            with pytest.raises(RequestProblem, match=r"That seat is not yours\."):
                await house.studies.scene(device, StudyWish(start=Start(table=table, seat=seat), path=[]))
        mine = await house.studies.scene(MINE, StudyWish(start=Start(table=table, seat=0), path=[]))
        assert mine.start.is_dealt
        assert mine.start.number is not None

    asyncio.run(scenario())


def test_a_table_that_has_not_begun_cannot_be_tried_out() -> None:
    async def scenario() -> None:
        house = House()
        seats = [SeatWish(kind="here"), SeatWish(kind="open")]
        table = await house.tables.create(MINE, NewTable(game="tidepool", seats=seats))
        with pytest.raises(RequestProblem, match=r"The match begins when all seats are taken\."):
            await house.studies.scene(MINE, StudyWish(start=Start(table=table.id, seat=0), path=[]))

    asyncio.run(scenario())


def test_a_study_cannot_be_shared_before_its_match_is_over() -> None:
    study = Study(start=Start(table="t", number=1, seat=0))
    with pytest.raises(RequestProblem, match=r"can be shared once it is over"):
        asyncio.run(House().studies.link(study))


def test_moves_that_could_be_taken_back_are_the_first_variations_of_a_try_out() -> None:
    async def scenario() -> None:
        house = House()
        table = await house.table("octopus-garden", MINE, OTHERS)
        match = (await house.tables.find(table)).match
        seat = match.actor
        device = (MINE, OTHERS)[seat]
        before = match.moves_made
        await house.play(table, device, seat)
        assert match.can_take_back(seat)
        made = match.moves_made
        tried = await house.studies.scene(device, StudyWish(start=Start(table=table, seat=seat), path=[]))
        assert tried.start.number == before
        assert [line.steps for line in tried.path] == [[[seat, match.moves[-1].number]]]
        assert tried.positions[-1].table.moves_made == made
        await (await house.tables.find(table)).take_back(device, seat)  # the study stays what it was
        again = await house.studies.scene(
            device, StudyWish(start=tried.start, path=[line.steps for line in tried.path])
        )
        assert plain(again.positions[-1].seats) == plain(tried.positions[-1].seats)

    asyncio.run(scenario())


def test_a_study_of_a_table_goes_on_by_its_link_once_the_match_is_over() -> None:
    async def scenario() -> None:
        house = House()
        table_id = await house.table("tidepool", MINE, OTHERS)
        table = await house.tables.find(table_id)
        tried = await house.studies.scene(MINE, StudyWish(start=Start(table=table_id, seat=0), path=[]))
        while table.status == "playing":
            seat = table.match.waiting[0]
            await house.play(table_id, (MINE, OTHERS)[seat], seat)
        await table.link_is_made()
        after = await house.studies.scene(MINE, StudyWish(start=tried.start, path=[]))
        assert (after.start.link, after.start.table, after.start.is_dealt) == (table.link, None, True)
        elsewhere = await House().studies.scene(None, StudyWish(start=after.start, path=[]))
        assert plain(elsewhere.positions[-1].seats) == plain(tried.positions[-1].seats)

    asyncio.run(scenario())
