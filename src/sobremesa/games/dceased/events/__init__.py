"""What happens in DCeased, told to the chronicle, the screen and the laboratory.

Zones go by their names, so that an event can be told without its map.
"""

from . import attacks, civilians, deeds, enemies, missions, spawning, turns

__all__ = ["attacks", "civilians", "deeds", "enemies", "missions", "spawning", "turns"]
