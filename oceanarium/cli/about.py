"""What `--help` says, in the language of whoever reads it: the same panels as the parser's own, with our words."""

import re
from collections.abc import Sequence
from typing import Any

from cyclopts.help import ColumnSpec, DefaultFormatter, HelpEntry, HelpPanel, NameRenderer
from rich.console import Console, ConsoleOptions
from rich.text import Text

from oceanarium.cli.speech import ABOUT, Speech

WORD = re.compile(r"\w+")
NAMES = 0.35  # of the width, at most, for the names at the left
PANELS = {"Commands": "about-commands", "Arguments": "about-arguments", "Parameters": "about-parameters"}
STAND_INS = {"COMMAND": "about-command", "OPTIONS": "about-options", "ARGS": "about-args"}  # for what people type
FLAGS = {"--help": "about-help", "--version": "about-version"}


class AboutFormatter(DefaultFormatter):
    """Tells about the command that was typed."""

    def __init__(self, words: Sequence[str], speech: Speech) -> None:
        super().__init__()
        self._command = command_in(words)
        self._speech = speech

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        self.column_specs = self._columns(console, is_list=panel.format == "command")
        super().__call__(console, options, panel.copy(title=self._speech.text(PANELS[str(panel.title)])))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """How the command is typed."""
        words = [WORD.sub(self._stand_in, word) for word in str(usage).split()]
        console.print(Text(" ".join([self._speech.text("about-usage"), *words]) + "\n", style="bold"))

    def _stand_in(self, word: re.Match[str]) -> str:
        return self._speech.text(STAND_INS[word[0]]) if word[0] in STAND_INS else word[0]

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does."""
        console.print(Text(self._speech.text(about_key(self._command)) + "\n"))

    def _columns(self, console: Console, *, is_list: bool) -> tuple[ColumnSpec, ...]:
        widest = round(console.width * NAMES)
        names = ColumnSpec(renderer=NameRenderer(max_width=widest), style="cyclopts.name", max_width=widest)
        told = ColumnSpec(renderer=self._told_of_command if is_list else self._told_of_parameter, overflow="fold")
        return (names, told)

    def _told_of_command(self, entry: HelpEntry) -> str:
        """One sentence of what is said about the command."""
        name = entry.positive_names[0]
        key = FLAGS[name] if name in FLAGS else about_key((*self._command, name))
        first, full_stop, _ = self._speech.text(key).partition(".")
        return first + full_stop

    def _told_of_parameter(self, entry: HelpEntry) -> Text:
        say = self._speech.text
        told = [say(about_key(self._command, parameter_name(entry)))]
        told += [f"[{say('about-required')}]"] if entry.required else []
        told += [f"[{say('about-choices', values=', '.join(entry.choices))}]"] if entry.choices else []
        told += [f"[{say('about-default', value=entry.default)}]"] if entry.default not in (None, "False") else []
        told += [f"[{say('about-variable', name=entry.env_var[0])}]"] if entry.env_var else []
        return Text(" ".join(told))


def command_in(words: Sequence[str]) -> tuple[str, ...]:
    """The command that somebody typed, as far as there is one: nothing, `play`, or `puzzles find`."""
    found: tuple[str, ...] = ()
    for word in words:
        if "-".join((*found, word)) not in ABOUT:
            break
        found = (*found, word)
    return found


def about_key(command: Sequence[str], parameter: str | None = None) -> str:
    """The sentence about a command, or about something that can be said with it."""
    if parameter is None:
        return "-".join(("about", *command))
    name = "-".join(command)
    return f"about-{name}-{parameter}" if parameter in ABOUT[name] else f"about-any-{parameter}"


def parameter_name(entry: HelpEntry) -> str:
    """What a parameter is called in catalogues."""
    name = entry.positive_names[0] if entry.positive_names else str(entry.positional_label)
    return name.lstrip("-").lower().replace("-", "_")
