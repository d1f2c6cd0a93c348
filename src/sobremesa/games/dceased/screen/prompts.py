"""Questions as a seat reads them: who decides what, every option, and what is not offered."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.state import IN_PLAY
from sobremesa.kernel import Ask, Prompts, Register, Words

from .asking import Asking
from .choices_attacks import ATTACKS
from .choices_deeds import DEEDS
from .choices_effects import EFFECTS
from .choices_enemies import ENEMIES
from .choices_turns import TURNS
from .names import hero_card_id, hero_id
from .reasons import declined

WORDS: Register[Asking, Ask, Words] = Register("words")
"""What a question's own fields do not say."""


@WORDS.of(ask.Act)
def _turn(a: Asking, question: ask.Act) -> Words:
    return {"actions": a.g.actions, "power": a.actor.power}


@WORDS.of(ask.Rolled)
def _rolled(a: Asking, question: ask.Rolled) -> Words:
    return {"hits": sum(face >= question.accuracy for face in question.faces)}


@WORDS.of(ask.ThirdTrait)
def _trait(a: Asking, question: ask.ThirdTrait) -> Words:
    return {"text": a.names.does(question.card)}


@WORDS.of(ask.NotToday, ask.Bottom)
def _spawn_card(a: Asking, question: ask.NotToday | ask.Bottom) -> Words:
    return {"text": a.names.card_text(question.card)}


def _thing(a: Asking, id: str) -> str:
    return a.names.thing(id)


def _lights(a: Asking) -> tuple[str, str]:
    """The hero that acts or suffers, as a piece and as a card."""
    hero = a.hero
    if hero is None:
        return "", ""
    return hero_id(hero.id) if hero.status is IN_PLAY else "", hero_card_id(hero.id)


PROMPTS: Prompts[Asking] = Prompts(
    choices=Register("a choice", TURNS, DEEDS, ATTACKS, EFFECTS, ENEMIES),
    fields={
        "actor": _thing,
        "hero": _thing,
        "partner": _thing,
        "civilian": _thing,
        "target": _thing,
        "effect": _thing,
        "card": _thing,
        "cards": lambda a, cards: a.names.things(cards),
        "faces": lambda a, faces: ", ".join(map(str, faces)),
        "enemy": lambda a, enemy: a.enemy(enemy),
        "enemies": lambda a, kind: a.text(f"many-{kind}"),
        "figure": lambda a, figure: a.enemy(figure),
        "what": lambda a, what: a.text("consent-trade") if what == "trade" else _thing(a, what),
        "why": lambda a, why: a.text(f"why-{why}"),
        "zone": lambda a, zone: a.g.name(zone),
    },
    words=WORDS,
    lights=_lights,
    declined=declined,
    fold_above={"effects": 3, "special-moves": 3},
)
