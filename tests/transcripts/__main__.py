"""Plays every match anew."""

import sys

import tests.conftest  # registers the toy  # noqa: F401
from oceanarium.bots import new_bot
from oceanarium.kernel import NOBODY, Match, game_named
from tests.transcripts import FOLDER, PLANS, told

if sys.argv[1:] != ["--write"]:
    sys.exit("usage: python -m tests.transcripts --write")
for plan in PLANS:
    game = game_named(plan.game)
    bots = [new_bot(game, name, plan.seed) for name in plan.players]
    match = Match(game, len(plan.players), plan.options, plan.seed)
    while match.actor != NOBODY:
        match.play(bots[match.actor].choose(match), match.actor)
    (FOLDER / plan.file).write_text(told(match, plan.players), encoding="utf-8")
    print(f"{plan.file}: {len(match.moves)} moves")
