"""Questions as they are read: titles, costs, odds, what to click, and why something is missing."""

from typing import Any

import pytest

from sobremesa.games.incursion import options as o
from sobremesa.games.incursion.options import OPTIONS
from sobremesa.games.incursion.screen.prompts import CHOICES, RULES, prompt
from sobremesa.games.incursion.state import Campaign, Stage, Survivor
from sobremesa.kernel import DONE, LANGUAGES, PASS, Option
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import ids

from .shown import choice, prompt_of, reasons, scene_of
from .starts import muster, pass_until, start
from .table import Table, table

HALL = """
    %%%%%%%%%%%
    %a . . z .%
    %         %
    %. . . . .%
    %%%%%%%%%%%
    """


def hall(a: str = "ape_trooper e", z: str = "sturmzombie w", **more: Any) -> Table:
    return table(HALL, a=a, z=z, **more)


# Titles and texts


@pytest.mark.parametrize(
    ("ap", "title"),
    [
        (2, "Soldado APE 1: te quedan 2 PA"),
        (1, "Soldado APE 1: te queda 1 PA"),
        (0, "Soldado APE 1: no te quedan PA"),
    ],
)
def test_the_title_says_who_acts_and_what_it_has_left(ap: int, title: str) -> None:
    t = hall(current="a", ap=ap, cp=(1, 0))
    assert prompt_of(t).title == title


def test_the_question_points_at_the_figure_that_acts() -> None:
    t = hall(current="a")
    asked = prompt_of(t)
    assert (asked.piece, asked.card) == (f"f{t['a'].id}", f"card-f{t['a'].id}")


def test_a_figure_that_acts_while_it_dies_is_asked_in_words_of_its_own() -> None:
    t = hall(current="a")
    t.g.current, t.g.blaze = -1, t["a"].id
    ask = Ask(0, [o.EndActivation()], prompt="act", about=t["a"].id)
    text = t.match.game.texts["en"]
    assert prompt(t.g, ask, 0, text).title == "APE Trooper 1, at its last breath: 3 AP left"


def test_a_card_that_the_rival_plays_is_read_before_it_is_answered() -> None:
    t = hall(cp=(0, 3), hands=(["booby_trap"], ["snafu"]))
    t.play("play booby_trap")
    asked = prompt_of(t, "swd", "en")
    assert asked.title == "The rival plays “Booby Trap”"
    assert asked.text.startswith("One die against every enemy figure")
    assert [each.text for each in asked.choices] == [
        "Let it resolve",
        "Kill “Booby Trap”",
        "SNAFU on “Booby Trap”",
    ]
    assert asked.choices[1].cost == "2 CP"


# Choices


def test_choices_stand_in_the_order_of_the_options() -> None:
    t = hall(current="a", cp=(2, 0))
    asked, ask = prompt_of(t), t.match.asks()[0]
    kinds = [type(option) for option in ask.options]
    assert len(asked.choices) == len(kinds)
    assert asked.choices[kinds.index(o.Shoot)].text == "Disparar AML a Sturmzombie 1"
    assert asked.choices[kinds.index(o.EndActivation)].text == "Terminar activación"


def test_a_shot_shows_its_cost_its_odds_its_target_and_its_line() -> None:
    t = hall(current="a")
    shoot = choice(prompt_of(t), "Disparar")
    assert (shoot.cost, shoot.odds) == ("1 PA", "3 dados, 4+ · 88 % de baja")
    assert shoot.on == (f"f{t['z'].id}",)
    assert shoot.preview is not None
    assert shoot.preview.line == ((0.5, 0.5), (3.5, 0.5))
    assert (shoot.tone, shoot.key, shoot.rule) == ("attack", "d", "inc.ap.shoot")


@pytest.mark.parametrize(
    ("ap", "cp", "cost"), [(3, 0, "2 PA"), (1, 1, "1 PA + 1 PM"), (0, 2, "2 PM")]
)
def test_a_cost_tells_how_it_would_be_paid(ap: int, cp: int, cost: str) -> None:
    t = hall(current="a", ap=ap, cp=(cp, 0))
    assert choice(prompt_of(t), "Lanzar granada").cost == cost


