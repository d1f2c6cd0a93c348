"""Scenes: the ids that options may belong to."""

from sobremesa.kernel.scene import (
    Board,
    Card,
    Cell,
    Edge,
    Panel,
    Piece,
    Pile,
    Scene,
    every_id,
    ids,
)

SCENE = Scene(
    title="t",
    board=Board(
        key="k",
        bounds=(0, 0, 1, 1),
        cells=(Cell(id="cell", name="", at=(0, 0)),),
        edges=(Edge(id="door", name="", line=()),),
    ),
    pieces=(Piece(id="piece", name="", cell="cell", icon=""),),
    panels=(
        Panel(
            id="panel",
            title="",
            cards=(Card(id="card", title="", cards=(Card(id="under", title=""),)),),
            piles=(
                Pile(id="deck", name="", count=3),
                Pile(id="discards", name="", count=1, top=Card(id="top", title="")),
            ),
        ),
    ),
)


def test_everything_that_can_be_clicked_has_an_id() -> None:
    assert ids(SCENE) == {"cell", "door", "piece", "card", "under", "deck", "discards", "top"}


def test_ids_are_told_as_often_as_they_stand() -> None:
    assert sorted(every_id(SCENE)) == sorted(ids(SCENE))
