"""`sobremesa review`: where a game turned, and what was choice and what was luck."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from math import ceil, floor

import click
import msgspec

from sobremesa.bots.review import LEAST, PLAYOUTS, Look, Off, Review, looks_at, summed_up
from sobremesa.kernel import LANGUAGES, Text, Texts
from sobremesa.kernel.record import Record, game_of, read_record, replay
from sobremesa.lab.workers import in_chunks

from .arguments import as_json, read_file
from .output import option_words, print_json, print_table, progress, seat_names
from .simulate import cores

_WORDS = Texts(files(__package__) / "text")
_COLUMNS = ("seat", "choices", "way", "own", "others", "luck")
_EXAMPLE = 60
"""Of what is said, in percent, what it is explained by how far that can be trusted."""


@click.command("review", short_help="Say where a recorded game turned, and why.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="The language of the review.",
)
@click.option(
    "--playouts",
    type=click.IntRange(4),
    default=PLAYOUTS,
    show_default=True,
    help="How much is tried out for each choice.",
)
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes; one per core if not told."
)
@as_json
def command(file: str, language: str, playouts: int, workers: int | None, as_json: bool) -> None:
    """Look at every choice of the game in FILE again: what else could have been done, how the
    chances stood, and what came from the dice alone.
    """
    record = read_record(read_file(file))
    found = reviewed(record, playouts, workers or cores())
    if as_json:
        print_json(found)
    else:
        _show(record, found, language)


def reviewed(record: Record, playouts: int, workers: int) -> Review:
    """The review of a record, on several workers."""
    data = msgspec.json.encode(record)
    looks: list[Look] = []
    with progress(len(record.choices), "reviewing") as advance:
        work = partial(_looks, data, playouts)
        for some in in_chunks(work, range(len(record.choices)), workers, record.header.game):
            looks += some
            advance(len(some))
    return summed_up(record, looks, playouts)


def _looks(data: bytes, playouts: int, numbers: range) -> list[Look]:
    return list(looks_at(msgspec.json.decode(data, type=Record), numbers, playouts))


def _show(record: Record, found: Review, language: str) -> None:
    game, say = game_of(record), _WORDS[language]
    text = game.texts[language]
    players = seat_names(game, record.header.setup, text)
    heading = tuple(say(f"review-{each}") for each in _COLUMNS)
    parts = [
        (
            players[part.seat],
            str(part.choices),
            say("review-from-to", began=f"{part.began:.0%}"[:-1], ended=f"{part.ended:.0%}"[:-1]),
            _points(part.own, part.own_doubt),
            _points(part.others, part.others_doubt),
            _points(part.luck, part.luck_doubt),
        )
        for part in found.parts
    ]
    print_table([heading, *parts])
    click.echo()
    click.echo(say("review-turns"))
    for place in found.turns:
        look = found.looks[place]
        click.echo(f"{look.number + 1:5}. {players[look.seat]}: {_chance(look)}")
        for line in _told(record, look, say, text):
            click.echo(f"       {line}")
    click.echo()
    click.echo(say("review-points"))
    click.echo(say("review-tried", playouts=found.playouts))
    if found.off is not None:
        click.echo(_trust(found.off, say))


def _trust(off: Off, say: Text) -> str:
    """How far the chances can be trusted, by an example."""
    low, high = floor(_EXAMPLE - 100 * off.most), ceil(_EXAMPLE + 100 * off.most)
    return say("review-off", said=_EXAMPLE, low=low, high=high, points=_rounded(off.mean))


def _chance(look: Look) -> str:
    return f"{look.before[look.seat]:.0%} > {look.after[look.seat]:.0%}"


def _points(chance: float, doubt: float) -> str:
    return f"{100 * chance:+.1f} ± {100 * doubt:.1f}"


def _rounded(chance: float) -> float:
    """Points, as words hold them."""
    return round(100 * chance, 1)


def _told(record: Record, look: Look, say: Text, text: Text) -> list[str]:
    """What was chosen, what would have been better, and what the dice did."""
    match = replay(record, look.number)
    chosen = bytes(record.choices[look.number].option)
    lines = [say("review-chosen", choice=option_words(match, look.seat, chosen, text))]
    if look.better:
        choice = option_words(match, look.seat, look.better.encode(), text)
        gain = {"points": _rounded(look.lost), "doubt": _rounded(look.doubt)}
        lines.append(say("review-better", choice=choice, **gain))
    luck, doubt = look.luck[look.seat], look.luck_doubt[look.seat]
    if abs(luck) >= LEAST:
        which = "review-luck-good" if luck > 0 else "review-luck-bad"
        lines.append(say(which, points=_rounded(abs(luck)), doubt=_rounded(doubt)))
    return lines
