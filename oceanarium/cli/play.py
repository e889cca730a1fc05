"""`oceanarium play GAME`: a whole match in the terminal. Works for any game, with no code of its own."""

import sys
import time
from pathlib import Path
from typing import Any, Literal, get_args

from platformdirs import user_data_path

from oceanarium.bots import Bot, new_bot
from oceanarium.bots.hosting import BotMisbehaved, choice, dismiss, seed_for
from oceanarium.bots.specification import bot_label, bot_maker
from oceanarium.cli.bests import told_best
from oceanarium.cli.interrupts import read_line
from oceanarium.cli.option_words import read_options
from oceanarium.cli.replay import read_match
from oceanarium.cli.rules import passages_with
from oceanarium.cli.scores import print_outcome
from oceanarium.cli.talk import Talk
from oceanarium.kernel import NOBODY, CannotTakeBack, Game, IllegalMove, Match, Move, OptionError, game_named

HELP = """Type the number of a move, or the move itself. Or:
  undo         take your last move back, as long as nothing was revealed
  hint         ask the bot what it would do
  why MOVE     ask whether a move is allowed, and if not, by which rule
  rules WORDS  search the rules
  look         draw the table again
  moves        list your moves again
  score        show the score with its parts
  ask WHEN     be asked in windows always, only when able to act there, or never
  save FILE    write the match to a file
  link         show the match as a link
  quit         stop; the match is kept, and --resume goes on with it"""


Asking = Literal["always", "able", "never"]
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
    resume: bool = False,
    ask: Asking = "able",
    time_limit: float | None = None,
) -> None:
    """Play a whole match in the terminal, against bots or people at the same keyboard.

    Parameters
    ----------
    game
        The game, such as octopus-garden.
    seats
        How many players in all; by default as few as possible, but as many as there are people.
    people
        How many of them are people at this keyboard; 0 lets you watch bots.
    bot
        Which bot plays for the others: a name such as greedy, a class of yours (package.module:ClassName),
        or a program that speaks the bot protocol ("python mybot.py").
    seed
        The same seed brings the same chances.
    option
        An option of the game as name=value; may be given several times.
    load
        Go on with a match from a file or a link.
    resume
        Go on with the match that was left last.
    ask
        Whether people are asked in windows, where they might act out of turn: always, when able to, or never.
    time_limit
        Seconds that a program may take for a move; by default 10.
    """
    found = game_named(game)
    kept = _kept_file(found)
    if resume and not kept.exists():
        raise OptionError(f"There is no match of {found.title} to go on with.")
    if load is not None or resume:
        match = read_match(load or str(kept))
        if match.game.name != found.name:
            raise OptionError(f"That is a match of {match.game.title}, not of {found.title}.")
    else:
        fewest = max(found.usual_seats, people)
        match = Match(found, fewest if seats is None else seats, read_options(option), seed)
    if not 0 <= people <= match.seats:
        raise OptionError(f"At a table with {match.seats} seats there can be 0 to {match.seats} people, not {people}.")
    TerminalTable(match, people, bot, kept, ask, time_limit).play()


def _kept_file(game: Game[Any]) -> Path:
    return user_data_path("oceanarium") / f"{game.name}.json"


