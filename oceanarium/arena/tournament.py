"""A tournament: all that determines its matches."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from oceanarium.arena.schedule import Fixture, LineUp, fixtures, gauntlet, round_robin
from oceanarium.arena.speech import said
from oceanarium.bots.bot import check_seed
from oceanarium.bots.specification import BotMaker, bot_label, bot_maker, templates_of
from oceanarium.kernel import Game, Match, OptionError, game_named, game_names, register
from oceanarium.kernel.engine import engine_at_last
from oceanarium.kernel.options import check_number, plain_value

MOST_MATCHES = 10_000_000


@dataclass(frozen=True)
class Tournament:
    """Plain data, so that it can be sent to other processes and machines."""

    game: str
    package: str
    rules_version: int
    seats: int
    options: Mapping[str, Any]
    seed: int
    bots: tuple[str, ...]  # as the user named them
    labels: tuple[str, ...]  # the same, short and all different
    matches: int  # of each group, at least
    is_gauntlet: bool
    seconds: float | None  # that a program may take for a move

    @property
    def groups(self) -> list[LineUp]:
        """Those who meet."""
        return (gauntlet if self.is_gauntlet else round_robin)(len(self.bots), self.seats)

    @property
    def fixtures(self) -> list[Fixture]:
        """Every match, in the order in which they are begun."""
        return list(fixtures(self.groups, self.matches, self.seed))

    @property
    def identity(self) -> dict[str, Any]:
        """What must be the same for results to belong together; more matches may be added."""
        facts = asdict(self)
        return {name: facts[name] for name in facts if name not in ("package", "matches", "seconds")}

    def found_game(self) -> Game[Any]:
        """The game, also in a process that has not heard of it; a complaint if other rules are played there."""
        import oceanarium.games  # noqa: F401  # enters the games into the register

        if self.game not in game_names():
            register(self.game, self.package)
        game = game_named(self.game)
        if game.rules_version != self.rules_version:
            worker, tournament = game.rules_version, self.rules_version
            raise OptionError(said("arena-other_rules", worker=worker, game=game.title, tournament=tournament))
        return game

    def makers(self) -> list[BotMaker]:
        """What makes each of the bots."""
        return [bot_maker(text, seconds=self.seconds) for text in self.bots]

    def compile(self) -> None:
        """Have the machine code of all bots, from the cache or made now."""
        game = self.found_game()
        for text in self.bots:
            for template in templates_of(text):
                engine_at_last(game, template)


def new_tournament(
    game: Game[Any],
    bots: Sequence[str],
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    *,
    is_gauntlet: bool = False,
    is_self_play: bool = False,
    seconds: float | None = None,
) -> Tournament:
    """A tournament whose every part has been checked; in self-play, one bot sits in all seats."""
    seats = game.usual_seats if seats is None else seats
    check_seed(seed)
    if len(bots) < 2 and not is_self_play:
        raise OptionError(said("arena-few_bots", bots=len(bots)))
    check_number("matches", matches, 1, MOST_MATCHES)
    match = Match(game, seats, options, seed)
    if seats < 2 and not is_self_play:
        raise OptionError(said("arena-few_seats", seats=seats))
    tournament = Tournament(
        game=game.name,
        package=game.package,
        rules_version=game.rules_version,
        seats=seats,
        options={name: plain_value(value) for name, value in match.options.items()},
        seed=seed,
        bots=tuple(bots),
        labels=labels_of(bots),
        matches=matches,
        is_gauntlet=is_gauntlet,
        seconds=seconds,
    )
    for maker in tournament.makers():
        maker(game, seed)  # says at once what is wrong with it
    return tournament


def labels_of(bots: Sequence[str]) -> tuple[str, ...]:
    """Short names; those that would be the same are numbered."""
    labels: list[str] = []
    for text in bots:
        label = bot_label(text)
        same = sum(bot_label(other) == label for other in bots[: len(labels)])
        labels.append(label if same == 0 else f"{label} #{same + 1}")
    return tuple(labels)
