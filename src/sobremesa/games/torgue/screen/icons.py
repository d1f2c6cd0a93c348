"""Signs of things that stand on the board, on cards and beside choices."""

LOOT_ICONS = {
    "ammo": "bullets",
    "gun": "pistol-gun",
    "health": "first-aid-kit",
    "legendary": "trophy-cup",
    "level_up": "trophy",
    "money": "cash",
    "wanted": "wanted-reward",
}
TOKEN_ICONS = {
    "burn": "burning-embers",
    "corrosion": "acid-blob",
    "cryo": "frozen-orb",
    "radiation": "radioactive",
    "shock": "lightning-arc",
    "slag": "vomiting",
    "stun": "knockout",
}
ACTION_ICONS = {
    "bear_fist": "fist",
    "fists": "fist",
    "hold": "frozen-orb",
    "interact": "hand",
    "kit": "medical-pack",
    "minigun": "minigun",
    "move": "walk",
    "repair": "auto-repair",
    "swap": "knapsack",
    "talons": "claws",
    "trade": "trade",
}
ATTACK_ICONS = {"melee": "fist", "ranged": "crosshair"}
"""Of attacks without a sign of their own, by their attributes."""
THING_ICONS = {
    "chest": "locked-chest",
    "crate": "wooden-crate",
    "deliver": "wooden-crate",
    "machine": "vending-machine",
    "plant": "dynamite",
    "terminal": "tv",
}
