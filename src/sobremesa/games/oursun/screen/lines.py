"""Events as the chronicle tells them: who did what, with every die and the reason for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.oursun import events as told
from sobremesa.games.oursun.rules.rolls import KARMA_FACES, successes
from sobremesa.games.oursun.state import TRADERS
from sobremesa.kernel import Event
from sobremesa.kernel.scene import Die, Line

from . import icons
from .lines_looks import ICONS, WEIGHTS, faces, shown
from .names import (
    CONDITIONS,
    PHASES,
    Names,
    foe_id,
    person_id,
    tile_id,
)


def line(event: Event, names: Names) -> Line | None:
    """The event in a line."""
    teller = TELLERS.get(type(event))
    words = event.words(names, WORDS, UNSPOKEN)
    if teller is not None:
        return teller(names, event, words)
    return _line(names, event, words)


def _line(
    names: Names,
    event: Event,
    words: dict[str, Any],
    *,
    message: str = "",
    detail: str = "",
    dice: tuple[Die, ...] | None = None,
    icon: str = "",
    path: tuple[str, ...] = (),
) -> Line:
    name = type(event).__name__
    if dice is None:
        dice = shown(getattr(event, "dice", ()))
    return Line(
        text=names.text(message or f"told-{name.lower()}", **words),
        detail=detail,
        owner=_owner(event),
        icon=icon or ICONS.get(name, ""),
        dice=dice,
        rule=event.rule,
        cells=tuple(_cells(event)),
        pieces=tuple(_pieces(event)),
        path=path,
        weight=WEIGHTS.get(name, "normal"),
    )


# The words of an event


def _who(names: Names, who: Any) -> str:
    """A character, or a player before there are characters."""
    return names.player(who) if isinstance(who, int) else names.who(who)


WORDS: dict[str, Callable[[Names, Any], Any]] = {
    "who": _who,
    "first": _who,
    "victim": lambda names, who: names.whom(who),
    "by": lambda names, who: names.whom(who),
    "partner": lambda names, who: names.whom(who),
    "foe": lambda names, foe: names.foe(foe),
    "enemy": lambda names, foe: names.foe(foe),
    "body": lambda names, foe: names.foe(foe),
    "character": lambda names, who: names.character(who),
    "name": lambda names, name: names.name(name),
    "card": lambda names, card: names.gear(card),
    "tile": lambda names, number: names.tile(number),
    "number": lambda names, number: names.tile(number),
    "test": lambda names, test: names.text(f"skill-{test}"),
    "condition": lambda names, condition: names.text(f"condition-{CONDITIONS[condition]}"),
    "role": lambda names, role: names.text(f"group-{role}"),
    "given": lambda names, things: names.things(things),
    "taken": lambda names, things: names.things(things),
    "trader": lambda names, foe: names.foe(foe) if foe >= TRADERS else "",
    "hidden": lambda names, hidden: "yes" if hidden else "no",
    "comes": lambda names, comes: "yes" if comes else "no",
    "kept": lambda names, kept: ("yes" if kept else "no") if isinstance(kept, bool) else kept,
    "caught": lambda names, caught: "yes" if caught else "no",
    "agreed": lambda names, agreed: "yes" if agreed else "no",
}
"""How the fields of events are read; all others as they are."""
UNSPOKEN = {
    "dice", "rolls", "old", "new", "goods", "cards", "start", "to", "place", "about", "people",
    "counter", "ranged", "avoided", "ignored", "kind", "sun", "phase", "cause", "action", "deck",
    "how", "karma", "what", "answer",
}  # fmt: skip
"""Fields that only show in the dice, on the map or in the choice of a message."""


def _owner(event: Event) -> str:
    who = getattr(event, "who", "")
    return who.partition(":")[0] if isinstance(who, str) else ""


def _cells(event: Event) -> list[str]:
    found = [getattr(event, field, None) for field in ("start", "to", "place")]
    return [tile_id(place) for place in found if place is not None]


def _pieces(event: Event) -> list[str]:
    found = [getattr(event, field, "") for field in ("who", "victim", "partner")]
    pieces = [person_id(id) for id in found if isinstance(id, str) and id]
    foes = [getattr(event, field, -1) for field in ("foe", "enemy", "body", "trader")]
    return pieces + [foe_id(foe) for foe in foes if foe >= 0]


# Lines with more to say


def _began(names: Names, event: told.Began, words: dict[str, Any]) -> Line:
    rolls = [
        f"{names.player(who)}: {successes(roll)}"
        for who, roll in enumerate(event.rolls)
    ]  # fmt: skip
    dice = shown([die for roll in event.rolls for die in roll])
    return _line(names, event, words, detail=" · ".join(rolls), dice=dice)


def _phase(names: Names, event: told.PhaseBegan, words: dict[str, Any]) -> Line:
    phase = names.text(f"phase-{PHASES[event.phase]}")
    if event.sun < 0:
        return _line(
            names, event, {"phase": phase}, message="told-phasebegan-night", icon="night-sky"
        )
    sun = names.cards.sun[event.sun]
    return _line(
        names,
        event,
        {"phase": phase, "weather": names.text(f"sun-{sun}")},
        detail=names.text(f"sun-{sun}-text"),
        icon=icons.WEATHER[sun],
    )


def _acted(names: Names, event: told.Acted, words: dict[str, Any]) -> Line:
    words["action"] = names.text(f"action-{event.action}")
    return _line(names, event, words, icon=icons.ACTIONS.get(event.action, ""))


def _moved(names: Names, event: told.Moved, words: dict[str, Any]) -> Line:
    return _line(names, event, words, path=(tile_id(event.start), tile_id(event.to)))


def _enemy_moved(names: Names, event: told.EnemyMoved, words: dict[str, Any]) -> Line:
    stays = event.start == event.to
    detail = names.text(f"move-die-{_die_case(event.die)}", die=event.die)
    die = (Die(face=str(event.die), sides=8),) if event.die else ()
    return _line(
        names, event, {"enemy": words["enemy"], "tile": words["tile"]},
        message="told-enemystays" if stays else "told-enemymoved", detail=detail, dice=die,
        path=() if stays else (tile_id(event.start), tile_id(event.to)),
    )  # fmt: skip


def _die_case(die: int) -> str:
    return {0: "called", 7: "stays", 8: "nearest"}.get(die, "direction")


def _tied(names: Names, event: told.Tied, words: dict[str, Any]) -> Line:
    rolls = [
        f"{names.character(who)}: {successes(roll)}"
        for who, roll in zip(event.people, event.rolls, strict=True)
    ]
    dice = shown([die for roll in event.rolls for die in roll])
    return _line(names, event, words, detail=" · ".join(rolls), dice=dice)


def _skill(names: Names, event: told.SkillRolled, words: dict[str, Any]) -> Line:
    words["passed"] = "yes" if event.successes else "no"
    return _line(names, event, words, detail=faces(event.dice, names))


def _karma(names: Names, event: told.KarmaSpent, words: dict[str, Any]) -> Line:
    again = [
        names.text("karma-again", old=faces((old,), names), new=faces((new,), names))
        for old, new in zip(event.old, event.new, strict=True)
    ]
    words["lost"] = len(event.karma) - event.kept
    karma = tuple(
        Die(face=str(die), tone="good" if die <= KARMA_FACES else "bad") for die in event.karma
    )
    return _line(
        names, event, words, detail=" · ".join(again), dice=(*shown(event.new), *karma)
    )  # fmt: skip


def _fought(names: Names, event: told.Fought, words: dict[str, Any]) -> Line:
    message = "told-shot" if event.ranged else "told-fought"
    icon = icons.ACTIONS["shoot" if event.ranged else "attack"]
    return _line(names, event, words, message=message, icon=icon, detail=faces(event.dice, names))


def _struck(names: Names, event: told.Struck, words: dict[str, Any]) -> Line:
    words["who"] = names.whom(event.who)
    if event.avoided:
        return _line(names, event, words, message="told-avoided", detail=faces(event.dice, names))
    less = successes(event.dice) - event.damage
    parts = [faces(event.dice, names)]
    if less > 0:
        parts.append(names.text("told-less", less=less))
    return _line(names, event, words, detail=" · ".join(parts))


def _duel(names: Names, event: told.Duel, words: dict[str, Any]) -> Line:
    parts = [faces(event.dice, names)]
    if event.answer:
        parts.append(names.text(f"duel-{event.answer}", who=names.who(event.victim)))
    if event.counter:
        parts.append(names.text("duel-dealt", damage=successes(event.counter)))
    dice = (*shown(event.dice), *shown(event.counter))
    return _line(names, event, words, detail=" · ".join(parts), dice=dice)


def _hurt(names: Names, event: told.Hurt, words: dict[str, Any]) -> Line:
    return _line(names, event, words, detail=names.text(f"cause-{event.cause}"))


def _looted(names: Names, event: told.Looted, words: dict[str, Any]) -> Line:
    words["found"] = names.loads(event.goods, event.cards)
    return _line(names, event, words)


def _gained(names: Names, event: told.Gained, words: dict[str, Any]) -> Line | None:
    if not any(event.goods) and not event.cards and not event.water:
        return None
    words = {"who": words["who"], "found": names.loads(event.goods, event.cards, event.water)}
    return _line(names, event, words)


def _dropped(names: Names, event: told.Dropped, words: dict[str, Any]) -> Line:
    words = {"who": words["who"], "found": names.loads(event.goods, event.cards, event.water)}
    return _line(names, event, words)


def _spent(names: Names, event: told.Spent, words: dict[str, Any]) -> Line:
    words = {"who": words["who"], "found": names.loads(event.goods, (), event.water)}
    message = "told-lost" if event.cause in TAKEN else "told-spent"
    return _line(
        names, event, words, message=message, detail=names.text(f"spent-{event.cause}")
    )  # fmt: skip


TAKEN = ("rats", "thief")
"""What costs cubes without anybody's will."""
WEARING = ("day", "dreams")
"""What makes a condition fall; all else makes it rise."""


