"""What can be played here."""

from typing import Any

from oceanarium.bots import BOTS, LEVELS
from oceanarium.hosting.messages.decks import CheckDeck, DeckBook, DeckReport
from oceanarium.hosting.messages.games import GameInfo, OptionInfo, RulesText, WordsText
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found, shortened
from oceanarium.hosting.rows import event_kinds, move_kinds
from oceanarium.kernel import Game, UnknownGame, game_named, game_names
from oceanarium.kernel.contract import Decks
from oceanarium.kernel.placing import placing_of
from oceanarium.kernel.told import ToldError
from oceanarium.kernel.vocabulary import ENGLISH
from oceanarium.learning import course_of
from oceanarium.protocol.reading import read_plain
from oceanarium.puzzles.collection import FILE as PUZZLES


def games() -> list[GameInfo]:
    """Every registered game."""
    return [_game_info(game_named(name)) for name in game_names()]


def found_game(name: str) -> Game[Any]:
    """A game by its name, or a problem."""
    try:
        return game_named(name)
    except UnknownGame:
        raise known_problem(404, "unknown_game", game=shortened(name), games=game_names()) from None


def rules_text(name: str, language: str) -> RulesText:
    """The rules of a game in our own words: in a language, or in English where it has none."""
    game = found_game(name)
    try:
        return RulesText(
            game=game.name,
            title=game.title,
            language=game.rules_language(language),
            markdown=game.rules_in(language),
        )
    except FileNotFoundError:
        raise not_found("rules") from None


def words_text(name: str, language: str) -> WordsText:
    """The catalogue of a game in a language, or in English where it has none."""
    game = found_game(name)
    language = language if language in game.languages else ENGLISH
    catalogue = game.words.vocabulary.folder / f"{language}.ftl"
    return WordsText(game=game.name, language=language, fluent=catalogue.read_text(encoding="utf-8"))


def deck_book(name: str) -> DeckBook:
    """All cards and printed decks of a game."""
    game = found_game(name)
    return read_plain(DeckBook, {"game": game.name, "title": game.title, **_decks(game).book()})


def deck_report(name: str, wanted: CheckDeck) -> DeckReport:
    """What a list of cards amounts to, or a problem if it is none."""
    game = found_game(name)
    if wanted.seat >= game.max_seats:
        raise known_problem(422, "unknown_seat", seats=game.max_seats)
    try:
        report = _decks(game).report(wanted.text, wanted.format, wanted.seat)
    except ValueError as error:
        said = error.said if isinstance(error, ToldError) else None
        raise RequestProblem(422, "unreadable_deck", str(error), said=said) from None
    return read_plain(DeckReport, report)


def _decks(game: Game[Any]) -> Decks:
    if game.decks is None:
        raise known_problem(404, "no_decks", game=game.title)
    return game.decks


def bot_levels() -> list[str]:
    """The bots that people choose from, weak to strong."""
    return [level.name for level in LEVELS]


def known_bots() -> list[str]:
    """All bots that can sit at a table: those to measure others by among them."""
    return list(BOTS)


def strongest_bot() -> str:
    """Who gives hints, and plays on for those who resign."""
    return bot_levels()[-1]


def _game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        pitch=game.pitch,
        minutes=game.minutes,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=[read_plain(OptionInfo, option) for option in game.options.described()],
        bots=bot_levels(),
        has_secrets=game.has_secrets,
        has_decks=game.decks is not None,
        has_lessons=course_of(game) is not None,
        has_puzzles=(game.folder / PUZZLES).is_file(),
        has_home=placing_of(game) is not None,
        windows={} if game.windows is None else dict(game.windows.NAMES),
        moves=move_kinds(game),
        events=event_kinds(game),
    )
