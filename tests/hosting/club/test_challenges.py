"""Challenges: to somebody by name, on every page, with an end."""

from collections.abc import Collection

from oceanarium.hosting.club.challenges import SECONDS, Challenges
from oceanarium.protocol.messages import Clock
from tests.hosting.club.house import House, run


def open_desk(house: House, *apart: tuple[str, str]) -> Challenges:
    async def names_of(people: Collection[str]) -> dict[str, str]:
        return {person: person.rstrip("2").capitalize() for person in people}

    async def member_name(person: str) -> str | None:
        return person.capitalize() if person == "anna" else None

    def keeps_apart(one: str, other: str) -> bool:
        return (one, other) in apart or (other, one) in apart

    return Challenges(house.lobby, house.tables, names_of, member_name, keeps_apart, lambda: house.second)


def test_a_challenge_arrives_on_every_page_and_is_taken_up() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna, ben, also_ben, cleo = [await house.page(name) for name in ("anna", "ben", "ben", "cleo")]
        assert (await anna.say(type="challenge", called="ben", game="oceania"))["type"] == "done"
        await house.settle()
        [asked], [also_asked] = ben.told("challenge_info"), also_ben.told("challenge_info")
        assert asked == also_asked
        assert (asked["name"], asked["is_yours"], asked["state"]) == ("Anna", False, "waiting")
        assert cleo.told("challenge_info") == []
        await ben.say(type="answer_challenge", challenge=asked["challenge"], accepts=True)
        await house.settle()
        table_id = anna.told("challenge_info")[-1]["table"]
        assert [page.told("challenge_info")[-1]["table"] for page in (ben, also_ben)] == [table_id] * 2
        table = await house.tables.find(table_id)
        assert (table.status, {seat.holder for seat in table.seats}) == ("playing", {"anna", "ben"})

    run(story)


def test_it_can_be_declined_and_taken_back_but_not_by_others() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna, ben, cleo = [await house.page(name) for name in ("anna", "ben", "cleo")]
        await anna.say(type="challenge", person="ben", game="oceania")
        await house.settle()
        [first] = ben.told("challenge_info")
        stolen = await cleo.say(type="answer_challenge", challenge=first["challenge"], accepts=True)
        assert stolen["problem"]["code"] == "challenge_over"
        await ben.say(type="answer_challenge", challenge=first["challenge"], accepts=False)
        await house.settle()
        assert anna.told("challenge_info")[-1]["state"] == "declined"
        await anna.say(type="challenge", person="ben", game="oceania")
        await house.settle()
        second = ben.told("challenge_info")[-1]
        await anna.say(type="answer_challenge", challenge=second["challenge"], accepts=False)
        await house.settle()
        assert ben.told("challenge_info")[-1]["state"] == "withdrawn"

    run(story)


def test_it_expires_and_until_then_new_pages_hear_of_it() -> None:
    async def story(house: House) -> None:
        desk = open_desk(house)
        anna, ben = await house.page("anna"), await house.page("ben")
        await anna.say(type="challenge", person="ben", game="oceania")
        house.wait(SECONDS - 1)
        [told] = (await house.page("ben")).told("challenge_info")
        assert told["seconds"] == 1
        house.wait(1)
        desk.let_go()
        await house.settle()
        assert ben.told("challenge_info")[-1]["state"] == "expired"
        late = await ben.say(type="answer_challenge", challenge=told["challenge"], accepts=True)
        assert late["problem"]["code"] == "challenge_over"

    run(story)


def test_unknown_absent_and_blocking_people_cannot_be_told_apart() -> None:
    async def story(house: House) -> None:
        open_desk(house, ("ben", "anna"))
        anna, _ben = await house.page("anna"), await house.page("ben")
        answers = [
            (await anna.say(type="challenge", called=name, game="oceania"))["problem"]
            for name in ("Nobody", "Cleo", "Ben", "Anna")
        ]
        assert answers == [answers[0]] * 4
        assert answers[0]["code"] == "nobody_to_challenge"

    run(story)


def test_nobody_can_ask_everybody() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna = await house.page("anna")
        for name in ("ben", "cleo", "dora", "eve"):
            await house.page(name)
        others = "ben", "cleo", "dora", "eve"
        asked = [await anna.say(type="challenge", person=name, game="oceania") for name in others]
        assert [answer["type"] for answer in asked] == ["done", "done", "done", "refused"]

    run(story)


def test_a_challenge_says_how_it_is_played_and_the_table_is_so() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna, ben = await house.page("anna"), await house.page("ben")
        clock = {"kind": "live", "base": 180, "increment": 5}
        asked = await anna.say(type="challenge", person="ben", game="oceania", clock=clock, is_rated=True)
        assert asked["type"] == "done"
        await house.settle()
        [info] = ben.told("challenge_info")
        assert (info["clock"]["base"], info["clock"]["increment"], info["is_rated"]) == (180, 5, True)
        await ben.say(type="answer_challenge", challenge=info["challenge"], accepts=True)
        await house.settle()
        table = await house.tables.find(ben.told("challenge_info")[-1]["table"])
        assert (table.clock, table.record.is_rated) == (Clock(kind="live", base=180, increment=5), True)

    run(story)


def test_a_challenge_that_cannot_be_played_is_refused_at_once() -> None:
    async def story(house: House) -> None:
        open_desk(house)
        anna, ben = await house.page("anna"), await house.page("ben")
        refused = await anna.say(type="challenge", person="ben", game="oceania", is_rated=True)
        assert (refused["type"], refused["problem"]["code"]) == ("refused", "rated_clock")
        await house.settle()
        assert ben.told("challenge_info") == []

    run(story)
