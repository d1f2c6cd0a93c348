## The game

game-title = Mister Torgue's Bloody Arena
game-about = Four Vault Hunters against a whole television show. All on one side, and the audience wants blood. Cards, maps and scenarios are our own: the rulebook does not hold those of the box.
game-icon = bright-explosion
mission-opening_night = Opening Night
mission-opening_night-about = Twenty-six kills before they throw you off the set. On with the show.
mission-hot_sauce_run = Hot Sauce Run
mission-hot_sauce_run-about = Bring three crates of hot sauce to a Station. Whoever carries one, shines.
mission-blackout = Blackout
mission-blackout-about = Find the three terminals and switch them on. Somebody waits in the dark.
mission-demolition_derby = Demolition Derby
mission-demolition_derby-about = Find bombs, plant them at three pillars, and run.
mission-reap_what_you_sow = Reap What You Sow
mission-reap_what_you_sow-about = The Psychoreaver, live. Only one of you gets paid.
mission-wanted = Wanted
mission-wanted-about = A short hunt: one target with a name, and its escorts.
mission-the_caves = The Caves
mission-the_barrel_bunker = The Barrel Bunker
mission-the_power_station = The Power Station
mission-hells_kitchen = Hell's Kitchen
mission-the_tyre_dump = The Tyre Dump
mission-skag_gully = Skag Gully
mission-the_watering_hole = The Watering Hole
mission-the_secret_cellar = The Secret Cellar
mission-the_border_post = The Border Post
mission-the_cauldron = The Cauldron
window-loot = Loot before a wound
window-reaction = Reactions to attacks that wound
setting-level = Level of the Vault Hunters
setting-level-about = How many levels the group starts with.
setting-gear = Equipment cards
setting-gear-about = How many random cards each Vault Hunter gets at the start.
setting-party = Party
setting-party-about = Whoever takes what is recommended need not read skill trees first: the show begins at once.
setting-party-own = We choose everything
setting-party-hunters = Our hunters; trees and places as recommended
setting-party-recommended = All as recommended
setting-plug = Rounds of You're Fired!
setting-plug-about = The last of them ends the scenario; 0 lets it go on for ever.
setting-campaign = Campaign game
setting-campaign-about = After the scenario comes the Interlude, and what was won goes on to the next.
setting-map = Wanted map
setting-map-about = The number of the map; 0 leaves it to the die.
role-player1 = Player 1
role-player2 = Player 2
role-player3 = Player 3
role-player4 = Player 4

## Who is who

money = ${ $amount }

hunter-salvador = Salvador
hunter-mordecai = Mordecai
hunter-amara = Amara
hunter-moze = Moze
companion-bloodwing = Bloodwing
companion-iron_bear = Iron Bear
enemy-psycho = Psycho
enemy-suicide_psycho = Suicide Psycho
enemy-badass_psycho = Badass Psycho
enemy-marauder = Marauder
enemy-badass_marauder = Badass Marauder
enemy-bruiser = Bruiser
enemy-nomad = Nomad
enemy-shotgun_tink = Shotgun Tink
enemy-goliath = Goliath
enemy-skag_pup = Skag Pup
enemy-spitter_skag = Spitter Skag
enemy-badass_skag = Badass Skag
enemy-nine_fingers = Nine Fingers
enemy-queen_retch = Queen Retch
enemy-the_accountant = The Accountant
enemy-bolt_mama = Bolt Mama
enemy-uncle_fuse = Uncle Fuse
enemy-lady_static = Lady Static
enemy-big_brunch = Big Brunch
enemy-tiny_catastrophe = Tiny Catastrophe
enemy-psychoreaver = Psychoreaver
enemy = Enemy
enemies = Enemies
nobody = nobody
nothing = nothing
nowhere = nowhere
numbered = { $name } { $number }
zone = zone { $zone }
station = New-U Station
spawn-place = spawn zone { $number }
spawn-mark = S{ $number }
attribute-will = Will
resist-will = attacks resisted with Will
attribute-medicine = Medicine
resist-medicine = attacks resisted with Medicine
attribute-ranged = Ranged
resist-ranged = attacks resisted with Ranged
attribute-reflexes = Reflexes
resist-reflexes = attacks resisted with Reflexes
attribute-melee = Melee
resist-melee = attacks resisted with Melee
attribute-tech = Tech
resist-tech = attacks resisted with Tech
resist-any = any attack
colour-red = red
colour-yellow = yellow
colour-green = green
band-run = { $low }–{ $high }
band-beyond = { $low }+
token-burn = Burn
token-corrosion = Corrosion
token-cryo = Cryo
token-radiation = Radiation
token-shock = Shock
token-slag = Slag
token-stun = Stun
token-state = { $spent ->
    [yes] spent
   *[no] available
}
effect-accurate = roll +
effect-ammo_eater = Ammo Eater
effect-charge = Charge
effect-crowd_control = Crowd Control
effect-disposable = Disposable
effect-explosive = Explosive
effect-extra = additional wounds: 1d
effect-lethal = Lethal
effect-overload = Overload
effect-pistol = Pistol
effect-precision = Precision
effect-run_and_gun = Run and Gun
effect-small_magazines = Small Magazines
effect-stun = Stun
effect-suppression = Suppression
effect-swift = Swift
effect-corrosion = Corrosion
effect-cryo = Cryo
effect-incendiary = Incendiary
effect-radiation = Radiation
effect-shock = Shock
effect-slag = Slag
effect-chosen = the chosen element
effect-critical = Critical ({ $effect })

## Skills and gear

