"""Setting up: the players, what a mission fixes, the figure cards and the deck."""

import pytest

from games.incursion.starts import muster, start
from games.incursion.table import table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.events import ForceShown
from sobremesa.games.incursion.rules.movement import is_closed
from sobremesa.kernel import NotFound

MISSIONS = ["m1", "m2", "m3"]


@pytest.mark.rule("inc.setup.two-players")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_game_is_for_one_allied_and_one_swd_player(mission: str) -> None:
    roles = GAME.roles(GAME.prepare(mission))
    assert [role.id for role in roles] == ["allies", "swd"]
    for seats in (1, 3):
        with pytest.raises(NotFound, match="expected 2 seats"):
            GAME.prepare(mission, seats)


@pytest.mark.rule("inc.setup.swap-sides")
def test_no_rule_swaps_the_sides_between_missions() -> None:
    roles = {GAME.roles(GAME.prepare(mission, settings={"campaign": True})) for mission in MISSIONS}
    assert len(roles) == 1


@pytest.mark.rule("inc.setup.mission-dossier")
def test_the_mission_fixes_board_points_forces_and_objective() -> None:
    books = {mission: GAME.book(GAME.prepare(mission)) for mission in MISSIONS}
    dossiers = {id: (b.rp, b.mission.allied_figures, b.goal) for id, b in books.items()}
    assert dossiers == {
        "m1": ((6, 6), 2, "escape"),
        "m2": ((14, 12), 1, "seal"),
        "m3": ((10, 10), 1, "beacon"),
    }
    assert [books[id].mission.only_zombies for id in MISSIONS] == [True, False, False]
    assert [books[id].grid.floor.bit_count() for id in MISSIONS] == [167, 156, 161]


@pytest.mark.rule("inc.setup.grid")
def test_the_board_is_a_grid_of_squares() -> None:
    t = table(
        """
        %%%%%%%
        %. . .%
        %     %
        %. a .%
        %     %
        %. . .%
        %%%%%%%
        """,
        a="ape_trooper n",
        current="a",
    )
    assert [option for option in t.offered() if option.startswith("Step")] == [
        "Step 0",
        "Step 1",
        "Step 2",
        "Step 3",
    ]
    t.play("step n")
    assert t.at("a") == (1, 0)


@pytest.mark.rule("inc.setup.doors-closed", "inc.m2.g-doors-open", "inc.ruling.m2-g-doors")
@pytest.mark.parametrize(("mission", "open_gates"), [("m1", 0), ("m2", 3), ("m3", 0)])
def test_all_doors_begin_closed_but_the_three_gates_of_mission_2(
    mission: str, open_gates: int
) -> None:
    t = start(mission)
    kinds = t.g.book.drawing.door_kinds
    found = {door for door in range(len(kinds)) if not is_closed(t.g, door)}
    assert found == {door for door, kind in enumerate(kinds) if kind == "G"}
    assert len(found) == open_gates


@pytest.mark.rule("inc.setup.figure-cards-row")
def test_forces_lie_open_and_effects_are_stacked_on_their_cards() -> None:
    t = muster(start("m3"), "ape_trooper ape_hmg", "gretel sturmzombie")
    assert t.told(ForceShown) == [
        ForceShown(0, ("ape_trooper", "ape_hmg"), 0),
        ForceShown(1, ("gretel",), 1),
    ]
    assert t.match.journal is not None
    shown = [line.to for line in t.match.journal.lines if isinstance(line.event, ForceShown)]
    assert shown == [None, None]
    t = table("%%%%%%%\n%a . g%\n%%%%%%%", a="ape_trooper e", g="gretel w", hands=(["medal"], []))
    t.play("play medal", "on g")
    assert t["g"].effects == (t.card("medal"),)


@pytest.mark.rule("inc.setup.one-card-per-figure")
def test_every_figure_has_its_own_card() -> None:
    t = table(
        "%%%%%%%\n%a . b%\n%%%%%%%",
        a="ape_trooper e",
        b="ape_trooper w",
        hands=(["medal"], []),
    )
    t.play("play medal", "on a", "activate a")
    assert t["a"].ap == 4
    t.play("endactivation", "activate b")
    assert t["b"].ap == 3


@pytest.mark.rule("inc.setup.sturmzombie-single-card", "inc.ruling.sturmzombie-spelling")
def test_one_card_stands_for_all_sturmzombies() -> None:
    t = table(
        "%%%%%%%\n%y . z%\n%%%%%%%",
        y="sturmzombie e",
        z="sturmzombie w",
        side="swd",
        lots=3,
        hands=([], ["improved_impulse"]),
    )
    t.play("play improved_impulse")
    # One place only: the engine answers the question of where to put it by itself.
    assert t.g.in_play == {t.card("improved_impulse"): -1}
    t.play("activate y")
    assert t["y"].ap == 6
    t.play("endactivation", "activate z")
    assert t["z"].ap == 6
    horde = [id for id, profile in own_content().figures.items() if "horde" in profile.abilities]
    assert horde == ["sturmzombie"]


@pytest.mark.rule("inc.setup.shuffle-deck")
def test_the_deck_of_66_cards_is_shuffled_before_play() -> None:
    order = [*range(33, 66), *range(33)]
    t = muster(start("m1", shuffles=[order]), "ape_trooper ape_trooper")
    assert t.g.deck == order[:-4]
    assert t.g.hands == [[32, 31], [30, 29]]


@pytest.mark.rule("inc.standalone.single-mission", "inc.campaign.definition")
@pytest.mark.parametrize("mission", MISSIONS)
def test_any_mission_may_be_played_on_its_own(mission: str) -> None:
    t = start(mission)
    assert t.asked == (ask.Intelligence if mission == "m1" else ask.Force)
    assert t.g.campaign.survivors == ()
    assert [GAME.missions[id].campaign for id in MISSIONS] == ["gibraltar"] * 3


def test_first_steps_are_played_without_cards_and_command_points() -> None:
    t = muster(start("m2", {"basics": True}), "ape_trooper", "sturmzombie")
    assert t.g.cp == [0, 0]
    assert t.g.hands == [[], []]


def test_in_first_steps_nobody_is_asked_about_a_bid_that_nobody_can_make() -> None:
    assert start("m1", {"basics": True}).asked == ask.PlayerTurn
