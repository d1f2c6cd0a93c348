"""Every event, one by one: what it does, to whom, and what is told of it."""

from collections.abc import Callable

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    BagRefilled,
    BarrelAdded,
    CardDrawn,
    EnemyAttacked,
    EventAttacked,
    EventDrawn,
    Healed,
    LootDrawn,
    MoneyGained,
    RanDry,
    Recharged,
    Respawned,
    Spawned,
    SpotlightMoved,
    Struck,
    TyreAdded,
)
from sobremesa.games.torgue.rules.loot import AMMO, LEGENDARY, MONEY
from sobremesa.games.torgue.state import Item, Show


def drawing(event: str, *more: Callable[[Show], object]) -> Callable[[Show], None]:
    """A position in which this event is drawn next."""

    def edit(g: Show) -> None:
        g.events, g.under, g.event_discard = [event], [], []
        for each in more:
            each(g)

    return edit


def gone(number: int) -> Callable[[Show], None]:
    """One hunter is not in play."""
    return lambda g: g.leave(g.hunters[number], 1, enemy=False)


@pytest.mark.rule("tor.event.draw", "tor.ruling.event-deck-reshuffle", "tor.event.shuffle-when")
def test_the_top_event_is_drawn_told_and_discarded_and_those_under_the_deck_come_after_it() -> None:
    def edit(g: Show) -> None:
        g.events, g.under, g.event_discard = ["jackpot"], ["boo", "cold_snap"], ["hot_floor"]

    t = table(LINE, salvador=0, orders=["event", "event"], edit=edit)
    assert [event.event for event in t.told(EventDrawn)] == ["jackpot", "cold_snap"]
    assert (t.g.events, t.g.under) == ([], ["boo"])
    assert t.g.event_discard == ["hot_floor", "jackpot", "cold_snap"]


@pytest.mark.rule("tor.ruling.event-deck-reshuffle")
def test_an_empty_event_deck_is_made_of_all_discards_and_the_drawn_one_is_discarded_anew() -> None:
    def edit(g: Show) -> None:
        g.events, g.under, g.event_discard = [], [], ["boo", "jackpot"]

    shuffles = [["jackpot", "boo"]]
    t = table(LINE, salvador=0, orders=["event"], edit=edit, shuffles=shuffles)
    assert (t.g.events, t.g.event_discard) == (["jackpot"], ["boo"])


@pytest.mark.rule("tor.ruling.no-hunter-in-play")
@pytest.mark.parametrize(
    "event",
    [
        "tyre_delivery",
        "barrel_roll",
        "hot_floor",
        "crowd_favourite",
        "camera_two",
        "kennel_accident",
        "vending_glitch",
        "bone_confetti",
        "harvest",
        "free_samples",
        "wardrobe_malfunction",
    ],
)
def test_an_event_that_needs_a_hunter_does_nothing_without_one(event: str) -> None:
    t = table(
        "N....12",
        orders=["event"],
        bag=bag_of(AMMO),
        edit=drawing(event, *map(gone, range(4)), lambda g: setattr(g, "pool", 0)),
    )
    told_of = (TyreAdded, BarrelAdded, Affected, SpotlightMoved, Spawned, CardDrawn, EventAttacked)
    assert not any(t.told(kind) for kind in told_of)
    assert (t.result, t.told(LootDrawn), t.told(RanDry)) == ("no-respawn", [], [])


@pytest.mark.rule("tor.ruling.loot-direct")
def test_free_samples_bring_each_hunter_in_play_a_token() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["event"],
        bag=bag_of(*[AMMO] * 5),
        picks=[0, 0, 0],
        edit=drawing("free_samples", gone(1)),
    )
    assert [(event.hunter, event.loot) for event in t.told(LootDrawn)] == [(0, 3), (2, 3), (3, 3)]
    assert [hunter.loot for hunter in t.g.hunters] == [(AMMO,), (), (AMMO,), (AMMO,)]


@pytest.mark.rule("tor.respawn.cost")
@pytest.mark.parametrize(("event", "price"), [("price_gouging", 2), ("jackpot", 1)])
def test_price_gouging_makes_a_respawn_cost_two_money_tokens(event: str, price: int) -> None:
    def edit(g: Show) -> None:
        drawing(event, gone(2))(g)
        g.pool = 5

    t = table(LINE, salvador=0, orders=["event"], edit=edit)
    assert t.told(Respawned)[0].price == price
    assert t.g.pool == 5 - price + len(t.told(MoneyGained))
    assert not t.g.gouging, "only for this round"


