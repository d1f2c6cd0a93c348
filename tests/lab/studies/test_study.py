"""What a study may say, and that whatever is wrong is refused with file and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.kernel import NotFound, find_game
from sobremesa.lab.studies.opened import open_study
from sobremesa.lab.studies.study import BadStudy, Variant, read_study

from .studying import NIGHT, PILE, written

HEAD = 'game = "dceased"\nseats = ["steady"]\n'


def test_changes_are_known_by_their_whole_keys() -> None:
    variant = Variant(change={"figures": {"ape.rp": 4, "hound": {"ap": 2}}, "levels.1": 3})
    assert variant.changes == {"figures.ape.rp": 4, "figures.hound.ap": 2, "levels.1": 3}


def test_every_mission_is_played_as_it_is_and_in_every_variant(tmp_path: Path) -> None:
    opened = open_study(written(tmp_path, PILE))
    assert [arm.name for arm in opened.arms] == [
        "small.base", "small.tame", "small.swapped", "large.base", "large.tame", "large.swapped",
    ]  # fmt: skip
    base, tame, swapped = (arm.plan for arm in opened.arms[:3])
    assert (base.setup.settings["die"], tame.setup.settings["die"]) == (True, False)
    assert (base.players, swapped.players) == (("greedy", "random"), ("random", "greedy"))
    assert len({arm.print for arm in opened.arms}) == 6


def test_the_content_of_a_variant_is_a_folder_that_anybody_can_play_with(tmp_path: Path) -> None:
    opened = open_study(written(tmp_path, NIGHT))
    slow, short = (find_game("dceased", arm.plan.content) for arm in opened.arms[1:])
    assert slow.content.horde["runner"].actions == 1
    assert "S41" not in short.content.spawn
    assert Path(opened.arms[1].plan.content).parent == tmp_path / "study.lab" / "content"


def test_a_folder_of_own_content_may_be_a_variant_and_be_changed_too(tmp_path: Path) -> None:
    samples = Path(__file__).parents[2] / "samples" / "content"
    source = f"""{HEAD}missions = ["harbour"]
variants.own.content = "{samples}"
variants.changed = {{ content = "{samples}", change = {{ missions.harbour.rounds = 7 }} }}
"""
    with pytest.raises(BadStudy, match=r"study.toml: missions: dceased has no mission 'harbour'"):
        open_study(written(tmp_path, source))
    opened = open_study(written(tmp_path, source.replace('["harbour"]', '["m1"]')))
    changed = find_game("dceased", opened.arms[2].plan.content)
    assert changed.content.missions["harbour"].rounds == 7
    assert changed.texts["es"].has("mission-harbour")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ('game = "dceased"', r"study.toml: Object missing required field `seats`"),
        (f"{HEAD}gmaes = 3", r"study.toml: Object contains unknown field `gmaes`"),
        (f"{HEAD}games = 0", r"study.toml: Expected `int` >= 1 - at `\$.games`"),
        (f"{HEAD}until.share = 2", r"study.toml: Expected `float` < 1.0 - at `\$.until.share`"),
        ('game = "dceased"\nseats = ["wizard"]', r"study.toml: seats: dceased has no bot 'wizard'"),
        ('game = "decease"\nseats = ["steady"]', r"study.toml: game: there is no game 'decease'"),
        (
            'game = "incursion"\nseats = ["steady"]',
            r"study.toml: seats: .* expected 2 seats, got 1",
        ),
        (f"{HEAD}missions = ['m1', 'm0', 'm1']", r"study.toml: missions: .* once, got 'm1' again"),
        (f"{HEAD}variants.a.seats = ['wizard']", r"study.toml: variants.a.seats: dceased has no"),
        (f"{HEAD}variants.a.settings.odd = 1", r"study.toml: variants.a.settings: .* no setting"),
        (f"{HEAD}variants.a.change.odd = {{}}", r"study.toml: variants.a: odd: expected one of"),
        (f"{HEAD}missions = ['m9']", r"study.toml: missions: dceased has no mission 'm9'"),
        (
            f"{HEAD}settings.difficulty = 'mad'",
            r"study.toml: settings: option difficulty: expected",
        ),
        (f"{HEAD}variants.base = {{}}", r"study.toml: variants.base: expected another name"),
        (f"{HEAD}variants.'../x' = {{}}", r"study.toml: Expected `str` matching regex"),
        (f'{HEAD}variants."x\\n" = {{}}', r"study.toml: Expected `str` matching regex"),
        (
            f"{HEAD}variants.a.change.horde.runer.actions = 1",
            r"study.toml: variants.a: horde.runer.actions: expected one of brute, runner, walker; "
            r"got 'runer'",
        ),
        (
            f"{HEAD}variants.a.change.horde.runner.actions = 'many'",
            r"study.toml: variants.a: horde.runner.actions: Expected `int`, got `str`",
        ),
        (
            f"{HEAD}variants.a.change.heroes.cyborg.attack.accuracy = 9",
            r"study.toml: variants.a: heroes.cyborg.attack.accuracy: Expected `int` <= 6",
        ),
        (
            f"{HEAD}variants.a.without = ['horde.runner']",
            r"study.toml: variants.a: horde.toml: expected walker, brute, runner in order",
        ),
        (
            f"{HEAD}variants.a.content = 'nowhere'",
            r"study.toml: variants.a: content: expected a folder dceased in nowhere",
        ),
        *(
            (
                f"game = '{game}'\nseats = ['random']\nvariants.a.change.{key} = -4",
                rf"study.toml: variants.a: {key}: Expected `int` >= [01]",
            )
            for game, key in (
                ("dceased", "missions.m1.seats.0"),
                ("incursion", "figures.ape_trooper.rp"),
                ("oursun", "gear.knife.price"),
                ("torgue", "hunters.moze.attributes.ranged"),
            )
        ),
        ("game =", r"study.toml: expected TOML"),
    ],
)
def test_what_is_wrong_is_refused_with_file_and_key(
    tmp_path: Path, source: str, message: str
) -> None:
    with pytest.raises(BadStudy, match=message):
        open_study(written(tmp_path, source))


def test_a_study_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match=r"nothing.toml: expected a file that can be read"):
        read_study(tmp_path / "nothing.toml")


def test_a_variant_whose_games_cannot_begin_is_refused(tmp_path: Path) -> None:
    source = 'game = "flawed"\nmissions = ["setup"]\nseats = ["random", "random"]\n'
    with pytest.raises(BadStudy, match=r"study.toml: expected a game that can begin, got KeyError"):
        open_study(written(tmp_path, source))


def test_a_variant_that_leaves_too_little_for_a_force_is_refused_in_that_mission_alone(
    tmp_path: Path,
) -> None:
    source = """
game = "incursion"
missions = ["{}"]
seats = ["random", "random"]
variants.dear.change.figures.ape_trooper.rp = 4
"""
    with pytest.raises(
        BadStudy, match=r"study.toml: variants.dear: m1: expected at least 8 RP .* allies, got 6"
    ):
        open_study(written(tmp_path, source.format("m1")))
    assert open_study(written(tmp_path, source.format("m2"))).arms


def test_variants_change_the_content_that_is_set_for_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    samples = Path(__file__).parents[2] / "samples" / "content"
    monkeypatch.setenv("SOBREMESA_CONTENT", str(samples))
    source = f"{HEAD}missions = ['harbour']\nvariants.a.change.missions.harbour.rounds = 7\n"
    opened = open_study(written(tmp_path, source))
    changed = find_game("dceased", opened.arms[1].plan.content)
    assert changed.content.missions["harbour"].rounds == 7
