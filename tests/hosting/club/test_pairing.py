"""Who is brought together: a pure function of who waits, and of the time."""

from oceanarium.hosting.club.pairing import Waiting, Wish, count_by_wish, pairs

DUEL = Wish("octopus-garden", 2, 300, 12)
THREE = Wish("octopus-garden", 3, 600, 15)


def waits(person: str, rating: float = 1500, since: float = 0, wish: Wish = DUEL, *avoids: str) -> Waiting:
    return Waiting(person, wish, rating, since, frozenset(avoids))


def names(groups: list[tuple[Waiting, ...]]) -> list[list[str]]:
    return [[one.person for one in group] for group in groups]


def test_two_who_want_the_same_meet_at_once() -> None:
    assert names(pairs([waits("anna"), waits("ben")], 0)) == [["anna", "ben"]]


def test_different_wishes_do_not_meet() -> None:
    assert pairs([waits("anna"), waits("ben", wish=THREE)], 100) == []
    assert pairs([waits("anna"), waits("ben", wish=Wish("octopus-garden", 2, 300, 5))], 100) == []


def test_the_nearest_rating_is_preferred() -> None:
    crowd = [waits("anna", 1500, 0), waits("ben", 1650, 1), waits("cleo", 1520, 2)]
    assert names(pairs(crowd, 3)) == [["anna", "cleo"]]


def test_ratings_may_be_further_apart_the_longer_both_wait() -> None:
    far = [waits("anna", 1500, 0), waits("ben", 1800, 0)]
    assert pairs(far, 3) == []
    assert names(pairs(far, 4)) == [["anna", "ben"]]
    late = [waits("anna", 1500, 0), waits("ben", 1800, 30)]
    assert pairs(late, 31) == []  # who has just come need not take anybody
    assert names(pairs(late, 34)) == [["anna", "ben"]]
    assert names(pairs([waits("anna", 500), waits("ben", 2500)], 40)) == [["anna", "ben"]]


def test_who_waits_longest_chooses_first() -> None:
    crowd = [waits("late", 1500, 2), waits("early", 1500, 0), waits("middle", 1500, 1)]
    assert names(pairs(crowd, 3)) == [["early", "middle"]]


def test_people_who_block_each_other_never_meet() -> None:
    blocking = [waits("anna", 1500, 0, DUEL, "ben"), waits("ben")]
    assert pairs(blocking, 1_000) == []
    blocked = [waits("anna"), waits("ben", 1500, 0, DUEL, "anna")]
    assert pairs(blocked, 1_000) == []
    assert names(pairs([*blocking, waits("cleo", 1500, 5)], 1_000)) == [["anna", "cleo"]]


def test_nobody_is_paired_with_themselves() -> None:
    assert pairs([waits("anna"), waits("anna")], 1_000) == []


def test_three_sit_down_when_three_are_there_all_within_reach_of_each_other() -> None:
    crowd = [waits(name, 1500, 0, THREE) for name in ("anna", "ben")]
    assert pairs(crowd, 10) == []
    assert names(pairs([*crowd, waits("cleo", 1500, 9, THREE)], 10)) == [["anna", "ben", "cleo"]]
    quarrel = [waits("anna", 1500, 0, THREE), waits("ben", 1500, 1, THREE, "cleo"), waits("cleo", 1500, 2, THREE)]
    assert pairs(quarrel, 100) == []
    assert names(pairs([*quarrel, waits("dora", 1500, 3, THREE)], 100)) == [["anna", "ben", "dora"]]


def test_many_are_paired_in_one_go_and_nobody_twice() -> None:
    crowd = [waits(f"p{number:03}", 1000 + number, 0) for number in range(101)]
    groups = names(pairs(crowd, 1))
    sitting = [name for group in groups for name in group]
    assert (len(groups), len(set(sitting))) == (50, 100)


def test_who_waits_is_counted_by_wish() -> None:
    crowd = [waits("anna"), waits("ben"), waits("cleo", wish=THREE)]
    assert count_by_wish(crowd) == {"octopus-garden:2:300+12": 2, "octopus-garden:3:600+15": 1}
