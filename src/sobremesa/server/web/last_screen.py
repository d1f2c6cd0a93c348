"""When a match is over: the luck of each, how others fared, and how its campaign stands."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from sobremesa.kernel import Game, Outcome, Setup, SobremesaError, Value, find_game
from sobremesa.kernel.luck import HitLuck, Luck, hits_of, luck_of
from sobremesa.kernel.record import read_record, replay, verify
from sobremesa.kernel.scene import Standing
from sobremesa.server.limits.accounts import in_thread
from sobremesa.server.store import results
from sobremesa.server.store.results import Counted, Finished
from sobremesa.server.store.store import Store
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.info import result_info, role_info, words
from sobremesa.table.messages import Language, ResultInfo, RoleInfo, Words
from sobremesa.table.reading import read_or
from sobremesa.table.records import record_of
from sobremesa.table.rows import TableRow

_LATEST = 100
_LATEST_OF_A_KIND = 5
_LONGEST_CAMPAIGN = 50
_REMEMBERED = 200


class PlayerName(msgspec.Struct, frozen=True):
    """Who played what. `player` is empty for a person, else the id of a bot."""

    name: str
    player: str
    role: RoleInfo


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match: what came of it, who played, when it ended and how long it took."""

    table: str
    mission: str
    title: Words
    result: ResultInfo
    seats: tuple[PlayerName, ...]
    steps: int
    seconds: int
    at: int


class Ended(msgspec.Struct, frozen=True):
    """How often matches ended so."""

    id: str
    name: Words
    games: int


class PastResults(msgspec.Struct, frozen=True, kw_only=True):
    """How the matches of a mission ended, with these seats and these unusual settings.

    `sides` says which side each seat is on, `wins` counts the victories of each seat, and `latest`
    are those matches that the reader may know of.
    """

    mission: str
    seats: int
    settings: dict[str, Value]
    sides: tuple[int, ...]
    games: int
    wins: tuple[int, ...]
    outcomes: tuple[Ended, ...]
    latest: tuple[Played, ...]


class SeatLuck(msgspec.Struct, frozen=True, kw_only=True):
    """The dice of one kind that a seat rolled, or that were rolled for nobody at the table."""

    seat: int | None
    sides: int
    faces: tuple[int, ...]
    rolls: int
    actual: int
    expected: float
    chance: float


class SeatHits(msgspec.Struct, frozen=True, kw_only=True):
    """What the dice of a seat gave in hits, or those that were rolled for nobody at the table."""

    seat: int | None
    dice: int
    actual: int
    expected: float
    chance: float


class LuckReport(msgspec.Struct, frozen=True, kw_only=True):
    """Every die of the match, and whether all of them follow from the seed that was committed to.

    `problem` says why not, where that is so.
    """

    proved: bool
    problem: str
    dice: tuple[SeatLuck, ...]
    hits: tuple[SeatHits, ...]


class CampaignMatch(msgspec.Struct, frozen=True):
    """A match of a campaign; the id of its table only where anybody may watch it."""

    mission: str
    title: Words
    result: ResultInfo
    table: str


class NextMission(msgspec.Struct, frozen=True):
    """A mission that may follow."""

    mission: str
    title: Words


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """The matches of a campaign up to this one, how it stands, and what may follow."""

    played: tuple[CampaignMatch, ...]
    standing: Standing | None
    next: tuple[NextMission, ...]


