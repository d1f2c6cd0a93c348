"""From the roll for the start player to the first Morning: characters, start items, the post."""

from __future__ import annotations

import pytest

from games.oursun.table import Table, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import MissionCard
from sobremesa.games.oursun.events.setup import Began, Chose, RoleDealt
from sobremesa.games.oursun.events.trade import Bought
from sobremesa.games.oursun.state import Stage
from sobremesa.kernel import Value

ALL = ("medic", "hunter", "soldier", "engineer", "smuggler", "firefighter")
BASE = ALL[:4]


def fresh(seats: int, **chosen: Value) -> Table:
    """A game before its first roll: nobody has a character."""
    kinds = ALL[: max(2, seats)]
    t = table(*kinds, number=1, solo=seats == 1, settings=chosen)
    for person in t.g.people:
        person.kind, person.hp, person.water, person.karma = "", 0, 0, 3
    t.g.order = []
    return t


def characters(t: Table) -> list[str]:
    """The characters that are offered."""
    return [option.split()[-1] for option in t.offered()]


# The start player


@pytest.mark.rule("sun.setup.2-start-player")
def test_the_roll_for_the_start_player_is_told_with_all_three_green_dice_of_each() -> None:
    t = fresh(2).go(8, 8, 2, 2, 2, 8, stage=Stage.START)
    assert t.told(Began) == [Began(((7, 7, 1), (1, 1, 7)), 1)]
    assert (t.g.first, t.seat, t.asked) == (1, 1, ask.Character)


@pytest.mark.rule("sun.setup.2-start-player-tie")
def test_after_a_tie_only_those_tied_roll_again_and_the_first_roll_is_told() -> None:
    t = fresh(3).go(8, 8, 8, 2, 2, 8, 1, 8, 8, 8, 8, 2, 8, 8, 8, stage=Stage.START)
    assert t.g.first == 1
    assert t.told(Began) == [Began(((7, 7, 7), (1, 1, 7), (0, 7, 7)), 1)]


@pytest.mark.rule("sun.ruling.solo-start-player", "sun.solo.gear-points")
def test_a_solo_player_does_not_roll_and_has_4_points_once() -> None:
    t = fresh(1).go(stage=Stage.START)
    assert t.told(Began) == []
    assert (t.g.first, [each.points for each in t.g.people]) == (0, [4, 0])


@pytest.mark.rule("sun.mode.group-draw", "sun.mode.group-secret")
def test_each_group_card_is_told_to_its_owner_alone() -> None:
    t = fresh(2, mode="semicoop")
    t.go(
        2,
        8,
        8,
        8,
        8,
        8,
        picks=("besieger",),
        shuffles=((), ("baker", "besieger")),
        stage=Stage.START,
    )
    assert t.match.journal is not None
    told = [(each.event, each.to) for each in t.match.journal.lines]
    assert t.g.roles == ["baker", "besieger"]
    assert (RoleDealt(0, "baker"), (0,)) in told
    assert (RoleDealt(1, "besieger"), (1,)) in told
    assert len(t.told(RoleDealt)) == 2


@pytest.mark.rule("sun.mode.coop")
def test_in_the_cooperative_game_nobody_gets_a_group_card() -> None:
    t = fresh(2).go(2, 8, 8, 8, 8, 8, stage=Stage.START)
    assert (t.g.roles, t.told(RoleDealt)) == ([], [])


# Characters


@pytest.mark.rule("sun.setup.4-character-order")
def test_characters_are_taken_clockwise_from_the_start_player() -> None:
    t = fresh(3).go(8, 8, 8, 2, 8, 8, 8, 8, 8, picks=(0,) * 6, stage=Stage.START)
    t.play("1 Play soldier", "2 Play medic", "0 Play hunter")
    assert [each.kind for each in t.g.people] == ["hunter", "soldier", "medic"]
    assert t.told(Chose) == [Chose(1, "soldier"), Chose(2, "medic"), Chose(0, "hunter")]
    assert (t.g.stage, t.seat, t.g.order) == (Stage.GEAR, 1, [1, 2, 0])


