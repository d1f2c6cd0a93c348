"""What a seat sees: the board, the pieces and the cards."""

import pytest

from games.incursion.setups import CORRIDOR
from games.incursion.starts import start
from games.incursion.table import table
from sobremesa.games.incursion import GAME
from sobremesa.kernel import Dice, Match
from sobremesa.kernel.scene import Board
from sobremesa.testing.playing import random_choice

from .showing import in_m2
from .shown import card, panel, piece, scene_of

# The board


def test_squares_are_named_by_column_letter_and_row_number() -> None:
    t = in_m2()
    names = {cell.id: cell.name for cell in scene_of(t).board.cells}
    assert names[f"c{t.cell(7, 9)}"] == "H10"
    assert names[f"c{t.cell(11, 15)}"] == "L16, entrada A (Aliados)"


def test_only_floor_is_drawn_and_each_point_has_a_place_outside() -> None:
    board = scene_of(in_m2()).board
    outside = {cell.id: cell.at for cell in board.cells if cell.id.startswith("o")}
    assert len(board.cells) == 156 + 4
    assert outside == {"oA": (10, 16), "o1": (-1, 8), "o2": (12, -1), "o3": (24, 11)}


def test_entry_squares_are_tinted_in_their_owners_colour() -> None:
    t = in_m2()
    tinted = {cell.id: cell.owner for cell in scene_of(t).board.cells if cell.owner}
    assert tinted[f"c{t.cell(10, 15)}"] == tinted["oA"] == "allies"
    assert tinted[f"c{t.cell(0, 8)}"] == tinted["o1"] == "swd"


@pytest.mark.parametrize(
    ("mission", "styles"),
    [
        ("m1", {"door-sealed": 4, "door-closed": 6}),
        ("m2", {"gate-open": 3, "door-closed": 7}),
        ("m3", {"door-closed": 7}),
    ],
)
def test_doors_are_drawn_as_they_stand_at_the_start(mission: str, styles: dict[str, int]) -> None:
    edges = scene_of(start(mission)).board.edges
    found = [edge.style for edge in edges if edge.id.startswith("d")]
    assert {style: found.count(style) for style in found} == styles


def test_a_door_that_moves_and_a_gate_that_is_sealed_change_the_board() -> None:
    t = table(mission="m2", a="ape_trooper n 12,2", current="a", ap=3)
    gate = t.g.book.grid.doors[0][t.cell(12, 2)]
    seen = [scene_of(t).board]
    for choice in (f"usedoor {gate}", f"seal {gate}"):
        t.play(choice)
        seen.append(scene_of(t).board)
    styles = [next(edge.style for edge in b.edges if edge.id == f"d{gate}") for b in seen]
    assert styles == ["gate-open", "gate-closed", "gate-sealed"]
    assert len({board.key for board in seen}) == 3


def test_walls_stand_between_floor_squares_and_open_at_the_points() -> None:
    board = scene_of(start("m1")).board
    walls = [edge for edge in board.edges if edge.style == "wall"]
    openings = [edge for edge in board.edges if edge.style == "opening"]
    rims = [line for line in board.decorations if line.line]
    assert sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in (edge.line for edge in walls)) == 5
    assert len(openings) == 8
    assert any(not rim.closed for rim in rims)
    drawn = {side for rim in rims for side in zip(rim.line, rim.line[1:], strict=False)}
    assert not drawn & {tuple(edge.line) for edge in openings}


def test_coordinates_stand_along_the_border() -> None:
    texts = [mark.text for mark in scene_of(start("m3")).board.decorations if mark.text]
    assert texts[:3] == ["A", "B", "C"]
    assert texts[23:26] == ["X", "1", "2"]


def test_equal_keys_mean_equal_boards() -> None:
    known: dict[str, Board] = {}
    match = Match.start(GAME, GAME.prepare("m2"), 3)
    dice = Dice(3)
    for _ in range(400):
        board = GAME.scene(match.state, None, GAME.texts["es"]).board
        assert known.setdefault(board.key, board) == board
        match.choose(*random_choice(match, dice))
    assert len(known) > 2


# Pieces


def test_a_figure_shows_its_facing_its_owner_and_its_number() -> None:
    t = table(CORRIDOR, a="ape_trooper e", z="sturmzombie w")
    trooper = piece(scene_of(t), f"f{t['a'].id}")
    assert (trooper.facing, trooper.owner, trooper.label) == (90, "allies", "1")
    assert (trooper.name, trooper.icon) == ("Soldado APE 1", "mecha-head")
    assert piece(scene_of(t), f"f{t['z'].id}").card == "card-zombies"


def test_a_hero_has_no_number() -> None:
    t = table(CORRIDOR, a="slugger_murphy e", z="gretel w")
    names = [(each.name, each.label) for each in scene_of(t).pieces]
    assert names == [("Slugger Murphy", ""), ("Gretel", "")]


def test_the_figure_in_its_activation_is_active_with_its_ap_and_activated_ones_are_dim() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="sturmzombie w",
        b="ape_trooper waiting@A activated",
        current="a",
        ap=2,
    )
    acting = piece(scene_of(t), f"f{t['a'].id}")
    ap = acting.tracks[0]
    assert acting.active
    assert not acting.dim
    assert (ap.name, ap.now, ap.most) == ("PA", 2, 3)
    assert card(scene_of(t), f"card-f{t['b'].id}").dim


