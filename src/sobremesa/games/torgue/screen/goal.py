"""What the match is about: always in sight."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.torgue.rules.goals import done, is_reached
from sobremesa.games.torgue.rules.interlude import in_interlude, next_scenario
from sobremesa.games.torgue.state import Show
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Fact, Panel, Tone

from .names import Names


def goal(g: Show, names: Names) -> Panel:
    """The scenario, the quarry or what comes next, how far it has come, and what would lose it."""
    text = names.text
    if in_interlude(g):
        mission = next_scenario(g)
        title = text("interlude-title", mission=text(f"mission-{mission}"))
        return Panel(id="goal", title=title, kind="goal", text=text(f"mission-{mission}-about"))
    mission = "wanted" if g.wanted or g.scenario is None else g.arena
    scenario = g.scenario if not g.wanted else None
    now = (done(g, scenario), is_reached(g, scenario)) if scenario is not None else ()
    key = "goal", g.book, mission, g.wanted, g.quarry, now, g.fired
    return part(names, key, lambda: _goal(g, mission, names))


def _goal(g: Show, mission: str, names: Names) -> Panel:
    text = names.text
    return Panel(
        id="goal",
        title=text(f"mission-{mission}"),
        kind="goal",
        text=text(f"mission-{mission}-about"),
        facts=(*_progress(g, names), _losses(g, names)),
    )


def _progress(g: Show, names: Names) -> Iterator[Fact]:
    text, scenario = names.text, g.scenario
    if g.wanted:
        prey = text(f"enemy-{names.content.wanted.cards[g.wanted].unique}")
        yield Fact(name=text("loot-wanted"), text=prey, icon="wanted-reward")
        if g.quarry:
            yield Fact(text=text("goal-wanted"), tone="good")
    elif scenario is not None and scenario.goal != "boss":
        now = text(f"goal-{scenario.goal}", now=done(g, scenario), most=scenario.needed)
        yield Fact(name=text("chip-goal"), text=now, icon="flag-objective")
        if scenario.goal != "hunt" and is_reached(g, scenario):
            yield Fact(text=text("goal-reached"), tone="good")
    if scenario is not None and g.book.plug:
        late: Tone = "warn" if g.fired >= g.book.plug - 1 else ""
        fired = text("out-of", now=g.fired, most=g.book.plug)
        name = text("announcement-youre_fired")
        yield Fact(name=name, text=fired, icon="hourglass", tone=late)


def _losses(g: Show, names: Names) -> Fact:
    """By what the match would be lost: tor.defeat.no-respawn, tor.wanted.lose."""
    text = names.text
    losses = [text("lose-respawn" if g.scenario is not None and not g.wanted else "lose-wanted")]
    if g.scenario is not None and g.book.plug:
        losses.append(text("lose-plug", rounds=g.book.plug))
    return Fact(name=text("lose"), text=", ".join(losses), icon="death-skull", tone="bad")