@pytest.mark.rule("sun.solo.two-characters")
def test_a_solo_player_takes_two_characters() -> None:
    t = fresh(1).go(picks=(0,) * 6, stage=Stage.START)
    t.play("0 Play engineer", "0 Play hunter")
    assert [each.kind for each in t.g.people] == ["engineer", "hunter"]


@pytest.mark.rule("sun.general.player-count", "sun.board.choice")
@pytest.mark.parametrize(
    ("seats", "expansion", "offered"),
    [(4, True, ALL), (4, False, BASE), (1, False, BASE), (5, False, ALL), (5, True, ALL)],
)
def test_who_is_offered_with_and_without_the_expansion(
    seats: int, expansion: bool, offered: tuple[str, ...]
) -> None:
    rolls = () if seats == 1 else (2, *[8] * (3 * seats - 1))
    t = fresh(seats, expansion=expansion).go(*rolls, stage=Stage.START)
    assert characters(t) == list(offered)
    t.play("0 Play medic")
    assert characters(t) == list(offered[1:])


@pytest.mark.rule("sun.setup.4-fill-hp-water", "sun.setup.7-briefing")
def test_a_chosen_board_has_full_hp_and_two_food() -> None:
    t = fresh(2).go(2, 8, 8, 8, 8, 8, stage=Stage.START)
    t.play("0 Play firefighter")
    assert (t[0].hp, t[0].goods) == (9, goods("FF"))
    assert (t[1].hp, t[1].goods) == (0, goods(""))


# Start items


@pytest.mark.rule("sun.setup.5-start-item-draw")
def test_six_cards_with_asterisks_are_put_on_offer_at_random() -> None:
    t = fresh(2)
    starred = [card for card in t.g.gear_deck if t.g.gear(card).stars]
    t.go(2, 8, 8, 8, 8, 8, picks=(0, 0, 1, 1, 0, len(starred) - 6), stage=Stage.START)
    t.play("0 Play medic", "1 Play hunter")
    assert t.g.offer == [*(starred[n] for n in (0, 1, 3, 4, 2)), starred[-1]]
    assert t.card("rifle") not in starred
    assert set(t.g.offer) <= set(t.g.gear_deck)


def shop(
    t: Table, *offer: str, points: tuple[int, ...], first: int = 0, rolls: bool = False
) -> Table:
    """Start items on offer, points to buy them, and perhaps the dice that open the post."""
    t.g.offer = [t.card(kind) for kind in offer]
    t.g.first = first
    t.g.order = [person.who for person in t.g.clockwise(first)]
    for person, own in zip(t.g.people, points, strict=True):
        person.points = own
    if rolls:
        return t.go(picks=(0,) * 7, stage=Stage.GEAR)
    return t.go(stage=Stage.GEAR)


@pytest.mark.rule("sun.setup.5-start-item-cost", "sun.setup.5-gear-points-pool")
def test_only_what_all_points_together_can_pay_is_offered() -> None:
    t = shop(table("medic", "hunter", number=1), "machete", "bow", "pistol", points=(1, 1))
    assert t.offered() == ["Pass", f"BuyStart {t.card('machete')}", f"BuyStart {t.card('bow')}"]


@pytest.mark.rule("sun.setup.5-start-item-cost", "sun.ruling.start-item-buyer")
def test_who_has_no_points_is_not_asked() -> None:
    t = shop(table("medic", "hunter", number=1), "machete", points=(0, 1))
    assert (t.seat, t.asked) == (1, ask.StartItems)


