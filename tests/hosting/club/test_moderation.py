"""Reports, what moderators do about them, and what people hear of it."""

from datetime import timedelta
from pathlib import Path

import pytest

from oceanarium.hosting.club.moderation import WRITING_FOR
from oceanarium.hosting.messages.social import ActWish, CaseTouched, Notice, ReportWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.protocol.message import Message
from tests.hosting.club.social_house import House, in_house


def code_of(problem: "pytest.ExceptionInfo[RequestProblem]") -> tuple[int, str]:
    return problem.value.status, problem.value.problem.code


def test_a_report_carries_the_talk_that_the_host_heard(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        anna, rust, mod = await house.guest("Anna"), await house.guest("rust"), await house.guest("Mo", "moderator")
        house.social.note_said("reef", rust, "rust", "nobody asked you")
        house.social.note_said("reef", anna, "Anna", "Please stay friendly.")
        house.social.note_said("bay", mod, "Mo", "between us")
        await house.moderation.report(anna, ReportWish(person=rust, reason="insult", words=" see\u202e ", table="reef"))
        other = await house.guest("Ben")
        await house.moderation.report(other, ReportWish(person=rust, reason="spam", table="bay"))
        (case,) = await house.moderation.cases(mod, closed=False)
        first, second = sorted(case.reports, key=lambda report: report.reason)
        assert [line.text for line in first.talk] == ["nobody asked you", "Please stay friendly."]
        assert (first.words, first.reporter and first.reporter.name) == ("see", "Anna")
        assert second.talk == []  # neither of them said a word there: the talk of others stays theirs

    in_house(tmp_path, scenario)


def test_one_person_reports_another_once_and_not_everybody(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        anna = await house.guest("Anna")
        others = [await house.guest(f"guest {number}") for number in range(7)]
        for other in others[:6]:
            await house.moderation.report(anna, ReportWish(person=other, reason="spam"))
        for person, code in ((others[0], "reported_already"), (others[6], "too_many_reports"), (anna, "invalid")):
            with pytest.raises(RequestProblem) as refused:
                await house.moderation.report(anna, ReportWish(person=person, reason="spam"))
            assert code_of(refused)[1] == code
        with pytest.raises(RequestProblem) as unknown:
            await house.moderation.report(anna, ReportWish(person="nobody", reason="spam"))
        assert code_of(unknown) == (404, "not_found")

    in_house(tmp_path, scenario)


def test_for_others_than_moderators_there_is_nothing(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        anna, rust = await house.guest("Anna"), await house.guest("rust")
        wish = ActWish(act="ban", sentence="So there.", hours=1)
        for asking in (anna, None):
            for person in (rust, "nobody"):
                with pytest.raises(RequestProblem) as refused:
                    await house.moderation.act(asking, person, wish)
                assert (*code_of(refused), str(refused.value)) == (404, "not_found", "There is no such address.")
            for asked in (house.moderation.log(asking), house.moderation.cases(asking, closed=False)):
                with pytest.raises(RequestProblem) as refused:
                    await asked
                assert code_of(refused) == (404, "not_found")
        assert not house.moderation.is_banned(rust)

    in_house(tmp_path, scenario)


def test_an_act_is_logged_closes_the_reports_and_is_heard_until_it_is_noted(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        anna, rust, mod = await house.guest("Anna"), await house.guest("rust"), await house.guest("Mo", "moderator")
        told: list[tuple[str, Message]] = []
        house.moderation.tell = lambda person, message: told.append((person, message))
        await house.moderation.report(anna, ReportWish(person=rust, reason="insult"))
        case = await house.moderation.act(mod, rust, ActWish(act="ban", sentence="A week of rest.", hours=168))
        assert case.reports == []
        assert case.banned_until is not None
        assert [(act.moderator, act.name, act.act, act.sentence) for act in await house.moderation.log(mod)] == [
            ("Mo", "rust", "ban", "A week of rest.")
        ]
        (closed,) = await house.moderation.cases(mod, closed=True)
        assert [report.closed_by for report in closed.reports] == [mod]
        assert [(person, message.act) for person, message in told if isinstance(message, Notice)] == [(rust, "ban")]
        with pytest.raises(RequestProblem):
            house.social.check_sit(rust, ())

    async def after(house: House) -> None:
        rust = await house.people.guest("device of rust")
        assert house.moderation.is_banned(rust)
        (notice,) = house.moderation.notices(rust)
        assert notice.sentence == "A week of rest."
        await house.moderation.take_note(rust, notice.number)
        assert house.moderation.notices(rust) == []

    async def at_last(house: House) -> None:
        rust = await house.people.guest("device of rust")
        assert house.moderation.notices(rust) == []
        mod = await house.people.guest("device of Mo")
        case = await house.moderation.act(mod, rust, ActWish(act="lift", sentence="Welcome back."))
        assert (case.banned_until, house.moderation.is_banned(rust)) == (None, False)

    for life in (before, after, at_last):
        in_house(tmp_path, life)


def test_finding_nothing_wrong_is_logged_but_told_to_nobody(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        anna, kim, mod = await house.guest("Anna"), await house.guest("Kim"), await house.guest("Mo", "moderator")
        await house.moderation.report(anna, ReportWish(person=kim, reason="other"))
        await house.moderation.act(mod, kim, ActWish(act="close", sentence="Report without cause."))
        assert await house.moderation.cases(mod, closed=False) == []
        assert house.moderation.notices(kim) == []
        assert len(await house.moderation.log(mod)) == 1

    in_house(tmp_path, scenario)


def test_an_act_needs_its_sentence_and_its_hours(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        rust, mod = await house.guest("rust"), await house.guest("Mo", "moderator")
        for wish in (ActWish(act="mute", sentence="Rest."), ActWish(act="warn", sentence=" \u200b")):
            with pytest.raises(RequestProblem) as refused:
                await house.moderation.act(mod, rust, wish)
            assert code_of(refused) == (422, "invalid")
        assert await house.moderation.log(mod) == []

    in_house(tmp_path, scenario)


def test_a_renamed_person_is_called_so_everywhere(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        rude, mod = await house.guest("Rude name"), await house.guest("Mo", "moderator")
        renamed: list[tuple[str, str]] = []

        class Tables:
            async def rename(self, person: str, name: str) -> None:
                renamed.append((person, name))

        house.moderation.seats = Tables()
        await house.moderation.act(mod, rude, ActWish(act="rename", sentence="That name offends.", name="Sea star"))
        assert (await house.people.find(rude)).name == "Sea star"
        assert renamed == [(rude, "Sea star")]
        await house.moderation.act(mod, rude, ActWish(act="rename", sentence="Nor that one."))
        assert (await house.people.find(rude)).name not in ("Sea star", "")
        assert (await house.store.acts())[-1].details == {"before": "Rude name", "after": "Sea star"}

    in_house(tmp_path, scenario)


def test_a_second_moderator_sees_who_is_writing(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        rust, mo, pelle = await house.guest("rust"), await house.guest("Mo", "moderator"), await house.guest("Pelle")
        await house.people_store.change(pelle, {"role": "moderator"})  # beside the running house
        told: list[tuple[str, Message]] = []
        house.moderation.tell = lambda person, message: told.append((person, message))
        await house.moderation.case(mo, rust)
        await house.moderation.write(pelle, rust, is_writing=True)
        assert told == [(mo, CaseTouched(person=rust, writing="Pelle"))]
        assert (await house.moderation.case(mo, rust)).writing == "Pelle"
        assert (await house.moderation.case(pelle, rust)).writing is None
        house.now += WRITING_FOR + timedelta(seconds=1)
        assert (await house.moderation.case(mo, rust)).writing is None
        await house.people_store.change(pelle, {"role": ""})
        with pytest.raises(RequestProblem):
            await house.moderation.write(pelle, rust, is_writing=True)

    in_house(tmp_path, scenario)
