"""`oceanarium play GAME`: a whole match in the terminal. Works for any game, with no code of its own."""

import sys
import time
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from oceanarium.bots import Bot, new_bot, search
from oceanarium.bots.hosting import BotMisbehaved, choice, dismiss, seed_for
from oceanarium.bots.names import bot_title, numbered
from oceanarium.bots.reasons import reasons
from oceanarium.bots.specification import bot_label, bot_maker
from oceanarium.cli.bests import told_best
from oceanarium.cli.interrupts import read_line
from oceanarium.cli.moments import judged_match, told_moments
from oceanarium.cli.option_words import read_options
from oceanarium.cli.replay import persons_by_number, read_match
from oceanarium.cli.rules import passages_with
from oceanarium.cli.scores import print_outcome
from oceanarium.cli.speech import ASKING, COMMANDS, Asking, Speech, speech_for
from oceanarium.cli.talk import Talk
from oceanarium.kernel import NOBODY, CannotTakeBack, Game, IllegalMove, Match, Move, OptionError, game_named
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.engine import engine_at_last
from oceanarium.kernel.vocabulary import Argument

ALIASES = {"?": "help", "exit": "quit"}
PASS_DELAY = 1.0  # seconds: among people a window that somebody lets go by takes this long, whatever they hold


class Quit(Exception):  # noqa: N818  # a wish, not an error
    """Somebody wants to stop."""


def play(
    game: str,
    *,
    seats: int | None = None,
    people: int = 1,
    bot: str = "greedy",
    seed: int | None = None,
    option: list[str] | None = None,
    load: str | None = None,
    after: int | None = None,
    resume: bool = False,
    ask: Asking = "able",
    time_limit: float | None = None,
    language: str | None = None,
) -> None:
    """Play a whole match in the terminal, against bots or people at the same keyboard."""
    found = game_named(game)
    speech = speech_for(language, found)
    kept = _kept_file(found)
    if resume and not kept.exists():
        raise OptionError(speech.say("nothing-to-resume", game=found.title))
    if after is not None and load is None:
        raise OptionError(speech.say("after-what"))
    if load is not None or resume:
        match = read_match(load or str(kept), speech)
        if match.game.name != found.name:
            raise OptionError(speech.say("another-game", match=match.game.title, game=found.title))
        match = match if after is None else match.after(after, seed)
    else:
        fewest = max(found.usual_seats, people)
        match = Match(found, fewest if seats is None else seats, read_options(option), seed)
    if not 0 <= people <= match.seats:
        raise OptionError(speech.say("too-many-people", seats=match.seats, people=people))
    match.language = speech.language
    TerminalTable(match, people, bot, kept, ask, time_limit, speech).play()


def _kept_file(game: Game[Any]) -> Path:
    return user_data_path("oceanarium") / f"{game.name}.json"


