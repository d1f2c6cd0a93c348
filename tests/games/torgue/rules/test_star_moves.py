"""Star moves: what each of them counts, in which span, and who gets the Spotlight when."""

from typing import Any

import pytest

from games.torgue.setups import LINE, Edit
from games.torgue.table import FIRST, Table, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Eliminated, SpotlightMoved
from sobremesa.games.torgue.rules.loot import MONEY
from sobremesa.games.torgue.state import Show


def star(name: str, more: Edit = lambda g: None, number: int = 0) -> Edit:
    """An edit that deals a hunter a star move; somebody else has the Spotlight."""

    def edit(g: Show) -> None:
        g.hunters[number].star = name
        more(g)

    return edit


def active(name: str, *enemies: tuple[str, int], more: Edit = lambda g: None, **rest: Any) -> Table:
    """Salvador in his activation, with that star move."""
    options: dict[str, Any] = {"salvador": 0, **rest}
    return table(
        LINE,
        enemies=list(enemies),
        active="salvador",
        spotlight="moze",
        edit=star(name, more),
        **options,
    )


SHOT = ("Act 0 caracal", "Pay 0 1")


@pytest.mark.rule("tor.spotlight.star-move", "tor.ruling.star-move-timing")
@pytest.mark.parametrize(
    ("name", "die", "taken"),
    [
        ("what_a_screw_up", 1, True),
        ("what_a_screw_up", 2, False),
        ("showstopper", 8, True),
        ("showstopper", 7, False),
    ],
)
def test_a_fumble_or_a_crit_brings_the_spotlight_when_the_activation_ends(
    name: str, die: int, taken: bool
) -> None:
    t = active(name, ("nomad", 2), rolls=[(die, 8)])
    t.play(*SHOT)
    assert t.told(SpotlightMoved) == []
    t.play("EndActivation")
    assert t.told(SpotlightMoved) == [SpotlightMoved(0, name)] * taken
    assert t.g.spotlight == (0 if taken else 3)
    assert (t["salvador"].met, t["salvador"].feats) == (False, 0)


@pytest.mark.rule("tor.spotlight.star-move")
@pytest.mark.parametrize(("card", "taken"), [("saw_axe", True), ("door_knocker", False)])
def test_brutal_takes_two_wounds_of_one_attack(card: str, taken: bool) -> None:
    t = active("brutal", ("goliath", 1), gear={"salvador": [card]}, rolls=[(7, 8), (7, 8)])
    for _ in range(2):
        t.play(f"Act 0 {card}", "Pay 0 1")
    t.play("EndActivation")
    assert bool(t.told(SpotlightMoved)) is taken


@pytest.mark.rule("tor.spotlight.star-move")
@pytest.mark.parametrize(("beside", "taken"), [(2, True), (1, False)])
def test_a_grand_entrance_ends_in_a_zone_with_two_enemies(beside: int, taken: bool) -> None:
    t = active("grand_entrance", *[("psycho", 0)] * beside, ("psycho", 1))
    t.play("EndActivation", "Pass")
    assert bool(t.told(SpotlightMoved)) is taken


@pytest.mark.rule("tor.spotlight.star-move", "tor.barrel.explode")
@pytest.mark.parametrize(("die", "taken"), [(7, True), (2, False)])
def test_a_barrel_that_explodes_makes_a_star(die: int, taken: bool) -> None:
    t = active(
        "boom_goes_the_budget",
        more=lambda g: setattr(g, "barrels", {2: ("plain",)}),
        rolls=[(die, 8), *[(1, 10)] * taken],
    )
    t.play(*SHOT, "EndActivation")
    assert bool(t.told(SpotlightMoved)) is taken


@pytest.mark.rule("tor.spotlight.star-move")
@pytest.mark.parametrize(("count", "taken"), [(3, True), (2, False)])
def test_deep_pockets_need_three_tokens_in_one_activation(count: int, taken: bool) -> None:
    t = active("deep_pockets", more=lambda g: g.floor.update({0: (MONEY,) * 3}))
    t.play(*[f"Gather 0 {MONEY}"] * count, "EndActivation")
    assert bool(t.told(SpotlightMoved)) is taken


