"""What a Vault Hunter can do by card, skills and gear, put together once for each case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from .pieces import RULES
from .schema import BANDS, COLOURS, SLOTS, AttackData, Boon, Content, GearData
from .traits import ELEMENTS, Traits, compose

FISTS = AttackData(attribute="melee", bands="R")
"""The base action Melee: tor.base.melee."""


class Weapon:
    """An attack that somebody may make: where it comes from and which scopes change it."""

    __slots__ = ("attribute", "bands", "die", "effects", "id", "kind", "scopes")

    def __init__(self, id: str, kind: str, attack: AttackData | GearData) -> None:
        self.id = id
        self.kind = kind
        """fists, gun, melee, grenade or companion."""
        self.attribute = attack.attribute
        self.bands = band_mask(attack.bands)
        self.effects = attack.effects
        self.die = COLOURS.index(attack.die) if isinstance(attack, GearData) and attack.die else -1
        self.scopes = tuple(self._scopes())

    def _scopes(self) -> Iterator[str]:
        if self.kind == "companion":
            yield self.id
            return
        yield "all"
        if self.attribute == "melee":
            yield "melee"
        if self.kind in ("fists", "gun", "grenade"):
            yield self.kind
        if "pistol" in self.effects:
            yield "pistol"


def band_mask(bands: str) -> int:
    """The bands as bits."""
    return sum(BANDS[band] for band in bands)


class Sheet:
    """All boons of one Vault Hunter together (tor.effect.stacking)."""

    __slots__ = (
        "_defences", "_reaches", "_traits", "attributes", "bands", "companion", "companion_shield",
        "companion_tokens", "defends", "gains", "immune", "loses", "rules", "tokens",
    )  # fmt: skip

    def __init__(
        self, attributes: dict[str, int], companion: dict[str, int], boons: Iterable[Boon]
    ) -> None:
        self.attributes = Counter(attributes)
        self.companion = Counter(companion)
        self.gains: dict[str, list[str]] = {}
        self.loses: dict[str, list[str]] = {}
        self.bands: dict[str, int] = {}
        self.defends: dict[str, list[str]] = {}
        self.rules = dict.fromkeys(RULES, 0)
        self.immune: set[str] = set()
        self.tokens: list[str] = []
        self.companion_tokens: list[str] = []
        self.companion_shield: list[str] = []
        self._traits: dict[tuple[str, tuple[str, ...]], Traits] = {}
        self._defences: dict[tuple[str, bool], tuple[str, ...]] = {}
        self._reaches: dict[str, int] = {}
        for boon in boons:
            self._add(boon)

    def _add(self, boon: Boon) -> None:
        self.attributes.update(boon.attributes)
        self.companion.update(boon.companion)
        for rule, amount in boon.rules.items():
            self.rules[rule] += amount
        self.immune.update(boon.immune)
        self.tokens += boon.tokens
        self.companion_tokens += boon.companion_tokens
        self.companion_shield += boon.companion_shield
        for scope, words in boon.gains.items():
            self.gains.setdefault(scope, []).extend(words)
        for scope, words in boon.loses.items():
            self.loses.setdefault(scope, []).extend(words)
        for scope, bands in boon.bands.items():
            self.bands[scope] = self.bands.get(scope, 0) | band_mask(bands)
        for resist, others in boon.defends.items():
            self.defends.setdefault(resist, []).extend(others)

    def reach(self, weapon: Weapon) -> int:
        """The bands that an attack can reach."""
        bands = self._reaches.get(weapon.id)
        if bands is None:
            bands = weapon.bands
            for scope in weapon.scopes:
                bands |= self.bands.get(scope, 0)
            self._reaches[weapon.id] = bands
        return bands

    def traits(self, weapon: Weapon, more: tuple[str, ...]) -> Traits:
        """The traits of an attack with a weapon, in a situation given by more scopes."""
        key = weapon.id, more
        found = self._traits.get(key)
        if found is None:
            found = self._traits[key] = self._composed(weapon, (*weapon.scopes, *more))
        return found

    def _composed(self, weapon: Weapon, scopes: tuple[str, ...]) -> Traits:
        words = list(weapon.effects)
        for scope in scopes:
            words += self.gains.get(scope, ())
        lost = {word for scope in scopes for word in self.loses.get(scope, ())}
        words = [word for word in words if word not in lost]
        if any(word.partition(":")[0] in ELEMENTS for word in words):
            if weapon.kind != "companion":
                words += self.gains.get("elemental", ())
            if weapon.kind == "gun":
                words += self.gains.get("elemental_gun", ())
        return compose(words)

    def defences(self, resist: str, pistol: bool) -> tuple[str, ...]:
        """The attributes with which an attack may be resisted (tor.effect.pistol)."""
        key = resist, pistol
        found = self._defences.get(key)
        if found is None:
            others = [*self.defends.get(resist, ()), *self.defends.get("any", ())]
            if pistol and resist == "melee":
                others.append("ranged")
            found = self._defences[key] = tuple(dict.fromkeys((resist, *others)))
        return found


class Sheets:
    """Sheets and weapons by what makes them, each made on its first use."""

    __slots__ = ("_content", "_sheets", "companions", "weapons", "worn")

    def __init__(self, content: Content) -> None:
        self._content = content
        self._sheets: dict[tuple[str, str, int, str, tuple[str, ...]], Sheet] = {}
        self.worn: dict[int, tuple[object, tuple[str, str, int, str], Sheet]] = {}
        """What each hunter wore when it was last asked for, its skills, and its sheet then."""
        self.weapons = {"fists": Weapon("fists", "fists", FISTS)}
        for card in content.gear.values():
            if card.attribute:
                self.weapons[card.id] = Weapon(card.id, card.kind, card)
        self.companions: dict[str, tuple[Weapon, ...]] = {}
        for companion in content.companions.values():
            fists = Weapon(f"{companion.id}_fists", "companion", FISTS)
            own = [Weapon(id, "companion", attack) for id, attack in companion.attacks.items()]
            self.companions[companion.id] = (fists, *own)
            self.weapons.update({weapon.id: weapon for weapon in (fists, *own)})

    def of(self, kind: str, tree: str, slots: int, element: str, cards: tuple[str, ...]) -> Sheet:
        """The sheet of a Vault Hunter with that tree, those slots filled and those cards."""
        key = kind, tree, slots, element, cards
        found = self._sheets.get(key)
        if found is None:
            found = self._sheets[key] = self._make(key)
        return found

    def _make(self, key: tuple[str, str, int, str, tuple[str, ...]]) -> Sheet:
        kind, tree, slots, element, cards = key
        content = self._content
        boons = [content.gear[card].boon for card in cards]
        if tree:
            data = content.trees[tree]
            boons += [
                _with_element(data.slots[slot], element)
                for number, slot in enumerate(SLOTS)
                if slots >> number & 1
            ]
        hunter = content.hunters[kind]
        companion = content.companions[hunter.companion].attributes if hunter.companion else {}
        return Sheet(hunter.attributes, companion, boons)


def _with_element(boon: Boon, element: str) -> Boon:
    """A skill with the element that its owner chose."""
    if not boon.choose:
        return boon
    gains = {
        scope: tuple(element if word == "chosen" else word for word in words)
        for scope, words in boon.gains.items()
    }
    return Boon(gains=gains)
