"""The app: routes, guards, and what begins and ends with the server."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email.utils import parseaddr
from pathlib import Path

from fastapi import FastAPI

import oceanarium.games  # enters the games into the register  # noqa: F401
from oceanarium.hosting.buckets import Buckets
from oceanarium.hosting.club.calls import Calls
from oceanarium.hosting.club.club import Club
from oceanarium.hosting.club.membership import Membership
from oceanarium.hosting.club.vacations import Vacations
from oceanarium.hosting.hall import Hall
from oceanarium.hosting.holdings import Holdings
from oceanarium.server.bot_workers import BotWorkers
from oceanarium.server.call_routes import router as call_router
from oceanarium.server.client_files import serve_client
from oceanarium.server.errors import CatchErrors, handle_errors
from oceanarium.server.limits import ConnectionLimits, RequestLimits
from oceanarium.server.lobby_routes import router as lobby_router
from oceanarium.server.mail import Post
from oceanarium.server.passkeys import Passkeys
from oceanarium.server.people_routes import router as people_router
from oceanarium.server.proxies import TrustedProxies
from oceanarium.server.push import WebPush, key_in, secret_of
from oceanarium.server.rating_routes import router as rating_router
from oceanarium.server.routes import router
from oceanarium.server.security import SameHost, SecurityHeaders
from oceanarium.server.settings import Settings
from oceanarium.server.social_routes import router as social_router
from oceanarium.store.desk import Desk
from oceanarium.store.sql_calls import SqlCalls
from oceanarium.store.sql_keys import SqlKeys
from oceanarium.store.sql_people import SqlPeople
from oceanarium.store.sql_ratings import SqlRatings
from oceanarium.store.sql_social import SqlSocial
from oceanarium.store.sql_store import SqlStore
from oceanarium.store.sql_vacations import SqlVacations

GARBAGE_THRESHOLDS = 20_000, 20, 50  # Python's own are 700, 10, 10
TIDY_SECONDS = 60
CLIENT = Path(__file__).parent.parent / "web" / "dist"

_logger = logging.getLogger(__name__)


def new_app(desk: Desk, settings: Settings | None = None, client: Path = CLIENT) -> FastAPI:
    """An app over a database, which it opens and closes."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await desk.open()
        workers = BotWorkers(settings.bot_workers, settings.bot_patience)
        store = SqlStore(desk)
        hall = app.state.hall = Hall(store, workers, settings)
        club = app.state.club = Club(SqlPeople(desk), SqlSocial(desk), SqlRatings(desk), hall.tables, settings)
        keys = SqlKeys(desk)
        push_key = await asyncio.to_thread(key_in, desk.folder)
        post = None if settings.mail is None else Post(settings.mail)
        calls = app.state.calls = Calls(
            SqlCalls(desk),
            hall.tables,
            club.people,
            club.lobby.tell,
            WebPush(push_key, _contact(settings)),
            post,
            keys.mail_of,
            settings.public_address,
            secret_of(push_key),
        )
        holdings = Holdings(hall.tables, store)
        app.state.membership = Membership(club.people, club.presence, keys, holdings, post, settings.public_address)
        app.state.passkeys = Passkeys()
        hall.watching.name_of = club.member_name
        vacations = app.state.vacations = Vacations(SqlVacations(desk), hall.tables, holdings.running)
        club.pages.away_until = vacations.until
        app.state.membership.farewell.keepers += [calls, club.ratings, club.social, vacations]
        club.challenges.call = hall.tables.call = calls.challenged
        await hall.timekeeper.open()
        await club.open()
        await vacations.open()
        upkeep = (
            hall.tables.keep_tidy(),
            hall.timekeeper.run(),
            hall.watching.keep_looking(),
            calls.keep_calling(),
            _keep_tidy(club, vacations),
        )
        tasks = [asyncio.create_task(each) for each in upkeep]
        _spare_pauses()
        _logger.info("open")
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await hall.tables.close()
            await hall.timekeeper.note_time()
            await club.close()
            if post is not None:
                await post.close()
            await desk.close()
            await asyncio.to_thread(workers.close)
            _logger.info("closed")

    app = FastAPI(
        title="Oceanarium",
        lifespan=lifespan,
        docs_url=None,  # the pages would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.newcomers = Buckets(settings.new_guests)
    for each in (router, call_router, lobby_router, people_router, rating_router, social_router):
        app.router.routes.extend(each.routes)  # `include_router` would make every schema again at the first request
    serve_client(app, client)
    handle_errors(app)
    app.add_middleware(RequestLimits, settings=settings)  # the last to be added is the first to be asked
    app.add_middleware(ConnectionLimits, settings=settings)
    app.add_middleware(SameHost, settings=settings)
    app.add_middleware(CatchErrors)
    app.add_middleware(SecurityHeaders)
    if settings.trusted_proxies:
        app.add_middleware(TrustedProxies, trusted=settings.trusted_proxies)
    return app


def _contact(settings: Settings) -> str:
    """To whom push services may complain."""
    if settings.mail is not None:
        return f"mailto:{parseaddr(settings.mail.sender)[1]}"
    return settings.public_address or "mailto:nobody@localhost"


async def _keep_tidy(club: Club, vacations: Vacations) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        await club.tidy()
        await vacations.tidy()


def _spare_pauses() -> None:
    """Let the search for cyclic garbage leave alone what stays as long as the server does, and be rarer.

    Otherwise it halts every table for more than a tenth of a second, several times a minute.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
