"""What a host says of its own. The catalogues lie in `languages` beside this file; a game's sentences are its own."""

from typing import get_args

from oceanarium.hosting.messages.socket import Phrase
from oceanarium.kernel import Sentence, Vocabulary
from oceanarium.kernel.vocabulary import Argument

WORDS = Vocabulary("oceanarium.hosting")
PROBLEMS: dict[str, tuple[str, ...]] = {  # by name, and what each mentions
    "unexpected": (),
    "too_fast": (),
    "too_large": ("bytes",),
    "too_many_newcomers": (),
    "too_slow": (),
    "no_text": (),
    "invalid": (),
    "foreign_name": (),
    "foreign_page": (),
    **{
        f"no_such_{what}": ()
        for what in ("address", "course", "file", "home", "lesson", "move", "place", "puzzle", "rules", "table")
    },
    "no_such_example": (),
    "no_such_person": (),
    "bad_examples": ("game",),
    "bad_puzzles": ("game",),
    "unknown_game": ("game", "games"),
    "unknown_bot": ("bot", "bots"),
    "unknown_seat": ("seats",),
    "no_decks": ("game",),
    "old_rules": ("game", "begun", "played"),
    "full": (),
    "too_many_watch": (),
    "too_many_listen": (),
    "too_many_pages": (),
    "unknown_offer": (),
    "not_waiting": (),
    "bots_later": ("seconds",),
    "nobody_yet": (),
    "nobody_to_challenge": (),
    "challenge_over": (),
    "many_challenges": (),
    "friends_only": (),
    "rating_too_low": ("rating", "lowest"),
    "rating_too_high": ("rating", "highest"),
    "empty_range": ("lowest", "highest"),
    "watch_plays_here": (),
    "call_no_push": (),
    "too_many_tables": ("tables",),
    "not_your_rematch": (),
    "not_over": (),
    "start_of_another_game": ("match", "game"),
    "start_of_other_seats": ("seats",),
    "start_at_the_end": (),
    "start_with_options": (),
    "not_your_match": (),
    "not_your_table": (),
    "has_begun": (),
    "seat_taken": (),
    "all_seats_taken": (),
    "seat_gone": (),
    "no_name": (),
    "stale": (),
    "faster": (),
    "reload": (),
    "not_begun": (),
    "over": (),
    "not_your_seat": (),
    "not_your_turn": (),
    "still_thinking": (),
    "no_hint": (),
    "no_hint_there": (),
    "picture_of_another_game": ("shown", "game"),
    "no_analysis": (),
    "long_link": (),
    "bad_link": (),
    "bad_lesson": ("lesson",),
    "no_study_start": (),
    "study_not_over": (),
    "paused": (),
    "not_paused": (),
    "pause_needs_all": (),
    "not_away": (),
    "away_too_short": ("seconds",),
    "claim_of_two": (),
    "bot_plays": (),
    "has_resigned": (),
    "no_bot_plays": (),
    "no_clocks": (),
    "empty_clock": (),
    "rated_clock": (),
    "rated_usual": (),
    "rated_here": (),
    "rated_start": (),
    "rated_bots": (),
    "rated_twice": (),
    "seats_kept": (),
    "on_vacation": (),
    "vacation_too_long": ("days",),
    "not_two": ("game",),
    "rated_hint": (),
    "rated_try_out": (),
    "rated_remarks": (),
    "storage_refused": (),
    "storage_full": (),
    "storage_broken": (),
    "no_such_passkey": (),
    "no_such_session": (),
    "no_such_portrait": (),
    "member_name_taken": ("called",),
    "too_many_passkeys": ("count",),
    "last_passkey": (),
    "unknown_passkey": (),
    "passkey_refused": (),
    "passkey_too_late": (),
    "no_member": (),
    "wrong_code": (),
    "wrong_link": (),
    "no_mail": (),
    "no_address": (),
    "other_name": ("called",),
    "nobody": (),
    "banned": ("until",),
    "muted": ("until",),
    "not_welcome": (),
    "blocked_by_you": (),
    "that_is_you": (),
    "too_many_bonds": ("people",),
    "talk_too_fast": (),
    "talk_again": (),
    "reported_already": (),
    "too_many_reports": (),
    "act_needs_hours": (),
    "name_taken": (),
    "no_matches": (),
    "bad_match": ("number",),
    "bad_match_because": ("number", "reason"),
}
CREATURES = (  # after whom guests are called
    "anglerfish",
    "beluga",
    "cuttlefish",
    "dolphin",
    "hermit_crab",
    "humpback_whale",
    "jellyfish",
    "lobster",
    "manatee",
    "manta_ray",
    "narwhal",
    "nautilus",
    "penguin",
    "puffin",
    "sea_lion",
    "sea_otter",
    "seahorse",
    "starfish",
    "swordfish",
    "walrus",
)
MAILS: dict[str, tuple[str, ...]] = {
    f"{purpose}-{part}": ("name", "link", "minutes") if part == "text" else ()
    for purpose in ("sign_in", "confirm")
    for part in ("subject", "text")
}
CALLS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("turn_live", "turn_days", "begun", "challenge", "over", "clock_low", "try"), ()),
    "with": ("game", "names"),
    "mail_why": (),
}
ENDINGS: dict[str, tuple[str, ...]] = {
    "resigned": ("losers", "count"),
    "left": (),
    "flag": ("losers", "count"),
    "forfeit": ("losers", "count"),
    "agreed": (),
    "stayed": ("winners", "count"),
}
PHRASES: tuple[str, ...] = get_args(Phrase)
WORDS.sentences |= {f"problem-{name}": gaps for name, gaps in PROBLEMS.items()}
WORDS.sentences |= {f"creature-{name}": () for name in CREATURES}
WORDS.sentences |= {f"phrase-{name}": () for name in PHRASES}
WORDS.sentences |= {f"mail-{name}": gaps for name, gaps in MAILS.items()}
WORDS.sentences |= {f"call-{name}": gaps for name, gaps in CALLS.items()}
WORDS.sentences |= {f"ending-{name}": gaps for name, gaps in ENDINGS.items()}


def said(key: str, **arguments: Argument) -> Sentence:
    """A sentence of the host. The gate reads what is declared, so nothing else may be said."""
    told = WORDS.sentences[key]
    assert set(told) == set(arguments), f"{key} is told {told}."
    return Sentence(WORDS, key, tuple((name, arguments[name]) for name in told))