scope-all = your attacks
scope-bear_fist = Bear Fist
scope-elemental = your elemental attacks
scope-elemental_gun = your elemental gun attacks
scope-far3 = your attacks at distance 3 or more
scope-far4 = your attacks at distance 4 or more
scope-fists = your base Melee action
scope-green_gun = your gun attacks paid with green
scope-grenade = your grenades
scope-gun = your guns
scope-gunzerker = GUNZERKER
scope-hold = ASTRAL HOLD
scope-melee = your melee attacks
scope-minigun = Minigun
scope-pistol = your pistols
scope-reaction = your Reaction attacks
scope-talons = Talons
boon-attribute = { $attribute } +{ $amount }
boon-companion = companion's { $attribute } +{ $amount }
boon-gains = { $scope }: now with { $effects }
boon-loses = { $scope }: no longer with { $effects }
boon-bands = { $scope }: also range { $bands }
boon-defends = you may use { $other } against { $resist }
boon-immune = you never receive: { $tokens }
boon-token = one more { $colour } token
boon-companion-token = the companion gains a { $colour } token of its own
boon-companion-shield = the companion gains a { $colour } shield token
rule-companion_gathers = your companion may Gather
rule-crit_keeps_grenade = a crit with a grenade does not spend it
rule-ego = +{ $amount } when this shield defends while you hold the Spotlight
rule-field_kit = Medicine action: a Vault Hunter nearby heals { $amount }
rule-free_holds = one free ASTRAL HOLD per activation
rule-grenades = one more grenade per turn
rule-gunzerker_any_gun = GUNZERKER works with a gun already used
rule-gunzerker_attacks = one more GUNZERKER per turn
rule-gunzerker_in_fight = a free GUNZERKER when you fight for your life
rule-heal_after_ranged = once per activation, a ranged elimination heals you { $amount }
rule-heal_at_start = heal { $amount } when your activation starts
rule-health_bonus = your Health tokens heal { $amount } more
rule-hold_heals = a successful ASTRAL HOLD heals you { $amount }
rule-hold_second = ASTRAL HOLD also takes another enemy of the zone
rule-ignores_lethal = attacks on you lose Lethal
rule-nova = when it is all spent, a Force { $amount } wave against the enemies in your zone
rule-phoenix = when it is all spent, the enemies in your zone catch fire
rule-picks_loot = your eliminations let you choose among one more loot token
rule-readies_shield = ready { $amount ->
    [one] one shield token
   *[other] { $amount } shield tokens
} at the end of the round
rule-reload_at_start = reload a gun when your activation starts
rule-saved_guns = Out of Ammo spares one gun
rule-spotlight_defence = +{ $amount } to defence while you hold the Spotlight
rule-step_after_melee = once per activation, move 1 zone after a melee elimination
rule-step_after_ranged = once per activation, move 1 zone after a ranged elimination
rule-thorns = whoever spends your shield in melee suffers a wound
rule-wounds_frozen = +{ $amount } { $amount ->
    [one] wound
   *[other] wounds
} to frozen enemies
tree-bullet_chewer = Bullet Chewer
tree-reload_rampage = Reload Rampage
tree-meat_wall = Meat Wall
tree-long_eye = Long Eye
tree-falconer = Falconer
tree-quickdraw = Quickdraw
tree-six_fists = Six Fists
tree-storm_dancer = Storm Dancer
tree-inner_eye = Inner Eye
tree-bear_mother = Bear Mother
tree-boom_school = Boom School
tree-bottomless_mags = Bottomless Mags
special-rule-gunzerker = GUNZERKER: at the end of the activation, a free shot with a gun you have not used.
special-rule-marked_prey = MARKED PREY: +1 against a target next to Bloodwing.
special-rule-astral_hold = ASTRAL HOLD: freeze an enemy by Will.
special-rule-field_repair = FIELD REPAIR: get Iron Bear going again by Tech.
gear-caracal = Caracal
gear-adapting_skag = Adapting Skag
gear-nuclear_bloodgun = Nuclear Bloodgun
gear-superlady_scar = Superlady Scar
gear-chatterbox = Chatterbox
gear-barn_doorbell = Barn Doorbell
gear-polite_cough = Polite Cough
gear-long_goodbye = Long Goodbye
gear-third_opinion = Third Opinion
gear-melting_point = Melting Point
gear-brain_freeze = Brain Freeze
gear-hot_take = Hot Take
gear-tickle_me_volt = Tickle Me Volt
gear-purple_drain = Purple Drain
gear-glow_stick = Glow Stick
gear-boom_broom = Boom Broom
gear-needlessly_loud = Needlessly Loud
gear-saw_axe = Saw Axe
gear-door_knocker = Door Knocker
gear-paper_rocket = Paper Rocket
gear-pocket_firework = Pocket Firework
gear-sticky_situation = Sticky Situation
gear-acid_reflux = Acid Reflux
gear-ice_bucket = Ice Bucket
gear-spark_plug = Spark Plug
gear-slag_bag = Slag Bag
gear-half_life = Half-Life
gear-hot_potato = Hot Potato
gear-pebble_of_doom = Pebble of Doom
gear-extended_clip = Extended Clip
gear-belt_feeder = Belt Feeder
gear-bandolier = Bandolier
gear-elemental_primer = Elemental Primer
gear-sling_glove = Sling Glove
gear-cardboard_aegis = Cardboard Aegis
gear-double_bubble = Double Bubble
gear-green_wall = Green Wall
gear-red_tape = Red Tape
gear-nova_vest = Nova Vest
gear-thorn_bubble = Thorn Bubble
gear-rubber_dome = Rubber Dome
gear-bedside_manner = Bedside Manner
gear-cat_nerves = Cat Nerves
gear-knuckle_serum = Knuckle Serum
gear-steady_drip = Steady Drip
gear-toolbelt = Toolbelt
gear-asbestos_undies = Asbestos Undies
gear-second_wind = Second Wind
gear-smelling_salts = Smelling Salts
gear-field_kit = Field Kit
gear-subtle_whisper = Subtle Whisper
gear-twelve_barrels_good = Twelve Barrels Good
gear-apology_letter = Apology Letter
gear-party_favour = Party Favour
gear-confetti_cannon = Confetti Cannon
gear-sun_in_a_can = Sun in a Can
gear-mister_freezy = Mister Freezy
gear-gamma_greeting = Gamma Greeting
gear-purple_reign = Purple Reign
gear-saw_axe_deluxe = Saw Axe Deluxe
gear-more_explosions = MORE EXPLOSIONS
gear-rolling_thunder = Rolling Thunder
gear-ego_bubble = Ego Bubble
gear-phoenix_harness = Phoenix Harness
gear-the_moustache = The Moustache
gear-spare_battery = Spare Battery
kind-gun = Gun
kind-melee = Melee weapon
kind-grenade = Grenade
kind-shield = Shield
kind-mod = Mod
kind-pistol = Pistol
kind-smg = Submachine gun
kind-rifle = Assault rifle
kind-shotgun = Shotgun
kind-sniper = Sniper rifle
kind-launcher = Rocket launcher
item-stored = In the Inventory
item-spent = Out of ammo
attack = Attack ({ $attribute })
die = Die
resale = Resale
ring = Ring
ring-blue = blue
ring-green = green
ring-yellow = yellow
ring-red = red
ring-black = black
ring-purple = purple
ring-orange = orange
ring-white = white
deck-guns = GUNS
deck-ammo = AMMO
deck-meds = MEDS
deck-torgue = TORGUE

## Cards of the show

