"""`oceanarium people moderator NAME`: who looks after talk and reports."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from platformdirs import user_data_path

from oceanarium.cli.speech import said, speech_for
from oceanarium.kernel import OptionError

people = App(name="people")


@people.command(name="moderator")
def moderator(
    who: str, *, on: Annotated[bool | None, Parameter(negative="--off")] = None, data: Path | None = None
) -> None:
    """Make somebody a moderator, or one no longer. It works at once, also while a server runs."""
    from oceanarium.store.roles import people_called, set_moderator

    folder = data or user_data_path("oceanarium") / "tables"
    found = people_called(folder, who)
    if not found:
        raise OptionError(said("people-nobody", who=repr(who)))
    if len(found) > 1:
        raise OptionError(said("people-several", who=repr(who), ids=tuple(person.id for person in found)))
    (person,) = found
    if on is not None:
        set_moderator(folder, person.id, is_on=on)
    is_one = person.is_moderator if on is None else on
    key = "people-moderator" if is_one else "people-no_moderator"
    print(speech_for(None).say(key, name=person.name, id=person.id))
