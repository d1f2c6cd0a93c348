# Under Our Sun in English. The texts of cards and rules are our own.

## The game

game-title = Under Our Sun
game-about = The sun burnt the world, and New Haven holds out. Explore the land tile by tile, drink, eat, sleep and fight to fulfil the mission, one to six players together. Perhaps there is a Son of Liberty among you. Tiles, cards and missions are our own: the rulebook does not hold those of the box.
game-icon = sunrise
mission-deep_water = Deep Water
mission-deep_water-about = New Haven's well is running dry. Find the old deep well, mend its pump and bring the water home.
mission-signal_fire = Signal Fire
mission-signal_fire-about = A solar relay could call for help. Repair it, calibrate it and hold it.
mission-clinic = The Clinic
mission-clinic-about = A fever spreads. There is serum in the ruined clinic, and something else.
mission-outpost = Break the Outpost
mission-outpost-about = The Sons of Liberty hold one of yours. Get the prisoner out of the cage and bring them home.
mission-bunker = Bunker Zero
mission-bunker-about = Two halves of a code, a steel gate, and what guards it.
role-player-1 = Player 1
role-player-2 = Player 2
role-player-3 = Player 3
role-player-4 = Player 4
role-player-5 = Player 5
role-player-6 = Player 6
setting-mode = Mode
setting-mode-about = In the semi-cooperative game everybody gets a secret group card; one may be a Son of Liberty. Only with two or more.
setting-mode-recommended = As the mission recommends
setting-mode-coop = Cooperative
setting-mode-semicoop = Semi-cooperative, with secret roles
setting-expansion = Characters of the expansion
setting-expansion-about = Also the smuggler and the firefighter. With five or six players, always.
setting-one-weapon = One weapon per attack
setting-one-weapon-about = House rule: each attack uses one weapon instead of adding all of them.
setting-names = Name the characters
setting-names-about = Each player may choose a name for each character, which screen and chronicle then use. It has no effect.
setting-sneak-away = Sneaking away from enemies
setting-sneak-away-about = Whether enemies strike someone who faces them and leaves with a successful sneak. Those already in stealth are never struck then.
setting-sneak-away-struck = They strike: stealth protects on the tile entered only
setting-sneak-away-unseen = They do not: a successful sneak is never struck
setting-start-items = Start items
setting-start-items-about = Recommended: they are bought and handed out for you, and the first morning begins at once.
setting-start-items-own = We buy
setting-start-items-recommended = Recommended
setting-karma = Karma
setting-karma-about = Which dice may be re-rolled with karma.
setting-karma-own = Your own rolls and those of whoever fights you
setting-karma-any = Any roll of a character or an enemy, by anybody
setting-ask-always = Pauses tell nothing
setting-ask-always-about = Whoever could, as far as all know, have an answer is asked, so that no pause gives a secret away.
setting-ask-always-auto = Where several people play
setting-ask-always-always = Always
setting-ask-always-never = Never
window-attacked = React when another character attacks you
window-cancel = Stop damage with a jacket or vest
window-interrupt = Act with saved AP after another's action
window-interrupt-duel = Attack a character with saved AP after an action
window-join = Join a combat
window-karma = Re-roll dice with karma
window-last-action = Last combat actions of the phase
window-last-action-duel = Attack a character as a last action of the phase
window-rescue = Take damage for another
window-sons = When Sons of Liberty attack you

## The end

result-mission = Mission accomplished
result-mission-about = New Haven will see another sunrise.
result-traitor-dead = The Son of Liberty has fallen
result-traitor-dead-about = The survivors are rid of the one who betrayed them.
result-failed = Defeat: the mission has failed
result-failed-about = { $alive ->
    [yes] Time has run out.
   *[no] No survivor is left alive.
}
result-failed-traitor = The mission has failed: the Son of Liberty wins
result-failed-traitor-about = Living to see it was all that was needed.
result-besieger = New Haven is besieged: the Son of Liberty wins
result-besieger-about = Three of their own stand at the gates.
result-executioner = The executions are done: the Son of Liberty wins
result-executioner-about = Too many are gone for good.
result-smuggler_king = The loot is far away: the Son of Liberty wins
result-smuggler_king-about = Alone, far off, and with full pockets.
fact-day = Day
fact-tiles = Tiles revealed
fact-card = Mission card
fact-dead = Dead
fact-sons = Son of Liberty
out-of = { $now } of { $most }
nobody = nobody
nothing = nothing

## Characters

char-medic = Medic
who-medic = The medic
whom-medic = the medic
the-medic = the medic
char-medic-text = Field Treatment: once a day, for 1 AP, heals 2 HP or removes the infection of someone on the tile.
char-hunter = Hunter
who-hunter = The hunter
whom-hunter = the hunter
the-hunter = the hunter
char-hunter-text = Provider: always gets 1 food more when looting an animal.
char-soldier = Soldier
who-soldier = The soldier
whom-soldier = the soldier
the-soldier = the soldier
char-soldier-text = Combat Drill: once a phase adds a green die to an attack.
char-engineer = Engineer
who-engineer = The engineer
whom-engineer = the engineer
the-engineer = the engineer
char-engineer-text = Tinkerer: once a day saves one resource when crafting.
char-smuggler = Smuggler
who-smuggler = The smuggler
whom-smuggler = the smuggler
the-smuggler = the smuggler
char-smuggler-text = Silver Tongue: every card bought costs 1 water less.
char-firefighter = Firefighter
who-firefighter = The firefighter
whom-firefighter = the firefighter
the-firefighter = the firefighter
char-firefighter-text = Rescuer: once a day takes up to 2 damage in place of someone on the tile.
char-named = { $name } ({ $character })
whom-named = { $name }
name-ada = Ada
name-bruno = Bruno
name-carla = Carla
name-dario = Dario
name-elsa = Elsa
name-fermin = Fermín
name-greta = Greta
name-hugo = Hugo
name-ines = Inés
name-joel = Joel
name-kira = Kira
name-lucas = Lucas
name-marta = Marta
name-nico = Nico
name-olga = Olga
name-pablo = Pablo
name-rosa = Rosa
name-simon = Simón
hp = Health
ap = AP
water = Water
karma = Karma dice
condition-tired = Tired
condition-ok = OK
condition-fit = Fit
skill-strength = Strength
skill-dexterity = Dexterity
skill-stealth = Stealth
skill-melee = Melee
skill-ranged = Ranged
free-spaces = Free spaces
equipment-slots = Equipment
is-dead = Dead: can still be revived
is-eliminated = Out of the game
badge-first = Start player
badge-stealth = In stealth
badge-wounded = Wounded: one more red die in every roll
badge-infected = Infected: loses 1 HP every morning and night
badge-waiting = Waiting with AP for combat
badge-ability-used = Ability used
badge-unmasked = Revealed as Son of Liberty

## Dice and cubes

