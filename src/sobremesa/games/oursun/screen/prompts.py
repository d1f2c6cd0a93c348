"""Questions as a seat reads them: who decides what and why."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.options.ids import Who
from sobremesa.games.oursun.rules.rolls import successes
from sobremesa.games.oursun.state import Stage
from sobremesa.kernel import Ask, Prompts, Register, Words

from . import choices_actions, choices_fights, choices_goods, choices_making
from .asking import Asking
from .faces import faces
from .names import board_id, person_id
from .reasons import declined

WORDS: Register[Asking, Ask, Words] = Register("further words")


# The fields of questions


def _who(a: Asking, who: Who) -> str:
    """A character, or a player before there are characters."""
    person = a.g.people[who]
    return a.names.who(person.id) if person.kind else a.names.player(person.seat)


def _the(a: Asking, who: Who) -> str:
    return a.names.the(a.g.people[who].id)


def _cards(a: Asking, cards: Sequence[int]) -> str:
    return ", ".join(map(a.names.gear, cards))


def _lights(a: Asking) -> tuple[str, str]:
    """The piece and the board of the character that decides, once all have one."""
    person = a.person
    if not person.kind or a.g.stage == Stage.CHARACTERS:
        return "", ""
    return "" if person.eliminated else person_id(person.kind), board_id(person.kind)


# Further words


@WORDS.of(ask.Name)
def _name(a: Asking, question: ask.Name) -> Words:
    return {"who": a.names.the(a.person.kind)}


@WORDS.of(ask.StartItems)
def _start_items(a: Asking, question: ask.StartItems) -> Words:
    return {"points": a.person.points}


@WORDS.of(ask.Give)
def _give(a: Asking, question: ask.Give) -> Words:
    return {"stars": a.g.gear(question.card).stars}


@WORDS.of(ask.Receive)
def _receive(a: Asking, question: ask.Receive) -> Words:
    return {"alone": "yes" if a.g.book.seats == 1 else "no"}


@WORDS.of(ask.Act)
def _act(a: Asking, question: ask.Act) -> Words:
    person = a.person
    return {"ap": person.ap, "hp": person.hp, "water": person.water}


@WORDS.of(ask.Interrupt, ask.LastAction, ask.Join)
def _saved(a: Asking, question: ask.OutOfTurn | ask.Join) -> Words:
    return {"ap": a.person.ap}


@WORDS.of(ask.Karma)
def _karma(a: Asking, question: ask.Karma) -> Words:
    rolled = [
        a.text("rolled", who=a.roller(roller), dice=faces(roll, a.names))
        for roll, roller in zip(question.rolls, question.rollers, strict=True)
    ]
    return {"dice": " · ".join(rolled), "karma": a.person.karma}


@WORDS.of(ask.Weapons)
def _weapons(a: Asking, question: ask.Weapons) -> Words:
    return {"dice": a.names.pool(a.sure_attack(question.mode, sneak=question.sneak))}


@WORDS.of(ask.Avoid)
def _avoid(a: Asking, question: ask.Avoid) -> Words:
    blows = [f"{a.names.foe(foe)}: {successes(dice)}" for foe, dice in question.blows]
    return {"blows": ", ".join(blows)}


@WORDS.of(ask.Rescue)
def _rescue(a: Asking, question: ask.Rescue) -> Words:
    return {"hp": a.g.people[question.victim].hp}


@WORDS.of(ask.Cancel)
def _cancel(a: Asking, question: ask.Cancel) -> Words:
    """All blows, and what they come to."""
    blows = [(foe, points) for foe, points in question.blows if points]
    listed = [
        a.text("rolled", who=a.names.foe(foe), dice=count) for foe, count in blows if foe >= 0
    ]
    several = f" ({', '.join(listed)})" if len(listed) > 1 else ""
    total = sum(points for _, points in blows)
    return {"damage": total, "blows": several, "hp": a.person.hp}


@WORDS.of(ask.Radio)
def _radio(a: Asking, question: ask.Radio) -> Words:
    cards = a.g.book.night if question.deck == "night" else a.g.book.enemies
    name = f"{question.deck}-{cards[question.top]}"
    about = f"{a.text(f'{name}-text')} " if a.text.has(f"{name}-text") else ""
    return {"card": a.text(name), "about": about}


@WORDS.of(ask.NightVote, ask.NightAnimal)
def _night(a: Asking, question: ask.NightVote | ask.NightAnimal) -> Words:
    name = a.g.book.night[question.night]
    return {"card": a.text(f"night-{name}"), "about": a.text(f"night-{name}-text")}


PROMPTS = Prompts(
    choices=Register(
        "a choice",
        choices_actions.CHOICES,
        choices_fights.CHOICES,
        choices_goods.CHOICES,
        choices_making.CHOICES,
    ),
    fields={
        "who": _who,
        "buyer": _who,
        "attacker": _who,
        "proposer": _who,
        "drawer": _who,
        "victim": _the,
        "partner": _the,
        "trader": lambda a, foe: a.names.foe(foe),
        "card": lambda a, card: a.names.gear(card),
        "cards": _cards,
        "given": lambda a, things: a.names.things(things),
        "taken": lambda a, things: a.names.things(things),
        "things": lambda a, things: a.names.things(things),
        "mode": lambda a, mode: a.text(f"skill-{mode}"),
        "deck": lambda a, deck: a.text(f"deck-name-{deck}"),
    },
    words=WORDS,
    lights=_lights,
    declined=declined,
    fold_above={"move": 3, "gear": 2},
)