def test_gretels_points_pay_for_zombies() -> None:
    t = hall(side="swd", current="z", ap=0, special=4)
    assert choice(prompt_of(t), "Avanzar a C1").cost == "1 PM de Gretel"


def test_an_action_by_command_in_ones_activation_may_be_paid_either_way() -> None:
    t = hall(current="a", ap=2, cp=(2, 0))
    t.play("command a")
    assert choice(prompt_of(t), "Avanzar a B1").cost == "1 PA o PM"


def test_steps_are_clicked_on_their_square_and_typed_by_arrows() -> None:
    t = hall(current="a")
    steps = {each.text: each for each in prompt_of(t).choices if each.icon == "walk"}
    ahead, aside = steps["Avanzar a B1"], steps["Paso a la derecha, a A2"]
    assert (ahead.on, ahead.key, ahead.cost) == ((f"c{t.cell(1, 0)}",), "→", "1 PA")
    assert (aside.on, aside.key, aside.cost) == ((f"c{t.cell(0, 1)}",), "↓", "2 PA")
    assert ahead.preview is not None
    assert ahead.preview.path == (f"c{t.cell(0, 0)}", f"c{t.cell(1, 0)}")


def test_turns_fold_into_one_button_and_show_what_would_be_seen() -> None:
    t = hall(current="a")
    asked = prompt_of(t)
    turns = [each for each in asked.choices if each.group == "turn"]
    assert asked.groups["turn"] == "Girar"
    assert [each.text for each in turns] == ["Girar al norte", "Girar al sur", "Girar al oeste"]
    south = turns[1].preview
    assert south is not None
    assert (south.style, set(south.cells)) == ("sight", {f"c{t.cell(x, 1)}" for x in range(5)})


@pytest.mark.rule("inc.rf.trigger")
def test_a_step_into_reaction_fire_says_whose() -> None:
    t = hall(a="ape_trooper e watching", z="sturmzombie n", side="swd", current="z")
    asked = prompt_of(t)
    assert choice(asked, "Paso a la izquierda, a C1").detail == "en la mira de Soldado APE 1"
    assert choice(asked, "Retroceder a D2").detail == "en la mira de Soldado APE 1"


@pytest.mark.rule("inc.fire.growth")
def test_a_step_into_fire_says_how_many_dice() -> None:
    t = hall(current="a", fires={(1, 0): "swd"})
    t["a"].heat = 1
    assert choice(prompt_of(t), "Avanzar a B1").detail == "fuego: 2 dados"


def test_a_door_is_clicked_on_its_edge() -> None:
    t = table(mission="m2", a="ape_trooper n 12,2", current="a", ap=2)
    gate = t.g.book.grid.doors[0][t.cell(12, 2)]
    close = choice(prompt_of(t), "Cerrar la compuerta")
    assert (close.on, close.cost) == ((f"d{gate}",), "1 PA")


def test_a_landing_square_shows_the_blast_and_everybody_in_it() -> None:
    t = hall(current="a")
    t.play("aim grenade")
    lands = choice(prompt_of(t), "Cae en B1")
    assert lands.odds == "¡Soldado APE 1, de los tuyos! 33 %, Sturmzombie 1 67 %"
    assert lands.preview is not None
    assert len(lands.preview.cells) == 9
    assert set(lands.preview.pieces) == {f"f{t['a'].id}", f"f{t['z'].id}"}


def test_flames_show_what_burns_so_far() -> None:
    t = hall(a="ape_incinerator e", current="a")
    t.play("aim flamethrower")
    asked = prompt_of(t)
    fire, on = asked.choices[0], choice(asked, "Incendiar C1")
    assert fire.text == "¡Fuego!"
    assert fire.preview is not None
    assert on.preview is not None
    assert fire.preview.cells == (f"c{t.cell(1, 0)}",)
    assert on.preview.cells == (f"c{t.cell(1, 0)}", f"c{t.cell(2, 0)}")


def test_the_second_shot_of_bambi_shows_its_falling_bonus() -> None:
    t = hall(a="slugger_murphy e", z="gretel w", current="a", rolls=[5])
    t.play("shoot z")
    again = choice(prompt_of(t), "Disparar Bambi")
    assert (again.cost, again.odds) == ("gratis", "1 dado, 4+ · 50 % de impacto")