dice-green = { $count } green
dice-yellow = { $count } yellow
dice-blue = { $count } blue
dice-red = { $count } red
dice-none = no dice
face-green = green { $value }
face-yellow = yellow { $value }
face-blue = blue { $value }
face-red = red { $value }
goods-food = food
goods-cloth = cloth
goods-metal = metal
goods-connector = connector
goods-wood = wood
goods-alcohol = alcohol
goods-plastic = plastic
goods-cartridge = cartridge
goods-arrow = arrow
goods-water = water
count-food = { $count } food
count-cloth = { $count } cloth
count-metal = { $count } metal
count-connector = { $count ->
    [one] 1 connector
   *[other] { $count } connectors
}
count-wood = { $count } wood
count-alcohol = { $count } alcohol
count-plastic = { $count } plastic
count-cartridge = { $count ->
    [one] 1 cartridge
   *[other] { $count } cartridges
}
count-arrow = { $count ->
    [one] 1 arrow
   *[other] { $count } arrows
}
count-water = { $count } water
count-random = { $count ->
    [one] 1 random resource
   *[other] { $count } random resources
}
count-loot = { $count ->
    [one] 1 loot card
   *[other] { $count } loot cards
}
odds-test = { $chance }% to pass
odds-attack = { $damage } damage on average, { $kill }% to defeat

## Tiles

tile-new_haven = New Haven
tile-dry_field = Dry Field
tile-birch_copse = Birch Copse
tile-petrol_station = Petrol Station
tile-cracked_highway = Cracked Highway
tile-riverbank = Riverbank
tile-farmhouse = Farmhouse
tile-scrapyard = Scrapyard
tile-pharmacy = Pharmacy
tile-marsh = Marsh
tile-rocky_slope = Rocky Slope
tile-motel = Motel
tile-supermarket = Supermarket
tile-pine_forest = Pine Forest
tile-quarry = Quarry
tile-burnt_village = Burnt Village
tile-radio_mast = Radio Mast
tile-school = School
tile-spring = Spring
tile-barn = Barn
tile-mine_entrance = Mine Entrance
tile-workshop = Workshop
tile-old_cemetery = Old Cemetery
tile-sand_dunes = Sand Dunes
tile-dam = Dam
tile-camping_ground = Camping Ground
tile-brewery = Brewery
tile-ruined_clinic = Ruined Clinic
tile-solar_relay = Solar Relay
tile-sons_outpost = Sons' Outpost
tile-deep_well = Deep Well
tile-bunker_gate = Bunker Gate
tile-facedown = Tile face down
tile-unknown = an unknown tile
tile-unexplored = Unexplored
tile-number = Tile { $number }
unknown-place = the unknown in the { $way }
way-1 = north
way-2 = north-east
way-3 = south-east
way-4 = south
way-5 = south-west
way-6 = north-west
cell-move = { $move } AP to enter
cell-spaces = { $spaces ->
    [one] room for 1 character
   *[other] room for { $spaces } characters
}
cell-no-spaces = room for any number
move-value = Move value
spaces = Characters
water-source = Water source
stored-water = Stored water
enemy-symbols = Active enemy symbols
event-marker = Event: whoever enters first draws a card
container-strength = Strength container
container-dexterity = Dexterity container
camp = Camp
campfire = Campfire
stove = Stove
is-new-haven = No night cards are drawn here.
token-camp = Camp
token-fire = Campfire
token-stove = Stove
token-goods = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
token-water = { $count ->
    [one] Water source: 1 refill
   *[other] Water source: { $count } refills
}
token-cards = { $count ->
    [one] 1 card on the ground
   *[other] { $count } cards on the ground
}
token-event = Event
token-container = { $count ->
    [one] 1 container
   *[other] { $count } containers
}
token-symbols = { $count ->
    [one] Enemy symbol
   *[other] { $count } enemy symbols
}
token-trap = Small animal trap
mark-fight = Combat

## Enemies and traders

enemy-stray_dog = Stray Dog
enemy-wild_boar = Wild Boar
enemy-wild_boar-text = Adds a blue die in an initial combat round.
enemy-viper = Viper
enemy-viper-text = Its attack infects if it does 1 or more damage.
enemy-wolf = Wolf
enemy-bear = Bear
enemy-scavenger = Scavenger
enemy-scavenger-text = Takes the cheapest resource of the tile when it appears; whoever loots it gets that too.
enemy-bandit = Bandit
enemy-marksman = Marksman
enemy-raider_chief = Raider Chief
enemy-sol_recruit = Sons' Recruit
enemy-sol_rifleman = Sons' Rifleman
enemy-sol_zealot = Sons' Zealot
enemy-sol_zealot-text = While it lives, other Sons on its tile add a blue die in melee.
enemy-scorched = Scorched
enemy-scorched-text = Its attack infects if it does 2 or more damage.
enemy-howler = Howler
enemy-howler-text = When it appears, free enemies within 2 tiles come one step nearer.
enemy-spitter = Spitter
enemy-spitter-text = Its attack infects if it does 1 or more damage.
enemy-colossus = Colossus
enemy-colossus-text = Never comes nearer when it is shot at.
type-animal = Animal
type-human = Human
type-mutant = Mutant
type-sons = Son of Liberty
type-trader = Trader
body = Body: can be looted
rotated = Has attacked in this round
body-of = Body: { $foe }
took-cube = Carries
day-and-night = by day { $day }; by night { $night }
loot-for = { $successes ->
    [0] Loot without success
    [one] Loot with 1 success
   *[other] Loot with { $successes } successes
}
trader-lawrence = Lawrence
trader-odile = Odile
trader-basko = Basko
trader-yuna = Yuna
trader-peaceful = Keeps the trading post. Can be neither stolen from nor robbed.
trader-text = Buys, sells and exchanges for 1 AP. Can be stolen from by stealth or robbed by force.
hostile-to = Hostile to

## Gear

