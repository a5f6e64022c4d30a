"""`trois backup`, `trois restore`, `trois check` and `trois admin`: looking after the server's database."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing
from pathlib import Path

from trois.core.errors import TroisError
from trois.store import Store, files
from trois.store.backup import back_up, check_file, restore
from trois.store.shelf import Shelf
from trois.store.sound import check
from trois.text import Text
from trois.text.safe import printable
from trois.web import owner_keys as keys
from trois.web.cli import database_url, make_own_folder
from trois.web.tables.restore import restore as replay

BROKEN = 1


def run_backup(args: argparse.Namespace, text: Text) -> int:
    """While the server runs or not."""
    with _looking(args) as store:
        back_up(store, args.file)
    return _say(text("cli.wrote", file=args.file))


def run_restore(args: argparse.Namespace, text: Text) -> int:
    """Only while no server uses the database."""
    if args.file.is_file():
        make_own_folder(args.database)
    with closing(Store(database_url(args.database))) as store:
        count = restore(args.file, store, args.force)
    return _say(text("cli.restored", n=count, file=args.file))


def run_check(args: argparse.Namespace, text: Text) -> int:
    """Whether the database is whole, and every table can be replayed."""
    with _looking(args) as store:
        if store.path is not None and store.path.is_file():
            check_file(store.path)
        store.expect()
        ids = store.table_ids()
        broken = {table_id: told for table_id in ids if (told := _complaint(store, table_id, text))}
        if args.save is not None:
            _save(store, list(broken), args.save)
    for told in broken.values():
        _say(told)
    _say(text("cli.checked", good=len(ids) - len(broken), all=len(ids)))
    return BROKEN if broken else 0


def run_admin(args: argparse.Namespace, text: Text) -> int:
    """A link to the owner's dashboard, for whoever may write to the database."""
    with closing(Store(database_url(args.database))) as store, store.opening():
        store.expect()
        shelf = Shelf(store)
        address = (args.address or shelf.get(keys.ADDRESS) or "http://localhost:8033").rstrip("/")
        link = f"{address}/admin/enter/{keys.new_link(shelf)}"
        return _say(text("cli.owner-link", link=link, minutes=keys.LINK_SECONDS // 60))


def _complaint(store: Store, table_id: str, text: Text) -> str:
    """What is wrong with a table; nothing if nothing is."""
    found = store.table(table_id)
    if found is None:
        return ""
    try:
        snapshot = store.snapshot(table_id)
        if snapshot is not None:
            check(snapshot)
        replay(*found, store.entries(table_id), snapshot)
    except Exception as error:
        reason = text.sentence(error) if isinstance(error, TroisError) else error
        return text("cli.broken-table", table=printable(str(table_id)), game=str(found[0].game)[:40], reason=reason)
    return ""


def _save(store: Store, broken: Sequence[str], folder: Path) -> None:
    """A file for each table, with all that can be read of it."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, table_id in enumerate(broken, 1):
        name = table_id if isinstance(table_id, str) and table_id.isalnum() else f"broken-{number}"
        content = json.dumps(store.raw(table_id), indent=1, ensure_ascii=False, default=repr)
        file = folder / f"{name}.json"
        files.create(file)
        file.write_text(content, encoding="utf-8")


def _looking(args: argparse.Namespace) -> AbstractContextManager[Store]:
    return closing(Store(database_url(args.database), only_looks=True))


def _say(sentence: str) -> int:
    sys.stdout.write(f"{sentence}\n")
    return 0


COMMANDS = {"backup": run_backup, "restore": run_restore, "check": run_check, "admin": run_admin}