class TerminalTable:
    """A match between people at this keyboard and bots."""

    def __init__(
        self, match: Match[Any], people: int, bot: str, kept: Path, asking: Asking, time_limit: float | None
    ) -> None:
        maker = bot_maker(bot, seconds=time_limit)
        self.match = match
        self.people = people
        self.asking = [asking] * people
        self.kept = kept
        self.bots: list[Bot] = [maker(match.game, seed_for(match.seed, seat)) for seat in range(match.seats)]
        self.adviser = new_bot(match.game, "greedy")
        self.talk = Talk(_names(people, match.seats, bot_label(bot)))
        match.call(self.talk.names)
        self._told = len(match.moves)

    def play(self) -> None:
        """Play to the end, or until somebody quits."""
        game = self.match.game
        self.talk.say(f"{game.title}: {game.pitch}")
        self.talk.introduce()
        self.talk.say('Type "help" at any time.')
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
            self.talk.say(told_best(self.match, self.kept.with_name("bests.json")))
        self.talk.say(f"Replay it with: oceanarium replay {self.match.to_link()}")
        self.kept.unlink(missing_ok=True)

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
            self.talk.say("", f"Only one move is possible, so it is made: {moves[0].words}.")
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
        self._read(f"{self.talk.name_of(seat)}, press Enter when nobody else is looking. ")

    def _show(self, seat: int, moves: list[Move]) -> None:
        self.talk.show(self.match.picture(seat))
        self._show_moves(seat, moves)

    def _show_moves(self, seat: int, moves: list[Move]) -> None:
        who = "" if self.people == 1 else f"{self.talk.name_of(seat)}: "
        self.talk.ask_for(who + self.match.prompt(seat))
        self.talk.list_moves(moves)

    def _answer(self, seat: int, moves: list[Move]) -> bool:
        """Read a line and do what it says; True once a move was made."""
        line = self._read("> ")
        word, _, rest = line.partition(" ")
        command = self._commands().get(word.lower())
        if not line:
            return False
        if command is not None:
            command(seat, moves, rest.strip())
            return False
        try:
            self._make(self._chosen(line, moves), seat)
        except IllegalMove as error:
            self.talk.complain(f'{error} Type "help" for what else you can type.' if not error.rule else str(error))
            return False
        return True

    def _commands(self) -> dict[str, Any]:
        return {
            "help": lambda seat, moves, rest: self.talk.explain(HELP),
            "?": lambda seat, moves, rest: self.talk.explain(HELP),
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
            "exit": self._quit,
        }

    def _chosen(self, line: str, moves: list[Move]) -> Move | str:
        """A move by its number in the list; any other text is left for the game to read."""
        if not line.isdecimal():
            return line
        number = int(line)
        if not 1 <= number <= len(moves):
            raise IllegalMove("", f"There is no move {number} in the list; it goes from 1 to {len(moves)}.")
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
        self.talk.say(f"Taken back: {played.text}.")
        self._show(seat, self.match.legal_moves(seat))

    def _hint(self, seat: int, moves: list[Move], rest: str) -> None:
        move = self.adviser.choose(self.match, seat)
        self.talk.say(f"The {self.adviser.name} bot would choose {moves.index(move) + 1}: {move.words}.")

    def _explain_move(self, seat: int, moves: list[Move], rest: str) -> None:
        try:
            citation = self.match.refusal(self._chosen(rest, moves) if rest else "", seat)
        except IllegalMove as error:
            self.talk.complain(str(error) if rest else 'Type "why" and a move, such as: why ' + moves[0].text)
            return
        if citation is None:
            self.talk.say("That move is allowed.")
        else:
            self.talk.complain(f"{citation.sentence} [{citation.rule}]")
            self.talk.explain("\n".join(passages_with(self._rules_text, (citation.rule,))[:1]))

    @property
    def _rules_text(self) -> str:
        return self.match.game.rules_in(self.match.language)

    def _search_rules(self, seat: int, moves: list[Move], rest: str) -> None:
        if not rest:
            self.talk.complain(f'Type "rules" and a word; "oceanarium rules {self.match.game.name}" shows them all.')
            return
        found = passages_with(self._rules_text, tuple(rest.split()))
        self.talk.explain("\n".join(found[:8]) if found else "No passage of the rules mentions that.")
        if len(found) > 8:
            self.talk.say(f"... and {len(found) - 8} passages more.")

    def _set_asking(self, seat: int, moves: list[Move], rest: str) -> None:
        if self.match.game.windows is None:
            self.talk.complain(f"{self.match.game.title} has no windows: you are asked only in your turn.")
        elif rest not in get_args(Asking):
            self.talk.complain(f'Type "ask always", "ask able" or "ask never"; now it is {self.asking[seat]}.')
        else:
            self.asking[seat] = rest  # type: ignore[call-overload]  # one of those words
            self.talk.say(f"From now on you are asked in windows: {rest}.")

    def _save(self, seat: int, moves: list[Move], rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.json")
        try:
            path.write_text(self.match.to_json(), encoding="utf-8")
        except OSError as error:
            self.talk.complain(f"{path}: {error.strerror}.")
        else:
            self.talk.say(f"Saved to {path}. Go on with: oceanarium play {self.match.game.name} --load {path}")

    def _quit(self, seat: int, moves: list[Move], rest: str) -> None:
        raise Quit

    def _keep(self) -> None:
        """A match that was left is never lost."""
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(self.match.to_json(), encoding="utf-8")
        self.talk.say(f"The match is kept. Go on with: oceanarium play {self.match.game.name} --resume")

    def _read(self, prompt: str) -> str:
        """A line from the keyboard; the end of input means quit."""
        try:
            return read_line(prompt).strip() if sys.stdin.isatty() else self._read_quietly(prompt)
        except EOFError:
            self.talk.say("")
            raise Quit from None

    def _read_quietly(self, prompt: str) -> str:
        """A line from a file or pipe, shown as if it had been typed."""
        line = input()
        print(f"{prompt}{line}")
        return line.strip()


def _names(people: int, seats: int, bot: str) -> list[str]:
    """What everybody is called."""
    persons = ["Player"] if people == 1 else [f"Player {seat + 1}" for seat in range(people)]
    title = f"{bot.capitalize()} bot"
    bots = [title] if seats - people == 1 else [f"{title} {number + 1}" for number in range(seats - people)]
    return persons + bots
