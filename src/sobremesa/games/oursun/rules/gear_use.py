"""Using gear and abilities in the own turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import AMMO
from sobremesa.games.oursun.content.powers import Charger, Treating, Treatments, Tuner
from sobremesa.games.oursun.content.schema import GearData
from sobremesa.games.oursun.events.harm import Revived
from sobremesa.games.oursun.events.things import CardSeen, Used
from sobremesa.games.oursun.options.gear import (
    Bury,
    GearUse,
    Leave,
    Load,
    LookAt,
    Treat,
    Unload,
    Use,
)
from sobremesa.games.oursun.state import FIT, NONE, Land, Person
from sobremesa.kernel import Flow

from .actions import interact
from .goods import alike, fits_goods, load_weapon, plus, some, use_up
from .harm import cure, heal, set_condition
from .interactions import bodies_on
from .loadout import Loadout, has_power, power_of

LEAVE, BURY = Leave(), Bury()


def use_options(g: Land, person: Person, loadout: Loadout) -> list[GearUse]:
    """What the cards of a character can do now."""
    options: list[GearUse] = []
    for card in alike(g, loadout.helps):
        gear = g.gear(card)
        if gear.heals or gear.cures:
            for other in g.living_on(person.tile):
                options += [Use(card, how, other.who) for how in _needs(g, other, card)]
        if gear.revives:
            options += [Use(card, "revive", body.who) for body in bodies_on(g, person.tile)]
        if gear.gives_ap:
            options.append(Use(card, "ap"))
        if gear.rests and person.condition < FIT:
            options.append(Use(card, "rest"))
        if gear.luck and person.lost_karma:
            options.append(Use(card, "luck"))
        if has_power(gear, Charger):
            options += [Use(card, "charge", other) for other in _dark(g, person)]
        if has_power(gear, Tuner):
            options += [LookAt(card, deck) for deck in ("night", "enemy") if deck_of(g, deck)]
    options += ammo_options(g, person, loadout.loadable)
    return options


def _needs(g: Land, other: Person, card: int) -> list[str]:
    gear = g.gear(card)
    needs = ["heal"] if gear.heals and other.hp < g.data(other).hp else []
    return [*needs, "cure"] if gear.cures and other.infected else needs


def _dark(g: Land, person: Person) -> list[int]:
    """Electric cards of the character that lie face down."""
    cards = person.items + person.equipment
    dark = [card for card in cards if g.flipped >> card & 1 and g.gear(card).electric]
    return list(alike(g, dark))


def deck_of(g: Land, name: str) -> list[int]:
    """The face-down part of the night or the enemy deck."""
    return g.night_deck if name == "night" else g.enemy_deck


def ammo_options(g: Land, person: Person, weapons: Sequence[int]) -> list[Load | Unload]:
    """Ammunition moves freely between weapons and spaces (sun.ruling.craft-ammo-load)."""
    options: list[Load | Unload] = []
    for card in alike(g, weapons):
        gear = g.gear(card)
        loaded = g.uses.get(card, 0)
        if loaded < gear.capacity and person.goods[AMMO[gear.ammo]]:
            options.append(Load(card))
        if loaded and fits_goods(g, person, loaded):
            options.append(Unload(card))
    return options


def use(g: Land, person: Person, option: Use) -> Flow[None]:
    """Use a card: 0 AP unless it says otherwise (sun.use.cost)."""

    def effect() -> Flow[None]:
        if option.how in ("heal", "cure") and not g.people[option.who].alive:
            return
        g.tell(Used(person.id, option.card, option.how))
        use_up(g, person, option.card)
        USES[option.how](g, person, option, gear)
        yield from ()

    gear = g.gear(option.card)
    if gear.ap:
        yield from interact(g, person, gear.ap, "use", effect)
    else:
        yield from effect()


def _heal(g: Land, person: Person, option: Use, gear: GearData) -> None:
    heal(g, g.people[option.who], gear.heals)


def _cure(g: Land, person: Person, option: Use, gear: GearData) -> None:
    cure(g, g.people[option.who])


def _revive(g: Land, person: Person, option: Use, gear: GearData) -> None:
    """2 hp, no infection, no AP until the next reset (sun.ruling.revive-state)."""
    body = g.people[option.who]
    body.died = NONE
    body.hp = gear.revives
    body.infected = False
    body.acted = True
    g.tell(Revived(body.id, person.id))


def _ap(g: Land, person: Person, option: Use, gear: GearData) -> None:
    person.ap += gear.gives_ap


def _rest(g: Land, person: Person, option: Use, gear: GearData) -> None:
    set_condition(g, person, min(FIT, person.condition + gear.rests), gear.id)


def _luck(g: Land, person: Person, option: Use, gear: GearData) -> None:
    count = min(gear.luck, person.lost_karma)
    person.lost_karma -= count
    person.karma += count


def _charge(g: Land, person: Person, option: Use, gear: GearData) -> None:
    g.flipped &= ~(1 << option.who)


USES: dict[str, Callable[[Land, Person, Use, GearData], None]] = {
    "heal": _heal,
    "cure": _cure,
    "revive": _revive,
    "ap": _ap,
    "rest": _rest,
    "luck": _luck,
    "charge": _charge,
}


def look_at(g: Land, person: Person, option: LookAt) -> Flow[None]:
    """The Radio shows a top card to its owner alone: sun.general.deck-secrecy."""
    g.tell(Used(person.id, option.card, option.deck))
    use_up(g, person, option.card)
    g.tuned = option.deck
    g.whisper(CardSeen(person.id, option.deck, deck_of(g, option.deck)[-1]), person.seat)
    yield from ()


def listen(g: Land, person: Person) -> Flow[None]:
    """The card that was looked at stays or goes to the bottom (sun.general.deck-secrecy)."""
    deck = deck_of(g, g.tuned)
    options: list[Leave | Bury] = [LEAVE, BURY] if len(deck) > 1 else [LEAVE]
    answer = yield from ask.Radio(person.seat, options, person.who, g.tuned, deck[-1], anchor=True)
    if isinstance(answer, Bury):
        deck.insert(0, deck.pop())
    g.tuned = ""


def load(g: Land, person: Person, option: Load) -> Flow[None]:
    """Loose ammunition goes onto a weapon."""
    g.tell(Used(person.id, option.card, "load"))
    load_weapon(g, person, option.card)
    yield from ()


def unload(g: Land, person: Person, option: Unload) -> Flow[None]:
    """Ammunition comes off a weapon into spaces."""
    g.tell(Used(person.id, option.card, "unload"))
    kind = AMMO[g.gear(option.card).ammo]
    person.goods = plus(person.goods, some(kind, g.uses[option.card]))
    g.uses[option.card] = 0
    yield from ()


# The medic


def treat_options(g: Land, person: Person, loadout: Loadout) -> list[Treat]:
    """Field Treatment of a medic, once per day, twice with the Surgical Case."""
    case = power_of(loadout, Treatments)
    most = 1 if case is None else 1 + case.more
    if person.ability_used >= most:
        return []
    options = []
    for other in g.living_on(person.tile):
        if other.hp < g.data(other).hp:
            options.append(Treat(other.who, "heal"))
        if other.infected:
            options.append(Treat(other.who, "cure"))
    return options


def treat(g: Land, person: Person, option: Treat) -> Flow[None]:
    """1 AP: heal 2 hp or remove infection; the ability gets a marker."""

    def effect() -> Flow[None]:
        other, ability = g.people[option.who], g.data(person).ability
        if not other.alive:
            return
        person.ability_used += 1
        if option.how == "heal" and isinstance(ability, Treating):
            heal(g, other, ability.heals)
        else:
            cure(g, other)
        yield from ()

    yield from interact(g, person, 1, "treat", effect)
