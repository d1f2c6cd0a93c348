"""The words of the content: what enemies, events, scenarios and cards may be told to do.

Each word is a small piece of the rules. Some things have short names in the game's own content,
which stay as they are, since records hold a fingerprint of it: `SHORT` says what they stand for.
"""

from __future__ import annotations

from sobremesa.kernel.vocabulary import Vocabulary, Word

from .traits import ELEMENTS, TOKEN_OF

TOKENS = (*TOKEN_OF.values(), "stun")
PSYCHO = "psycho"
"""The family that is eaten and that hurries, unless a card names another."""

ENEMY_STEPS: Vocabulary = {
    "attack": Word(
        "Attack a hunter in range and sight: the one of an Attack order, or with `at` the nearest "
        "without the Spotlight, or the one with it. `force` is added to its own.",
        reads={"at": (), "range": (), "force": (), "resist": (), "effects": ()},
    ),
    "audit": Word(
        "Each hunter with `amount` loot tokens or more loses one of its choice.", needs=("amount",)
    ),
    "boom": Word("Run to a hunter and go off with `force`; no loot.", needs=("force",)),
    "gain": Word(
        "More `force` and `effects` for its attacks in this turn.",
        reads={"force": (), "effects": ()},
    ),
    "harden": Word("`amount` more Defence until the next enemies' turn begins.", needs=("amount",)),
    "leech": Word("Heal 1 for each hunter whose tokens are all RED."),
    "mend": Word("Heal `amount`.", needs=("amount",)),
    "move": Word("Carry out a Move order, `steps` zones far if told.", reads={"steps": ()}),
    "rampage": Word("Attack every hunter within 1 zone once."),
    "recharge": Word("Ready all its shield tokens."),
    "roar": Word("All others of its family carry out a Move order."),
    "snack": Word(
        "Remove a vomit or an enemy of the family `who` (psycho if not told) within `range` and "
        "heal `amount`.",
        reads={"who": (), "range": ()},
        needs=("amount",),
    ),
    "spawn": Word("`amount` enemies of a `kind` appear where it stands.", needs=("kind", "amount")),
    "zap": Word(
        "Each hunter within `range` gets a `token`.", reads={"range": ()}, needs=("token",)
    ),
}
REPLY_STEPS: Vocabulary = {
    "approach": Word("Move towards the attacker, `steps` zones if told.", reads={"steps": ()}),
    "attack": Word("Attack the attacker, if it is in range and sight."),
    "blast": Word("The attacker is struck with `force`.", needs=("force", "resist")),
    "fine": Word("The attacker loses a loot token of its choice."),
    "taint": Word("The attacker gets a `token`.", needs=("token",)),
}
EVENT_STEPS: Vocabulary = {
    "appetite": Word(
        "The Boss heals `amount` and recharges; without a Boss another event comes.",
        needs=("amount",),
    ),
    "attack": Word(
        "An attack with Force `amount` on the hunter with the most RED tokens (`reddest`), or on "
        "all in the zone of the Spotlight (`beside`).",
        reads={"who": ("reddest", "beside")},
        needs=("amount", "resist"),
    ),
    "barrel": Word("A random unused Barrel appears beside the Spotlight hunter."),
    "camera": Word("The Spotlight goes to the next hunter clockwise."),
    "card": Word("The Spotlight hunter draws a card of a `deck`.", needs=("deck",)),
    "defence": Word(
        "Enemies have `amount` more Defence until the next enemies' turn.", needs=("amount",)
    ),
    "force": Word("Enemies have `amount` more Force in this round.", needs=("amount",)),
    "gouge": Word("To respawn costs twice as much in this round."),
    "haste": Word(
        "Enemies of the family `who` (psycho if not told, the same in all events) move `amount` "
        "zones more in this round.",
        reads={"who": ()},
        needs=("amount",),
    ),
    "heal": Word("The Spotlight hunter heals `amount`.", needs=("amount",)),
    "jackpot": Word("A Money token for the pool."),
    "samples": Word("Each hunter draws a loot token."),
    "smoke": Word("Attack orders become Move orders in this turn."),
    "spawn": Word(
        "`amount` enemies of a `kind` appear at the spawn zone `nearest` to the Spotlight, "
        "`farthest` from it, or at the one with the lowest number (`first`).",
        reads={"where": ("nearest", "farthest", "first")},
        needs=("kind", "amount"),
    ),
    "surge": Word("All miniatures recharge."),
    "sweep": Word("All loot on the floor goes back into the bag."),
    "token": Word(
        "A `token` for the Spotlight hunter (`spotlight`), all hunters (`hunters`), those with a "
        "shield (`shielded`), or all miniatures (`all`).",
        reads={"who": ("spotlight", "hunters", "shielded", "all")},
        needs=("token",),
    ),
    "tyre": Word("A Tyre in the zone of the Spotlight hunter, if there is room."),
}
ORDERS: Vocabulary = {
    "ammo": Word(
        "Out of Ammo for the Spotlight hunter, the others, all, or one that the group chooses.",
        values=("spotlight", "others", "all", "choice"),
    ),
    "attack": Word("Every enemy attacks."),
    "burn": Word("Every hunter gets a Burn token."),
    "event": Word("An event is drawn; its own orders come next."),
    "move": Word("Every enemy moves."),
    "slaughter": Word("Slaughter begins: the scenario says what that does."),
    "spawn": Word("Enemies appear as the scenario says; in a Wanted mission the Unique acts."),
    "special": Word("Every enemy carries out its special actions."),
}
GOALS: Vocabulary = {
    "boss": Word("Eliminate the Boss; that ends the campaign."),
    "crates": Word("Bring `needed` crates (`o` on the map) to a New-U Station."),
    "hunt": Word("Eliminate the Unique: of those that begin on the map, none is left."),
    "kills": Word("Eliminate `needed` enemies."),
    "pillars": Word("Blow up `needed` pillars (`o`) with bombs out of ammo chests (`a`)."),
    "survive": Word("Be there at the end of round `needed`."),
    "terminals": Word(
        "Find `needed` terminals in ammo chests (`a`) and switch them on. Before the last one the "
        "secret box is read, if there is one; a Unique that it brings has to fall as well."
    ),
}
SLAUGHTER: Vocabulary = {
    "boss_movement": Word("The Boss moves so many zones more."),
    "boss_recharges": Word("The Boss recharges when Slaughter begins."),
    "dark": Word("Attacks of hunters over 2 zones or more are so much worse."),
    "force": Word("Enemies have so much more Force."),
    "movement": Word("Enemies move so many zones more."),
    "stun": Word("Attacks of enemies have Stun."),
}
BOXES: Vocabulary = {
    "done": Word("N of the goal are done.", number=True),
    "fired": Word("The Announcement of rank 0 has come N times.", number=True, usual="1"),
    "round": Word("It is round N.", number=True),
}
BONUSES: Vocabulary = {
    "announcement_left": Word("A ranked Announcement is still face up at the end."),
    "done": Word("The goal was reached with N or more: kills, crates, pillars.", number=True),
    "four_crates": Word("Short for `done:4`."),
    "never_fired": Word("You're Fired! was never carried out."),
}
SPECIAL_RULES: Vocabulary = {
    "axe_first": Word(
        "On an Attack order the Unique, if it reaches nobody, carries out those special actions "
        "that begin with an attack, and then moves."
    ),
    "feeds_on_escorts": Word(
        "The Unique heals N when another enemy falls within 1 zone of it.", number=True, usual="1"
    ),
    "no_escort_loot": Word("Only the Unique leaves loot."),
    "radiation_start": Word("Short for `start:radiation`."),
    "shields_spent": Word("Shields of hunters are spent at the start."),
    "soft_barrels": Word("Barrels have Defence N.", number=True, usual="3"),
    "start": Word("Each hunter begins with a token.", values=TOKENS),
    "unique_stays": Word("The Unique never moves."),
    "vomit": Word("Who clears vomit gets a token.", values=TOKENS),
    "vomit_slag": Word("Short for `vomit:slag`."),
}
SHORT = {
    "four_crates": "done:4",
    "radiation_start": "start:radiation",
    "vomit_slag": "vomit:slag",
}
FLAWS: Vocabulary = {
    "burn": Word("The hunter catches fire."),
    "stun": Word("The hunter is stunned."),
    "wound": Word("The hunter suffers one wound more."),
}
CHEST_CONTENTS: Vocabulary = {
    "ammo_card": Word("A card of the ammo deck."),
    "explosion": Word("It explodes."),
    "guns_card": Word("A card of the guns deck."),
    "loot": Word("A loot token."),
    "meds_card": Word("A card of the meds deck."),
    "money": Word("A Money token for the pool."),
    "objective": Word("What the scenario is about: a terminal or a bomb; else nothing."),
    "torgue_card": Word("A card of the TORGUE deck."),
}
BARREL_BACKS: Vocabulary = {
    **{element: Word(f"It leaves tokens of {element}.") for element in ELEMENTS},
    "key": Word("The key for loot chests, only where a scenario says `key_barrel`."),
    "plain": Word("It explodes, no more."),
}
STARS: Vocabulary = {
    "barrel": Word("Make so many Barrels explode."),
    "crit": Word("Attack with a crit."),
    "defends": Word("Succeed with so many defences in one enemies' turn."),
    "ends_beside": Word("End the activation in a zone with so many enemies."),
    "far_kill": Word("Eliminate an enemy so many zones away, or more."),
    "fumble": Word("Attack with a fumble."),
    "loot": Word("Take so many loot tokens in one activation."),
    "melee_kills": Word("Eliminate so many enemies in melee in one activation."),
    "ranged_kills": Word("Eliminate so many enemies at range in one activation."),
    "reaction_kill": Word("Eliminate an enemy in a Reaction."),
    "survives": Word("Survive the fight for life."),
    "wounds": Word("Deal so many wounds in one activation."),
}
SPECIALS: Vocabulary = {
    "astral_hold": Word("ASTRAL HOLD: freeze an enemy by Will."),
    "field_repair": Word("FIELD REPAIR: get a companion with HULL going again by Tech."),
    "gunzerker": Word("GUNZERKER: at the end of the activation a free shot with another gun."),
    "marked_prey": Word("MARKED PREY: +1 against a target next to the companion."),
}
SCOPES: Vocabulary = {
    "all": Word("All attacks of the hunter."),
    "elemental": Word("Its attacks that have an element."),
    "elemental_gun": Word("Its attacks with a gun that has an element."),
    "far3": Word("Attacks over 3 zones or more."),
    "far4": Word("Attacks over 4 zones or more."),
    "fists": Word("The base action Melee."),
    "green_gun": Word("Attacks with a gun, paid with a green token."),
    "grenade": Word("Grenades."),
    "gun": Word("Guns."),
    "gunzerker": Word("GUNZERKER attacks."),
    "hold": Word("ASTRAL HOLD; only for `bands`."),
    "melee": Word("Attacks by Melee."),
    "pistol": Word("Guns with the effect `pistol`."),
    "reaction": Word("Attacks in Reactions."),
}
"""The attacks of a hunter that a boon changes; those of companions are named by their ids."""
RULES: Vocabulary = {
    "companion_gathers": Word("The companion may Gather."),
    "crit_keeps_grenade": Word("A crit with a grenade does not spend it."),
    "ego": Word("+N when this shield defends, with the Spotlight."),
    "field_kit": Word("A Medicine action that heals somebody nearby N."),
    "free_holds": Word("One free ASTRAL HOLD per activation."),
    "grenades": Word("N more grenades per turn."),
    "gunzerker_any_gun": Word("GUNZERKER with a gun that was used."),
    "gunzerker_attacks": Word("N more GUNZERKER attacks per turn."),
    "gunzerker_in_fight": Word("A free GUNZERKER attack in the fight for life."),
    "heal_after_ranged": Word("Once per activation a ranged elimination heals N."),
    "heal_at_start": Word("Heal N when the activation starts."),
    "health_bonus": Word("Health tokens heal N more."),
    "hold_heals": Word("A successful ASTRAL HOLD heals N."),
    "hold_second": Word("ASTRAL HOLD takes another enemy of the zone as well."),
    "ignores_lethal": Word("Attacks on the hunter lose Lethal."),
    "nova": Word("When the shield is all spent, Force N against the enemies in the zone."),
    "phoenix": Word("When the shield is all spent, the enemies in the zone catch fire."),
    "picks_loot": Word("Choose among one loot token more for each elimination."),
    "readies_shield": Word("Ready N spent shield tokens each round."),
    "reload_at_start": Word("Reload a gun when the activation starts."),
    "saved_guns": Word("Out of Ammo spares N guns."),
    "spotlight_defence": Word("+N to defence with the Spotlight."),
    "step_after_melee": Word("Once per activation a zone further after a melee elimination."),
    "step_after_ranged": Word("Once per activation a zone further after a ranged elimination."),
    "thorns": Word("Who spends the shield in melee suffers a wound."),
    "wounds_frozen": Word("N more wounds for frozen enemies."),
}