gear-knife = Knife
gear-knife-text = Melee: +1 blue.
gear-machete = Machete
gear-machete-text = Melee: +1 yellow.
gear-fire_axe = Fire Axe
gear-fire_axe-text = Melee: +1 green. +1 blue to open strength containers.
gear-spear = Spear
gear-spear-text = Melee: +1 blue, or +1 green in an initial round.
gear-bow = Bow
gear-bow-text = Ranged: +1 yellow. Up to 3 arrows.
gear-pistol = Pistol
gear-pistol-text = Melee or ranged: +1 green. Up to 4 cartridges.
gear-rifle = Rifle
gear-rifle-text = Ranged: +1 green and 1 yellow. Up to 3 cartridges.
gear-molotov = Molotov
gear-molotov-text = 1 AP: 2 damage to an enemy on your tile or one beside it. One use.
gear-lighter = Lighter
gear-lighter-text = FIRE: lights campfires.
gear-torch = Torch
gear-torch-text = FIRE: lights up to 3 campfires. At night animals roll against you as by day.
gear-water_bottle = Water Bottle
gear-water_bottle-text = Holds 2 more water.
gear-water_canister = Water Canister
gear-water_canister-text = Holds 4 more water.
gear-tent = Tent
gear-tent-text = 1 AP: pitch it, and the tile is a camp.
gear-small_animal_trap = Small Animal Trap
gear-small_animal_trap-text = 1 AP: set it. Every day a blue die says whether it leaves 1 food.
gear-bandage = Bandage
gear-bandage-text = 0 AP: heals 1 HP of someone on your tile. One use.
gear-antibiotics = Antibiotics
gear-antibiotics-text = 0 AP: removes the infection of someone on your tile. One use.
gear-medikit = Medikit
gear-medikit-text = 1 AP: heals 2 HP or removes the infection of someone on your tile. Two uses.
gear-aed = AED
gear-aed-text = 1 AP: revives a dead character on your tile with 2 HP. One use.
gear-crowbar = Crowbar
gear-crowbar-text = Melee: +1 blue. +1 yellow to open strength containers.
gear-lockpicks = Lockpicks
gear-lockpicks-text = +1 yellow to open dexterity containers.
gear-flashlight = Flashlight
gear-flashlight-text = Flip: no red die for one sneak at night.
gear-radio = Radio
gear-radio-text = Flip, 0 AP: look at the top night or enemy card; leave it or put it at the bottom.
gear-backpack = Backpack
gear-backpack-text = One more space for an item or 3 resources.
gear-leather_jacket = Leather Jacket
gear-leather_jacket-text = Flip: stops 1 damage of an attack.
gear-hiking_boots = Hiking Boots
gear-hiking_boots-text = Flip: a move costs 1 AP less, but never less than 1.
gear-gas_mask = Gas Mask
gear-gas_mask-text = If you would be infected, roll a yellow die: a success prevents it.
gear-camouflage_cloak = Camouflage Cloak
gear-camouflage_cloak-text = Stealth: +1 blue.
gear-tool_belt = Tool Belt
gear-tool_belt-text = Two more spaces for resources.
gear-helmet = Helmet
gear-helmet-text = Each attack of an initial round does 1 less damage.
gear-sleeping_bag = Sleeping Bag
gear-sleeping_bag-text = Sleeping costs 1 AP less, but never less than 3.
gear-canned_food = Canned Food
gear-canned_food-text = 2 food.
gear-scrap_bundle = Scrap Bundle
gear-scrap_bundle-text = 2 metal and 1 connector.
gear-medical_pouch = Medical Pouch
gear-medical_pouch-text = 1 alcohol and 1 cloth.
gear-cartridge_box = Cartridge Box
gear-cartridge_box-text = 3 cartridges.
gear-quiver = Quiver
gear-quiver-text = 4 arrows.
gear-full_canteen = Full Canteen
gear-full_canteen-text = Holds 2 more water, and comes with 2.
gear-revolver = Revolver
gear-revolver-text = Melee or ranged: +1 green. Up to 3 cartridges.
gear-hunting_rifle = Hunting Rifle
gear-hunting_rifle-text = Ranged: +2 green. Up to 3 cartridges.
gear-crossbow = Crossbow
gear-crossbow-text = Ranged: +1 yellow and 1 blue. Up to 3 arrows.
gear-katana = Katana
gear-katana-text = Melee: +1 green and 1 blue.
gear-combat_vest = Combat Vest
gear-combat_vest-text = Flip: stops up to 2 damage of an attack.
gear-night_goggles = Night Goggles
gear-night_goggles-text = At night, stealth +1 yellow and no red die.
gear-adrenaline = Adrenaline
gear-adrenaline-text = 0 AP: +2 AP in this phase. One use.
gear-stimulants = Stimulants
gear-stimulants-text = 0 AP: condition +1. One use.
gear-grenade = Grenade
gear-grenade-text = 1 AP: 2 damage to each enemy on your tile or one beside it. One use.
gear-solar_charger = Solar Charger
gear-solar_charger-text = Flip: turn another electric card of yours face up.
gear-lucky_charm = Lucky Charm
gear-lucky_charm-text = 0 AP: regain a lost karma die. One use.
gear-surgery_kit = Surgery Kit
gear-surgery_kit-text = 1 AP: heals 2 HP or removes the infection of someone on your tile. Three uses.
gear-surgical_case = Surgical Case
gear-surgical_case-text = Field Treatment may be used twice a day.
gear-compound_bow = Compound Bow
gear-compound_bow-text = Ranged: +1 green and 1 blue. Up to 4 arrows.
gear-service_blade = Service Blade
gear-service_blade-text = Melee: +1 green, and one more in a sneak attack.
gear-multitool = Multitool
gear-multitool-text = Dexterity: +1 green.
gear-dust_mask = Dust Mask
gear-dust_mask-text = Stealth: +1 yellow. At night, no red die.
gear-halligan_bar = Halligan Bar
gear-halligan_bar-text = Melee: +1 yellow. Strength: +1 green.
gear-serum = Serum
gear-serum-text = Bring it to New Haven.
gear-prisoner = Prisoner
gear-prisoner-text = Needs a free slot for items or resources. Drinks 1 of your water each turn, and you cannot sneak.
gear-code_a = Code A
gear-code_a-text = One half of the bunker's key.
gear-code_b = Code B
gear-code_b-text = The other half of the key.
sort-item = Item
sort-equipment = Equipment
sort-supply = Supplies
hero-item = Only for: { $who }
mission-object = Mission object
is-flipped = Face down until tomorrow
is-electric = Electric: does not work in a solar storm
is-fire = FIRE
stars = Gear points
price = Price in water
ammo-left = Ammunition, of { $most }
uses-left = Uses, of { $most }
in-deck = { $count ->
    [one] 1 is left
   *[other] { $count } are left
}
loot-cards = two loot cards, of which you keep one

## Sun, night and event cards

weather = Until the next phase
sun-clear_sky = Clear Sky
sun-clear_sky-text = A day like any other.
sun-mild_haze = Mild Haze
sun-mild_haze-text = The first move of each character costs 1 AP less, but never less than 1.
sun-heatwave = Heatwave
sun-heatwave-text = Whoever begins a turn outside a camp drinks 2 instead of 1.
sun-dust_wind = Dust Wind
sun-dust_wind-text = Stealth: +1 yellow. Nobody can shoot.
sun-storm = Storm
sun-storm-text = 5 AP, fires go out, rain can be collected, and sleeping costs 3 AP.
sun-solar_storm = Solar Storm
sun-solar_storm-text = Nothing electric works. Whoever ends a turn outside a camp loses 1 HP.
night-quiet_night = Quiet Night
night-quiet_night-text = Nothing happens.
night-uneasy_watch = Uneasy Watch
night-uneasy_watch-text = You lose 1 AP in this phase.
night-bitter_cold = Bitter Cold
night-bitter_cold-text = You lose 1 HP unless there is fire on the tile.
night-bad_dreams = Bad Dreams
night-bad_dreams-text = Your condition drops by 1.
night-starlight = Starlight
night-starlight-text = Tonight nobody rolls the red die for sneaking.
night-lucky_find = Lucky Find
night-lucky_find-text = Draw 1 random resource.
night-rats = Rats
night-rats-text = You lose 1 food, or 1 HP if you have none.
night-prowling_beast = Prowling Beast
night-prowling_beast-text = An animal appears, with an initial combat round.
night-insects = Insects
night-insects-text = Strength test or infection.
night-thief_in_the_dark = Thief in the Dark
night-thief_in_the_dark-text = Dexterity test, or you lose 1 resource of your choice.
night-raid = Raid
night-raid-text = A human appears, with an initial combat round.
night-something_out_there = Something Out There
night-something_out_there-text = A mutant appears, with an initial combat round.
night-distant_howl = Distant Howl
night-distant_howl-text = Free enemies within 2 tiles come one step nearer.
night-ignored = The fire keeps animals away: no effect.
event-abandoned_pack = Abandoned Pack
event-abandoned_pack-text = 2 random resources lie on the tile.
event-locked_crate = Locked Crate
event-locked_crate-text = There is a strength container.
event-sealed_cabinet = Sealed Cabinet
event-sealed_cabinet-text = There is a dexterity container.
event-wandering_odile = Odile, Passing By
event-wandering_odile-text = The trader Odile opens her stall here.
event-wandering_basko = Basko, Passing By
event-wandering_basko-text = The trader Basko opens his stall here.
event-wandering_yuna = Yuna, Passing By
event-wandering_yuna-text = The trader Yuna opens her stall here.
event-wounded_stranger = Wounded Stranger
event-wounded_stranger-text = You may give 1 food or a Bandage for a loot card.
event-ambush = Ambush
event-ambush-text = An enemy appears, with an initial combat round.
event-sons_patrol = Sons' Patrol
event-sons_patrol-text = A Son of Liberty appears, with an initial combat round.
event-animal_den = Animal Den
event-animal_den-text = An animal appears, with an initial combat round; then 2 food lie on the tile.
event-foul_water = Foul Water
event-foul_water-text = Strength test or infection.
event-hidden_cistern = Hidden Cistern
event-hidden_cistern-text = You fill up to 3 water.
event-collapsing_floor = Collapsing Floor
event-collapsing_floor-text = Dexterity test or 2 damage.
event-old_map = Old Map
event-old_map-text = Reveal up to 2 positions beside the tile for free.
event-solid_shelter = Solid Shelter
event-solid_shelter-text = The tile counts as a camp from now on.
event-solar_flare = Solar Flare
event-solar_flare-text = Everything electric is turned face down.
event-echoes = Echoes
event-echoes-text = Every free enemy moves once now.
event-roadside_grave = Roadside Grave
event-roadside_grave-text = You regain a lost karma die.
event-cold_campsite = Cold Campsite
event-cold_campsite-text = 1 wood and 1 cloth lie here, and a campfire burns unless there is a storm.
event-moment_of_peace = Moment of Peace
event-moment_of_peace-text = Your condition rises by 1.