announcement-youre_fired = You're Fired!
announcement-look_what_the_skag_dragged_in = Look What the Skag Dragged In!
announcement-im_coming_for_you = I'm Coming for You!
announcement-maybe_theyll_finally_respect_me = Maybe They'll Finally Respect Me!
announcement-you_wont_get_out_of_this_one = You Won't Get Out of This One!
announcement-doors_open_early = Doors Open Early
announcement-a_word_from_our_sponsor = A Word from Our Sponsor
announcement-somebody_forgot_the_bullets = Somebody Forgot the Bullets
announcement-swing_first_walk_later = Swing First, Walk Later
announcement-cue_the_pyro = Cue the Pyro
announcement-three_course_beating = Three-Course Beating
announcement-cheap_seats = Cheap Seats
announcement-run_little_contestants = Run, Little Contestants
announcement-double_feature = Double Feature
announcement-blood_bonus = Blood Bonus
announcement-red_means_go = Red Means Go
announcement-signature_moves = Signature Moves
announcement-audience_vote = Audience Vote
announcement-jammed = Jammed!
announcement-overbooked = Overbooked
announcement-chase_scene = Chase Scene
announcement-gatecrashers = Gatecrashers
announcement-fan_mail = Fan Mail
announcement-house_lights_down = House Lights Down
announcement-who_sold_them_blanks = Who Sold Them Blanks?
announcement-everything_at_once = Everything at Once
announcement-encore = Encore!
announcement-full_carnage = Full Carnage
announcement-ratings_week = Ratings Week
announcement-empty_chambers = Empty Chambers
announcement-stampede = Stampede
announcement-hate_mail = Hate Mail
announcement-finishing_moves = Finishing Moves
announcement-red_curtain = Red Curtain
announcement-no_refunds = No Refunds
announcement-ammo_tax = Ammo Tax
announcement-standing_ovation = Standing Ovation
event-free_samples = Free Samples
event-price_gouging = Price Gouging
event-tyre_delivery = Tyre Delivery
event-barrel_roll = Barrel Roll
event-power_surge = Power Surge
event-static_storm = Static Storm
event-acid_sprinklers = Acid Sprinklers
event-cold_snap = Cold Snap
event-hot_floor = Hot Floor
event-slag_shower = Slag Shower
event-reinforcements = Reinforcements
event-adrenaline = Adrenaline
event-crowd_favourite = Crowd Favourite
event-boo = Boo!
event-stage_hands = Stage Hands
event-wardrobe_malfunction = Wardrobe Malfunction
event-jackpot = Jackpot
event-fixed_fight = Fixed Fight
event-thick_skins = Thick Skins
event-camera_two = Camera Two
event-nine_fingers_drops_in = Nine Fingers Drops In
event-bolt_mamas_cameo = Bolt Mama's Cameo
event-kennel_accident = Kennel Accident
event-vending_glitch = Vending Glitch
event-smoke_break = Smoke Break
event-finishers = Finishers
event-reapers_whistle = Reaper's Whistle
event-harvest = Harvest
event-bone_confetti = Bone Confetti
event-choir_practice = Choir Practice
event-grave_appetite = Grave Appetite
event-long_shadow = Long Shadow
star-mind_blowing = Mind-Blowing!
star-mind_blowing-text = Eliminate two or more with ranged attacks in your activation.
star-let_the_blood_flow = Let the Blood Flow!
star-let_the_blood_flow-text = Eliminate somebody in melee in your activation.
star-what_a_screw_up = What a Screw-Up!
star-what_a_screw_up-text = End an attack roll on a fumble in your activation.
star-brutal = Brutal!
star-brutal-text = Deal two or more wounds with one attack in your activation.
star-grand_entrance = Grand Entrance
star-grand_entrance-text = End your activation in a zone with two or more enemies.
star-boom_goes_the_budget = Boom Goes the Budget
star-boom_goes_the_budget-text = Make a Barrel explode in your activation.
star-deep_pockets = Deep Pockets
star-deep_pockets-text = Get three loot tokens in your activation.
star-from_the_nosebleeds = From the Nosebleeds
star-from_the_nosebleeds-text = Eliminate somebody at distance 4 or more in your activation.
star-not_today = Not Today
star-not_today-text = Survive a fight for your life.
star-untouchable = Untouchable
star-untouchable-text = Defend twice with success in one enemies' turn.
star-payback = Payback
star-payback-text = Eliminate somebody with a Reaction.
star-showstopper = Showstopper
star-showstopper-text = End an attack roll on a crit in your activation.
loot-health_card = Health (card)
loot-health = Health
loot-ammo_card = Ammo (card)
loot-ammo = Ammo
loot-gun_card = Gun (card)
loot-gun = Gun
loot-money = Money
loot-level_up = Level-Up
loot-wanted = Wanted
loot-legendary = Legendary
order-attack = Attack
order-box = The secret box
order-burn = Everybody burns
order-event = Event
order-move = Move
order-slaughter = Slaughter
order-spawn = Spawn
order-special = Special Action
order-ammo-spotlight = Out of Ammo (Spotlight)
order-ammo-others = Out of Ammo (all others)
order-ammo-all = Out of Ammo (all)
order-ammo-choice = Out of Ammo (one of your choice)
special-throwing_axe = Throwing Axe
special-boom = Boom
special-roar = Roar
special-aimed_shot = Aimed Shot
special-frag_out = Frag Out
special-dig_in = Dig In
special-torch = Torch
special-high_calibre = High Calibre
special-rampage = Rampage
special-leap = Leap
special-bile = Bile
special-howl = Howl
special-fountain = Fountain
special-audit = Audit
special-reweld = Reweld
special-run_at_them = Run at Them
special-reboot = Reboot
special-snack = Snack
special-fanning = Fanning
special-reaping = Reaping
special-leech = Leech
action-move = Move
action-fists = Melee
action-swap = Swap
action-interact = Interact
action-trade = Trade
action-hold = ASTRAL HOLD
action-repair = FIELD REPAIR
action-kit = Field Kit
action-chest = opening
action-terminal = terminal
action-talons = Talons
action-minigun = Minigun
action-bear_fist = Bear Fist
action-bloodwing_fists = Melee
action-iron_bear_fists = Melee
sort-ammo_chests = Ammo chest
sort-loot_chests = Loot chest
sort-mailboxes = Mailbox
content-objective = an objective
content-ammo_card = an AMMO card
content-meds_card = a MEDS card
content-guns_card = a GUNS card
content-torgue_card = a TORGUE card
content-loot = a loot token
content-money = money for the pool
content-explosion = an explosion
back-plain = plain
back-incendiary = Incendiary
back-corrosion = Corrosion
back-cryo = Cryo
back-shock = Shock
back-radiation = Radiation
back-slag = Slag
back-key = the key
source-barrel = The Barrel
source-radiation = Radiation
source-nova = The nova shield
source-boom = The bomber
source-bomb = The bomb
source-chest = The chest
thing-machine = the vending machine
thing-chest = the chest or mailbox
thing-crate = the sauce crate
thing-deliver = deliver the crate
thing-terminal = the terminal
thing-plant = plant the bomb
what-crate = picks up a sauce crate
what-delivered = delivers a crate
what-terminal = switches a terminal on
what-terminal-found = finds a terminal
what-bomb-found = finds a bomb
what-planted = plants a bomb
what-pillar = a pillar falls
what-key = finds the key
why-eliminated = its holder has fallen
why-crate = carries the sauce
why-camera = the camera says so
why-box = switched on the last terminal but one
start-heal_at_start = heal
start-reload_at_start = reload a gun
start-heal_after_ranged = heal
start-step_after_melee = move a zone
start-step_after_ranged = move a zone

## The table

stage-pick = Picking Vault Hunters
stage-trees = Skill trees
stage-arrange = Getting ready
stage-deploy = Deployment
stage-hunters = Vault Hunters
stage-enemies = enemies
stage-respawn = end
stage-wanted = Wanted
stage-prize = Reward
stage-shop = Vending machines
stage-bonus = Bonus
stage-levels = Levels
stage-rest = Rest
interlude-title = Interlude · next: { $mission }
sign-guns = GUNS
sign-ammo = AMMO
sign-meds = MEDS
sign-torgue = TORGUE
interlude-hall = Backstage
interlude-door = Stage door: { $mission }
interlude-corner = { $hunter }'s dressing room
chip-stage = Now
chip-round = Round { $round }: { $stage }
chip-goal = Goal
chip-level = Level { $level }
goal-kills = { $now } of { $most } kills
goal-reached = won when the round ends
goal-crates = { $now } of { $most } crates
goal-terminals = { $now } of { $most } terminals
goal-pillars = { $now } of { $most } pillars
goal-hunt = { $now ->
    [0] Hunt down the Unique
   *[other] The Unique is down: won when the round ends
}
goal-survive = Round { $now } of { $most }
goal-wanted = The quarry is down: won when the round ends
out-of = { $now } of { $most }
lose = Lost if
lose-respawn = nobody can pay for a fallen hunter to come back
lose-wanted = one of you goes down for good
lose-plug =
    { $rounds ->
        [one] a round of You're Fired! passes
       *[other] { $rounds } rounds of You're Fired! pass
    }
