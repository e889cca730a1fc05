"""Messages about people."""

from oceanarium.protocol.message import Message


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