@pytest.mark.rule("tor.respawn.cost", "tor.defeat.no-respawn", "tor.respawn.sources")
@pytest.mark.parametrize(("money", "result"), [(1, ""), (0, "no-respawn")])
def test_a_gouged_price_is_put_together_from_pool_and_cards_or_the_game_is_lost(
    money: int, result: str
) -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["event"],
        loot={"salvador": [MONEY] * money},
        edit=drawing("price_gouging", gone(2), lambda g: setattr(g, "pool", 1)),
    )
    assert t.result == result
    assert (t.g.pool, t["salvador"].loot) == (0, ()) if money else (1, ())


@pytest.mark.rule("tor.ruling.tyre-added-later", "tor.tyre.capacity", "tor.ruling.large-and-tyres")
def test_a_delivered_tyre_is_told_and_takes_a_space() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("marauder", 1)],
        orders=["event"],
        edit=drawing("tyre_delivery"),
    )
    assert [event.zone for event in t.told(TyreAdded)] == [1]
    assert t.g.tyres[1] == 1
    assert t.g.no_small >> 1 & 1, "two miniatures and a Tyre fill it"


@pytest.mark.rule("tor.ruling.tyre-added-later", "tor.tyre.capacity")
def test_tyres_and_miniatures_together_leave_no_free_space() -> None:
    t = table(
        ".t.....",
        salvador=1,
        enemies=[("marauder", 1)],
        orders=["event"],
        edit=drawing("tyre_delivery"),
    )
    assert (t.g.tyres[1], t.told(TyreAdded)) == (1, [])


@pytest.mark.rule("tor.ruling.tokens-unlimited", "tor.ruling.tyre-added-later")
@pytest.mark.parametrize(("placed", "added"), [(19, 1), (20, 0)])
def test_a_twenty_first_tyre_does_not_exist(placed: int, added: int) -> None:
    def edit(g: Show) -> None:
        drawing("tyre_delivery")(g)
        g.tyres[6] = placed

    t = table(LINE, salvador=1, orders=["event"], edit=edit)
    assert (t.g.tyres[1], len(t.told(TyreAdded))) == (added, added)


@pytest.mark.rule("tor.ruling.barrel-setup", "tor.barrel.key")
def test_a_barrel_that_rolls_in_is_placed_beside_the_spotlight_and_never_the_key() -> None:
    def edit(g: Show) -> None:
        drawing("barrel_roll")(g)
        g.spare_barrels = ["key", "slag", "cryo"]
        g.barrels = {3: ("plain",)}

    t = table(LINE, salvador=2, orders=["event"], edit=edit, shuffles=[[], ["cryo"]])
    assert (t.asked, t.offered()) == (ask.Barrel, ["Zone 1", "Zone 3"])
    t.play("Zone 3")
    assert t.g.barrels == {3: ("plain", "cryo")}
    assert t.g.spare_barrels == ["key", "slag"]
    assert [event.zone for event in t.told(BarrelAdded)] == [3]


@pytest.mark.rule("tor.barrel.key", "tor.ruling.tokens-unlimited")
def test_without_a_spare_barrel_but_the_key_none_rolls_in() -> None:
    t = table(
        LINE,
        salvador=2,
        orders=["event"],
        edit=drawing("barrel_roll", lambda g: setattr(g, "spare_barrels", ["key"])),
    )
    assert (t.asked, t.g.barrels, t.g.spare_barrels) == (ask.Activate, {}, ["key"])


@pytest.mark.rule("tor.enemyshield.recharge", "tor.element.shock-effect")
def test_a_power_surge_recharges_everybody_without_shock() -> None:
    down = (token("yellow", spent=True),)

    def edit(g: Show) -> None:
        drawing("power_surge")(g)
        for number, shield in ((0, "cardboard_aegis"), (2, "double_bubble")):
            g.hunters[number].gear = (Item(shield, False, down),)
        g.hunters[2].shock = 1
        for enemy in g.enemies.values():
            enemy.shields = down

    t = table(
        LINE, salvador=0, amara=0, enemies=[("badass_marauder", 6)], orders=["event"], edit=edit
    )
    assert [event.mini for event in t.told(Recharged)] == [0, FIRST]
    assert t["amara"].gear[0].tokens == down
    assert t.enemies()[0].shields == (token("yellow"),)


