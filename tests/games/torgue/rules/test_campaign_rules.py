"""Single rules of set-up, of the Interlude and of what the campaign keeps, one test each."""

from collections import Counter
from typing import Any

import pytest

from games.torgue.campaign import fresh, interlude
from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.events import Blasted, Bought, Eliminated, Wounded
from sobremesa.games.torgue.rules.loot import AMMO
from sobremesa.games.torgue.rules.setup import make_queue
from sobremesa.games.torgue.state import Item, Show, Stage
from sobremesa.kernel import Dice, Match
from sobremesa.testing import events_of, offered, play

from .test_wanted import begun

# Set-up


@pytest.mark.rule("tor.setup.step5-star-move", "tor.setup.step10-decks")
def test_star_moves_events_and_every_gear_deck_are_shuffled() -> None:
    shows = [fresh(seed=seed) for seed in range(4)]
    orders: dict[str, set[tuple[str, ...]]] = {"stars": set(), "events": set()}
    for g in shows:
        orders["stars"].add(tuple(hunter.star for hunter in g.hunters))
        orders["events"].add(tuple(g.events))
        for deck, cards in g.decks.items():
            orders.setdefault(deck, set()).add(tuple(cards))
    assert {name: len(found) for name, found in orders.items()} == dict.fromkeys(orders, 4)


@pytest.mark.rule("tor.setup.step3-elements", "tor.scenario.setup-map")
@pytest.mark.parametrize("mission", sorted(own_content().scenarios))
def test_every_enemy_stands_where_its_scenario_shows_it(mission: str) -> None:
    g = fresh(mission, level=0, gear=0)
    there = [(enemy.kind, *g.place.map.places[enemy.zone]) for enemy in g.enemies.values()]
    assert sorted(there) == sorted(own_content().scenarios[mission].enemies)


@pytest.mark.rule("tor.chest.ammo-objectives")
def test_objectives_and_explosions_are_in_ammo_chests_alone() -> None:
    for seed in range(6):
        for sort, back in fresh("demolition_derby", seed=seed, level=0, gear=0).chests.values():
            assert sort == "ammo_chests" or back not in ("objective", "explosion")


@pytest.mark.rule("tor.companion.deploy")
def test_a_companion_is_deployed_in_its_hunters_zone_or_beside_it() -> None:
    match = Match.start(GAME, GAME.prepare("opening_night"), 3)
    play(match, "Tree 0 meat_wall", "Tree 1 falconer", "Tree 2 six_fists", "Tree 3 bear_mother")
    g = match.state
    play(match, f"Zone {g.place.station}", f"Zone {g.place.station}")
    near = g.place.map.within(g.place.station, 1)
    zones = sum(1 << int(option.split()[1]) for option in offered(match))
    assert zones == near & ~g.no_small


@pytest.mark.rule("tor.example.queue-of-three", "tor.announce.rank0-last")
def test_a_queue_of_three_has_four_cards() -> None:
    g = fresh()
    make_queue(g, 3)
    assert len(g.queue) == 4
    assert [own_content().announcements[card].rank for card in g.queue] == [1, 1, 1, 0]


@pytest.mark.rule("tor.announce.queue-fixed")
def test_a_round_adds_no_card_to_the_queue_and_readies_none() -> None:
    queue = ["run_little_contestants", "swing_first_walk_later", "youre_fired"]

    def edit(g: Show) -> None:
        g.queue, g.spent, g.stage = list(queue), 1, Stage.ENEMIES

    t = table("N.1", salvador=0, edit=edit, rolls=[(2, 4)], changes={"spawn": {}})
    assert (t.g.queue, t.g.spent, t.g.round) == (queue, 2, 2)


# Shopping


def decks_of(match: Match[Show]) -> Counter[str]:
    return Counter(own_content().gear[card].deck for card in match.state.offer)


@pytest.mark.rule("tor.vending.offer", "tor.machine.reward", "tor.ruling.machine-in-wanted")
def test_two_cards_of_three_decks_and_one_of_torgue_are_offered_and_two_more_for_a_machine() -> (
    None
):
    usual = {"guns": 2, "ammo": 2, "meds": 2, "torgue": 1}
    assert decks_of(interlude()) == usual
    assert decks_of(interlude(used_machines=["meds"])) == {**usual, "meds": 4}
    assert decks_of(interlude(used_machines=["ammo"])) == {**usual, "ammo": 4}


