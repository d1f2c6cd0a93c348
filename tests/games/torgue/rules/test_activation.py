"""An activation: what begins it, what may be done in it, who else may act, and what ends it."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BLOODWING, FIRST, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Activated,
    ActivationEnded,
    Attacked,
    Eliminated,
    Gathered,
    Healed,
    Reloaded,
)
from sobremesa.games.torgue.rules.loot import AMMO, HEALTH, MONEY
from sobremesa.games.torgue.state import Item, Show, Stage

# Turns


@pytest.mark.rule("tor.round.hunter-turn", "tor.activation.order-free", "tor.activation.active")
def test_the_group_chooses_among_the_hunters_not_yet_activated_until_all_were() -> None:
    t = table(LINE, seats=2, spotlight="mordecai", edit=lambda g: setattr(g, "round", 1))
    (question,) = t.match.asks()
    assert (type(question), question.seat, question.group) == (ask.Activate, 1, (0,))
    t.play("Activate 2")
    assert (t.g.active, t["amara"].activated) == (2, True)
    t.play("0 EndActivation")
    assert t.offered(1) == ["Activate 0", "Activate 1", "Activate 3", "RollForIt"]
    assert (t.told(Activated), t.told(ActivationEnded)) == ([Activated(2)], [ActivationEnded(2)])


@pytest.mark.rule("tor.ruling.turn-limit-scope", "tor.activation.turn-ends")
def test_what_is_limited_per_turn_begins_anew_in_the_enemies_turn() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.activated = True
            hunter.grenades, hunter.gunzerks = 1, 1
            hunter.used, hunter.fumbled = ("caracal",), True
        for companion in g.companions.values():
            companion.fumbled = True
        g.queue = ["run_little_contestants", "youre_fired"]

        g.begun = True

    t = table(
        LINE, amara=0, spotlight="amara", enemies=[("marauder", 2)], active="amara", edit=edit
    )
    t.play("EndActivation")
    assert (t.g.stage, t.asked) == (Stage.ENEMIES, ask.Defend)
    for hunter in t.g.hunters:
        assert (hunter.grenades, hunter.gunzerks, hunter.used) == (0, 0, ())
        assert not hunter.fumbled
    assert not any(companion.fumbled for companion in t.g.companions.values())


@pytest.mark.rule("tor.activation.active")
def test_what_may_be_done_once_per_activation_begins_anew_with_it() -> None:
    t = table(LINE, salvador=0, edit=lambda g: setattr(g.hunters[0], "once", 7))
    t.play("Activate 0")
    assert (t["salvador"].once, t.g.gathers) == (0, 3)


# Gathering


@pytest.mark.rule("tor.base.gather-activation", "tor.base.gather-free")
def test_loot_in_the_zone_is_gathered_before_the_first_action_and_not_after() -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        edit=lambda g: g.floor.update({0: (AMMO, MONEY)}),
    )
    t.play(f"Gather 0 {MONEY}")
    assert t.offers(f"Gather 0 {AMMO}")
    assert t.told(Gathered) == [Gathered(0, MONEY, 0)]
    t.play("Act 0 move", "Pay 0 1", "Zone 1")
    t.play("Act 0 move", "Pay 0 1", "Zone 0", "Done")
    assert not t.offers("Gather")


@pytest.mark.rule("tor.ruling.bloodwing-gather", "tor.companion.no-gather", "tor.companion.loot")
@pytest.mark.parametrize(("slots", "gathers"), [(0b100, True), (0, False)])
def test_bloodwing_gathers_at_the_start_with_its_skill_alone(slots: int, gathers: bool) -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        active="mordecai",
        trees={"mordecai": ("falconer", slots)},
        edit=lambda g: g.floor.update({3: (MONEY,)}),
    )
    assert t.offers(f"Gather {BLOODWING} {MONEY}") is gathers
    if gathers:
        t.play(f"Gather {BLOODWING} {MONEY}")
        assert (t["mordecai"].loot, t.g.floor) == ((MONEY,), {})


@pytest.mark.rule("tor.ruling.bloodwing-gather")
def test_bloodwing_beside_mordecai_adds_no_second_gather_and_none_after_an_action() -> None:
    options: dict[str, Any] = {
        "mordecai": 0,
        "active": "mordecai",
        "trees": {"mordecai": ("falconer", 0b100)},
    }
    t = table(LINE, bloodwing=0, edit=lambda g: g.floor.update({0: (MONEY,)}), **options)
    assert [each for each in t.offered() if each.startswith("Gather")] == [f"Gather 1 {MONEY}"]
    t = table(LINE, bloodwing=3, edit=lambda g: g.floor.update({3: (MONEY,)}), **options)
    t.play("Act 1 move", "Pay 1 1", "Zone 1")
    assert not t.offers("Gather")


# What begins an activation


@pytest.mark.rule("tor.ruling.activation-start")
def test_a_skill_reloads_one_gun_before_the_first_action() -> None:
    def edit(g: Show) -> None:
        cards = ("caracal", "third_opinion", "pocket_firework")
        g.hunters[0].gear = tuple(Item(card, True) for card in cards)

    t = table(
        LINE,
        salvador=0,
        trees={"salvador": ("reload_rampage", 0b100000)},
        edit=edit,
    )
    t.play("Activate 0", "Start reload_at_start")
    assert t.offered() == ["Reload caracal", "Reload third_opinion"]
    t.play("Reload third_opinion")
    assert [item.card for item in t["salvador"].gear if not item.spent] == ["third_opinion"]
    assert t.told(Reloaded) == [Reloaded(0, ("third_opinion",))]
    assert not t.offers("Start")


@pytest.mark.rule("tor.ruling.activation-start")
def test_what_begins_an_activation_is_offered_where_it_does_something_until_the_first_action() -> (
    None
):
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"), token("yellow"))
        g.hunters[0].gear += (Item("caracal", False), Item("pocket_firework", True))

    t = table(
        LINE,
        salvador=0,
        gear={"salvador": ["second_wind"]},
        trees={"salvador": ("reload_rampage", 0b100000)},
        edit=edit,
    )
    t.play("Activate 0")
    assert t.offers("Start heal_at_start")
    assert not t.offers("Start reload_at_start"), "a grenade is no gun"
    t.play("Act 0 move", "Pay 0 1", "Zone 1")
    assert not t.offers("Start")


@pytest.mark.rule("tor.wound.heal", "tor.ruling.activation-start")
def test_a_second_wind_heals_one_wound_of_the_owners_choice() -> None:
    t = table(
        LINE,
        salvador=0,
        gear={"salvador": ["second_wind"]},
        edit=tokens_of(0, token("red", "yellow"), token("red", "green")),
    )
    t.play("Activate 0", "Start heal_at_start", "Mend 2 false")
    assert t["salvador"].tokens == (token("red", "yellow"), token("green"))
    assert [event.count for event in t.told(Healed)] == [1]
    assert not t.offers("Start")


# Loot of others


@pytest.mark.rule("tor.loot.use-anytime")
def test_others_may_use_their_loot_meanwhile_one_question_for_each_seat() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters[:3]:
            hunter.tokens = (token("red", "yellow"), token("green"))
            hunter.loot = (HEALTH,)

    t = table(LINE, salvador=0, seats=2, active="amara", edit=edit)
    (question,) = t.match.asks()
    assert (question.seat, [other.seat for other in question.also]) == (0, [1])
    own = [each for each in t.offered(0) if each.startswith("UseLoot")]
    assert own == [f"UseLoot 2 {HEALTH}", f"UseLoot 0 {HEALTH}"]
    assert t.offered(1) == [f"UseLoot 1 {HEALTH}"]
    t.play(f"1 UseLoot 1 {HEALTH}")
    assert (t["mordecai"].tokens[0], t.asked) == (token("yellow"), ask.Act)


@pytest.mark.rule("tor.loot.use-anytime")
def test_the_hunters_of_another_seat_share_its_question() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.tokens = (token("red", "yellow"), token("green"))
            hunter.loot = (HEALTH,)

    t = table(LINE, salvador=0, seats=2, active="salvador", edit=edit)
    assert t.offered(1) == [f"UseLoot 1 {HEALTH}", f"UseLoot 3 {HEALTH}"]


# What ends it


@pytest.mark.rule("tor.element.cryo-end", "tor.ruling.cryo-turn-end")
def test_cryo_leaves_a_hunter_when_its_activation_ends() -> None:
    t = table(LINE, amara=0, active="amara", edit=lambda g: setattr(g.hunters[2], "cryo", 2))
    assert not t.offers("Act 2 move")
    t.play("EndActivation")
    assert (t["amara"].cryo, t.g.active, t.g.gathers) == (0, -1, 0)


@pytest.mark.rule("tor.ruling.gunzerker-weapon")
@pytest.mark.parametrize(
    ("tree", "slots", "guns"),
    [
        ("bullet_chewer", 0, 1),
        ("bullet_chewer", 0b10000, 2),
    ],
)
def test_gunzerker_makes_one_attack_or_two_with_its_skill_each_with_another_gun(
    tree: str, slots: int, guns: int
) -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        enemies=[("goliath", 2)],
        gear={"salvador": ["caracal", "third_opinion", "needlessly_loud"]},
        trees={"salvador": (tree, slots)},
        rolls=[(2, 8)] * guns,
    )
    t.play("EndActivation")
    assert t.offered() == [
        "Pass",
        "Gunzerk caracal",
        "Gunzerk third_opinion",
        "Gunzerk needlessly_loud",
    ]
    t.play("Gunzerk caracal", "Colour 1")
    if guns == 2:
        assert t.offered() == ["Pass", "Gunzerk third_opinion", "Gunzerk needlessly_loud"]
        t.play("Gunzerk third_opinion", "Colour 1")
    assert (t.asked, len(t.told(Attacked))) == (ask.Activate, guns)


@pytest.mark.rule("tor.ruling.gunzerker-weapon")
@pytest.mark.parametrize(("slots", "again"), [(0b10000, True), (0, False)])
def test_a_skill_lets_gunzerker_use_a_gun_that_was_used(slots: int, again: bool) -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        enemies=[("goliath", 2)],
        trees={"salvador": ("reload_rampage", slots)},
        rolls=[(2, 8)],
    )
    t.play("Act 0 caracal", "Pay 0 1", "EndActivation")
    assert t.offers("Gunzerk caracal") is again


@pytest.mark.rule("tor.ruling.gunzerker-weapon", "tor.action.free-no-token")
def test_gunzerker_is_salvadors_alone_costs_no_token_and_may_be_declined() -> None:
    gear = {"salvador": ["caracal"], "amara": ["third_opinion"]}
    t = table(LINE, amara=0, active="amara", enemies=[("goliath", 2)], gear=gear)
    t.play("EndActivation")
    assert t.asked is ask.Activate
    t = table(LINE, salvador=0, active="salvador", enemies=[("goliath", 2)], gear=gear)
    t.play("EndActivation", "Pass")
    assert (t.asked, t.told(Attacked)) == (ask.Activate, [])
    assert not any(each.spent for each in t["salvador"].tokens)


@pytest.mark.rule("tor.reaction.timing", "tor.ruling.skill-after-elimination")
def test_skills_after_an_elimination_act_for_a_gunzerker_attack_too() -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        enemies=[("psycho", 2)],
        trees={"salvador": ("reload_rampage", 0b1000)},
        rolls=[(6, 8)],
        edit=tokens_of(0, token("red", "yellow"), token("yellow")),
    )
    t.play("EndActivation", "Gunzerk caracal", "Colour 1", "Accept heal_after_ranged")
    assert [event.mini for event in t.told(Eliminated)] == [FIRST]
    assert t["salvador"].tokens == (token("yellow"), token("yellow"))


@pytest.mark.rule("tor.reaction.trigger", "tor.ruling.attack-fumble-window")
def test_a_friend_wounded_by_a_gunzerker_explosion_may_react() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        active="salvador",
        enemies=[("nomad", 2)],
        gear={"salvador": ["party_favour"]},
        rolls=[(6, 8), (2, 8)],
    )
    t.play("EndActivation", "Gunzerk party_favour", "Colour 1", "Defend 1 1 false reflexes")
    assert (t.asked, t.g.active) == (ask.React, 0)
