"""`oceanarium site DIR`: Oceanarium in a tab, as files for any host."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from oceanarium.cli.serve import checked_port
from oceanarium.cli.speech import speech_for
from oceanarium.site.building import build_site, is_site, sizes
from oceanarium.site.serving import site_server
from oceanarium.site.speech import SiteError
from oceanarium.site.speech import said as said_of_site

QUICK = 5  # Brotli's quality where nobody but this machine is sent anything
MEGABYTE = 1e6


def site(
    folder: Annotated[Path | None, Parameter(name="DIR")] = None,
    /,
    *,
    serve: bool = False,
    port: int = 8000,
    host: str = "127.0.0.1",
    base: str = "/",
    free_port: bool = False,
) -> None:
    """Write a site of plain files that needs no server: the games, the bots and Python run in the visitor's tab."""
    if serve:
        _serve(folder, host, port, base, free_port=free_port)
    elif folder is None:
        raise SiteError("no_folder")
    else:
        with _told_steps() as step:
            build_site(folder, step)
        _tell_sizes(folder)


def _tell_sizes(folder: Path) -> None:
    speech = speech_for(None)
    point = speech.text("decimal-point")
    whole, sent = (f"{size / MEGABYTE:.1f}".replace(".", point) for size in sizes(folder))
    print(speech.say("site-written", folder=str(folder), whole=whole, sent=sent))
    print(speech.say("site-shows", folder=str(folder)))


def _serve(folder: Path | None, host: str, port: int, base: str, *, free_port: bool) -> None:
    base = f"/{base.strip('/')}/".replace("//", "/")
    port = checked_port(host, port, free_port=free_port)
    if folder is not None:
        if not is_site(folder):
            raise SiteError("no_site", folder=str(folder))
        _show(folder, host, port, base)
        return
    with tempfile.TemporaryDirectory() as temporary:
        with _told_steps() as step:
            build_site(Path(temporary) / "site", step, QUICK)
        _show(Path(temporary) / "site", host, port, base)


def _show(folder: Path, host: str, port: int, base: str) -> None:
    with site_server(folder, port, host, base) as server:
        print(speech_for(None).say("site-at", address=f"http://{host}:{port}{base}"), flush=True)
        server.serve_forever()


@contextmanager
def _told_steps() -> Iterator[Callable[[str], None]]:
    """What is being done, on the error output: in place on a terminal, else line by line."""
    console, language = Console(stderr=True, highlight=False), speech_for(None).language

    def words(step: str) -> str:
        return f"{said_of_site(f'step-{step}').in_words(language)} ..."

    if not console.is_terminal:
        yield lambda step: console.print(words(step))
        return
    with console.status("") as status:
        yield lambda step: status.update(words(step))
