"""The Vault Hunters' turn: one hunter after another acts."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Doing
from sobremesa.games.torgue.events import Activated, ActivationEnded, Reloaded
from sobremesa.games.torgue.options import (
    Act,
    Acting,
    Activate,
    EndActivation,
    Gather,
    GatherVomit,
    Reload,
    Start,
)
from sobremesa.games.torgue.state import NOBODY, Hunter, Item, Show, Stage
from sobremesa.kernel import Flow

from .actions import action_options, after_kills, without_twins
from .causes import Deed
from .deeds import gunzerk, is_open, perform, react, settle_windows
from .loot import gather, gather_options, loot_options, use_loot
from .movement import actor_of
from .spotlight import note_feat, settle_star
from .upkeep import equipped, heal, swap_item, wounded_tokens

END = EndActivation()


def hunters_turn(g: Show) -> Flow[None]:
    """Until every hunter in play has been activated: tor.round.hunter-turn."""
    while True:
        if g.active == NOBODY:
            waiting = [h.id for h in g.in_play() if not h.activated]
            if not waiting:
                break
            options = [Activate(number) for number in waiting]
            answer = yield from ask.Activate(g.lead, options, group=g.rest, anchor=True)
            begin(g, g.hunters[answer.hunter])
        yield from activation(g, g.hunters[g.active])
    begin_enemies(g)


def begin_enemies(g: Show) -> None:
    """The enemies' turn is another turn: what counts per turn begins anew."""
    new_turn(g)
    g.stage = Stage.ENEMIES
    g.begun = False


def new_turn(g: Show) -> None:
    """tor.ruling.turn-limit-scope."""
    for hunter in g.hunters:
        hunter.grenades = hunter.gunzerks = 0
        hunter.used = ()
        hunter.fumbled = False
        hunter.waived = ()
        if hunter.star and g.book.content.stars[hunter.star].when == "defends":
            hunter.feats = 0
    for companion in g.companions.values():
        companion.fumbled = False


def begin(g: Show, hunter: Hunter) -> None:
    """The hunter becomes the active miniature: tor.activation.active."""
    g.active = hunter.id
    hunter.activated = True
    hunter.once = 0
    g.gathers = 3
    rules = g.sheet(hunter).rules
    g.start_effects = tuple(name for name in ("heal_at_start", "reload_at_start") if rules[name])
    if not g.book.content.stars[hunter.star].anytime:
        hunter.feats = 0
    g.tell(Activated(hunter.id))


def activation(g: Show, hunter: Hunter) -> Flow[None]:
    """The hunter acts until it is done or gone: tor.activation.act-until."""
    while hunter.zone >= 0 or g.doing is not None:
        if g.doing is not None:
            yield from _carry_out(g, hunter, g.doing)
            g.doing = None
            continue
        answer = yield from _ask(g, hunter)
        match answer:
            case EndActivation():
                break
            case Act(mini, action):
                g.gathers, g.start_effects = 0, ()
                g.doing = Doing(mini, action)
            case Start(effect):
                yield from _start_effect(g, hunter, effect)
            case Gather(mini) | GatherVomit(mini):
                yield from gather(g, hunter, actor_of(g, mini).zone, answer)
            case _:
                yield from use_loot(g, answer)
    yield from _end(g, hunter)


def _carry_out(g: Show, hunter: Hunter, doing: Doing) -> Flow[None]:
    """An action, the Reactions to it, and skills that look at what it eliminated."""
    deed = Deed(hunter.id, doing)
    deed.hurts = g.windows
    if not doing.over:
        yield from perform(g, deed, doing.action)
        doing.over = True
    if is_open(g):
        yield from settle_windows(g)
    if doing.slain:
        yield from after_kills(g, deed)


def _ask(g: Show, hunter: Hunter) -> ask.Act:
    """Everything the hunter may do now; other seats may use their loot meanwhile.

    A hunter that can do nothing more is done: tor.ruling.no-empty-choice.
    """
    options = act_options(g, hunter)
    meanwhile: dict[int, ask.LootMeanwhile] = {}
    for other in g.hunters if len(options) > 1 else ():
        loot = loot_options(g, other) if other.loot and other.id != hunter.id else []
        if loot and other.seat == hunter.seat:
            options += loot
        elif loot and other.seat in meanwhile:
            before = meanwhile[other.seat]
            before.options = [*before.options, *loot]
        elif loot:
            meanwhile[other.seat] = ask.LootMeanwhile(other.seat, loot, other.id)
    return ask.Act(hunter.seat, options, hunter.id, also=(*meanwhile.values(),), anchor=True)


def act_options(g: Show, hunter: Hunter) -> list[Acting]:
    """The hunter's and its companion's actions, Gather, loot and what begins an activation."""
    actions = action_options(g, hunter, hunter.id)
    companion = g.companion(hunter)
    if companion is not None:
        actions = without_twins(g, hunter, actions + action_options(g, hunter, companion.id))
    options: list[Acting] = [*actions]
    if g.gathers & 1:
        options += gather_options(g, hunter, hunter.id, hunter.zone)
    apart = companion is not None and companion.zone != hunter.zone
    if apart and g.gathers & 2 and g.sheet(hunter).rules["companion_gathers"]:
        assert companion is not None
        options += gather_options(g, hunter, companion.id, companion.zone)
    options += [Start(effect) for effect in g.start_effects if _starts(g, hunter, effect)]
    if hunter.loot:
        options += loot_options(g, hunter)
    options.append(END)
    return options


def _starts(g: Show, hunter: Hunter, effect: str) -> bool:
    if effect == "heal_at_start":
        return bool(wounded_tokens(hunter))
    return bool(_empty_guns(g, hunter))


def _empty_guns(g: Show, hunter: Hunter) -> list[str]:
    return [
        item.card for item in hunter.gear if item.spent and g.book.gear[item.card].kind == "gun"
    ]


def _start_effect(g: Show, hunter: Hunter, effect: str) -> Flow[None]:
    """Skills and mods at the start of an activation: tor.ruling.activation-start."""
    g.start_effects = tuple(each for each in g.start_effects if each != effect)
    amount = g.sheet(hunter).rules[effect]
    if effect == "heal_at_start":
        yield from heal(g, hunter, amount)
        return
    for _ in range(amount):
        empty = _empty_guns(g, hunter)
        if empty:
            options = [Reload(card) for card in empty]
            answer = yield from ask.Reload(hunter.seat, options, hunter.id)
            item = equipped(hunter, answer.card)
            assert item is not None
            swap_item(hunter, item, Item(item.card, False, item.tokens))
            g.tell(Reloaded(hunter.id, (item.card,)))


def _end(g: Show, hunter: Hunter) -> Flow[None]:
    """GUNZERKER, then the star move, then Cryo leaves: tor.ruling.activation-end."""
    most = 1 + g.sheet(hunter).rules["gunzerker_attacks"]
    while hunter.zone >= 0 and hunter.gunzerks < most:
        deed = Deed(hunter.id, Doing(hunter.id))
        made = yield from gunzerk(g, deed)
        if not made:
            break
        yield from react(g, deed.hurts)
        yield from after_kills(g, deed)
    if hunter.zone >= 0:
        note_feat(g, hunter, "ends_beside", g.enemies_in[hunter.zone])
    settle_star(g, hunter)
    hunter.met = False
    hunter.cryo = 0
    g.tell(ActivationEnded(hunter.id))
    g.active = NOBODY
    g.gathers, g.start_effects = 0, ()
