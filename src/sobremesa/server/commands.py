"""`sobremesa serve`: tables on the network."""

from __future__ import annotations

import os
import socket
from typing import Any

import click
import msgspec

from .config import Bench, Config, Keep, Limits, default_bench, default_database, spare_cores
from .options import database_option
from .serving import serve

_ABOUT = """\b
Examples:
  sobremesa                                       play on this machine
  sobremesa --lan                                 the same, and phones on the same network
  sobremesa serve --host 0.0.0.0                  friends in the same house
  sobremesa serve --db postgresql:///sobremesa --workers 4 --proxy 127.0.0.1

\b
What it serves:
  /                          the client
  /t/<table>#<key>           a seat; without the key: watching
  /t/<table>/screen          the screen in the middle; /screen shows a code to hand it a table
  /api/schema/openapi.json   everything a program may ask
  /api/health                200 when all is well, 503 when the database does not answer
  /metrics                   numbers for Prometheus: for this machine only, or with a token
  /lab                       the workbench, for the same people, with --workbench

Logs are JSON, one object a line, on standard error. SIGTERM and Ctrl-C let requests finish, close
the sockets with code 1012 and stop. Nothing is lost by a crash or SIGKILL either, since a choice is
on disk before anybody sees it. When the rules of a game are updated, matches that are being played
go on from their last anchor.
"""


def _limit_options(command: Any) -> Any:
    """An option for each limit, named as the limit."""
    for field in reversed(msgspec.structs.fields(Limits)):
        command = click.option(
            "--" + field.name.replace("_", "-"),
            field.name,
            type=click.FloatRange(min=0.1) if field.type is float else click.IntRange(min=1),
            default=field.default,
            show_default=True,
            help=_LIMITS[field.name],
        )(command)
    return command


def _keep_options(command: Any) -> Any:
    """For how many days tables are kept, by how they stand."""
    for field in reversed(msgspec.structs.fields(Keep)):
        command = click.option(
            f"--keep-{field.name}",
            type=click.IntRange(min=0),
            default=field.default,
            show_default=True,
            metavar="DAYS",
            help=_KEPT[field.name] + " 0 keeps them for ever.",
        )(command)
    return command


_KEPT = {
    "unbegun": "How long a table is kept at which nobody sat down.",
    "abandoned": "How long a table is kept at which nobody has played.",
    "finished": "How long a table is kept whose match is over, with its record.",
}

_LIMITS = {
    "message_bytes": "Largest WebSocket message.",
    "body_bytes": "Largest HTTP body.",
    "frame_rate": "Frames a second on one socket, pings of the network too.",
    "frame_burst": "Frames at once on one socket.",
    "socket_rate": "Requests a second on one socket.",
    "socket_burst": "Requests at once on one socket.",
    "ping_rate": "Pings a second on one socket.",
    "ping_burst": "Pings at once on one socket.",
    "chat_rate": "Chat messages a second on one socket.",
    "chat_burst": "Chat messages at once on one socket.",
    "table_chat_rate": "Chat messages a second at one table.",
    "table_chat_burst": "Chat messages at once at one table.",
    "request_rate": "HTTP requests a second from one address.",
    "request_burst": "HTTP requests at once from one address.",
    "address_share": "Part of a worker's time for one address while others are there.",
    "table_share": "The same for one table, and as much for its spectators.",
    "crowd_share": "When several addresses use more of a worker's time, all but choices wait.",
    "share_burst": "Seconds of a worker's time that may be used at once.",
    "connections": "Open connections in all.",
    "connections_per_address": "Open connections of one address.",
    "connection_rate": "New connections a second from one address.",
    "tables_per_hour": "Tables that one address may open in an hour.",
    "open_tables": "Unfinished tables that one address may have.",
    "sockets_per_address": "Open sockets of one address.",
    "sockets_per_table": "Open sockets of one table.",
    "name_length": "Characters of a name or title.",
    "chat_length": "Characters of a chat message.",
    "contribution_length": "Characters of a player's part of the seed.",
    "header_seconds": "A request that is not complete after so long is refused.",
    "silence_seconds": "A socket that says nothing for so long is closed.",
    "hello_seconds": "A socket that does not introduce itself is closed.",
    "send_seconds": "A socket that does not read for so long is closed.",
    "absent_seconds": "How long an absent holder may answer before a seat is given away.",
    "whatif_steps": "Choices in one what-if.",
    "idle_tables": "Tables kept in memory although nobody looks at them.",
}


