"""`oceanarium position FILE`: a table set up by hand or by a program: what is wrong, and how it stands."""

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from oceanarium.cli.replay import persons_by_number
from oceanarium.cli.scores import print_outcome
from oceanarium.cli.speech import speech_for
from oceanarium.cli.talk import Talk
from oceanarium.kernel import Match
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.placing import check, placing_of


def position(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)], *, advice: bool = False, language: str | None = None
) -> None:
    """Read a position: what cannot be, the legal moves, the score by parts."""
    speech = speech_for(language)
    match = Match.from_picture(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))
    match.language = speech.language if speech.language in match.game.languages else match.language
    talk = Talk(persons_by_number(match.seats, speech), speech)
    match.call(talk.names)
    faults = _faults(match, talk)
    talk.show(match.picture(match.actor if match.actor >= 0 else None))
    for fault in faults:
        talk.complain(fault)
    if not faults and match.actor >= 0:
        talk.ask_for(speech.say("whose-choice", name=talk.name_of(match.actor), prompt=match.prompt()))
        talk.list_moves(match.legal_moves())
        if advice:
            _advise(match, talk)
    print_outcome(match, talk)
    if faults:
        sys.exit(1)


def _faults(match: Match[Any], talk: Talk) -> list[str]:
    """What no table can show, with the rules; nothing where nobody has said what that is."""
    placing = placing_of(match.game)
    if placing is None:
        return []
    check(match.game, placing, match.state)
    found = placing.faults(match.state)
    return [f"{with_names(each.said.in_words(match.language), talk.name_of)} [{each.rule}]" for each in found]


def _advise(match: Match[Any], talk: Talk) -> None:
    from oceanarium.bots.levels import adviser_for
    from oceanarium.bots.reasons import reasons

    seat = match.actor
    findings = adviser_for(match.game).think(match, seat)
    chance = talk.speech.percent(findings.best.value)
    talk.say(talk.speech.say("position-advice", move=findings.best.move.words, chance=chance))
    for reason in reasons(match, seat, findings.line):
        talk.say("  " + with_names(reason.in_words(talk.speech.language), talk.name_of))
