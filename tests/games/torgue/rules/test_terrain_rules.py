"""Single rules of blasts, machines, special actions and the end of the round, one test each."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BLOODWING, FIRST, Table, bag_of, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Blasted,
    CleanupRolled,
    Defended,
    Eliminated,
    EnemyAttacked,
    LootDrawn,
    Moved,
    Respawned,
    RoundBegan,
    Tried,
)
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    GUN_CARD,
    MONEY,
)
from sobremesa.games.torgue.state import Item, Show
from sobremesa.testing import events_of

# Blasts


@pytest.mark.rule("tor.ruling.area-enemies")
def test_slag_adds_its_wound_to_a_blast() -> None:
    def edit(g: Show) -> None:
        g.barrels = {2: ("plain",)}
        g.enemies[FIRST].slag = 2

    t = table(
        "..b....",
        salvador=0,
        enemies=[("goliath", 2)],
        active="salvador",
        rolls=[(4, 8), (6, 10)],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1", "AtBarrel 2")
    assert t.enemies()[0].wounds == 2


@pytest.mark.rule("tor.ruling.loot-credit", "tor.ruling.loot-no-killer")
def test_a_radiation_blast_that_burn_set_off_is_nobodys() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].burn = g.enemies[FIRST].radiation = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 5), ("psycho", 5)],
        orders=["ammo:all"],
        rolls=[(9, 10)],
        bag=bag_of(AMMO, AMMO, AMMO),
        picks=[0, 0],
        edit=edit,
    )
    assert [(event.mini, event.by) for event in t.told(Eliminated)] == [
        (FIRST, -1),
        (FIRST + 1, -1),
    ]
    assert t.g.floor == {5: (AMMO, AMMO)}


@pytest.mark.rule("tor.ruling.loot-credit")
def test_a_radiation_blast_that_a_shot_set_off_is_the_shooters() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("psycho", 2)],
        active="salvador",
        rolls=[(7, 8), (9, 10)],
        edit=lambda g: setattr(g.enemies[FIRST], "radiation", 1),
    )
    t.play("Act 0 caracal", "Pay 0 1", f"Target {FIRST}")
    assert [event.by for event in t.told(Eliminated)] == [0, 0]


@pytest.mark.rule("tor.element.radiation-same-attack")
def test_the_attack_that_irradiates_and_eliminates_sets_off_the_blast() -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("psycho", 2)],
        active="moze",
        rolls=[(4, 4), (7, 8), (5, 10)],
    )
    t.play("Act 3 nuclear_bloodgun_2", "Pay 3 1")
    assert [event.source for event in t.told(Blasted)] == ["radiation"]


@pytest.mark.rule("tor.ruling.radiation-several", "tor.element.radiation-end")
def test_several_radiation_tokens_deal_one_wound_at_clean_up_and_stay() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 5)],
        orders=["ammo:all"],
        rolls=[(4, 4)],
        edit=lambda g: setattr(g.enemies[FIRST], "radiation", 3),
    )
    assert (t.enemies()[0].wounds, t.enemies()[0].radiation) == (1, 3)


@pytest.mark.rule("tor.element.radiation-blast", "tor.ruling.radiation-all-or-others")
def test_an_irradiated_hunter_that_is_eliminated_strikes_friend_and_foe_in_its_zone() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.burn, hunter.radiation, hunter.tokens = 1, 1, (token("red", "yellow"),)

    t = table(
        LINE,
        salvador=5,
        amara=5,
        spotlight="moze",
        enemies=[("bruiser", 5)],
        orders=["ammo:all"],
        rolls=[(7, 10), (8, 8)],
        edit=edit,
    )
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Defended)] == [2]
    assert t.enemies()[0].wounds == 1


@pytest.mark.rule("tor.ruling.chest-explosion")
def test_what_an_exploding_chest_eliminates_is_its_openers() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("psycho", 1)],
        active="salvador",
        rolls=[(7, 8), (1, 4), (9, 10), (8, 8)],
        edit=lambda g: g.chests.update({1: ("ammo_chests", "explosion")}),
    )
    t.play("Act 0 interact", "Pay 0 1", "Defend 1 1 false reflexes")
    assert [(event.kind, event.by) for event in t.told(Eliminated)] == [("psycho", 0)]


# Chests and machines


def opened(content: str, **more: Any) -> Table:
    """Salvador after opening a chest with this in it."""
    t = table(
        LINE,
        salvador=1,
        active="salvador",
        rolls=[(8, 8)],
        edit=lambda g: g.chests.update({1: ("loot_chests", content)}),
        **more,
    )
    t.play("Act 0 interact", "Pay 0 1")
    return t


@pytest.mark.rule("tor.chest.contents", "tor.chest.immediate")
@pytest.mark.parametrize("deck", ["ammo", "meds", "guns", "torgue"])
def test_a_card_in_a_chest_is_drawn_from_its_deck_at_once(deck: str) -> None:
    t = opened(f"{deck}_card")
    question = t.match.asks()[0]
    assert isinstance(question, ask.PlaceCard)
    assert t.g.book.gear[question.card].deck == deck


@pytest.mark.rule("tor.chest.contents", "tor.ruling.loot-direct")
def test_a_loot_token_in_a_chest_comes_from_the_bag() -> None:
    t = opened("loot", bag=bag_of(GUN_CARD, MONEY), picks=[0])
    assert (t["salvador"].loot, t.g.bag[GUN_CARD]) == ((GUN_CARD,), 0)


@pytest.mark.rule("tor.machine.use", "tor.ruling.machine-los")
@pytest.mark.parametrize(
    ("zone", "enemies", "there"),
    [(2, [], True), (1, [], True), (1, [("psycho", 1)], False), (0, [], False)],
)
def test_a_machine_is_used_at_distance_one_at_most_and_in_sight(
    zone: int, enemies: list[tuple[str, int]], there: bool
) -> None:
    t = table("..V....", salvador=zone, enemies=enemies, active="salvador")
    assert t.offers("Act 0 interact") is there


@pytest.mark.rule("tor.companion.no-objectives", "tor.ruling.companion-interact")
def test_a_companion_cannot_take_a_crate_for_its_hunter() -> None:
    t = table(
        ".o.....",
        mordecai=1,
        bloodwing=1,
        active="mordecai",
        scenario="hot_sauce_run",
    )
    assert t.offers("Act 1 interact")
    assert not t.offers(f"Act {BLOODWING} interact")


@pytest.mark.rule("tor.ruling.companion-interact")
@pytest.mark.parametrize(("die", "pool"), [(3, 2), (4, 3)])
def test_a_companion_opens_a_mailbox_with_its_own_tech_for_its_hunter(die: int, pool: int) -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        active="mordecai",
        rolls=[(die, 8)],
        edit=lambda g: g.chests.update({3: ("mailboxes", "money")}),
    )
    t.play(f"Act {BLOODWING} interact", "Pay 1 1")
    assert (t.told(Tried)[0].attribute, t.g.pool) == (0, pool)


# Special actions


@pytest.mark.rule("tor.ruling.nearest-ties")
def test_an_axe_goes_for_the_nearest_then_most_red_then_the_groups_choice() -> None:
    def at(amara: int, moze: int, red: bool) -> Table:
        edit = tokens_of(3, token("red", "green"), token("yellow")) if red else None
        return table(
            "..........\n..........",
            salvador=19,
            amara=amara,
            moze=moze,
            enemies=[("psycho", 3)],
            orders=["special"],
            rolls=[8],
            edit=edit,
        )

    def target(t: Table) -> list[int]:
        return [event.target for event in t.told(EnemyAttacked)]

    assert target(at(2, 5, red=True)) == [2], "nearer, though with fewer RED tokens"
    assert target(at(1, 5, red=True)) == [3], "as near, with more RED tokens"
    assert at(1, 5, red=False).offered() == ["Target 2", "Target 3"]


@pytest.mark.rule("tor.ruling.special-target")
def test_a_special_attack_without_a_named_target_strikes_the_spotlight_first() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=4,
        enemies=[("nomad", 2)],
        orders=["special"],
        rolls=[(1, 4), (8, 8)],
    )
    t.play("Defend 1 1 false reflexes")
    assert [event.target for event in t.told(EnemyAttacked)] == [0]


@pytest.mark.rule("tor.ruling.special-if-possible")
def test_an_aimed_shot_out_of_range_is_no_move_instead() -> None:
    t = table(LINE, salvador=0, enemies=[("marauder", 6)], orders=["special"])
    assert (t.told(EnemyAttacked), t.told(Moved)) == ([], [])


# The end of the round


@pytest.mark.rule("tor.element.burn-end", "tor.ruling.cleanup-stun", "tor.cleanup.crit")
def test_end_of_effects_puts_out_fires_and_leaves_stun() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].stun = 1
        g.hunters[0].tokens = (token("yellow", spent=True),) * 2
        g.enemies[FIRST].burn = 1

    t = table(
        LINE, salvador=0, enemies=[("goliath", 5)], orders=["ammo:all"], rolls=[(4, 4)], edit=edit
    )
    assert (t.enemies()[0].burn, t.enemies()[0].wounds) == (0, 1)
    assert t["salvador"].tokens == (token("yellow", spent=True), token("yellow"))


@pytest.mark.rule("tor.respawn.sources", "tor.loot.money")
def test_money_on_a_card_pays_for_a_respawn_when_the_pool_is_empty() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.pool = 0

    t = table(LINE, salvador=3, amara=1, orders=["ammo:all"], loot={"amara": [MONEY]}, edit=edit)
    assert [event.hunter for event in t.told(Respawned)] == [0]
    assert t["amara"].loot == ()


@pytest.mark.rule("tor.respawn.state")
def test_a_respawned_hunter_has_loaded_guns_a_charged_shield_and_no_tokens_of_effects() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        g.leave(hunter, 1, enemy=False)
        hunter.gear = (
            Item("caracal", True),
            Item("spark_plug", True),
            Item("cardboard_aegis", False, (token("yellow", spent=True),)),
        )
        hunter.shock = hunter.corrosion = hunter.cryo = hunter.burn = hunter.radiation = 1

    t = table(LINE, salvador=3, orders=["move"], edit=edit, spotlight="amara")
    hunter = t["salvador"]
    assert not any(item.spent for item in hunter.gear)
    assert hunter.gear[2].tokens == (token("yellow"),)
    marks = (hunter.shock, hunter.corrosion, hunter.cryo, hunter.burn, hunter.radiation)
    assert marks == (0, 0, 0, 0, 0)


@pytest.mark.rule("tor.ruling.respawn-station-choice")
def test_a_respawned_hunter_chooses_among_the_stations() -> None:
    t = table(
        "N.....n",
        salvador=3,
        orders=["ammo:all"],
        spotlight="amara",
        edit=lambda g: g.leave(g.hunters[0], 1, enemy=False),
    )
    assert t.offered() == ["Zone 0", "Zone 6"]


@pytest.mark.rule("tor.round.end-steps", "tor.endround.ready-tokens")
def test_the_round_ends_with_clean_up_respawn_check_readying_and_a_new_round() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.hunters[2].tokens = (token("yellow", spent=True),)

    t = table(LINE, salvador=3, amara=1, spotlight="amara", orders=["ammo:all"], edit=edit)
    steps = [e for e in events_of(t.match) if isinstance(e, (CleanupRolled, Respawned, RoundBegan))]
    assert [type(step) for step in steps] == [CleanupRolled, Respawned, RoundBegan]
    assert t["amara"].tokens == (token("yellow"),)


@pytest.mark.rule("tor.victory.when-checked")
def test_a_goal_that_is_reached_in_mid_turn_wins_only_at_the_end_of_the_round() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        edit=lambda g: setattr(g, "kills", 25),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.g.kills, t.result) == (26, "")


@pytest.mark.rule("tor.core.random-number")
def test_a_die_rolled_for_a_number_counts_its_lowest_and_highest_face_as_they_are() -> None:
    for die in (1, 4):
        t = table(
            LINE,
            salvador=0,
            enemies=[("badass_skag", 2)],
            active="salvador",
            rolls=[(8, 8), (die, 4)],
            edit=lambda g: setattr(g.enemies[FIRST], "wounds", 3),
            bag=bag_of(*[AMMO] * 6),
            picks=[0] * (1 + die),
        )
        t.play("Act 0 caracal", "Pay 0 1")
        assert len(t.told(LootDrawn)) == 1 + die
