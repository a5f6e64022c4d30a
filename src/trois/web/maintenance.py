"""`trois backup`, `trois restore`, `trois check` and `trois admin`: looking after the server's database."""

import argparse
import sys
from contextlib import AbstractContextManager, closing

from trois.core.errors import TroisError
from trois.store import Store
from trois.store.backup import back_up, check_file, restore
from trois.store.shelf import Shelf
from trois.text import Text
from trois.web.cli import database_url
from trois.web.owner import keys
from trois.web.tables.restore import restore as replay

BROKEN = 1


def run_backup(args: argparse.Namespace, text: Text) -> int:
    """While the server runs or not."""
    with _store(args) as store:
        back_up(store, args.file)
    return _say(text("cli.wrote", file=args.file))


def run_restore(args: argparse.Namespace, text: Text) -> int:
    """Only while no server uses the database."""
    with _store(args) as store:
        store.claim()
        restore(args.file, store, args.force)
        store.migrate()
        count = len(store.table_ids())
    return _say(text("cli.restored", n=count, file=args.file))


def run_check(args: argparse.Namespace, text: Text) -> int:
    """Whether the database is whole, and every table can be replayed."""
    with _store(args) as store:
        if store.path is not None:
            check_file(store.path)
        store.migrate()
        ids = store.table_ids()
        broken = [told for table_id in ids if (told := _complaint(store, table_id, text))]
    for told in broken:
        _say(told)
    _say(text("cli.checked", good=len(ids) - len(broken), all=len(ids)))
    return BROKEN if broken else 0


def run_admin(args: argparse.Namespace, text: Text) -> int:
    """A link to the owner's dashboard, for whoever may write to the database."""
    with _store(args) as store:
        store.migrate()
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
        replay(*found, store.entries(table_id), store.snapshot(table_id))
    except Exception as error:
        reason = text.sentence(error) if isinstance(error, TroisError) else error
        return text("cli.broken-table", table=table_id, game=found[0].game, reason=reason)
    return ""


def _store(args: argparse.Namespace) -> AbstractContextManager[Store]:
    return closing(Store(database_url(args.database)))


def _say(sentence: str) -> int:
    sys.stdout.write(f"{sentence}\n")
    return 0


COMMANDS = {"backup": run_backup, "restore": run_restore, "check": run_check, "admin": run_admin}
