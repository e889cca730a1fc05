"""People's pages and ratings over HTTP."""

from oceanarium.hosting.messages.ratings import BestTable, MatchList, PersonPage, RatingCurve
from oceanarium.protocol.reading import read_plain
from tests.server.devices import GREEDY, HERE, OPEN, Device

LIVE = {"kind": "live", "base": 300, "increment": 5}


def test_a_name_at_a_table_leads_to_a_page_and_its_matches(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN)
    ben.join(table.table)
    person = table.seats[0].person
    with anna.talk(table.table) as talk:
        anna.post(f"/api/tables/{table.table}/leave")
        while talk.position().table.link is None:  # the result is written with it
            pass
    page = read_plain(PersonPage, ben.get(f"/api/people/{person}/page").json())
    assert (page.person.person, page.is_you, page.ratings, page.matches) == (person, False, [], 1)
    matches = read_plain(MatchList, ben.get(f"/api/people/{person}/matches?ending=lost").json())
    assert [(match.table, match.ending) for match in matches.matches] == [(table.table, "lost")]
    assert read_plain(RatingCurve, ben.get(f"/api/people/{person}/ratings/octopus-garden").json()).points == []
    assert ben.get(f"/api/tables/{table.table}/ratings").json() == []  # it was not for ratings


def test_nobody_is_among_the_best_of_a_new_server_but_the_bots_are_there(anna: Device) -> None:
    table = read_plain(BestTable, anna.get("/api/games/octopus-garden/best").json())
    assert (table.best, table.yours, table.ranked) == ([], None, 0)
    assert [bot.number for bot in table.bots] == sorted(bot.number for bot in table.bots)


def test_what_is_not_there_is_told_in_one_sentence(anna: Device) -> None:
    addresses = {
        "/api/people/nobody/page": 404,
        "/api/people/nobody/matches": 404,
        "/api/people/nobody/ratings/oceania": 404,
        "/api/games/chess/best": 404,
        "/api/tables/none/ratings": 404,
        "/api/people/nobody/matches?ending=drowned": 422,
        "/api/people/nobody/matches?name=" + 65 * "x": 422,
        "/api/people": 404,  # there is no list of people
    }
    for address, status in addresses.items():
        answer = anna.get(address)
        assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True), address


def test_ratings_stand_beside_names_at_public_tables(anna: Device, ben: Device) -> None:
    public = anna.make_table(HERE, OPEN, GREEDY, is_public=True)
    private = anna.make_table(HERE, OPEN)
    assert [seat.rating and seat.rating.number for seat in public.seats] == [1_500, None, None]
    assert [seat.rating for seat in private.seats] == [None, None]
    listed = ben.get("/api/lobby").json()["open"]
    assert listed[0]["seats"][0]["rating"]["is_provisional"] is True


def test_in_a_rated_match_nobody_is_helped_and_each_refusal_is_a_sentence(anna: Device, ben: Device) -> None:
    """Hints, the companion of a first match, and every address of what-if: afterwards all of it is there."""
    table = anna.make_table(HERE, OPEN, clock=LIVE, is_rated=True, seed=None).table
    ben.join(table)
    study = {"start": {"table": table, "seat": 0}, "path": []}
    helps = [
        ("GET", f"/api/tables/{table}/remarks/en", None, "rated_remarks"),
        ("POST", "/api/studies/scene", study, "rated_try_out"),
        ("POST", "/api/studies/outlook", study, "rated_try_out"),
        ("POST", "/api/studies/lines", {"start": {"table": table, "seat": 0}, "variations": []}, "rated_try_out"),
    ]
    for method, path, content, code in helps:
        problem = anna.client.request(method, path, json=content, headers=anna.headers).json()
        assert (problem["code"], "rated match" in problem["sentence"]) == (code, True), path
    with anna.talk(table) as first, ben.talk(table) as second:
        seat = first.position().waiting[0]
        hint = (first, second)[seat].ask(type="ask_hint", seat=seat)
        assert (hint.problem.code, hint.problem.sentence) == ("rated_hint", "There are no hints in a rated match.")
        first.ask(type="resign", seat=0)
    assert anna.get(f"/api/tables/{table}/remarks/en").status_code == 200
    assert anna.post("/api/studies/scene", study).status_code == 200
