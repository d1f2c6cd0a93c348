"""`sobremesa replay`: a recorded game, told move by move."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import click

from sobremesa.kernel import LANGUAGES, Match, Outcome, Text, Texts, Told
from sobremesa.kernel.record import (
    Header,
    Move,
    begin_again,
    game_of,
    play_move,
    read_record,
)
from sobremesa.kernel.scene import Line

from .arguments import read_file
from .output import option_words, seat_names, word

_WORDS = Texts(files(__package__) / "text")


@click.command("replay", short_help="Tell a recorded game, move by move.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="The language of the tale.",
)
@click.option("--upto", type=click.IntRange(0), metavar="N", help="Stop after choice N.")
def command(file: str, language: str, upto: int | None) -> None:
    """Tell the game in FILE: every choice, and what came of it, with the dice.

    The record is played again on the way, and a choice that the rules do not allow stops the tale.
    To prove the whole record, use `sobremesa verify`.
    """
    record = read_record(read_file(file))
    text = game_of(record).texts[language]
    match = begin_again(record)
    teller = _Teller(match, text, record.header)
    teller.opening()
    for number, move in enumerate(record.choices[:upto], 1):
        teller.choice(number, move)
    teller.ending()


class _Teller:
    """Plays a record and tells it."""

    def __init__(self, match: Match[Any], text: Text, header: Header) -> None:
        assert match.journal is not None
        self.match = match
        self.journal = match.journal
        self.text = text
        self.header = header
        self.say = _WORDS[text.language]
        self.players = seat_names(match.game, match.setup, text)

    def opening(self) -> None:
        """What is played, by whom, and what happened before the first choice."""
        header, text = self.header, self.text
        mission = header.setup.mission
        title = word(text, "game-title", header.game)
        click.echo(f"{title}: {word(text, f'mission-{mission}', mission)}")
        click.echo(
            self.say("played", game=f"{header.game} {header.version}", seed=str(header.seed))
        )
        for id, value in header.setup.settings.items():
            click.echo(f"{word(text, f'setting-{id}', id)}: {value}")
        for seat, role in enumerate(self.players):
            name = f" ({header.seats[seat].name})" if seat < len(header.seats) else ""
            click.echo(self.say("seat", seat=seat, role=role) + name)
        click.echo()
        self._lines(self.journal.lines, self.journal.opening_dice)

    def choice(self, number: int, move: Move) -> None:
        """A choice and what came of it."""
        words = option_words(self.match, move.seat, bytes(move.option), self.text)
        before = len(self.journal.lines)
        play_move(self.match, move, number)
        click.echo(f"{number:4}. {self.players[move.seat]}: {words}")
        self._lines(self.journal.lines[before:], self.journal.choices[-1].dice)

    def ending(self) -> None:
        """How it ended, or who is to choose."""
        click.echo()
        if self.match.outcome is not None:
            self._outcome(self.match.outcome)
            return
        for ask in self.match.asks():
            prompt = self.match.game.prompt(self.match.state, ask, ask.seat, self.text)
            click.echo(self.say("next", player=self.players[ask.seat], prompt=prompt.title))

    def _lines(self, told: Sequence[Told], dice: Sequence[int]) -> None:
        shown = False
        for each in told:
            line = self.match.game.line(each.event, self.text)
            if line is not None:
                shown = shown or bool(line.dice)
                click.echo(f"      {self._line(line)}{self._only(each)}")
        if dice and not shown:
            click.echo(f"      [{' '.join(map(str, dice))}]")

    def _line(self, line: Line) -> str:
        faces = f" [{' '.join(die.face for die in line.dice)}]" if line.dice else ""
        detail = f" ({line.detail})" if line.detail else ""
        return f"{line.text}{faces}{detail}"

    def _only(self, told: Told) -> str:
        if told.to is None:
            return ""
        return " " + self.say("only", players=self._listed(told.to))

    def _outcome(self, outcome: Outcome) -> None:
        result = word(self.text, f"result-{outcome.result}", outcome.result)
        click.echo(self.say("end", result=result))
        if outcome.winners:
            click.echo(self.say("won-by", players=self._listed(outcome.winners)))
        else:
            click.echo(self.say("won-by-nobody"))
        if outcome.rule:
            click.echo(self.say("by-rule", rule=outcome.rule))

    def _listed(self, seats: Sequence[int]) -> str:
        return ", ".join(self.players[seat] for seat in seats)
