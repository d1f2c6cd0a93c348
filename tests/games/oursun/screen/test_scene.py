"""What is on the table: the map that grows, what lies on it, and only cards that may be read."""

from __future__ import annotations

import msgspec
import pytest

from games.oursun.setups import TEXT
from games.oursun.table import NORTH, table
from sobremesa.boards.hex_tiles import neighbours
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.screen.names import foe_id, person_id, tile_id
from sobremesa.games.oursun.screen.scene import scene
from sobremesa.games.oursun.state import HOME, Land
from sobremesa.kernel.scene import Panel, Scene


def shown(g: Land, seat: int | None = 0) -> Scene:
    return scene(g, seat, TEXT)


def panel(found: Scene, id: str) -> Panel:
    return next(each for each in found.panels if each.id == id)


@pytest.mark.rule("sun.ruling.mission-hidden-cards")
@pytest.mark.parametrize("mission", list(GAME.missions))
def test_only_the_mission_card_in_force_can_be_read(mission: str) -> None:
    t = table("medic", "hunter", mission=mission)
    cards = range(1, len(t.g.book.mission.cards) + 1)
    for card in cards:
        t.g.card = card
        for seat in (None, 0, 1):
            words = msgspec.json.encode(shown(t.g, seat)).decode()
            read = [each for each in cards if TEXT(f"task-{mission}-{each}") in words]
            assert read == [card]


@pytest.mark.rule("sun.ruling.tile-orientation")
def test_the_map_shows_every_tile_and_all_positions_around_it() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 14)
    cells = {cell.id: cell for cell in shown(t.g).board.cells}
    around = {tile_id(place) for at in (HOME, NORTH) for place in neighbours(at)}
    assert cells.keys() == around | {tile_id(HOME), tile_id(NORTH)}
    assert cells[tile_id(NORTH)].label == "Pine Forest · 2"
    assert all(cells[id].hidden for id in around - {tile_id(HOME), tile_id(NORTH)})


def test_without_tiles_in_the_stack_nothing_more_can_be_explored() -> None:
    t = table("medic", "hunter")
    t.g.stack.clear()
    assert [cell.id for cell in shown(t.g).board.cells] == [tile_id(HOME)]


@pytest.mark.rule("sun.ruling.facedown-tile")
def test_of_a_face_down_tile_nothing_shows_but_the_enemy_on_it() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 14, revealed=False)
    bear = t.enemy("bear", NORTH)
    found = shown(t.g)
    cell = next(cell for cell in found.board.cells if cell.id == tile_id(NORTH))
    assert (cell.hidden, cell.label) == (True, "")
    there = [piece.id for piece in found.pieces if piece.cell == tile_id(NORTH)]
    assert there == [foe_id(bear)]
    assert "Pine Forest" not in msgspec.json.encode(found).decode()


def test_what_lies_on_a_tile_is_there_to_be_seen() -> None:
    t = table("medic", "hunter")
    t.tile(0, 13, native=(2, 0, 0, 0, 0, 0, 1, 0, 0), closed=True, event=True, water=1)
    tokens = {piece.id: piece.count for piece in shown(t.g).pieces if piece.kind == "token"}
    here = tile_id(HOME)
    assert tokens == {
        f"goods-{here}": 3,
        f"water-{here}": 1,
        f"event-{here}": 1,
        f"container-{here}": 1,
        f"symbols-{here}": 1,
    }


def test_a_board_shows_its_numbers_and_what_ails_the_character() -> None:
    t = table("medic", "hunter")
    t.give(0, "FFK")
    person = t[0]
    person.hp, person.infected, person.stealth = 2, True, True
    card = panel(shown(t.g), "panel-medic").cards[0]
    assert {track.name: (track.now, track.most) for track in card.tracks} == {
        "Health": (2, 7),
        "AP": (6, 6),
        "Water": (6, 6),
        "Karma dice": (0, 3),
    }
    assert [(fact.name, fact.text) for fact in card.facts][:2] == [
        ("food", "2"),
        ("connector", "1"),
    ]
    icons = [badge.icon for badge in card.badges]
    assert icons == ["flag-objective", "hooded-assassin", "bleeding-wound", "biohazard"]


def test_the_loot_in_a_container_is_in_no_scene() -> None:
    t = table("medic", "hunter")
    t.tile(0, 4, closed=True)
    t.next_loot("katana", "grenade")
    t.go(1, 1)
    t.play("Open printed")
    assert t.asked == ask.KeepLoot
    for seat in (None, 0, 1):
        assert "Katana" not in msgspec.json.encode(shown(t.g, seat)).decode()
    assert person_id("medic") in {piece.id for piece in shown(t.g).pieces}