chip-condition = Special rule
condition-axe_first = The Unique strikes with its special action when nobody is in reach
condition-feeds_on_escorts = The Unique heals { $value } for each that falls near it
condition-no_escort_loot = Only the Unique leaves loot
condition-shields_spent = Shields are spent at the start
condition-soft_barrels = Barrels have Defence { $value }
condition-start = You begin with { $value }
condition-unique_stays = The Unique never moves
condition-vomit = Vomit leaves { $value }
pool = Common pool
bag = Loot bag
events = Events
panel-shop = For sale
panel-prize = Reward
panel-queue = Announcement queue
panel-supply = Supplies
rank = Rank { $rank }
skill-tree = Tree
shares-tokens = uses its Vault Hunter's tokens
is-shut = shut down
is-down = fights for life
carries = carries an objective
spotlight = Spotlight
slaughter = Slaughter
shield = Shield
hit-points = Hit points
range = Range
force = Force
force-of = { $force } ({ $attribute })
defence = Defence
movement = Movement
attacks-have = Its attacks
vulnerable = Vulnerable to
special = Special
tyre = Tyre
barrel = Barrel
vomit = Skag vomit
machine-ammo = AMMO machine
machine-meds = MEDS machine
objective-crates = { $state ->
    [one] Sauce crate
   *[other] { $state } sauce crates
}
objective-terminals = { $state ->
    [1] Terminal, off
   *[other] Terminal, on
}
objective-pillars = { $state ->
    [1] Pillar
   *[other] Pillar with a bomb
}
result-won = Scenario won!
result-won-about = The audience roars. There will be more.
result-boss-slain = The Reaper has fallen!
result-boss-slain-about = The campaign is yours.
result-no-respawn = Defeat: no money, no return
result-no-respawn-about = Nobody pays the New-U Station.
result-plug = Defeat: they pull the plug
result-plug-about = So many rounds of You're Fired! are too many.
result-wanted-won = Bounty collected
result-wanted-won-about = The quarry is down.
result-wanted-lost = Bounty lost: the quarry gets away
result-wanted-lost-about = It costs nothing but the reward.
fact-rounds = Rounds
fact-kills = Kills
fact-level = Level

## Questions

ask-act = What now?
ask-act-text = { $mini }
ask-activate = Who is activated?
ask-activate-text = { $next }
ask-ammo = Who runs out of ammo?
ask-ammo-text = Out of Ammo: the group says whose guns are emptied.
ask-arrange = Arrange your gear
ask-arrange-text = { $mini }
ask-barrel = Where does the Barrel land?
ask-barrel-text = Beside the hunter in the Spotlight; the group says where.
ask-bomb-order = Which bomb first?
ask-bomb-order-text = Several bombs go off at once: the group says in which order.
ask-burn-order = Who burns first?
ask-burn-order-text = Several are on fire: the group says in which order.
ask-radiation-order = Whom does Radiation hurt first?
ask-radiation-order-text = Several are hurt at once: the group says in which order.
ask-card-owner = Who takes the card?
ask-card-owner-text = { $card }
ask-charge = Where do you charge to?
ask-charge-text = { $mini }
ask-colour = With which colour?
ask-colour-text = For { $mini } it is free, but one of the tokens says which die is rolled; it is not spent.
ask-crowd = Who else is hit?
ask-crowd-text = { $number ->
    [one] One more may be hit.
   *[other] { $number } more may be hit.
}
ask-crowd-victim = Whom else does the enemy hit?
ask-crowd-victim-text = { $number ->
    [one] One more is hit.
   *[other] { $number } more are hit.
}
ask-defend = How do you defend?
ask-defend-text = { $attacker ->
    [nobody] A blow of Force { $force } strikes { $mini }
   *[other] { $attacker } attacks { $mini } with Force { $force }
}
ask-defend-order = Who defends first?
ask-defend-order-text = All are attacked with Force { $force }.
ask-deploy = Where does it go?
ask-deploy-text = { $mini }
ask-donate = Do you help the buyer?
ask-donate-text = { $mini }
ask-element = Which element?
ask-element-text = { $mini }
ask-enemy-target = Whom does the enemy attack?
ask-enemy-target-text = { $mini }
ask-exchange = Exchange gear
ask-exchange-text = { $mini }
ask-free-miniature = Which enemy gives up its miniature?
ask-free-miniature-text = Coming on stage: { $foe }
ask-gather = Do you pick something up?
ask-gather-text = { $mini }
ask-give = What do you give?
ask-give-text = { $mini }
ask-gunzerker = GUNZERKER?
ask-gunzerker-text = { $mini } may end the activation with a free shot from a gun not used this turn.
ask-hold-second = Whom else do you hold?
ask-hold-second-text = { $mini }
ask-interact = What do you use?
ask-interact-text = { $mini }
ask-loot = Do you use loot?
ask-loot-text = { $mini }
ask-loot-meanwhile = { ask-loot }
ask-loot-meanwhile-text = { $mini }
ask-lose-loot = Which token do you lose?
ask-lose-loot-text = { $mini }
ask-mend = Which token do you heal?
ask-mend-text = { $mini }
ask-move = Where to?
ask-move-text = { $mini }, { $steps ->
    [one] one zone left
   *[other] { $steps } zones left
}
ask-next-enemy = Which enemy obeys next?
ask-next-enemy-text = Order: { $order }
ask-patient = Whom do you treat?
ask-patient-text = { $mini }
ask-pay = Which token do you spend?
ask-pay-text = { $mini }: { $action }
ask-pay-shop = How do you pay?
ask-pay-shop-text = { $card }: { $missing } to go. There is no change.
ask-pick = Pick a Vault Hunter
ask-pick-text = Each has a base attack, a special action and three skill trees.
ask-place-card = Where does the card go?
ask-place-card-text = { $mini }: { $card }
ask-prize = Which card does the group keep?
ask-prize-text = One card for somebody, as a reward.
ask-react = Reaction?
ask-react-text = Somebody in sight was hurt: each may answer with one action for a token, in any order.
ask-reaction = How does it react?
ask-reaction-text = { $mini }
ask-reload = Which gun do you reload?
ask-reload-text = { $mini }
ask-reroll = Roll again?
ask-reroll-text = { $mini }: a { $die } on the die, { $total } in all
ask-respawn-order = Who returns first?
ask-respawn-order-text = Coming back costs money, and the first ones choose their zones first.
ask-respawn-pay = Who pays for the return?
ask-respawn-pay-text = The New-U Station is not free: the group says whose money it is.
ask-respec = Choose tree and skills anew?
ask-respec-text = { $mini }
ask-return-loot = Which token goes back?
ask-return-loot-text = { $mini }
ask-route = Which way does the enemy go?
ask-route-text = { $mini }, towards { $zone }
ask-save-gun = Which gun keeps its bullets?
ask-save-gun-text = { $mini }
ask-shield-wound = Which shield token next?
ask-shield-wound-text = { $mini }
ask-shop = Do you buy?
ask-shop-text = { $mini }: you can raise { $funds }
ask-skill = Use the skill?
ask-skill-text = { $mini }
ask-slot = Which slot do you fill?
ask-slot-text = { $mini }
ask-snack = What does it eat?
ask-snack-text = { $mini }
ask-spawn = Where does it appear?
ask-spawn-text = Coming on stage: { $foe }
ask-spawn-zone = Which spawn zone?
ask-spawn-zone-text = The group says where the next ones come from.
ask-spotlight = Who gets the Spotlight?
ask-spotlight-text = { $mini }
ask-stay-spent = Which token stays spent?
ask-stay-spent-text = { $mini }
ask-suffer = Which token turns red?
ask-suffer-text = { $mini }
ask-suppress = Suppress the reply?
ask-suppress-text = { $mini }
ask-swap = What do you swap?
ask-swap-text = { $mini }
ask-hold = { ask-target }
ask-hold-text = { $mini } with { action-hold }, d{ $sides }
ask-target = Against whom?
ask-target-text = { $mini } with { $action }, d{ $sides }
ask-trade-partner = With whom?
ask-trade-partner-text = { $mini }
ask-treat = What do you treat?
ask-treat-text = { $mini }, { $points ->
    [one] one point left
   *[other] { $points } points left
}
ask-tree = Which skill tree?
ask-tree-text = { $mini }
ask-victim = Whose turn is it to suffer?
ask-victim-text = Equally wounded: the group says whom the attack hits.
ask-wanted = Play the Wanted mission?
ask-wanted-text = A short extra match with a prize, before the next scenario.
key-pass = p
key-end-activation = e
key-act-move = m
key-act-interact = i
key-act-trade = t
key-act-swap = w
key-act-fists = f
key-act-hold = h
key-act-repair = r
key-act-kit = k
key-attack = a
key-in-order = o
key-keep-away = y
key-react = c
key-decline = d
key-equip = q
key-store = s
key-gather = g
key-use-loot = u
key-draw-card = x
group-zone = Zones
group-target = Targets
group-obey = Enemies

