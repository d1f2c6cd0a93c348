"""Choosing forces: requisition points, limits, what missions demand, and stand-alone levels."""

import msgspec
import pytest

from games.incursion.starts import muster, next_turn, start
from games.incursion.table import Table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.content.schema import Content
from sobremesa.games.incursion.events import CpTaken, ForceShown
from sobremesa.games.incursion.rules.deployment import reinforcements
from sobremesa.kernel import NotFound

ALLIES = ["ape_trooper", "ape_hmg", "ape_incinerator", "ape_sergeant", "slugger_murphy"]
SWD = ["sturmzombie", "bomberzombie", "gretel", "ilsa", "blitzhund"]


def points(t: Table) -> list[int]:
    """The RP that each side has left."""
    asks = [t.match.ask_of(seat) for seat in (0, 1)]
    return [question.points for question in asks if isinstance(question, ask.Force)]


def buyable(t: Table, side: str) -> list[str]:
    """The kinds that a side may buy next."""
    return [option.removeprefix("Buy ") for option in t.offered_to(side) if "Buy" in option]


def kinds(t: Table) -> list[str]:
    return [figure.kind for figure in t.g.figures.values()]


# Buying


@pytest.mark.rule("inc.force.rp-limit")
def test_all_points_may_be_spent_but_never_more() -> None:
    t = start("m3")
    t.play("0 buy ape_sergeant", "0 buy ape_trooper")
    assert buyable(t, "allies") == ["ape_trooper"]
    t.play("0 buy ape_trooper")
    assert t.offered_to("allies") == []
    muster(t, "", "sturmzombie")
    assert kinds(t) == ["ape_sergeant", "ape_trooper", "ape_trooper"]


@pytest.mark.rule("inc.force.unspent-lost")
def test_points_not_spent_are_lost() -> None:
    t = muster(start("m3"), "ape_trooper", "sturmzombie")
    next_turn(t)
    assert kinds(t).count("ape_trooper") == 1
    assert len(kinds(t)) == 1 + t.g.zombies
    assert not any("Buy" in option for option in t.offered())


@pytest.mark.rule("inc.force.own-side-only")
def test_each_side_buys_its_own_figures() -> None:
    t = start("m2")
    assert buyable(t, "allies") == ALLIES
    assert buyable(t, "swd") == SWD


@pytest.mark.rule("inc.force.figure-limit")
@pytest.mark.parametrize(
    ("side", "kind", "limit"),
    [
        ("allies", "ape_hmg", 2),
        ("allies", "ape_incinerator", 2),
        ("allies", "ape_sergeant", 1),
        ("allies", "slugger_murphy", 1),
        ("swd", "bomberzombie", 4),
        ("swd", "gretel", 1),
        ("swd", "ilsa", 1),
        ("swd", "blitzhund", 2),
    ],
)
def test_no_kind_is_bought_beyond_its_limit(side: str, kind: str, limit: int) -> None:
    t = start("m2", {"level-allies": 30, "level-swd": 30})
    for _ in range(limit):
        assert kind in buyable(t, side)
        t.play(f"{int(side == 'swd')} buy {kind}")
    assert kind not in buyable(t, side)


@pytest.mark.rule("inc.force.figure-limit")
def test_troopers_and_sturmzombies_have_no_limit_but_points() -> None:
    t = start("m2", {"level-allies": 30, "level-swd": 30})
    for _ in range(9):
        t.play("0 buy ape_trooper", "1 buy sturmzombie")
    assert "ape_trooper" in buyable(t, "allies")
    assert "sturmzombie" in buyable(t, "swd")


@pytest.mark.rule("inc.force.swd-minimum-zombies")
def test_three_points_must_go_to_sturmzombies() -> None:
    t = start("m3")
    t.play("1 buy gretel", "1 buy bomberzombie")
    assert buyable(t, "swd") == ["sturmzombie", "bomberzombie"]
    t.play("1 buy bomberzombie")
    assert (t.g.forces[1].lots, t.offered_to("swd")) == (1, [])


@pytest.mark.rule("inc.ruling.min-force")
@pytest.mark.parametrize("mission", ["m2", "m3"])
def test_nobody_may_come_with_nothing(mission: str) -> None:
    t = start(mission)
    assert not any("Ready" in option for option in t.offered_to("allies") + t.offered_to("swd"))
    t.play("0 buy ape_trooper", "1 buy sturmzombie")
    assert "Ready 0" in t.offered_to("allies")
    assert "Ready 1" in t.offered_to("swd")


