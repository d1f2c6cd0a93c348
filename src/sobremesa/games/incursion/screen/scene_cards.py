"""Cards as they are read: combat cards, figure cards, and the one card of all Sturmzombies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from sobremesa.boards.memo import kept_at_most
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.schema import SIDE_NAMES, SWD, Profile, Title, Weapon
from sobremesa.games.incursion.options import FigureId
from sobremesa.games.incursion.rules.deployment import reinforcements
from sobremesa.games.incursion.rules.effects import fortitude, full_ap
from sobremesa.games.incursion.state import Battle, Figure, Force, Place
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Badge, Card, Fact, Tone

from .names import (
    ZOMBIE_CARD,
    Names,
    card_id,
    figure_card_id,
    index_of_book,
    kind_id,
    survivor_id,
)
from .scene_pieces import appearance, badges, crowds, is_acting, piece_of, shown_point, tracks
from .silhouettes import FIGURES

LOT = "sturmzombie"


# Combat cards


def combat_card(book: Book, names: Names, card: int, *, kept: bool = False) -> Card:
    """A combat card face up. Kept ones lie under a figure card and cannot be killed."""
    return _combat_card(book, names.text, card, kept)


@kept_at_most(4096)
def _combat_card(book: Book, text: Text, card: int, kept: bool) -> Card:
    title, names = book.cards[card], Names(index_of_book(book), text)
    return Card(
        id=card_id(card),
        title=names.title(title.id),
        subtitle=names.text("card-kept") if kept else card_type(names, title),
        text=card_text(names, title),
        icon=title.icon,
        corner="" if kept else str(title.kill),
        corner_name="" if kept else names.text("card-kill", points=title.kill),
        badges=tuple(_card_badges(names, title)),
    )


def combat_cards(book: Book, names: Names, cards: Iterable[int]) -> tuple[Card, ...]:
    """Several combat cards face up."""
    return tuple(combat_card(book, names, card) for card in cards)


def card_type(names: Names, title: Title) -> str:
    """'Event, after the bid'."""
    return names.text(f"card-{title.kind}", when=names.text(f"when-{title.window}"))


def card_text(names: Names, title: Title) -> str:
    """What the card does; one of them is changed by a house rule."""
    result = title.id == "armour_piercing_ammo" and title.shoot_bonus
    return names.text(f"card-{title.id}-{'result' if result else 'text'}")


def _card_badges(names: Names, title: Title) -> Iterator[Badge]:
    if title.swd:
        yield Badge(text=names.text("side-swd"), tone="warn", name=names.text("card-swd"))
    if title.side:
        only = names.text("card-only", side=names.text(f"side-{title.side}"))
        yield Badge(text=names.text(f"side-{title.side}"), tone="info", name=only)


def back(names: Names, side: int, number: int) -> Card:
    """A card that cannot be read."""
    return Card(
        id=f"back-{side}-{number}",
        title=names.text("card-back"),
        owner=SIDE_NAMES[side],
        back=True,
    )


# Figure cards


def figure_card(g: Battle, figure: Figure, seat: int | None, names: Names) -> Card:
    """The card of a figure with everything that lies on it: inc.setup.figure-cards-row.

    Its values and its piece follow from the figure itself and from where it is seen.
    """
    own, point = msgspec.structs.astuple(figure), shown_point(g, figure, seat)
    key = "card", g.book, own, appearance(g, figure), point
    return part(names, key, lambda: _figure_card(g, figure, seat, names))


def _figure_card(g: Battle, figure: Figure, seat: int | None, names: Names) -> Card:
    profile, book = g.profile(figure), g.book
    kept = (combat_card(book, names, card, kept=True) for card in figure.kept)
    counted = tuple(tracks(g, figure, names))
    values = _values(names, profile, full_ap(g, figure), fortitude(g, figure))
    done = figure.activated and not is_acting(g, figure)
    return Card(
        id=figure_card_id(figure.id),
        title=names.figure(figure.id),
        subtitle=_armament(names, profile),
        icon=FIGURES.of(profile),
        owner=SIDE_NAMES[figure.side],
        facts=(
            *(fact for fact in values if fact.name not in {track.name for track in counted}),
            *_abilities(book, names.text, profile.id),
        ),
        tracks=counted,
        badges=(*_whereabouts(g, figure, seat, names), *badges(g, figure, names)),
        cards=(*combat_cards(book, names, figure.effects), *kept),
        active=is_acting(g, figure),
        dim=done or figure.place in (Place.DEAD, Place.LEFT),
        piece="".join(piece_of(g, figure.id, seat)),
    )


def zombie_card(g: Battle, seat: int | None, names: Names) -> Card:
    """The one card of all Sturmzombies: inc.setup.sturmzombie-single-card."""
    zombie = Figure(id=FigureId(0), kind=LOT, side=SWD)
    counts = (
        ("zombies-on-board", sum(1 for figure in g.on_board(SWD) if figure.kind == LOT)),
        ("zombies-waiting", sum(crowds(g, seat).values())),
        ("zombies-per-turn", reinforcements(g)),
    )
    values = full_ap(g, zombie), fortitude(g, zombie)
    key = "zombies", g.book, counts, values, tuple(g.zombie_effects)
    return part(names, key, lambda: _zombie_card(g, names, counts, values))


def _zombie_card(
    g: Battle, names: Names, counts: tuple[tuple[str, int], ...], values: tuple[int, int]
) -> Card:
    profile, text = g.book.figures[LOT], names.text
    return Card(
        id=ZOMBIE_CARD,
        title=names.kind(LOT),
        subtitle=_armament(names, profile),
        icon=FIGURES.of(profile),
        owner=SIDE_NAMES[SWD],
        facts=(
            *_values(names, profile, *values),
            *(Fact(text=str(count), name=text(message)) for message, count in counts),
            *_abilities(g.book, names.text, LOT),
        ),
        cards=combat_cards(g.book, names, g.zombie_effects),
    )


def _whereabouts(g: Battle, figure: Figure, seat: int | None, names: Names) -> Iterator[Badge]:
    """Off the board, a card says where its figure is."""
    text = names.text
    if figure.place == Place.DEAD:
        yield Badge(icon="death-skull", tone="bad", name=text("badge-dead"))
    elif figure.place == Place.LEFT:
        yield Badge(icon="exit-door", tone="good", name=text("badge-left"))
    elif figure.place == Place.WAITING:
        point = shown_point(g, figure, seat)
        name = text("badge-at-point", point=names.point(point)) if point else text("badge-outside")
        yield Badge(icon="entry-door", name=name)
    if figure.activated and not is_acting(g, figure):
        yield Badge(icon="check-mark", tone="quiet", name=text("badge-activated"))


def _armament(names: Names, profile: Profile) -> str:
    return _weapons(names.text, profile.weapons)


@kept_at_most(256)
def _weapons(text: Text, weapons: tuple[str, ...]) -> str:
    return ", ".join(text(f"weapon-{weapon}") for weapon in weapons) or text("weapon-none")


def _values(names: Names, profile: Profile, ap: int, fortitude: int) -> Iterator[Fact]:
    """AP, Fortitude and DP, coloured where cards have changed them."""
    text = names.text
    yield Fact(name=text("ap"), text=str(ap), tone=_change(ap - profile.ap))
    changed = _change(fortitude - profile.fortitude)
    yield Fact(name=text("fortitude"), text=str(fortitude), tone=changed)
    yield Fact(name=text("dp"), text=str(profile.dp))


def _change(change: int) -> Tone:
    return "good" if change > 0 else "bad" if change < 0 else ""


@kept_at_most(256)
def _abilities(book: Book, text: Text, kind: str) -> tuple[Fact, ...]:
    """Weapons and special abilities, each a sentence in our own words."""
    profile = book.figures[kind]
    weapons = [(id, book.content.weapons[id]) for id in profile.weapons]
    said = [(text(f"weapon-{id}"), _weapon(text, weapon)) for id, weapon in weapons]
    if profile.melee_dice > 1:
        said.append((text("melee"), text("weapon-dice", dice=profile.melee_dice, cost=1)))
    said += [
        (text(f"ability-{id}"), text(f"ability-{id}-about")) for id in sorted(profile.abilities)
    ]
    return tuple(Fact(text=f"{name[:1].upper()}{name[1:]}: {about}") for name, about in said)


def _weapon(text: Text, weapon: Weapon) -> str:
    """What a weapon does, by its numbers: inc.shoot.rof-*."""
    parts = [text("weapon-dice", dice=weapon.dice, cost=weapon.cost)]
    if weapon.area:
        parts = [text(f"weapon-{weapon.area}", cost=weapon.cost)]
    numbers = {
        "weapon-shots": weapon.shots if weapon.shots > 1 else 0,
        "weapon-bonus": weapon.bonus,
        "weapon-softens": -weapon.target_fortitude,
        "weapon-range": weapon.range,
        "weapon-reaction": weapon.reaction,
    }
    parts += [text(message, number=number) for message, number in numbers.items() if number]
    if weapon.rerolls_misses:
        parts.append(text("weapon-rerolls"))
    if weapon.chain:
        parts.append(text("weapon-chain"))
    return "; ".join(parts)


# Cards to buy


def kind_card(book: Book, names: Names, kind: str, force: Force) -> Card:
    """A figure card that a side may buy, with how many it has."""
    profile = book.figures[kind]
    count = force.lots if kind == LOT else force.figures.count(kind)
    bought = names.text("force-bought", count=count)
    limit = names.text("force-limit", limit=profile.limit)
    return Card(
        id=kind_id(kind),
        title=names.kind(kind),
        subtitle=_armament(names, profile),
        icon=FIGURES.of(profile),
        owner=profile.side,
        corner=str(profile.rp),
        corner_name=names.text("force-price", points=profile.rp),
        facts=(
            *_values(names, profile, profile.ap, profile.fortitude),
            Fact(name=names.text("limit"), text=limit),
            *_abilities(book, names.text, kind),
        ),
        badges=(Badge(text=f"×{count}", tone="good", name=bought),) if count else (),
    )


def survivor_card(g: Battle, names: Names, number: int) -> Card:
    """A survivor of the campaign with the Effects it has kept."""
    survivor = g.campaign.survivors[number]
    profile = g.book.figures[survivor.kind]
    return Card(
        id=survivor_id(number),
        title=names.text("survivor", kind=names.kind(survivor.kind)),
        subtitle=_armament(names, profile),
        icon=FIGURES.of(profile),
        owner=SIDE_NAMES[survivor.side],
        corner=str(profile.rp),
        corner_name=names.text("force-price", points=profile.rp),
        cards=tuple(combat_card(g.book, names, card, kept=True) for card in survivor.kept),
    )
