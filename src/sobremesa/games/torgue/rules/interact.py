"""Interact: machines, chests, mailboxes and what a scenario puts into the Arena."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.content.traits import ELEMENTAL
from sobremesa.games.torgue.events import (
    Blasted,
    BoxRead,
    ChestOpened,
    MachineUsed,
    MoneyGained,
    ObjectiveDone,
    Tried,
)
from sobremesa.games.torgue.options import Interact
from sobremesa.games.torgue.state import Hunter, Show
from sobremesa.kernel import Flow

from .assault import roll_elements
from .causes import Deed, Strike
from .gear import draw_card
from .harm import blast, enemies_at, hunters_in
from .hidden import turn_chest
from .loot import draw_direct
from .movement import actor_of
from .sight import hunter_view
from .spawning import spawn_lots
from .spotlight import take_spotlight

CHEST_NUMBER = 4
COMPANION_CHESTS = ("loot_chests", "mailboxes")
WHOLE, RIGGED = 1, 2
OFF, ON = 1, 2


def interact_options(g: Show, hunter: Hunter, mini: int) -> list[Interact]:
    """What can be used from here: tor.base.interact, tor.ruling.companion-interact."""
    actor = actor_of(g, mini)
    zone, companion = actor.zone, mini >= COMPANION
    options: list[Interact] = []
    if g.machines:
        near = hunter_view(g, zone) & g.place.map.within(zone, 1)
        options += [Interact("machine", each) for each in g.machines if near >> each & 1]
    if zone in g.chests and (not companion or g.chests[zone][0] in COMPANION_CHESTS):
        options.append(Interact("chest", zone))
    if not companion:
        options += _objective_options(g, hunter)
    return options


def _objective_options(g: Show, hunter: Hunter) -> list[Interact]:
    zone, goal = hunter.zone, g.goal()
    here = g.objectives.get(zone, 0)
    options: list[Interact] = []
    if goal == "crates":
        if here and not hunter.crate:
            options.append(Interact("crate", zone))
        if hunter.crate and zone in g.place.stations:
            options.append(Interact("deliver", zone))
    elif goal == "terminals" and here == OFF:
        options.append(Interact("terminal", zone))
    elif goal == "pillars" and here == WHOLE and hunter.bombs and not g.enemies_in[zone]:
        options.append(Interact("plant", zone))
    return options


def interact(g: Show, deed: Deed, colour: int) -> Flow[None]:
    """Use one of the elements in reach."""
    hunter = g.hunters[deed.hunter]
    options = interact_options(g, hunter, deed.mini)
    answer = yield from ask.Interact(hunter.seat, options, deed.mini, anchor=True)
    if (asked := INTERACTIONS[answer.thing](g, deed, colour, answer.zone)) is not None:
        yield from asked


def test(g: Show, deed: Deed, action: str, attribute: str, colour: int, against: int) -> bool:
    """An attribute roll that is no attack: tor.dice.obstacle, tor.base.interact-roll."""
    sheet = g.sheet(g.hunters[deed.hunter])
    values = sheet.companion if deed.mini >= COMPANION else sheet.attributes
    sides, value = DIE[colour], values[attribute]
    die = g.dice.roll(sides)
    success = die == sides or (die > 1 and die + value >= against)
    g.tell(Tried(deed.mini, action, sides, die, value, against, success))
    return success


# Machines and chests


def _machine(g: Show, deed: Deed, colour: int, zone: int) -> None:
    """A used machine adds to the next offer: tor.machine.use, tor.machine.reward."""
    machine = g.machines.pop(zone)
    g.used_machines.append(machine)
    g.tell(MachineUsed(deed.hunter, zone, machine))


def _chest(g: Show, deed: Deed, colour: int, zone: int) -> Flow[None]:
    """Open a chest with a Tech roll against 4, or with the key: tor.chest.open."""
    hunter = g.hunters[deed.hunter]
    sort = g.chests[zone][0]
    unlocked = hunter.key and sort == "loot_chests" and deed.mini < COMPANION
    if not unlocked and not test(g, deed, "chest", "tech", colour, CHEST_NUMBER):
        return
    content = turn_chest(g, zone)
    if unlocked:
        content = "torgue_card"
    g.tell(ChestOpened(hunter.id, zone, sort, content))
    deck = content.removesuffix("_card")
    if deck != content:
        yield from draw_card(g, hunter, deck)
    else:
        if (asked := CONTENTS[content](g, deed, zone)) is not None:
            yield from asked


def _found_objective(g: Show, deed: Deed, zone: int) -> None:
    """A terminal stays, a bomb is carried: tor.ruling.chest-objective-unused."""
    goal = g.goal()
    if goal == "terminals":
        g.objectives[zone] = OFF
        g.tell(ObjectiveDone(deed.hunter, "terminal-found", zone))
    elif goal == "pillars":
        g.hunters[deed.hunter].bombs += 1
        g.tell(ObjectiveDone(deed.hunter, "bomb-found", zone))


def _found_loot(g: Show, deed: Deed, zone: int) -> Flow[None]:
    yield from draw_direct(g, g.hunters[deed.hunter])


def _found_money(g: Show, deed: Deed, zone: int) -> None:
    g.pool += 1
    g.tell(MoneyGained(1))


def _explosion(g: Show, deed: Deed, zone: int) -> Flow[None]:
    """An Incendiary attack of Force 1d10 on all in the zone: tor.chest.explosion."""
    traits = ELEMENTAL["incendiary"]
    hunters = [g.hunters[mini] for mini in hunters_in(g, zone) if mini < COMPANION]
    roll_elements(g, traits, hunters, enemies_at(g, zone))
    force = g.dice.roll(10)
    g.tell(Blasted(zone, "chest", force, True))
    yield from blast(g, zone, Strike(force, "reflexes", traits), deed)


CONTENTS: dict[str, Callable[[Show, Deed, int], Flow[None] | None]] = {
    "explosion": _explosion,
    "loot": _found_loot,
    "money": _found_money,
    "objective": _found_objective,
}

# Objectives


def _take_crate(g: Show, deed: Deed, colour: int, zone: int) -> None:
    """Carry a crate, at most one, and take the Spotlight with it."""
    hunter = g.hunters[deed.hunter]
    g.objectives[zone] -= 1
    if not g.objectives[zone]:
        del g.objectives[zone]
    hunter.crate = True
    g.tell(ObjectiveDone(hunter.id, "crate", zone))
    take_spotlight(g, hunter, "crate")


def _deliver(g: Show, deed: Deed, colour: int, zone: int) -> None:
    g.hunters[deed.hunter].crate = False
    g.delivered += 1
    g.tell(ObjectiveDone(deed.hunter, "delivered", zone))


def _terminal(g: Show, deed: Deed, colour: int, zone: int) -> Flow[None]:
    """Switch a terminal on; when one is left, the secret box is read, as box 3."""
    if not test(g, deed, "terminal", "tech", colour, g.dice.roll(10)):
        return
    g.objectives[zone] = ON
    g.switched += 1
    g.tell(ObjectiveDone(deed.hunter, "terminal", zone))
    scenario = g.scenario
    assert scenario is not None
    if g.switched == scenario.needed - 1 and scenario.box.zone and not scenario.box.when:
        g.box = True
        g.tell(BoxRead(scenario.id))
        take_spotlight(g, g.hunters[deed.hunter], "box")
        home = g.place.spawns[scenario.box.zone]
        yield from spawn_lots(g, home, scenario.box.enemies, deed)


def _plant(g: Show, deed: Deed, colour: int, zone: int) -> None:
    """Plant a bomb at a pillar; it explodes at the end of the enemies' turn."""
    g.hunters[deed.hunter].bombs -= 1
    g.objectives[zone] = RIGGED
    g.tell(ObjectiveDone(deed.hunter, "planted", zone))


INTERACTIONS: dict[str, Callable[[Show, Deed, int, int], Flow[None] | None]] = {
    "chest": _chest,
    "crate": _take_crate,
    "deliver": _deliver,
    "machine": _machine,
    "plant": _plant,
    "terminal": _terminal,
}
