"""Runs the steps over the connection that `firefly.server.store` hands in."""

from alembic import context

from firefly.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
