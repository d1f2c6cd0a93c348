"""What a seat sees of others, at the end, and nothing that it may not know."""

import msgspec
import pytest

from games.incursion.setups import CORRIDOR
from games.incursion.starts import muster, pass_until, start
from games.incursion.table import table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Paid
from sobremesa.games.incursion.options import CardId
from sobremesa.games.incursion.rules.veil import veil
from sobremesa.games.incursion.state import Battle, Campaign, Place, Stage, Survivor
from sobremesa.kernel import LANGUAGES, Dice, Match, copy_state, state_hash
from sobremesa.testing.playing import random_choice

from .showing import in_m2
from .shown import card, panel, scene_of

# Seats, the bar and the end


def test_seats_show_command_points_gretels_points_and_the_size_of_the_hand() -> None:
    allies, swd = scene_of(in_m2()).seats
    tracks = {track.name: track.now for track in swd.tracks}
    assert tracks == {"PM": 2, "PM de Gretel": 4}
    assert [badge.text for badge in allies.badges if badge.text] == ["2"]
    assert [badge.text for badge in swd.badges if badge.text] == ["3"]
    assert allies.turn
    assert not swd.turn


def test_the_bar_tells_mission_turn_phase_first_player_and_progress() -> None:
    texts = [chip.text for chip in scene_of(in_m2(), language="en").chips]
    assert texts == [
        "Incursion",
        "Turn 2 · Action Phase",
        "Allies go first",
        "Gates sealed: 0 of 3",
    ]


def test_sides_differ_in_colour_and_in_shape() -> None:
    styles = {style.owner: (style.colour, style.shape) for style in scene_of(in_m2()).styles}
    assert styles == {"allies": ("blue", "circle"), "swd": ("orange", "hexagon")}


def test_the_end_tells_turns_and_casualties_of_each_side() -> None:
    t = table(
        """
        %%%%%%%
        %a z y%
        %%%%%%%
        """,
        a="ape_trooper e damage=1",
        z="sturmzombie w",
        y="sturmzombie w",
        side="swd",
        current="z",
        rolls=[6],
        turn=4,
    )
    t.g.zombies = 5
    t.play("strike a")
    ending = scene_of(t, None).ending
    assert ending is not None
    assert ending.title == "El SWD gana: no queda ningún aliado"
    assert ending.winners == (1,)
    facts = {fact.name: fact.text for fact in ending.facts}
    assert facts == {"Turnos": "4", "Bajas: Aliados": "1", "Bajas: SWD": "3"}


# Secrets


@pytest.mark.rule("inc.deck.hand-secret")
@pytest.mark.parametrize(("side", "own", "other"), [("allies", 2, 3), ("swd", 3, 2)])
def test_one_reads_ones_own_hand_and_only_counts_the_rivals(
    side: str, own: int, other: int
) -> None:
    scene = scene_of(in_m2(), side)
    rival = "swd" if side == "allies" else "allies"
    mine, theirs = panel(scene, f"hand-{side}").cards, panel(scene, f"hand-{rival}").cards
    assert len(mine) == own
    assert all(each.text and not each.back for each in mine)
    assert len(theirs) == other
    assert {(each.title, each.text, each.back) for each in theirs} == {
        ("Carta de combate", "", True)
    }


def test_a_spectator_reads_no_hand() -> None:
    scene = scene_of(in_m2(), None)
    cards = [*panel(scene, "hand-allies").cards, *panel(scene, "hand-swd").cards]
    assert len(cards) == 5
    assert all(each.back for each in cards)


@pytest.mark.rule("inc.ruling.force-secret")
def test_a_force_is_seen_by_its_owner_alone_while_it_is_chosen() -> None:
    t = start("m2")
    t.play("0 buy ape_hmg", "1 buy gretel")
    mine = {each.title: each.badges for each in panel(scene_of(t, "allies"), "force").cards}
    assert mine["AMP APE"][0].text == "×1"
    assert "Gretel von X" not in mine
    unseen = msgspec.json.encode(scene_of(t, "allies")) + msgspec.json.encode(scene_of(t, None))
    assert b"gretel" not in unseen