## Options

option-tree = { $hunter }: { $tree }
option-slot = { $hunter }: { $slot }
option-element = { $element }
option-zone = { $why ->
    [place] In { $zone }
    [stay] Stay in { $zone }
   *[go] To { $zone }
}
option-activate = Activate { $hunter }
option-act = { $who ->
    [companion] { $mini }: { $action }
   *[hunter] { $action }
}
option-end-activation = End the activation
option-start = At the start: { $effect }
option-gather = { $mini } gathers: { $loot }
option-gather-vomit = { $mini } clears the vomit
option-use-loot = { $hunter } uses: { $loot }
option-draw-card = { $hunter } draws a card for: { $loot }
option-pay = { $mini }'s { $colour } token{ $hurt ->
    [yes] {" "}(wounded, once { $origin })
   *[no] {""}
}
option-pay-run-and-gun = The token on { $card }
option-colour = { $colour }
option-target = { $mini }
option-at-barrel = The Barrel in { $zone }
option-reroll = Roll again
option-ignore = Suppress the reply
option-shield = { $colour } shield token
option-defend = { $attribute } with the { $colour } token, { $spent ->
    [yes] spent
   *[no] available
}{ $hurt ->
    [yes] {" "}(wounded, once { $origin })
   *[no] {""}
}
option-suffer = The { $colour } token, { $spent ->
    [yes] spent
   *[no] available
}{ $hurt ->
    [yes] {" "}(wounded, once { $origin })
   *[no] {""}
}
option-mend = Heal the one that was { $origin } ({ $spent ->
    [yes] spent
   *[no] available
})
option-cleanse = Remove { $token }
option-stay-spent = The { $colour } token{ $hurt ->
    [yes] {" "}(wounded, once { $origin })
   *[no] {""}
}
option-react = { $mini } reacts
option-decline = { $mini } lets it go
stake-barrel = If the Barrel in { $zone } goes up, it strikes whoever stands there: { $who }.
stake-decline = { $hunter } is fighting for life: without a kill now, { $hunter } is out of the arena.
stake-only-barrel = Nothing but the Barrel in { $zone } is in reach. If it goes up, it strikes whoever stands there: { $who }.
option-gunzerk = Fire { $card }
option-accept = Use it: { $skill }
option-obey = { $enemy }
option-in-order = Let them obey as they stand
option-keep-away-next-enemy = Let them obey as they stand, as far from you as they may
option-keep-away-route = This one and the rest: as far from you as they may
option-keep-away-spawn = This one and the rest: as far from you as they may
option-first = { $mini }
option-roll-for-it = Let a die decide
option-choose = { $hunter }
option-swap = { $way ->
    [on] Equip { $into }
    [off] Store { $out }
   *[both] Store { $out } and equip { $into }
}
option-give = Give { $loot }
option-interact = Use { $thing } ({ $zone })
option-equip = Equip { $card }
option-store = Store { $card }
option-replace = Discard { $old } for { $card }
option-discard = Discard { $card }
option-return = { $loot }
option-save-gun = { $card }
option-reload = { $card }
option-money = Money from: { $hunter }
option-play-wanted = After the bounty!
option-buy = Buy { $card }
option-spend-loot = { $hunter }'s { $loot }
option-resell = Resell { $hunter }'s { $card }
option-pay-up = Pay it with tokens
option-take-back = Put it back, do not buy
option-respec = Choose { $hunter }'s tree and skills anew
option-hand-over = Hand { $card } to { $to }
option-donate = { $hunter } gives { $loot }
option-keep-card = Keep { $card }
pass-loot = Use nothing
pass-reroll = Keep it
pass-suppress = Let it reply
pass-skill = Do not use it
pass-gunzerker = No GUNZERKER
pass-wanted = Skip the bounty
pass-shop = Pass
pass-respec = Leave it as it is
done-target = Stop here
done-crowd = Nobody else
done-treat = Enough
done-gather = Nothing more
done-give = Nothing more
done-hold-second = Nobody else
done-arrange = Ready
done-exchange = Ready

## The chronicle

