"""Everything beside the board: hero boards, zombie heroes, decks, the mission."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.dceased.content.goals import CiviliansOut, RoundsSurvived
from sobremesa.games.dceased.content.schema import KINDS, LEVELS, Attack, HeroCard
from sobremesa.games.dceased.rules.heroes import danger_level
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.rules.missions import active_points
from sobremesa.games.dceased.state import IN_PLAY, Hero, Night, Stage
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.kinds import kebab
from sobremesa.kernel.scene import Card, Fact, Panel, Pile, Tone, Track

from .names import ENEMIES, Names, fallen_id, held_id, hero_card_id, hero_id
from .scene_pieces import appearance, fate, hero_badges, hero_tracks
from .silhouettes import FIGURES


def panels(g: Night, seat: int | None, names: Names) -> Iterator[Panel]:
    """The panels that a seat sees, its own heroes first."""
    if g.stage is Stage.HEROES:
        yield _choice(g, names)
    else:
        yield from _heroes(g, seat, names)
        yield from _enemies(g, names)
        yield from _people(g, names)
        yield _decks(g, names)
    yield _mission(g, names)


# Heroes


def _choice(g: Night, names: Names) -> Panel:
    """The heroes that can be chosen, and who has them."""
    pool = g.book.mission.heroes or tuple(g.book.heroes)
    return Panel(
        id="heroes",
        title=names.text("panel-choice"),
        cards=tuple(_id_card(g, g.book.heroes[id], names) for id in pool),
    )


def _id_card(g: Night, card: HeroCard, names: Names) -> Card:
    hero = g.heroes.get(card.id)
    taken = "" if hero is None else names.text("hero-of", seat=hero.seat + 1)
    return Card(
        id=hero_card_id(card.id),
        title=names.thing(card.id),
        subtitle=taken,
        icon=FIGURES.of(card),
        owner="" if hero is None else f"p{hero.seat}",
        corner=str(card.health),
        corner_name=names.text("health"),
        facts=_abilities(names, card.id, -1),
        dim=hero is not None,
    )


def _attack(attack: Attack, names: Names, id: str) -> Fact:
    text = names.text
    distance = str(attack.low) if attack.low == attack.high else f"{attack.low}-{attack.high}"
    return Fact(
        name=text(f"attack-{id}") if id in names.content.heroes else text("attack"),
        text=text(
            f"profile-{attack.kind}", range=distance, dice=attack.dice, accuracy=attack.accuracy
        ),
        icon="crossed-swords" if attack.kind == "melee" else "crosshair",
    )


@kept
def _abilities(names: Names, hero: str, level: int) -> tuple[Fact, ...]:
    """The attack and the ladder; what is not reached yet is quiet."""
    text, card = names.text, names.content.heroes[hero]
    ladder = ((0, card.blue), (1, "one-more-action"), (2, card.orange), (3, card.red))
    steps = (
        Fact(
            name=f"{text(f'level-{LEVELS[step]}')}: {names.thing(ability)}",
            text=names.does(ability),
            tone="quiet" if 0 <= level < step else "",
        )
        for step, ability in ladder
    )
    return _attack(card.attack, names, card.id), *steps


def _heroes(g: Night, seat: int | None, names: Names) -> Iterator[Panel]:
    seats = sorted({hero.seat for hero in g.heroes.values()}, key=lambda each: each != seat)
    for each in seats:
        own = each == seat
        title = names.text("panel-heroes") if own else names.text("panel-heroes-of", seat=each + 1)
        yield Panel(
            id=f"heroes-{each}",
            title=title,
            owner=f"p{each}",
            cards=tuple(_hero(g, h, names) for h in g.heroes.values() if h.seat == each),
        )


def _hero(g: Night, hero: Hero, names: Names) -> Card:
    return part(names, ("card", *appearance(g, hero)), lambda: _hero_card(g, hero, names))


def _hero_card(g: Night, hero: Hero, names: Names) -> Card:
    card = g.book.heroes[hero.id]
    there = hero.status is IN_PLAY
    return Card(
        id=hero_card_id(hero.id),
        title=names.thing(hero.id),
        subtitle=names.text(f"fate-{fate(hero)}"),
        icon=FIGURES.of(card),
        owner=f"p{hero.seat}",
        corner=str(hero.xp),
        corner_name=names.text("badge-level", level=names.level(hero.level)),
        facts=_abilities(names, card.id, hero.level),
        tracks=tuple(hero_tracks(g, hero, names, "card")) if there else (),
        badges=tuple(hero_badges(g, hero, names)),
        cards=tuple(_held(g, hero, names)),
        active=g.current == hero.id,
        dim=not hero.ready and g.current != hero.id,
        piece=hero_id(hero.id) if there else "",
    )


def _held(g: Night, hero: Hero, names: Names) -> Iterator[Card]:
    """Traits, Equipment and escorts lie face up: dc.trait.public."""
    content = g.book.content
    for number, trait in enumerate(hero.traits):
        power = content.traits[trait].power
        yield Card(
            id=held_id(hero.id, trait, number),
            title=names.thing(trait),
            subtitle=names.text(f"moment-{content.traits[trait].moment}"),
            text=names.does(trait),
            icon=content.traits[trait].icon,
            corner=str(power) if power else "",
            corner_name=names.text("power") if power else "",
        )
    if hero.gear:
        yield gear_card(names, hero.id, hero.gear)
    for civilian in hero.escorts:
        yield _person(names, hero.id, civilian)


@kept
def gear_card(names: Names, owner: str, gear: str) -> Card:
    """A card of Equipment that can be read."""
    data = names.content.equipment[gear]
    facts = () if data.attack is None else (_attack(data.attack, names, gear),)
    return Card(
        id=held_id(owner, gear),
        title=names.thing(gear),
        subtitle=names.text("equipment"),
        text=names.does(gear) if data.ability else "",
        icon=data.icon,
        facts=facts,
    )


@kept
def _person(names: Names, owner: str, civilian: str) -> Card:
    return Card(
        id=held_id(owner, civilian),
        title=names.thing(civilian),
        subtitle=names.text("civilian"),
        text=names.does(civilian),
        icon=names.content.civilians[civilian].icon,
    )


def _people(g: Night, names: Names) -> Iterator[Panel]:
    """The Civilians on the board whom nobody escorts yet."""
    if g.civilians:
        cards = tuple(_person(names, "board", civilian) for civilian in g.civilians)
        yield Panel(id="civilians", title=names.text("panel-civilians"), cards=cards)


# Enemies


def _enemies(g: Night, names: Names) -> Iterator[Panel]:
    text = names.text
    cards = [
        Card(
            id=f"card-{fallen}",
            title=names.thing(fallen),
            subtitle=names.thing(g.book.fallen[fallen].ability),
            text=names.does(g.book.fallen[fallen].ability),
            icon=FIGURES.of(g.book.fallen[fallen]),
            owner=ENEMIES,
            corner=str(toughness_of(g, fallen)),
            corner_name=text("toughness"),
            piece=fallen_id(fallen),
        )
        for fallen in g.fallen
    ]
    cards += [_kind(names, name, g.reserve[kind]) for kind, name in enumerate(KINDS)]
    yield Panel(id="enemies", title=text("panel-enemies"), owner=ENEMIES, cards=tuple(cards))


@kept
def _kind(names: Names, name: str, reserve: int) -> Card:
    text, data = names.text, names.content.horde[name]
    there = data.miniatures - reserve
    return Card(
        id=f"card-{name}",
        title=text(f"many-{name}"),
        subtitle=text("reserve", count=reserve),
        text=f"{text('cost-actions', count=data.actions)}. {text(f'kind-{name}-text')}",
        icon=data.icon,
        owner=ENEMIES,
        corner=str(data.toughness),
        corner_name=text("toughness"),
        tracks=(
            Track(id=f"reserve-{name}", name=text("on-board"), now=there, most=data.miniatures),
        ),
    )


# Decks


def _decks(g: Night, names: Names) -> Panel:
    text = names.text
    top = _spawn_card(g.card, names) if g.card else None
    if top is None and g.spawn_discard:
        top = _spawn_card(g.spawn_discard[-1], names)
    seen = _spawn_card(g.spawn_deck[-1], names, "seen") if g.top_known and g.spawn_deck else None
    return Panel(
        id="decks",
        title=text("panel-decks"),
        piles=(
            Pile(
                id="spawn", name=text("deck-spawn"), count=len(g.spawn_deck), top=seen,
                icon="card-draw",
            ),
            Pile(
                id="spawn-discard", name=text("deck-spawn-discard"), count=len(g.spawn_discard),
                top=top, icon="card-discard",
            ),
            Pile(id="traits", name=text("deck-traits"), count=len(g.trait_deck), icon="card-draw"),
            Pile(
                id="fallen", name=text("deck-fallen"), count=len(g.fallen_deck), icon="card-draw"
            ),
        ),
        facts=(
            Fact(name=text("danger"), text=names.level(danger_level(g))),
            Fact(
                name=text("points-active"),
                text=", ".join(text(f"point-{point.id}") for point in active_points(g)),
            ),
        ),
    )  # fmt: skip


def _spawn_card(card: str, names: Names, where: str = "top") -> Card:
    return Card(
        id=f"spawn-{where}", title=names.card(card), subtitle=card, text=names.card_text(card)
    )


# The mission


def _mission(g: Night, names: Names) -> Panel:
    text, mission = names.text, g.book.mission
    return Panel(
        id="mission",
        title=text(f"mission-{mission.id}"),
        kind="goal",
        text=text(f"goal-{mission.goal}"),
        facts=tuple(_progress(g, names)),
    )


def _progress(g: Night, names: Names) -> Iterator[Fact]:
    text, mission = names.text, g.book.mission
    if mission.rounds and g.round:
        rounds = text("out-of", now=g.round, most=mission.rounds)
        late: Tone = "warn" if g.round >= mission.rounds - 1 else ""
        yield Fact(name=text("fact-round"), text=rounds, icon="hourglass", tone=late)
    if mission.objectives:
        taken = text("out-of", now=len(g.taken), most=len(mission.objectives))
        yield Fact(name=text("fact-objectives"), text=taken)
    out = g.book.goal.find(CiviliansOut)
    if out is not None:
        gone = text("out-of", now=len(g.gone), most=out.count)
        yield Fact(name=text("fact-gone"), text=gone)
    if mission.charge:
        charge = text("out-of", now=g.charge, most=mission.charge)
        yield Fact(name=text("fact-charge"), text=charge)
    if mission.titan is not None and mission.titan.id in g.fallen:
        toughness = str(toughness_of(g, mission.titan.id))
        yield Fact(name=text("fact-titan"), text=toughness)
    if g.lost:
        yield Fact(name=text("fact-lost"), text=names.things(g.lost), tone="warn")
    losses = ", ".join(_losses(g, names))
    yield Fact(name=text("fact-lose"), text=losses, icon="death-skull", tone="bad")


def _losses(g: Night, names: Names) -> Iterator[str]:
    """By what the mission would be lost: dc.end.lose-all, dc.end.lose-mission."""
    yield names.text("lose-heroes")
    goal = g.book.goal
    for condition in goal.lose:
        yield names.text(f"lose-{kebab(type(condition).__name__)}", count=condition.count)
    if g.book.mission.rounds and goal.find(RoundsSurvived) is None:
        yield names.text("lose-time", rounds=g.book.mission.rounds)
