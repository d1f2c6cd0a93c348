"""One of each: every question with every option that it can offer, read in both languages."""

from games.incursion.table import Table, table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import options as o
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.options import CardId
from sobremesa.games.incursion.screen.prompts import PROMPTS
from sobremesa.games.incursion.state import ZOMBIES, Campaign, Survivor
from sobremesa.kernel import DONE, LANGUAGES, PASS, Ask, Done, Pass
from sobremesa.kernel.scene import ids

from .shown import scene_of


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
    t.g.campaign = Campaign((0, 0), (), (Survivor(0, "ape_trooper", (CardId(6),)),))
    return t


def samples(t: Table) -> list[Ask]:
    """One question of each kind, with one option of each type that it can offer."""
    return [*maintenance(t), *turns(t), *attacks(t), *cards(t)]


def maintenance(t: Table) -> list[Ask]:
    d, medal = t["d"].id, t.card("medal")
    play = o.Play("critical_hit")
    return [
        ask.Force(0, [o.Ready(0), o.Buy("ape_trooper"), o.Buy("sturmzombie"), o.Rebuy(0)], 3),
        ask.BeforeHand(0, [PASS, play]),
        ask.Discard(0, [o.Ready(0), o.Discard(medal)]),
        ask.Intelligence(0, [PASS, o.Invoke()]),
        ask.Bid(0, [o.Bid(2)]),
        ask.AfterBid(0, [PASS, play]),
        ask.Deploy(0, [o.Deploy(d, "A")], d),
        ask.DeployAlike(0, [o.Deploy(d, "A"), o.DeployRest("A")], d, 2),
        ask.DeployZombies(1, [o.Deploy(ZOMBIES, "tunnel"), o.DeployRest("1")], 2),
        ask.Keep(0, [PASS, o.Keep(t["a"].id, t.card("low_ammo"))]),
    ]


def turns(t: Table) -> list[Ask]:
    a, b, c, d, z, y, g = (t[name].id for name in "abcdzyg")
    door = t.g.book.grid.doors[1][t.cell(10, 8)]
    entries = [
        o.Enter(d, "A", t.cell(0, 7)),
        o.Enter(ZOMBIES, "1", t.cell(23, 6)),
        o.Enter(ZOMBIES, "tunnel", t.cell(20, 6)),
    ]
    moves: list[o.Action] = [o.Step(1), o.Turn(0), o.UseDoor(door), o.Seal(door)]
    items: list[o.Action] = [o.PickUp(t.cell(8, 7)), o.Take(b)]
    fights: list[o.Action] = [o.Shoot(z), o.Aim("grenade"), o.Strike(z), o.Clobber(z)]
    others: list[o.Action] = [o.Watch(), o.StandUp(), o.Will(t.card("low_ammo"))]
    return [
        ask.PlayerTurn(0, [o.Activate(b), *entries, o.Command(b), o.EndTurn()]),
        ask.Act(0, [*moves, *items, *fights, *others, o.Drop(b), o.Play("medal")], a),
        ask.Act(1, [o.KaBoom(a), o.EndActivation()], y),
        ask.LastAct(0, [*moves, *fights, o.EndActivation()], a),
        ask.Command(0, [o.Aim("flamethrower")], c),
        ask.Command(0, [o.Aim("grenade_launcher")], b),
        ask.Pay(0, [o.Pay(1, 0, 1)], a, 2),
        ask.Leverage(0, [DONE, o.Give(c)], b, 2),
        ask.NextPassed(0, [o.First(z)]),
        ask.GoOn(0, [PASS, o.Step(1)], c),
        ask.Leap(1, [o.Step(0), o.Turn(1)], g, 0),
        ask.Facing(1, [o.Face(2)], t.cell(8, 7)),
    ]


def attacks(t: Table) -> list[Ask]:
    a, b, c, z = (t[name].id for name in "abcz")
    square = o.Square(t.cell(8, 7))
    return [
        ask.AnotherShot(0, [PASS, o.Shoot(z)], a, 1),
        ask.Reroll(0, [DONE, o.Reroll(1)], a, (1, 5), ()),
        ask.NextHit(0, [o.First(z)]),
        ask.NextDeath(0, [o.First(z)]),
        ask.Reaction(0, [PASS, o.Fire(b)], z),
        ask.Reload(0, [PASS, o.Reload()], b, 2),
        ask.Land(0, [square], a, "grenade"),
        ask.BlastSquare(0, [square]),
        ask.Flame(0, [DONE, square], c, (t.cell(7, 8),)),
    ]


def cards(t: Table) -> list[Ask]:
    a, z, g = (t[name].id for name in "azg")
    low_ammo, rackley, trap = t.card("low_ammo"), t.card("rackley"), t.card("booby_trap")
    square, play = o.Square(t.cell(8, 7)), o.Play("critical_hit")
    return [
        ask.CardTarget(0, [o.On(g)], "medal"),
        ask.CardTarget(0, [o.On(ZOMBIES)], "v_stimulator"),
        ask.CardTarget(0, [square], "cave_in"),
        ask.Respond(0, [PASS, o.Kill(rackley), o.Snafu(rackley)], rackley, a),
        ask.Respond(0, [PASS, o.Kill(trap)], trap, -1),
        ask.Checkpoint(0, [PASS, o.Kill(low_ammo), o.Snafu(low_ammo)]),
        ask.CriticalHit(0, [PASS, play], a, z),
        ask.LuckyDevil(0, [PASS, play], a),
        ask.BlazeOfGlory(0, [PASS, play], a),
        ask.RiseWhere(0, [square]),
        ask.Weasel(0, [o.On(z)], 2),
    ]


def test_every_option_and_every_question_reads_in_both_languages() -> None:
    t = everything()
    known = samples(t)
    for language in LANGUAGES:
        for question in known:
            shown = t.match.game.prompt(t.g, question, 0, t.match.game.texts[language])
            assert shown.title
            assert shown.text
            assert shown.rule
            assert all(choice.text and choice.rule for choice in shown.choices), question
    options = {type(option) for question in known for option in question.options}
    assert options == {*GAME.option_types, Pass, Done}
    assert {type(question) for question in known} == set(GAME.question_types)


def test_every_option_has_a_chooser() -> None:
    assert PROMPTS.choices.missing(GAME.option_types) == []


def test_every_choice_on_the_board_shows_what_it_reaches() -> None:
    t = everything()
    scene = scene_of(t)
    board = {cell.id for cell in scene.board.cells} | {edge.id for edge in scene.board.edges}
    board |= {piece.id for piece in scene.pieces}
    for question in samples(t):
        shown = t.match.game.prompt(t.g, question, 0, t.match.game.texts["es"])
        blind = [each.text for each in shown.choices if {*each.on} & board and not each.preview]
        assert blind == []


OUTSIDE = (ask.Force, ask.Discard, ask.Deploy, ask.DeployAlike, ask.DeployZombies)
"""Questions about what is not on the table in that position."""


def test_what_choices_point_at_is_in_the_scene() -> None:
    t = everything()
    seen = ids(scene_of(t))
    pointed: set[str] = set()
    for question in samples(t):
        if isinstance(question, OUTSIDE):
            continue
        for shown in t.match.game.prompt(t.g, question, 0, t.match.game.texts["es"]).choices:
            pointed |= {*shown.on}
            if shown.preview is not None:
                pointed |= {*shown.preview.cells, *shown.preview.path, *shown.preview.pieces}
    assert pointed - seen == set()
