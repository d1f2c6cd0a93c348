"""What makes Zombie Heroes worse: the effects of their abilities."""

from __future__ import annotations

from .effect_base import Effect, KindName
from .goals import Some


class MoreWounds(Effect, frozen=True, kw_only=True, tag="more-wounds"):
    """Its attacks inflict more Wounds."""

    wounds: Some


class ActsMore(Effect, frozen=True, kw_only=True, tag="acts-more"):
    """It has more Actions than other Zombie Heroes."""

    count: Some


class Calls(Effect, frozen=True, kw_only=True, tag="calls"):
    """At the beginning of each Spawn step Horde Zombies appear in its Zone."""

    type: KindName
    count: Some


class Wings(Effect, frozen=True, kw_only=True, tag="wings"):
    """Each of its moves may be over two Zones."""


class Intangible(Effect, frozen=True, kw_only=True, tag="intangible"):
    """It cannot be hit from another Zone."""


class StealsPower(Effect, frozen=True, kw_only=True, tag="steals-power"):
    """When it attacks, every hero in its Zone first loses Power."""

    loss: Some


class Vines(Effect, frozen=True, kw_only=True, tag="vines"):
    """Leaving its Zone or one beside it costs one more Action."""


class Spurs(Effect, frozen=True, kw_only=True, tag="spurs"):
    """Horde Zombies of a type in its Zone have one more Action."""

    type: KindName


OfFallen = MoreWounds | ActsMore | Calls | Wings | Intangible | StealsPower | Vines | Spurs
