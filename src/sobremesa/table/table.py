"""A table: what is kept of it, the match that follows from it, and what each viewer sees.

Whatever happens gives an `Entry`, which is to be written down before anybody hears of it. Where and
how it is kept, and how others hear, is none of the table's business.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence

import msgspec

from sobremesa.kernel import (
    Ask,
    NotOffered,
    Option,
    Setup,
    Sparing,
    find_game,
    seed_of,
)

from .changes import Along, Entry
from .counting import Viewer
from .entries import anchor_now, anchor_of, caused_at_start, caused_since
from .errors import Refused, refused
from .history import History
from .lending import Offered, offered, pointed_at
from .messages import Language, View
from .moving import elsewhere, has_moved
from .notices import notice, now
from .present import Present
from .rendering import Before, Renderings, awaited
from .restoring import begin, restore
from .result import result_row
from .rows import AnchorRow, ChatRow, EntryRow, Kind, SeatRow, Stored, TableRow
from .shown import Shown
from .standing_orders import StandingOrders
from .updates import rules_of, update_of

log = logging.getLogger(__name__)

_NO_ORDERS = "[]"


class Table:
    """One table with its match and its seats."""

    def __init__(self, stored: Stored) -> None:
        self.id = stored.game.id
        self.game = find_game(stored.game.rulebook)
        self.setup = msgspec.json.decode(stored.game.setup, type=Setup)
        self.uncertain = False
        """Whether the match may have gone further than what is written down."""
        self.renew(stored)

    def renew(self, stored: Stored) -> None:
        """Begin again with what is written down; refused where that is no longer here."""
        if has_moved(stored.entries):
            raise elsewhere()
        self.row: TableRow = stored.game
        self.seats: list[SeatRow] = stored.seats
        self._renderings = Renderings()
        self._offered: dict[tuple[int, Language], tuple[int, Offered | None]] = {}
        self.history: History | None = None
        if stored.entries:
            self.history = restore(self.game, self.setup, self.seed, stored.entries, stored.anchors)
            self._heed(self.history)
        self.uncertain = False

    def renew_seats(self, row: TableRow, seats: list[SeatRow]) -> None:
        """The table or its seats were changed."""
        self.row, self.seats = row, seats
        if self.history is not None:
            self._heed(self.history)

    # What it is

    @property
    def contributions(self) -> tuple[str, ...]:
        """What each seat gave to chance."""
        return tuple(seat.contribution for seat in self.seats)

    @property
    def seed(self) -> int:
        """Where the dice come from."""
        return seed_of(self.row.secret, self.contributions)

    @property
    def version(self) -> int:
        """How many entries are written down."""
        return 0 if self.history is None else self.history.version

    def version_for(self, viewer: Viewer) -> int:
        """The version of the table as a viewer counts it."""
        return 0 if self.history is None else self.history.counting.version(viewer, self.version)

    def asked_for(self, viewer: Viewer) -> int:
        """The number of the question that is open, as a viewer counts."""
        history = self.begun()
        return history.counting.version(viewer, history.asked)

    @property
    def chapter(self) -> int:
        """Which turn or phase it is, counted from the beginning."""
        return 0 if self.history is None else self.history.journal.chapter

    def playing(self) -> History:
        """The history of a match that is going on."""
        history = self.begun()
        if history.match.outcome is not None:
            raise Refused("not_now", "the match is over")
        return history

    def begun(self) -> History:
        """The history of a match that has begun."""
        if self.history is None:
            raise Refused("not_now", "the match has not begun: seats are free")
        return self.history

    def landed(self, seat: int, message: str | None) -> int | None:
        """The version that the same request has brought before, if it has."""
        if self.history is None or message is None:
            return None
        return self.history.landed.get((seat, message))

    def own_turn(self, seat: int) -> int:
        """The version from which on a choice of a seat is one of its own turn.

        A window that is open now is let go first.
        """
        history = self.begun()
        ask = history.match.ask_of(seat)
        return history.version + (1 if ask is not None and ask.window else 0)

    def seat(self, number: int) -> SeatRow:
        """A seat of the table."""
        if not 0 <= number < len(self.seats):
            raise refused("not_found", "seat", f"0 to {len(self.seats) - 1}", number)
        return self.seats[number]

    def persons(self) -> list[int]:
        """The seats that people have taken."""
        return [seat.seat for seat in self.seats if seat.taken and not seat.player]

    def everywhere(self) -> Present:
        """Who is there. A table by itself knows of nobody: whoever serves it does."""
        return Present()

    # What a seat sees

    def next_view(self, shown: Shown, seat: Viewer, language: Language) -> View | None:
        """The message that brings a viewer up to date; None when there is nothing to tell."""
        history = self.history
        if history is None or not shown.is_news(history, seat):
            return None
        return shown.next_view(history, self._renderings.get(history, seat, language))

    def offered(self, seat: int, language: Language) -> Offered | None:
        """What a screen may answer for a seat that lends it its taps; it takes a while to find."""
        history = self.history
        if history is None or self.seat(seat).player:
            return None
        version, found = self._offered.get((seat, language), (0, None))
        if version != history.version:
            own, public = (self._renderings.get(history, each, language) for each in (seat, None))
            found = offered(history.match, seat, own, public)
            self._offered[seat, language] = history.version, found
        return found

    def pointed_at(self, seat: int, on: Collection[str], language: Language) -> tuple[str, ...]:
        """What a seat points at, as far as everybody may know it."""
        if self.history is None:
            return ()
        public = self._renderings.get(self.history, None, language)
        return pointed_at(self.history.match, seat, on, public)

    # What happens

    def may_begin(self) -> bool:
        """Whether every person's seat is taken."""
        return all(seat.taken or seat.player for seat in self.seats)

    def start(self) -> Entry:
        """Begin the match."""
        match = begin(self.game, self.setup, self.row.secret, self.contributions)
        self.uncertain = True
        self.history = History(match)
        self._heed(self.history)
        row = self._entry("start")
        row.data = caused_at_start(match)
        begun = {"status": "playing", "moved_at": now(), "rules": self.game.version}
        begun["content"] = self.game.digest(self.setup)
        begun["going"] = rules_of(self.game, self.setup)
        started = [notice(self.id, "started")]
        return Entry(row, Along(game=begun, revision=self.row.revision, notices=started))

    def choose(
        self, seat: int, ask: int, pick: Callable[[Ask], Option], message: str | None = None
    ) -> Entry:
        """Answer a question for a seat. `ask` is its number as that seat counts."""
        history = self.playing()
        if ask != (asked := self.asked_for(seat)):
            raise refused("stale", "the question", asked, ask)
        return self._take(history, seat, pick, message)

    def _take(
        self, history: History, seat: int, pick: Callable[[Ask], Option], message: str | None
    ) -> Entry:
        match, journal = history.match, history.journal
        ask = match.ask_of(seat)
        if ask is None:
            asked = " and ".join(f"seat {each}" for each in awaited(match, history.bots))
            raise refused("not_offered", "a choice", f"one of {asked}", f"one of seat {seat}")
        option, question = pick(ask), match.question
        if self.seat(seat).orders != _NO_ORDERS:
            self._order(history, deciding=seat)
        first, lines = len(journal.choices), len(journal.lines)
        before = Before(history)
        self._make(history, seat, option)
        others = [each for each in self.seats if each.seat != seat]
        # Whoever has handed a seat to a bot looks on, and may take it back.
        held = [each.seat for each in others if each.taken]
        empty = [each.seat for each in others if not each.taken]
        hidden = self._renderings.hidden_from((*held, None), empty, history, before)
        history.took(seat, first, lines, hidden)
        row = self._entry("choice", seat, message)
        row.hidden = hidden
        row.data = caused_since(history, first)
        row.asked = history.asked if match.question is question else row.number + 1
        return Entry(row, self._along(history))

    def _make(self, history: History, seat: int, option: Option) -> None:
        """Make a choice in the match; what is refused changes nothing."""
        self.uncertain = True
        try:
            history.match.choose(seat, option)
        except NotOffered as error:
            self.uncertain = False
            raise Refused("not_offered", str(error)) from error
        except Exception as error:
            log.exception("a rule failed", extra={"table": self.id, "choice": str(option)})
            raise Refused("failed", f"a rule failed on {option}; nothing has changed") from error

    def _entry(self, kind: Kind, seat: int | None = None, message: str | None = None) -> EntryRow:
        history = self.begun()
        return EntryRow(
            game=self.id,
            number=history.version,
            kind=kind,
            seat=seat,
            message=message,
            asked=history.version + 1,
            awaited=msgspec.json.encode(awaited(history.match, history.bots)).decode(),
            steps=history.counting.step(None, len(history.steps)),
            at=now(),
        )

    def _along(self, history: History) -> Along:
        """What goes with a choice: a snapshot, and how the match has ended if it has."""
        anchor, outcome = anchor_of(self.id, history), history.match.outcome
        if outcome is None:
            return Along(anchor=anchor)
        result = msgspec.json.encode(outcome).decode()
        ended = {"status": "over", "result": result, "moved_at": now(), "opener": "", "plans": ""}
        kept = result_row(self.game, self.row, self.seats, outcome, len(history.steps), now())
        return Along(anchor=anchor, game=ended, result=kept)

    def update(self) -> Entry | None:
        """The match goes on with other rules than it was last played with, if it does."""
        history, update = self.history, update_of(self.row, self.game, self.setup)
        if history is None or update is None:
            return None
        self.uncertain = True
        history.updated(update)
        row = self._entry("update")
        row.asked = history.asked
        row.data = msgspec.json.encode(update).decode()
        told = [notice(self.id, "updated", name=f"{update.before} → {update.now}")]
        going = {"going": rules_of(self.game, self.setup)}
        return Entry(row, Along(game=going, revision=self.row.revision, notices=told))

    def take_back(
        self, seat: int, step: int, message: str | None, notices: Sequence[ChatRow]
    ) -> Entry:
        """Go back to a step."""
        history = self.playing()
        forget = history.steps[step].first
        self.uncertain = True
        history.go_back(step)
        self._heed(history)
        row = self._entry("undo", seat, message)
        row.back_to = step
        game = {"undo": ""} if self.row.undo else {}
        return Entry(row, Along(forget=forget, game=game, notices=notices))

    def written(self, entry: Entry) -> None:
        """It is written down, and the match stands after it."""
        self.begun().written(entry.row)
        self.uncertain = False

    def draw_ahead(self, entry: Entry) -> None:
        """Draw what everybody is shown when the entry is written down."""
        self._renderings.draw_ahead(self.begun(), entry.row.hidden)

    def moved(self) -> None:
        """From now on everybody may see how the match stands."""
        self._renderings.moved()

    def follow(self, rows: Sequence[EntryRow]) -> None:
        """Do what was written down elsewhere."""
        history = self.begun()
        self.uncertain = True
        for row in rows:
            history.follow(row)
        self._heed(history)
        self.uncertain = False

    def anchor(self) -> AnchorRow | None:
        """A snapshot that later rules can go on from, if this is where one can be taken."""
        if self.history is None or self.uncertain:
            return None
        return anchor_now(self.id, self.history)

    def _heed(self, history: History) -> None:
        """Give the match the standing orders of its seats, and the history who has them."""
        bots = frozenset(seat.seat for seat in self.seats if seat.player)
        if history.bots != bots:
            history.bots, self._renderings = bots, Renderings()
        history.lessons = self.row.lessons
        history.since = {seat.seat: seat.since for seat in self.seats if seat.since}
        history.match.alone = len(self.seats) - len(bots) < 2
        self._order(history)

    def _order(self, history: History, deciding: int | None = None) -> None:
        """Give a match the standing orders; what was let be in it stays so.

        Whoever decides has come to their own turn, unless they only let go what was open before.
        """
        match = history.match
        orders = {seat.seat: StandingOrders.read(seat.orders) for seat in self.seats}
        waved = {
            seat: each.waved(history.version if seat == deciding else history.acted(seat))
            for seat, each in orders.items()
        }
        match.orders = {seat: windows for seat, windows in waved.items() if windows}
        match.chapter_orders = {
            seat: each.chapter_orders for seat, each in orders.items() if each.chapter_orders
        }
        insisted = {seat: each.always for seat, each in orders.items() if each.always}
        let_be = set() if match.sparing is None else match.sparing.let_be
        match.sparing = Sparing(self.row.ties, insisted, let_be)