told-show-began = { $mission } begins! In the queue: { $queue }; the Spotlight is on { $spotlight }.
told-star-dealt = { $hunter }'s star move: “{ $star }”.
told-tree-chosen = { $hunter } takes the tree { $tree }.
told-slot-filled = { $hunter } learns from { $tree } ({ $slot }).
told-slot-filled-element = { $hunter } learns from { $tree } ({ $slot }; { $element }).
told-placed = { $mini } enters the stage in { $zone }.
told-round-began = Round { $round }. On with the show!
told-activated = { $hunter } is up.
told-activation-ended = { $hunter } is done.
told-token-spent = { $mini } spends a { $colour } token.
told-moved = { $mini } goes from { $start } to { $zone }.
told-gathered = { $hunter } gathers { $loot } in { $zone }.
told-vomit-cleared = { $hunter } clears the vomit in { $zone }. Lovely.
told-loot-drawn = { $where ->
    [floor] The bag drops { $loot } in { $zone }.
    [earned] { $hunter } takes what falls out of the bag in { $zone }: { $loot }.
    [works] Out of the bag comes { $loot }!
   *[hand] { $hunter } reaches into the bag: { $loot }.
}
told-loot-dropped = { $loot } lies in { $zone }.
told-loot-used = { $hunter } uses { $loot }.
told-loot-lost = { $hunter } loses { $loot }.
told-loot-traded = { $giver } gives { $taker } { $loot }.
told-bag-refilled = { $count ->
    [one] One token goes back into the bag.
   *[other] { $count } tokens go back into the bag.
}
told-level-gained = Level up! The group is now level { $level }.
told-bounty-found = A Wanted poster! There is a bounty in the Interlude.
told-card-drawn = The card { $card } is drawn ({ $hunter }).
told-card-placed = { $hunter } keeps { $card } ({ $equipped ->
    [yes] equipped
   *[no] stored
}).
told-card-lost = { $hunter } discards { $card }.
told-swapped = { $way ->
    [on] { $hunter } equips { $into }.
    [off] { $hunter } stores { $out }.
   *[both] { $hunter } stores { $out } and equips { $into }.
}
told-reloaded = { $hunter } reloads { $cards }.
told-ran-dry = { $hunter } is out of ammo: { $cards }.
told-recharged = { $mini } recharges.
told-healed = { $mini } heals { $count ->
    [one] one wound
   *[other] { $count } wounds
}{ $colours ->
    [none] {""}
   *[other] {" "}({ $colours })
}.
told-cleansed = { $mini } gets rid of { $token }.
told-affected = { $mini } gets { $token }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}.
told-element-rolled = { $element } die: { $die }{ $works ->
    [yes] , it takes!
   *[no] , nothing.
}
told-crowd-rolled = Crowd Control: { $die }.
told-attacked = { $mini } attacks with { $action }: { $die } (d{ $sides }) + { $attribute }{ $modifiers } = { $total }.{ $luck ->
    [crit] {" "}CRIT! The stands go wild.
    [fumble] {" "}Fumble! Boos all around.
   *[none] {""}
}
told-rerolled = { $mini } rolls again: { $before } becomes { $after }.
told-struck = { $total } against { $mini }'s { $shield_die ->
    [0] Defence { $against }
   *[other] shield ({ $shield_die } on the die, { $against } in all)
}: { $hit ->
    [yes] it lands!
   *[no] it misses.
}
told-barrel-struck = { $total } against the Barrel in { $zone } ({ $against }): it { $hit ->
    [yes] hits
   *[no] misses
}.
told-tried = { $mini }, { $action }: { $die } (d{ $sides }) + { $attribute } against { $against }: { $success ->
    [yes] success
   *[no] failure
}.
told-wounded = { $why ->
    [burn] The flames bite { $mini }: { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }.
    [radiation] Radiation gnaws at { $mini }: { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }.
   *[hit] { $shields ->
        [0] { $mini } takes { $wounds ->
            [0] no wound
            [one] one wound
           *[other] { $wounds } wounds
        }.
       *[other] The shield of { $mini } stops { $shields ->
            [one] one wound
           *[other] { $shields } wounds
        }{ $wounds ->
            [0] {" "}and lets nothing through
            [one] {" "}and lets one through
           *[other] {" "}and lets { $wounds } through
        }.
    }
}
told-eliminated = { $credited ->
    [yes] AND OUT! { $by } eliminates { $mini } in { $zone }.
   *[no] AND OUT! { $mini } waves goodbye to the audience in { $zone }.
}{ $needed ->
    [0] {""}
   *[other] {" "}That makes { $kills } of { $needed }.
}
told-barrel-exploded = BOOM! The Barrel in { $zone } bursts: { $back }.
told-blasted = { $source } shakes { $zone } with Force { $force }{ $die ->
    [yes] {" "}(d10)
   *[no] {""}
}.
told-enemy-attacked = { $mini } goes for { $target }: Force { $force }, resisted with { $resist }.
told-event-attacked = An attack of Force { $force } on { $target } ({ $resist }).
told-extra-rolled = Additional wounds: { $die }.
told-defended = { $mini } defends{ $shield ->
    [yes] {" "}behind a shield
   *[no] {""}
}: { $die } (d{ $sides }) + { $attribute }{ $modifiers } against { $against }: { $success ->
    [yes] it holds
   *[no] not enough
}.
told-went-down = { $fights ->
    [yes] { $hunter } is down! Only a kill, right now, keeps them in the show.
   *[no] { $hunter } is down, with no token left to fight for life!
}
told-survived = { $hunter } gets up as good as new! Now that is television.
told-shut-down = { $mini } is shut down.
told-replied = { $mini } replies to { $hunter }'s fumble.
told-suppressed = { $hunter } lets nobody reply.
told-reacted = { $mini } reacts{ $fight ->
    [yes] , for life
   *[no] {""}
}.
told-spotlight-moved = The Spotlight turns to { $hunter } ({ $why }).
told-announced = Attention, arena! Announcement: “{ $card }”.
told-die-decided = The die decides for the group.
told-order-began = Order: { $order }.
told-event-drawn = Live surprise: “{ $event }”.
event-of-boss = An event of the Boss:
told-slaughter-began = SLAUGHTER! The spotlights go out and the red ones come on.
told-spawned = Fresh meat! { $mini } appears in { $zone }.
told-supply-empty = None left in the supply ({ $kind }): those in play rush.
told-removed = { $mini } vanishes from { $zone }.
told-special-used = { $mini }: { $special }.
told-tyre-added = One more Tyre in { $zone }.
told-barrel-added = A Barrel rolls into { $zone }.
told-machine-used = { $hunter } uses the machine in { $zone }: { $machine }.
told-chest-opened = { $hunter } opens { $sort } in { $zone }: { $content }.
told-money-gained = { $money } for the common pool.
told-objective-done = { $hunter }, { $zone }: { $what }.
told-box-read = !!! The secret box of { $scenario } is read.
told-cleanup-rolled = The cleaners pass: { $die ->
    [1] a 1, all loot on the floor is carried off.
    [4] a 4, effects end.
   *[other] a { $die }, everything stays as it is.
}
told-respawned = { $price ->
    [1] { $hunter } steps out of the New-U Station in { $zone }, for { $money }.
   *[other] { $hunter } steps out of the New-U Station in { $zone }, at double the price: { $money }.
}
told-scenario-ended = { $result }
told-wanted-began = Wanted: { $card }. In the queue: { $queue }; the arena: { $arena } (die { $die }).
told-offer-shown = The machines offer { $cards }.
told-bought = { $hunter } buys { $card } for { $paid }.
told-resold = { $hunter } resells { $card }.
told-handed-over = { $giver } hands { $taker } { $card }.
told-deck-hardened = The audience wants more: the Announcement deck hardens by { $levels ->
    [one] one level
   *[other] { $levels } levels
}.

## Odds and reasons

odds-shot = hits { $hit }%, eliminates { $kill }%
odds-barrel = goes up { $hit }%
odds-holds = holds { $chance }%
odds-works = works { $chance }%
no-act = Another action
no-move = Move
no-weapon = { $card }
reason-no-token = no available token is left
reason-cryo = frozen to the spot
reason-empty = out of ammo until it is reloaded
reason-thrown = already thrown this turn
reason-no-target = nobody in range and sight from here
the-pool = the common pool

## The campaign

standing = The campaign so far
standing-over = The campaign is over
standing-won = The Psychoreaver is dead: the arena has new champions
standing-next = Next on the show: { $mission }
standing-again = The audience wants a rerun: { $mission }
standing-level = Level of the group
standing-retries = Reruns

## Beside the options

