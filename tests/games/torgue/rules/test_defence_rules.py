"""Single rules of defending and of fights for one's life, one test each."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Defended,
    Eliminated,
    EnemyAttacked,
    Moved,
    Spawned,
    SpecialUsed,
    SpotlightMoved,
    Survived,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import HEALTH
from sobremesa.games.torgue.state import Show

from .defence_settings import THREE

# Defending


@pytest.mark.rule("tor.attack.not-spent")
def test_the_token_that_defended_stays_available() -> None:
    t = table(
        LINE, salvador=0, enemies=[("marauder", 3)] * 2, orders=["attack"], rolls=[(8, 8), (8, 8)]
    )
    t.play("Defend 1 1 false reflexes")
    assert (t.asked, t["salvador"].tokens) == (ask.Defend, THREE)


@pytest.mark.rule("tor.effect.pistol")
def test_a_pistol_does_not_help_against_shots() -> None:
    t = table(LINE, salvador=0, enemies=[("marauder", 2)], orders=["attack"], rolls=[8])
    assert t.offers("Defend 1 1 false reflexes")
    assert not t.offers("Defend 1 1 false ranged")


@pytest.mark.rule("tor.ruling.defence-crit-fumble")
def test_a_crit_defends_below_the_force_and_a_fumble_fails_above_it() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1)],
        orders=["attack"],
        rolls=[(8, 8)],
        edit=lambda g: setattr(g.hunters[0], "corrosion", 9),
    )
    t.play("Defend 1 1 false melee")
    assert t.told(Defended)[0].success
    t = table(
        ".t.....",
        amara=1,
        spotlight="amara",
        enemies=[("skag_pup", 2)],
        orders=["attack"],
        rolls=[(1, 8)],
    )
    t.play("Defend 1 1 false melee")
    event = t.told(Defended)[0]
    assert (event.die + event.attribute + event.bonus, event.against) == (5, 5)
    assert not event.success


@pytest.mark.rule("tor.ruling.defence-fumble")
@pytest.mark.parametrize(
    ("kind", "die", "wounds", "tokens"),
    [
        ("goliath", 1, 2, []),
        ("goliath", 2, 1, []),
        ("badass_psycho", 1, 1, ["stun"]),
        ("badass_psycho", 2, 1, []),
        ("nomad", 1, 1, ["burn"]),
    ],
)
def test_some_enemies_profit_from_a_fumbled_defence_alone(
    kind: str, die: int, wounds: int, tokens: list[str]
) -> None:
    t = table(LINE, amara=0, spotlight="amara", enemies=[(kind, 1)], orders=["attack"], rolls=[die])
    resist = "reflexes" if kind == "nomad" else "melee"
    t.play(f"Defend 1 1 false {resist}", *["Suffer 1 1 false"] * (wounds - 1))
    assert t.told(Wounded)[0].wounds == wounds
    assert [event.token for event in t.told(Affected)] == tokens


@pytest.mark.rule("tor.ruling.attack-fumble-move")
def test_a_reply_strikes_the_attacker_and_not_the_spotlight() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("bruiser", 1)],
        active="amara",
        rolls=[(1, 8), (8, 8)],
    )
    t.play("Act 2 fists", "Pay 2 1", "Defend 1 1 false reflexes")
    assert [event.target for event in t.told(EnemyAttacked)] == [2]


@pytest.mark.rule("tor.spotlight.on-elimination", "tor.ruling.red-count")
def test_the_spotlight_passes_to_the_hunter_with_most_red_tokens() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn, g.hunters[0].tokens = 1, (token("red", "yellow"),)
        g.hunters[2].tokens = (token("red", "green", spent=True), token("yellow"))

    t = table(LINE, salvador=0, amara=3, orders=["ammo:all"], edit=edit)
    assert [event.hunter for event in t.told(SpotlightMoved)] == [2]


@pytest.mark.rule("tor.ruling.spotlight-nobody", "tor.ruling.no-hunter-in-play")
def test_the_last_hunter_keeps_the_spotlight_when_it_is_eliminated() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn, g.hunters[0].tokens, g.pool = 1, (token("red", "yellow"),), 0
        for number in (1, 2, 3):
            g.leave(g.hunters[number], 1, enemy=False)

    t = table(LINE, salvador=0, mordecai=1, amara=1, moze=1, orders=["ammo:all"], edit=edit)
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert (t.result, t.g.spotlight, t.told(SpotlightMoved)) == ("no-respawn", 0, [])


@pytest.mark.rule("tor.ruling.no-hunter-in-play")
def test_without_hunters_enemies_only_spawn_and_rage() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            g.leave(hunter, 1, enemy=False)
        g.pool, g.events = 0, ["cold_snap"]

    t = table(
        "N..1...",
        salvador=0,
        mordecai=0,
        amara=0,
        enemies=[("marauder", 6)],
        orders=["move", "attack", "special", "event", "slaughter", "spawn"],
        changes={"spawn": {}, "slaughter_spawn": {"1": (("psycho", 1),)}},
        edit=edit,
    )
    assert (t.told(Moved), t.told(EnemyAttacked), t.told(SpecialUsed)) == ([], [], [])
    assert (t.told(Affected), len(t.told(Spawned)), t.g.slaughter) == ([], 1, True)


# Fights for one's life


def down(*enemies: tuple[str, int], **more: object) -> Table:
    """Salvador with one RED token, which fails against the first of the enemies."""
    options: dict[str, object] = {"edit": tokens_of(0, token("red", "yellow")), **more}
    return table(
        LINE,
        salvador=0,
        enemies=list(enemies),
        orders=["attack"],
        **options,  # type: ignore[arg-type]
    )


@pytest.mark.rule("tor.ruling.ffyl-no-token")
def test_a_hunter_without_tokens_is_gone_before_others_react_to_it() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow", spent=True),)
        g.hunters[2].tokens = (token("red", "green"), token("yellow"))

    t = down(("psycho", 1), rolls=[(2, 6)], amara=0, edit=edit)
    t.play("Defend 0 1 true melee")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert t.offered() == ["Decline 2", "React 2"]


@pytest.mark.rule("tor.ruling.ffyl-tokens")
def test_the_red_token_that_paid_for_survival_stays_spent() -> None:
    t = down(
        ("psycho", 1),
        ("marauder", 3),
        rolls=[(2, 6), (6, 6)],
        edit=tokens_of(0, token("red", "yellow"), token("green", spent=True)),
    )
    t.play(f"Obey {FIRST}", "Defend 0 1 false melee", "React 0", "Act 0 fists")
    assert t.told(Survived)
    assert t["salvador"].tokens == (token("yellow", spent=True), token("green", spent=True))


@pytest.mark.rule("tor.ruling.ffyl-tokens", "tor.effect.run-and-gun")
def test_a_run_and_gun_token_pays_for_a_fight_for_life() -> None:
    t = down(
        ("marauder", 2),
        rolls=[(2, 6), (1, 4), (8, 8)],
        gear={"salvador": ["brain_freeze"]},
        edit=tokens_of(0, token("red", "yellow", spent=True)),
    )
    t.play("React 0")
    assert t.told(Survived)


@pytest.mark.rule("tor.ruling.ffyl-counts")
def test_an_enemy_that_a_barrel_eliminates_in_the_fight_for_life_counts() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"),)
        g.barrels = {2: ("plain",)}

    t = down(("marauder", 3), ("psycho", 2), rolls=[(2, 6), (4, 6), (9, 10)], edit=edit)
    t.play(f"Obey {FIRST}", "React 0", "Act 0 caracal", "AtBarrel 2")
    assert [event.mini for event in t.told(Eliminated)] == [FIRST + 1]
    assert t.told(Survived)


@pytest.mark.rule("tor.ruling.spotlight-ffyl")
def test_a_hunter_that_is_down_keeps_the_spotlight_until_its_fight_is_lost() -> None:
    t = down(("psycho", 1), rolls=[(2, 6)])
    t.play("Defend 0 1 false melee")
    assert (t["salvador"].down, t.g.spotlight) == (True, 0)
    t.play("Decline 0", "Choose 2")
    assert t.g.spotlight == 2


@pytest.mark.rule("tor.ruling.ffyl-when")
def test_a_hunter_that_is_down_is_not_struck_again_and_cannot_use_loot() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("tiny_catastrophe", 2)],
        orders=["special", "attack"],
        rolls=[(1, 4), (1, 4), (2, 6)],
        loot={"salvador": [HEALTH]},
        edit=tokens_of(0, token("red", "yellow")),
    )
    t.play("Pass")
    assert t["salvador"].down
    assert len(t.told(EnemyAttacked)) == 1, "the Swift repeat had no target"
    assert t.offered() == ["Decline 0", "React 0"]
