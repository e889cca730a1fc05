"""Passkeys: what a browser is asked to make or to use, and whether what it sends back is genuine."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from starlette.requests import HTTPConnection
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from oceanarium.hosting.club.people import utc_now
from oceanarium.hosting.club.recent import Recent
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.server.addresses import host_in
from oceanarium.server.persons import origin_of
from oceanarium.store.keys import PasskeyRecord

TITLE = "Oceanarium"
CHALLENGE_LASTS = timedelta(minutes=5)
MOST_CHALLENGES = 10_000  # that wait for an answer
SIGN_IN = ""  # in place of the person for whom a passkey is made


@dataclass(frozen=True)
class Site:
    """Under which name the browser sees us: a passkey works only there."""

    name: str
    origin: str


def site_of(request: HTTPConnection) -> Site:
    """The site that the browser sees."""
    origin = origin_of(request)
    return Site(host_in(origin), origin)


class Passkeys:
    """Remembers what browsers were asked, for a short time and once."""

    def __init__(self, now: Callable[[], datetime] = utc_now) -> None:
        self._now = now
        self._challenges: Recent[bytes, tuple[str, datetime]] = Recent(MOST_CHALLENGES)

    def options_to_make(self, site: Site, person: str, name: str, known: Sequence[PasskeyRecord]) -> dict[str, Any]:
        """What a browser needs to make a passkey for a person, on a device that has none of theirs."""
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=TITLE,
            user_id=person.encode(),
            user_name=name,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # so that one can sign in without typing a name
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        self._challenges[options.challenge] = (person, self._now())
        return _plain(options)

    def made(self, site: Site, person: str, credential: dict[str, Any], browser: str) -> PasskeyRecord:
        """The passkey that a browser has made; or a problem."""
        challenge = self._challenge(credential, person)
        try:
            proved = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except Exception as error:  # whatever made-up bytes make the library raise
            raise _not_genuine() from error
        now = self._now()
        return PasskeyRecord(
            id=bytes_to_base64url(proved.credential_id),
            person=person,
            public_key=proved.credential_public_key,
            sign_count=proved.sign_count,
            made=now,
            used=now,
            browser=browser,
        )

    def options_to_sign_in(self, site: Site) -> dict[str, Any]:
        """What a browser needs to use any passkey it has for us."""
        options = generate_authentication_options(rp_id=site.name)
        self._challenges[options.challenge] = (SIGN_IN, self._now())
        return _plain(options)

    def used(self, site: Site, credential: dict[str, Any], passkey: PasskeyRecord) -> int:
        """How often a passkey has been used by now, if what the browser sends is signed with it; or a problem."""
        challenge = self._challenge(credential, SIGN_IN)
        try:
            proved = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception as error:  # as above
            raise _not_genuine() from error
        return proved.new_sign_count

    def _challenge(self, credential: dict[str, Any], person: str) -> bytes:
        """What the browser says that it was asked: if it was, for that person, not long ago, and not answered yet."""
        try:
            challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
        except Exception as error:  # as above
            raise _not_genuine() from error
        if challenge not in self._challenges:
            raise known_problem(403, "passkey_too_late")
        asked, moment = self._challenges[challenge]
        self._challenges.forget(challenge)
        if asked != person or self._now() - moment > CHALLENGE_LASTS:
            raise known_problem(403, "passkey_too_late")
        return challenge


def passkey_in(credential: dict[str, Any]) -> str:
    """Which passkey a browser says that it has used."""
    found = credential.get("id")
    if not isinstance(found, str):
        raise _not_genuine()
    return found


def _not_genuine() -> RequestProblem:
    return known_problem(403, "passkey_refused")


def _plain(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found