@pytest.mark.rule("tor.vending.repeat", "tor.ruling.vending-pass")
def test_a_purchase_gives_everybody_another_turn() -> None:
    match = interlude(spotlight=0, pool=40)
    play(match, "Pass", "Pass", "Pass", f"Buy {match.state.offer[0]}")
    while match.state.buying:
        play(match, "Money -1")
    assert (match.state.stage, match.state.passes, match.state.buyer) == (Stage.SHOP, 0, 0)
    play(match, *["Pass"] * 4)
    assert match.state.stage is not Stage.SHOP


@pytest.mark.rule("tor.vending.pay", "tor.vending.currency", "tor.loot.resale-shop")
def test_a_card_is_bought_when_its_whole_price_is_paid() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (AMMO,) * 6
        g.decks["meds"].remove("toolbelt")
        g.decks["meds"].append("toolbelt")

    match = interlude(spotlight=0, pool=0, edit=edit)
    assert GAME.content.gear["toolbelt"].cost == 500
    play(match, "Buy toolbelt")
    assert [item.card for item in match.state.hunters[0].pack] == ["toolbelt"]
    assert [event.paid for event in events_of(match) if isinstance(event, Bought)] == [500]


@pytest.mark.rule("tor.vending.unsold", "tor.vending.resold-cards")
def test_every_card_that_nobody_bought_is_back_in_its_deck_when_the_shop_closes() -> None:
    match = interlude(pool=9)
    offer = list(match.state.offer)
    play(match, *["Pass"] * 4)
    assert all(card in match.state.decks[own_content().gear[card].deck] for card in offer)
    assert sum(map(len, match.state.decks.values())) == 62


# What follows


@pytest.mark.rule("tor.ruling.interlude-order")
def test_shop_level_rest_and_at_last_the_announcement_deck() -> None:
    match = interlude(pool=9)
    stages, deck = [match.state.stage], list(match.state.announcements)
    while match.question is not None:
        assert match.state.announcements == deck
        play(match, offered(match)[0])
        if match.state.stage is not stages[-1]:
            stages.append(match.state.stage)
    assert stages == [Stage.SHOP, Stage.LEVELS, Stage.REST]
    assert match.outcome is not None
    assert set(match.outcome.carry["announcements"]) != set(deck)


def after(match: Match[Show]) -> dict[str, Any]:
    """What a match hands on when everybody takes the first option."""
    while match.question is not None:
        play(match, offered(match)[0])
    assert match.outcome is not None
    return dict(match.outcome.carry)


@pytest.mark.rule("tor.ruling.campaign-retry")
@pytest.mark.parametrize(("retries", "money"), [(0, 1), (1, 2), (4, 2)])
def test_each_defeat_brings_a_money_token_more_up_to_two(retries: int, money: int) -> None:
    carry = after(interlude(pool=0, result="no-respawn", retries=retries))
    assert (carry["next"], carry["extra_money"]) == ("opening_night", money)


@pytest.mark.rule("tor.campaign.save", "tor.ruling.later-scenarios-setup")
def test_slots_gear_and_inventory_go_on_and_the_rest_is_set_up_anew() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].slots = 0b11
        g.hunters[0].gear = (Item("caracal", True), Item("toolbelt"))
        g.hunters[0].pack = (Item("cat_nerves"),)
        g.spent, g.bag = 3, [0] * len(g.bag)
        for deck in g.decks.values():
            deck[:] = [card for card in deck if card not in ("toolbelt", "cat_nerves")]

    carry = after(interlude(pool=0, result="plug", level=2, edit=edit))
    setup = GAME.prepare("opening_night", 1, {"campaign": True}, carry)
    g = GAME.new(setup, GAME.book(setup), Dice(1))
    hunter = g.hunters[0]
    assert (hunter.tree, hunter.slots) == ("meat_wall", 0b11)
    assert hunter.gear == (Item("caracal"), Item("toolbelt"))
    assert hunter.pack == (Item("cat_nerves"),)
    assert (g.spent, sum(g.bag), len(g.queue)) == (0, 48, 5)
    assert len({each.star for each in g.hunters} - {""}) == 4


