"""Draws docs/pictures/terminal.svg: a moment of a match in the terminal."""

from io import StringIO
from pathlib import Path

from rich.console import Console

import oceanarium as oc
from oceanarium.cli.speech import Speech
from oceanarium.cli.talk import Talk

FILE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
FORMAT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; white-space: pre }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    """Play until the middle of a match and write down what the terminal shows."""
    match = oc.new_match("octopus-garden", seats=2, seed=29)
    bots = [oc.bot("octopus-garden", "greedy", seed=seat) for seat in range(2)]
    while len(match.moves) < 85 or match.actor != 0 or not match.prompt().startswith("Buy"):
        match.play(bots[match.actor].choose(match))
    console = Console(record=True, width=80, file=StringIO(), force_terminal=True, highlight=False)
    match.call(["Player", "Greedy bot"])
    talk = Talk(match.names or (), Speech(), console)
    talk.say("$ oceanarium play octopus-garden")
    talk.show(match.picture(0))
    talk.ask_for(match.prompt())
    talk.list_moves(match.legal_moves())
    FILE.write_text(console.export_svg(title="Oceanarium", code_format=FORMAT, unique_id="terminal"), encoding="utf-8")


if __name__ == "__main__":
    main()