@pytest.mark.rule("tor.spotlight.star-move")
@pytest.mark.parametrize(("zone", "taken"), [(4, True), (3, False)])
def test_one_elimination_from_four_zones_away_is_enough(zone: int, taken: bool) -> None:
    t = active(
        "from_the_nosebleeds",
        ("psycho", zone),
        gear={"salvador": ["superlady_scar"]},
        rolls=[(7, 8)],
    )
    t.play("Act 0 superlady_scar", "Pay 0 1", "EndActivation")
    assert [event.mini for event in t.told(Eliminated)] == [FIRST]
    assert bool(t.told(SpotlightMoved)) is taken


@pytest.mark.rule("tor.spotlight.star-move", "tor.ruling.star-move-timing")
@pytest.mark.parametrize(
    ("name", "taken"), [("payback", True), ("not_today", False), ("let_the_blood_flow", False)]
)
def test_a_kill_in_a_reaction_is_payback_and_counts_for_no_other_star_move(
    name: str, taken: bool
) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("psycho", 1)],
        spotlight="moze",
        orders=["attack"],
        rolls=[(2, 8), (7, 8)],
        edit=star(name),
    )
    t.play(f"Obey {FIRST + 1}", "Defend 1 1 false melee", "React 0", "Act 0 fists", "Pay 0 1")
    assert [event.mini for event in t.told(Eliminated)] == [FIRST + 1]
    assert [event.why for event in t.told(SpotlightMoved)] == [name] * taken


@pytest.mark.rule("tor.spotlight.star-move", "tor.ffyl.success")
@pytest.mark.parametrize(("name", "taken"), [("not_today", True), ("mind_blowing", False)])
def test_surviving_a_fight_for_life_brings_the_spotlight_at_once(name: str, taken: bool) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        spotlight="moze",
        orders=["attack"],
        rolls=[(2, 6), (6, 6)],
        edit=star(name, lambda g: setattr(g.hunters[0], "tokens", (token("red", "yellow"),))),
    )
    t.play("React 0", "Act 0 caracal")
    assert [event.hunter for event in t.told(SpotlightMoved)] == [0] * taken


@pytest.mark.rule("tor.spotlight.star-move")
def test_what_was_done_in_an_earlier_activation_does_not_count() -> None:
    def done_before(g: Show) -> None:
        g.hunters[0].feats = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("psycho", 2)],
        spotlight="moze",
        rolls=[(7, 8), (7, 8)],
        edit=star("mind_blowing", done_before),
        spare=True,
    )
    t.play("Activate 0", *SHOT, "EndActivation")
    assert t.told(SpotlightMoved) == []


@pytest.mark.rule("tor.spotlight.star-move", "tor.ruling.turn-limit-scope")
def test_defences_of_an_earlier_turn_do_not_make_a_hunter_untouchable() -> None:
    def defended_before(g: Show) -> None:
        g.hunters[0].feats = 1
        for hunter in g.hunters[1:]:
            hunter.activated = True
        g.queue = ["run_little_contestants", "youre_fired"]

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        spotlight="moze",
        enemies=[("marauder", 2)],
        rolls=[(8, 8), (2, 4)],
        edit=star("untouchable", defended_before),
        spare=True,
    )
    t.play("EndActivation", "Pass", "Defend 1 1 false reflexes")
    assert t.told(SpotlightMoved) == []


@pytest.mark.rule("tor.ruling.star-move-forced", "tor.spotlight.transfer")
def test_the_holder_of_the_spotlight_does_not_take_it_again() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2)],
        active="salvador",
        rolls=[(8, 8)],
        edit=star("showstopper"),
    )
    t.play(*SHOT, "EndActivation")
    assert (t.told(SpotlightMoved), t.g.spotlight) == ([], 0)


@pytest.mark.rule("tor.ruling.star-move-timing")
def test_a_hunter_eliminated_in_its_activation_takes_no_spotlight() -> None:
    def weak(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"), token("red", "yellow", spent=True))

    t = active("what_a_screw_up", ("bruiser", 2), more=weak, rolls=[(1, 6), (2, 6)])
    t.play("Act 0 caracal")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert (t.told(SpotlightMoved), t["salvador"].met) == ([], False)


@pytest.mark.rule("tor.spotlight.star-move", "tor.spotlight.transfer")
def test_one_star_move_brings_the_spotlight_once() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1)],
        spotlight="moze",
        orders=["attack", "event"],
        rolls=[(2, 8), (7, 8)],
        edit=star("payback", lambda g: setattr(g, "events", ["camera_two"])),
    )
    t.play("Defend 1 1 false melee", "React 0", "Act 0 fists", "Pay 0 1")
    assert ([event.hunter for event in t.told(SpotlightMoved)], t.g.spotlight) == ([0, 1], 1)