@pytest.mark.rule("sun.ruling.equipment-slot-only", "sun.setup.5-start-item-cost")
def test_what_the_buyer_has_no_slot_for_is_not_offered() -> None:
    t = table("medic", "hunter", number=1)
    t.give(0, "", "helmet", "tool_belt")
    shop(t, "backpack", "machete", points=(2, 2))
    assert not t.offers(f"BuyStart {t.card('backpack')}")
    assert t.offers(f"BuyStart {t.card('machete')}")


@pytest.mark.rule("sun.ruling.start-item-order")
def test_buying_goes_round_until_all_pass_one_after_the_other() -> None:
    t = table("medic", "hunter", "soldier", number=1)
    shop(t, "machete", "knife", "spear", points=(2, 2, 2), first=1, rolls=True)
    t.play("1 Pass", f"2 BuyStart {t.card('knife')}", "0 Pass", "1 Pass")
    assert (t.g.stage, t.seat) == (Stage.GEAR, 2)
    t.play(f"2 BuyStart {t.card('spear')}", "0 Pass", "1 Pass")
    assert t.g.stage > Stage.GEAR
    assert (t[2].items, t[2].points) == ((t.card("knife"), t.card("spear")), 0)
    assert t.told(Bought) == [
        Bought("soldier", t.card("knife"), 1),
        Bought("soldier", t.card("spear"), 1),
    ]


@pytest.mark.rule("sun.gear.gain", "sun.ruling.start-gear-loaded", "sun.gear.uses-fill")
def test_a_bought_start_item_leaves_offer_and_deck_and_is_full() -> None:
    t = shop(table("medic", "hunter", number=1), "medikit", "torch", points=(2, 2))
    medikit = t.card("medikit")
    t.play(f"0 BuyStart {medikit}")
    assert (t[0].items, t.g.uses[medikit], t[0].points) == ((medikit,), 2, 0)
    assert t.g.offer == [t.card("torch")]
    assert medikit not in t.g.gear_deck


@pytest.mark.rule("sun.setup.5-gear-points-pool", "sun.ruling.start-item-order")
def test_others_are_asked_clockwise_and_for_no_more_than_is_missing() -> None:
    t = table("medic", "hunter", "soldier", "engineer", number=1)
    shop(t, "pistol", "torch", points=(0, 1, 2, 3), first=1)
    pistol = t.card("pistol")
    t.play(f"1 BuyStart {pistol}")
    assert (t.seat, t.asked, t.offered()) == (2, ask.Give, ["Give 0", "Give 1", "Give 2"])
    t.play("2 Give 1")
    assert (t.seat, t.offered()) == (3, ["Give 0", "Give 1"])
    t.play("3 Give 1", "1 Receive 3")
    assert [each.points for each in t.g.people] == [0, 0, 1, 2]
    assert t[3].items == (pistol,)


@pytest.mark.rule("sun.setup.5-gear-points-pool")
def test_who_has_no_points_or_is_no_longer_needed_is_not_asked_to_give() -> None:
    t = table("medic", "hunter", "soldier", "engineer", number=1)
    shop(t, "bow", points=(1, 0, 2, 2))
    t.play(f"0 BuyStart {t.card('bow')}")
    assert t.seat == 2
    t.play("2 Give 1")
    assert (t.asked, t.offered()) == (ask.Receive, ["Receive 0", "Receive 2"])


@pytest.mark.rule("sun.ruling.start-item-order", "sun.setup.5-gear-points-pool")
def test_nothing_is_paid_if_the_others_do_not_give_enough() -> None:
    t = shop(table("medic", "hunter", number=1), "pistol", points=(2, 2))
    pistol = t.card("pistol")
    t.play(f"0 BuyStart {pistol}", "1 Give 0")
    assert (t[0].points, t[1].points, t[0].items, t[1].items) == (2, 2, (), ())
    assert (t.g.offer, t.told(Bought), t.seat) == ([pistol], [], 1)


