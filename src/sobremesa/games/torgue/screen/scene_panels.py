"""Everything beside the board: hunters with their gear, the queue, enemies, the shop."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sobremesa.games.torgue.content.schema import COLOURS, SLOTS, Special
from sobremesa.games.torgue.rules.interlude import in_interlude
from sobremesa.games.torgue.state import Companion, Hunter, Item, Show, Stage, Token
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.scene import Badge, Card, Fact, Panel, Pile

from .goal import goal
from .icons import FIGURES
from .names import Names


def panels(g: Show, seat: int | None, names: Names) -> Iterator[Panel]:
    """The panels: whoever is active comes first, then one's own hunters."""
    yield goal(g, names)
    if g.stage is Stage.SHOP and (g.offer or g.buying):
        yield Panel(
            id="shop",
            title=names.text("panel-shop"),
            cards=tuple(gear_card(names, Item(card), priced=True) for card in g.offer),
        )
    if g.prize:
        cards = tuple(gear_card(names, Item(card)) for card in g.prize)
        yield Panel(id="prize", title=names.text("panel-prize"), cards=cards)
    now = g.buyer if g.stage is Stage.SHOP else g.active
    for hunter in sorted(g.hunters, key=lambda each: (each.id != now, each.seat != seat)):
        yield _hunter(g, hunter, names)
    if in_interlude(g):
        yield _supply(g, names)
        return
    yield _queue(names, tuple(g.queue), g.spent)
    kinds = dict.fromkeys(enemy.kind for enemy in g.enemies.values())
    yield _foes(names, tuple(kinds))
    yield _supply(g, names)


# Hunters


def _hunter(g: Show, hunter: Hunter, names: Names) -> Panel:
    companion = g.companions.get(hunter.id + 4)
    key = (
        "hunter-panel",
        msgspec.structs.astuple(hunter),
        None if companion is None else msgspec.structs.astuple(companion),
        (g.active == hunter.id, in_interlude(g), *g.sheet(hunter).attributes.items()),
    )
    return part(names, key, lambda: _hunter_panel(g, hunter, names))


def _hunter_panel(g: Show, hunter: Hunter, names: Names) -> Panel:
    return Panel(
        id=f"panel-{hunter.id}",
        title=names.mini(hunter.id),
        owner=hunter.kind,
        cards=(
            _sheet_card(g, hunter, names),
            *(gear_card(names, item) for item in hunter.gear),
            *(gear_card(names, item, stored=True) for item in hunter.pack),
        ),
        facts=tuple(_facts(hunter, names)),
    )


def _sheet_card(g: Show, hunter: Hunter, names: Names) -> Card:
    text, sheet = names.text, g.sheet(hunter)
    facts = [
        *_token_facts(names, hunter.tokens),
        *(
            Fact(name=text(f"attribute-{id}"), text=str(value))
            for id, value in sheet.attributes.items()
        ),
    ]
    facts.append(Fact(text=text(f"special-rule-{g.book.content.hunters[hunter.kind].special}")))
    if hunter.tree:
        facts += _skills(names, hunter.tree, hunter.slots)
    companion = g.companions.get(hunter.id + 4)
    if companion is not None:
        facts.append(_companion_fact(companion, names))
    return Card(
        id=f"hunter-{hunter.id}",
        title=names.mini(hunter.id),
        subtitle=text(f"star-{hunter.star}"),
        text=text(f"star-{hunter.star}-text"),
        icon=FIGURES.of(g.book.content.hunters[hunter.kind]),
        owner=hunter.kind,
        facts=tuple(facts),
        active=g.active == hunter.id,
        dim=hunter.zone < 0 and not in_interlude(g),
        piece=f"mini{hunter.id}" if hunter.zone >= 0 or in_interlude(g) else "",
    )


@kept
def _skills(names: Names, tree: str, slots: int) -> tuple[Fact, ...]:
    """A skill tree, and what its slots give."""
    given = (
        Fact(text=names.slot(tree, slot), tone="good")
        for slot in range(len(SLOTS))
        if slots >> slot & 1
    )
    return Fact(name=names.text("skill-tree"), text=names.text(f"tree-{tree}")), *given


def _companion_fact(companion: Companion, names: Names) -> Fact:
    name = names.mini(companion.id)
    if companion.shut:
        return Fact(name=name, text=names.text("is-shut"), tone="bad")
    tokens = ", ".join(badge.name for badge in token_badges(companion.tokens, names))
    return Fact(name=name, text=tokens or names.text("shares-tokens"))


def token_badges(tokens: tuple[Token, ...], names: Names) -> Iterator[Badge]:
    """Action or shield tokens as signs: colour, face, and whether wounded."""
    for token in tokens:
        colour = names.text(f"colour-{COLOURS[token.colour]}")
        state = names.text("token-state", spent="yes" if token.spent else "no")
        yield Badge(
            icon="plain-circle",
            text=colour[:1].upper(),
            tone="quiet" if token.spent else ("bad", "warn", "good")[token.colour],
            name=f"{colour}, {state}",
        )


@kept
def _token_facts(names: Names, tokens: tuple[Token, ...]) -> tuple[Fact, ...]:
    return tuple(_faces(names, tokens))


