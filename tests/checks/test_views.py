"""The gate for views: TypeScript is made from a game's shapes, and views have the shapes that they promise."""

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest
from hypothesis import given
from hypothesis import strategies as st

from checks import views
from checks.views import typescript
from oceanarium.games.open_ocean.parts import CARDS, CardName
from oceanarium.kernel import Game
from oceanarium.kernel.shapes import EACH, Each, Frame
from oceanarium.site.sources import our_games
from tests.matches import matches

Fish = Literal["carp", "tench"]
Animal = Literal["otter", Fish]


class Pond(TypedDict):
    """A pond and what
    lives there."""

    depth: int
    guest: Animal | None  # if there is one
    fish: Each[Fish, int]
    caught: dict[Fish, int]
    names: dict[str, list[Animal | None]]
    sign: NotRequired[str]


def module_of(**declared: object) -> ModuleType:
    module = ModuleType("shown")
    vars(module).update(declared)
    return module


def test_shapes_are_written_as_typescript_with_their_remarks() -> None:
    assert typescript(module_of(Fish=Fish, Animal=Animal, Pond=Pond)).split("\n\n", 1)[1] == (
        """\
export type Fish = "carp" | "tench";
export type Animal = "otter" | Fish;

/** A pond and what lives there. */
export interface Pond {
  depth: number;
  guest: Animal | null; // if there is one
  fish: Record<Fish, number>;
  caught: Partial<Record<Fish, number>>;
  names: Record<string, (Animal | null)[]>;
  sign?: string;
}
"""
    )


def test_a_long_list_of_words_is_broken_as_prettier_does() -> None:
    below, one_each = Literal["a" * 60, "b" * 40], Literal["a" * 60, "b" * 60]
    text = typescript(module_of(Below=below, Each=one_each))
    assert f'export type Below =\n  "{"a" * 60}" | "{"b" * 40}";\n' in text
    assert f'export type Each =\n  | "{"a" * 60}"\n  | "{"b" * 60}";\n' in text


def test_a_shape_that_typescript_cannot_name_is_refused() -> None:
    class Odd(TypedDict):
        """A set is no JSON."""

        odd: set[int]

    with pytest.raises(TypeError, match="has no name in TypeScript"):
        typescript(module_of(Odd=Odd))


def test_the_browsers_types_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert (views.main([]), capsys.readouterr().out) == (0, "")


def test_a_stale_file_is_named_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "web" / "view.ts"
    file.parent.mkdir()
    file.write_text("export type Phase = string;\n", encoding="utf-8")
    monkeypatch.setattr(views, "WEB", file.parent)
    monkeypatch.setattr(views, "files", lambda: iter([(file, "new\n")]))
    assert views.main([]) == 1
    assert capsys.readouterr().out == "web/view.ts is stale: run `python -m checks.views --write`.\n"
    assert (views.main(["--write"]), file.read_text(encoding="utf-8")) == (0, "new\n")
    assert views.main([]) == 0


def faults(value: Any, hint: Any, path: str) -> list[str]:
    """Where something is not of the shape that it should have."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return faults(value, inner[0], path)
    if origin is Annotated:
        missing = [path] if inner[1:] == (EACH,) and set(value) != set(get_args(get_args(inner[0])[0])) else []
        return missing + faults(value, inner[0], path)
    if origin in (Union, UnionType):
        return [] if any(not faults(value, each, path) for each in inner) else [path]
    if origin is Literal:
        return [] if value in inner else [path]
    if origin in (list, dict) and type(value) is not origin:
        return [path]
    if is_typeddict(hint):
        hints = get_type_hints(hint, include_extras=True)
        if not isinstance(value, dict) or not hint.__required_keys__ <= set(value) <= set(hints):
            return [path]
        return [fault for key in value for fault in faults(value[key], hints[key], f"{path}.{key}")]
    if origin is list:
        return [fault for each in value for fault in faults(each, inner[0], f"{path}[]")]
    if origin is dict:
        return [
            fault
            for key, entry in value.items()
            for fault in [*faults(key, inner[0], f"{path} key"), *faults(entry, inner[1], f"{path}.*")]
        ]
    return [] if type(value) is hint or (value is None and hint is NoneType) else [path]


def shape_of(game: Game[Any]) -> Any:
    shown = import_module(f"{game.package}.shown")
    return next(value for name, value in vars(shown).items() if name.endswith("View") and name != "WorldView")


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
@given(data=st.data())
def test_views_have_the_shape_that_the_browser_is_promised(game: Game[Any], data: st.DataObject) -> None:
    match, shape, frame = data.draw(matches(game)), shape_of(game), set(get_type_hints(Frame))
    for seat in (None, *range(match.seats)):
        view = json.loads(json.dumps(match.view(seat)))
        assert faults({key: view.pop(key) for key in frame}, Frame, "frame") == []
        assert faults(view, shape, game.name) == []


@pytest.mark.parametrize(
    "pond",
    [
        {"depth": "deep", "guest": None, "fish": {"carp": 1, "tench": 2}, "caught": {}, "names": {}},
        {"depth": 1, "guest": "cat", "fish": {"carp": 1, "tench": 2}, "caught": {}, "names": {}},
        {"depth": 1, "guest": None, "fish": {"carp": 1}, "caught": {}, "names": {}},
        {"depth": 1, "guest": None, "fish": {"carp": 1, "tench": 2}, "caught": {"otter": 1}, "names": {}},
        {"depth": 1, "guest": None, "fish": {"carp": 1, "tench": 2}, "caught": {}, "names": {"a": ["cat"]}},
        {"depth": 1, "guest": None, "fish": {"carp": 1, "tench": 2}, "caught": {}},
        {"depth": 1, "guest": None, "fish": {"carp": 1, "tench": 2}, "caught": {}, "names": {}, "more": 1},
    ],
)
def test_a_view_of_another_shape_is_noticed(pond: dict[str, Any]) -> None:
    assert faults(pond, Pond, "pond")
    good = {"depth": 1, "guest": None, "fish": {"carp": 1, "tench": 2}, "caught": {"carp": 1}, "names": {"a": [None]}}
    assert faults(good, Pond, "pond") == []


def test_every_card_of_open_ocean_has_a_word() -> None:
    assert tuple(card.slug for card in CARDS) == get_args(CardName)
