"""Quick pairing: from the click on a preset to the table."""

from typing import Any

from oceanarium.hosting.club.matchmaker import Matchmaker
from oceanarium.protocol.messages import Clock
from tests.hosting.club.house import House, TestPage, run

DUEL, THREE = "oceania:2:180+5", "octopus-garden:3:600+15"


def open_desk(house: House, ratings: dict[str, float] | None = None, *blocked: tuple[str, str]) -> Matchmaker:
    async def rating_of(person: str, _: str) -> float:
        return (ratings or {}).get(person, 1500)

    async def member_name(person: str) -> str | None:
        return "Dora" if person == "dora" else None

    def blocks(one: str, other: str) -> bool:
        return (one, other) in blocked or (other, one) in blocked

    return Matchmaker(house.lobby, house.tables, rating_of, member_name, blocks, lambda: house.second)


async def found(house: House, page: TestPage) -> str | None:
    await house.settle()
    pairing = page.told("pairing")
    return pairing[-1]["table"] if pairing else None


def test_two_who_choose_the_same_preset_sit_down_together() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna, ben = await house.page("anna"), await house.page("ben")
        assert (await anna.say(type="pair", offer=DUEL, name="Anna"))["type"] == "done"
        await house.settle()
        assert ben.told("changed")[-1]["waiting"] == {DUEL: 1}
        await ben.say(type="pair", offer=DUEL, name="Ben")
        table_id = await found(house, anna)
        assert table_id is not None
        assert await found(house, ben) == table_id
        table = await house.tables.find(table_id)
        assert table.status == "playing"
        assert (table.clock, table.record.is_rated) == (Clock(kind="live", base=180, increment=5), True)
        assert {(seat.holder, seat.name) for seat in table.seats} == {("anna", "Anna"), ("ben", "Ben")}
        assert anna.told("changed")[-1]["waiting"] == {}

    run(story)


def test_members_sit_down_under_their_own_name() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        dora, ben = await house.page("dora"), await house.page("ben")
        await dora.say(type="pair", offer=DUEL, name="Ben")
        await ben.say(type="pair", offer=DUEL, name="Ben")
        table = await house.tables.find(await found(house, dora) or "")
        assert {(seat.holder, seat.name) for seat in table.seats} == {("dora", "Dora"), ("ben", "Ben")}

    run(story)


def test_one_person_with_two_pages_waits_once_and_meets_nobody() -> None:
    async def story(house: House) -> None:
        desk = open_desk(house)
        one, other = await house.page("anna"), await house.page("anna")
        await one.say(type="pair", offer=DUEL)
        await other.say(type="pair", offer=DUEL)
        house.wait(60)
        await desk.look()
        assert await found(house, one) is None
        assert one.told("changed")[-1]["waiting"] == {DUEL: 1}

    run(story)


def test_people_who_block_each_other_are_not_paired() -> None:
    async def story(house: House) -> None:
        desk = open_desk(house, None, ("ben", "anna"))
        anna, ben, cleo = await house.page("anna"), await house.page("ben"), await house.page("cleo")
        await anna.say(type="pair", offer=DUEL)
        await ben.say(type="pair", offer=DUEL)
        house.wait(100)
        await desk.look()
        assert await found(house, anna) is None
        await cleo.say(type="pair", offer=DUEL)
        assert await found(house, anna) == await found(house, cleo) is not None
        assert await found(house, ben) is None

    run(story)


def test_after_twenty_seconds_a_bot_of_ones_own_strength_sits_down() -> None:
    async def story(house: House) -> None:
        open_desk(house, {"anna": 1800})
        anna = await house.page("anna")
        await anna.say(type="pair", offer=THREE, name="Anna")
        early: dict[str, Any] = await anna.say(type="pair_with_bots")
        assert (early["type"], early["problem"]["code"]) == ("refused", "bots_later")
        house.wait(20)
        await anna.say(type="pair_with_bots")
        table = await house.tables.find(await found(house, anna) or "")
        levels = sorted(seat.level or "" for seat in table.seats)
        assert levels == ["", *[anna.told("pairing")[0]["bot"]] * 2]
        assert levels[-1] != "skilled"  # which is for 1,500

    run(story)


def test_a_lost_line_keeps_ones_place_for_ten_seconds_but_no_table_begins_meanwhile() -> None:
    async def story(house: House) -> None:
        desk = open_desk(house)
        anna, ben = await house.page("anna"), await house.page("ben")
        await anna.say(type="pair", offer=DUEL)
        await anna.hang_up()
        await ben.say(type="pair", offer=DUEL)
        house.wait(9)
        await desk.look()
        assert await found(house, ben) is None
        again = await house.page("anna")
        assert again.told("pairing")[-1]["waited"] == 9
        await desk.look()
        assert await found(house, ben) == await found(house, again) is not None

    run(story)


def test_a_line_that_is_lost_longer_loses_its_place() -> None:
    async def story(house: House) -> None:
        desk = open_desk(house)
        anna, ben = await house.page("anna"), await house.page("ben")
        await anna.say(type="pair", offer=DUEL)
        await anna.hang_up()
        house.wait(10)
        await desk.look()
        again = await house.page("anna")
        await ben.say(type="pair", offer=DUEL)
        assert again.told("pairing") == []
        assert await found(house, ben) is None

    run(story)


def test_who_waits_no_longer_is_not_paired() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna, ben = await house.page("anna"), await house.page("ben")
        await anna.say(type="pair", offer=DUEL)
        await anna.say(type="stop_pairing")
        await ben.say(type="pair", offer=DUEL)
        assert await found(house, ben) is None
        assert anna.told("pairing")[-1]["offer"] is None

    run(story)


def test_every_game_of_the_house_has_offers_and_others_are_refused() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna, nobody = await house.page("anna"), await house.page()
        offered = {offer["game"] for offer in anna.first["offers"]}
        assert offered == {"octopus-garden", "ocean-labyrinth", "oceania", "open-ocean", "open-worlds"}
        assert (await anna.say(type="pair", offer="chess:2:1+1"))["problem"]["code"] == "unknown_offer"
        assert (await nobody.say(type="pair", offer=DUEL))["problem"]["code"] == "nobody_yet"

    run(story)