@pytest.mark.rule("inc.ruling.deployment-secret")
def test_a_deployment_is_seen_by_its_owner_alone_until_both_are_done() -> None:
    t = muster(start("m2"), "ape_trooper", "gretel sturmzombie")
    pass_until(t, lambda t: t.asked == ask.Deploy)
    gretel = next(f.id for f in t.g.figures.values() if f.kind == "gretel")
    t.play(f"1 deploy {gretel} 3", "1 deploy -1 2")
    mine = {each.id: each.cell for each in scene_of(t, "swd").pieces}
    theirs = {each.id: each.cell for each in scene_of(t, "allies").pieces}
    assert (mine[f"f{gretel}"], mine["z2"]) == ("o3", "o2")
    assert theirs == {"f1": "oA"}


def test_cards_that_one_throws_away_are_dim_for_nobody_else() -> None:
    t = in_m2(stage=Stage.REPLENISH_HAND)
    medal = t.card("medal")
    t.play(f"0 discard {medal}")
    mine = {each.id: each.dim for each in panel(scene_of(t, "allies"), "hand-allies").cards}
    assert mine[f"k{medal}"]
    assert all(not each.dim for each in panel(scene_of(t, "swd"), "hand-allies").cards)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_scene_does_not_depend_on_what_the_seat_cannot_know(seat: int) -> None:
    t = in_m2()
    twin: Battle = copy_state(t.g)
    veil(twin, seat, Dice(3), t.g)
    game = t.match.game
    assert twin.hands != t.g.hands
    for reader in (seat, None):
        assert game.scene(twin, reader, game.texts["es"]) == game.scene(
            t.g, reader, game.texts["es"]
        )


# Campaigns


def test_survivors_of_a_campaign_can_be_read_while_forces_are_chosen() -> None:
    t = start("m2", {"campaign": True})
    t.g.campaign = Campaign((1, 0), ("escaped",), (Survivor(0, "ape_trooper", (CardId(6),)),))
    scene = scene_of(t)
    survivor = card(scene, "survivor-0")
    assert survivor.title == "Soldado APE, superviviente"
    assert [each.title for each in survivor.cards] == ["Buscando una medalla"]
    facts = {fact.name: fact.text for fact in panel(scene, "mission").facts}
    assert facts["Campaña"] == "Aliados 1, SWD 0"


# Looking changes nothing


@pytest.mark.parametrize("mission", ["m1", "m2", "m3"])
def test_whole_games_can_be_looked_at_without_changing_them(mission: str) -> None:
    match = Match.start(GAME, GAME.prepare(mission), 11, keep=True)
    dice = Dice(11)
    for number in range(600):
        if match.question is None:
            break
        if number % 20 == 0:
            before = state_hash(match.state)
            for language in LANGUAGES:
                for seat in (0, 1, None):
                    GAME.scene(match.state, seat, GAME.texts[language])
                for ask in match.asks():
                    GAME.prompt(match.state, ask, ask.seat, GAME.texts[language])
            assert state_hash(match.state) == before
        match.choose(*random_choice(match, dice))
    assert match.journal is not None
    for told in match.journal.lines:
        assert all(
            GAME.line(told.event, GAME.texts[language]) is not None
            or (isinstance(told.event, Paid) and not told.event.apart)
            for language in LANGUAGES
        )


def test_dead_figures_keep_their_card_and_lose_their_piece() -> None:
    t = table(CORRIDOR, a="ape_trooper e", z="gretel w")
    t["z"].place = Place.DEAD
    scene = scene_of(t)
    fallen = card(scene, f"card-f{t['z'].id}")
    assert fallen.dim
    assert [badge.name for badge in fallen.badges] == ["Baja"]
    assert f"f{t['z'].id}" not in {each.id for each in scene.pieces}