## Group cards

loyalty-survivor = Survivor
loyalty-son = Son of Liberty
loyalty-survivor-text = You win if the mission is accomplished or the Son of Liberty falls. This card is secret.
loyalty-baker = Baker
loyalty-teacher = Teacher
loyalty-mason = Mason
loyalty-nurse = Nurse
loyalty-guard = Guard
loyalty-farmer = Farmer
loyalty-smith = Smith
loyalty-weaver = Weaver
loyalty-cook = Cook
loyalty-carter = Carter
loyalty-besieger = Besieger
loyalty-besieger-text = You win at the end of a night if you live and 3 Sons of Liberty stand in New Haven or beside it.
loyalty-executioner = Executioner
loyalty-executioner-text = You win if you live when 2 other characters (1 with two or three players) are out of the game for good.
loyalty-smuggler_king = Smuggler King
loyalty-smuggler_king-text = You win at the end of a night if you revealed yourself before it and stand alone, 3 or more tiles from New Haven, with goods worth 15 water.
loyalty-powers = Powers, which reveal you: once a day, for 0 AP, an ally appears on a tile beside you; for 2 AP an ally nearby moves one tile.
loyalty-also = You also win if the mission fails while you live.

## Missions

mission-card = Card { $now } of { $most }
deadline = Lost at the end of the night of day { $day }.
fact-lose = Lost if
lose = nobody is left alive, or the night of day { $day } ends
task-deep_water-1 = The well is failing. Find the old deep well: it lies among the last tiles.
task-deep_water-2 = The pump is broken. Bring 2 metal and 1 connector to the well; an objective action delivers up to 2.
task-deep_water-3 = The roar of the pump draws enemies. None may be left at the well.
task-deep_water-4 = Those at the well have filled their water; New Haven's own source is dry. Bring 2 water per character, at least 4, to New Haven.
task-deep_water-5 = The water flows: the survivors win.
task-signal_fire-1 = A relay can call for help. Find it: it lies among the last tiles.
task-signal_fire-2 = Bring 2 connectors and 1 plastic to the relay; an objective action delivers up to 2.
task-signal_fire-3 = Calibrate it: objective action with a dexterity test. 4 successes in all, and not in a solar storm.
task-signal_fire-4 = Sons of Liberty come. Someone loyal must be at the relay, and no enemy, at the end of 2 phases in a row.
task-signal_fire-5 = They have answered: the survivors win.
task-clinic-1 = A fever spreads. Find the ruined clinic: it lies among the last tiles.
task-clinic-2 = Mutants guard it. No enemy may be left, and someone must be there.
task-clinic-3 = There are 3 more cabinets in the clinic (dexterity): each holds a serum.
task-clinic-4 = Outbreak: each character in the clinic takes a strength test or is infected.
task-clinic-5 = Bring 3 serums to New Haven. Every Preparation Sons of Liberty come near it, 1 per 2 characters.
task-clinic-6 = There is a cure: the survivors win.
task-outpost-1 = The Sons hold a prisoner. Find their outpost: it lies among the last tiles.
task-outpost-2 = The outpost is guarded by as many as you are. No enemy may be left, and someone must be there.
task-outpost-3 = Open the cage (strength) and take the prisoner, who needs a free slot for items or resources.
task-outpost-4 = Get 2 tiles away with the prisoner, or home. The carrier gives 1 water each turn and cannot sneak.
task-outpost-5 = Bring the prisoner to New Haven. The prisoner still drinks, and at the start of each night a Son of Liberty appears close by.
task-outpost-6 = Home at last: the survivors win.
task-bunker-1 = Two halves of a code open the bunker. Find the clinic or the relay.
task-bunker-2 = Code A: in a cabinet of the clinic (dexterity). Code B: objective action with a dexterity test at the relay, 2 successes in all.
task-bunker-3 = Now you know where it is: the next tile drawn is the bunker gate.
task-bunker-4 = The Colossus guards the gate, and it is not alone. Defeat the Colossus.
task-bunker-5 = With both codes at the gate, force it: objective action with a strength test, 6 successes in all.
task-bunker-6 = Go in: all living loyal characters must be at the gate at the end of a phase.
progress-M = Metal to deliver
progress-K = Connectors to deliver
progress-P = Plastic to deliver
progress-water = Water to deliver
progress-signal = Successes to go
progress-held = Phases held
progress-serums = Serums to go
progress-code_a_found = Code A found
progress-code_b = Successes to go for code B
progress-gate = Successes to go
delivered-M = metal; { $left ->
    [0] nothing more is needed
   *[other] { $left } to go
}
delivered-K = connector; { $left ->
    [0] nothing more is needed
   *[other] { $left } to go
}
delivered-P = plastic; { $left ->
    [0] nothing more is needed
   *[other] { $left } to go
}
delivered-water = water; { $left ->
    [0] nothing more is needed
   *[other] { $left } to go
}
delivered-serums = serum; { $left ->
    [0] nothing more is needed
   *[other] { $left } to go
}
delivered-signal = calibrating; { $left ->
    [0] it is done
    [one] one success to go
   *[other] { $left } successes to go
}
delivered-code_b = decoding; { $left ->
    [0] it is done
    [one] one success to go
   *[other] { $left } successes to go
}
delivered-gate = gate; { $left ->
    [0] it is done
    [one] one success to go
   *[other] { $left } successes to go
}

## The table