def test_cards_are_clicked_in_ones_hand_and_say_what_they_do() -> None:
    t = hall(hands=(["medal", "medal"], []))
    play = choice(prompt_of(t), "Jugar")
    assert play.on == (f"k{t.card('medal')}", f"k{t.card('medal', 1)}")
    assert play.detail == "Tiene 1 PA más."


def test_bids_say_what_is_left() -> None:
    t = table(mission="m2", a="ape_trooper waiting@A", stage=Stage.BID, cp=(2, 3))
    bids = [(each.text, each.detail) for each in prompt_of(t, "allies", "en").choices]
    assert bids == [
        ("Bid 0 CP", "leaves 2 CP for the turn"),
        ("Bid 1 CP", "leaves 1 CP for the turn"),
        ("Bid 2 CP", "leaves 0 CP for the turn"),
    ]


def test_many_choices_of_a_kind_fold_and_few_do_not() -> None:
    few = table(mission="m2", a=WAITING, b="ape_hmg waiting@A")
    many = table(mission="m2", a=WAITING, b="ape_hmg waiting@A", c="ape_sergeant waiting@A")
    assert {each.group for each in prompt_of(few).choices} == {""}
    assert {each.group for each in prompt_of(many).choices} == {"enter"}
    assert prompt_of(many).groups == {"enter": "Entrar"}


WAITING = "ape_trooper waiting@A"


def test_who_enters_is_clicked_outside_or_on_the_square() -> None:
    t = table(mission="m2", a="ape_trooper waiting@A", side="swd", g="gretel waiting@2")
    enters = choice(prompt_of(t), "Entra Gretel por M1")
    gretel = t["g"].id
    assert enters.on == (f"c{t.cell(12, 0)}", f"f{gretel}", f"card-f{gretel}")
    assert set(enters.on) <= ids(scene_of(t, "swd"))


@pytest.mark.rule("inc.ruling.equals-outside")
def test_who_is_like_another_is_clicked_for_it_too() -> None:
    t = table(mission="m2", a=WAITING, b=WAITING)
    a, b = t["a"].id, t["b"].id
    (enters, _) = prompt_of(t).choices
    assert enters.on == (f"c{t.cell(10, 15)}", f"f{a}", f"card-f{a}", f"f{b}", f"card-f{b}")


def test_entering_costs_what_the_figure_has_or_command_points_too() -> None:
    wounds = ["minor_wound", "minor_wound", "minor_wound"]
    fit = table(mission="m2", a=WAITING, cp=(2, 0))
    hurt = table(mission="m2", a=WAITING, cp=(2, 0), effects={"a": wounds})
    assert choice(prompt_of(fit), "Entra Soldado APE 1 por K16").cost == "1 PA"
    assert choice(prompt_of(hurt), "Entra Soldado APE 1 por K16").cost == "1 PA o PM"


# What is not offered


def test_reaction_fire_is_declined_while_an_enemy_is_seen() -> None:
    asked = prompt_of(hall(current="a"))
    declined = next(each for each in asked.declined if each.text == "Fuego de reacción")
    assert (declined.reason, declined.rule) == ("ve a Sturmzombie 1", "inc.rf.who")


def test_shooting_is_declined_with_nobody_in_sight() -> None:
    asked = prompt_of(hall(a="ape_trooper s", current="a"))
    assert reasons(asked)["Disparar"] == "inc.los.needed-to-shoot"


def test_flamethrowers_have_no_reaction_fire() -> None:
    asked = prompt_of(hall(a="ape_incinerator e", current="a"))
    assert reasons(asked)["Fuego de reacción"] == "inc.rf.no-area-weapons"


def test_a_figure_on_the_floor_is_told_to_stand_up_first() -> None:
    asked = prompt_of(hall(a="ape_trooper e down", current="a", ap=1))
    assert reasons(asked)["Atacar"] == "inc.ruling.knockdown-scope"
    assert reasons(asked)["Levantarse"] == "inc.ap.stand-up"


def test_a_grenade_is_declined_for_want_of_points_or_room() -> None:
    poor = prompt_of(hall(current="a", ap=1))
    walled = prompt_of(hall(a="ape_trooper w", current="a"))
    assert reasons(poor)["Usar granadas"] == "inc.ap.grenade"
    assert reasons(walled)["Usar granadas"] == "inc.ruling.grenade-los"


