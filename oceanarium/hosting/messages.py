"""Every message between server and browser, for HTTP and the socket alike. The client's types are made from these.

Those that speak of a match are declared in `oceanarium.protocol`, because programs that play hear them too.
"""

from dataclasses import field
from typing import Annotated, Any, Literal

from annotated_types import Ge, Le, MaxLen, MinLen

from oceanarium.protocol.message import Message as Message
from oceanarium.protocol.messages import Count as Count
from oceanarium.protocol.messages import Done as Done
from oceanarium.protocol.messages import OutcomeInfo as OutcomeInfo
from oceanarium.protocol.messages import Play as Play
from oceanarium.protocol.messages import Problem as Problem
from oceanarium.protocol.messages import Refused as Refused
from oceanarium.protocol.messages import ScoreInfo as ScoreInfo
from oceanarium.protocol.messages import Seat as Seat
from oceanarium.protocol.messages import SeatInfo as SeatInfo
from oceanarium.protocol.messages import SeatKind as SeatKind
from oceanarium.protocol.messages import SentenceInfo as SentenceInfo
from oceanarium.protocol.messages import Standing
from oceanarium.protocol.messages import TableInfo as TableInfo
from oceanarium.protocol.messages import TableStatus as TableStatus
from oceanarium.whatif.study import Start as Start
from oceanarium.whatif.study import Steps as Steps
from oceanarium.whatif.study import Study as Study

# Most of what a browser hears are moves and events, so these come in rows: numbers and arguments in an order that
# GameInfo tells. A move: its number, the name of its kind, its arguments, and its targets where its kind does not tell.
MoveRow = list[Any]
EventRow = list[Any]  # the number of the move, the name of its kind, the seat it befell, its arguments

NAME_LENGTH = 24
PlayerName = Annotated[str, MinLen(1), MaxLen(NAME_LENGTH)]


class Health(Message):
    """The server works."""

    status: Literal["ok"]
    tables: int  # in memory


# The lobby


class OptionValue(Message):
    """A value that can be chosen for an option."""

    value: str | bool | int
    sentence: str


class OptionInfo(Message):
    """An option of a game, for the form of a new table."""

    name: str
    sentence: str
    kind: Literal["choice", "number", "numbers"]
    default: str | bool | int | list[int]
    values: list[OptionValue] = field(default_factory=list)
    lowest: int | None = None
    highest: int | None = None
    most: int | None = None


class MoveKindInfo(Message):
    """Moves that differ only in their arguments: how they are written, and what one touches to make them."""

    args: list[str]
    text: str  # with gaps for the arguments
    touches: list[str] | None  # likewise, and for the seat; null: each move brings its own


class EventKindInfo(Message):
    """Events that differ only in their arguments."""

    rule: str
    args: list[str]


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    title: str
    pitch: str
    minutes: int
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    has_secrets: bool  # whether seats on one device need a curtain between them
    has_decks: bool  # whether people may bring decks of their own
    has_lessons: bool  # whether there is a course
    has_puzzles: bool
    has_home: bool  # whether a real table can be set up by hand
    windows: dict[str, str]  # moments that seats may let go by unasked, and what people call them
    moves: dict[str, MoveKindInfo]  # by name
    events: dict[str, EventKindInfo]  # by name


class RulesText(Message):
    """The rules of a game in our own words, with their numbers."""

    game: str
    title: str
    language: str  # of the text, which is English where there is no translation
    markdown: str


class WordsText(Message):
    """What a game says in a language: for browsers whose client was built without it."""

    game: str
    language: str
    fluent: str  # a catalogue in the syntax of Project Fluent


class DeckFormat(Message):
    """How many cards a deck must have, for one way to play."""

    id: str
    name: str
    size: int


class CardInfo(Message):
    """A card that decks are built from."""

    id: str
    label: str
    type: str
    kind: str | None
    text: str
    is_unique: bool  # only once in a deck
    left_out: dict[str, str]  # formats that do not have it, and why: one of the reasons
    marks: list[str]
    facts: dict[str, int | str]  # the values on it


class DeckInfo(Message):
    """A printed deck."""

    id: str
    name: str
    format: str
    cards: dict[str, int]  # copies by card


class DeckBook(Message):
    """All that a deck of a game can be built from."""

    game: str
    title: str
    formats: list[DeckFormat]
    types: dict[str, str]  # of cards, with their names; so also the next two
    kinds: dict[str, str]
    marks: dict[str, str]
    curves: dict[str, str]  # facts by which cards are worth counting, with a heading
    reasons: dict[str, str]  # why a format leaves cards out
    cards: list[CardInfo]
    decks: list[DeckInfo]