chip-card = Mission card in force
chip-setup = Set-up
chip-day = Day { $day } of { $deadline } · { $phase }
chip-roles = Secret roles
chip-roles-about = There may be a Son of Liberty
phase-preparation = Preparation
phase-morning = Morning
phase-afternoon = Afternoon
phase-night = Night
panel-roles = Group card
panel-characters = Characters
panel-offer = Start items
panel-person = { $who } · { $player }
panel-stall = { $trader }'s stall
panel-enemies = Enemies
panel-decks = Decks
panel-recipes = What can be crafted
panel-places = Places
deck-tiles = Tiles
deck-enemies = Enemies
deck-night = Night
deck-event = Events
deck-loot = Loot
deck-bag = Resource bag
deck-name-night = night
deck-name-enemy = enemies
discarded = { $count } discarded
key-pass = p
key-wait = e
key-move = m
key-charge = c
key-sneak = s
key-explore = x
key-pick-up = u
key-discard = l
key-attack = a
key-shoot = h
key-sneak-attack = k
key-refill = r
key-eat = t
key-sleep = z
key-dodge = d
key-deal = b
key-trade = v
key-open = o
key-collect-rain = w
key-loot = i
key-show-self = q
key-treat = f
key-recon = n
key-reroll = g
key-consider = j
cost-ap = { $ap } AP
cost-free = free
cost-water = { $water } water
cost-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Questions

ask-character = { $who }, choose a character
ask-character-text = Each has dice and an ability of its own.
ask-name = What is { $who } called?
ask-name-text = A name for screen and chronicle; it has no effect.
pass-name = Without a name
ask-start-items = { $who } may buy a start item
ask-start-items-text = { $points ->
    [one] One point is left
   *[other] { $points } points are left
}; others may add what is missing. What nobody buys is lost.
pass-start-items = Buy nothing
ask-give = Will you help to buy?
ask-give-text = { $buyer } wants { $card }, which costs { $stars ->
    [one] one point
   *[other] { $stars } points
}. How many of yours do you add?
ask-receive = Who gets { $card }?
ask-receive-text = { $alone ->
    [yes] Either of your two characters can carry it.
   *[no] Those who paid decide; if they do not agree, the start player.
}
ask-order = Who acts first?
ask-order-text = In this phase, one whole turn and then the other.
ask-act = { $who } acts
ask-act-text = { $ap } AP, { $hp } HP and { $water } water are left. Enemies on the tile answer every action.
ask-interrupt = { $who } was waiting: act now?
ask-interrupt-text = Saved AP ({ $ap }) may be spent on a combat action now.
pass-interrupt = Go on waiting
ask-last-action = { $who }: last chance
ask-last-action-text = The phase ends. { $ap ->
    [one] The saved AP is good for combat only, and is lost afterwards.
   *[other] The { $ap } saved AP are good for combat only, and are lost afterwards.
}
pass-last-action = Let the AP go
ask-join = { $who } may join the combat
ask-join-text = One combat action out of turn, with AP of their own ({ $ap }). Whoever takes part may suffer counter-attacks.
pass-join = Stay out
ask-karma = { $who }: re-roll dice with karma?
ask-karma-text = The dice show: { $dice }. For each die re-rolled a karma die ({ $karma }) is rolled; half of its faces lose it.
pass-karma = Keep the roll
done-karma = Roll now
ask-weapons = { $who } attacks: with what?
ask-weapons-text = { $mode }: { $dice } without ammunition. Add weapons or your ability before you roll.
done-weapons = Attack like this
ask-initial-target = { $who }: initial combat round
ask-initial-target-text = A free blow at one enemy; all on the tile attack at the same time.
ask-strongest = Who attacks?
ask-strongest-text = They are equally strong; choose which one answers first.
ask-avoid = { $who } dodges: which attack?
ask-avoid-text = Successes of each attack: { $blows }. One has no effect.
ask-sons = Sons of Liberty are about to attack
ask-sons-text = { $who } is the target. Only one of theirs has a choice, and nobody else learns who had one.
pass-sons = Go on
ask-attacked = { $attacker } attacks. { $who } may react
ask-attacked-text = An attack in { $mode }. One reaction, if there are AP.
pass-attacked = Do not react
ask-rescue = Does the firefighter take the blow?
ask-rescue-text = It is { $damage } damage in all for { $victim }, who has { $hp } HP left. You may take up to 2 of it instead, once a day.
pass-rescue = No
ask-cancel = { $who }: stop the blow?
ask-cancel-text = All blows together do { $damage } damage{ $blows }; HP left: { $hp }. Flipping protection stops some of one blow.
pass-cancel = Take it
ask-pick-up = { $who } picks something up: what?
ask-pick-up-text = One card, or up to 2 resources in any mix.
done-pick-up = Nothing more
ask-keep-loot = { $who } keeps a card: which one?
ask-keep-loot-text = The container holds: { $cards }. The other goes back into the deck unseen.
pass-keep-loot = Neither
ask-radio = Top card of { $deck }: { $card }
ask-radio-text = { $about }You may leave it or put it at the bottom; only you have seen it.
ask-discard = { $who } leaves something: what?
ask-discard-text = It stays on the tile, or in store if there is a camp. Water is stored in camps only.
done-discard = That is all
ask-no-room = { $who } has no room
ask-no-room-text = Choose what stays on the tile.
ask-bargain = Trade: propose a bargain
ask-bargain-text = With { $partner }. You give: { $given }. You want: { $taken }. Any ratio will do if both agree.
done-bargain = Propose it
ask-agree = { $proposer } proposes a bargain
ask-agree-text = Gives: { $given }. Wants: { $taken }.
ask-deal = { $who } deals with { $trader }
ask-deal-text = Buy, exchange, sell or dismantle, for no more AP until you do something else.
done-deal = Finish
ask-pay = { $who }: { $price } still to pay
ask-pay-text = With water, or with resources by their value. There is no change.
ask-basket = Anything else?
ask-basket-text = In the basket: { $things }. Then you pay at least its value.
done-basket = Pay
ask-proceeds = { $who } is paid: { $price } to go
ask-proceeds-text = The trader pays with what there is.
done-proceeds = Leave it at that
ask-steal = { $who } steals: what?
ask-steal-text = A resource or water for each success.
ask-rob = Which cards of { $trader }?
ask-rob-text = Two of your choice; all resources and water go to the victor too.
ask-night-vote = Night card: { $card }
ask-night-vote-text = { $about } { $drawer } drew it in the camp. Vote on whom it affects; without a majority, the one who drew it.
ask-night-animal = Night card: { $card }
ask-night-animal-text = { $about } By the fire it may be ignored.
ask-thief = A thief: what is lost?
ask-thief-text = { $who } failed the test and loses 1 resource.
ask-stranger = A wounded stranger
ask-stranger-text = { $who } may help with 1 food or a Bandage, for a loot card.
pass-stranger = Walk on
ask-old-map = An old map
ask-old-map-text = { $who } may reveal up to 2 positions beside the tile for free.
pass-old-map = Put the map away
ask-pursuit = The Sons pursue the prisoner
ask-pursuit-text = Decide together on which tile beside the prisoner the pursuer appears.
ask-deliver = { $who } delivers: anything else?
ask-deliver-text = Up to 2 resources in one action.
done-deliver = Nothing more

## Options

