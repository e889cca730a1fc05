"""The lobby's line: what every open page hears without asking, and what nobody may hear."""

from dataclasses import replace

from oceanarium.hosting.club import lobby_talk
from oceanarium.hosting.messages.lobby import TurnInfo, YourTurns
from tests.hosting.club.house import HERE, OPEN, SETTINGS, House, run


def test_the_first_message_says_all_and_later_ones_what_changed() -> None:
    async def story(house: House) -> None:
        old = await house.table("anna", HERE, OPEN)
        page = await house.page("ben")
        assert [table["table"] for table in page.first["open"]] == [old.id]
        assert page.first["here"] == 1
        new = await house.table("anna", HERE, OPEN, OPEN)
        await house.settle()
        assert [table["table"] for table in page.told("changed")[-1]["open"]] == [new.id]
        assert len(page.told("first")) == 1

    run(story)


def test_a_table_that_begins_leaves_the_seeks_and_is_being_played() -> None:
    async def story(house: House) -> None:
        table = await house.table("anna", HERE, OPEN)
        page = await house.page()
        await table.join("ben", "Ben", None)
        await house.settle()
        changed = page.told("changed")[-1]
        assert (changed["open"], [line["table"] for line in changed["live"]]) == ([], [table.id])
        await table.resign("ben", [1])
        await house.settle()
        assert page.told("changed")[-1]["gone"] == [table.id]
        assert [line["table"] for line in (await house.page()).first["live"]] == []

    run(story)


def test_tables_that_are_not_public_are_told_to_nobody_else() -> None:
    async def story(house: House) -> None:
        page = await house.page("ben")
        table = await house.table("anna", HERE, OPEN, is_public=False)
        await table.join("cleo", "Cleo", None)
        await house.move(table)
        await house.settle()
        assert table.id not in "".join(page.texts)
        assert table.id not in "".join((await house.page()).texts)

    run(story)


def test_a_change_is_written_once_and_many_changes_are_told_as_one() -> None:
    async def story(house: House) -> None:
        pages = [await house.page() for _ in range(5)]
        tables = [await house.table("anna", HERE, OPEN, OPEN) for _ in range(3)]
        before = [len(page.told("changed")) for page in pages]
        for table in tables:
            await table.join("ben", "Ben", None)
        await house.settle()
        texts = [page.texts[-1] for page in pages]
        assert len({id(text) for text in texts}) == 1  # the same text, not only an equal one
        assert [len(page.told("changed")) for page in pages] == [count + 1 for count in before]

    run(story)


def test_every_page_of_a_person_hears_where_it_is_its_turn() -> None:
    async def story(house: House) -> None:
        table = await house.table("anna", HERE, OPEN, is_public=False)
        anna, also_anna, ben = await house.page("anna"), await house.page("anna"), await house.page("ben")
        await table.join("ben", "Ben", None)
        await house.settle()
        [first] = table.waiting
        on, off = ((anna, also_anna), (ben,)) if first == 0 else ((ben,), (anna, also_anna))
        assert all([turn["table"] for turn in page.told("turns")[-1]["turns"]] == [table.id] for page in on)
        assert all(page.told("turns") == [] for page in off)
        while table.waiting == (first,):
            await house.move(table)
        await house.settle()
        assert all(page.told("turns")[-1]["turns"] == [] for page in on)
        assert all([turn["table"] for turn in page.told("turns")[-1]["turns"]] == [table.id] for page in off)

    run(story)


def test_ones_own_lines_are_told_only_to_pages_that_show_them() -> None:
    async def story(house: House) -> None:
        table = await house.table("anna", HERE, OPEN)
        lists, elsewhere = await house.page("anna"), await house.page("anna")
        assert (await lists.say(type="look", has_lists=True, tables=[]))["type"] == "done"
        await table.join("ben", "Ben", None)
        await house.settle()
        [line] = lists.told("yours")[-1]["lines"]
        assert (line["table"], line["yours"], line["status"]) == (table.id, [0], "playing")
        assert elsewhere.told("yours") == []

    run(story)


def test_a_table_that_was_put_away_stays_away_when_somebody_moves_there() -> None:
    async def story(house: House) -> None:
        table = await house.table("anna", HERE, OPEN)
        await table.join("ben", "Ben", None)
        anna, ben = await house.page("anna"), await house.page("ben")
        for page in (anna, ben):
            await page.say(type="look", has_lists=True, tables=[])
        await house.tables.put_away("anna", table.id, is_away=True)
        await house.lobby.look_again("anna")
        await house.settle()
        heard = len(anna.heard)
        await house.move(table)
        await house.settle()
        assert (anna.first["yours"], anna.first["put_away"]) == ([], 1)
        assert [message for message in anna.heard[heard:] if message["type"] in ("yours", "turns")] == []
        assert ben.told("yours")[-1]["lines"][0]["table"] == table.id
        await house.tables.put_away("anna", table.id, is_away=False)
        await house.lobby.look_again("anna")
        await house.move(table)
        await house.settle()
        assert anna.told("yours")[-1]["lines"][0]["table"] == table.id

    run(story)


def test_who_gets_up_is_told_that_the_table_is_gone() -> None:
    async def story(house: House) -> None:
        table = await house.table("anna", HERE, OPEN, OPEN)
        await table.join("ben", "Ben", None)
        page = await house.page("ben")
        await page.say(type="look", has_lists=True, tables=[])
        await table.leave("ben")
        await house.settle()
        assert page.told("yours")[-1] == {"type": "yours", "lines": [], "gone": [table.id]}

    run(story)