class CheckDeck(Message):
    """Asks what a list of cards amounts to."""

    text: Annotated[str, MaxLen(8_000)]
    format: Annotated[str, MaxLen(64)]
    seat: Seat = 0  # who would play it


class ComplaintInfo(Message):
    """A rule that a deck breaks."""

    rule: str
    sentence: str
    card: str | None  # that it is about
    said: SentenceInfo | None  # the sentence, where it can be said in several languages


class DeckReport(Message):
    """A deck as it was read, and what is wrong with it."""

    cards: dict[str, int]
    total: int
    text: str  # tidy, to save and share
    complaints: list[ComplaintInfo]  # none if it may be played
    options: dict[str, str | bool | int | list[int]]  # for a table where the seat plays it; empty if it may not


class SeatWish(Message):
    """Who shall sit in a seat: a person on this device, a bot of a level, or whoever follows the link."""

    kind: SeatKind
    name: PlayerName | None = None
    level: str | None = None


class StartAt(Message):
    """A point of a match that is over: its link, and how many of its moves have been made."""

    link: Annotated[str, MaxLen(8_192)]
    number: Count


class NewTable(Message):
    """Asks for a table.

    With a start its match goes on from there: its options are those of the match in the link, and what chance brings
    from there on is drawn anew. So is what the one seat here could not know there, if other moves than hidden draws
    need not change for that.
    """

    game: Annotated[str, MaxLen(64)]
    seats: Annotated[list[SeatWish], MinLen(1), MaxLen(16)]
    options: dict[str, str | bool | int | list[int]] = field(default_factory=dict)
    seed: Count | None = None
    is_public: bool = False  # whether the lobby lists it while seats are open
    start: StartAt | None = None


class JoinTable(Message):
    """Asks for an open seat: a certain one, or any. Who gives no name is called after a sea creature."""

    name: PlayerName | None = None
    seat: Seat | None = None


class FillTable(Message):
    """Asks for bots in all seats that are still open."""

    level: Annotated[str, MaxLen(64)] | None = None  # by default the strongest


class PutAway(Message):
    """Asks to keep a match out of one's lists, or to let it back in."""

    is_away: bool


class Invitation(Message):
    """How others come to a table."""

    public_address: str | None  # what links begin with, where that was set
    addresses: list[str]  # else what they may begin with, the likeliest first
    is_only_here: bool  # the server lets nobody in from elsewhere


class ResultInfo(Message):
    """How a match ended, in a few numbers by seat."""

    places: list[int]
    winners: list[int]
    scores: list[int]
    is_played_out: bool  # False if people gave up, or left before it began


class LobbyLine(TableInfo):
    """A table of one's own in a list: how it stands, as far as onlookers may know."""

    moved: str  # when the last move was made: ISO 8601, UTC
    progress: dict[str, int]  # how far it is, by words that the client knows
    scores: list[int]  # by seat; empty where they are not shown
    result: ResultInfo | None  # once it is over


class Lobby(Message):
    """What the first page lists."""

    open: list[TableInfo]
    yours: list[LobbyLine]
    finished: list[LobbyLine]  # yours, newest first
    put_away: int  # how many of yours are in neither list


class PlayedInfo(Message):
    """A move that was made, in a replay."""

    number: int
    seat: int  # -2 is chance
    move: MoveRow
    events: list[EventRow]


class Replay(Message):
    """A match from a link: its moves and its end. Views are fetched one by one."""

    link: str
    game: str
    title: str
    seats: int
    names: list[str] | None = None  # who played, by seat, where that is known
    options: dict[str, str | bool | int | list[int]]
    moves: list[PlayedInfo]
    outcome: OutcomeInfo | None


class ReplayView(Message):
    """The table after a number of moves, as an onlooker may know it once the match is over."""

    number: int
    view: dict[str, Any]


class JudgementInfo(Message):
    """What one decision of a match was worth."""

    number: int  # of the move
    seat: int
    made: MoveRow
    best: MoveRow
    made_chance: float  # to win, after the move that was made
    best_chance: float
    cost: float
    word: Literal["best", "good", "slip", "mistake", "blunder"]
    outlook: list[float]  # every seat's chance to win before the move


class Analysis(Message):
    """What has been found out about a match so far. Asking again brings more, until it is complete."""

    link: str
    judgements: list[JudgementInfo]
    turning_points: list[int]  # numbers of the moves, of whatever seat, that cost the most
    moments: list[list[int]]  # those that cost each seat the most, by seat
    is_complete: bool
    is_warming_up: bool  # the machine code is still being made; until then nothing is judged


