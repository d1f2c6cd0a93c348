"""What content is refused for: whatever the rules need holds for every content.

What the component list promises, counts of cards and tokens, holds for the game's own alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references
from sobremesa.kernel.vocabulary import Vocabulary, check_fields, check_words, read_word

from .check_maps import check_map, check_scenario_map, check_wanted_map
from .pieces import (
    BARREL_BACKS,
    BONUSES,
    BOXES,
    CHEST_CONTENTS,
    ENEMY_STEPS,
    EVENT_STEPS,
    FLAWS,
    GOALS,
    ORDERS,
    PSYCHO,
    REPLY_STEPS,
    RULES,
    SCOPES,
    SLAUGHTER,
    SPECIAL_RULES,
    SPECIALS,
    STARS,
    TOKENS,
)
from .schema import (
    ATTRIBUTES,
    BANDS,
    DECKS,
    HUNTERS,
    LOOT_SORTS,
    SLOTS,
    AttackData,
    Boon,
    Content,
    GearData,
    HunterData,
    ScenarioData,
    Step,
    WantedCard,
)
from .traits import EFFECTS, ELEMENTS

DECK_SIZES = {"guns": 16, "ammo": 14, "meds": 16, "torgue": 16}
RANKS = {0: 1, 1: 12, 2: 12, 3: 12}
LAST_SCENARIO = 5
BASE_ACTIONS = ("fists", "hold", "interact", "kit", "move", "repair", "swap", "trade")


def check_content(content: Content) -> None:
    """Refuse content whose parts do not fit each other or the rules."""
    _check_names(content)
    _check_hunters(content)
    _check_trees(content)
    _check_gear(content)
    _check_announcements(content)
    _check_events(content)
    _check_enemies(content)
    _check_terrain(content)
    _check_scenarios(content)
    _check_wanted(content)


def check_box(content: Content) -> None:
    """Refuse content that is not as much as the box holds."""
    for id in content.hunters:
        trees = [tree for tree in content.trees.values() if tree.hunter == id]
        _count(f"hunters.toml: [{id}]", "skill trees", len(trees), 3)
    decks = Counter(card.deck for card in content.gear.values())
    for deck in DECKS:
        _count("gear.toml", f"cards of the {deck} deck", decks[deck], DECK_SIZES[deck])
    ranks = Counter(card.rank for card in content.announcements.values())
    for rank, count in RANKS.items():
        _count("announcements.toml", f"cards of rank {rank}", ranks[rank], count)
    _count("events.toml", "events", len(content.events), 32)
    _count("stars.toml", "star moves", len(content.stars), 12)
    terrain = content.terrain
    _count("terrain.toml", "loot tokens", sum(sort.count for sort in terrain.loot.values()), 48)
    _count("terrain.toml", "loot chests", sum(terrain.loot_chests.values()), 4)
    _count("terrain.toml", "vending machines", sum(terrain.machines.values()), 2)
    _count("scenarios.toml", "scenarios", len(content.scenarios), LAST_SCENARIO)
    _count("wanted.toml", "maps", len(content.wanted.maps), 10)
    _count("wanted.toml", "cards", len(content.wanted.cards), 8)


def _count(place: str, what: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BadContent(f"{place}: expected {wanted} {what}, got {count}")


def _check_names(content: Content) -> None:
    """Things that are told by their ids alone have ids of their own."""
    attacks = [id for companion in content.companions.values() for id in companion.attacks]
    fists = [f"{id}_fists" for id in content.companions]
    miniatures = [*content.hunters, *content.companions, *content.enemies]
    _distinct("hunters.toml, companions.toml, enemies.toml", miniatures)
    _distinct("gear.toml, companions.toml", [*BASE_ACTIONS, *content.gear, *attacks, *fists])
    cards = [*content.announcements, *content.wanted.cards, *content.gear]
    _distinct("announcements.toml, wanted.toml, gear.toml", cards)


def _distinct(files: str, ids: Iterable[str]) -> None:
    for id, count in Counter(ids).items():
        if count > 1:
            raise BadContent(f"{files}: expected names that differ, got {id!r} {count} times")


# Hunters


def _check_hunters(content: Content) -> None:
    """Always four, with cards of their own: tor.setup.four-hunters."""
    _count("hunters.toml", "Vault Hunters", len(content.hunters), HUNTERS)
    for hunter in content.hunters.values():
        _check_hunter(f"hunters.toml: [{hunter.id}]", hunter, content)
    given = Counter(card for hunter in content.hunters.values() for card in hunter.gear)
    if twice := [card for card, count in given.items() if count > 1]:
        raise BadContent(f"hunters.toml: gear: expected each card once, got {twice[0]} twice")


def _check_hunter(place: str, hunter: HunterData, content: Content) -> None:
    if not hunter.tokens:
        raise BadContent(f"{place} tokens: expected one or more, got none")
    check_references(f"{place} attributes", hunter.attributes, ATTRIBUTES)
    check_references(f"{place} gear", hunter.gear, content.gear)
    check_words(f"{place} special", [hunter.special], SPECIALS)
    if hunter.companion:
        check_references(f"{place} companion", [hunter.companion], content.companions)
    if not any(tree.hunter == hunter.id for tree in content.trees.values()):
        raise BadContent(f"{place}: expected a skill tree in trees.toml, there is none")


def _check_trees(content: Content) -> None:
    for companion in content.companions.values():
        place = f"companions.toml: [{companion.id}]"
        check_references(f"{place} attributes", companion.attributes, ATTRIBUTES)
        for attack in companion.attacks.values():
            _check_attack(place, attack)
    for tree in content.trees.values():
        place = f"trees.toml: [{tree.id}]"
        check_references(f"{place} hunter", [tree.hunter], content.hunters)
        check_references(f"{place} slots", SLOTS, tree.slots)
        check_references(f"{place} slots", tree.slots, SLOTS)
        for slot, boon in tree.slots.items():
            _check_boon(f"{place} slots {slot}", boon, content)


def _check_attack(place: str, attack: AttackData | GearData) -> None:
    check_words(f"{place} effects", attack.effects, EFFECTS)
    check_references(f"{place} bands", attack.bands, BANDS)


def _check_boon(place: str, boon: Boon, content: Content) -> None:
    attacks = [id for companion in content.companions.values() for id in companion.attacks]
    check_references(f"{place} attributes", [*boon.attributes, *boon.companion], ATTRIBUTES)
    check_references(f"{place} scopes", _scopes(boon), [*SCOPES, *attacks])
    check_words(f"{place} rules", boon.rules, RULES)
    check_references(f"{place} immune", boon.immune, TOKENS)
    check_references(f"{place} choose", boon.choose, ELEMENTS)
    check_references(f"{place} defends", boon.defends, [*ATTRIBUTES, "any"])
    for bands in boon.bands.values():
        check_references(f"{place} bands", bands, BANDS)
    for words in (*boon.gains.values(), *boon.loses.values()):
        check_words(place, [word for word in words if word != "chosen"], EFFECTS)


def _scopes(boon: Boon) -> list[str]:
    return [*boon.gains, *boon.loses, *boon.bands]


# Cards


def _check_gear(content: Content) -> None:
    for card in content.gear.values():
        place = f"gear.toml: [{card.id}]"
        _check_attack(place, card)
        _check_boon(f"{place} boon", card.boon, content)
        if (card.kind in ("gun", "melee", "grenade")) != bool(card.attribute and card.bands):
            raise BadContent(f"{place}: expected an attribute and bands for weapons alone")
        if (card.kind == "grenade") != bool(card.die) or (card.kind == "shield") != bool(
            card.shields
        ):
            raise BadContent(f"{place}: expected a die for grenades, shields for shields alone")


def _check_announcements(content: Content) -> None:
    ranks = Counter(card.rank for card in content.announcements.values())
    check_references("announcements.toml: rank", map(str, ranks), map(str, RANKS))
    _count("announcements.toml", "card of rank 0", ranks[0], RANKS[0])
    for rank, count in RANKS.items():
        if ranks[rank] < count:
            raise BadContent(
                f"announcements.toml: expected {count} cards of rank {rank} or more, "
                f"got {ranks[rank]}"
            )
    for card in content.announcements.values():
        check_words(f"announcements.toml: [{card.id}] orders", card.orders, ORDERS)


def _check_events(content: Content) -> None:
    for event in content.events.values():
        place = f"events.toml: [{event.id}]"
        check_words(f"{place} orders", event.orders, ORDERS)
        _check_steps(f"{place} steps", event.steps, EVENT_STEPS, content)
    if not any(step.do != "appetite" for event in content.events.values() for step in event.steps):
        raise BadContent("events.toml: expected an event with a step that needs no Boss, got none")
    if len(content.stars) < HUNTERS:
        raise BadContent(f"stars.toml: expected {HUNTERS} or more, got {len(content.stars)}")
    for star in content.stars.values():
        check_words(f"stars.toml: [{star.id}] when", [star.when], STARS)
    steps = [step for event in content.events.values() for step in event.steps]
    hasty = {step.who or PSYCHO for step in steps if step.do == "haste"}
    if len(hasty) > 1:
        raise BadContent(f"events.toml: haste: expected one family, got {', '.join(sorted(hasty))}")


def _check_steps(place: str, steps: Iterable[Step], known: Vocabulary, content: Content) -> None:
    for step in steps:
        name, _ = read_word(f"{place} do", step.do, known)
        check_fields(f"{place} {name}", step, known[name])
        check_words(f"{place} {name} effects", step.effects, EFFECTS)
        if step.kind:
            check_references(f"{place} {name} kind", [step.kind], content.enemies)
        if step.token:
            check_references(f"{place} {name} token", [step.token], TOKENS)
        if step.who and not known[name].reads["who"]:
            families = [enemy.family for enemy in content.enemies.values()]
            check_references(f"{place} {name} who", [step.who], families)


# Enemies


def _check_enemies(content: Content) -> None:
    for enemy in content.enemies.values():
        place = f"enemies.toml: [{enemy.id}]"
        check_words(f"{place} effects", enemy.effects, EFFECTS)
        check_references(f"{place} vulnerable", enemy.vulnerable, ELEMENTS)
        check_references(f"{place} immune", enemy.immune, TOKENS)
        _check_steps(f"{place} reply", enemy.reply, REPLY_STEPS, content)
        for special in enemy.specials:
            _check_steps(f"{place} {special.id}", special.steps, ENEMY_STEPS, content)
        if enemy.defence_fumble:
            check_words(f"{place} defence_fumble", [enemy.defence_fumble], FLAWS)
        if (enemy.kind == "unique") != bool(enemy.miniature):
            raise BadContent(f"{place}: expected a miniature of another enemy for Uniques alone")
        if enemy.miniature:
            usable = [id for id, other in content.enemies.items() if not other.miniature]
            check_references(f"{place} miniature", [enemy.miniature], usable)
        elif enemy.supply < 1:
            raise BadContent(f"{place}: expected a supply of 1 or more, got {enemy.supply}")


def _check_lots(place: str, lots: Iterable[tuple[str, int]], content: Content) -> None:
    for kind, count in lots:
        check_references(place, [kind], content.enemies)
        if count < 1:
            raise BadContent(f"{place}: expected 1 {kind} or more, got {count}")


# Tokens, scenarios and Wanted missions


def _check_terrain(content: Content) -> None:
    terrain = content.terrain
    if tuple(terrain.loot) != LOOT_SORTS:
        expected, got = ", ".join(LOOT_SORTS), ", ".join(terrain.loot)
        raise BadContent(f"terrain.toml: loot: expected {expected}; got {got}")
    check_words("terrain.toml: barrels", terrain.barrels, BARREL_BACKS)
    for name in ("ammo_chests", "loot_chests", "mailboxes"):
        inside: Mapping[str, int] = getattr(terrain, name)
        check_words(f"terrain.toml: {name}", inside, CHEST_CONTENTS)
    for id, text in content.maps.items():
        check_map(f"maps/{id}.txt", text, terrain)


def _check_scenarios(content: Content) -> None:
    _check_campaign(content)
    check_references("maps/", content.scenarios, content.maps)
    for scenario in content.scenarios.values():
        place = f"scenarios.toml: [{scenario.id}]"
        check_words(f"{place} goal", [scenario.goal], GOALS)
        check_words(f"{place} slaughter", scenario.slaughter, SLAUGHTER)
        check_words(f"{place} bonus", filter(None, [scenario.bonus]), BONUSES)
        check_words(f"{place} rules", scenario.rules or (), SPECIAL_RULES)
        check_words(f"{place} box when", [scenario.box.when] if scenario.box.when else [], BOXES)
        check_words(f"{place} box effects", scenario.box.effects, EFFECTS)
        kinds = [kind for kind, *_ in scenario.enemies]
        check_references(f"{place} enemies", kinds, content.enemies)
        for spawns in (scenario.spawn, scenario.slaughter_spawn, scenario.box.spawn):
            for zone, lots in spawns.items():
                _check_lots(f"{place} spawn {zone}", lots, content)
        _check_lots(f"{place} box", scenario.box.enemies, content)
        _check_start(place, scenario, content)
        check_scenario_map(place, scenario, content)


def _check_campaign(content: Content) -> None:
    """Numbers from 1 on without a gap, the Boss in the last scenario and in no other."""
    campaign = {each.number: each for each in content.scenarios.values() if each.number}
    numbers = sorted(each.number for each in content.scenarios.values() if each.number)
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadContent(f"scenarios.toml: expected numbers 1, 2, 3 and so on, got {numbers}")
    for number, scenario in campaign.items():
        if (scenario.goal == "boss") != (number == len(numbers)):
            raise BadContent(
                f"scenarios.toml: [{scenario.id}] goal: expected boss for number {len(numbers)}, "
                f"the last, and for it alone; got {scenario.goal} for number {number}"
            )


def _check_start(place: str, scenario: ScenarioData, content: Content) -> None:
    """There are miniatures for whoever begins on the map, and somebody to hunt."""
    kinds = [content.enemies[kind] for kind, *_ in scenario.enemies]
    for id, count in Counter(kind.miniature or kind.id for kind in kinds).items():
        if count > content.enemies[id].supply:
            supply = content.enemies[id].supply
            raise BadContent(f"{place} enemies: expected at most {supply} {id}, got {count}")
    wanted = {"boss": "boss", "hunt": "unique"}.get(scenario.goal)
    if wanted is not None and not any(kind.kind == wanted for kind in kinds):
        raise BadContent(f"{place} enemies: expected a {wanted} for the goal {scenario.goal}")


def _check_wanted(content: Content) -> None:
    wanted = content.wanted
    if not (wanted.maps and wanted.cards):
        raise BadContent("wanted.toml: expected a card and a map or more, got none")
    check_references("wanted.toml: maps", wanted.maps, content.maps)
    for id in wanted.maps:
        check_wanted_map(f"maps/{id}.txt", content.maps[id])
    for id, card in wanted.cards.items():
        _check_card(f"wanted.toml: [cards.{id}]", card, content)


def _check_card(place: str, card: WantedCard, content: Content) -> None:
    uniques = [id for id, enemy in content.enemies.items() if enemy.kind == "unique"]
    common = [id for id, enemy in content.enemies.items() if enemy.kind == "common"]
    check_references(f"{place} unique", [card.unique], uniques)
    check_references(f"{place} escorts", [kind for kind, _ in card.escorts], common)
    _check_lots(f"{place} escorts", card.escorts, content)
    rules = card.rule if isinstance(card.rule, tuple) else filter(None, [card.rule])
    check_words(f"{place} rule", rules, SPECIAL_RULES)
