"""The door of a server, who holds it, and who serves behind it."""
