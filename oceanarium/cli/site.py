"""`oceanarium site DIR`: Oceanarium in a tab, as files for any host."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from oceanarium.cli.serve import checked_port
from oceanarium.site.building import build_site, is_site, sizes
from oceanarium.site.serving import site_server
from oceanarium.site.sources import SiteError

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
    """Write a site of plain files that needs no server: the games, the bots and Python run in the visitor's tab.

    Parameters
    ----------
    folder
        Where to write the site: a new or empty folder, or one with a site, which is replaced.
    serve
        Show the site in that folder on this machine, until Ctrl-C; without a folder, one that is built for the moment.
    port
        Where to listen.
    host
        The address to listen on.
    base
        The path under which the site is shown, such as /games/.
    free_port
        If the port is taken, use the next free one.
    """
    if serve:
        _serve(folder, host, port, base, free_port=free_port)
    elif folder is None:
        raise SiteError("Name the folder to write the site to, or look at it with --serve.")
    else:
        with _told_steps() as step:
            build_site(folder, step)
        whole, sent = (size / MEGABYTE for size in sizes(folder))
        print(f"Wrote the site to {folder}: {whole:.1f} MB, {sent:.1f} MB as it is sent.")
        print(f'"oceanarium site {folder} --serve" shows it; any host of plain files can serve it.')


def _serve(folder: Path | None, host: str, port: int, base: str, *, free_port: bool) -> None:
    base = f"/{base.strip('/')}/".replace("//", "/")
    port = checked_port(host, port, free_port=free_port)
    if folder is not None:
        if not is_site(folder):
            raise SiteError(f'{folder} holds no site; "oceanarium site {folder}" writes one.')
        _show(folder, host, port, base)
        return
    with tempfile.TemporaryDirectory() as temporary:
        with _told_steps() as step:
            build_site(Path(temporary) / "site", step, QUICK)
        _show(Path(temporary) / "site", host, port, base)


def _show(folder: Path, host: str, port: int, base: str) -> None:
    with site_server(folder, port, host, base) as server:
        print(f"The site is at http://{host}:{port}{base} (Ctrl-C stops it).", flush=True)
        server.serve_forever()


@contextmanager
def _told_steps() -> Iterator[Callable[[str], None]]:
    """What is being done, on the error output: in place on a terminal, else line by line."""
    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        yield lambda words: console.print(f"{words} ...")
        return
    with console.status("") as status:
        yield lambda words: status.update(f"{words} ...")