class MomentInfo(Message):
    """Why another move would have been better at a decision that was judged."""

    number: int  # of the move
    seat: int
    line: list[MoveRow]  # the better move, and how its turn may have gone on
    brings: list[SentenceInfo]  # what that brings
    brought: list[SentenceInfo]  # what the move brings that was made
    later: list[SentenceInfo]  # what the next turns bring more after the better one
    theme: str  # what it is about: one of the themes of puzzles


# Lessons


class LessonLine(Message):
    """A lesson in the list of a course."""

    lesson: str  # its name
    title: str
    goal: str
    minutes: int
    symbol: str  # the picture of its stone, by the name that the client's art gives it
    steps: int
    teaches: list[str]  # numbers of rules


class Course(Message):
    """The lessons of a game in order, in the language that was asked for."""

    game: str
    title: str
    language: str
    lessons: list[LessonLine]
    first_match: "FirstMatch | None"
    for_parts: dict[str, str]  # the lesson that helps, by part of the score
    for_themes: dict[str, str]  # and by theme of a better move


class FirstMatch(Message):
    """The table for a first match with a companion."""

    seats: int
    options: dict[str, str | bool | int | list[int]]
    level: str  # of the bots
    names: list[str]  # of the bots, from the second seat on


class RemarkInfo(Message):
    """Something that the companion of a first match could say now."""

    name: str  # nobody hears it twice
    text: str
    rule: str
    points_at: list[str]  # targets
    lesson: str | None  # that is worth playing next, once the match is over


Deed = Annotated[int, Ge(-1), Le(10**6)]  # the number of a move that was tried, or that somebody was shown it
LessonDeed = Annotated[int, Ge(-2), Le(10**6)]  # the number of a move that was tried, or SKIPPED, or TAKEN_BACK


class LessonWish(Message):
    """What somebody has done in a lesson so far. A host keeps nothing of it: the deeds lead to the same place again.

    `asks` are things that somebody touched: is there a reason why they cannot be touched now, in this order?
    """

    deeds: Annotated[list[LessonDeed], MaxLen(1_000)]
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class BubbleInfo(Message):
    """What the companion says."""

    mood: Literal["ask", "missed", "done"]
    praise: str  # for the step that was just done; often empty
    text: str
    points_at: list[str]  # targets


class LessonScene(Message):
    """A lesson after all that was done in it, and the way there from the deed before."""

    lesson: str
    positions: list["Position"]  # what the last deed brought, one after the other; or where the lesson begins
    bubble: BubbleInfo
    step: int  # from 1
    steps: int
    misses: int  # in this step
    is_helping: bool  # what is to be touched next glows unasked
    best: MoveRow | None  # the next move that leads on, for those who want to be shown
    shows: list[str]  # parts of the table; all of them if none is named
    is_done: bool
    refusal: Problem | None  # why what was asked about cannot be touched


# Puzzles


class PuzzleLine(Message):
    """A puzzle in the list of a game."""

    puzzle: str  # its name
    difficulty: int  # on the scale of ratings
    moves: int  # that its answer takes
    theme: str  # its name: for those who want to practise something, and shown to nobody else before the end


class PuzzleBook(Message):
    """All puzzles of a game, in the order that the days follow."""

    game: str
    title: str
    puzzles: list[PuzzleLine]


class PuzzleWish(Message):
    """What somebody has tried at a puzzle so far. A host keeps nothing of it.

    Among the deeds -1 stands for the answer being shown. `asks` are things that somebody touched: is there a reason
    why they cannot be touched now, in this order?
    """

    deeds: Annotated[list[Deed], MaxLen(100)]
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class PuzzleOption(Message):
    """A move that was searched, with its chance to win."""

    move: MoveRow
    chance: float
    is_answer: bool


class PuzzleScene(Message):
    """A puzzle after all that was tried, and the way there from the deed before. Chances are told in the end alone."""

    puzzle: str
    seat: int
    positions: list["Position"]  # what the last deed brought, one after the other; or where the puzzle begins
    verdict: Literal["ask", "on", "wrong", "right", "shown"]
    made: int  # moves of the answer
    moves: int  # that it takes
    difficulty: int
    tried: MoveRow | None  # the last deed, or the last move of what was shown
    reasons: list[str]  # for the answer, or what a wrong move brings all the same
    theme: str  # told in the end
    options: list[PuzzleOption]


# Examples of rules