def _changed(names: Names, event: told.ConditionChanged, words: dict[str, Any]) -> Line:
    words["way"] = "down" if event.cause in WEARING else "up"
    return _line(names, event, words, detail=names.text(f"condition-by-{event.cause}"))


def _used(names: Names, event: told.Used, words: dict[str, Any]) -> Line:
    return _line(names, event, words, message=f"told-used-{event.how}")


def _made(names: Names, event: told.Made, words: dict[str, Any]) -> Line:
    return _line(names, event, words, icon=icons.GEAR[names.cards.gear[event.card]])


def _bought(names: Names, event: told.Bought, words: dict[str, Any]) -> Line:
    return _line(names, event, words, message="told-bought" if event.trader >= 0 else "told-start")


def _night_card(names: Names, event: told.NightCard, words: dict[str, Any]) -> Line:
    card = names.cards.night[event.card]
    words = {
        "who": words["who"],
        "card": names.text(f"night-{card}"),
        "victim": "" if event.victim == event.who else names.whom(event.victim),
        "other": "no" if event.victim == event.who else "yes",
    }
    about = names.text(f"night-{card}-text")
    detail = names.text("night-ignored") if event.ignored else about
    return _line(names, event, words, detail=detail)


def _event_card(names: Names, event: told.EventCard, words: dict[str, Any]) -> Line:
    card = names.cards.event[event.card]
    words["card"] = names.text(f"event-{card}")
    return _line(names, event, words, detail=names.text(f"event-{card}-text"))