cost-free = free
cost-token = 1 token
about-move = red 1 zone, yellow 2, green 3
about-swap = exchange equipped cards for stored ones
about-interact = open or use something in your zone; machines from the next one too
about-trade = exchange Loot with somebody in your zone
about-hold = a Will roll; if it works, the enemy is frozen
about-repair = a Tech roll; brings back Iron Bear or its tokens
about-kit = a Medicine roll; heals somebody close
about-attack = { $attribute } { $value }, range { $bands }
about-pay-move = up to { $steps ->
    [one] one zone
   *[other] { $steps } zones
}
about-pay-none = any colour will do: nothing is rolled
about-pay-die = roll a d{ $sides }
about-enemy = { $zone }, Defence { $defence }, life { $life }
about-loot-health = heals wounds or removes effects
about-loot-ammo = reloads all guns
about-loot-gun = swaps weapons without a token
about-loot-money = pays for respawns and purchases
about-loot-level_up = the group gains a level
about-loot-wanted = opens a Wanted mission
about-loot-legendary = a Torgue card
about-shield = tokens: { $colours }
about-tokens = tokens available: { $tokens }
none-left = none
ready-tokens = Tokens ready
spent-tokens = Tokens spent
wounds = Wounds

## Under the questions

about-next = Next, the enemies: “{ $card }” ({ $orders })

## What each effect does

about-effect-accurate = added to the roll
about-effect-ammo_eater = out of ammo after the attack
about-effect-charge = may move first, by the token
about-effect-chosen = the one chosen for the skill
about-effect-crowd_control = affects up to 1d4 enemies in the zone
about-effect-disposable = discarded after use
about-effect-explosive = affects everybody in the zone, friends too
about-effect-extra = rolls a die of additional wounds
about-effect-lethal = one more wound
about-effect-overload = its element works on a 3 or 4 of the d4
about-effect-pistol = lets Ranged defend against melee attacks
about-effect-precision = the roll may be repeated
about-effect-run_and_gun = brings a yellow token for Reactions
about-effect-small_magazines = a fumble leaves it out of ammo
about-effect-stun = the victim readies one token fewer
about-effect-suppression = the first fumble of the turn gets no reply
about-effect-swift = repeats the attack that many times without tokens
about-effect-corrosion = on a 4 of the d4, −1 to defence per token
about-effect-cryo = on a 4 of the d4, it cannot move
about-effect-incendiary = on a 4 of the d4, a wound after each enemies' turn
about-effect-radiation = on a 4 of the d4, it goes off with Force d10 when it falls
about-effect-shock = on a 4 of the d4, its shields are spent and do not recharge
about-effect-slag = on a 4 of the d4, each attack wounds it once more

special-throwing_axe-about = { special-throwing_axe }: attacks the nearest without the Spotlight, within 3 zones; resisted with Reflexes
special-boom-about = { special-boom }: runs to a Vault Hunter and goes off with Force 8
special-roar-about = { special-roar }: the others of its family move
special-aimed_shot-about = { special-aimed_shot }: attacks whoever has the Spotlight, within 4 zones, with Force +1
special-frag_out-about = { special-frag_out }: attacks everybody in the zone of its target
special-dig_in-about = { special-dig_in }: Defence +1 until the next enemies' turn
special-torch-about = { special-torch }: an Incendiary attack that works on a 3 or 4
special-high_calibre-about = { special-high_calibre }: Force +2 and Lethal in this turn
special-rampage-about = { special-rampage }: attacks everybody in range
special-leap-about = { special-leap }: moves 2 zones and attacks
special-bile-about = { special-bile }: a Corrosion 2 attack that works on a 3 or 4
special-howl-about = { special-howl }: two Skag Pups appear
special-fountain-about = { special-fountain }: attacks everybody in a zone within 3
special-audit-about = { special-audit }: whoever has 3 loot tokens or more loses one
special-reweld-about = { special-reweld }: heals 1 and recharges its shield
special-run_at_them-about = { special-run_at_them }: moves and attacks
special-reboot-about = { special-reboot }: recharges its shield and shocks all within 1 zone
special-snack-about = { special-snack }: eats something near and heals 2
special-fanning-about = { special-fanning }: attacks once more in this turn
special-reaping-about = { special-reaping }: attacks with 1d4 additional wounds
special-leech-about = { special-leech }: heals 1 for each Vault Hunter whose tokens are all red

## What each Event does

event-free_samples-about = Each Vault Hunter draws a loot token
event-price_gouging-about = Respawning costs double this round
event-tyre_delivery-about = A Tyre lands in the zone of whoever has the Spotlight
event-barrel_roll-about = A Barrel lands beside whoever has the Spotlight
event-power_surge-about = All shields are recharged
event-static_storm-about = Shock for whoever has a shield
event-acid_sprinklers-about = Corrosion for all Vault Hunters
event-cold_snap-about = Cryo for whoever has the Spotlight
event-hot_floor-about = Burn for whoever has the Spotlight
event-slag_shower-about = Slag for everybody
event-reinforcements-about = Another Spawn order follows
event-adrenaline-about = The enemies move and attack again
event-crowd_favourite-about = Whoever has the Spotlight heals 2
event-boo-about = Stun for whoever has the Spotlight
event-stage_hands-about = Loot on the floor goes back to the bag
event-wardrobe_malfunction-about = Somebody of your choice runs out of ammo
event-jackpot-about = A Money token for the common pool
event-fixed_fight-about = Force +1 for the enemies this round
event-thick_skins-about = Defence +1 for the enemies until their next turn
event-camera_two-about = The Spotlight goes on to the next Vault Hunter
event-nine_fingers_drops_in-about = Nine Fingers enters at the farthest spawn zone
event-bolt_mamas_cameo-about = Bolt Mama enters at the farthest spawn zone
event-kennel_accident-about = Three Skag Pups enter at the nearest spawn zone
event-vending_glitch-about = Whoever has the Spotlight draws a GUNS card
event-smoke_break-about = In this turn the enemies move instead of attacking
event-finishers-about = The enemies use their special actions
event-reapers_whistle-about = Slaughter and special actions
event-harvest-about = A Force 6 attack on whoever has most red tokens
event-bone_confetti-about = A Force 5 attack in the zone of whoever has the Spotlight
event-choir_practice-about = A Badass Psycho appears
event-grave_appetite-about = The Reaper heals 3 and recharges; if it is not there, another Event
event-long_shadow-about = Psychos move 2 zones more this round

## Why a move is better

feature-ammo = loaded guns
feature-enemies = enemies in the Arena
feature-fallen = eliminated Vault Hunters
feature-frailty = Vault Hunters one wound from going down
feature-gear = Equipment
feature-harm = wounds likely in the enemies' next turn
feature-lateness = a goal still open with little time left
feature-medicine = Health tokens
feature-money = Money for respawns
feature-outset = Vault Hunters still to come
feature-pace = how much each round must bring from now on
feature-pressure = enemies close to the Spotlight
feature-progress = the goal, as far as it is reached
feature-ruin = no Money left for a respawn
feature-shields = available shields
feature-time = rounds that are left
feature-tokens = available action tokens
feature-toughness = how much the enemies can take
feature-way = the way to the objectives
feature-wounds = wounds

## Lessons

