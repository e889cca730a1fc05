from pathlib import Path

import pytest

from checks.rule_ids import definitions, main, problems

REPOSITORY = Path(__file__).parents[2]

RULES = """\
# Windrow

### WR-C1 Field
### WR-S1 Options
### WR-2 Planting
- **WR-2.1** An empty plot beside any marker, but see WR-R01.
- **WR-2.2** Or any plot of a bare field.

| ID | question | ruling |
|---|---|---|
| WR-R01 | Is the edge a marker? | No. |

**WR-E01 Bare field.** Nine plots are on offer.
"""
CODE = '"""The field [WR-C1], its options [WR-S1], planting [WR-2]: WR-2.1 and WR-2.2."""\n'
TESTS = '@proves("WR-2.1", "WR-2.2", "WR-R01", "WR-E01")\n'


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def plant(root: Path, rules: str = RULES, code: str = CODE, tests: str = TESTS, game: str = "windrow") -> Path:
    """A made-up tree with one game more."""
    folder = root / "oceanarium/games" / game
    write(folder / "__init__.py", "")
    write(folder / "RULES.md", rules)
    write(folder / "chapters/planting.py", code)
    write(root / "tests/games" / game / "test_planting.py", tests)
    return root


def test_ids_are_defined_by_bold_text_headings_and_the_first_cell_of_a_row() -> None:
    assert definitions(RULES) == ["WR-C1", "WR-S1", "WR-2", "WR-2.1", "WR-2.2", "WR-R01", "WR-E01"]


@pytest.mark.parametrize("text", ["see WR-2.1", "| market | WR-2.1 |", "### Planting (WR-2.1)", "**WR-2.1b**"])
def test_a_mention_is_no_definition(text: str) -> None:
    assert definitions(text) == []


def test_a_tree_where_every_id_is_cited_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(plant(tmp_path)) == 0
    assert capsys.readouterr().out == "rule IDs: all 7 have their code and tests (games: 1, translations: 0)\n"


def test_problems_are_printed_and_fail_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(plant(tmp_path, tests=TESTS.replace("WR-2.2", "WR-2.1"))) == 1
    assert capsys.readouterr().out == "oceanarium/games/windrow/RULES.md: WR-2.2 has no test\n"


@pytest.mark.parametrize(
    ("rule", "lacks"),
    [
        ("WR-C1", ["code"]),
        ("WR-S1", ["code"]),
        ("WR-2.1", ["code", "test"]),
        ("WR-R01", ["code and no test"]),
        ("WR-E01", ["test"]),
    ],
)
def test_an_id_cited_nowhere_is_a_problem(tmp_path: Path, rule: str, lacks: list[str]) -> None:
    plant(tmp_path, code=CODE.replace(rule, ""), tests=TESTS.replace(rule, ""))
    assert problems(tmp_path) == [f"oceanarium/games/windrow/RULES.md: {rule} has no {lack}" for lack in lacks]


@pytest.mark.parametrize(
    ("code", "tests", "problem"),
    [
        (CODE.replace("WR-2.1", ""), TESTS, "WR-2.1 has no code"),
        (CODE, TESTS.replace("WR-2.1", ""), "WR-2.1 has no test"),
        (CODE + "# WR-E01", TESTS.replace("WR-E01", ""), "WR-E01 has no test"),
        (CODE.replace("WR-C1", ""), TESTS + "# WR-C1", "WR-C1 has no code"),
    ],
)
def test_the_wrong_place_does_not_count(tmp_path: Path, code: str, tests: str, problem: str) -> None:
    assert problems(plant(tmp_path, code=code, tests=tests)) == [f"oceanarium/games/windrow/RULES.md: {problem}"]


@pytest.mark.parametrize("case", ["WR-E02", "WR-X01"])
def test_an_acceptance_case_of_either_letter_needs_a_test(tmp_path: Path, case: str) -> None:
    plant(tmp_path, rules=RULES + f"**{case} Hemmed in.**", code=CODE + f"# {case}")
    assert problems(tmp_path) == [f"oceanarium/games/windrow/RULES.md: {case} has no test"]


