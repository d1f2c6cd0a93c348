"""The clock of the Arena: orders, the ends of turns and rounds."""

from collections.abc import Callable

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.events import (
    Blasted,
    EnemyAttacked,
    Placed,
    RanDry,
    Respawned,
    SpecialUsed,
    Wounded,
)
from sobremesa.games.torgue.rules.interact import RIGGED
from sobremesa.games.torgue.rules.loot import MONEY
from sobremesa.games.torgue.state import Item, Show, Stage
from sobremesa.testing import events_of

# Enemies obey


@pytest.mark.rule("tor.ruling.page21-missing")
@pytest.mark.parametrize("kind", sorted(own_content().enemies))
def test_every_enemy_carries_out_attack_and_special_orders_to_their_end(kind: str) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[(kind, 1)],
        orders=["move", "attack", "special"],
        rolls=[2] * 40,
        edit=lambda g: setattr(g, "spotlight", 0),
    )
    while t.asked is not ask.Activate:
        t.play(t.offered()[0])
    data = own_content().enemies[kind]
    attacked = [event.mini for event in t.told(EnemyAttacked)]
    assert (FIRST in attacked) is not data.ignores_attack
    assert [event.special for event in t.told(SpecialUsed)] == [each.id for each in data.specials]


@pytest.mark.rule("tor.ruling.enemy-heal")
@pytest.mark.parametrize(("wounds", "left"), [(3, 2), (0, 0)])
def test_healing_takes_wound_markers_off_an_enemy(wounds: int, left: int) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bolt_mama", 6)],
        orders=["special"],
        edit=lambda g: setattr(g.enemies[FIRST], "wounds", wounds),
    )
    assert t.enemies()[0].wounds == left


@pytest.mark.rule("tor.ruling.ammo-order-scope")
def test_out_of_ammo_does_not_touch_a_hunter_that_is_not_in_play() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=3,
        orders=["ammo:all"],
        edit=lambda g: g.leave(g.hunters[2], 1, enemy=False),
    )
    assert [event.hunter for event in t.told(RanDry)] == [0, 1, 3]


# The end of the enemies' turn


@pytest.mark.rule("tor.ruling.burn-order")
def test_hunters_burn_before_enemies_in_the_groups_order_each_for_all_its_tokens() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn, g.hunters[2].burn = 1, 2
        for enemy in g.enemies.values():
            enemy.burn = 1

    def edit_all(g: Show) -> None:
        edit(g)
        g.hunters[0].tokens = (token("red", "yellow"), token("yellow"))
        g.hunters[2].tokens = (token("red", "yellow"), token("green"))
        for enemy in g.enemies.values():
            enemy.wounds = enemy.hp - 1

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("bruiser", 6), ("bruiser", 6)],
        orders=["ammo:all"],
        edit=edit_all,
    )
    assert (t.asked, t.offered()) == (ask.BurnOrder, ["First 0", "First 2"])
    t.play("First 2")
    assert t.offered() == [f"First {FIRST}", f"First {FIRST + 1}"]
    t.play(f"First {FIRST + 1}")
    wounded = [(event.mini, event.wounds) for event in t.told(Wounded)]
    assert wounded == [(2, 2), (0, 1), (FIRST + 1, 1), (FIRST, 1)]


@pytest.mark.rule("tor.ruling.enemy-turn-end-order", "tor.ruling.gained-effects-duration")
def test_burn_then_bombs_then_cryo_and_gained_effects_then_the_card() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn = 1
        g.objectives = {2: RIGGED}
        g.queue = ["run_little_contestants", "youre_fired"]
        enemy = g.enemies[FIRST]
        enemy.cryo, enemy.force, enemy.gained = 1, 2, ("lethal",)

    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("psycho", 6)],
        orders=["ammo:all"],
        scenario="demolition_derby",
        changes={"key_barrel": False},
        rolls=[(3, 10), (8, 8)],
        edit=edit,
    )
    assert (t.asked, t.told(Blasted)) == (ask.Suffer, [])
    t.play("Suffer 1 1 false")
    assert t.told(Blasted)[0].source == "bomb"
    assert (t.asked, t.enemies()[0].cryo, t.enemies()[0].gained) == (ask.Defend, 1, ("lethal",))
    t.play("Defend 1 1 false reflexes")
    assert (t.enemies()[0].cryo, t.enemies()[0].force, t.enemies()[0].gained) == (0, 0, ())
    assert t.g.spent == 1


# The end of the round