@click.command("serve", short_help="Serve tables to browsers.", epilog=_ABOUT)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 takes a free one and logs it.",
)
@database_option
@click.option(
    "--database-seconds",
    type=click.FloatRange(min=0.1),
    default=10.0,
    show_default=True,
    help="How long PostgreSQL may take to answer. When it hangs, players are told after so long, "
    "and what they chose is sent again.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes that serve; more than one needs PostgreSQL.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="ORIGIN",
    help="Another origin whose pages may connect, as https://play.example; may be repeated. "
    "Pages that this server sends may always.",
)
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="A name under which this server answers; may be repeated. [default: localhost when it "
    "listens there only and behind no proxy, else any]",
)
@click.option(
    "--proxy",
    "proxies",
    default="",
    metavar="ADDRESSES",
    help="Proxies whose X-Forwarded headers are believed, separated by commas.",
)
@click.option(
    "--client",
    metavar="FOLDER",
    type=click.Path(file_okay=False, exists=True),
    help="Another folder with the built client.",
)
@click.option(
    "--bot-processes",
    type=click.IntRange(1, 64),
    default=max(2, (os.cpu_count() or 2) - 1),
    show_default="one less than there are cores, at least two",
    help="Processes in which bots think, for each worker; one stays free for those that are quick.",
)
@click.option(
    "--bot-seconds",
    type=click.FloatRange(0.01, 600),
    default=5.0,
    show_default=True,
    help="How long a bot may think about one choice; only a master takes all of it.",
)
@click.option(
    "--bot-margin",
    type=click.FloatRange(0.1, 600),
    default=10.0,
    show_default=True,
    help="Seconds that a bot may take beyond that, before another choice is made for it.",
)
@click.option(
    "--bot-memory",
    type=click.IntRange(128),
    default=1024,
    show_default=True,
    metavar="MEGABYTES",
    help="Memory of one process in which bots think.",
)
@click.option(
    "--older",
    is_flag=True,
    help="Answer 421 for tables that are not here or cannot go on with these rules: the proxy then "
    "asks the server of an earlier version that has them.",
)
@click.option(
    "--compress/--no-compress",
    default=True,
    show_default=True,
    help="Compress WebSocket messages.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    help="How much is logged.",
)
@click.option(
    "--metrics-token",
    default="",
    metavar="TOKEN",
    envvar="SOBREMESA_METRICS_TOKEN",
    show_envvar=True,
    help="Whoever reads /metrics or uses the workbench must send `Authorization: Bearer TOKEN`. "
    "[default: none, and only this machine may, not through a proxy]",
)
@click.option(
    "--workbench",
    "bench_folder",
    default="",
    metavar="FOLDER",
    type=click.Path(file_okay=False),
    help="Let studies be started in the browser, at /lab, and keep them in that folder. It is for "
    "whoever may read /metrics. Needs sobremesa[lab].",
)
@click.option(
    "--workbench-workers",
    "bench_workers",
    type=click.IntRange(1, 64),
    default=spare_cores(),
    show_default="one less than there are cores, at least one",
    help="Processes that play a study, at a low priority.",
)
@click.option(
    "--workbench-games",
    "bench_games",
    type=click.IntRange(1),
    default=Bench().games,
    show_default=True,
    help="Games of one study, in all its missions and variants.",
)
@click.option(
    "--workbench-studies",
    "bench_studies",
    type=click.IntRange(1),
    default=Bench().studies,
    show_default=True,
    help="Studies that are kept.",
)
@click.option(
    "--call-seconds",
    type=click.FloatRange(min=0.05),
    default=20.0,
    show_default=True,
    help="How long a turn lasts before people are called who are away and asked for that.",
)
@click.option(
    "--push-contact",
    default="",
    metavar="ADDRESS",
    help="Whom those who carry calls to browsers may write to: mailto:... or https://... "
    "Apple's want one.",
)
@click.option(
    "--local-calls",
    is_flag=True,
    help="Let calls go to addresses of this machine and its network, and without encryption. "
    "Whoever opens a table can then make this server send something there.",
)
@click.option("--browser", is_flag=True, help="Open the browser when the server is ready.")
@_keep_options
@_limit_options
def command(browser: bool, client: str | None, **options: Any) -> None:
    """Serve tables to browsers: games, seats by link, bots, spectators, chat and replays."""
    limits = Limits(**{name: options.pop(name) for name in _LIMITS})
    keep = Keep(**{name: options.pop(f"keep_{name}") for name in _KEPT})
    bench = Bench(**{name: options.pop(f"bench_{name}") for name in Bench.__struct_fields__})
    config = Config(client=client or "", limits=limits, keep=keep, workbench=bench, **options)
    if config.workers > 1 and not config.several_workers:
        raise click.UsageError("expected --db postgresql://... for more than one worker")
    serve(config, browser=browser)


def play(lan: bool = False) -> None:
    """What `sobremesa` does by itself: serve this machine and open the browser.

    With `lan`, whoever is on the same network can come, and is told how.
    """
    host = "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104, that is what is wanted
    port = 8000 if _is_free(host, 8000) else 0
    name = socket.gethostname().lower()
    config = Config(
        database=default_database(),
        host=host,
        port=port,
        hosts=(name, f"{name}.local") if lan else (),
        nearby=lan,
        log_level="warning",
        workbench=default_bench(),
    )
    serve(config, browser=True)


def _is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
