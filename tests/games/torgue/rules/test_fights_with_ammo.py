"""A hunter that is down may use Ammo, and nothing else, before it fights for its life."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import Table, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Eliminated, LootUsed, Survived
from sobremesa.games.torgue.options import UseLoot
from sobremesa.games.torgue.player.defending import reaction_to
from sobremesa.games.torgue.rules.loot import AMMO, AMMO_CARD, GUN, HEALTH
from sobremesa.games.torgue.state import Item, Show


def downed(
    *loot: int,
    spent: bool = False,
    card: str = "caracal",
    empty: bool = True,
    rolls: tuple[tuple[int, int], ...] = (),
) -> Table:
    """Salvador, whose only token is RED, after a marauder's shot; his gun is empty."""

    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.tokens = (token("red", "yellow", spent=spent),)
        tokens = (token("yellow"),) if card == "brain_freeze" else ()
        hunter.gear = (Item(card, empty, tokens),)
        hunter.pack = (Item("saw_axe"),)

    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        loot={"salvador": loot},
        rolls=[(2, 6), *rolls],
        edit=edit,
    )
    while t.asked is ask.Loot:
        t.play("Pass")
    return t


@pytest.mark.rule("tor.ruling.ffyl-when", "tor.loot.use-anytime", "tor.loot.ammo")
@pytest.mark.parametrize("sort", [AMMO, AMMO_CARD])
def test_a_hunter_that_is_down_reloads_and_shoots_for_its_life(sort: int) -> None:
    t = downed(sort, rolls=((6, 6),))
    assert t.asked is ask.React
    assert t.offered() == ["Decline 0", "React 0", f"UseLoot 0 {sort}"]
    t.play(f"UseLoot 0 {sort}")
    assert (t.offered(), t["salvador"].loot) == (["Decline 0", "React 0"], ())
    t.play("React 0", "Act 0 caracal")
    assert (t.told(Survived), t.told(Eliminated)[0].kind) == ([Survived(0)], "marauder")


@pytest.mark.rule("tor.ruling.ffyl-when")
def test_other_loot_and_ammo_for_full_guns_are_of_no_use_to_a_hunter_that_is_down() -> None:
    assert downed(HEALTH, GUN).offered() == ["Decline 0", "React 0"]
    assert downed(AMMO, empty=False).offered() == ["Decline 0", "React 0"]


@pytest.mark.rule("tor.ruling.ffyl-when", "tor.ffyl.failure")
def test_a_frozen_hunter_with_an_empty_gun_is_asked_for_its_ammo_before_it_is_lost() -> None:
    t = helpless()
    assert t.offered() == ["Decline 0", f"UseLoot 0 {AMMO}"]
    t.play(f"UseLoot 0 {AMMO}")
    assert t.offered() == ["Decline 0", "React 0"]
    t = helpless()
    t.play("Decline 0")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert t["salvador"].loot == (AMMO,)


def helpless() -> Table:
    """Salvador frozen, with an empty gun, a spent shield, and an Inventory full of shields."""

    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.tokens, hunter.cryo = (token("red", "yellow"),), 1
        spent = Item("cardboard_aegis", False, (token("yellow", spent=True),))
        hunter.gear = (Item("caracal", True), spent)
        hunter.pack = tuple(map(Item, ("double_bubble", "green_wall", "red_tape")))

    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        loot={"salvador": [AMMO]},
        rolls=[(2, 6)],
        edit=edit,
    )
    while t.asked is ask.Loot:
        t.play("Pass")
    return t


@pytest.mark.rule("tor.ruling.ffyl-no-token", "tor.ruling.ffyl-tokens", "tor.effect.run-and-gun")
@pytest.mark.parametrize(("loot", "lost"), [((AMMO,), False), ((), True), ((HEALTH,), True)])
def test_the_token_of_an_empty_gun_counts_if_ammo_can_reload_it(
    loot: tuple[int, ...], lost: bool
) -> None:
    t = downed(*loot, spent=True, card="brain_freeze", rolls=((2, 4), (8, 8)))
    assert [event.mini for event in t.told(Eliminated)] == [0] * lost
    if not lost:
        assert t.offered() == ["Decline 0", f"UseLoot 0 {AMMO}"]
        t.play(f"UseLoot 0 {AMMO}", "React 0")
        assert t.told(Survived) == [Survived(0)]
        assert [event.loot for event in t.told(LootUsed)] == [AMMO]


@pytest.mark.rule("tor.ruling.ffyl-when")
def test_seasoned_hunters_reload_before_they_fight_for_their_lives() -> None:
    t = downed(AMMO)
    question = t.match.asks()[0]
    assert isinstance(question, ask.React)
    assert isinstance(reaction_to(t.g, question), UseLoot)
