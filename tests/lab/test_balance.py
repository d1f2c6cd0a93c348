"""Measuring the levels of play: who meets whom, and that nothing is played twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.running import run
from sobremesa.bots.registry import LEVELS
from sobremesa.kernel import SobremesaError, find_game
from sobremesa.lab.balance import (
    SEED,
    Band,
    Book,
    Series,
    contests,
    go_on,
    levels_of,
    read_book,
    share,
    write_book,
)
from sobremesa.lab.balance_page import page
from sobremesa.lab.batch import Played


def series(game: str, mission: str, *players: str, won: str = "") -> Series:
    return Series(game=game, mission=mission, players=players, settings={}, seed=SEED, won=won)


def played(*winners: tuple[int, ...]) -> list[Played]:
    return [Played(number, "", each, 1) for number, each in enumerate(winners)]


def test_on_one_side_each_level_plays_alone() -> None:
    game = find_game("dceased")
    found = contests(game, game.missions["m1"], ["steady", "strong"])
    assert [each.players for each in found] == [("steady",) * 4, ("strong",) * 4]


def test_on_two_sides_each_level_meets_the_steady_one_from_both() -> None:
    game = find_game("incursion")
    found = contests(game, game.missions["m1"], ["novice", "steady"])
    assert [each.players for each in found] == [
        ("novice", "steady"),
        ("steady", "novice"),
        ("steady", "steady"),
    ]


def test_a_mission_is_measured_with_the_settings_that_were_told() -> None:
    game = find_game("oursun")
    found = contests(game, game.missions["bunker"], ["steady"], {"mode": "coop"})
    assert [(each.players, each.settings) for each in found] == [
        (("steady",) * 4, {"mode": "coop"})
    ]
    with pytest.raises(SobremesaError, match="mode"):
        list(contests(game, game.missions["bunker"], ["steady"], {"mode": "alone"}))


def test_unknown_levels_are_refused() -> None:
    assert levels_of(find_game("dceased"), ["strong", "random"]) == ["random", "strong"]
    assert levels_of(find_game("pile"), ["random"]) == ["random"]
    with pytest.raises(SobremesaError, match="expected levels of random, got strong"):
        levels_of(find_game("pile"), LEVELS[2:3])


def test_a_series_goes_on_where_it_was_left() -> None:
    game, kept = find_game("pile"), list[int]()
    parted, whole = (series("pile", "small", "random", "random") for _ in range(2))
    for count in (3, 10, 5):
        go_on(game, parted, count, 1, lambda _: None, lambda: kept.append(1))
    go_on(game, whole, 10, 1, lambda _: None, lambda: None)
    assert parted.won == whole.won
    assert len(parted.games) == 10
    assert len(kept) == 10
    assert parted.wins(0) + parted.wins(1) == 10


def test_a_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    book, file = Book(), tmp_path / "balance.json"
    assert read_book(file) == book
    book.find(series("dceased", "m1", "steady")).add(played((0, 1), (), (0,)))
    write_book(book, file)
    assert read_book(file) == book
    again = read_book(file).find(series("dceased", "m1", "steady"))
    assert again.games == [{0, 1}, set(), {0}]


def test_a_broken_book_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    file.write_text("[]")
    with pytest.raises(SobremesaError, match=r"balance.json: expected results of games"):
        read_book(file)


def test_the_page_tells_shares_intervals_and_losses_in_the_same_games() -> None:
    book = Book(
        [
            series("dceased", "m1", *["steady"] * 4, won="0123 - - 0123"),
            series("dceased", "m1", *["strong"] * 4, won="0123 0123 - 0123"),
            series("incursion", "m2", "strong", "steady", won="0 0 1"),
        ]
    )
    told = page(book)
    assert "| strong | 75% (30% to 95%, 4) | 1 for 2 in 4 |" in told
    assert "| strong | steady | 67% (21% to 94%, 3) | 33% (6% to 79%, 3) |" in told


def test_the_page_tells_other_settings_apart() -> None:
    usual = series("oursun", "bunker", *["strong"] * 4, won="-")
    book = Book([usual, replace(usual, settings={"mode": "coop"}, won="0123")])
    told = page(book)
    before, after = told.split("**Bunker Zero** (`bunker --set mode=coop`)")
    assert "| strong | 0% (0% to 79%, 1)" in before
    assert "| strong | 100% (21% to 100%, 1)" in after


def test_chance_brings_every_party_and_the_book_tells_which() -> None:
    game = find_game("dceased")
    (plan,) = contests(game, game.missions["m1"], ["steady"], any_party=True)
    go_on(game, plan, 12, 1, lambda _: None, lambda: None)
    assert all(len(set(parties)) == 1 for parties in plan.parties)
    parties = [set(each[0].split()) for each in plan.parties]
    assert {len(each) for each in parties} == {4}
    assert set().union(*parties) == set(game.content.heroes)
    again = replace(plan, won="", parties=[])
    go_on(game, again, 5, 1, lambda _: None, lambda: None)
    go_on(game, again, 12, 2, lambda _: None, lambda: None)
    assert again == plan


def test_where_chance_chooses_the_parties_equals_meet() -> None:
    game = find_game("incursion")
    plans = contests(game, game.missions["m3"], ["novice", "steady"], any_party=True)
    assert [each.players for each in plans] == [("novice",) * 2, ("steady",) * 2]


def test_both_sides_get_an_army_of_their_own() -> None:
    game = find_game("incursion")
    plans = list(contests(game, game.missions["m3"], ["novice"], any_party=True))
    go_on(game, plans[0], 3, 1, lambda _: None, lambda: None)
    assert all(allies and swd and allies != swd for allies, swd in plans[0].parties)
    assert len(set(plans[0].parties)) == 3


def test_parties_of_chance_are_a_series_of_their_own() -> None:
    usual = series("dceased", "m1", *["steady"] * 4, won="0123")
    book = Book([usual])
    varied = book.find(replace(usual, any_party=True, won=""))
    assert varied is not usual
    assert book.find(replace(usual, won="")) is usual


def test_the_page_tells_with_whom_games_were_won() -> None:
    usual = series("dceased", "m1", *["strong"] * 4, won="0123")
    varied = replace(
        usual,
        any_party=True,
        won="0123 - - 0123",
        parties=[("atom flash",) * 4, ("atom cyborg",) * 4, ("cyborg",) * 4, ("flash",) * 4],
    )
    before, after = page(Book([usual, varied])).split("**, any party (`m1 --any-party`)")
    assert "| strong | 100% (21% to 100%, 1)" in before
    assert "| strong | 50% (15% to 85%, 4)" in after
    assert [line for line in after.splitlines() if line.startswith("| `")] == [
        "| `flash` | strong | 100% (34% to 100%, 2) | 0% (0% to 66%, 2) |",
        "| `atom` | strong | 50% (9% to 91%, 2) | 50% (9% to 91%, 2) |",
        "| `cyborg` | strong | 0% (0% to 66%, 2) | 100% (34% to 100%, 2) |",
    ]


MEANT = Band(game="incursion", missions=("m2", "m3"), level="strong", seat=1, won=(0.4, 0.6))


@pytest.mark.parametrize(
    ("swd", "games", "verdict"),
    [(200, 400, "it is"), (100, 400, "it is not"), (10, 20, "as far as these games can tell")],
)
def test_the_page_tells_whether_a_mission_is_won_as_often_as_it_should_be(
    swd: int, games: int, verdict: str
) -> None:
    won = " ".join(["1"] * swd + ["0"] * (games - swd))
    varied = replace(
        series("incursion", "m3", "strong", "strong", won=won),
        any_party=True,
        parties=[("murphy", "ilsa")] * games,
    )
    steady = replace(varied, players=("steady", "steady"))
    other = replace(varied, mission="m1")
    told = page(Book([varied, steady, other]), [MEANT]).splitlines()
    meant = [line for line in told if line.startswith("Meant")]
    assert meant == [f"Meant to be won by the SWD of level strong in 40% to 60%: {verdict}."]


AGENDA = """
[[parts]]
game = "dceased"
missions = ["m0"]
levels = ["random"]
count = 3

