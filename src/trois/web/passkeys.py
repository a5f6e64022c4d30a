"""Passkeys (WebAuthn): finger, face or PIN of a device say who somebody is. The server keeps nothing but public keys."""

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from trois.store import Person
from trois.store.shelf import Shelf
from trois.store.store import now
from trois.web.addresses import Place
from trois.web.errors import NotYours

TRY_SECONDS = 300
MOST = 10
"""Passkeys of one person."""


@dataclass(frozen=True)
class Passkey:
    id: str
    person: str
    key: str
    uses: int
    """As the device counts them: a copy of it would count otherwise."""
    kind: str
    made: int


class Passkeys:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def of(self, person: str) -> list[Passkey]:
        names = json.loads(self.shelf.get(f"passkeys-of:{person}") or "[]")
        return [Passkey(**json.loads(found)) for name in names if (found := self.shelf.get(name)) is not None]

    def offer(self, person: Person, place: Place) -> str:
        """What the browser needs to make a passkey, as JSON."""
        options = generate_registration_options(
            rp_id=place.host,
            rp_name="Trois",
            user_name=person.name,
            user_id=hashlib.sha256(person.id.encode()).digest(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in self.of(person.id)
            ],
        )
        self._begin(person.id, options.challenge)
        return options_to_json(options)

    def add(self, person: str, answer: str, place: Place, kind: str) -> None:
        """Raises NotYours where the answer does not fit what was asked."""
        challenge = self._challenge(person)
        try:
            made = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except WebAuthnException:
            raise NotYours("passkey") from None
        key = bytes_to_base64url(made.credential_public_key)
        added = Passkey(bytes_to_base64url(made.credential_id), person, key, made.sign_count, kind, now())
        known = [*self.of(person), added]
        self._keep_all(person, known)
        self.remove(person, {one.id for one in known[:-MOST]})

    def ask(self, visitor: str, place: Place) -> str:
        """What the browser needs to say who somebody is, as JSON."""
        options = generate_authentication_options(
            rp_id=place.host, user_verification=UserVerificationRequirement.REQUIRED
        )
        self._begin(visitor, options.challenge)
        return options_to_json(options)

    def person_of(self, visitor: str, answer: str, place: Place) -> str:
        """Whose passkey it is; raises NotYours where it is nobody's."""
        challenge, known = self._challenge(visitor), self._known(answer)
        try:
            used = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=known.uses,
                require_user_verification=True,
            )
        except WebAuthnException:
            raise NotYours("passkey") from None
        self._keep(Passkey(**{**asdict(known), "uses": used.new_sign_count}))
        return known.person

    def remove(self, person: str, ids: set[str]) -> None:
        known = self.of(person)
        for one in known:
            if one.id in ids:
                self.shelf.take(_name(one.id))
        self._keep_all(person, [one for one in known if one.id not in ids])

    def forget(self, person: str) -> None:
        self.remove(person, {one.id for one in self.of(person)})
        self.shelf.take(f"passkeys-of:{person}")

    def _keep_all(self, person: str, passkeys: list[Passkey]) -> None:
        for one in passkeys:
            self._keep(one)
        self.shelf.put(f"passkeys-of:{person}", json.dumps([_name(one.id) for one in passkeys]))

    def _keep(self, passkey: Passkey) -> None:
        self.shelf.put(_name(passkey.id), json.dumps(asdict(passkey)))

    def _known(self, answer: str) -> Passkey:
        try:
            given: Any = json.loads(answer)
            found = self.shelf.get(_name(str(given["id"])))
        except (ValueError, TypeError, KeyError):
            found = None
        if found is None:
            raise NotYours("passkey")
        return Passkey(**json.loads(found))

    def _begin(self, who: str, challenge: bytes) -> None:
        self.shelf.put(f"passkey-try:{who}", bytes_to_base64url(challenge), TRY_SECONDS)

    def _challenge(self, who: str) -> bytes:
        """What was asked of this browser last; each question is answered once."""
        found = self.shelf.take(f"passkey-try:{who}")
        if found is None:
            raise NotYours("passkey")
        return base64url_to_bytes(found)


def _name(passkey_id: str) -> str:
    """On the shelf, where names are short."""
    return f"passkey:{hashlib.sha256(passkey_id.encode()).hexdigest()}"