option-move = Go to { $tile }
option-charge = Charge into { $tile }
option-sneak = Sneak to { $tile }
option-explore = Explore { $tile }
option-recon = Recon
option-pick-up = Pick up
option-refill = Refill water
option-rain = Collect rain: 1 water
option-eat = Eat: 1 food for 1 HP
option-sleep = Sleep
option-discard = Leave things
option-show = Leave stealth
option-stove = Build a stove with 1 metal
option-cook = Cook: 1 food becomes 3
option-strike = Strike the camp
option-wait = Wait and end the turn
option-light = Light a campfire with { $card } and 1 wood
option-pitch = Pitch { $card }
option-set-trap = Set { $card }
option-load = Load { $card }
option-unload = Unload { $card }
option-loot = Loot: { $foe }
option-open = Open: { $container }
option-craft = Craft { $card }
option-craft-camp = Craft a camp here
option-craft-ammo = Craft { $ammo }
option-use-heal = { $card }: heal { $who }
option-use-cure = { $card }: cure { $who }
option-use-revive = { $card }: revive { $who }
option-use-ap = { $card }: gain AP
option-use-rest = { $card }: improve the condition
option-use-luck = { $card }: regain karma
option-use-charge = { $card }: recharge { $other }
option-look-night = Radio: look at the night card
option-look-enemy = Radio: look at the enemy card
option-treat-heal = Field Treatment: 2 HP for { $who }
option-treat-cure = Field Treatment: cure { $who }
option-trade = Trade with { $who }
option-deal = Deal with { $trader }
option-steal = Steal from { $trader }
option-objective-calibrate = Calibrate the relay
option-objective-decode = Decode code B
option-objective-open = Force the gate
option-objective-water = Deliver { $count } water
option-objective-serum = Deliver { $count ->
    [one] 1 serum
   *[other] { $count } serums
}
option-objective-deliver = Deliver { $thing }
option-reveal = Reveal yourself as Son of Liberty
option-call = Call an ally: { $tile }
option-send = Send { $foe } to { $tile }
option-attack = Attack { $foe }
option-shoot = Shoot at { $foe }
option-sneak-attack = Sneak attack on { $foe }
option-throw = Throw { $card } at { $foe }
option-throw-at = Throw { $card } at { $tile }
option-attack-character = Attack { $who }
option-shoot-character = Shoot at { $who }
option-consider = Consider attacking comrades
option-spare = Leave comrades in peace
option-fire = Use { $card }
option-drill = Combat Drill
option-reroll = Re-roll: { $die }
option-avoid = Dodge { $foe }
option-cancel = Flip { $card }
option-cancel-foe = Flip { $card } against { $foe }
option-rescue = Take { $points } instead
option-dodge = Dodge
option-counter = Counter-attack
option-rush = Rush at { $who }
option-suffer = It affects { $who }
option-ignore = Ignore it by the fire
option-apply = Let it happen
option-buy = Buy { $card }
option-give = { $points ->
    [0] Add no points
    [one] Add 1 point
   *[other] Add { $points } points
}
option-take = Take { $card }
option-take-cube = Take 1 { $cube }
option-take-from = Take 1 { $cube } of what { $who } carries
option-take-water = Take up to 2 stored water
option-take-1-water = Take 1 water
option-drop = Leave { $card }
option-drop-cube = Leave 1 { $cube }
option-drop-water = Leave 1 water
option-keep = Keep { $card }
option-leave = Leave it on top
option-bury = Put it at the bottom
option-help = Give 1 { $cube }
option-help-card = Give { $card }
option-deliver = Deliver { $thing }
option-offer = Give { $thing }
option-want = Ask for { $thing }
option-agree = Accept
option-refuse = Refuse
option-buy-cube = Buy 1 { $cube }
option-buy-water = Buy 1 water
option-sell = Sell { $card }
option-dismantle = Dismantle { $card }
option-pay = Pay with { $thing }
option-be-paid = Be paid in { $thing }
group-move = Move
group-charge = Charge into the unknown
group-sneak = Sneak
group-explore = Explore
group-craft = Craft
group-gear = Use gear
group-trade = Trade
group-duel = Attack another character
group-sons = Powers of the Son of Liberty
group-exchange = Resources and ammunition
group-sell = Sell
group-dismantle = Dismantle
group-offer = Give
group-want = Ask for
warn-foes = { $count ->
    [one] 1 enemy will answer
   *[other] { $count } enemies will answer
}
warn-enemies = there: { $enemies }
warn-symbols = { $count ->
    [one] 1 enemy may appear
   *[other] { $count } enemies may appear
}
warn-event = there is an event
about-charge = reveals the tile and enters it
about-wait = { $ap ->
    [one] 1 AP is saved for combat
   *[other] { $ap } AP are saved for combat
}
stake-wait =
    { $ap ->
        [one] 1 AP is left: until the next phase it is good for combat only.
       *[other] { $ap } AP are left: until the next phase they are good for combat only.
    }
stake-explore = It is the last AP: whatever turns up acts before you do.
about-recon = the enemy of the symbol appears without seeing you
about-refill = fills water and bottles
about-sleep = your condition rises by 1
about-stove = for cooking
about-cook = on the stove
about-strike = you take the tent and what is stored
about-light = keeps animals away
about-camp = better sleep, a store, and one night card for all
about-trap = may catch 1 food every day
about-loot = a green die says what there is
about-spared = 1 { $cube } is saved
about-deal = buy, exchange, sell, dismantle
about-steal = a resource for each success; if you fail, there is a fight
about-reveal = everybody will know who you are
about-foe-hp = { $hp } HP left
about-own-hp = { $hp } HP
about-rob = robbery makes a trader hostile
about-throw = 2 damage without dice
about-consider = such attacks are offered from now on; nobody is told
about-spare = such attacks are no longer offered
about-adds = adds { $dice }
about-ammo = ammunition: { $count }
about-roll = rolled by { $who }
rolled = { $who }: { $dice }
about-damage = { $damage ->
    [0] no damage
   *[other] { $damage } damage
}
about-cancel = stops { $points } damage
about-dodge = with a success one attack of this round has no effect
about-dodge-duel = a success avoids the blow; at range each success takes 1 off
about-pooled = others add { $points }
about-sell = { $value ->
    [0] brings nothing
   *[other] pays { $value } water, if there is as much
}
about-water = as much as is needed
about-value = worth { $value } water
no-move = Go to { $tile }
no-explore = Explore
no-sleep = Sleep
no-refill = Refill water
no-pick-up = Pick up
no-craft = Craft gear
no-light = Light a campfire
no-shoot = Shoot
no-use = Use { $card }
reason-full = There is no room left on { $tile }.
reason-ap = Entering { $tile } costs { $cost } AP.
reason-no-tiles = There are no tiles left.
reason-fit = Already fit.
reason-sleep-ap = Sleeping here costs { $cost } AP.
reason-enemies = There are enemies on the tile.
reason-full-water = There is no room for more water.
reason-dry = The source is used up until tomorrow.
reason-no-room = There is no room on the board.
reason-recipe = No recipe fits these resources, or there is no room or no card.
reason-storm = Nothing burns in a storm.
reason-no-wood = 1 wood is needed.
reason-wind = The dust wind makes shooting impossible.
reason-no-ammo = No ranged weapon is ready and loaded.
reason-no-target = There is no target on a tile beside yours.
reason-hero = { $card } belongs to another character.
reason-flipped = { $card } lies face down until tomorrow.
reason-electric = The solar storm switches { $card } off.

## The chronicle

