"""The state of a show: hunters, enemies, terrain, decks, loot and the agenda of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sobremesa.games.torgue.agenda import Doing, Lot, Muster, Onslaught, Payment
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.book import COMPANION, Book, Foe
from sobremesa.games.torgue.content.schema import ROOM, ScenarioData
from sobremesa.games.torgue.content.sheets import Sheet
from sobremesa.kernel import Dice, Outcome, State, others

from .pieces import (
    CLOSING_TYRES,
    NOBODY,
    NOWHERE,
    Companion,
    Effects,
    Enemy,
    Hunter,
    Stage,
)


@dataclass(slots=True)
class Show(State[Book]):
    """Everything that a match knows."""

    dice: Dice
    outcome: Outcome | None = None
    stage: Stage = Stage.PICK
    arena: str = ""
    wanted: str = ""
    """The Wanted card being played; empty in a scenario."""
    seats: int = 1
    round: int = 0
    level: int = 0
    gained: int = 0
    """Levels gained in this match."""
    hunters: list[Hunter] = field(default_factory=list)
    companions: dict[int, Companion] = field(default_factory=dict)
    enemies: dict[int, Enemy] = field(default_factory=dict)
    serial: int = 10
    crowd: list[int] = field(default_factory=list)
    """Spaces taken by miniatures in each zone; a large one takes three."""
    hunters_in: list[int] = field(default_factory=list)
    enemies_in: list[int] = field(default_factory=list)
    hunter_zones: int = 0
    enemy_zones: int = 0
    no_small: int = 0
    """Zones that a small miniature may not enter."""
    no_large: int = 0
    tyres: list[int] = field(default_factory=list)
    walls: int = 0
    """Zones closed by three Tyres."""
    barrels: dict[int, tuple[str, ...]] = field(default_factory=dict)
    spare_barrels: list[str] = field(default_factory=list)
    chests: dict[int, tuple[str, str]] = field(default_factory=dict)
    """Closed chests and mailboxes: the sort and the hidden content."""
    spare_chests: dict[str, tuple[str, ...]] = field(default_factory=dict)
    machines: dict[int, str] = field(default_factory=dict)
    used_machines: list[str] = field(default_factory=list)
    vomit: dict[int, int] = field(default_factory=dict)
    floor: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Loot tokens that lie in zones, by their sorts."""
    bag: list[int] = field(default_factory=list)
    """How many tokens of each sort are in the loot bag."""
    discard: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    """Level-Up and Wanted tokens that were drawn; they wait for the next scenario."""
    legendary: int = 0
    """Legendary tokens that can still drop."""
    pool: int = 0
    """Money tokens of the common pool."""
    decks: dict[str, list[str]] = field(default_factory=dict)
    laid_under: dict[str, int] = field(default_factory=dict)
    """How many cards at the bottom of a deck were laid there for all to see."""
    gone: list[str] = field(default_factory=list)
    """Start gear that was discarded: it is out of the campaign."""
    events: list[str] = field(default_factory=list)
    """The event deck, in no order that matters: it is mixed when one is drawn."""
    under: list[str] = field(default_factory=list)
    """Events put under the deck without shuffling, the next one last."""
    event_discard: list[str] = field(default_factory=list)
    announcements: list[str] = field(default_factory=list)
    """The twelve cards of the Announcement deck."""
    queue: list[str] = field(default_factory=list)
    spent: int = 0
    """How many cards of the queue are face down."""
    fired: int = 0
    """How many rounds of You're Fired! there were."""
    spotlight: int = 0
    slaughter: bool = False
    active: int = NOBODY
    """The hunter in its activation."""
    begun: bool = False
    acted: bool = False
    gathers: int = 0
    """Bits: the hunter (1) and its companion (2) may Gather now."""
    start_effects: tuple[str, ...] = ()
    orders: list[str] = field(default_factory=list)
    """Orders still to come in this enemies' turn."""
    order: str = ""
    """The order that is being carried out."""
    obeying: list[int] = field(default_factory=list)
    """The enemies that have yet to obey it."""
    in_order: bool = False
    """The group lets the rest obey this order as they stand."""
    away: bool = False
    """The group lets the enemies of this order keep as far from the hunters as they may."""
    fixed_fight: int = 0
    thick_skins: int = 0
    haste: int = 0
    gouging: bool = False
    smoke: bool = False
    kills: int = 0
    delivered: int = 0
    objectives: dict[int, int] = field(default_factory=dict)
    """Crates, terminals (1 off, 2 on) and pillars (1 whole, 2 with a bomb) by zone."""
    switched: int = 0
    destroyed: int = 0
    box: bool = False
    """The secret box was read."""
    quarry: bool = False
    """The Unique of a Wanted mission fell, or Nine Fingers after box 3 was read."""
    bounty: bool = False
    """The Wanted token was drawn: a mission may be played."""
    wanted_used: list[str] = field(default_factory=list)
    stash: int = 0
    """Money of the pool that waits for the shop during a Wanted mission."""
    stashed: dict[int, int] = field(default_factory=dict)
    """Money tokens of each hunter, put aside for the same time."""
    result: Outcome | None = None
    """How the scenario ended, while the Interlude goes on."""
    extra_money: int = 0
    retries: int = 0
    never_fired: bool = False
    """You are fired! was not carried out in the scenario."""
    card_left: bool = False
    """A ranked Announcement was still face up at its end."""
    offer: list[str] = field(default_factory=list)
    """Cards for sale."""
    sold: list[str] = field(default_factory=list)
    """Cards resold in this shop; they are shuffled in when it closes."""
    buyer: int = 0
    passes: int = 0
    paid: int = 0
    buying: str = ""
    counter: list[Payment] = field(default_factory=list)
    """What lies on the counter for the card that is being bought."""
    doing: Doing | None = None
    """The action of the active hunter that is on its way."""
    windows: list[tuple[int, ...]] = field(default_factory=list)
    """The hunters hurt by attacks to which nobody has reacted yet, attack by attack."""
    chances: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Who may still react to the attack before those, and who would perform it."""
    reacting: Doing | None = None
    """The Reaction that is on its way."""
    obeyer: int = NOBODY
    """The enemy that is obeying the order."""
    step_at: int = 0
    """Steps of its special actions that it has begun."""
    onslaught: Onslaught | None = None
    """The attack that is on its way."""
    lots: list[Lot] = field(default_factory=list)
    """What a Spawn order has yet to place."""
    rushes: list[Muster] = field(default_factory=list)
    """Enemies whose miniatures ran out, and what they do about it."""
    rushed: list[str] = field(default_factory=list)
    """The miniatures that ran out in this Spawn order."""
    returning: int = NOBODY
    """The hunter that is being brought back."""
    after_shields: list[tuple[str, int, int]] = field(default_factory=list)
    """What shields do once the attack that spent them is over."""
    prize: list[str] = field(default_factory=list)
    """Cards of which the group keeps one."""

    # Looking things up

    @property
    def place(self) -> Arena:
        """The map that is played on."""
        return self.book.arenas[self.arena]

    @property
    def scenario(self) -> ScenarioData | None:
        """The scenario being played; none in a Wanted mission."""
        return None if self.wanted else self.book.scenario

    def goal(self) -> str:
        """What the scenario is about."""
        scenario = self.scenario
        return "" if scenario is None else scenario.goal

    def foe(self, enemy: Enemy) -> Foe:
        """The card of an enemy."""
        return self.book.foes[enemy.kind]

    def sheet(self, hunter: Hunter) -> Sheet:
        """What a hunter can do by its card, skills and gear."""
        gear, skills = hunter.gear, (hunter.kind, hunter.tree, hunter.slots, hunter.element)
        sheets = self.book.sheets
        known = sheets.worn.get(hunter.id)
        if known is not None and known[0] is gear and known[1] == skills:
            return known[2]
        found = sheets.of(*skills, tuple([item.card for item in gear]))
        sheets.worn[hunter.id] = gear, skills, found
        return found

    def companion(self, hunter: Hunter) -> Companion | None:
        """A hunter's companion, if it has one on the board."""
        found = self.companions.get(hunter.id + COMPANION)
        return found if found is not None and found.zone >= 0 else None

    def in_play(self) -> Iterator[Hunter]:
        """The hunters on the board, also those that are down."""
        return (hunter for hunter in self.hunters if hunter.zone >= 0)

    def lit(self) -> Hunter:
        """The hunter with the Spotlight."""
        return self.hunters[self.spotlight]

    # Asking

    @property
    def lead(self) -> int:
        """The seat that leads a question to all: tor.core.disagreement-spotlight."""
        return self.hunters[self.spotlight].seat

    @property
    def rest(self) -> tuple[int, ...]:
        """The other seats, which may answer it too."""
        return others(self.lead, self.seats)

    def forget_plans(self) -> None:
        """Whatever was on its way when a scenario ended is over."""
        self.active = self.obeyer = self.returning = NOBODY
        self.order, self.orders, self.obeying = "", [], []
        self.in_order = self.away = False
        self.doing = self.reacting = self.onslaught = None
        self.windows, self.chances = [], {}
        self.lots, self.rushes, self.after_shields = [], [], []

    # Putting miniatures in zones

    def enter(self, mini: Effects | Companion, zone: int, size: int, enemy: bool) -> None:
        """Stand a miniature in a zone."""
        mini.zone = zone
        self.crowd[zone] += size
        if enemy:
            self.enemies_in[zone] += 1
            self.enemy_zones |= 1 << zone
        else:
            self.hunters_in[zone] += 1
            self.hunter_zones |= 1 << zone
        self.measure(zone)

    def leave(self, mini: Effects | Companion, size: int, enemy: bool) -> None:
        """Take a miniature out of its zone."""
        zone = mini.zone
        mini.zone = NOWHERE
        self.crowd[zone] -= size
        if enemy:
            self.enemies_in[zone] -= 1
            if not self.enemies_in[zone]:
                self.enemy_zones &= ~(1 << zone)
        else:
            self.hunters_in[zone] -= 1
            if not self.hunters_in[zone]:
                self.hunter_zones &= ~(1 << zone)
        self.measure(zone)

    def measure(self, zone: int) -> None:
        """Note who may enter: tor.zone.full, tor.tyre.capacity, tor.ruling.large-and-tyres."""
        bit, taken, tyres = 1 << zone, self.crowd[zone], self.tyres[zone]
        if taken + tyres >= ROOM:
            self.no_small |= bit
        else:
            self.no_small &= ~bit
        if taken or tyres:
            self.no_large |= bit
        else:
            self.no_large &= ~bit
        if tyres >= CLOSING_TYRES:
            self.walls |= bit
