"""What the player does with cards: where it puts them, what it wears, buys and pays."""

from games.torgue.table import Table, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import (
    Act,
    Buy,
    Discard,
    Equip,
    Money,
    Paying,
    PayUp,
    Placing,
    Replace,
    Resell,
    Store,
    Swap,
    TakeBack,
    UseLoot,
)
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.rules.loot import GUN, MONEY
from sobremesa.games.torgue.rules.upkeep import fresh_item
from sobremesa.games.torgue.state import Item, Show
from sobremesa.kernel import PASS

from .positions import QUIET, announced, answer, stored

GUNS = {"salvador": ["caracal", "polite_cough"]}


def quiet_table(**more: object) -> Table:
    return table("......", salvador=0, gear=GUNS, **more)  # type: ignore[arg-type]


def test_a_drawn_card_is_stored_rather_than_another_one_discarded() -> None:
    t = quiet_table()
    card = "twelve_barrels_good"
    options: list[Placing] = [Store(card), Replace(card, "caracal")]
    assert Player(1).answer(t.g, ask.PlaceCard(0, options, 0, card)) == Store(card)


def test_with_a_full_inventory_the_worst_card_gives_way() -> None:
    t = quiet_table(edit=lambda g: stored(g, "salvador", ["saw_axe", "toolbelt", "long_goodbye"]))
    card = "twelve_barrels_good"
    olds = ["caracal", "polite_cough", "saw_axe", "toolbelt", "long_goodbye"]
    options: list[Placing] = [*(Replace(card, old) for old in olds), Discard(card)]
    question = ask.PlaceCard(0, options, 0, card)
    assert Player(1).answer(t.g, question) == Replace(card, "toolbelt")


def test_a_card_is_equipped_where_a_slot_is_free() -> None:
    t = table("......", salvador=0)
    card = "polite_cough"
    question = ask.PlaceCard(0, [Equip(card), Store(card)], 0, card)
    assert Player(1).answer(t.g, question) == Equip(card)


def test_a_much_better_gun_in_the_inventory_is_taken_out_when_there_is_time() -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        stored(g, "salvador", ["twelve_barrels_good"])

    t = quiet_table(active="salvador", edit=edit)
    assert answer(t) == Act(0, "swap")


def test_a_gun_token_takes_a_better_gun_out_at_once() -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        stored(g, "salvador", ["twelve_barrels_good"])

    t = quiet_table(active="salvador", edit=edit, loot={"salvador": [GUN]}, enemies=[("psycho", 2)])
    assert answer(t) == UseLoot(0, GUN)


def test_the_better_gun_replaces_the_worse_one() -> None:
    t = quiet_table(edit=lambda g: stored(g, "salvador", ["twelve_barrels_good"]))
    card = "twelve_barrels_good"
    options = [Swap("caracal", card), Swap("polite_cough", card), Swap("caracal", "")]
    question = ask.Swap(0, options, 0)
    assert Player(1).answer(t.g, question) == Swap("caracal", card)


def shopping(g: Show) -> None:
    """Two Money tokens in the pool, and a useless card in the Inventory."""
    g.pool = 2
    stored(g, "salvador", ["knuckle_serum"])
    g.hunters[0].gear = (*g.hunters[0].gear, *_mods(g))


def _mods(g: Show) -> tuple[Item, ...]:
    return tuple(fresh_item(g, card) for card in ("the_moustache", "steady_drip"))


def test_a_useless_card_pays_the_small_change_rather_than_a_whole_money_token() -> None:
    """700 $: a Money token and a card that is worth 200 $, not two Money tokens."""
    t = quiet_table(edit=shopping)
    t.g.buying, t.g.buyer = "melting_point", 0
    options: list[Paying] = [PayUp(), Money(-1), Resell(0, "knuckle_serum"), TakeBack()]
    question = ask.PayShop(0, options, "melting_point", 700)
    assert Player(1).answer(t.g, question) == Resell(0, "knuckle_serum")


def test_a_card_that_helps_nobody_is_not_bought() -> None:
    t = quiet_table(edit=shopping)
    question = ask.Shop(0, [PASS, Buy("smelling_salts")], 0)
    assert Player(1).answer(t.g, question) == PASS


def test_a_card_that_helps_is_bought() -> None:
    t = quiet_table(edit=shopping, loot={"salvador": [MONEY]})
    question = ask.Shop(0, [PASS, Buy("smelling_salts"), Buy("double_bubble")], 0)
    assert Player(1).answer(t.g, question) == Buy("double_bubble")