@pytest.mark.rule("inc.ruling.zombie-units", "inc.fig.horde")
def test_sturmzombies_are_bought_in_whole_lots_of_three_points() -> None:
    t = start("m3", {"level-allies": 8, "level-swd": 8})
    t.play("1 buy sturmzombie")
    assert points(t)[1] == 5
    t.play("1 buy sturmzombie")
    assert buyable(t, "swd") == ["bomberzombie", "blitzhund"]
    assert reinforcements(t.g) == 4


@pytest.mark.rule("inc.ruling.force-secret")
def test_forces_are_chosen_unseen_and_shown_together() -> None:
    t = start("m3")
    before = t.offered_to("allies")
    t.play("1 buy gretel", "1 buy sturmzombie", "1 ready")
    assert all(question.secret for lead in t.match.asks() for question in lead.every())
    assert t.offered_to("allies") == before
    assert t.told(ForceShown) == []
    assert t.g.figures == {}
    t.play("0 buy ape_trooper", "0 ready")
    assert [shown.side for shown in t.told(ForceShown)] == [0, 1]


@pytest.mark.rule("inc.force.profile-fields")
def test_figure_cards_say_what_the_book_says() -> None:
    def card(kind: str) -> tuple[object, ...]:
        p = own_content().figures[kind]
        return p.side, p.rp, p.ap, p.fortitude, p.dp, p.limit, p.weapons, sorted(p.abilities)

    assert {kind: card(kind) for kind in own_content().figures} == {
        "ape_trooper": ("allies", 3, 3, 6, 2, 0, ("lmg", "grenade"), []),
        "ape_hmg": ("allies", 4, 3, 6, 2, 2, ("hmg", "grenade"), []),
        "ape_incinerator": ("allies", 4, 3, 6, 2, 2, ("flamethrower", "grenade"), []),
        "ape_sergeant": (
            *("allies", 4, 4, 6, 2, 1, ("lmg", "grenade_launcher")),
            ["sergeant_in_charge", "tactical_leverage"],
        ),
        "slugger_murphy": (
            *("allies", 5, 4, 6, 4, 1, ("bambi", "grenade")),
            ["clobberer", "where_theres_a_will"],
        ),
        "sturmzombie": ("swd", 3, 5, 4, 1, 0, (), ["horde", "strength_in_numbers", "zombie"]),
        "bomberzombie": ("swd", 1, 5, 4, 1, 4, (), ["ka_boom", "volatile", "zombie"]),
        "gretel": ("swd", 5, 5, 5, 4, 1, ("smg", "grenade"), ["whip", "zombie_controller"]),
        "ilsa": ("swd", 5, 5, 5, 4, 1, ("two_smgs", "grenade"), ["commander", "leap", "mask"]),
        "blitzhund": ("swd", 2, 6, 4, 2, 2, (), ["agile", "leap", "no_pick_up"]),
    }


# What the missions demand


@pytest.mark.rule("inc.m1.forces-rp", "inc.m1.allies-two-figures", "inc.example.m1-allied-force")
def test_the_only_allied_force_of_mission_1_is_two_troopers() -> None:
    t = start("m1")
    assert kinds(t) == ["ape_trooper", "ape_trooper"]
    assert t.asked == ask.Intelligence


@pytest.mark.rule("inc.m1.swd-all-zombies", "inc.m1.forces-rp", "inc.example.horde-six-rp")
def test_all_german_points_of_mission_1_go_to_sturmzombies_four_a_turn() -> None:
    t = start("m1")
    assert t.offered_to("swd") == []
    muster(t, "ape_trooper ape_trooper")
    assert t.told(ForceShown)[1] == ForceShown(1, (), 2)
    t.play("pass", "0 bid 0", "1 bid 1")
    assert t.g.waiting == {"1": 4}
    t.play("endturn", "enter 1 A 0,9", "endactivation", "endturn")
    t.play("0 ready", "1 ready", "pass", "0 bid 0", "1 bid 0")
    assert t.g.waiting == {"1": 8}