def test_an_enemy_behind_cannot_be_struck() -> None:
    t = table(
        """
        %%%%%%%
        %z a .%
        %%%%%%%
        """,
        a="ape_trooper e",
        z="sturmzombie e",
        current="a",
    )
    assert reasons(prompt_of(t))["Golpear"] == "inc.melee.front-three"


@pytest.mark.parametrize(
    ("facing", "what", "rule"),
    [
        ("e", "Avanzar a K9", "inc.ruling.closed-door-blocks"),
        ("w", "Usar la puerta 4", "inc.door.operate-facing"),
    ],
)
def test_a_door_explains_itself(facing: str, what: str, rule: str) -> None:
    t = table(mission="m3", a=f"ape_trooper {facing} 10,8", current="a")
    door = t.g.book.grid.doors[1][t.cell(10, 8)]
    what = what.replace("4", str(door + 1)).replace("K9", "L9")
    assert reasons(prompt_of(t))[what] == rule


def test_a_sealed_door_says_so() -> None:
    t = table(mission="m1", a="ape_trooper s 14,2", current="a")
    door = t.g.book.grid.doors[2][t.cell(14, 2)]
    assert reasons(prompt_of(t))[f"Usar la puerta {door + 1}"] == "inc.m1.sealed-doors"


@pytest.mark.parametrize(
    ("figure", "rule"),
    [("sturmzombie w", "inc.item.no-zombies"), ("blitzhund w", "inc.item.no-blitzhund")],
)
def test_beasts_and_zombies_cannot_take_the_beacon(figure: str, rule: str) -> None:
    t = table(mission="m3", z=f"{figure} 9,7", a="ape_trooper waiting@A", side="swd", current="z")
    assert reasons(prompt_of(t))["Recoger la baliza"] == rule


def test_a_card_that_bars_command_points_is_named_as_the_reason() -> None:
    t = hall(current="a", cp=(3, 0), effects={"a": ["jammed_radio"]})
    assert reasons(prompt_of(t))["Ordenar con PM"] == "inc.ruling.no-cp-effects"


def test_the_turn_cannot_be_passed_while_somebody_must_enter() -> None:
    t = table(mission="m2", a="ape_trooper waiting@A")
    assert reasons(prompt_of(t))["Pasar el turno"] == "inc.ruling.must-enter"


def test_cards_of_another_time_side_or_without_target_say_so() -> None:
    t = hall(hands=(["lucky_devil", "hidden_tunnel", "medkit"], []))
    found = reasons(prompt_of(t, language="en"))
    assert found == {
        "Play “Lucky Devil”": "inc.deck.default-window",
        "Play “Hidden Tunnel”": "inc.ruling.unplayable-cards",
        "Play “Medkit”": "inc.ruling.no-legal-target",
    }


def test_a_card_too_dear_to_kill_tells_its_price() -> None:
    t = hall(cp=(0, 1), hands=(["booby_trap"], ["snafu"]))
    t.play("play booby_trap")
    (declined,) = prompt_of(t, "swd").declined
    assert declined.reason == "cuesta 2 PM y tienes 1"


def test_forces_say_why_somebody_cannot_be_bought() -> None:
    t = start("m2")
    t.play("0 buy ape_sergeant", "0 buy ape_hmg", "0 buy ape_trooper")
    found = reasons(prompt_of(t, "allies"))
    assert found["Reclutar Sargento APE"] == "inc.force.figure-limit"
    assert found["Reclutar AMP APE"] == "inc.force.rp-limit"
    assert reasons(prompt_of(t, "swd"))["Fuerza lista"] == "inc.force.swd-minimum-zombies"


# One of each


def everything() -> Table:
    """A position in which every option has something to refer to."""
    t = table(
        mission="m3",
        a="slugger_murphy e 7,7",
        b="ape_sergeant e 6,6 watching",
        c="ape_incinerator e 6,8",
        d="ape_trooper waiting@A",
        z="sturmzombie w 9,7",
        y="bomberzombie w 8,6",
        g="gretel w 10,7",
        cp=(5, 5),
        special=3,
        hands=(["medal", "snafu", "critical_hit"], ["lucky_devil"]),
        effects={"a": ["low_ammo"], "table": ["power_drop"]},
        current="a",
    )
    t.g.waiting, t.g.tunnel = {"1": 2}, t.cell(20, 6)
    t.g.campaign = Campaign((0, 0), (), (Survivor(0, "ape_trooper", (6,)),))
    return t


