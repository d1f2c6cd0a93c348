"""What things are called: every id and number of options and events in words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from sobremesa.games.torgue.content.book import COMPANION, FIRST_ENEMY
from sobremesa.games.torgue.content.schema import COLOURS, SLOTS, Boon, Content
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Text

_FARTHEST = 4
_BAND_ZONES = {"R": (0, 1), "Y": (2,), "G": (3,), "L": (_FARTHEST,)}
"""How many zones away each range band reaches; the last one and beyond."""


class Names:
    """The words of one language for the content of the game."""

    __slots__ = ("content", "hunters", "kinds", "text")

    def __init__(self, content: Content, text: Text, kinds: dict[int, str] | None = None) -> None:
        self.content = content
        self.text = text
        self.hunters = tuple(content.hunters)
        self.kinds = kinds or {}
        """The kinds of enemies by their number, as far as they are known."""

    def mini(self, number: int, kind: str = "") -> str:
        """A hunter, a companion or an enemy."""
        if number < 0:
            return self.text("nobody")
        if number < COMPANION:
            return self.text(f"hunter-{self.hunters[number]}")
        if number < FIRST_ENEMY:
            owner = self.content.hunters[self.hunters[number - COMPANION]]
            return self.text(f"companion-{owner.companion}")
        kind = kind or self.kinds.get(number, "")
        name = self.text(f"enemy-{kind}") if kind else self.text("enemy")
        if kind and self.content.enemies[kind].kind != "common":
            return name
        return self.text("numbered", name=name, number=number - FIRST_ENEMY + 1)

    def kind(self, kind: str) -> str:
        """A kind of miniature."""
        if kind in self.content.enemies:
            return self.text(f"enemy-{kind}")
        sort = "hunter" if kind in self.content.hunters else "companion"
        return self.text(f"{sort}-{kind}")

    def zone(self, zone: int) -> str:
        """A zone by its number."""
        return zone_name(zone, self.text)

    def gear(self, card: str) -> str:
        """An Equipment card."""
        if not card:
            return self.text("nothing")
        return self.text(f"gear-{self.content.gear[card].name or card}")

    def card(self, card: str) -> str:
        """Any card: Equipment, an Announcement, or whom a Wanted card is after."""
        if card in self.content.announcements:
            return self.text(f"announcement-{card}")
        if card in self.content.wanted.cards:
            return self.text(f"enemy-{self.content.wanted.cards[card].unique}")
        return self.gear(card)

    def colours(self, colours: list[int]) -> str:
        """The colours of tokens, each once with how many there are."""
        return self.counted([self.text(f"colour-{COLOURS[colour]}") for colour in colours])

    def counted(self, words: list[str]) -> str:
        """Each word once, with how often it is there."""
        told = []
        for word in dict.fromkeys(words):
            count = words.count(word)
            told.append(f"{word} ×{count}" if count > 1 else word)
        return ", ".join(told)

    def money(self, amount: int) -> str:
        """An amount of money: $1,500 in English, 1500 $ in Spanish, which parts from 10 000 on."""
        grouped = f"{amount:,}"
        if self.text.language == "es":
            grouped = grouped.replace(",", "\u00a0" if amount >= 10_000 else "")
        return self.text("money", amount=grouped)

    def way(self, out: str, into: str) -> str:
        """Whether cards change places, or one is only put on or taken off."""
        return "both" if out and into else "on" if into else "off"

    def effects_explained(self, words: tuple[str, ...]) -> list[str]:
        """Each effect with what it does, as a sentence."""
        told = []
        for word in words:
            name, _, value = word.partition(":")
            about = self.text(f"about-effect-{value if name == 'critical' else name}")
            told.append(f"{self.effect(word)}: {about}")
        return told

    def cards(self, cards: tuple[str, ...]) -> str:
        """Several Equipment cards."""
        return ", ".join(map(self.gear, cards)) or self.text("nothing")

    def queue(self, cards: tuple[str, ...]) -> str:
        """Several Announcements."""
        return ", ".join(self.text(f"announcement-{card}") for card in cards)

    def loot(self, sort: int) -> str:
        """A loot token with what is on its back."""
        id = tuple(self.content.terrain.loot)[sort]
        return self.text(f"loot-{id}")

    def action(self, action: str) -> str:
        """What somebody does: a base action, a special one or a weapon."""
        if action in self.content.gear:
            return self.gear(action)
        return self.text(f"action-{action}")

    def order(self, order: str) -> str:
        """An order of an Announcement."""
        return self.text(f"order-{order.replace(':', '-')}")

    def effect(self, word: str) -> str:
        """An effect as a card names it, with its number."""
        name, _, value = word.partition(":")
        if name == "critical":
            return self.text("effect-critical", effect=self.text(f"effect-{value}"))
        named = self.text(f"effect-{name}")
        return f"{named} {value}" if value else named

    def effects(self, words: tuple[str, ...]) -> str:
        """Several effects."""
        return ", ".join(map(self.effect, words))

    def slot(self, tree: str, slot: int) -> str:
        """What a slot of a skill tree gives."""
        return self.boon(self.content.trees[tree].slots[SLOTS[slot]])

    def boon(self, boon: Boon) -> str:
        """What a skill or a card gives, put together from its parts."""
        text = self.text
        parts = [
            text("boon-attribute", attribute=text(f"attribute-{id}"), amount=amount)
            for id, amount in boon.attributes.items()
        ]
        parts += [
            text("boon-companion", attribute=text(f"attribute-{id}"), amount=amount)
            for id, amount in boon.companion.items()
        ]
        parts += [
            text("boon-gains", scope=text(f"scope-{scope}"), effects=self.effects(words))
            for scope, words in boon.gains.items()
        ]
        parts += [
            text("boon-loses", scope=text(f"scope-{scope}"), effects=self.effects(words))
            for scope, words in boon.loses.items()
        ]
        parts += [
            text("boon-bands", scope=text(f"scope-{scope}"), bands=self.bands(bands))
            for scope, bands in boon.bands.items()
        ]
        parts += [
            text("boon-defends", resist=text(f"resist-{resist}"), other=text(f"attribute-{other}"))
            for resist, others in boon.defends.items()
            for other in others
        ]
        parts += [text(f"rule-{rule}", amount=amount) for rule, amount in boon.rules.items()]
        if boon.immune:
            tokens = ", ".join(text(f"token-{token}") for token in boon.immune)
            parts.append(text("boon-immune", tokens=tokens))
        parts += [text("boon-token", colour=text(f"colour-{each}")) for each in boon.tokens]
        parts += [
            text("boon-companion-token", colour=text(f"colour-{each}"))
            for each in boon.companion_tokens
        ]
        parts += [
            text("boon-companion-shield", colour=text(f"colour-{each}"))
            for each in boon.companion_shield
        ]
        return "; ".join(parts)

    def bands(self, bands: str) -> str:
        """Range bands in words; those that lie side by side are one."""
        reached = sorted(zone for band in bands for zone in _BAND_ZONES[band])
        runs = [list(run) for _, run in groupby(enumerate(reached), lambda each: each[1] - each[0])]
        return ", ".join(self._run(run[0][1], run[-1][1]) for run in runs)

    def _run(self, low: int, high: int) -> str:
        if high == _FARTHEST:
            return self.text("band-beyond", low=low)
        return str(low) if low == high else self.text("band-run", low=low, high=high)


def names_of(g: Show, text: Text) -> Names:
    """The words for this table, which knows its enemies."""
    kinds = {enemy.id: enemy.kind for enemy in g.enemies.values()}
    return Names(g.book.content, text, kinds)


def zone_name(zone: int, text: Text) -> str:
    """A zone by its number."""
    return text("zone", zone=zone + 1) if zone >= 0 else text("nowhere")


def _named(prefix: str) -> Callable[[Names, Any], Any]:
    """Words of a kind: texts by their prefix; numbers stay numbers, and nothing stays nothing."""

    def word(names: Names, value: Any) -> Any:
        return names.text(f"{prefix}-{value}") if value and isinstance(value, str) else value

    return word


def _yes_or_no(names: Names, value: Any) -> Any:
    """How messages tell true from false; numbers stay numbers."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _card(names: Names, value: str) -> str:
    return names.card(value) if value else ""


