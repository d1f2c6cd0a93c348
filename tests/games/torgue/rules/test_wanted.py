"""Wanted missions: how they begin, what orders do in them, how they end and what they bring."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.campaign import interlude
from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, bag_of, table, token
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.events import CardDrawn, Eliminated, Spawned, SpecialUsed, Wounded
from sobremesa.games.torgue.rules.loot import AMMO, GUN_CARD, LEGENDARY, LEVEL_UP, MONEY, WANTED
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Match, Outcome
from sobremesa.testing import offered, play
from sobremesa.testing.dice import UnexpectedChance


def mission(card: str, more: Callable[[Show], object] | None = None) -> Callable[[Show], None]:
    """An edit that makes the game a Wanted mission, in the Interlude if it is in a campaign."""

    def edit(g: Show) -> None:
        g.wanted = card
        g.result = Outcome(result="won", winners=(0,)) if g.book.campaign else None
        if more is not None:
            more(g)

    return edit


def almost_dead(g: Show) -> None:
    """The first enemy has one hit point left and no shield."""
    enemy = g.enemies[FIRST]
    enemy.wounds, enemy.shields = enemy.hp - 1, ()


def last_shot(card: str, campaign: bool, picks: tuple[int, ...] = (), **more: Any) -> Table:
    """Salvador before the quarry that has one hit point left."""

    def edit(g: Show) -> None:
        almost_dead(g)
        for name, value in more.items():
            setattr(g, name, value)

    return table(
        LINE,
        salvador=0,
        enemies=[(card, 2), ("psycho", 5)],
        active="salvador",
        rolls=[8],
        picks=picks,
        settings={"campaign": campaign},
        edit=mission(card, edit),
    )


def last_round(
    campaign: bool = True,
    seats: int = 1,
    loot: dict[str, list[int]] | None = None,
    **more: Any,
) -> Table:
    """The end of the round in which the quarry fell."""

    def edit(g: Show) -> None:
        g.quarry = True
        for name, value in more.items():
            setattr(g, name, value)

    return table(
        LINE,
        salvador=0,
        orders=["ammo:spotlight"],
        seats=seats,
        loot=loot,
        settings={"campaign": campaign},
        edit=mission("nine_fingers", edit),
    )


# Its beginning


def begun(edit: Callable[[Show], object] | None = None, card: str = "nine_fingers") -> Match[Show]:
    """A mission that the group has chosen to play in the Interlude, on the first map."""
    match = interlude(
        stage=Stage.WANTED, bounty=True, pool=3, edit=edit, rolls=[(1, 10)], picks=[card]
    )
    play(match, "PlayWanted")
    while isinstance(match.asks()[0], ask.Spawn):
        play(match, offered(match)[0])
    return match


@pytest.mark.rule("tor.wanted.when", "tor.wanted.optional")
def test_the_mission_is_offered_once_if_the_token_was_drawn_and_may_be_skipped() -> None:
    match = interlude(stage=Stage.WANTED, bounty=True, spotlight=0, pool=9)
    assert offered(match) == ["PlayWanted", "Pass"]
    play(match, "Pass")
    assert (match.state.stage, match.state.wanted) == (Stage.SHOP, "")
    assert begun().state.wanted


@pytest.mark.rule("tor.wanted.when")
@pytest.mark.parametrize(("bounty", "stage"), [(True, Stage.WANTED), (False, Stage.SHOP)])
def test_without_the_token_the_shop_opens_at_once(bounty: bool, stage: Stage) -> None:
    def edit(g: Show) -> None:
        g.kills, g.bounty = 99, bounty

    t = table(LINE, salvador=3, orders=["ammo:all"], edit=edit, settings={"campaign": True})
    assert t.g.stage is stage


@pytest.mark.rule("tor.ruling.wanted-loot-kept", "tor.wanted.no-money")
def test_loot_stays_on_the_cards_and_money_waits_for_the_shop() -> None:
    match = begun(lambda g: setattr(g.hunters[0], "loot", (AMMO, MONEY, MONEY)))
    assert (match.state.pool, match.state.hunters[0].loot) == (0, (AMMO,))
    t = last_round(loot={"salvador": [AMMO]}, pool=0, stash=3, stashed={0: 2})
    assert (t.g.pool, t["salvador"].loot) == (3, (AMMO, MONEY, MONEY))


@pytest.mark.rule("tor.ruling.wanted-spotlight")
def test_star_moves_and_the_spotlight_carry_over() -> None:
    stars = ["payback", "brutal", "showstopper", "not_today"]

    def edit(g: Show) -> None:
        g.spotlight = 2
        for hunter, star in zip(g.hunters, stars, strict=True):
            hunter.star = star

    g = begun(edit).state
    assert g.spotlight == 2
    assert [hunter.star for hunter in g.hunters] == stars


@pytest.mark.rule("tor.wanted.bag")
def test_level_up_and_wanted_tokens_leave_the_bag_for_the_mission_and_come_back() -> None:
    g = begun().state
    assert (g.bag[LEVEL_UP], g.bag[WANTED]) == (0, 0)
    t = last_round(aside=bag_of(LEVEL_UP, WANTED))
    assert (t.g.bag[LEVEL_UP], t.g.bag[WANTED]) == (1, 1)


@pytest.mark.rule("tor.wanted.hunters-start")
def test_hunters_start_in_or_beside_the_station() -> None:
    match = begun()
    play(match, *["Done"] * 4)
    g = match.state
    near = g.place.map.within(g.place.station, 1) & ~g.no_small
    assert [1 << int(option.split()[1]) & near for option in offered(match)].count(0) == 0
    assert len(offered(match)) == near.bit_count()


# Orders


@pytest.mark.rule("tor.wanted.spawn-order")
def test_a_spawn_order_makes_the_unique_alone_use_its_special_action() -> None:
    t = table(
        "N....1.",
        salvador=0,
        amara=0,
        enemies=[("nine_fingers", 3), ("psycho", 3)],
        orders=["spawn"],
        rolls=[(8, 8)],
        edit=mission("nine_fingers"),
    )
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(SpecialUsed)] == [FIRST]
    assert not t.told(Spawned)


@pytest.mark.rule("tor.wanted.slaughter-order")
def test_a_slaughter_order_recharges_and_heals_uniques_and_makes_them_lethal() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].wounds = g.enemies[FIRST + 1].wounds = 3
        g.enemies[FIRST].shields = (token("green", spent=True), token("yellow", spent=True))

    t = table(
        LINE,
        salvador=0,
        enemies=[("lady_static", 3), ("goliath", 5)],
        orders=["slaughter", "attack"],
        rolls=[(1, 4), (2, 8)],
        edit=mission("lady_static", edit),
    )
    t.play("Defend 1 1 false reflexes", "Suffer 1 1 false")
    assert [enemy.wounds for enemy in t.enemies()] == [1, 3]
    assert t.enemies()[0].shields == (token("green"), token("yellow"))
    assert t.told(Wounded)[0].wounds == 2


@pytest.mark.rule("tor.wanted.slaughter-order")
def test_the_escorts_of_a_mission_are_not_lethal_in_a_slaughter() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 3)],
        orders=["slaughter", "attack"],
        rolls=[(2, 8)],
        edit=mission("lady_static"),
    )
    t.play("Defend 1 1 false reflexes")
    assert t.told(Wounded)[0].wounds == 1


@pytest.mark.rule("tor.ruling.wanted-events", "tor.ruling.spawn-other-source")
def test_an_event_spawns_its_enemy_at_the_spawn_zone_of_the_mission() -> None:
    t = table(
        "N....1.",
        salvador=0,
        orders=["event"],
        edit=mission("queen_retch", lambda g: setattr(g, "events", ["nine_fingers_drops_in"])),
    )
    assert [(event.kind, event.zone) for event in t.told(Spawned)] == [("nine_fingers", 5)]


# Its end


@pytest.mark.rule(
    "tor.wanted.reward", "tor.ruling.wanted-reward-owner", "tor.wanted.then-interlude"
)
def test_a_win_brings_one_of_two_torgue_cards_to_a_hunter_of_the_groups_choice() -> None:
    t = last_round(seats=2)
    first, second = t.g.prize
    assert t.offered(0) == [f"KeepCard {first}", f"KeepCard {second}", "RollForIt"]
    assert [event.card for event in t.told(CardDrawn)] == [first, second]
    t.play(f"1 KeepCard {second}")
    assert t.match.asks()[0].group == (1,)
    t.play("1 Choose 3", f"Store {second}")
    assert t["moze"].pack[-1].card == second
    assert t.g.decks["torgue"][0] == first
    assert t.g.stage is Stage.SHOP


@pytest.mark.rule("tor.ruling.wanted-victory")
def test_the_mission_is_won_when_the_round_of_the_quarry_ends_and_what_lies_around_is_lost() -> (
    None
):
    t = last_round(campaign=False)
    assert (t.result, t.match.outcome and t.match.outcome.winners) == ("wanted-won", (0,))
    assert last_round(campaign=False, quarry=False).result == ""
    t = last_round(floor={1: (AMMO, LEGENDARY)})
    assert (t.g.floor, t.g.aside[LEGENDARY], t.g.bag[AMMO]) == ({}, 1, 1)


@pytest.mark.rule(
    "tor.ruling.wanted-victory", "tor.unique.legendary-drop", "tor.ruling.unique-pinata"
)
@pytest.mark.parametrize("card", ["nine_fingers", "big_brunch"])
def test_the_quarry_leaves_its_legendary_token_and_pinata_and_play_goes_on(card: str) -> None:
    dropped = own_content().enemies[card].pinata
    assert bool(dropped) is (card == "big_brunch")
    t = last_shot(card, campaign=False, picks=(0,) * dropped, bag=bag_of(*[GUN_CARD] * 9))
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.g.floor == {2: (*[GUN_CARD] * dropped, LEGENDARY)}
    assert (t.result, t.g.quarry, t.asked) == ("", True, ask.Act)
    t.play("Act 0 move", "Pay 0 2", "Zone 2", f"Gather 0 {LEGENDARY}")
    assert LEGENDARY in t["salvador"].loot


@pytest.mark.rule("tor.ruling.wanted-victory")
def test_the_table_shows_that_the_quarry_is_down() -> None:
    def goals(t: Table) -> list[str]:
        panels = GAME.scene(t.g, 0, GAME.texts["en"]).panels
        facts = [fact.text for panel in panels if panel.kind == "goal" for fact in panel.facts]
        return [fact for fact in facts if "quarry" in fact]

    t = last_shot("nine_fingers", campaign=False)
    assert goals(t) == []
    t.play("Act 0 caracal", "Pay 0 1")
    assert goals(t) == ["The quarry is down: won when the round ends"]


@pytest.mark.rule("tor.wanted.lose", "tor.ruling.wanted-victory")
def test_a_hunter_eliminated_after_the_quarry_still_loses_the_mission() -> None:
    def edit(g: Show) -> None:
        g.quarry = True
        g.hunters[0].tokens, g.hunters[0].burn = (token("red", "yellow"),), 1

    t = table(LINE, salvador=0, orders=["ammo:spotlight"], edit=mission("nine_fingers", edit))
    assert t.result == "wanted-lost"


def struck_down(**more: Any) -> Table:
    """Salvador, whose only token is RED, fails against the quarry."""

    def edit(g: Show) -> None:
        almost_dead(g)
        g.hunters[0].tokens = (token("red", "yellow"),)

    return table(
        LINE,
        salvador=0,
        enemies=[("nine_fingers", 1)],
        orders=["attack"],
        rolls=[(2, 6), 8],
        edit=mission("nine_fingers", edit),
        **more,
    )


@pytest.mark.rule("tor.ruling.wanted-ffyl", "tor.wanted.lose")
def test_the_mission_is_lost_only_when_the_fight_for_life_is() -> None:
    t = struck_down()
    assert (t.result, t["salvador"].down) == ("", True)
    t.play("Decline 0")
    assert t.result == "wanted-lost"
    assert [event.mini for event in t.told(Eliminated)] == [0]


@pytest.mark.rule("tor.ruling.wanted-down-tie")
def test_a_hunter_that_is_down_when_the_quarry_falls_must_still_win_its_fight() -> None:
    t = struck_down(amara=0)
    t.play("React 2", "Act 2 fists", "Pay 2 1")
    assert (t["salvador"].down, t.g.quarry, t.result) == (True, True, "")
    t.play("Decline 0")
    assert t.result == "wanted-lost"


@pytest.mark.rule("tor.wanted.lose-penalty", "tor.wanted.lose")
def test_a_lost_mission_costs_nothing_but_the_reward() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow", spent=True),)
        g.hunters[0].loot = (AMMO,)
        g.pool, g.stash, g.level, g.gained = 0, 3, 1, 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("nine_fingers", 1)],
        orders=["attack"],
        rolls=[(2, 6)],
        settings={"campaign": True},
        edit=mission("nine_fingers", edit),
    )
    assert (t.g.stage, t.g.prize) == (Stage.SHOP, [])
    assert (t.g.pool, t["salvador"].loot, t.g.level) == (3, (AMMO,), 1)
    assert [item.card for item in t["salvador"].gear] == ["caracal"]


@pytest.mark.rule("tor.ruling.wanted-card-reuse")
def test_a_used_card_waits_until_all_have_been_used() -> None:
    cards = list(interlude().state.book.content.wanted.cards)
    g = begun(lambda g: setattr(g, "wanted_used", cards[1:]), card=cards[0]).state
    assert g.wanted_used == [*cards[1:], cards[0]]
    with pytest.raises(UnexpectedChance, match="pick 1: expected one of"):
        begun(lambda g: setattr(g, "wanted_used", cards[1:]), card=cards[1])
    g = begun(lambda g: setattr(g, "wanted_used", list(cards)), card=cards[1]).state
    assert g.wanted_used == [cards[1]]