@pytest.mark.rule("sun.ruling.start-item-order")
def test_a_purchase_that_nobody_helps_with_counts_as_passing() -> None:
    t = shop(table("medic", "hunter", number=1), "pistol", points=(2, 2), rolls=True)
    t.play(f"0 BuyStart {t.card('pistol')}", "1 Give 0", "1 Pass")
    assert (t.g.stage > Stage.GEAR, t.told(Bought)) == (True, [])


@pytest.mark.rule("sun.ruling.start-item-buyer")
def test_who_gave_nothing_cannot_receive() -> None:
    t = table("medic", "hunter", "soldier", number=1)
    shop(t, "bow", points=(1, 1, 1))
    t.play(f"0 BuyStart {t.card('bow')}", "1 Give 0", "2 Give 1")
    assert t.offered() == ["Receive 0", "Receive 2"]


@pytest.mark.rule("sun.ruling.start-item-buyer")
def test_the_start_player_decides_and_the_payers_have_a_say() -> None:
    t = table("medic", "hunter", "soldier", number=1)
    shop(t, "bow", points=(1, 1, 1), first=2)
    t.play("2 Pass", f"0 BuyStart {t.card('bow')}", "1 Give 1")
    question = t.question(ask.Receive)
    assert (question.seat, question.group, question.card) == (2, (0, 1), t.card("bow"))


@pytest.mark.rule("sun.ruling.start-item-buyer")
def test_a_payer_without_a_slot_cannot_receive() -> None:
    t = table("medic", "hunter", number=1)
    t.give(1, "", "helmet", "tool_belt")
    shop(t, "gas_mask", "torch", points=(1, 2))
    mask = t.card("gas_mask")
    t.play(f"0 BuyStart {mask}", "1 Give 1")
    assert t[0].equipment == (mask,)


@pytest.mark.rule("sun.solo.gear-points", "sun.ruling.start-item-buyer")
def test_a_solo_player_gives_a_start_item_to_either_character() -> None:
    t = table("medic", "hunter", number=1, solo=True)
    shop(t, "machete", "torch", points=(4, 0))
    t.play(f"0 BuyStart {t.card('machete')}")
    assert t.offered() == ["Receive 0", "Receive 1"]
    asked = GAME.prompt(t.g, t.match.asks()[0], 0, GAME.texts["en"])
    assert asked.text == "Either of your two characters can carry it."
    t.play("0 Receive 1")
    assert (t[1].items, t[0].points) == ((t.card("machete"),), 3)


# The trading post


@pytest.mark.rule(
    "sun.trader.lawrence-stock",
    "sun.ruling.start-items-left",
    "sun.setup.7-briefing",
    "sun.mission.sequence",
    "sun.setup.6-trading-post",
    "sun.ruling.trader-start-gear",
)
def test_the_post_opens_with_two_random_start_items_that_nobody_took() -> None:
    t = table("medic", "hunter", number=1)
    t.next_loot("canned_food", "katana")
    knife = t.card("knife")
    left = [card for card in t.g.gear_deck if t.g.gear(card).stars and card != knife]
    t.g.offer, t.g.order = [knife], [0, 1]
    t[0].points, t[0].water, t[1].water = 1, 0, 0
    pistol, last = left.index(t.card("pistol")), len(left) - 2
    t.go(picks=(0, 20, 0, 0, pistol, last, 0), stage=Stage.GEAR)
    t.play(f"0 BuyStart {knife}")
    (lawrence,) = t.g.traders.values()
    assert (lawrence.kind, lawrence.tile, lawrence.water) == ("lawrence", 0, 4)
    assert lawrence.goods == goods("FFFP")
    assert lawrence.cards == (t.card("katana"), t.card("pistol"), left[-1])
    assert t.g.uses[t.card("pistol")] == 4
    assert not set(lawrence.cards) & {*t.g.gear_deck, *t.g.loot_deck}
    assert (t.g.offer, t.told(MissionCard)) == ([], [MissionCard("deep_water", 1)])
    assert [each.water for each in t.g.people] == [6 - 1, 6]