def samples(t: Table) -> list[tuple[Option, str, Any]]:
    """One option of each type, in a question that can offer it, with what that is about."""
    a, b, c, d, z, y, g = (t[name].id for name in "abcdzyg")
    low_ammo, medal = t.card("low_ammo"), t.card("medal")
    door = t.g.book.grid.doors[1][t.cell(10, 8)]
    cell = t.cell(8, 7)
    return [
        (o.Buy("ape_trooper"), "force", 3),
        (o.Ready(0), "force", 3),
        (o.Discard(medal), "discard", None),
        (o.Invoke(), "intelligence", None),
        (o.Bid(2), "bid", None),
        (o.Deploy(d, "A"), "deploy", (d, 1)),
        (o.DeployRest("1"), "deploy-zombies", 2),
        (o.Activate(b), "turn", None),
        (o.Enter(d, "A", t.cell(0, 7)), "turn", None),
        (o.Command(b), "turn", None),
        (o.Pay(1, 0, 1), "pay", (a, 2)),
        (o.Step(1), "act", a),
        (o.Turn(0), "act", a),
        (o.UseDoor(door), "act", a),
        (o.Seal(door), "act", a),
        (o.PickUp(cell), "act", a),
        (o.Take(b), "act", a),
        (o.Drop(b), "act", a),
        (o.Shoot(z), "act", a),
        (o.Aim("grenade"), "act", a),
        (o.Square(cell), "land", (a, "grenade")),
        (o.Strike(z), "act", a),
        (o.Clobber(z), "act", a),
        (o.KaBoom(a), "act", y),
        (o.Watch(), "act", a),
        (o.StandUp(), "act", a),
        (o.Will(low_ammo), "act", a),
        (o.Give(c), "leverage", (b, 2)),
        (o.EndActivation(), "act", a),
        (o.EndTurn(), "turn", None),
        (o.Play("medal"), "act", a),
        (o.On(g), "card-target", "medal"),
        (o.Kill(low_ammo), "checkpoint", None),
        (o.Snafu(low_ammo), "checkpoint", None),
        (o.Fire(b), "reaction", z),
        (o.Reload(), "reload", (b, 2)),
        (o.Reroll(1), "reroll", (a, (1, 5))),
        (o.First(z), "next-death", None),
        (o.Face(2), "facing", cell),
        (o.Keep(a, low_ammo), "keep", None),
        (o.Rebuy(0), "force", 3),
        # The same types in their other questions.
        (o.Ready(0), "discard", None),
        (o.Enter(-1, "1", t.cell(23, 6)), "turn", None),
        (o.Enter(-1, "tunnel", t.cell(20, 6)), "turn", None),
        (o.DeployRest("A"), "deploy-alike", (d, 2)),
        (o.Deploy(-1, "tunnel"), "deploy-zombies", 2),
        (o.Step(0), "leap", (g, 0)),
        (o.Step(1), "go-on", c),
        (o.Shoot(z), "another-shot", (a, 1)),
        (o.Aim("flamethrower"), "command", c),
        (o.Aim("grenade_launcher"), "command", b),
        (o.Square(cell), "flame", (c, (t.cell(7, 8),))),
        (o.Square(cell), "blast-square", None),
        (o.Square(cell), "card-target", "cave_in"),
        (o.Square(cell), "rise-where", None),
        (o.On(-1), "card-target", "v_stimulator"),
        (o.On(z), "weasel", 2),
        (o.Kill(t.card("rackley")), "respond", (t.card("rackley"), a)),
        (o.First(z), "next-hit", None),
        (o.First(z), "next-passed", None),
        (o.Buy("sturmzombie"), "force", 3),
        (o.Play("critical_hit"), "critical_hit", (a, z)),
        (o.Play("critical_hit"), "lucky_devil", a),
        (o.Play("critical_hit"), "blaze_of_glory", a),
        (o.Play("critical_hit"), "before-hand", None),
        (o.Play("critical_hit"), "after-bid", None),
    ]