told-began = { $first } goes first: most successes with three green dice.
told-chose = { $who } chooses: { $character }.
told-named = { $who } is called { $name }.
told-start = { $who } gets { $card } for { $price ->
    [one] 1 point
   *[other] { $price } points
}.
told-bought = { $who } buys { $card } from { $trader } for { $price } water.
told-role-dealt = Your group card: { $role }.
told-day-began = Day { $day }. { $first } has the start-player marker.
told-phase-began = { $phase }: { $weather }
told-phase-began-night = { $phase }
told-turn-began = { $who } begins a turn with { $ap } AP.
told-drank = { $who } drinks { $water ->
    [0] nothing
   *[other] { $water }
}{ $missing ->
    [0] .
   *[other] {" "}and lacks { $missing }.
}
told-ate = { $who } eats 1 food{ $healed ->
    [0] .
   *[other] {" "}and regains { $healed } HP.
}
told-acted = { $who } { $action } ({ $ap } AP, { $left } left).
told-moved = { $who } enters { $tile }{ $hidden ->
    [yes] {" "}unnoticed.
   *[no] .
}
told-tile-revealed = { $number } is revealed.
told-skill-rolled = { $who }, { $test } test: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}.{ $passed ->
    [yes] {" "}Passed.
   *[no] {" "}Failed.
}
told-karma-spent = { $who } re-rolls with karma: { $kept ->
    [0] keeps none
   *[other] keeps { $kept }
}{ $lost ->
    [0] .
   *[other] , loses { $lost }.
}
karma-again = { $old } becomes { $new }
told-spawned = { $enemy } appears on { $tile }.
told-enemy-moved = { $enemy } goes to { $tile }.
told-enemy-stays = { $enemy } stays on { $tile }.
move-die-called = It was called or sent there.
move-die-direction = Die { $die }: a direction.
move-die-stays = Die { $die }: it stays.
move-die-nearest = Die { $die }: towards the nearest character.
told-tied = { $enemy } wavers: it goes for the one with the fewest successes.
told-trap-rolled = The trap on { $tile }{ $caught ->
    [yes] {" "}catches 1 food.
   *[no] {" "}is empty.
}
told-fought = { $who } strikes { $foe }: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
told-shot = { $who } shoots at { $foe }: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
told-thrown = { $who } hits { $foe } with what was thrown: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
told-struck = { $foe } attacks { $who }: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
told-avoided = { $foe } attacks { $who }, and the dodge makes it miss.
told-less = { $less } stopped.
told-protected = { $who } is protected by { $card }: { $points } less.
told-duel = { $who } attacks { $victim }: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
duel-counterattack = { $who } counter-attacks.
duel-dodge = { $who } tries to dodge.
duel-rush = { $who } rushes in.
duel-dealt = { $damage ->
    [0] No damage
   *[other] { $damage } damage
} in return.
told-reacted = { $enemy }{ $comes ->
    [yes] {" "}runs at the shooter.
   *[no] {" "}does not come nearer.
}
told-exposed = { $who } is no longer in stealth.
told-hurt = { $who } loses { $damage } HP; { $hp } left.
cause-attack = Enemies struck.
cause-cold = The cold bites.
cause-duel = Another character struck.
cause-fall = The floor gave way.
cause-hunger = There was nothing to eat.
cause-infection = The infection spreads.
cause-prisoner = There was no water for the prisoner.
cause-rats = Rats bite.
cause-rescue = Taken in place of another.
cause-solar-storm = The solar storm burns.
cause-thirst = There was too little to drink.
told-healed = { $who } regains { $points } HP.
told-infected = { $who } is infected.
told-mask-rolled = { $who } relies on the gas mask{ $kept ->
    [yes] : no infection.
   *[no] : it is not enough.
}
told-cured = { $who } is cured of the infection.
told-condition-changed = { $who }: { $way ->
    [down] condition falls to { $condition }.
   *[up] condition rises to { $condition }.
}
condition-by-day = Another day has passed.
condition-by-dreams = Bad dreams spoiled the night.
condition-by-peace = A moment of peace.
condition-by-sleep = Sleep has done good.
condition-by-stimulants = The stimulants work.
told-died = { $who } dies.
told-revived = { $who } comes back to life thanks to { $by }.
told-eliminated = { $who } is out of the game.
told-defeated = { $foe } falls on { $tile }.
told-looted = { $who } loots { $body }: { $found }.
told-ammo-rolled = { $who } found { $card }; ammunition: { $ammo ->
    [0] none
   *[other] { $ammo }
}.
told-gained = { $who } gets { $found }.
told-dropped = { $who } leaves { $found }.
told-spent = { $who } spends { $found }.
told-lost = { $who } loses { $found }.
spent-cook = For cooking.
spent-craft = For crafting.
spent-fire = For the campfire.
spent-pay = As payment.
spent-prisoner = For the prisoner.
spent-rats = The rats take it.
spent-stove = For the stove.
spent-stranger = For the stranger.
spent-thief = The thief takes it.
told-made = { $who } crafts { $card }.
told-sold = { $who } sells { $card } to { $trader }.
told-dismantled = { $who } has { $card } dismantled.
told-used-heal = { $who } heals with { $card }.
told-used-cure = { $who } cures with { $card }.
told-used-revive = { $who } uses { $card }.
told-used-ap = { $who } uses { $card }.
told-used-rest = { $who } uses { $card }.
told-used-luck = { $who } uses { $card }.
told-used-charge = { $who } recharges with { $card }.
told-used-night = { $who } listens to the { $card }: a look at the top night card.
told-used-enemy = { $who } listens to the { $card }: a look at the top enemy card.
told-used-load = { $who } loads { $card }.
told-used-unload = { $who } unloads { $card }.
told-used-stranger = { $who } gives { $card } to the stranger.
told-night-card = { $who } draws at night: { $card }.{ $other ->
    [yes] {" "}It affects { $victim }.
   *[no] {""}
}
told-event-card = { $who } comes upon: { $card }.
told-thanked = The stranger gives { $partner } a card: { $card }.
told-loot-seen = In the container you see: { $found }.
told-card-seen = The top card is { $card }.
told-traded = { $who } offers { $partner } to give { $given } for { $taken }{ $agreed ->
    [yes] : agreed.
   *[no] : no agreement.
}
told-robbed = { $who } robs { $trader }.
told-unmasked = { $who } is revealed as a Son of Liberty: { $role }.
told-mission-card = Mission card { $card }
told-delivered = { $who } works on the objective: { $what }.
action-attack = attacks
action-charge = charges into the unknown
action-cook = cooks
action-counter-attack = counter-attacks
action-craft = crafts
action-craft-ammo = crafts ammunition
action-craft-camp = crafts a camp
action-deal = deals with the trader
action-dodge = dodges
action-duel = attacks another character
action-eat = eats
action-explore = explores
action-light = lights a campfire
action-loot = loots
action-move = moves
action-objective = works on the objective
action-open = opens a container
action-pick-up = picks up
action-pitch = pitches the tent
action-rain = collects rain
action-recon = reconnoitres
action-refill = refills water
action-rush = rushes
action-send-ally = sends an ally
action-set-trap = sets a trap
action-shoot = shoots
action-sleep = sleeps
action-sneak = sneaks
action-sneak-attack = attacks from stealth
action-steal = steals
action-stove = builds a stove
action-strike = strikes the camp
action-throw = throws
action-trade = trades
action-treat = treats someone
action-use = uses gear
action-wait = waits

## What makes a position good or bad

feature-progress = progress of the mission
feature-pace = how much each phase must bring from now on
feature-time = time until the deadline
feature-distance = distance to the objective
feature-carried = what the mission needs in your packs
feature-living = survivors alive
feature-health = health of the survivors
feature-wounded = wounded survivors
feature-infected = infected survivors
feature-karma = karma dice left
feature-rest = rested survivors
feature-medicine = medicine
feature-food = food
feature-water = water
feature-arms = weapons
feature-beset = enemies beside the survivors
feature-defence = enemies at the objective
feature-known = a known traitor
feature-allies = Sons of Liberty on the map
feature-self = your own health
feature-scheme = progress of your secret goal
feature-alone = nobody beside you

