"""Any game and mission as an environment: PettingZoo's for every seat, Gymnasium's for one.

    from sobremesa.agents.learning import Turns
    env = Turns("incursion", "m1")

docs/agents.md says what an agent sees and how its numbers are options. It takes the extra `rl`.
"""

from gymnasium.envs.registration import register

from .at_once import AtOnce
from .layout import Layout
from .seat import Seat
from .turns import Turns

register(id="sobremesa/Seat-v0", entry_point="sobremesa.agents.learning.seat:Seat")

__all__ = ["AtOnce", "Layout", "Seat", "Turns"]