@pytest.mark.rule("tor.scenario.after")
@pytest.mark.parametrize(
    ("mission", "changes", "deck"),
    [
        ("opening_night", {"never_fired": True}, "guns"),
        ("opening_night", {"never_fired": False}, ""),
        ("hot_sauce_run", {"delivered": 4}, "torgue"),
        ("hot_sauce_run", {"delivered": 3}, ""),
        ("demolition_derby", {"card_left": True}, "torgue"),
        ("demolition_derby", {"card_left": False}, ""),
        ("opening_night", {"never_fired": True, "result": "plug"}, ""),
    ],
)
def test_a_good_win_brings_the_group_a_card(
    mission: str, changes: dict[str, Any], deck: str
) -> None:
    match = interlude(mission=mission, pool=0, **changes)
    question = match.asks()[0]
    assert isinstance(question, ask.CardOwner) is bool(deck)
    if isinstance(question, ask.CardOwner):
        assert own_content().gear[question.card].deck == deck


@pytest.mark.rule("tor.scenario.after")
@pytest.mark.parametrize("left", [True, False])
def test_a_quick_win_in_the_third_scenario_brings_money_for_the_fourth(left: bool) -> None:
    carry = after(interlude(mission="blackout", pool=0, card_left=left))
    setup = GAME.prepare("demolition_derby", 1, {"campaign": True}, carry)
    money = own_content().scenarios["demolition_derby"].money
    assert GAME.new(setup, GAME.book(setup), Dice(1)).pool == money + left


# Wanted missions


@pytest.mark.rule("tor.ruling.wanted-state", "tor.rest.heal")
def test_hunters_are_rested_when_a_mission_is_offered() -> None:
    def edit(g: Show) -> None:
        g.kills, g.bounty = 99, True
        g.hunters[0].corrosion, g.hunters[0].stun = 2, 1
        g.hunters[0].tokens = (token("red", "green"),)
        g.hunters[0].gear = (Item("caracal", True),)

    t = table(LINE, salvador=3, orders=["move"], edit=edit, settings={"campaign": True})
    hunter = t["salvador"]
    assert t.g.stage is Stage.WANTED
    assert (hunter.corrosion, hunter.stun, hunter.gear) == (0, 0, (Item("caracal"),))
    assert hunter.tokens == (token("green"), token("yellow"), token("yellow"))


@pytest.mark.rule("tor.ruling.wanted-state")
def test_each_hunter_may_rearrange_its_gear_before_a_mission() -> None:
    match = begun(lambda g: setattr(g.hunters[0], "pack", (Item("saw_axe"),)))
    assert (match.state.stage, type(match.asks()[0])) == (Stage.ARRANGE, ask.Arrange)
    play(match, "Swap caracal saw_axe")
    assert match.state.hunters[0].gear == (Item("saw_axe"),)


@pytest.mark.rule("tor.ruling.wanted-queue", "tor.wanted.announcements")
def test_a_mission_draws_two_cards_of_the_campaigns_deck_which_keeps_all_twelve() -> None:
    g = begun().state
    *ranked, last = g.queue
    assert len(set(ranked)) == 2
    assert set(ranked) < set(g.announcements)
    assert (last, len(set(g.announcements))) == ("youre_fired", 12)


# Shields that answer


@pytest.mark.rule("tor.shield.abilities")
def test_a_nova_vest_strikes_back_when_its_last_token_is_spent() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 0)],
        orders=["attack"],
        rolls=[(2, 8)],
        gear={"salvador": ["nova_vest"]},
    )
    assert [(event.source, event.force) for event in t.told(Blasted)] == [("nova", 6)]
    assert [(event.mini, event.by) for event in t.told(Eliminated)] == [(FIRST, 0)]


@pytest.mark.rule("tor.shield.abilities")
@pytest.mark.parametrize(("kind", "hurt"), [("goliath", [FIRST]), ("nomad", [])])
def test_a_thorn_bubble_wounds_a_melee_attacker_alone(kind: str, hurt: list[int]) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[(kind, 1)],
        orders=["attack"],
        rolls=[(2, 8)],
        gear={"salvador": ["thorn_bubble"]},
    )
    t.play("Shield 1")
    assert [event.mini for event in t.told(Wounded) if event.mini >= FIRST] == hurt