class Afterwards(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to say when a match is over."""

    luck: LuckReport
    results: PastResults | None
    campaign: Campaign | None


async def afterwards(store: Store, table: LiveTable, language: Language) -> Afterwards:
    """Everything that the last screen tells."""
    async with table.held():
        record = record_of(table)
    return Afterwards(
        luck=await _luck(table, record),
        results=await _same_challenge(store, table),
        campaign=await _campaign(store, table, language),
    )


# Luck

_reports: dict[str, asyncio.Task[LuckReport]] = {}
"""The reports made lately, and those that are being made: a finished match does not change, and
playing it again takes time."""


async def _luck(table: LiveTable, record: bytes) -> LuckReport:
    making = _reports.get(table.id)
    if making is None:
        owners = [role.owner for role in table.game.roles(table.setup)]
        making = asyncio.create_task(in_thread(luck_report, record, owners))
        while len(_reports) >= _REMEMBERED:
            _reports.pop(next(iter(_reports)))
        _reports[table.id] = making
        making.add_done_callback(lambda done: _keep(done, table.id))
    return await asyncio.shield(making)  # others may wait for it as well


def _keep(done: asyncio.Task[LuckReport], table: str) -> None:
    """Whoever got no report may ask again."""
    if done.cancelled() or done.exception() is not None:
        _reports.pop(table, None)


def luck_report(record: bytes, owners: Sequence[str]) -> LuckReport:
    """Play a recorded match again, and say how the dice fell for each seat."""
    problems = verify(record)
    try:
        match = replay(read_record(record))
        dice = [_seat_luck(each, owners) for each in luck_of(match)]
        hits = [_seat_hits(each, owners) for each in hits_of(match)]
    except SobremesaError as error:
        return LuckReport(proved=False, problem=str(error), dice=(), hits=())
    return LuckReport(
        proved=not problems,
        problem=problems[0] if problems else "",
        dice=tuple(sorted(dice, key=lambda each: (each.seat is None, each.seat, each.sides))),
        hits=tuple(sorted(hits, key=lambda each: (each.seat is None, each.seat))),
    )


def _seat_of(owner: str, owners: Sequence[str]) -> int | None:
    return owners.index(owner) if owner in owners else None


def _seat_hits(luck: HitLuck, owners: Sequence[str]) -> SeatHits:
    return SeatHits(
        seat=_seat_of(luck.owner, owners),
        dice=luck.dice,
        actual=luck.actual,
        expected=luck.expected,
        chance=luck.chance,
    )


def _seat_luck(luck: Luck, owners: Sequence[str]) -> SeatLuck:
    return SeatLuck(
        seat=_seat_of(luck.owner, owners),
        sides=luck.sides,
        faces=luck.faces,
        rolls=luck.rolls,
        actual=luck.actual,
        expected=luck.expected,
        chance=luck.chance,
    )


# Past results


async def past_results_of(
    store: Store, rulebook: str, mine: Sequence[str], mission: str = ""
) -> list[PastResults]:
    """How the matches of a game ended, by mission, seats and settings."""
    game = find_game(rulebook)
    latest = await results.latest(store, rulebook, mine, _LATEST, mission)
    counted = await results.counted(store, rulebook, mission)
    groups = groupby(counted, key=lambda each: (each.mission, each.seats, each.settings))
    return [
        _group(game, list(same), latest)
        for (played, _, _), same in groups
        if played in game.missions
    ]


def _group(game: Game[Any], counted: Sequence[Counted], latest: Sequence[Finished]) -> PastResults:
    mission, seats, settings = counted[0].mission, counted[0].seats, counted[0].settings
    wins = [0] * seats
    ways: dict[str, int] = {}
    for each in counted:
        ways[each.result] = ways.get(each.result, 0) + each.games
        for seat in read_or(each.winners, list[int], []):
            wins[seat] += each.games
    same = [
        each
        for each in latest
        if (each.row.mission, each.row.seats, each.row.settings) == (mission, seats, settings)
    ]
    return PastResults(
        mission=mission,
        seats=seats,
        settings=read_or(settings, dict[str, Value], {}),
        sides=game.sides(game.prepare(mission, seats)),
        games=sum(each.games for each in counted),
        wins=tuple(wins),
        outcomes=tuple(
            Ended(id, words(game, f"result-{id}", id), games)
            for id, games in sorted(ways.items(), key=lambda way: -way[1])
        ),
        latest=tuple(_played(game, each) for each in same[:_LATEST_OF_A_KIND]),
    )


def _played(game: Game[Any], finished: Finished) -> Played:
    row = finished.row
    roles = game.roles(game.prepare(row.mission, row.seats))
    winners = read_or(row.winners, tuple[int, ...], ())
    return Played(
        table=row.game,
        mission=row.mission,
        title=words(game, f"mission-{row.mission}", row.mission),
        result=result_info(game, Outcome(result=row.result, winners=winners)),
        seats=tuple(
            PlayerName(seat.name, seat.player, role_info(game, role.id, role.owner))
            for seat, role in zip(finished.seats, roles, strict=True)
        ),
        steps=row.steps,
        seconds=row.seconds,
        at=row.at,
    )


async def _same_challenge(store: Store, table: LiveTable) -> PastResults | None:
    """How the matches ended that were like this one; None if nobody but bots sat at it."""
    setup = table.setup
    challenge = table.game.missions[setup.mission].challenge(setup.settings)
    found = await past_results_of(store, table.game.id, [table.id], setup.mission)
    return next(
        (each for each in found if (each.seats, each.settings) == (setup.seats, challenge)), None
    )


# The campaign


async def _campaign(store: Store, table: LiveTable, language: Language) -> Campaign | None:
    """How the campaign stands, if the match was part of one."""
    game, outcome = table.game, table.begun().match.outcome
    assert outcome is not None
    chain = await _chain(store, table.row)
    next = game.following(table.setup, outcome)
    standing = game.standing(table.setup, outcome, game.texts[language])
    if len(chain) == 1 and not next and standing is None:
        return None
    return Campaign(
        played=tuple(filter(None, (_match(game, row, row.id == table.id) for row in chain))),
        standing=standing,
        next=tuple(NextMission(id, words(game, f"mission-{id}", id)) for id in next),
    )


def _match(game: Game[Any], row: TableRow, here: bool) -> CampaignMatch | None:
    """A match of the campaign; None where its table can no longer be read."""
    setup, outcome = read_or(row.setup, Setup, None), read_or(row.result, Outcome, None)
    if setup is None or outcome is None:
        return None
    mission = setup.mission
    return CampaignMatch(
        mission=mission,
        title=words(game, f"mission-{mission}", mission),
        result=result_info(game, outcome),
        table=row.id if here or row.listed else "",
    )


async def _chain(store: Store, row: TableRow) -> list[TableRow]:
    """The tables of a campaign up to this one, the first one first."""
    chain = [row]
    while chain[0].continues and len(chain) < _LONGEST_CAMPAIGN:
        found = await store.meta(chain[0].continues)
        if found is None:
            break
        chain.insert(0, found[0])
    return chain
