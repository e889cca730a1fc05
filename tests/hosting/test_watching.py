"""Watching a table: who hears what, and when bots are asked."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from oceanarium.hosting.bot_questions import AskChances, situation
from oceanarium.hosting.hall import Hall
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.table import Table
from oceanarium.hosting.watching import MOST_POINTS, SECONDS_BETWEEN, SECONDS_TO_COUNT, Watching, question
from oceanarium.hosting.workers import BotFailed, QuestionWorkers
from oceanarium.kernel import Game, Match, game_named
from oceanarium.tab.host import SETTINGS
from oceanarium.tab.store import TabStore
from tests.tab.keeper import MemoryKeeper

ANNA, BEN = "anna", "ben"  # who play


class Weighing(QuestionWorkers):
    """Workers that answer at once, and remember what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.fails = False

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        return False

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        """Nothing is compiled."""

    async def _answer(self, asked: Any) -> Any:
        self.asked.append(asked)
        if self.fails:
            raise BotFailed
        return (0.25, 0.75)


class Page:
    """A browser at a table, and all that it has heard beside positions."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.positions = 0
        self.heard: list[dict[str, Any]] = []

    def table_changed(self) -> None:
        self.positions += 1

    def hear(self, said: Any) -> None:
        self.heard.append({"type": said.type, "text": said.text})

    def tell(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def dismiss(self) -> None:
        """Nobody is sent away here."""

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]


class House:
    """A table where two play, a gallery, and a clock that a test moves."""

    def __init__(self) -> None:
        self.workers = Weighing()
        self.hall = Hall(TabStore(MemoryKeeper()), self.workers, SETTINGS)
        self.time = 100.0
        self.watching = self.hall.watching = Watching(self.workers, lambda: self.time)
        self.hall.tables.observers[:] = [self.watching.changed]
        self.table: Table

    async def open(self) -> None:
        seats = [SeatWish(kind="here", name="Anna"), SeatWish(kind="open")]
        self.table = await self.hall.tables.create(ANNA, NewTable(game="tidepool", seats=seats, seed=5))
        await self.table.join(BEN, "Ben", None)

    def come(self, person: str | None) -> Page:
        page = Page(person)
        self.table.connect(page)
        self.watching.enter(self.table, page)
        return page

    def go(self, page: Page) -> None:
        self.table.disconnect(page)
        self.watching.leave(self.table, page)

    async def play(self) -> None:
        seat = self.table.waiting[0]
        move = self.table.match.legal_numbers(seat)[0]
        await self.table.play((ANNA, BEN)[seat], seat, move, self.table.sequence)

    async def play_out(self) -> None:
        while self.table.status == "playing":
            await self.play()
        await self.table.link_is_made()

    async def look(self, later: float = 0.0) -> None:
        self.time += later
        while await self.watching.look() == 0.0:
            pass


def play_scene(scene: Callable[[House], Any]) -> None:
    async def scenario() -> None:
        house = House()
        await house.open()
        await scene(house)

    asyncio.run(scenario())


def test_bots_are_asked_only_while_somebody_watches_and_not_more_often_than_every_two_seconds() -> None:
    async def scene(house: House) -> None:
        house.come(ANNA)
        await house.play()
        await house.look(99)
        assert house.workers.asked == []
        page = house.come(None)
        await house.look()
        assert len(house.workers.asked) == 1
        await house.look(99)
        assert len(house.workers.asked) == 1  # nothing has happened
        await house.play()
        await house.look()
        assert len(house.workers.asked) == 2
        await house.play()
        await house.look(SECONDS_BETWEEN - 0.1)
        assert len(house.workers.asked) == 2
        await house.look(0.1)
        assert len(house.workers.asked) == 3
        house.go(page)
        await house.play()
        await house.look(99)
        assert len(house.workers.asked) == 3

    play_scene(scene)


def test_the_bar_and_its_curve_go_to_onlookers_and_to_no_player_on_any_page() -> None:
    async def scene(house: House) -> None:
        players = [house.come(ANNA), house.come(BEN), house.come(ANNA)]
        onlooker = house.come("carla")
        for _ in range(3):
            await house.play()
            await house.look(SECONDS_BETWEEN)
        late = house.come(None)
        made = house.table.match.moves_made
        for page in (onlooker, late):
            curve = page.of("chances")[-1]["curve"]
            assert curve[-1] == {"moves": made, "chances": [0.25, 0.75]}
            assert len(curve) == 3
        assert all(page.of("chances") == [] for page in players)
        await house.play_out()
        assert all(page.of("chances") == [] for page in players)
        ended = onlooker.of("chances")[-1]["curve"][-1]["chances"]
        assert [chance > 0 for chance in ended] == [seat in house.table.outcome.winners for seat in (0, 1)]

    play_scene(scene)


def test_the_question_holds_nothing_that_onlookers_do_not_know() -> None:
    async def scene(house: House) -> None:
        house.come(None)
        await house.look()
        (asked,) = house.workers.asked
        assert asked == question(house.table.match)
        assert asked.situation != situation(house.table.match)

    play_scene(scene)


def test_bots_weigh_what_onlookers_know() -> None:
    match = Match(game_named("tidepool"), 3, seed=4)
    chances = AskChances(question(match).situation, 0.05).answer()
    assert len(chances) == 3
    assert sum(chances) == pytest.approx(1)


def test_a_bot_that_fails_leaves_the_curve_as_it_was_and_is_asked_again_after_the_next_move() -> None:
    async def scene(house: House) -> None:
        page = house.come(None)
        house.workers.fails = True
        await house.look()
        assert page.of("chances") == []
        house.workers.fails = False
        await house.play()
        await house.look(SECONDS_BETWEEN)
        assert len(page.of("chances")) == 1

    play_scene(scene)


def test_a_long_curve_is_thinned_and_what_is_taken_back_leaves_it() -> None:
    async def scene(house: House) -> None:
        house.come(None)
        gallery = house.watching._galleries[house.table.id]
        for moves in range(2 * MOST_POINTS):
            gallery._add(moves, (0.5, 0.5))
            assert len(gallery.curve) <= MOST_POINTS
        assert (min(gallery.curve), max(gallery.curve)) == (0, 2 * MOST_POINTS - 1)
        gallery.changed()
        assert max(gallery.curve) <= house.table.match.moves_made

    play_scene(scene)


def test_everybody_hears_how_many_watch_and_one_person_with_two_pages_is_one() -> None:
    async def scene(house: House) -> None:
        player = house.come(ANNA)
        pages = [house.come("carla"), house.come("carla"), house.come(None)]
        assert pages[-1].of("watchers")[-1]["count"] == 2
        await house.look()
        assert player.of("watchers")[-1]["count"] == 2
        house.go(pages[0])
        house.come("dora")
        await house.look()
        assert player.of("watchers")[-1]["count"] == 2  # told a moment ago
        await house.look(SECONDS_TO_COUNT)
        assert player.of("watchers")[-1]["count"] == 3
        assert house.watching.count(house.table.id) == 3

    play_scene(scene)


def test_when_the_last_has_gone_players_hear_that_nobody_watches() -> None:
    async def scene(house: House) -> None:
        player = house.come(ANNA)
        page = house.come(None)
        await house.look()
        house.go(page)
        assert player.of("watchers")[-1]["count"] == 0

    play_scene(scene)


def test_who_watches_changes_nothing_for_the_others() -> None:
    async def scene(house: House) -> None:
        player = house.come(ANNA)
        before, sequence = player.positions, house.table.sequence
        page = house.come(None)
        assert page.positions == 1
        house.go(page)
        assert (player.positions, house.table.sequence) == (before, sequence)

    play_scene(scene)


def test_players_read_what_watchers_said_when_the_match_is_over() -> None:
    async def scene(house: House) -> None:
        player, onlooker, other = house.come(ANNA), house.come("carla"), house.come(None)
        await house.watching.say(house.table, onlooker, "Carla", "Anna holds  a crab")
        said = {"name": "Carla", "person": None, "text": "Anna holds a crab"}
        assert other.of("asides")[-1]["lines"] == [said]
        late = house.come("dora")
        assert late.of("asides")[-1] == {"type": "asides", "lines": [said], "is_all": True}
        again = house.come(BEN)
        assert player.of("asides") == again.of("asides") == []
        await house.play_out()
        assert player.of("asides")[-1]["lines"] == [said]
        assert house.come(BEN).of("asides")[-1]["lines"] == [said]
        await house.watching.say(house.table, other, None, "well played")
        assert player.of("asides")[-1]["lines"][0]["text"] == "well played"

    play_scene(scene)


def test_onlookers_hear_what_players_say() -> None:
    async def scene(house: House) -> None:
        onlooker = house.come(None)
        house.table.say(ANNA, 0, "hello")
        assert onlooker.of("said") == [{"type": "said", "text": "hello"}]

    play_scene(scene)


def test_players_do_not_speak_among_watchers_and_nobody_borrows_a_players_name() -> None:
    async def scene(house: House) -> None:
        player, onlooker = house.come(ANNA), house.come(None)
        with pytest.raises(RequestProblem, match="You play here"):
            await house.watching.say(house.table, player, None, "hello")
        await house.watching.say(house.table, onlooker, "Anna", "hello")
        assert onlooker.of("asides")[-1]["lines"][0]["name"] == "Anna 2"

    play_scene(scene)


def test_who_is_known_speaks_by_that_name() -> None:
    async def scene(house: House) -> None:
        async def name_of(person: str) -> str:
            return person.title()

        house.watching.name_of = name_of
        onlooker = house.come("carla")
        await house.watching.say(house.table, onlooker, "Anna", "hello")
        assert onlooker.of("asides")[-1]["lines"] == [{"name": "Carla", "person": "carla", "text": "hello"}]

    play_scene(scene)


def test_who_talks_without_end_is_asked_to_be_slower() -> None:
    async def scene(house: House) -> None:
        onlooker = house.come(None)
        said = [house.watching.say(house.table, onlooker, None, "hello") for _ in range(20)]
        answers = await asyncio.gather(*said, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, RequestProblem)]
        assert {each.problem.code for each in refused} == {"too_fast"}
        assert len(onlooker.of("asides")) == len(answers) - len(refused) < len(answers)

    play_scene(scene)