[[parts]]
game = "dceased"
missions = ["m0"]
levels = ["steady"]
any_party = true
count = 2

[[bands]]
game = "dceased"
missions = ["m0"]
level = "steady"
won = [0.0, 1.0]
"""


def test_an_agenda_is_measured_part_after_part(tmp_path: Path) -> None:
    agenda, book, told = (tmp_path / name for name in ("agenda.toml", "book.json", "page.md"))
    agenda.write_text(AGENDA)
    where = ("--book", str(book), "--page", str(told), "--workers", "1")
    result = run("balance", "--agenda", str(agenda), *where)
    assert result.exit_code == 0, result.stderr
    found = [(each.players[0], each.any_party, len(each.games)) for each in read_book(book).series]
    assert found == [("random", False, 3), ("steady", True, 2)]
    assert "Meant to be won by players of level steady in 0% to 100%: it is." in told.read_text()


def test_an_agenda_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    agenda = tmp_path / "agenda.toml"
    agenda.write_text(AGENDA.replace("count = 3", "count = 0"))
    result = run("balance", "--agenda", str(agenda), "--book", str(tmp_path / "book.json"))
    assert result.exit_code == 1
    assert "agenda.toml" in result.stderr
    assert "count" in result.stderr


def test_no_games_are_no_share() -> None:
    assert share(0, 0) == "-"