@pytest.mark.rule("inc.m2.forces-allies", "inc.m2.forces-swd", "inc.m3.forces")
@pytest.mark.parametrize(("mission", "rp"), [("m2", [14, 12]), ("m3", [10, 10])])
def test_the_points_of_missions_2_and_3(mission: str, rp: list[int]) -> None:
    t = start(mission)
    assert points(t) == rp
    t.play("1 buy gretel")
    assert "Ready 1" not in t.offered_to("swd")


# Levels


@pytest.mark.rule("inc.standalone.free-rp")
@pytest.mark.parametrize(
    ("agreed", "rp", "cp"),
    [
        ({}, [14, 12], 6),
        ({"level-allies": 9, "level-swd": 9}, [9, 9], 5),
        ({"level-allies": 9}, [9, 12], 6),
        ({"level-swd": 20}, [14, 20], 8),
    ],
)
def test_a_mission_on_its_own_may_be_played_at_another_level_for_each_side(
    agreed: dict[str, int], rp: list[int], cp: int
) -> None:
    t = start("m2", agreed)
    assert points(t) == rp
    muster(t, "ape_trooper", "sturmzombie")
    assert t.g.cp == [cp, cp]


@pytest.mark.rule("inc.ruling.level-below-three")
@pytest.mark.parametrize("level", [1, 2])
def test_no_level_is_below_three(level: int) -> None:
    with pytest.raises(NotFound, match=f"expected a whole number from 3 to 30, or 0, got {level}"):
        start("m3", {"level-allies": level})
    assert start("m3", {"level-allies": 3, "level-swd": 3}).g.book.rp == (3, 3)


@pytest.mark.rule("inc.ruling.standalone-m1")
def test_mission_1_wants_six_points_and_takes_them_for_sturmzombies_in_threes() -> None:
    with pytest.raises(NotFound, match="expected a whole number from 6 to 30, or 0, got 5"):
        start("m1", {"level-swd": 5})
    t = muster(start("m1", {"level-allies": 11, "level-swd": 11}), "ape_trooper ape_trooper")
    assert t.told(ForceShown)[1] == ForceShown(1, (), 3)


@pytest.mark.rule("inc.example.mission-levels", "inc.maint.cp-draw", "inc.deck.hand-size")
@pytest.mark.parametrize(("mission", "hand", "cp"), [("m1", 2, 4), ("m2", 4, 6), ("m3", 3, 5)])
def test_hands_and_command_points_of_the_missions(mission: str, hand: int, cp: int) -> None:
    swd = "" if mission == "m1" else "sturmzombie"
    t = muster(start(mission), "ape_trooper ape_trooper", swd)
    assert [len(cards) for cards in t.g.hands] == [hand, hand]
    assert t.told(CpTaken) == [CpTaken(0, cp, 0), CpTaken(1, cp, 0)]


BANDS = {(3, 5): (1, 3), (6, 8): (2, 4), (9, 11): (3, 5), (12, 14): (4, 6)} | {
    (15, 17): (5, 7),
    (18, 20): (5, 8),
    (21, 30): (5, 9),
}


@pytest.mark.rule("inc.deck.hand-size", "inc.maint.cp-draw")
@pytest.mark.parametrize("level", range(3, 31))
def test_the_level_sets_hands_and_command_points(level: int) -> None:
    t = muster(
        start("m3", {"level-allies": level, "level-swd": level}), "ape_trooper", "sturmzombie"
    )
    hand, cp = next(given for (low, high), given in BANDS.items() if low <= level <= high)
    assert [len(cards) for cards in t.g.hands] == [hand, hand]
    assert t.g.cp == [cp, cp]


@pytest.mark.rule("inc.ruling.rp-level")
@pytest.mark.parametrize("rp", [(12, 6), (6, 12)])
def test_the_points_allowed_set_the_level_and_the_higher_counts_for_both(
    rp: tuple[int, int],
) -> None:
    t = muster(start("m3", content=_with_points(rp)), "ape_trooper", "sturmzombie")
    assert [len(cards) for cards in t.g.hands] == [4, 4]
    assert t.g.cp == [6, 6]


def _with_points(rp: tuple[int, int]) -> Content:
    content = own_content()
    mission = msgspec.structs.replace(content.missions["m3"], rp=rp)
    return msgspec.structs.replace(content, missions={"m3": mission})


@pytest.mark.rule("inc.setup.mission-dossier")
def test_other_points_make_another_fingerprint() -> None:
    setup = GAME.prepare("m3")
    assert type(GAME)(_with_points((9, 9))).digest(setup) != GAME.digest(setup)