class ExampleLine(Message):
    """An example in the list of a game."""

    example: str  # its name
    rules: list[str]  # that it shows


class ExampleBook(Message):
    """The examples of a game's rules, in the order of the rules."""

    game: str
    examples: list[ExampleLine]


class ExampleWish(Message):
    """What somebody has tried in an example so far. A host keeps nothing of it.

    `asks` are things that somebody touched: is there a reason why they cannot be touched now, in this order?
    """

    deeds: Annotated[list[Annotated[int, Ge(0), Le(10**6)]], MaxLen(100)]
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class TryInfo(Message):
    """A move to try from the beginning of an example."""

    move: MoveRow
    rule: str  # that forbids it; empty if it is legal


class ScoreChange(Message):
    """What the last deed did to a part of one's score."""

    part: str
    before: int
    after: int


class ExampleScene(Message):
    """An example after all that was tried in it."""

    example: str
    rules: list[str]
    seat: int  # of whoever tries
    positions: list["Position"]  # what the last deed brought; or where the example begins; none with a refusal
    tries: list[TryInfo]
    shows: list[str]  # parts of the table beside the board
    changes: list[ScoreChange]
    refusal: Problem | None  # why the last deed is illegal, or what was asked about cannot be touched


# What if

StudyPath = Annotated[list[Steps], MaxLen(500)]  # the steps of one variation after another


class StudyWish(Message):
    """Asks for a place in a study, by all variations that lead there. A host keeps nothing of studies.

    Where chance is to act it draws by the seed `deal`. With a level, bots of that level sit in all seats but the one of
    the study, and move if they are told to. `asks` are things that somebody touched: is there a reason why they cannot
    be touched now?
    """

    start: Start
    path: StudyPath
    deal: Count = 0
    level: Annotated[str, MaxLen(64)] | None = None
    answer: Literal["none", "first", "more"] = "none"  # bots move, or move on in an answer that was unfinished
    seat: Seat | None = None  # who asks, where several may choose
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class StudyLine(Message):
    """A variation as it is told: who moved, and what."""

    steps: Steps
    seat: int  # -2 is chance, -3 what was dealt afresh
    move: MoveRow | None  # null where no seat moved
    has_chance: bool  # whether chance brought something, or what is hidden was dealt afresh


class StudyScene(Message):
    """A place in a study, and the way there."""

    start: Start  # with its number; by its link as soon as there is one
    turn: int  # how many choices had been made there
    positions: list["Position"]  # what the last variation that was asked for brought, and the bots' answers
    path: list[StudyLine]  # as it was asked for, and what chance and bots added
    is_unfinished: bool  # bots have not moved to the end: ask again for this path
    has_unknown: bool  # whether a seat cannot know everything, so that it can be dealt afresh
    names: list[str] | None  # who played the match, by seat, where that is known


class OutlookWish(Message):
    """Asks what bots think of a place in a study: at a glance, or with patience."""

    start: Start
    path: StudyPath
    is_patient: bool = False


class OutlookMove(Message):
    """A move that is expected."""

    seat: int
    move: MoveRow


class OutlookInfo(Message):
    """What bots think of a place."""

    seat: int  # through whose eyes: whoever is to choose
    outlook: list[float]  # every seat's chance to win
    line: list[OutlookMove]  # the best moves in a row, as far as they can be foreseen
    reasons: list[SentenceInfo]  # for the first of them


class StudyLink(Message):
    """A study as a word for an address."""

    link: Annotated[str, MaxLen(60_000)]


class OpenedStudy(Message):
    """A study, and each of its variations as it is told."""

    game: str
    study: Study
    lines: list[StudyLine]


# My table at home: a real table set up by hand

HomeName = Annotated[str, MaxLen(100)]


class HomeBeginning(Message):
    """How a table begins: with nothing laid yet, or as the box would be dealt."""

    seats: Annotated[int, Ge(1), Le(16)]
    options: dict[str, str | bool | int | list[int]] = field(default_factory=dict)
    is_dealt: bool = False


class HomePut(Message):
    """A piece of the tray is put on something, or taken away if it lies there."""

    piece: HomeName
    place: HomeName


class HomeTurn(Message):
    """A dial is set."""

    dial: HomeName
    value: Annotated[int, Ge(-1_000), Le(1_000_000)]


class HomeWish(Message):
    """A table as it was left, in the text form of positions, and what changes on it. A host keeps nothing of it.

    Without a picture a table begins. With a move whoever is to choose makes it; what chance brings is then put down by
    hand, or dealt.
    """

    picture: Annotated[str, MaxLen(60_000)] | None = None
    begin: HomeBeginning | None = None
    put: HomePut | None = None
    turn: HomeTurn | None = None
    move: Annotated[int, Ge(0), Le(10**6)] | None = None
    deals: bool = False


