"""`sobremesa mcp`: a seat for an assistant."""

from __future__ import annotations

import click

from sobremesa.kernel import LANGUAGES


@click.command("mcp", short_help="Let an assistant sit at a table.")
@click.option(
    "--server",
    default="http://127.0.0.1:8000",
    show_default=True,
    help="The server whose tables it may sit at.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="The language in which it is told everything.",
)
@click.option("--http", is_flag=True, help="Listen for assistants on a port, not on this terminal.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8001,
    show_default=True,
    help="Port to listen on; 0 takes a free one.",
)
def command(server: str, language: str, http: bool, host: str, port: int) -> None:
    """Speak the Model Context Protocol, so that an assistant can play, watch and explain.

    It lists games, sits down at a table by the link to a seat, tells the position and its options
    in words, explains by which rule, and chooses. It knows what its seat knows, and needs the link
    and nothing else. Without --http it speaks over its standard input and output, as assistants
    start it themselves.

    It takes more than the table does: pip install 'sobremesa[agents]'.
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.agents.assistant.running import over_http, over_stdio

    if http:
        over_http(server.rstrip("/"), language, host, port, click.echo)
    else:
        over_stdio(server.rstrip("/"), language)
