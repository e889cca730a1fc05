"""What Alembic runs: it is handed a connection by whoever opens the store."""

from alembic import context

from oceanarium.store.layout import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column only by copying its table
)
with context.begin_transaction():
    context.run_migrations()