@pytest.mark.parametrize(
    ("words", "badge"),
    [
        ("damage=1", "1 punto de daño"),
        ("watching", "En fuego de reacción"),
        ("down", "Derribada"),
        ("carrying", "Lleva la baliza"),
        ("frozen", "Parada por la comadreja loca"),
    ],
)
def test_a_state_of_a_figure_is_a_badge(words: str, badge: str) -> None:
    t = table(CORRIDOR, a=f"ape_trooper e {words}", z="sturmzombie w")
    badges = [each.name for each in piece(scene_of(t), f"f{t['a'].id}").badges]
    assert badges == [badge]


def test_figures_and_sturmzombies_wait_outside_their_points() -> None:
    t = table(mission="m2", a="ape_trooper waiting@A", g="gretel waiting@3", side="swd")
    t.g.waiting = {"2": 5}
    scene = scene_of(t)
    crowd = piece(scene, "z2")
    assert piece(scene, f"f{t['a'].id}").cell == "oA"
    assert piece(scene, f"f{t['g'].id}").cell == "o3"
    assert (crowd.cell, crowd.count, crowd.name) == ("o2", 5, "5 Sturmzombies")
    waiting = {fact.name: fact.text for fact in panel(scene, "waiting").facts}
    assert waiting == {"Punto 2": "5 Sturmzombies", "Punto 3": "Gretel", "Punto A": "Soldado APE 1"}


def test_tokens_and_fire_lie_on_their_squares() -> None:
    t = table(
        mission="m3",
        a="ape_trooper e 1,5",
        z="sturmzombie w 20,6",
        fires={(3, 5): "allies", (2, 5): "allies"},
    )
    t.g.cave_in, t.g.tunnel = t.cell(3, 6), t.cell(20, 5)
    t.g.waiting = {"tunnel": 2}
    scene = scene_of(t)
    tokens = {each.id: each.cell for each in scene.pieces if each.kind == "token"}
    squares = {"beacon": (8, 7), "cave-in": (3, 6), "tunnel": (20, 5)}
    assert tokens == {id: f"c{t.cell(*at)}" for id, at in squares.items()}
    assert piece(scene, "tunnel").badges[0].name == "2 esperan dentro"
    assert [(mark.id, mark.cells) for mark in scene.marks] == [
        ("fire-allies", (f"c{t.cell(2, 5)}", f"c{t.cell(3, 5)}"))
    ]


# Cards


def test_effects_lie_on_a_figures_card_with_their_kill_value_and_kept_ones_without() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="sturmzombie w",
        effects={"a": ["major_wound"]},
        kept={"a": ["medal"]},
    )
    shown = card(scene_of(t), f"card-f{t['a'].id}")
    lying = [(each.title, each.corner) for each in shown.cards]
    ap = next(fact for fact in shown.facts if fact.name == "PA")
    assert lying == [("Herida o avería grave", "4"), ("Buscando una medalla", "")]
    assert (ap.text, ap.tone) == ("2", "bad")


def test_the_sturmzombies_share_one_card_that_counts_them() -> None:
    t = in_m2(lots=2)
    t.g.waiting = {"1": 3}
    shown = card(scene_of(t), "card-zombies")
    facts = {fact.name: fact.text for fact in shown.facts}
    assert [each.title for each in shown.cards] == ["Estimulador V"]
    assert facts["Fortaleza"] == "5"
    assert facts["En el tablero"] == "1"
    assert facts["Esperan fuera"] == "3"
    assert facts["Llegan cada turno"] == "4"


def test_a_figure_card_tells_weapons_and_abilities_in_words() -> None:
    t = table(CORRIDOR, a="slugger_murphy e", z="ilsa w")
    slugger = [fact.text for fact in card(scene_of(t), f"card-f{t['a'].id}").facts]
    ilsa = [fact.text for fact in card(scene_of(t, language="en"), f"card-f{t['z'].id}").facts]
    assert any(text.startswith("Bambi: 1 dado por 1 PA; +2 a cada dado;") for text in slugger)
    assert any(text.startswith("Golpeador: En cuerpo a cuerpo elimina") for text in slugger)
    assert "Two SMGs: 2 dice for 1 AP; in reaction, 1 die; rerolls misses" in ilsa


def test_the_discard_pile_lies_open_and_the_deck_is_only_counted() -> None:
    t = in_m2()
    cards = panel(scene_of(t), "cards")
    deck, discard = cards.piles
    assert deck.top is None
    assert deck.count == len(t.g.deck)
    assert discard.top is not None
    assert discard.top.title == "Trampa para bobos"
    assert [fact.name for fact in cards.facts] == ["Derrumbamiento", "Trampa para bobos"]


def test_events_that_last_lie_on_the_table_and_say_so_in_the_bar() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="sturmzombie w",
        effects={"table": ["power_drop", "flooded_tunnel"]},
    )
    scene = scene_of(t)
    assert [each.title for each in panel(scene, "table").cards] == [
        "Caída de potencia",
        "Túnel inundado",
    ]
    chips = {chip.text for chip in scene.chips}
    assert {"Se ve a 4 casillas", "Moverse cuesta 1 PA más"} <= chips


def test_the_house_rule_for_armour_piercing_ammo_changes_what_the_card_says() -> None:
    texts = []
    for rule in ("dice", "result"):
        t = table(
            CORRIDOR,
            a="ape_trooper e",
            z="sturmzombie w",
            hands=(["armour_piercing_ammo"], []),
            settings={"armour-piercing": rule},
        )
        texts.append(panel(scene_of(t, language="en"), "hand-allies").cards[0].text)
    assert "one die more" in texts[0]
    assert "adds 1" in texts[1]
    assert "Not for area weapons, nor in reaction fire" in texts[1]