def test_a_ruling_may_be_cited_in_code_alone(tmp_path: Path) -> None:
    assert problems(plant(tmp_path, code=CODE + "# WR-R01", tests=TESTS.replace("WR-R01", ""))) == []


def test_a_chapter_need_not_be_cited(tmp_path: Path) -> None:
    assert problems(plant(tmp_path, code=CODE.replace("[WR-2]", ""))) == []


def test_a_range_stands_for_its_first_id_only(tmp_path: Path) -> None:
    plant(tmp_path, code=CODE.replace("WR-2.1 and WR-2.2", "WR-2.1-2.2"))
    assert problems(tmp_path) == ["oceanarium/games/windrow/RULES.md: WR-2.2 has no code"]


def test_citing_an_id_that_the_rules_do_not_define_is_a_problem(tmp_path: Path) -> None:
    plant(tmp_path, rules=RULES + "see WR-R77", code=CODE + "# WR-7.7", tests=TESTS + "# WR-E77")
    assert problems(tmp_path) == [
        "oceanarium/games/windrow/RULES.md: WR-R77 is not in oceanarium/games/windrow/RULES.md",
        "oceanarium/games/windrow/chapters/planting.py: WR-7.7 is not in oceanarium/games/windrow/RULES.md",
        "tests/games/windrow/test_planting.py: WR-E77 is not in oceanarium/games/windrow/RULES.md",
    ]


def test_citing_another_game_is_a_problem(tmp_path: Path) -> None:
    plant(tmp_path, code=CODE + "# TP-2.1")
    rules, code, tests = (text.replace("WR-", "TP-") for text in (RULES, CODE, TESTS))
    plant(tmp_path, rules, code, tests, game="tidepool")
    assert problems(tmp_path) == [
        "oceanarium/games/windrow/chapters/planting.py: TP-2.1 is not in oceanarium/games/windrow/RULES.md"
    ]


def test_what_only_looks_like_an_id_is_none(tmp_path: Path) -> None:
    assert problems(plant(tmp_path, code=CODE + "# UTF-8, XY-1, SWR-7.7, T-WR-07")) == []


def translated(root: Path, rules: str) -> Path:
    """The made-up tree with its rules in German."""
    write(plant(root) / "oceanarium/games/windrow/RULES.de.md", rules)
    return root


def test_a_translation_with_the_same_ids_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(translated(tmp_path, RULES.replace("Planting", "Pflanzen"))) == 0
    assert "translations: 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("- **WR-2.2** Or any plot of a bare field.\n", "", "WR-2.2 of {rules} is left out"),
        ("### WR-C1 Field\n### WR-S1 Options\n", "### WR-S1\n### WR-C1\n", "WR-S1 stands where {rules} has WR-C1"),
        ("Planting\n", "Planting\n- **WR-2.3** More.\n", "WR-2.3 is not in {rules}"),
        ("see WR-R01", "see WR-R77", "WR-R77 is not in {rules}"),
    ],
)
def test_a_translation_with_other_ids_is_a_problem(tmp_path: Path, old: str, new: str, problem: str) -> None:
    said = problem.format(rules="oceanarium/games/windrow/RULES.md")
    assert problems(translated(tmp_path, RULES.replace(old, new))) == [f"oceanarium/games/windrow/RULES.de.md: {said}"]


def test_rules_without_ids_are_a_problem(tmp_path: Path) -> None:
    assert problems(plant(tmp_path, rules="Plant!")) == ["oceanarium/games/windrow/RULES.md: defines no rule"]


def test_a_game_without_rules_is_a_problem(tmp_path: Path) -> None:
    (plant(tmp_path) / "oceanarium/games/windrow/RULES.md").unlink()
    assert problems(tmp_path) == ["oceanarium/games/windrow: has no RULES.md"]


def test_a_tree_without_games_is_a_problem(tmp_path: Path) -> None:
    assert problems(tmp_path) == ["oceanarium/games: holds no game"]


def test_the_games_of_this_project_pass() -> None:
    assert problems(REPOSITORY) == []