@pytest.mark.rule("tor.ruling.cleanup-radiation-order")
def test_cleanup_radiation_wounds_hunters_first_and_its_blasts_allow_reactions() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].radiation = g.enemies[FIRST].radiation = 1
        g.hunters[2].tokens = (token("yellow", spent=True), token("green"))

    t = table(
        LINE,
        salvador=0,
        amara=5,
        enemies=[("psycho", 5)],
        orders=["ammo:all"],
        rolls=[(4, 4), (9, 10), (2, 8)],
        edit=edit,
    )
    assert t.asked is ask.Suffer
    t.play("Suffer 1 1 false", "Defend 1 1 true reflexes")
    assert [event.mini for event in t.told(Wounded)][:2] == [0, FIRST]
    assert t.offers("React 2")
    assert t["amara"].tokens == (token("red", "yellow", spent=True), token("green"))


def gone(*numbers: int) -> Callable[[Show], None]:
    """A position in which hunters have been eliminated."""

    def edit(g: Show) -> None:
        for number in numbers:
            hunter = g.hunters[number]
            g.leave(hunter, 1, enemy=False)
            hunter.stun, hunter.burn = 2, 1
            hunter.tokens = (token("red", "yellow", spent=True), token("green", spent=True))

    return edit


@pytest.mark.rule("tor.ruling.respawn-several")
def test_with_money_for_one_the_group_chooses_who_returns_and_the_game_is_lost() -> None:
    def edit(g: Show) -> None:
        gone(0, 2)(g)
        g.pool = 1

    t = table(LINE, salvador=3, amara=3, orders=["ammo:all"], edit=edit)
    assert (t.asked, t.offered()) == (ask.RespawnOrder, ["Choose 0", "Choose 2"])
    t.play("Choose 2")
    assert [event.hunter for event in t.told(Respawned)] == [2]
    assert t.result == "no-respawn"


@pytest.mark.rule("tor.ruling.respawn-stun", "tor.ruling.respawn-tokens")
def test_a_respawned_hunter_is_not_stunned_and_readies_all_its_tokens() -> None:
    t = table(LINE, salvador=3, orders=["ammo:all"], edit=gone(0), spotlight="amara")
    assert t.told(Respawned)
    assert t["salvador"].stun == 0
    assert t["salvador"].tokens == (token("yellow"), token("green"))


@pytest.mark.rule("tor.ruling.respawn-order")
def test_hunters_return_in_the_groups_order_each_with_its_companion() -> None:
    t = table(LINE, salvador=3, mordecai=3, orders=["ammo:all"], edit=gone(0, 1), spotlight="amara")
    t.play("Choose 1", "Zone 1")
    returned = [event for event in events_of(t.match) if isinstance(event, (Respawned, Placed))]
    assert [event.zone for event in returned] == [0, 1, 0]
    assert [event.hunter for event in t.told(Respawned)] == [1, 0]
    assert t.companion("bloodwing").zone == 1


@pytest.mark.rule("tor.ruling.eliminated-before-activation")
def test_a_hunter_eliminated_before_its_activation_is_skipped_and_returns_at_the_end() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.queue = ["run_little_contestants", "youre_fired"]

    t = table(LINE, salvador=3, amara=0, spotlight="amara", rolls=[(2, 4)], edit=edit)
    assert t.offered() == ["Activate 1", "Activate 2", "Activate 3"]
    t.play("Activate 1", "EndActivation", "Activate 2", "EndActivation", "EndActivation")
    assert (t.g.stage, t.g.round) == (Stage.HUNTERS, 2)
    assert t.told(Respawned)[0].hunter == 0
    assert t.offers("Activate 0")


@pytest.mark.rule("tor.shield.recharge-when")
def test_shields_do_not_recharge_with_the_round_but_with_a_respawn() -> None:
    def edit(g: Show) -> None:
        for number, shield in ((0, "cardboard_aegis"), (2, "double_bubble")):
            g.hunters[number].gear = (Item(shield, False, (token("yellow", spent=True),)),)
        g.leave(g.hunters[0], 1, enemy=False)

    t = table(LINE, salvador=3, amara=0, spotlight="amara", orders=["ammo:all"], edit=edit)
    assert t["amara"].gear[0].tokens[0].spent
    assert not t["salvador"].gear[0].tokens[0].spent


@pytest.mark.rule("tor.loot.money", "tor.respawn.sources", "tor.ruling.money-two-supplies")
def test_a_money_token_on_a_card_pays_for_a_respawn_and_goes_to_the_discard_pile() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.pool = 1

    t = table(
        LINE,
        salvador=3,
        amara=1,
        spotlight="amara",
        orders=["ammo:all"],
        loot={"amara": [MONEY]},
        edit=edit,
    )
    assert (t.asked, t.offered()) == (ask.RespawnPay, ["Money -1", "Money 2"])
    t.play("Money 2")
    assert (t.g.pool, t["amara"].loot, t.g.discard[MONEY]) == (1, (), 1)
