"""Messages about people, and what only they themselves are told."""

from typing import Annotated, Any

from annotated_types import Ge, Le, MaxLen, MinLen

from oceanarium.hosting.messages.common import PlayerName
from oceanarium.protocol.message import Message

MailAddress = Annotated[str, MinLen(3), MaxLen(254)]
Word = Annotated[str, MinLen(1), MaxLen(2_000)]  # something that we gave out ourselves: an id, a code, a token


class Portrait(Message):
    """A sea creature before a colour, both by words that the client has pictures for."""

    creature: str
    colour: str


class PersonInfo(Message):
    """Somebody as everybody may know them."""

    person: str
    name: str
    portrait: Portrait
    is_member: bool  # else a guest
    is_here: bool  # has a page open
    is_gone: bool  # has been deleted: the name is but a word


class PasskeyInfo(Message):
    """A passkey of one's own."""

    passkey: str
    browser: str  # in which it was made, such as "Firefox, Linux"
    made: str  # ISO 8601, UTC
    used: str


class DeviceInfo(Message):
    """A browser of one's own that is signed in."""

    device: str
    browser: str
    since: str  # ISO 8601, UTC
    seen: str
    is_this: bool


class OwnPage(Message):
    """All that one sees of oneself."""

    person: PersonInfo
    language: str
    since: str  # ISO 8601, UTC
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    codes_left: int
    codes_made: str | None
    mail: str | None  # the address, once it is confirmed
    sends_mail: bool  # whether the server can
    matches: int
    running: int  # of these


class ChangePerson(Message):
    """Asks to be called, shown or spoken to in another way."""

    name: PlayerName | None = None
    creature: Annotated[str, MaxLen(32)] | None = None
    colour: Annotated[str, MaxLen(32)] | None = None
    language: Annotated[str, MaxLen(16)] | None = None


class PasskeyOptions(Message):
    """What a browser needs to make or use a passkey: JSON as WebAuthn knows it."""

    options: dict[str, Any]


class NewPasskey(Message):
    """A passkey that the browser has made; with the first one becomes a member, under that name."""

    credential: dict[str, Any]
    name: PlayerName


class RecoveryCodes(Message):
    """Codes that are shown only now; none if those from before hold."""

    codes: list[str]


class RemovePasskey(Message):
    """Asks to forget a passkey."""

    passkey: Word


class EndSession(Message):
    """Asks to sign out a browser."""

    device: Word


class SetMail(Message):
    """Asks to send a link to an address, to show that it is one's own; without one, to forget the one that is kept."""

    address: MailAddress | None = None


class SignIn(Message):
    """Asks to be somebody, by one of three proofs. What the guest of this browser holds comes along if wished."""

    credential: dict[str, Any] | None = None
    code: Word | None = None
    link: Word | None = None
    takes_along: bool = False


class AskLink(Message):
    """Asks for a link to sign in by; the answer is the same whether anybody has that address."""

    address: MailAddress


class DeletePerson(Message):
    """Asks to delete oneself; the name is typed, so that nobody does it by mistake."""

    name: Annotated[str, MaxLen(64)]


class VacationInfo(Message):
    """Whether somebody is on vacation, and how much of it is left."""

    until: str | None  # ISO 8601, UTC; null: they are not away
    left: int  # days this year
    most: int  # days a year


class TakeVacation(Message):
    """Asks for some days in which one's clocks stand still where people play by days."""

    days: Annotated[int, Ge(1), Le(30)]
