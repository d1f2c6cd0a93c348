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
    "bloodwing_fists": "fist",
    "fists": "fist",
    "hold": "frozen-orb",
    "interact": "hand",
    "iron_bear_fists": "fist",
    "kit": "medical-pack",
    "minigun": "minigun",
    "move": "walk",
    "repair": "auto-repair",
    "swap": "knapsack",
    "talons": "claws",
    "trade": "trade",
}
THING_ICONS = {
    "chest": "locked-chest",
    "crate": "wooden-crate",
    "deliver": "wooden-crate",
    "machine": "vending-machine",
    "plant": "dynamite",
    "terminal": "tv",
}
