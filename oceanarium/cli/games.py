"""`oceanarium games`: the games, and their options."""

from rich.console import Console
from rich.table import Table

from oceanarium.cli.speech import speech_for
from oceanarium.kernel import game_named, game_names


def games(*, json: bool = False, language: str | None = None) -> None:
    """List the games and their options."""
    if json:
        _print_json()
        return
    console = Console(highlight=False)
    for name in game_names():
        game = game_named(name)
        speech = speech_for(language, game)
        most = game.seats[-1] if len(game.seats) > 1 else 0
        counts = {"fewest": game.seats[0], "most": most, "minutes": game.minutes}
        console.print(speech.say("game-line", game=f"[bold]{game.title}[/]", name=game.name, **counts))
        console.print(f"  {game.pitch_in(speech.language)}")
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for option in game.options.described():
            default = option["default"]
            text = ",".join(map(str, default)) if isinstance(default, list) else str(default)
            table.add_row(f"{option['name']}={text}", game.option_in(option, speech.language) + _values_text(option))
        console.print(table)
        console.print()


def _values_text(option: dict[str, object]) -> str:
    """The values one can choose from, if they are few."""
    values = option.get("values")
    if not isinstance(values, list):
        return ""
    return f" [dim]({', '.join(str(value['value']) for value in values)})[/]"


def _print_json() -> None:
    import json

    games = [game_named(name) for name in game_names()]
    facts = [
        {
            "name": game.name,
            "title": game.title,
            "pitch": game.pitch,
            "minutes": game.minutes,
            "seats": list(game.seats),
            "rules_version": game.rules_version,
            "options": game.options.described(),
        }
        for game in games
    ]
    print(json.dumps(facts, indent=1))
