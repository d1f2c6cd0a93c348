"""What the rules need of any content; errors name file and key, what was expected and what came."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references

from .book import GEAR_DICE, GOODS, STANDARD, TESTS, goods, pool, reward
from .card_effects import CardEffect, Put, Stranger, with_inner
from .mission_checks import check_mission
from .powers import Boots, Charger, Mask, Tuner
from .schema import BoxData, Content, GearData

MOST_PLAYERS = 6
MOST_COPIES = 26
"""Equal enemies are told apart by letters."""
MOST_ENEMIES = 100
"""The numbers from there on are those of traders."""
HOME_NUMBER = 1
EXTRA_SURVIVORS = 4


def check(content: Content) -> None:
    """Refuse content that cannot be played."""
    _check_box(content.box)
    _check_tiles(content)
    _check_characters(content)
    _check_enemies(content)
    _check_gear(content)
    _check_traders(content)
    _check_cards(content)
    for mission in content.missions.values():
        check_mission(content, mission)


def need(place: str, fine: bool, expected: str, got: object) -> None:
    """Refuse what is not fine."""
    if not fine:
        raise BadContent(f"{place}: expected {expected}, got {got}")


def need_between(place: str, value: int, low: int, high: int) -> None:
    """Refuse a number out of range."""
    need(place, low <= value <= high, f"{low} to {high}", value)


def need_written(place: str, read: Callable[[str], object], *texts: str) -> None:
    """Refuse dice, cubes or loot that are written wrong."""
    for text in texts:
        try:
            read(text)
        except BadContent as error:
            raise BadContent(f"{place}: {error}") from error


def _check_box(box: BoxData) -> None:
    """The bag is filled from the cubes of the box; food is among the red ones, which are others."""
    need_written("box.toml: bag", goods, box.bag)
    need_written("box.toml: provisions", goods, box.provisions)
    loose = [letter for letter in box.bag if GOODS.index(letter) not in STANDARD]
    need("box.toml: bag", not loose, "no ammunition", "".join(loose))
    for letter in sorted(set(box.bag) - {"F"}):
        there, used = box.cubes.get(letter, 0), box.bag.count(letter)
        need("box.toml: bag", used <= there, f"at most {there} of {letter}", used)
    least = MOST_PLAYERS + EXTRA_SURVIVORS
    _need_distinct("box.toml: survivors", box.survivors, least)
    _need_distinct("box.toml: sons", tuple(box.sons), 1)


def _need_distinct(place: str, ids: Sequence[str], least: int) -> None:
    count = len(set(ids))
    need(place, count == len(ids) and count >= least, f"{least} or more, each once", list(ids))


def _check_tiles(content: Content) -> None:
    numbers: dict[int, str] = {}
    for tile in content.tiles.values():
        place = f"tiles.toml: [{tile.id}]"
        other = numbers.setdefault(tile.number, tile.id)
        need(f"{place} number", other == tile.id, "a number of its own", f"that of {other}")
        need(f"{place} number", tile.number >= 1, "1 or more", tile.number)
        need_between(f"{place} move", tile.move, 1, 4)
        for field in ("spaces", "water", "enemies"):
            need_between(f"{place} {field}", getattr(tile, field), 0, 9)
        need_written(f"{place} goods", goods, tile.goods)
    home = [tile for tile in content.tiles.values() if tile.number == HOME_NUMBER]
    fine = bool(home) and home[0].camp and not home[0].objective and not home[0].spaces
    need("tiles.toml: number 1", fine, "a home with a camp and room for all", numbers.get(1))


def _check_characters(content: Content) -> None:
    base = [id for id, each in content.characters.items() if not each.expansion]
    count = len(content.characters)
    need("characters.toml", count >= MOST_PLAYERS, f"{MOST_PLAYERS} or more", count)
    need("characters.toml", len(base) >= 4, "4 or more without the expansion", len(base))
    for each in content.characters.values():
        place = f"characters.toml: [{each.id}]"
        for kind in (*TESTS, "melee", "ranged"):
            need_written(f"{place} {kind}", pool, getattr(each, kind))
        need_between(f"{place} hp", each.hp, 1, 20)
        need_between(f"{place} water", each.water, 1, 20)
        for slots in ("item_slots", "flex_slots", "equipment_slots"):
            need_between(f"{place} {slots}", getattr(each, slots), 0, 9)


def _check_enemies(content: Content) -> None:
    total = sum(each.copies for each in content.enemies.values())
    need("enemies.toml", 1 <= total <= MOST_ENEMIES, f"1 to {MOST_ENEMIES} cards", total)
    for each in content.enemies.values():
        place = f"enemies.toml: [{each.id}]"
        need_between(f"{place} copies", each.copies, 1, MOST_COPIES)
        need_between(f"{place} hp", each.hp, 1, 99)
        need_written(f"{place} melee", pool, *each.melee)
        need_written(f"{place} ranged", pool, *(each.ranged or ()))
        need_written(f"{place} initial", pool, each.initial)
        need_written(f"{place} loot", reward, *each.loot)


def _check_gear(content: Content) -> None:
    for each in content.gear.values():
        place = f"gear.toml: [{each.id}]"
        need_between(f"{place} copies", each.copies, 1, 99)
        need_written(f"{place} recipe", goods, each.recipe)
        need_written(f"{place} supply", goods, each.supply)
        for kind in GEAR_DICE:
            need_written(f"{place} {kind}", pool, getattr(each, kind))
        for power in each.powers:
            if isinstance(power, Mask):
                need_written(f"{place} powers: mask: dice", pool, power.dice)
        check_references(f"{place} hero", [each.hero] if each.hero else [], content.characters)
        _check_kind(place, each)


def _check_kind(place: str, gear: GearData) -> None:
    """What belongs together on a card."""
    supplies = gear.kind == "supply"
    need(f"{place} supply", bool(gear.supply) == supplies, "cubes on a supply card alone", gear.supply or "none")  # fmt: skip  # noqa: E501
    need(f"{place} kind", not supplies or gear.deck == "loot", "a supply card in the loot deck alone", gear.deck)  # fmt: skip  # noqa: E501
    need(f"{place} capacity", bool(gear.capacity) == bool(gear.ammo), "a capacity with ammunition alone", gear.capacity)  # fmt: skip  # noqa: E501
    need(f"{place} recipe", not gear.recipe or gear.deck in ("item", "equipment"), "a recipe in the open decks alone", gear.recipe)  # fmt: skip  # noqa: E501
    need(f"{place} uses", not _is_used(gear) or bool(gear.uses or gear.flips), "uses, or a card that flips", "neither")  # fmt: skip  # noqa: E501
    if gear.found != "full":
        need_written(f"{place} found", pool, gear.found)


def _is_used(gear: GearData) -> bool:
    """Whether a card has a use that would never end if nothing limited it."""
    limited = (Charger, Tuner, Boots)
    powers = any(isinstance(power, limited) for power in gear.powers)
    helps = gear.heals or gear.cures or gear.revives or gear.gives_ap or gear.rests or gear.luck
    return bool(powers or helps or gear.cancels or gear.throws)


def _check_traders(content: Content) -> None:
    keepers = [id for id, each in content.traders.items() if each.post]
    need("traders.toml: post", len(keepers) == 1, "one who keeps the post", keepers or "none")
    for each in content.traders.values():
        place = f"traders.toml: [{each.id}]"
        need_written(f"{place} melee", pool, each.melee)
        need_written(f"{place} ranged", pool, each.ranged)
        need(f"{place} hp", each.peaceful or each.hp >= 1, "1 or more, or a peaceful one", each.hp)
        need_between(f"{place} loot", each.loot, 0, 9)


def _check_cards(content: Content) -> None:
    need("sun.toml", bool(content.sun), "one card or more", "none")
    for file, table in (("sun", content.sun), ("night", content.night), ("events", content.events)):
        for id, each in table.items():
            need_between(f"{file}.toml: [{id}] copies", each.copies, 1, 99)
    for event in content.events.values():
        place = f"events.toml: [{event.id}]"
        check_references(f"{place} trader", [event.trader] if event.trader else [], content.traders)
        _check_effects(content, event.does, place)
    for night in content.night.values():
        _check_effects(content, night.does, f"night.toml: [{night.id}]")


def _check_effects(content: Content, effects: Iterable[CardEffect], place: str) -> None:
    for effect in with_inner(effects):
        if isinstance(effect, Put):
            need_written(f"{place} does: put: goods", goods, effect.goods)
        elif isinstance(effect, Stranger):
            check_references(f"{place} does: stranger: takes", effect.takes, content.gear)
