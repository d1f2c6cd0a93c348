"""Special actions of Vault Hunters: ASTRAL HOLD, FIELD REPAIR, the Field Kit."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Healed,
    Placed,
    ShutDown,
    TokenSpent,
    Tried,
)
from sobremesa.games.torgue.state import Show, Token

STORM_DANCER = {"amara": ("storm_dancer", 0b001010)}
"""ASTRAL HOLD takes a second enemy, and Will is 3."""
INNER_EYE = {"amara": ("inner_eye", 0b011011)}
"""ASTRAL HOLD has band G, heals 1, and one per activation is free."""
WOUNDED = (token("red", "yellow"), token("red", "yellow"), token("yellow"))


# ASTRAL HOLD


@pytest.mark.rule("tor.range.only-shown", "tor.ruling.no-target-no-action")
@pytest.mark.parametrize(
    ("zone", "slots", "there"),
    [(0, 0, True), (2, 0, True), (3, 0, False), (3, 1, True), (4, 1, False)],
)
def test_astral_hold_reaches_red_and_yellow_and_with_a_skill_green(
    zone: int, slots: int, there: bool
) -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", zone)],
        active="amara",
        trees={"amara": ("inner_eye", slots)},
    )
    assert t.offers("Act 2 hold") is there


@pytest.mark.rule("tor.los.required", "tor.resolve.step1-target")
def test_astral_hold_takes_only_enemies_that_are_seen() -> None:
    enemies = [("nomad", 1), ("marauder", 1), ("psycho", 2)]
    t = table(LINE, amara=0, enemies=enemies, active="amara")
    t.play("Act 2 hold", "Pay 2 1")
    assert t.offered() == [f"Target {FIRST}", f"Target {FIRST + 1}"]


@pytest.mark.rule("tor.hunter.special-as-action")
def test_nobody_but_amara_holds() -> None:
    t = table(LINE, salvador=0, moze=0, enemies=[("psycho", 2)], active="salvador")
    assert not t.offers("Act 0 hold")


def held(colour: str, die: int, kind: str = "nomad", **effects: int) -> Table:
    """Amara with one token, after her hold on an enemy two zones away."""

    def edit(g: Show) -> None:
        g.hunters[2].tokens = (token(colour, "yellow"),)
        for name, count in effects.items():
            setattr(g.enemies[FIRST], name, count)

    t = table(LINE, amara=0, enemies=[(kind, 2)], active="amara", rolls=[die], edit=edit)
    t.play("Act 2 hold")
    return t


@pytest.mark.rule("tor.dice.crit-auto-success", "tor.dice.fumble-auto-fail")
def test_a_crit_holds_below_the_defence_and_a_fumble_fails_above_it() -> None:
    crit = held("red", 6, hardened=4)
    assert crit.told(Tried) == [Tried(2, "hold", 6, 6, 2, 12, True)]
    assert crit.told(Affected) == [Affected(FIRST, "nomad", "cryo", 1)]
    fumble = held("yellow", 1, corrosion=20)
    assert fumble.told(Tried) == [Tried(2, "hold", 8, 1, 2, 1, False)]
    assert fumble.enemies()[0].cryo == 0


@pytest.mark.rule("tor.resolve.step4-compare", "tor.ruling.corrosion-flat-defence")
def test_a_hold_needs_defence_with_its_modifiers_and_no_shield_rolls_for_it() -> None:
    t = held("yellow", 2, kind="badass_marauder", corrosion=2)
    assert t.told(Tried) == [Tried(2, "hold", 8, 2, 2, 4, True)]
    assert not t.enemies()[0].shields[0].spent


@pytest.mark.rule("tor.resolve.multi-target", "tor.tree.immediate")
def test_a_skill_holds_another_enemy_in_the_zone_with_the_same_roll() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", 2), ("nomad", 2), ("psycho", 5)],
        active="amara",
        trees=STORM_DANCER,
        rolls=[(4, 8)],
    )
    t.play("Act 2 hold", "Pay 2 1", f"Target {FIRST}")
    assert (t.asked, t.offered()) == (ask.HoldSecond, ["Done", f"Target {FIRST + 1}"])
    t.play(f"Target {FIRST + 1}")
    assert [(event.against, event.success) for event in t.told(Tried)] == [(6, True), (8, False)]
    assert [enemy.cryo for enemy in t.enemies()] == [1, 0, 0]


@pytest.mark.rule("tor.tree.immediate")
def test_the_second_enemy_may_be_left_alone_and_needs_the_skill() -> None:
    enemies = [("psycho", 2), ("psycho", 2)]
    t = table(LINE, amara=0, enemies=enemies, active="amara", trees=STORM_DANCER, rolls=[7])
    t.play("Act 2 hold", "Pay 2 1")
    assert t.offered() == ["Done", f"Target {FIRST + 1}"]
    t.play("Done")
    assert [enemy.cryo for enemy in t.enemies()] == [1, 0]
    t = table(LINE, amara=0, enemies=enemies, active="amara", rolls=[7])
    t.play("Act 2 hold", "Pay 2 1")
    assert (t.asked, [enemy.cryo for enemy in t.enemies()]) == (ask.Act, [1, 0])


@pytest.mark.rule("tor.wound.heal", "tor.action.effect-needs-success")
@pytest.mark.parametrize(
    ("slots", "die", "healed"), [(0b001011, 7, [1]), (0b001011, 2, []), (0b000011, 7, [])]
)
def test_a_hold_that_succeeds_heals_one_wound_by_a_skill(
    slots: int, die: int, healed: list[int]
) -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", 2)],
        active="amara",
        trees={"amara": ("inner_eye", slots)},
        rolls=[(die, 8)],
        edit=tokens_of(2, *WOUNDED),
    )
    t.play("Act 2 hold", "Pay 2 1")
    assert [event.count for event in t.told(Healed)] == healed


@pytest.mark.rule("tor.action.free-colour", "tor.action.free-no-token", "tor.ruling.free-when")
def test_one_hold_per_activation_is_free_with_the_colour_of_any_own_token() -> None:
    tokens = (token("red", "yellow", spent=True), token("yellow"))
    t = table(
        LINE,
        amara=0,
        enemies=[("nomad", 2)],
        active="amara",
        trees=INNER_EYE,
        rolls=[(2, 6), (2, 8)],
        edit=tokens_of(2, *tokens),
    )
    assert t.offered().count("Act 2 hold") == 1
    t.play("Act 2 hold")
    assert (t.asked, t.offered()) == (ask.Colour, ["Colour 0", "Colour 1"])
    t.play("Colour 0")
    assert (t["amara"].tokens, t.told(TokenSpent)) == (tokens, [])
    t.play("Act 2 hold")
    assert t.told(TokenSpent) == [TokenSpent(2, 1)]


@pytest.mark.rule("tor.action.easy-costs-token", "tor.action.cost")
def test_a_free_hold_makes_no_other_action_free() -> None:
    t = table(LINE, amara=0, active="amara", trees=INNER_EYE)
    t.play("Act 2 move", "Pay 2 1", "Zone 1")
    assert t.told(TokenSpent) == [TokenSpent(2, 1)]


@pytest.mark.rule("tor.ruling.free-when", "tor.ruling.activation-end")
def test_a_free_hold_needs_no_token_at_all_but_a_target() -> None:
    spent = tokens_of(2, token("yellow", spent=True))

    def at(zone: int, slots: int, **more: Any) -> Table:
        trees = {"amara": ("inner_eye", slots)}
        enemies = [("nomad", zone)]
        return table(
            LINE, amara=0, enemies=enemies, active="amara", trees=trees, edit=spent, **more
        )

    t = at(2, 0b011011, rolls=[(2, 8)])
    assert t.offered() == ["Act 2 hold", "EndActivation"]
    t.play("Act 2 hold")
    assert t.g.active != 2, "the only free one was made"
    assert at(5, 0b011011).g.active != 2, "nobody is in reach"
    assert at(2, 0b001011).g.active != 2, "the skill is missing"


def wounded_amara(*tokens: Token, **more: Any) -> Table:
    """Amara after a Marauder's shot in the enemies' turn; her defence failed."""
    t = table(
        LINE,
        amara=0,
        spotlight="amara",
        enemies=[("marauder", 2)],
        orders=["attack"],
        trees=INNER_EYE,
        edit=tokens_of(2, *tokens),
        **more,
    )
    t.play(f"Defend 1 1 {str(tokens[0].spent).lower()} reflexes")
    return t


@pytest.mark.rule("tor.reaction.one-action", "tor.ruling.free-when")
def test_a_reaction_is_never_a_free_hold() -> None:
    t = wounded_amara(token("yellow", spent=True), token("green", spent=True), rolls=[(2, 8)])
    assert t.asked is ask.Activate, "without a token nobody reacts"
    t = wounded_amara(token("yellow"), token("green", spent=True), rolls=[(2, 8), (2, 6)])
    t.play("React 2", "Act 2 hold")
    assert t.told(TokenSpent) == [TokenSpent(2, 0)]


# FIELD REPAIR


@pytest.mark.rule("tor.ruling.no-target-no-action", "tor.los.required")
@pytest.mark.parametrize(
    ("zone", "spent", "pinned", "there"),
    [
        (0, True, False, True),
        (2, True, False, True),
        (2, False, False, False),
        (3, True, False, False),
        (2, True, True, False),
    ],
)
def test_field_repair_needs_a_spent_iron_bear_next_to_moze_in_sight(
    zone: int, spent: bool, pinned: bool, there: bool
) -> None:
    def edit(g: Show) -> None:
        g.companions[BEAR].tokens = (token("yellow", spent=spent),)

    enemies = [("psycho", 1)] if pinned else []
    t = table(LINE, moze=1, iron_bear=zone, enemies=enemies, active="moze", edit=edit)
    assert t.offers("Act 3 repair") is there


@pytest.mark.rule("tor.hunter.special-as-action")
def test_without_iron_bear_there_is_nothing_to_repair_and_bloodwing_is_no_machine() -> None:
    def edit(g: Show) -> None:
        for companion in g.companions.values():
            companion.tokens = (token("yellow", spent=True),)

    t = table(LINE, moze=0, active="moze", edit=edit)
    assert not t.offers("Act 3 repair")
    t = table(LINE, mordecai=0, bloodwing=1, active="mordecai", edit=edit)
    assert not t.offers("Act 1 repair")


@pytest.mark.rule("tor.dice.obstacle", "tor.resolve.step4-compare", "tor.spend.ready")
@pytest.mark.parametrize(("die", "spent"), [(3, False), (2, True)])
def test_a_repair_that_succeeds_readies_all_tokens_and_shields_of_iron_bear(
    die: int, spent: bool
) -> None:
    def edit(g: Show) -> None:
        g.companions[BEAR].tokens = (token("yellow", spent=True),) * 2
        g.companions[BEAR].shields = (token("yellow", spent=True),)

    t = table(LINE, moze=0, iron_bear=1, active="moze", rolls=[(5, 10), (die, 8)], edit=edit)
    t.play("Act 3 repair", "Pay 3 1")
    bear = t.companion("iron_bear")
    assert [each.spent for each in (*bear.tokens, *bear.shields)] == [spent] * 3


def shut_down(g: Show) -> None:
    """Iron Bear was shut down, its token available."""
    g.companions[BEAR].shut = True
    g.companions[BEAR].tokens = (token("yellow"),)


@pytest.mark.rule("tor.ruling.hull-no-reaction", "tor.ruling.large-and-tyres")
def test_a_repair_brings_iron_bear_back_next_to_moze_into_an_empty_zone_without_tyres() -> None:
    t = table(
        "......\nt.....",
        moze=1,
        enemies=[("psycho", 2)],
        active="moze",
        rolls=[(1, 10), (3, 8)],
        edit=shut_down,
    )
    assert not t.offers(f"Act {BEAR}")
    t.play("Act 3 repair", "Pay 3 1")
    assert (t.asked, t.offered()) == (ask.Deploy, ["Zone 0", "Zone 7"])
    t.play("Zone 7")
    bear = t.companion("iron_bear")
    assert (bear.zone, bear.shut, bear.tokens) == (7, False, (token("yellow"),))
    assert (t.g.crowd[7], t.g.hunters_in[7]) == (3, 1)
    assert t.told(Placed) == [Placed(BEAR, "iron_bear", 7)]
    assert t.offers(f"Act {BEAR} move")


@pytest.mark.rule("tor.ruling.hull-no-reaction")
def test_with_no_free_zone_beside_moze_iron_bear_returns_to_the_nearest() -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("psycho", 1)],
        active="moze",
        rolls=[(1, 10), (3, 8)],
        edit=shut_down,
    )
    t.play("Act 3 repair", "Pay 3 1")
    assert t.companion("iron_bear").zone == 2
    assert not t.told(ShutDown)


# The Field Kit


def kit(active: str = "salvador", **more: Any) -> Table:
    """Salvador in zone 0; himself, Amara and Mordecai are wounded."""

    def edit(g: Show) -> None:
        for number in (0, 1, 2):
            g.hunters[number].tokens = WOUNDED
        g.hunters[2].down = bool(more.get("down"))

    rolls = more.get("rolls", ())
    gear = {"salvador": ["field_kit"]}
    return table(
        LINE, salvador=0, amara=1, mordecai=2, moze=1, active=active, gear=gear, rolls=rolls,
        edit=edit,
    )  # fmt: skip


@pytest.mark.rule("tor.range.red", "tor.mod.effect", "tor.wound.heal")
@pytest.mark.parametrize(("die", "reds"), [(3, 0), (2, 2)])
def test_the_field_kit_heals_two_of_one_wounded_hunter_in_the_red_band(die: int, reds: int) -> None:
    t = kit(rolls=[(5, 10), (die, 8)])
    t.play("Act 0 kit", "Pay 0 1")
    assert (t.asked, t.offered()) == (ask.Patient, ["Choose 0", "Choose 2"])
    t.play("Choose 2")
    assert t.told(Tried) == [Tried(0, "kit", 8, die, 2, 5, die == 3)]
    assert [each.colour for each in t["amara"].tokens].count(0) == reds
    assert [each.colour for each in t["salvador"].tokens].count(0) == 2


@pytest.mark.rule("tor.ruling.ffyl-when")
def test_the_field_kit_cannot_help_a_hunter_that_is_down() -> None:
    t = kit(rolls=[(5, 10), (5, 8)], down=True)
    t.play("Act 0 kit", "Pay 0 1")
    assert [event.mini for event in t.told(Healed)] == [0]


@pytest.mark.rule("tor.mod.effect", "tor.wound.heal-in-arena")
def test_the_field_kit_is_offered_to_its_owner_while_somebody_near_is_wounded() -> None:
    assert not kit(active="moze").offers("Act 3 kit")
    gear = {"salvador": ["field_kit"]}
    whole = table(LINE, salvador=0, amara=1, active="salvador", gear=gear)
    assert not whole.offers("Act 0 kit")

    def gone(g: Show) -> None:
        g.hunters[2].tokens = WOUNDED
        g.leave(g.hunters[2], 1, enemy=False)

    eliminated = table(LINE, salvador=0, amara=1, active="salvador", gear=gear, edit=gone)
    assert not eliminated.offers("Act 0 kit")
