"""Where Alembic begins: on the connection of whoever wants the steps to be taken."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