def _zone(names: Names, value: int) -> str:
    return names.zone(value)


def _colour(names: Names, value: int) -> str:
    return names.text(f"colour-{COLOURS[value]}")


def _mini(names: Names, value: int) -> str:
    return names.mini(value)


MINIS = frozenset({"by", "enemy", "giver", "hunter", "mini", "spotlight", "taker", "target", "to"})
"""Fields that name a miniature."""
FIELDS: dict[str, Callable[[Names, Any], Any]] = {
    **dict.fromkeys(MINIS, _mini),
    "action": lambda names, value: names.action(value),
    "arena": _named("mission"),
    "attribute": _named("attribute"),
    "back": _named("back"),
    "card": _card,
    "cards": lambda names, value: names.cards(value),
    "colour": _colour,
    "colours": lambda names, value: names.colours(list(value)) or "none",
    "content": _named("content"),
    "die": _yes_or_no,
    "effect": _named("start"),
    "element": _named("effect"),
    "equipped": _yes_or_no,
    "event": _named("event"),
    "fight": _yes_or_no,
    "fights": _yes_or_no,
    "hit": _yes_or_no,
    "into": _card,
    "kind": lambda names, value: names.kind(value),
    "loot": lambda names, value: names.loot(value),
    "machine": _named("deck"),
    "mission": _named("mission"),
    "old": _card,
    "order": lambda names, value: names.order(value),
    "origin": _colour,
    "out": _card,
    "queue": lambda names, value: names.queue(value),
    "resist": _named("attribute"),
    "result": _named("result"),
    "scenario": _named("mission"),
    "shield": _yes_or_no,
    "skill": _named("start"),
    "sort": _named("sort"),
    "source": _named("source"),
    "special": _named("special"),
    "spent": _yes_or_no,
    "star": _named("star"),
    "start": _zone,
    "success": _yes_or_no,
    "thing": _named("thing"),
    "token": _named("token"),
    "tree": _named("tree"),
    "what": _named("what"),
    "works": _yes_or_no,
    "zone": _zone,
}
"""How the fields of questions, options and events are read, by their names."""
