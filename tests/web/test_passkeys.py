"""Passkeys of one person: the newest are kept, and of the others nothing opens a door."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from webauthn.helpers import bytes_to_base64url

from trois.store import Person, Store
from trois.store.shelf import Shelf
from trois.web import passkeys
from trois.web.addresses import Place
from trois.web.errors import NotYours

HERE = Place("localhost", "http://localhost")
ADA = Person("ada", "Ada", 0)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    store = Store(f"sqlite:///{tmp_path / 'keys.db'}")
    store.migrate()
    return Shelf(store)


def test_a_passkey_too_many_takes_the_place_of_the_oldest(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = passkeys.Passkeys(shelf)

    def made(credential: str, **_: object) -> SimpleNamespace:
        return SimpleNamespace(credential_id=credential.encode(), credential_public_key=b"key", sign_count=0)

    monkeypatch.setattr(passkeys, "verify_registration_response", made)
    for number in range(passkeys.MOST + 1):
        keys.offer(ADA, HERE)
        keys.add(ADA.id, f"key {number}", HERE, "phone")
    names = [one.id for one in keys.of(ADA.id)]
    assert len(names) == passkeys.MOST
    oldest = bytes_to_base64url(b"key 0")
    assert oldest not in names
    keys.ask("visitor", HERE)
    with pytest.raises(NotYours):
        keys.person_of("visitor", f'{{"id": "{oldest}"}}', HERE)
    assert shelf.get(passkeys._name(oldest)) is None