@pytest.mark.rule("tor.ruling.event-orders-scope")
@pytest.mark.parametrize(
    ("event", "effect", "marked"),
    [
        ("acid_sprinklers", "corrosion", [0, 2, 3]),
        ("static_storm", "shock", [2]),
        ("cold_snap", "cryo", [0]),
        ("hot_floor", "burn", [0]),
        ("boo", "stun", [0]),
        ("slag_shower", "slag", [0, 2, 3, FIRST]),
    ],
)
def test_an_event_marks_those_whom_it_names(event: str, effect: str, marked: list[int]) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 6)],
        orders=["event"],
        gear={"amara": ["cardboard_aegis"], "mordecai": ["double_bubble"]},
        edit=drawing(event, gone(1)),
    )
    assert [(each.mini, each.token, each.count) for each in t.told(Affected)] == [
        (mini, effect, 1) for mini in marked
    ]


@pytest.mark.rule("tor.wound.heal")
def test_the_crowds_favourite_heals_two() -> None:
    def edit(g: Show) -> None:
        drawing("crowd_favourite")(g)
        g.hunters[0].tokens = (token("red", "yellow"),) * 3

    t = table(LINE, salvador=0, orders=["event"], edit=edit)
    assert [(event.mini, event.count) for event in t.told(Healed)] == [(0, 2)]
    assert t["salvador"].tokens == (*[token("yellow")] * 2, token("red", "yellow"))


@pytest.mark.rule("tor.ruling.loot-legendary-refill")
@pytest.mark.parametrize(("lying", "swept"), [((AMMO, AMMO, LEGENDARY), [2]), ((LEGENDARY,), [])])
def test_stage_hands_sweep_all_but_legendary_loot_into_the_bag(
    lying: tuple[int, ...], swept: list[int]
) -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["event"],
        edit=drawing("stage_hands", lambda g: g.floor.update({4: lying})),
    )
    assert [event.count for event in t.told(BagRefilled)] == swept
    assert (t.g.floor, t.g.bag[AMMO]) == ({4: (LEGENDARY,)}, sum(swept))


@pytest.mark.rule("tor.respawn.sources")
def test_a_jackpot_adds_one_money_token_to_the_pool() -> None:
    t = table(LINE, salvador=0, orders=["event"], edit=drawing("jackpot"))
    assert [event.count for event in t.told(MoneyGained)] == [1]
    assert t.g.pool == 3


@pytest.mark.rule("tor.attack.step1-tn")
def test_a_fixed_fight_adds_one_force_for_the_round() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1)],
        orders=["event", "event", "attack"],
        rolls=[8],
        edit=drawing("fixed_fight", lambda g: g.events.append("fixed_fight")),
    )
    t.play("Defend 1 1 false melee")
    assert t.told(EnemyAttacked)[0].force == 9, "both of them"
    assert (t.g.round, t.g.fixed_fight) == (2, 0)


@pytest.mark.rule("tor.enemyturn.first-card")
def test_thick_skins_last_through_the_hunters_turn_and_end_with_the_next_announcement() -> None:
    def edit(g: Show) -> None:
        drawing("thick_skins", lambda g: g.events.append("thick_skins"))(g)
        g.queue = ["maybe_theyll_finally_respect_me", "run_little_contestants", "youre_fired"]

    t = table(
        LINE, salvador=3, enemies=[("nomad", 5)], orders=["event", "event"], rolls=[2, 2], edit=edit
    )
    t.play("Activate 0", "Act 0 caracal", "Pay 0 1")
    assert t.told(Struck)[0].against == 10
    t.play("EndActivation", "Activate 1", "EndActivation", "Activate 2", "EndActivation")
    t.play("EndActivation")
    assert t.g.thick_skins == 0


@pytest.mark.rule("tor.ruling.clockwise")
@pytest.mark.parametrize(("holder", "missing", "next_one"), [(0, 1, 2), (3, 1, 0), (2, 1, 3)])
def test_camera_two_passes_the_spotlight_clockwise_to_the_next_in_play(
    holder: int, missing: int, next_one: int
) -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["event"],
        edit=drawing("camera_two", gone(missing), lambda g: setattr(g, "spotlight", holder)),
    )
    assert [(event.hunter, event.why) for event in t.told(SpotlightMoved)] == [(next_one, "camera")]