## Lessons

lesson-deep_water-goal = Welcome to New Haven. This line always says what the group must do and by when; in red beside it, how it is lost. You have days to spend, and each has a morning, an afternoon and a night.
lesson-deep_water-character = { $seats ->
    [1] You play two people.
   *[other] You play one person, and so do the others.
} Each has dice of its own (the more, the better at it) and an ability. { $seats ->
    [1] Take the soldier: good in a fight.
   *[other] Take whom you like.
}
lesson-deep_water-second = And somebody to go along: the firefighter is tough and can take a blow for a friend.
lesson-deep_water-card = The mission comes in cards, one after another. This one says what to do now; the next is turned when it is done.
lesson-deep_water-order = In each phase both of yours have one turn. You say who goes first.
lesson-deep_water-board = This is the board of whoever acts. AP are action points for this turn; HP is health; below are food, wood, metal and the rest of what is carried. Water: everybody drinks 1 at the beginning of each turn, and whoever has none suffers.
lesson-deep_water-pick-up = Things lie about here. Picking up costs 1 AP: one card, or up to two resources.
lesson-deep_water-goods = Take what you need: food for eating, wood and metal for making things, water always.
lesson-deep_water-explore = The land is unknown. Exploring costs 1 AP and turns over the tile beside you; what you look for is on one of them.
lesson-deep_water-tile = A new tile. The signs on it say what is there: water, things to open, enemies. Point at one to read its name; the number on the choice to go there is what entering costs.
lesson-deep_water-refill = This tile has water. Filling up costs 1 AP; do it before you go far.
lesson-deep_water-move = Moving costs AP as the tile says. Whoever sneaks pays more and is noticed less.
lesson-deep_water-open = A container! Opening it is a test: roll the dice of the skill named; if it works, you look at what is inside and keep a card.
lesson-deep_water-attack = An enemy! Enemies on your tile answer every action you take, so fight or get away. Attacking costs 1 AP; you choose your weapons next, and the button says your chances.
lesson-deep_water-on = Go on like this: look for what the mission card wants, gather what you can carry, and mind the water. The marked option is a good idea.
lesson-deep_water-afternoon = The afternoon. The sun has moved on, and with it the weather: it changes AP, thirst and what can be found. Before the night, think of where to sleep: sleeping costs AP and keeps people fit.
lesson-deep_water-night = Night. Outside New Haven a night card is drawn for everyone: cold, rats or worse. Be home by dusk, or be ready. You know the day now; the rest is up to you.

## Glossary

term-ap = AP | action points | action point
term-ap-means = Usually 6 in each phase of the day. Every action takes some; at 0 the turn is over.
term-health = HP
term-health-means = Health. Damage takes it; a character without any is dead, and can be revived for a while.
term-condition = Condition | tired
term-condition-means = Tired, OK or fit. It drops by one each day and rises with sleep; a tired character has 2 AP fewer.
term-skill-test = Skill test | skill tests | stealth test
term-skill-test-means = Roll the dice of strength, dexterity or stealth: one success passes.
term-stealth-mode = Stealth mode | in stealth | stealth
term-stealth-mode-means = On a tile that was sneaked onto, enemies do not notice the character. Each further action there needs a test.
term-enemy-symbol = Enemy symbol | enemy symbols
term-enemy-symbol-means = Whoever enters the tile without stealth meets an enemy, as long as the symbol is not marked.
term-initial-round = Initial combat round | initial combat rounds | initial round
term-initial-round-means = When character and enemy meet: each attacks once, for no AP.
term-counter-attack = Counter-attack | counter-attacks | counter-attacked
term-counter-attack-means = The enemies on a character's tile strike back at each of its actions.
term-dodge = Dodge | dodges | dodged
term-dodge-means = 1 AP and a test of dexterity: one enemy's attack of this round is avoided.
term-wait = Wait | waits | waiting
term-wait-means = Keep the AP that are left for combat later in this phase, also in the turns of others.
term-karma = Karma | karma die | karma dice
term-karma-means = Once per turn dice may be re-rolled, one's own or an enemy's. One karma die is risked for each.
term-wounded = Wounded
term-wounded-means = With 2 HP or fewer: one more red die in every roll, and each cross cancels a success.
term-infection = Infection | infected
term-infection-means = 1 HP lost every Morning and every Night, until it is cured.
term-camp = Camp | camps
term-camp-means = A tent on a tile: one night card for all there, cheaper sleep, and room to store things.
term-fire = FIRE | campfire | campfires
term-fire-means = A campfire or stove. Animals keep away from it; a storm puts it out.
term-night-card = Night card | night cards
term-night-card-means = Drawn at Night at the start of a turn and for each tile entered; not in New Haven.
term-sun-card = Sun card | sun cards
term-sun-card-means = The weather of a Morning or an Afternoon.
term-recon = Recon
term-recon-means = In stealth, see which enemy a symbol holds, and stay unnoticed.
term-charge = Charge
term-charge-means = 2 AP: reveal the next tile and run onto it at once.
term-flip = Flip
term-flip-means = Turn the card face down to use it. It is turned up again in the next Preparation.
term-container = Container | containers
term-container-means = 1 AP and a test: draw 2 loot cards and keep 1.
term-trader = Trader | traders
term-trader-means = 1 AP opens the dealings. Water is the money.
term-son-of-liberty = Son of Liberty | Sons of Liberty | SoL
term-son-of-liberty-means = The traitor that may be among the survivors, and the enemies on that side.

## Legend of symbols

symbol-hearts = Health (HP)
symbol-sprint = Action points (AP)
symbol-water-drop = Water; on a tile, a water source
symbol-yin-yang = Karma dice
symbol-biohazard = Infected
symbol-bleeding-wound = Wounded: one more red die
symbol-hooded-assassin = In stealth
symbol-hourglass = Waits with AP for combat; the day, and how many are left
symbol-power-button = Special ability used
symbol-hazard-sign = Enemy symbol
symbol-uncertainty = Event: whoever enters first draws a card
symbol-locked-chest = Container
symbol-camping-tent = Camp
symbol-campfire = Campfire
symbol-camp-cooking-pot = Stove
symbol-small-fire = FIRE: lights a campfire
symbol-power-lightning = Electric: off in a solar storm
symbol-shop = Trader
symbol-dead-head = Body of a defeated enemy, to be looted
symbol-cube = Resources on the ground
symbol-swap-bag = Cards on the ground; the resource bag
symbol-wolf-trap = Trap for small animals
symbol-meat = Food
symbol-rolled-cloth = Cloth
symbol-metal-bar = Metal
symbol-plug = Connector
symbol-log = Wood
symbol-beer-bottle = Alcohol
symbol-square-bottle = Plastic
symbol-bullets = Cartridges
symbol-arrow-flights = Arrows
symbol-sun = Day, fair weather
symbol-sunbeams = Mild haze: the first move is cheaper
symbol-moon = Night
symbol-heavy-rain = Storm
symbol-solar-system = Solar storm
symbol-dust-cloud = Dust: nobody can shoot
symbol-thermometer-hot = Heat: drink 2
symbol-scroll-unfurled = Mission card in force
symbol-card-draw = A deck
symbol-hexes = Tiles left
symbol-death-skull = What would lose the game
