"""The page on balance: what each level reaches in each mission, with intervals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sobremesa.bots.registry import LEVELS, RANDOM, STEADY
from sobremesa.kernel import Game, Value, find_game

from .balance import SEED, Band, Book, Series, share
from .intervals import wilson

_HEAD = """# How the bots fare

Made by `make balance`, which is

    sobremesa balance --agenda docs/balance.toml --book docs/balance.json --page docs/balance.md

[balance.toml](balance.toml) says what is measured, [balance.json](balance.json) what came of it.
Each cell is a share of games won, its 95 % interval and the number of games, all from seed {seed}.
Levels play the same games: game 17 of one has the dice of game 17 of another.
Players choose heroes, characters and armies as their level does; where it says 'any party', chance
has chosen them, so that the mission is measured: it says how often it should be won, and a second
table tells who is good to have.
"""


def page(book: Book, bands: Sequence[Band] = ()) -> str:
    """The page in Markdown."""
    games = dict.fromkeys(series.game for series in book.series)
    return "\n".join(
        [_HEAD.format(seed=SEED), *("\n".join(_game(find_game(id), book, bands)) for id in games)]
    )


def _game(game: Game[Any], book: Book, bands: Sequence[Band]) -> Iterator[str]:
    text = game.texts["en"]
    yield f"## {text('game-title')}\n"
    for mission in game.missions.values():
        found = [each for each in book.series if (each.game, each.mission) == (game.id, mission.id)]
        for any_party, settings in sorted({_how(each) for each in found}):
            here = [each for each in found if _how(each) == (any_party, settings)]
            party, option = (", any party", " --any-party") if any_party else ("", "")
            title = text(f"mission-{mission.id}")
            yield f"**{title}**{party} (`{mission.id}{settings}{option}`)\n"
            yield from _rows(game, here)
            yield ""
            if any_party:
                yield from _verdicts(game, here, bands)
                yield from _parts(game, here)
                yield ""


def _how(series: Series) -> tuple[bool, str]:
    """In what way a mission is played."""
    return series.any_party, _told(series.settings)


def _told(settings: Mapping[str, Value]) -> str:
    """What is set otherwise than usual, as it is said to the command."""
    return "".join(f" --set {id}={value}" for id, value in sorted(settings.items()))


def _verdicts(game: Game[Any], found: list[Series], bands: Sequence[Band]) -> Iterator[str]:
    """Whether a mission is won as often as it should be."""
    for series in _by_level(found):
        for band in bands:
            if (band.game, band.settings) != (series.game, series.settings):
                continue
            if series.mission in band.missions and set(series.players) == {band.level}:
                yield f"{_meant(game, series, band)}: {_verdict(series, band)}.\n"


def _meant(game: Game[Any], series: Series, band: Band) -> str:
    low, high = band.won
    sides = set(game.sides(_setup(game, series)))
    roles = game.roles(_setup(game, series))
    who = f" the {game.texts['en'](f'role-{roles[band.seat].id}')}" if len(sides) > 1 else ""
    return f"Meant to be won by{who or ' players'} of level {band.level} in {low:.0%} to {high:.0%}"


def _verdict(series: Series, band: Band) -> str:
    """What can be said after so many games."""
    least, most = wilson(series.wins(band.seat), len(series.games))
    low, high = band.won
    if low <= least and most <= high:
        return "it is"
    return "it is not" if most < low or high < least else "as far as these games can tell"


def _parts(game: Game[Any], found: list[Series]) -> Iterator[str]:
    """For all who may be chosen, how games went with them and without."""
    yield "| who | level | won with | won without |"
    yield "|---|---|---|---|"
    sides = game.sides(_setup(game, found[0]))
    for seat in [sides.index(side) for side in sorted(set(sides))]:
        for series in _by_level(found):
            here = [set(parties[seat].split()) for parties in series.parties]
            games = list(zip(here, series.games, strict=True))
            rows = []
            for part in sorted(set().union(*here)):
                there = [seat in won for party, won in games if part in party]
                away = [seat in won for party, won in games if part not in party]
                told = f"{share(sum(there), len(there))} | {share(sum(away), len(away))}"
                rows.append((-sum(there) / len(there), part, told))
            for _, part, told in sorted(rows):
                yield f"| `{part}` | {series.players[seat]} | {told} |"


def _rows(game: Game[Any], found: list[Series]) -> Iterator[str]:
    roles = [game.texts["en"](f"role-{role.id}") for role in game.roles(_setup(game, found[0]))]
    sides = game.sides(_setup(game, found[0]))
    if len(set(sides)) == 1:
        yield "| level | won | losses beside steady |"
        yield "|---|---|---|"
        for series in _by_level(found):
            won = share(series.wins(0), len(series.games))
            yield f"| {series.players[0]} | {won} | {_beside(series, found)} |"
        return
    yield "| " + " | ".join(roles) + " | " + " | ".join(f"{role} won" for role in roles) + " |"
    yield "|---" * (2 * len(roles)) + "|"
    for series in _by_level(found):
        shares = [share(series.wins(seat), len(series.games)) for seat in range(len(roles))]
        yield "| " + " | ".join([*series.players, *shares]) + " |"


def _setup(game: Game[Any], series: Series) -> Any:
    return game.prepare(series.mission, len(series.players), series.settings)


def _by_level(found: list[Series]) -> list[Series]:
    order = {level: place for place, level in enumerate((RANDOM, *LEVELS))}
    return sorted(found, key=lambda each: [order.get(player, 9) for player in each.players])


def _beside(series: Series, found: list[Series]) -> str:
    """The losses in the games that the steady players have played too, and theirs."""
    steady = next((each for each in found if set(each.players) == {STEADY}), None)
    if steady is None or steady is series:
        return ""
    both = list(zip(series.games, steady.games, strict=False))
    lost, theirs = (sum(not each[place] for each in both) for place in (0, 1))
    return f"{lost} for {theirs} in {len(both)}"