lesson-opening_night-goal = Welcome to Mister Torgue's show! This line always says what it takes: here, 26 kills. Beside it, in red, how you would lose. { $seats ->
    [1] Four Vault Hunters, already on stage, and you lead them all.
   *[other] Four Vault Hunters, already on stage, who win or lose together.
}
lesson-opening_night-activate = In a round each hunter acts once, in the order you like. { $seats ->
    [1] Begin with Mordecai, who shoots far.
   *[other] Begin with one of yours.
}
lesson-opening_night-tokens = This is the card of whoever acts. The tokens are the fuel: each action costs one. A green token rolls a d12, a yellow one a d8, a red one a d6. Ranged, Melee and the like are added to the die.
lesson-opening_night-attack = { $seats ->
    [1] Let him shoot: choose the action with his gun.
   *[other] Attack, if somebody is in reach: choose a weapon. Otherwise go nearer.
} What can be hit from here is lit on the board.
lesson-opening_night-pay = With which token? Green is the best die. Pay with it.
lesson-opening_night-target = At whom? Each button says how likely it is. It also says the Defence: die and Ranged together must reach it.
lesson-opening_night-rolled = That was an attack: the die, plus the attribute, against the Defence. Most of these fall with one hit. A spent token comes back when the round is over.
lesson-opening_night-kill = A kill, and the count goes up here. Whoever falls drops loot: tokens that heal or help, or that can be exchanged for a card.
lesson-opening_night-on = Go on until the tokens are used: the marked option is a good idea. You may also keep a token to defend with, and end the activation.
lesson-opening_night-move = Movement is an action, too, for a token: up to 3 zones for a green one, 2 for a yellow one, 1 for a red one. Hunters in the open are easy prey; those in reach of an enemy get shot at.
lesson-opening_night-where = The zones in reach are lit. Go where somebody can be attacked next; tyres are cover.
lesson-opening_night-queue = What comes after your hunters stands here, face up: the orders of the next Announcement, from left to right. “Move, Attack” means that every enemy first moves and then attacks.
lesson-opening_night-defend = You are attacked! Choose a token to defend with, the greener the better, spent or not: it is not used up. Reach the Force of the attack and nothing happens.
lesson-opening_night-wounds = Whoever fails is wounded: a token turns red, and red ones roll badly. Whoever has only red ones and is hit again goes down, and must fight for their life.
lesson-opening_night-round = A new round: all tokens are ready again and the next Announcement waits. When the queue is through, “You're Fired!” counts the rounds you have left. On with the show!
lesson-opening_night-others = { $seats ->
    [1] Now everybody else: the marked option is a good idea.
   *[other] Go on like this: the marked option is a good idea.
} Spread out so that each has somebody to shoot at, and pick up what falls.

## Glossary

term-vault-hunter = Vault Hunter | Vault Hunters | VH | VHs
term-vault-hunter-means = One of the four heroes of the show: a card with attributes, action tokens and a special rule, and a small miniature.
term-action-token = Action token | action tokens | token | tokens
term-action-token-means = The fuel of an action; its colour is the die: green d12, yellow d8, red d6.
term-spend = Spent | spend
term-spend-means = Turned over: it cannot be used until it is readied. A spent token may still defend.
term-ready = Ready | readies | readied
term-ready-means = Turned face up again, and of use as before.
term-crit = Crit | crits
term-crit-means = The highest face of a die: it succeeds whatever the total.
term-fumble = Fumble | fumbles
term-fumble-means = A 1: it fails whatever the total, and enemies may answer it.
term-spotlight = Spotlight
term-spotlight-means = Whoever stands in it is the main target of all enemies, and settles what the group cannot.
term-star-move = Star move | star moves
term-star-move-means = A card of each hunter's own. It says by what feat that hunter gains the Spotlight.
term-announcement = Announcement | Announcements
term-announcement-means = A card that says what the enemies do this round: its orders, one after another.
term-slaughter = Slaughter
term-slaughter-means = An order that holds until the next enemies' turn; the scenario says what it does.
term-reaction = Reaction | Reactions
term-reaction-means = After a wound from an attack: one action at once, for a token.
term-fight-for-life = Fight for your life | fights for life
term-fight-for-life-means = Whoever would be eliminated has one last Reaction. With a kill the hunter is back on their feet.
term-zone = Zone | zones
term-zone-means = Room for three small miniatures or one large one. Range is counted in zones.
term-sight = LoS | line of sight
term-sight-means = A straight line between the centres that crosses no zone with an enemy in it.
term-defence = Shield | shields
term-defence-means = Its tokens defend before those of the hunter, and take the wound if that fails.
term-loot = Loot
term-loot-means = Tokens out of the bag: they heal, reload, pay, or are exchanged for a card.
term-unique = Unique | Uniques
term-unique-means = An enemy with a name. It leaves a Legendary token behind.
term-respawn = Respawn | respawns | respawned
term-respawn-means = An eliminated hunter comes back at a New-U Station, for a price.
term-companion = Companion | companions
term-companion-means = A helper with a miniature of its own that acts with the tokens of its hunter.
term-burn = Burn | Incendiary
term-burn-means = Whoever has it suffers one wound for each token at the end of every enemies' turn.
term-cryo = Cryo
term-cryo-means = Whoever has it cannot move.
term-shock = Shock
term-shock-means = The shields of whoever has it are spent and cannot be recharged.
term-corrosion = Corrosion
term-corrosion-means = Whoever has it has 1 less in defence for each token.
term-slag = Slag
term-slag-means = Whoever has it suffers one more wound from each attack that succeeds.
term-radiation = Radiation
term-radiation-means = Whoever falls with it blows up, and may hurt all around.
term-stun = Stun | stunned
term-stun-means = The next time that hunter readies one token fewer for each Stun token.
term-explosive = Explosive
term-explosive-means = An attack that strikes everybody in the target's zone, friend and foe.
term-swift = Swift
term-swift-means = The same action is done that many times more, without another token.
term-lethal = Lethal
term-lethal-means = An attack that deals one more wound if it succeeds.
term-interlude = Interlude
term-interlude-means = Between two scenarios: shopping, skill trees, perhaps a Wanted mission.

## Legend of symbols

symbol-plain-circle = Action or shield tokens: the colour is the die
symbol-hearts = Hit points, or wounds
symbol-star-medal = The Spotlight
symbol-burning-embers = Burn; Slaughter
symbol-energy-shield = Shield
symbol-knockout = Stun; fights for life
symbol-acid-blob = Corrosion
symbol-frozen-orb = Cryo
symbol-lightning-arc = Shock
symbol-vomiting = Slag; skag vomit
symbol-radioactive = Radiation
symbol-public-speaker = The next Announcement
symbol-cash = Money in the common pool
symbol-trophy = Level
symbol-scroll-unfurled = Special rule of the scenario
symbol-house = New-U Station
symbol-magic-portal = Spawn zone
symbol-pistol-gun = Loot: a gun
symbol-bullets = Loot: ammo
symbol-first-aid-kit = Loot: health
symbol-swap-bag = Loot; the loot bag
symbol-wanted-reward = Wanted
symbol-locked-chest = Loot chest
symbol-ammo-box = Ammo chest
symbol-mailbox = Mailbox
symbol-vending-machine = Vending machine
symbol-barrel = Barrel
symbol-ancient-columns = Pillar
symbol-car-wheel = Tyres
symbol-wooden-crate = Crate
symbol-tv = Terminal
symbol-card-draw = The deck of events
symbol-hourglass = Rounds left when the show is over
symbol-flag-objective = The goal
symbol-death-skull = What would lose the game