def _faces(names: Names, tokens: tuple[Token, ...]) -> Iterator[Fact]:
    """The action tokens by their face, where they are never cut off."""
    for spent, name in ((False, "ready-tokens"), (True, "spent-tokens")):
        colours = [token.colour for token in tokens if token.spent is spent]
        if colours:
            yield Fact(
                name=names.text(name),
                text=names.colours(colours),
                tone="quiet" if spent else "good",
            )
    if hurt := sum(token.colour < token.origin for token in tokens):
        yield Fact(name=names.text("wounds"), text=str(hurt), icon="hearts", tone="bad")


def _facts(hunter: Hunter, names: Names) -> Iterator[Fact]:
    for sort in dict.fromkeys(hunter.loot):
        yield Fact(name=names.loot(sort), text=str(hunter.loot.count(sort)), icon="swap-bag")
    if hunter.crate:
        yield Fact(text=names.text("what-crate"), icon="wooden-crate")
    if hunter.bombs:
        yield Fact(name=names.text("what-bomb-found"), text=str(hunter.bombs), icon="dynamite")
    if hunter.key:
        yield Fact(text=names.text("what-key"))


# Cards


@kept
def gear_card(names: Names, item: Item, stored: bool = False, priced: bool = False) -> Card:
    """An Equipment card with all that it does."""
    text, data = names.text, names.content.gear[item.card]
    facts = []
    if data.attribute:
        attack = text("attack", attribute=text(f"attribute-{data.attribute}"))
        facts.append(Fact(name=attack, text=names.bands(data.bands)))
    facts += [Fact(text=sentence) for sentence in names.effects_explained(data.effects)]
    if data.die:
        facts.append(Fact(name=text("die"), text=text(f"colour-{data.die}")))
    if boon := names.boon(data.boon):
        facts.append(Fact(text=boon))
    if data.cost:
        facts.append(Fact(name=text("resale"), text=names.money(data.resale)))
    where = "stored" if stored else "spent" if item.spent else ""
    return Card(
        id=f"card-{item.card}",
        title=names.gear(item.card),
        subtitle=text(f"item-{where}" if where else f"kind-{data.make or data.kind}"),
        icon=data.icon,
        corner=names.money(data.cost) if priced else "",
        facts=tuple(facts),
        badges=tuple(token_badges(item.tokens, names)),
        dim=stored or item.spent,
    )


@kept
def _foes(names: Names, kinds: tuple[str, ...]) -> Panel:
    return Panel(
        id="foes",
        title=names.text("enemies"),
        owner="enemies",
        cards=tuple(foe_card(names, kind) for kind in kinds),
    )


@kept
def foe_card(names: Names, kind: str) -> Card:
    """An enemy card: tor.ruling.enemy-card."""
    text, data = names.text, names.content.enemies[kind]
    facts = [
        Fact(name=text("range"), text=str(data.range)),
        Fact(
            name=text("force"),
            text=text("force-of", force=data.force, attribute=text(f"attribute-{data.resist}")),
        ),
        Fact(name=text("defence"), text=str(data.defence)),
        Fact(name=text("movement"), text=str(data.movement)),
        Fact(name=text("hit-points"), text=str(data.hp)),
    ]
    if data.ring:
        facts.append(Fact(name=text("ring"), text=text(f"ring-{data.ring}")))
    if data.effects:
        facts.append(Fact(name=text("attacks-have"), text=names.effects(data.effects)))
        facts += [Fact(text=sentence) for sentence in names.effects_explained(data.effects)]
    if data.vulnerable:
        facts.append(Fact(name=text("vulnerable"), text=names.effects(data.vulnerable)))
    facts += [
        Fact(name=text("special"), text=_special(names, special)) for special in data.specials
    ]
    return Card(
        id=f"foe-{data.id}",
        title=text(f"enemy-{data.id}"),
        icon=FIGURES.of(data),
        owner="enemies",
        facts=tuple(facts),
    )


def _special(names: Names, special: Special) -> str:
    """What a special action does, with the effects of its attacks."""
    about = names.text(f"special-{special.id}-about")
    effects = tuple(word for step in special.steps for word in step.effects)
    return f"{about} ({names.effects(effects)})" if effects else about


@kept
def _queue(names: Names, queue: tuple[str, ...], spent: int) -> Panel:
    """The queue lies open: tor.setup.step8-queue."""
    cards = []
    for number, card in enumerate(queue):
        data = names.content.announcements[card]
        cards.append(
            Card(
                id=f"queue-{number}",
                title=names.text(f"announcement-{card}"),
                subtitle=names.text("rank", rank=data.rank),
                text=", ".join(map(names.order, data.orders)),
                icon="public-speaker",
                dim=number < spent,
                active=number == spent,
            )
        )
    return Panel(id="queue", title=names.text("panel-queue"), cards=tuple(cards))


def _supply(g: Show, names: Names) -> Panel:
    decks = tuple([(deck, len(cards)) for deck, cards in g.decks.items()])
    return _piles(names, decks, sum(g.bag), len(g.events) + len(g.under))


@kept
def _piles(names: Names, decks: tuple[tuple[str, int], ...], bag: int, events: int) -> Panel:
    """Decks, bag and pool as everybody can count them."""
    text = names.text
    piles = [
        Pile(id=f"deck-{deck}", name=text(f"deck-{deck}"), count=count) for deck, count in decks
    ]
    piles.append(Pile(id="bag", name=text("bag"), count=bag, icon="swap-bag"))
    piles.append(Pile(id="events", name=text("events"), count=events, icon="card-draw"))
    return Panel(
        id="supply",
        title=text("panel-supply"),
        kind="info",
        piles=tuple(piles),
    )