def _loot_seen(names: Names, event: told.LootSeen, words: dict[str, Any]) -> Line:
    return _line(names, event, {"found": ", ".join(map(names.gear, event.cards))})


def _card_seen(names: Names, event: told.CardSeen, words: dict[str, Any]) -> Line:
    cards = names.cards.night if event.deck == "night" else names.cards.enemies
    return _line(names, event, {"card": names.text(f"{event.deck}-{cards[event.card]}")})


def _mission_card(names: Names, event: told.MissionCard, words: dict[str, Any]) -> Line:
    task = names.text(f"task-{event.mission}-{event.card}")
    return _line(names, event, {"card": event.card}, detail=task)


def _delivered(names: Names, event: told.Delivered, words: dict[str, Any]) -> Line:
    words["what"] = names.text(f"delivered-{event.what}", left=event.left)
    return _line(names, event, words)


def _role(names: Names, event: told.RoleDealt, words: dict[str, Any]) -> Line:
    son = event.role in names.content.box.sons
    about = names.text(f"group-{event.role}-text" if son else "group-survivor-text")
    return _line(names, event, {"role": words["role"]}, detail=about)


def _spawned(names: Names, event: told.Spawned, words: dict[str, Any]) -> Line:
    about = f"enemy-{event.kind}-text"
    detail = names.text(about) if names.text.has(about) else ""
    return _line(names, event, words, detail=detail, icon=icons.ENEMIES[event.kind])


TELLERS: dict[type[Event], Callable[[Names, Any, dict[str, Any]], Line | None]] = {
    told.Acted: _acted,
    told.Began: _began,
    told.Bought: _bought,
    told.CardSeen: _card_seen,
    told.ConditionChanged: _changed,
    told.Delivered: _delivered,
    told.Dropped: _dropped,
    told.Duel: _duel,
    told.EnemyMoved: _enemy_moved,
    told.EventCard: _event_card,
    told.Fought: _fought,
    told.Gained: _gained,
    told.Hurt: _hurt,
    told.KarmaSpent: _karma,
    told.LootSeen: _loot_seen,
    told.Looted: _looted,
    told.Made: _made,
    told.MissionCard: _mission_card,
    told.Moved: _moved,
    told.NightCard: _night_card,
    told.PhaseBegan: _phase,
    told.RoleDealt: _role,
    told.SkillRolled: _skill,
    told.Spawned: _spawned,
    told.Spent: _spent,
    told.Struck: _struck,
    told.Tied: _tied,
    told.Used: _used,
}
