"""A match as JSON: the last anchor, and what was answered since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .ask import Answer, Option
from .dice import RememberedDice
from .errors import BadRecord
from .game import Game
from .missions import Setup
from .state import State, decode_state, encode_state

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State[Any])


class Saved(msgspec.Struct, kw_only=True):
    """A match as it is written down."""

    game: str
    version: str
    setup: Setup
    base: msgspec.Raw
    trail: list[msgspec.Raw]
    pending: dict[str, msgspec.Raw]
    orders: dict[str, list[str]]
    fallen: list[tuple[int, int]] = []
    """The dice that fall once more after the base, in a copy for thinking."""


@dataclass(frozen=True, slots=True)
class Read(Generic[S]):
    """A saved match as it was read: where it stands is found by giving the answers again."""

    setup: Setup
    state: S
    answers: list[Answer]
    pending: dict[int, Option]
    orders: dict[int, set[str]]

    def must_have_gone_on(self, game: Game[S], given: int) -> None:
        """Refuse a match of which not all answers were offered."""
        if given < len(self.answers):
            raise BadRecord(
                f"{game.id}: the saved match cannot be read: expected answer {given + 1} to be "
                f"offered, got {self.answers[given]}"
            )


def write_match(match: Match[S]) -> bytes:
    """The match as JSON."""
    base = match.state if match.outcome is not None else match.base
    saved = Saved(
        game=match.game.id,
        version=match.game.version,
        setup=match.setup,
        base=msgspec.Raw(encode_state(base)),
        trail=[msgspec.Raw(msgspec.json.encode(answer)) for answer in match.trail],
        pending={
            str(seat): msgspec.Raw(msgspec.json.encode(option))
            for seat, option in match.pending.items()
        },
        orders={str(seat): sorted(windows) for seat, windows in match.orders.items()},
        fallen=base.dice.to_come,
    )
    return msgspec.json.encode(saved)


def read_match(game: Game[S], data: bytes) -> Read[S]:
    """What `write_match` wrote; refuses what is no match of this game in this version."""
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"expected a saved match, got something else: {error}") from error
    if (saved.game, saved.version) != (game.id, game.version):
        raise BadRecord(
            f"expected a match of {game.id} {game.version}, got {saved.game} {saved.version}"
        )
    try:
        state = decode_state(saved.base, game.state_type, game.book(saved.setup))
        answers = [_read_answer(game, raw) for raw in saved.trail]
        pending = {int(seat): game.option_decoder.decode(x) for seat, x in saved.pending.items()}
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRecord(f"{game.id}: the saved match cannot be read: {error}") from error
    if saved.fallen:
        state.dice = RememberedDice(state.dice.seed, saved.fallen)
    orders = {int(seat): set(windows) for seat, windows in saved.orders.items()}
    return Read(saved.setup, state, answers, pending, orders)


def _read_answer(game: Game[Any], raw: msgspec.Raw) -> Answer:
    if bytes(raw).lstrip().startswith(b"{"):
        answers = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
        return {int(seat): game.option_decoder.decode(option) for seat, option in answers.items()}
    return game.option_decoder.decode(raw)