class PieceInfo(Message):
    """A piece in the tray: it is the target `tray:` and its name."""

    piece: str
    said: SentenceInfo
    places: list[str]  # the targets on which it can be put
    left: int | None  # in the box
    seat: int | None  # in whose tray it lies; null: in that of all


class DialInfo(Message):
    """Something that is counted or chosen beside the board."""

    dial: str
    said: SentenceInfo
    seat: int | None  # whose it is
    value: int
    lowest: int
    highest: int
    choices: list[SentenceInfo]  # what the values mean, from the lowest on, where they are no numbers
    is_rare: bool  # few tables need it


class RemedyInfo(Message):
    """The change that mends something."""

    put: HomePut
    said: SentenceInfo


class FaultInfo(Message):
    """What no table can show, or what is still missing."""

    rule: str
    said: SentenceInfo
    targets: list[str]
    is_missing: bool
    remedy: RemedyInfo | None


class HomeScene(Message):
    """A table as it was set up; with everything that can be asked of it once nothing is wrong or missing."""

    picture: str
    options: dict[str, str | bool | int | list[int]]
    views: list[dict[str, Any]]  # by seat
    pieces: list[PieceInfo]
    dials: list[DialInfo]
    faults: list[FaultInfo]
    actor: int  # who is to choose; -1 if the match is over, -2 while chance is
    prompt: SentenceInfo | None
    moves: list[MoveRow]  # of the one who is to choose, or what chance can bring; none while there are faults
    scores: list[ScoreInfo]  # as if the match ended now
    places: list[int]


class AdviceWish(Message):
    """What would an expert do at this table?"""

    picture: Annotated[str, MaxLen(60_000)]


class HomeAdvice(Message):
    """The answer: a move of the one who is to choose."""

    seat: int
    move: MoveRow
    chance: float  # to win, after that move
    reasons: list[SentenceInfo]


# The socket: what the browser says


class TakeBack(Message):
    """Undo the seat's last move, if that is allowed."""

    type: Literal["take_back"] = "take_back"
    request: Count
    seat: Seat


class Resign(Message):
    """Give up: with two seats the match is over, else a bot plays on for the seat."""

    type: Literal["resign"] = "resign"
    request: Count
    seat: Seat


class AskHint(Message):
    """What would a bot do?"""

    type: Literal["ask_hint"] = "ask_hint"
    request: Count
    seat: Seat


class AskWhy(Message):
    """Why can these things not be touched now, in this order?"""

    type: Literal["ask_why"] = "ask_why"
    request: Count
    seat: Seat
    targets: Annotated[list[Annotated[str, MaxLen(100)]], MinLen(1), MaxLen(10)]


class Say(Message):
    """A line of talk to all at the table."""

    type: Literal["say"] = "say"
    request: Count
    seat: Seat
    text: Annotated[str, MinLen(1), MaxLen(200)]


FromBrowser = Play | TakeBack | Resign | AskHint | AskWhy | Say


# The socket: what the server says


class SeatPosition(Message):
    """What one seat of this device may know and do now."""

    view: dict[str, Any]  # or what changed of it: see Position
    moves: list[MoveRow]  # empty unless the seat is waited for
    prompt: SentenceInfo | None  # null unless the seat is waited for
    can_take_back: bool
    window: str | None  # asked only because the seat might hold something: the name of the moment
    passing: int | None  # the move that lets this moment go by


class Position(Standing):
    """The table now. Sent on joining, and after every change.

    Its views are whole, or, with `views_since`, what changed since the position of that number, which is the one that
    was sent before (`hosting/changes.py` says how changes are written).
    """

    type: Literal["position"] = "position"
    views_since: int | None
    seats: dict[int, SeatPosition]  # this device's seats
    events: list[EventRow]  # what happened since the position before; everything so far in the first one


class Hint(Message):
    """The answer to AskHint."""

    type: Literal["hint"] = "hint"
    request: int
    seat: int
    move: MoveRow
    chance: float  # to win, after that move
    reasons: list[SentenceInfo]
    line: list[MoveRow]  # that move, and how its turn may go on


class Said(Message):
    """A line of talk."""

    type: Literal["said"] = "said"
    seat: int
    name: str
    text: str


# A frame from the server holds one such message a line.
FromServer = Position | Done | Hint | Refused | Said
