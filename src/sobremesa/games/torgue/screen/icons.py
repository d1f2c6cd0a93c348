"""Signs of things that stand on the board, on cards and beside choices."""

from sobremesa.kernel.silhouettes import Silhouettes

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

FIGURES = Silhouettes(
    {
        "psycho": ("wolf-head", "jason-mask"),
        "badass_psycho": ("brute", "trap-mask"),
        "badass_marauder": ("masked-spider", "gas-mask"),
        "skag_pup": ("sniffing-dog", "hyena-head"),
        "spitter_skag": ("vomiting", "snake-bite"),
        "badass_skag": ("hound", "croc-jaws"),
        "the_accountant": ("cash", "spy"),
        "bolt_mama": ("bolt-shield", "lightning-mask"),
        "lady_static": ("lightning-helix", "medusa-head"),
        "salvador": ("desert-eagle", "two-pistols"),
        "mordecai": ("hawk-emblem", "doctor-face"),
        "moze": ("mecha-head", "vr-headset"),
    }
)
"""One silhouette for each kind, readable at a glance."""