@pytest.mark.rule("tor.ruling.star-move-timing", "tor.spotlight.star-move")
@pytest.mark.parametrize("blast", [True, False])
def test_payback_in_anothers_activation_brings_the_spotlight_before_that_one_ends(
    blast: bool,
) -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2 if blast else 0,
        enemies=[("psycho", 3), ("nomad", 2)] if blast else [("marauder", 1)],
        active="salvador",
        gear={"salvador": ["party_favour" if blast else "caracal"]},
        rolls=[(6, 8), (2, 8), (7, 8)] if blast else [(1, 8), (2, 8), (7, 8)],
        edit=star("payback", lambda g: setattr(g.enemies[FIRST + blast], "wounds", 1), number=2)
        if blast
        else star("payback", number=2),
    )
    t.play(f"Act 0 {t['salvador'].gear[0].card}", "Pay 0 1", "Defend 1 1 false reflexes")
    t.play("Decline 0", "React 2", "Act 2 fists", "Pay 2 1")
    assert t.told(Eliminated)[-1].by == 2
    assert (t.g.spotlight, t.g.active) == (2, 0)


# Passing it on


@pytest.mark.rule("tor.spotlight.on-elimination", "tor.spotlight.on-elimination-tie")
def test_the_player_of_the_eliminated_hunter_chooses_among_those_with_most_red_tokens() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].burn, g.hunters[1].tokens = 1, (token("red", "yellow"),)
        for number in (2, 3):
            g.hunters[number].tokens = (token("red", "yellow"), token("green"))

    t = table(LINE, mordecai=0, spotlight="mordecai", seats=4, orders=["ammo:all"], edit=edit)
    (question,) = t.match.asks()
    assert (type(question), question.seat, t.offered(1)) == (
        ask.Spotlight,
        1,
        ["Choose 2", "Choose 3"],
    )
    t.play("1 Choose 3")
    assert t.told(SpotlightMoved) == [SpotlightMoved(3, "eliminated")]


@pytest.mark.rule("tor.spotlight.on-elimination", "tor.spotlight.single")
def test_the_spotlight_stays_when_another_hunter_is_eliminated() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].burn, g.hunters[1].tokens = 1, (token("red", "yellow"),)

    t = table(LINE, mordecai=0, spotlight="moze", orders=["ammo:all"], edit=edit)
    assert [event.mini for event in t.told(Eliminated)] == [1]
    assert (t.told(SpotlightMoved), t.g.spotlight) == ([], 3)


@pytest.mark.rule("tor.ruling.clockwise")
@pytest.mark.parametrize(
    ("holder", "gone", "after"), [("moze", (), 0), ("moze", (0,), 1), ("salvador", (1, 2), 3)]
)
def test_camera_two_takes_the_next_hunter_clockwise_that_is_in_play(
    holder: str, gone: tuple[int, ...], after: int
) -> None:
    def edit(g: Show) -> None:
        g.events = ["camera_two"]
        for number in gone:
            g.leave(g.hunters[number], 1, enemy=False)

    t = table(
        LINE,
        salvador=0,
        mordecai=0,
        amara=1,
        moze=1,
        spotlight=holder,
        orders=["event"],
        edit=edit,
    )
    assert [event.hunter for event in t.told(SpotlightMoved)] == [after]


@pytest.mark.rule("tor.ruling.clockwise", "tor.spotlight.single")
def test_camera_two_leaves_the_spotlight_with_the_only_hunter_in_play() -> None:
    def edit(g: Show) -> None:
        g.events = ["camera_two"]
        for number in (1, 2, 3):
            g.leave(g.hunters[number], 1, enemy=False)

    t = table(LINE, salvador=0, orders=["event"], edit=edit)
    assert (t.told(SpotlightMoved), t.g.spotlight) == ([], 0)