def test_pictures_are_drawn_once_a_second_and_only_for_those_who_have_them_in_sight() -> None:
    async def story(house: House) -> None:
        table = await house.table("anna", HERE, OPEN)
        await table.join("ben", "Ben", None)
        near, far = await house.page(), await house.page()
        await near.say(type="look", tables=[table.id])
        house.wait(2)
        before = len(near.told("changed")), len(far.told("changed"))
        for _ in range(2):
            await house.move(table)
            await house.settle()
            house.lobby.draw()
            await house.settle()
        assert (len(near.told("changed")), len(far.told("changed"))) == (before[0] + 2, before[1])
        first, second = (told["live"][0]["moves_made"] for told in near.told("changed")[-2:])
        assert first == second < table.match.moves_made  # the second move was made within the same second
        house.wait(2)
        house.lobby.draw()
        await house.settle()
        assert near.told("changed")[-1]["live"][0]["moves_made"] == table.match.moves_made

    run(story)


def test_nobody_hears_of_a_move_that_is_not_on_disk_yet() -> None:
    async def story(house: House) -> None:
        table = await house.table("anna", HERE, OPEN, OPEN)
        page = await house.page()
        table.is_writing = True
        house.lobby._note(table)
        table.seats[1] = replace(table.seats[1], holder="ben", name="Ben")
        table.sequence += 1
        await house.settle()
        assert page.told("changed") == []
        table.is_writing = False
        await house.settle()
        assert page.told("changed")[-1]["open"][0]["seats"][1]["is_taken"]

    run(story)


def test_open_tables_are_taken_down_after_a_day_and_quiet_matches_after_half_an_hour() -> None:
    async def story(house: House) -> None:
        waiting = await house.table("anna", HERE, OPEN)
        quiet = await house.table("anna", HERE, HERE)
        page = await house.page()
        house.wait(31 * 60)
        house.lobby.sweep()
        await house.settle()
        assert page.told("changed")[-1]["gone"] == [quiet.id]
        house.wait(24 * 3600)
        house.lobby.sweep()
        await house.settle()
        assert page.told("changed")[-1]["gone"] == [waiting.id]

    run(story)


def test_people_are_counted_not_pages() -> None:
    async def story(house: House) -> None:
        seen: list[tuple[str, bool]] = []
        house.lobby.presence.append(lambda person, is_here: seen.append((person, is_here)))
        one, other = await house.page("anna"), await house.page("anna")
        watcher = await house.page("ben")
        assert watcher.first["here"] == 2
        await one.hang_up()
        assert house.lobby.is_here("anna")
        await other.hang_up()
        await house.settle()
        assert not house.lobby.is_here("anna")
        assert watcher.told("changed")[-1]["here"] == 1
        assert seen == [("anna", True), ("ben", True), ("anna", False)]

    run(story)


def test_other_rooms_reach_every_open_page_of_a_person() -> None:
    async def story(house: House) -> None:
        pages = [await house.page("anna"), await house.page("anna")]
        stranger = await house.page("ben")
        news = YourTurns(
            turns=[TurnInfo(table="t", game="oceania", title="Oceania", since="2026-01-01T00:00:00+00:00")]
        )
        assert house.lobby.tell("anna", news)
        assert not house.lobby.tell("nobody", news)
        await house.settle()
        assert [page.told("turns")[-1]["turns"][0]["table"] for page in pages] == ["t", "t"]
        assert stranger.told("turns") == []

    run(story)


def test_a_browser_that_reads_nothing_is_given_up_and_holds_up_nobody() -> None:
    async def story(house: House) -> None:
        slow, quick = await house.page("anna"), await house.page("ben")
        slow.reads.clear()
        for _ in range(lobby_talk.MOST_MESSAGES_WAITING + 2):
            await house.table("cleo", HERE, OPEN)
            house.lobby.look_round()
        await house.settle()
        assert slow.task is not None
        assert slow.task.done()
        assert slow.task.exception() is None
        assert not house.lobby.is_here("anna")
        assert len(quick.told("changed")) >= lobby_talk.MOST_MESSAGES_WAITING

    run(story, replace(SETTINGS, tables_by_person=1_000))


def test_pages_are_limited_by_person_and_in_all() -> None:
    async def story(house: House) -> None:
        await house.page("anna"), await house.page("anna")
        third = await house.page("anna")
        assert (third.heard[0]["type"], third.code) == ("refused", 4429)
        last = await house.page("ben")
        assert (await house.page("cleo")).code == 4503
        await last.hang_up()
        assert (await house.page("cleo")).code is None

    run(story, replace(SETTINGS, lobby_pages_by_person=2, lobby_pages=3))


def test_what_is_no_message_is_refused_in_one_sentence() -> None:
    async def story(house: House) -> None:
        page = await house.page("anna")
        page._said.put_nowait('{"type":"look","request":1,"tables":7}')
        await house.settle()
        [refused] = page.told("refused")
        assert refused["problem"]["code"] == "unreadable"

    run(story)


def test_a_lobby_that_is_opened_again_lists_what_was_there() -> None:
    async def story(house: House) -> None:
        waiting = await house.table("anna", HERE, OPEN)
        playing = await house.table("anna", HERE, HERE)
        again = House()
        again.keeper.tables, again.keeper.entries = house.keeper.tables, house.keeper.entries
        await again.lobby.open()
        await again.settle()
        first = (await again.page()).first
        assert [table["table"] for table in first["open"]] == [waiting.id]
        assert [table["table"] for table in first["live"]] == [playing.id]

    run(story)
