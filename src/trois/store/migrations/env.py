"""Alembic's entry: migrates over the connection that `migrate.upgrade` hands in."""

from alembic import context

from trois.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