class TerminalTable:
    """A match between people at this keyboard and bots."""

    def __init__(
        self,
        match: Match[Any],
        people: int,
        bot: str,
        kept: Path,
        asking: Asking,
        time_limit: float | None,
        speech: Speech,
    ) -> None:
        maker = bot_maker(bot, seconds=time_limit)
        self.match = match
        self.people = people
        self.asking = [asking] * people
        self.kept = kept
        self.bots: list[Bot] = [maker(match.game, seed_for(match.seed, seat)) for seat in range(match.seats)]
        self.adviser = new_bot(match.game, "greedy")
        self.speech = speech
        self.talk = Talk(_names(people, match.seats, bot_label(bot), speech), speech)
        match.call(self.talk.names)
        self._told = len(match.moves)

    def play(self) -> None:
        """Play to the end, or until somebody quits."""
        game = self.match.game
        self._say("introduction", game=game.title, pitch=game.pitch_in(self.speech.language))
        self.talk.introduce()
        self._say("help-offer")
        try:
            while self.match.actor != NOBODY:
                self._take_turns()
        except Quit:
            self._keep()
            return
        except KeyboardInterrupt:
            self.talk.say("")
            self._keep()
            return
        except BotMisbehaved:
            self._keep()
            raise
        finally:
            dismiss(self.bots, self.match)
        self.talk.show(self.match.picture())
        print_outcome(self.match, self.talk)
        if self.match.seats == self.people == 1:
            self.talk.say(told_best(self.match, self.kept.with_name("bests.json"), self.speech))
        self._say("replay-with", link=self.match.to_link())
        self.kept.unlink(missing_ok=True)
        if self.people > 0 and sys.stdin.isatty():
            self._offer_to_look_back()

    def _offer_to_look_back(self) -> None:
        """What cost the people at this keyboard most, for those who want to know: it takes a while."""
        self._say("moments-offer")
        try:
            if self._read("> "):
                return
        except (Quit, KeyboardInterrupt):
            return
        engine_at_last(self.match.game, search)
        judged = judged_match(self.match, self.speech)
        self.talk.say(*told_moments(self.match, judged, range(self.people), self.talk.names, self.speech))

    def _say(self, key: str, **arguments: Argument) -> None:
        self.talk.say(self.speech.say(key, **arguments))

    def _complain(self, key: str, **arguments: Argument) -> None:
        self.talk.complain(self.speech.say(key, **arguments))

    def _take_turns(self) -> None:
        """Everybody who may choose now does, bots first: with several, nobody sees another's choice."""
        waiting = sorted(self.match.waiting, key=lambda seat: seat < self.people)
        for seat in waiting:
            if seat not in self.match.waiting:
                return  # somebody took a move back
            if seat < self.people:
                self._ask(seat)
            else:
                self._make(choice(self.bots[seat], self.match, seat), seat)

    def _make(self, move: Move | str, seat: int) -> None:
        """Make a move and tell what came of it, to everybody at the keyboard."""
        self.match.play(move, seat)
        listener = 0 if self.people == 1 else None
        for happening in self.match.events(listener, since=self._told):
            self.talk.tell(happening)
        self._told = len(self.match.moves)

    def _ask(self, seat: int) -> None:
        """Let a person choose."""
        moves = self.match.legal_moves(seat)
        passing = self.match.game.passing(self.match.state)
        if passing is not None and self._lets_pass(seat, moves):
            time.sleep(PASS_DELAY if self.people > 1 else 0)
            self._make(self.match.move(passing, seat), seat)
            return
        if len(moves) == 1 and passing is None and not self.match.game.pauses(self.match.state):
            self.talk.say("")
            self._say("only-move", move=moves[0].words)
            self._make(moves[0], seat)
            return
        if self.people > 1 and self.match.game.has_secrets:
            self._draw_curtain(seat)
        self._show(seat, moves)
        while seat in self.match.waiting and not self._answer(seat, moves):
            moves = self.match.legal_moves(seat)

    def _lets_pass(self, seat: int, moves: list[Move]) -> bool:
        """Whether a person does not want to be asked in a window."""
        asking = self.asking[seat]
        return asking == "never" or (asking == "able" and len(moves) == 1)

    def _draw_curtain(self, seat: int) -> None:
        """Hide what the last person saw."""
        self.talk.say("\n" * 50)
        self._read(self.speech.say("curtain", name=self.talk.name_of(seat)) + " ")

    def _show(self, seat: int, moves: list[Move]) -> None:
        self.talk.show(self.match.picture(seat))
        self._show_moves(seat, moves)

    def _show_moves(self, seat: int, moves: list[Move]) -> None:
        prompt = self.match.prompt(seat)
        if self.people > 1:
            prompt = self.speech.say("whose-choice", name=self.talk.name_of(seat), prompt=prompt)
        self.talk.ask_for(prompt)
        self.talk.list_moves(moves)

    def _answer(self, seat: int, moves: list[Move]) -> bool:
        """Read a line and do what it says; True once a move was made."""
        line = self._read("> ")
        word, _, rest = line.partition(" ")
        command = self._command(word)
        if not line:
            return False
        if command is not None:
            command(seat, moves, rest.strip())
            return False
        try:
            self._make(self._chosen(line, moves), seat)
        except IllegalMove as error:
            self.talk.complain(str(error) if error.rule else self.speech.say("see-help", sentence=str(error)))
            return False
        return True

    def _command(self, word: str) -> Any:
        """What a word tells the terminal to do, if anything; English words are understood in every language."""
        typed, commands = word.casefold(), self._commands()
        own = {self.speech.text(f"command-{name}").casefold(): name for name in commands}
        return commands.get(own.get(typed, ALIASES.get(typed, typed)))

    def _commands(self) -> dict[str, Any]:
        return {
            "help": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "why": self._explain_move,
            "rules": self._search_rules,
            "look": lambda seat, moves, rest: self._show(seat, moves),
            "moves": lambda seat, moves, rest: self._show_moves(seat, moves),
            "score": lambda seat, moves, rest: print_outcome(self.match, self.talk),
            "ask": self._set_asking,
            "save": self._save,
            "link": lambda seat, moves, rest: self.talk.say(self.match.to_link()),
            "quit": self._quit,
        }

    def _help(self, seat: int, moves: list[Move], rest: str) -> None:
        self.talk.explain(self.speech.say("help"))
        names = [name for name in COMMANDS if name != "ask" or self.match.game.windows is not None]
        usages = [self.speech.text(f"usage-{name}") for name in names]
        width = max(map(len, usages))
        for name, usage in zip(names, usages, strict=True):
            self.talk.explain(f"  {usage:<{width}}  {self.speech.text(f'does-{name}')}", indent=width + 4)

    def _chosen(self, line: str, moves: list[Move]) -> Move | str:
        """A move by its number in the list; any other text is left for the game to read."""
        if not line.isdecimal():
            return line
        number = int(line)
        if not 1 <= number <= len(moves):
            raise IllegalMove("", self.speech.say("no-such-number", number=number, last=len(moves)))
        return moves[number - 1]

    def _undo(self, seat: int, moves: list[Move], rest: str) -> None:
        """Back to the last real choice of this person; moves that were made for them go back with it."""
        try:
            played = self.match.take_back(seat)
            while len(self.match.legal_numbers(seat)) == 1 and self.match.can_take_back(seat):
                played = self.match.take_back(seat)
        except CannotTakeBack as error:
            self.talk.complain(str(error))
            return
        self._told = len(self.match.moves)
        self._say("taken-back", move=self.match.move(played.number, seat).words)
        self._show(seat, self.match.legal_moves(seat))

    def _hint(self, seat: int, moves: list[Move], rest: str) -> None:
        move = self.adviser.choose(self.match, seat)
        self._say("hinted", number=moves.index(move) + 1, move=move.words)
        for reason in reasons(self.match, seat, [(seat, move)]):
            self.talk.say(with_names(reason.in_words(self.match.language), self.match.name_of))

    def _explain_move(self, seat: int, moves: list[Move], rest: str) -> None:
        try:
            citation = self.match.refusal(self._chosen(rest, moves) if rest else "", seat)
        except IllegalMove as error:
            example = self.speech.say("why-what", move=moves[0].words)
            self.talk.complain(str(error) if rest else example)
            return
        if citation is None:
            self._say("allowed")
        else:
            self.talk.complain(f"{citation.sentence} [{citation.rule}]")
            self.talk.explain("\n".join(passages_with(self._rules_text, (citation.rule,))[:1]))

    @property
    def _rules_text(self) -> str:
        return self.match.game.rules_in(self.match.language)

    def _search_rules(self, seat: int, moves: list[Move], rest: str) -> None:
        if not rest:
            self._complain("rules-what", game=self.match.game.name)
            return
        found = passages_with(self._rules_text, tuple(rest.split()))
        self.talk.explain("\n".join(found[:8]) if found else self.speech.say("no-passage"))
        if len(found) > 8:
            self._say("more-passages", count=len(found) - 8)

    def _set_asking(self, seat: int, moves: list[Move], rest: str) -> None:
        wishes: dict[str, Asking] = {self.speech.text(f"asking-{each}"): each for each in ASKING}
        wishes |= {each: each for each in ASKING}
        if self.match.game.windows is None:
            self._complain("no-windows", game=self.match.game.title)
        elif rest.casefold() not in wishes:
            self._complain("asking-which", asking=self.speech.text(f"asking-{self.asking[seat]}"))
        else:
            self.asking[seat] = wishes[rest.casefold()]
            self._say("asking-set", asking=self.speech.text(f"asking-{self.asking[seat]}"))

    def _save(self, seat: int, moves: list[Move], rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.json")
        try:
            path.write_text(self.match.to_json(), encoding="utf-8")
        except OSError as error:
            self._complain("not-saved", file=str(path), reason=str(error.strerror))
        else:
            self._say("saved", file=str(path), game=self.match.game.name)

    def _quit(self, seat: int, moves: list[Move], rest: str) -> None:
        raise Quit

    def _keep(self) -> None:
        """A match that was left is never lost."""
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(self.match.to_json(), encoding="utf-8")
        self._say("kept", game=self.match.game.name)

    def _read(self, prompt: str) -> str:
        """A line from the keyboard; the end of input means quit."""
        try:
            line = read_line(prompt)
        except EOFError:
            self.talk.say("")
            raise Quit from None
        if not sys.stdin.isatty():
            print(line)  # a line from a file or a pipe is shown as if it had been typed
        return line.strip()


def _names(people: int, seats: int, bot: str, speech: Speech) -> list[str]:
    """What everybody is called."""
    persons = [speech.say("person")] if people == 1 else persons_by_number(people, speech)
    if seats - people == 1:
        return [*persons, bot_title(bot).in_words(speech.language)]
    return [*persons, *(numbered(bot, each + 1).in_words(speech.language) for each in range(seats - people))]