WINDOWS = [
    "after-bid",
    "before-hand",
    "blaze_of_glory",
    "checkpoint",
    "critical_hit",
    "intelligence",
    "keep",
    "lucky_devil",
    "reaction",
    "reload",
    "respond",
    "another-shot",
    "go-on",
]
STOPS = ["flame", "leverage", "reroll"]


def test_every_option_and_every_question_reads_in_both_languages() -> None:
    t = everything()
    known = samples(t)
    abouts = {question: about for _, question, about in known}
    known += [(PASS, question, abouts.get(question)) for question in WINDOWS]
    known += [(DONE, question, abouts[question]) for question in STOPS]
    for language in LANGUAGES:
        for option, question, about in known:
            ask = Ask(0, [option], prompt=question, about=about)
            shown = prompt(t.g, ask, 0, t.match.game.texts[language])
            assert shown.title
            assert shown.text
            assert shown.choices[0].text, option
    assert {type(option) for option, _, _ in known} == {*OPTIONS, type(PASS), type(DONE)}
    assert {question for _, question, _ in known} == set(RULES)
    assert set(CHOICES) == {*OPTIONS, type(PASS), type(DONE)}


def test_what_choices_point_at_is_in_the_scene() -> None:
    t = everything()
    seen = ids(scene_of(t))
    pointed: set[str] = set()
    for option, question, about in samples(t):
        if question in ("force", "discard", "deploy", "deploy-alike", "deploy-zombies"):
            continue
        ask = Ask(0, [option], prompt=question, about=about)
        shown = prompt(t.g, ask, 0, t.match.game.texts["es"]).choices[0]
        pointed |= {*shown.on}
        if shown.preview is not None:
            pointed |= {*shown.preview.cells, *shown.preview.path, *shown.preview.pieces}
    assert pointed - seen == set()


@pytest.mark.rule("inc.bid.secret-simultaneous")
def test_a_bid_that_is_in_is_seen_by_nobody() -> None:
    t = muster(start("m2"), "ape_trooper", "sturmzombie")
    pass_until(t, lambda t: t.prompt == "bid")
    before = scene_of(t, "swd"), prompt_of(t, "swd"), scene_of(t, None)
    t.play("0 bid 3")
    assert (scene_of(t, "swd"), prompt_of(t, "swd"), scene_of(t, None)) == before


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("es", "El rival juega «Herida o avería leve» sobre Soldado APE 1"),
        ("en", "The rival plays “Minor Wound or Damage” on APE Trooper 1"),
    ],
)
def test_the_question_about_a_card_says_whom_it_is_played_on(language: str, title: str) -> None:
    t = table(
        """
        %%%%%%%
        %a . z%
        %%%%%%%
        """,
        a="ape_trooper e",
        z="gretel w",
        side="swd",
        hands=([], ["minor_wound"]),
        cp=(2, 0),
    )
    t.play("play minor_wound", "on a")
    assert (t.prompt, t.seat) == ("respond", "allies")
    ask = t.match.ask_of(0)
    assert ask is not None
    assert prompt(t.g, ask, 0, t.match.game.texts[language]).title == title


def test_declining_allied_intelligence_is_not_called_a_bid() -> None:
    t = muster(start("m2"), "ape_trooper", "sturmzombie")
    ask = t.match.ask_of(0)
    assert ask is not None
    said = [
        prompt(t.g, ask, 0, t.match.game.texts[language]).choices[0].text for language in LANGUAGES
    ]
    assert t.prompt == "intelligence"
    assert sorted(said) == ["Do without it this turn", "Prescindir de ella este turno"]


def test_a_snafu_that_finds_no_card_is_declined_with_that_reason() -> None:
    empty = table(HALLWAY, a="ape_trooper e", z="gretel w", hands=(["snafu"], []))
    full = table(
        HALLWAY, a="ape_trooper e", z="gretel w", hands=(["snafu"], []), effects={"z": ["medal"]}
    )
    reasons = []
    for t in (empty, full):
        ask = t.match.ask_of(0)
        assert ask is not None
        shown = prompt(t.g, ask, 0, t.match.game.texts["en"])
        reasons.append([no.reason for no in shown.declined if "SNAFU" in no.text])
    assert reasons == [["no card is being played, and none is in play"], []]


HALLWAY = """
%%%%%%%
%a . z%
%%%%%%%
"""
