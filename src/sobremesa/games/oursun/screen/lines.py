"""Events as the chronicle tells them: who did what, with every die and the reason for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sobremesa.games.oursun.content.schema import takes, wears
from sobremesa.games.oursun.content.things import thing
from sobremesa.games.oursun.events import (
    cards,
    combat,
    days,
    dice,
    enemies,
    harm,
    movement,
    setup,
    things,
    trade,
)
from sobremesa.games.oursun.events.cards import Delivered, MissionCard, Unmasked
from sobremesa.games.oursun.events.harm import Died, Eliminated, Infected, Revived
from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.games.oursun.rules.rolls import KARMA_FACES, successes
from sobremesa.games.oursun.state import TRADERS
from sobremesa.kernel import Event, Lines, Register, joined
from sobremesa.kernel.scene import Die, Line

from . import icons
from .faces import faces, shown
from .names import CONDITIONS, PHASES, Names, foe_id, kind_and_name, person_id, tile_id

TELLERS: Register[Names, Event, Line | None] = Register("a line")


# The fields of events


def _who(names: Names, who: str | int) -> str:
    """A character, or a player before there are characters."""
    return names.player(who) if isinstance(who, int) else names.who(who)


def _whom(names: Names, who: str) -> str:
    return names.whom(who)


def _foe(names: Names, foe: FoeId) -> str:
    return names.foe(foe)


def _tile(names: Names, number: int) -> str:
    return names.tile(number)


def _things(names: Names, words: Sequence[str]) -> str:
    return names.things([thing(word) for word in words])


def _yes(names: Names, true: bool) -> str:
    return "yes" if true else "no"


def _cell(place: Place) -> Iterator[str]:
    yield tile_id(place)


def _person(who: str | int) -> Iterator[str]:
    if isinstance(who, str):
        yield person_id(who)


def _figure(foe: FoeId) -> Iterator[str]:
    if foe >= 0:
        yield foe_id(foe)


def _owner(names: Names, event: Event) -> str:
    """Whose line it is: that of the character who acts."""
    who = getattr(event, "who", "")
    return kind_and_name(who)[0] if isinstance(who, str) else ""


GREAT = (Delivered, Died, Eliminated, Infected, MissionCard, Revived, Unmasked)
"""What a journey is remembered by."""

LINES = Lines(
    great=lambda names, event: isinstance(event, GREAT),
    fields={
        "who": _who,
        "first": _who,
        "victim": _whom,
        "by": _whom,
        "partner": _whom,
        "foe": _foe,
        "enemy": _foe,
        "body": _foe,
        "trader": lambda names, foe: names.foe(foe) if foe >= TRADERS else "",
        "character": lambda names, who: names.character(who),
        "name": lambda names, name: names.name(name),
        "card": lambda names, card: names.gear(card),
        "tile": _tile,
        "number": _tile,
        "test": lambda names, test: names.text(f"skill-{test}"),
        "condition": lambda names, condition: names.text(f"condition-{CONDITIONS[condition]}"),
        "role": lambda names, role: names.text(f"loyalty-{role}"),
        "given": _things,
        "taken": _things,
        "hidden": _yes,
        "comes": _yes,
        "caught": _yes,
        "agreed": _yes,
    },
    tellers=TELLERS,
    cells={"start": _cell, "to": _cell, "place": _cell},
    pieces={
        "who": _person,
        "victim": _person,
        "partner": _person,
        "foe": _figure,
        "enemy": _figure,
        "body": _figure,
        "trader": _figure,
    },
    owner=_owner,
    unspoken={"start", "to", "place", "about"},
)


# The beginning, days and turns


@TELLERS.of(setup.Began)
def _began(names: Names, event: setup.Began) -> Line:
    rolls = [f"{names.player(who)}: {successes(roll)}" for who, roll in enumerate(event.rolls)]
    dice = shown([die for roll in event.rolls for die in roll])
    return LINES.plain(names, event, detail=joined(*rolls), dice=dice)


@TELLERS.of(trade.Bought)
def _bought(names: Names, event: trade.Bought) -> Line:
    return LINES.plain(names, event, message="bought" if event.trader >= 0 else "start")


@TELLERS.of(setup.RoleDealt)
def _role_dealt(names: Names, event: setup.RoleDealt) -> Line:
    son = event.role in names.content.box.sons
    about = names.text(f"loyalty-{event.role if son else 'survivor'}-text")
    return LINES.plain(names, event, detail=about)


@TELLERS.of(days.PhaseBegan)
def _phase_began(names: Names, event: days.PhaseBegan) -> Line:
    phase = names.text(f"phase-{PHASES[event.phase]}")
    if event.sun < 0:
        return LINES.plain(names, event, message="phase-began-night", icon="night-sky", phase=phase)
    sun = names.cards.sun[event.sun]
    return LINES.plain(
        names,
        event,
        detail=names.text(f"sun-{sun}-text"),
        icon=icons.WEATHER[sun],
        phase=phase,
        weather=names.text(f"sun-{sun}"),
    )


@TELLERS.of(days.Acted)
def _acted(names: Names, event: days.Acted) -> Line:
    action = names.text(f"action-{event.action}")
    return LINES.plain(names, event, icon=icons.ACTIONS.get(event.action, ""), action=action)


@TELLERS.of(movement.Moved)
def _moved(names: Names, event: movement.Moved) -> Line:
    return LINES.plain(names, event, path=(tile_id(event.start), tile_id(event.to)))


# Dice


@TELLERS.of(dice.SkillRolled)
def _skill_rolled(names: Names, event: dice.SkillRolled) -> Line:
    return LINES.plain(
        names,
        event,
        detail=faces(event.dice, names),
        dice=shown(event.dice),
        passed=_yes(names, event.successes > 0),
    )


@TELLERS.of(dice.KarmaSpent)
def _karma_spent(names: Names, event: dice.KarmaSpent) -> Line:
    again = [
        names.text("karma-again", old=faces((old,), names), new=faces((new,), names))
        for old, new in zip(event.old, event.new, strict=True)
    ]
    karma = tuple(
        Die(face=str(die), tone="good" if die <= KARMA_FACES else "bad") for die in event.karma
    )
    return LINES.plain(
        names,
        event,
        detail=joined(*again),
        dice=(*shown(event.new), *karma),
        lost=len(event.karma) - event.kept,
    )


@TELLERS.of(things.TrapRolled, things.AmmoRolled, combat.Reacted)
def _rolled(names: Names, event: things.TrapRolled | things.AmmoRolled | combat.Reacted) -> Line:
    return LINES.plain(names, event, dice=shown(event.dice))


@TELLERS.of(harm.MaskRolled)
def _mask_rolled(names: Names, event: harm.MaskRolled) -> Line:
    return LINES.plain(names, event, dice=shown(event.dice), kept=_yes(names, event.kept))


# Enemies


@TELLERS.of(enemies.Spawned)
def _spawned(names: Names, event: enemies.Spawned) -> Line:
    about = f"enemy-{event.kind}-text"
    detail = names.text(about) if names.text.has(about) else ""
    return LINES.plain(names, event, detail=detail, icon=icons.ENEMIES[event.kind])


@TELLERS.of(enemies.EnemyMoved)
def _enemy_moved(names: Names, event: enemies.EnemyMoved) -> Line:
    stays = event.start == event.to
    return LINES.plain(
        names,
        event,
        message="enemy-stays" if stays else "enemy-moved",
        detail=names.text(f"move-die-{_die_case(event.die)}", die=event.die),
        dice=(Die(face=str(event.die), sides=8),) if event.die else (),
        path=() if stays else (tile_id(event.start), tile_id(event.to)),
    )


def _die_case(die: int) -> str:
    return {0: "called", 7: "stays", 8: "nearest"}.get(die, "direction")


@TELLERS.of(enemies.Tied)
def _tied(names: Names, event: enemies.Tied) -> Line:
    rolls = [
        f"{names.character(who)}: {successes(roll)}"
        for who, roll in zip(event.people, event.rolls, strict=True)
    ]
    dice = shown([die for roll in event.rolls for die in roll])
    return LINES.plain(names, event, detail=joined(*rolls), dice=dice)


# Combat


@TELLERS.of(combat.Fought)
def _fought(names: Names, event: combat.Fought) -> Line:
    return LINES.plain(
        names,
        event,
        message="shot" if event.ranged else "fought",
        detail=faces(event.dice, names),
        icon=icons.ACTIONS["shoot" if event.ranged else "attack"],
        dice=shown(event.dice),
        sound="shot" if event.ranged else "",
    )


@TELLERS.of(combat.Struck)
def _struck(names: Names, event: combat.Struck) -> Line:
    less = 0 if event.avoided else successes(event.dice) - event.damage
    return LINES.plain(
        names,
        event,
        message="avoided" if event.avoided else "struck",
        detail=joined(
            faces(event.dice, names), names.text("told-less", less=less) if less > 0 else ""
        ),
        dice=shown(event.dice),
        who=names.whom(event.who),
    )


@TELLERS.of(combat.Duel)
def _duel(names: Names, event: combat.Duel) -> Line:
    parts = [faces(event.dice, names)]
    if event.answer:
        parts.append(names.text(f"duel-{event.answer}", who=names.who(event.victim)))
    if event.counter:
        parts.append(names.text("duel-dealt", damage=successes(event.counter)))
    dice = (*shown(event.dice), *shown(event.counter))
    return LINES.plain(names, event, detail=joined(*parts), dice=dice)


@TELLERS.of(harm.Hurt)
def _hurt(names: Names, event: harm.Hurt) -> Line:
    return LINES.plain(names, event, detail=names.text(f"cause-{event.cause}"))


@TELLERS.of(days.ConditionChanged)
def _condition_changed(names: Names, event: days.ConditionChanged) -> Line:
    return LINES.plain(
        names,
        event,
        detail=names.text(f"condition-by-{event.cause}"),
        way="down" if wears(names.content, event.cause) else "up",
    )


# Things


@TELLERS.of(things.Looted)
def _looted(names: Names, event: things.Looted) -> Line:
    found = names.loads(event.goods, event.cards)
    return LINES.plain(names, event, dice=shown(event.dice), found=found)


@TELLERS.of(things.Gained)
def _gained(names: Names, event: things.Gained) -> Line | None:
    if not any(event.goods) and not event.cards and not event.water:
        return None
    return LINES.plain(names, event, found=names.loads(event.goods, event.cards, event.water))


@TELLERS.of(things.Dropped)
def _dropped(names: Names, event: things.Dropped) -> Line:
    return LINES.plain(names, event, found=names.loads(event.goods, event.cards, event.water))


@TELLERS.of(things.Spent)
def _spent(names: Names, event: things.Spent) -> Line:
    return LINES.plain(
        names,
        event,
        message="lost" if takes(names.content, event.cause) else "spent",
        detail=names.text(f"spent-{event.cause}"),
        found=names.loads(event.goods, (), event.water),
    )


@TELLERS.of(things.Used)
def _used(names: Names, event: things.Used) -> Line:
    return LINES.plain(names, event, message=f"used-{event.how}")


@TELLERS.of(things.Made)
def _made(names: Names, event: things.Made) -> Line:
    return LINES.plain(names, event, icon=icons.GEAR[names.cards.gear[event.card]])


@TELLERS.of(things.LootSeen)
def _loot_seen(names: Names, event: things.LootSeen) -> Line:
    return LINES.plain(names, event, found=", ".join(map(names.gear, event.cards)))


# Cards and the mission


@TELLERS.of(cards.NightCard)
def _night_card(names: Names, event: cards.NightCard) -> Line:
    card, other = names.cards.night[event.card], event.victim != event.who
    detail = "night-ignored" if event.ignored else f"night-{card}-text"
    return LINES.plain(
        names,
        event,
        detail=names.text(detail),
        card=names.text(f"night-{card}"),
        other=_yes(names, other),
    )


@TELLERS.of(cards.EventCard)
def _event_card(names: Names, event: cards.EventCard) -> Line:
    card = names.cards.event[event.card]
    detail = names.text(f"event-{card}-text")
    return LINES.plain(names, event, detail=detail, card=names.text(f"event-{card}"))


@TELLERS.of(things.CardSeen)
def _card_seen(names: Names, event: things.CardSeen) -> Line:
    cards = names.cards.night if event.deck == "night" else names.cards.enemies
    return LINES.plain(names, event, card=names.text(f"{event.deck}-{cards[event.card]}"))


@TELLERS.of(cards.MissionCard)
def _mission_card(names: Names, event: cards.MissionCard) -> Line:
    task = names.text(f"task-{event.mission}-{event.card}")
    return LINES.plain(names, event, detail=task, card=event.card)


@TELLERS.of(cards.Delivered)
def _delivered(names: Names, event: cards.Delivered) -> Line:
    what = names.text(f"delivered-{event.what}", left=event.left)
    return LINES.plain(names, event, what=what)
