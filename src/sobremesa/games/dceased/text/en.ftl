# DCeased in English. The wording of cards and rules is our own.

## The game

game-title = DCeased
game-about = A city full of the dead, and some of them used to be heroes. One to six players lead a handful of superheroes who are still themselves: open buildings, save whom you can, and get it done before the night does. The cards, maps and missions are our own: the rulebook comes without them.
game-icon = shambling-zombie
mission-m0 = First Night
mission-m0-about = Four heroes, two buildings, one civilian. A quiet street to learn on.
mission-m1 = Park Row Evacuation
mission-m1-about = People are hiding in four buildings. Find them and bring at least three out.
mission-m2 = Blackout
mission-m2-about = No power, no light. Find two fuses and the cards that open the way to the generator.
mission-m3 = Fallen Titan
mission-m3-about = The strongest of them is locked in a vault. Gather the shards that weaken him before the door gives way.
mission-m4 = Hold the Signal
mission-m4-about = A beacon calls for help. Keep the crossing clear until it is charged.
goal-first-night = Take both Objectives and bring the Civilian of the Clinic to the Start Zone. That Civilian must live.
goal-evacuation = At least three Civilians must leave through the Exit, and every hero still alive with them. Fewer than three left, and it is lost.
goal-blackout = Bring both fuses to the generator and start it before Round 20 ends. The blue card opens the blue door, the green card the green one.
goal-titan = Eliminate Superman before Round 18 ends. Each shard takes 2 from his Toughness; with two of them the vault can be opened. After Round 12 it opens by itself.
goal-signal = At the end of each Round with a hero and no Enemy in the Beacon Zone the beacon charges by 1. Five charges within 10 Rounds win.
role-player-1 = Player 1
role-player-2 = Player 2
role-player-3 = Player 3
role-player-4 = Player 4
role-player-5 = Player 5
role-player-6 = Player 6
setting-difficulty = Difficulty
setting-difficulty-about = Easy: everybody begins with 2 Power and a trait, and fewer Enemies come. Hard: more come from Spawn Point 1, there is no breath of silence, and whoever is lost comes back as a Walker.
setting-difficulty-easy = Easy
setting-difficulty-normal = Normal
setting-difficulty-hard = Hard
setting-heroes = Heroes
setting-heroes-about = Four as a rule. With five or six more zombies come; as many heroes as players at least.
window-ward = Keeping Wounds off
window-hold-the-line = Hold the Line
window-not-today = Not Today when a Spawn card is drawn
window-radio-operator = The Radio Operator before a Spawn step
window-over-here = Over Here! before the Enemies act
window-rolled = Re-rolls after your dice
window-after = Effects after your attacks

## The end

result-won = The night is won
result-won-m0 = The first night is over, and everybody came home.
result-won-m1 = They are out of Park Row.
result-won-m2 = The lights come on again.
result-won-m3 = The titan has fallen for good.
result-won-m4 = The signal is on its way.
result-heroes-lost = Defeat: no hero is left
result-heroes-lost-about = The last hero has fallen.
result-all-gone = Defeat: gone too soon
result-all-gone-about = All heroes left, and the work is not done.
result-civilian-lost = Defeat: the civilian is lost
result-civilian-lost-about = There was one person to save.
result-civilians-lost = Defeat: too few civilians are left
result-civilians-lost-about = Too few can still be brought out.
result-time-up = Defeat: time is up
result-time-up-about = The last Round has ended.
fact-round = Round
fact-objectives = Objectives
fact-gone = Civilians out
fact-charge = Charge
fact-titan = Superman's Toughness
fact-lost = Civilians lost
fact-lose = Lost if
lose-heroes = the last hero falls
lose-civilian-lost = { $count ->
    [one] a Civilian of the mission dies
   *[other] { $count } Civilians of the mission die
}
lose-too-few-civilians =
    { $count ->
        [one] no Civilian can get out any more
       *[other] fewer than { $count } Civilians can still get out
    }
lose-time = the end of Round { $rounds }
fact-heroes-lost = Heroes lost
fact-rescued = Civilians rescued
fact-xp = Experience
out-of = { $now } of { $most }
nobody = nobody
nothing = nothing
nowhere = nowhere
everybody = everybody

## People and enemies

hero-batman = Batman
attack-batman = Batarang Volley
hero-cyborg = Cyborg
attack-cyborg = Sonic Cannon
hero-green-canary = Green Canary
attack-green-canary = Emerald Cry
hero-wonder-woman = Wonder Woman
attack-wonder-woman = Sword and Shield
hero-harley-quinn = Harley Quinn
attack-harley-quinn = Mallet Swing
hero-green-arrow = Green Arrow
attack-green-arrow = Broadhead Rain
hero-zatanna = Zatanna
attack-zatanna = Spoken Bolt
hero-supergirl = Supergirl
attack-supergirl = Heat Vision
attack = Attack
fallen-z-superman = Superman
fallen-z-flash = The Flash
fallen-z-aquaman = Aquaman
fallen-z-hawkgirl = Hawkgirl
fallen-z-manhunter = Martian Manhunter
fallen-z-shazam = Shazam
fallen-z-ivy = Poison Ivy
fallen-z-nightwing = Nightwing
kind-walker = Walker
many-walker = Walkers
kind-walker-text = Slow, and many.
count-walker = { $count ->
    [one] 1 Walker
   *[other] { $count } Walkers
}
kind-brute = Brute
many-brute = Brutes
kind-brute-text = Takes the hits for those behind it.
count-brute = { $count ->
    [one] 1 Brute
   *[other] { $count } Brutes
}
kind-runner = Runner
many-runner = Runners
kind-runner-text = Moves and bites.
count-runner = { $count ->
    [one] 1 Runner
   *[other] { $count } Runners
}
many-fallen = Zombie Heroes
count-fallen = { $count ->
    [one] 1 Zombie Hero
   *[other] { $count } Zombie Heroes
}
piece-down = { $who }, knocked down
civilian-night-nurse = Night Nurse
civilian-night-nurse-text = End Phase, once per Round: spend 1 Power and a hero in this Zone recovers 1 Health.
civilian-bus-driver = Bus Driver
civilian-bus-driver-text = Once per Turn: a Move may cover up to 2 Zones.
civilian-street-reporter = Street Reporter
civilian-street-reporter-text = When you draw a trait, draw 1 more and keep one.
civilian-patrol-officer = Patrol Officer
civilian-patrol-officer-text = +1 die on Attacks at Range 0.
civilian-electrician = Electrician
civilian-electrician-text = Power Up gives 1 more Power.
civilian-firefighter = Firefighter
civilian-firefighter-text = Once per Turn: open a door for free.
civilian-science-teacher = Science Teacher
civilian-science-teacher-text = Once per Turn, after a roll: re-roll up to 2 missed dice.
civilian-radio-operator = Radio Operator
civilian-radio-operator-text = Start of the Spawn step, once per Round: look at the top Spawn card and leave it or put it at the bottom.
civilian-bike-courier = Bike Courier
civilian-bike-courier-text = Once per Turn: trade for free, also with a hero seen at Range 1.
civilian-retired-boxer = Retired Boxer
civilian-retired-boxer-text = Once per Round: ignore 1 Wound of this hero.
civilian-teen-hacker = Teen Hacker
civilian-teen-hacker-text = Once per Turn: interact with an Objective for free.
civilian-park-ranger = Park Ranger
civilian-park-ranger-text = Ranged Attacks reach 1 Zone farther.
civilian-crossing-guard = Crossing Guard
civilian-crossing-guard-text = Once per Turn: push another hero or a Civilian of this Zone 1 Zone, past any Enemies.
civilian = Civilian
equipment = Equipment
gear-shard-blade = Shard Blade
gear-shard-blade-text = Zombie Heroes have 1 less Toughness against it.
gear-sonic-rifle = Sonic Rifle
gear-storm-mace = Storm Mace
gear-coil-rifle = Coil Rifle
gear-ion-cannon = Ion Cannon
gear-ion-cannon-text = Costs 1 Power to use, which adds no die.
gear-tide-trident = Tide Trident
gear-tide-trident-text = After the Attack: push a surviving Horde Zombie of that Zone 2 Zones away from you.
gear-riot-shield = Riot Shield
gear-riot-shield-text = Ignore the first Wound of each attack assigned to this hero.
gear-grapnel-gun = Grapnel Gun
gear-grapnel-gun-text = Once per Turn: a Move may cover 2 Zones and pays nothing for Enemies.
gear-energy-harness = Energy Harness
gear-energy-harness-text = Gain 2 Power instead of 1 at the start of the Round.
gear-binding-lasso = Binding Lasso
gear-binding-lasso-text = Once per Turn: pull any Enemy seen at Range 1-2 by 1 Zone towards you.
gear-targeting-visor = Targeting Visor
gear-targeting-visor-text = Accuracy of ranged Attacks is 1 better.
gear-utility-pouch = Utility Pouch
gear-utility-pouch-text = When you draw a trait, draw 1 more and keep one.
gear-trauma-kit = Trauma Kit
gear-trauma-kit-text = Discard it: a hero in this Zone recovers 2 Health.
gear-flash-charge = Flash Charge
gear-flash-charge-text = Discard it: knock down every Horde Zombie of a Zone seen at Range 0-2.
gear-rescue-line = Rescue Line
gear-rescue-line-text = Once per Turn: pull another hero or a Civilian seen at Range 1-2 by 1 Zone towards you, past any Enemies.
trait-adrenaline-rush = Adrenaline Rush
trait-adrenaline-rush-text = 1 more Action this Turn.
trait-power-surge = Power Surge
trait-power-surge-text = Gain 2 Power.
trait-focused-fury = Focused Fury
trait-focused-fury-text = +2 dice on this Attack.
trait-lucky-break = Lucky Break
trait-lucky-break-text = Re-roll any missed dice.
trait-perfect-angle = Perfect Angle
trait-perfect-angle-text = Assign the hits of this Attack freely.
trait-rapid-strike = Rapid Strike
trait-rapid-strike-text = 1 free Attack.
trait-dash = Dash
trait-dash-text = 1 free Move of up to 2 Zones.
trait-slip-away = Slip Away
trait-slip-away-text = This Move pays nothing for Enemies.
trait-unyielding = Unyielding
trait-unyielding-text = Ignore this Wound and the next one of this attack.
trait-guardian = Guardian
trait-guardian-text = Ignore a Wound of another hero or a Civilian in this Zone.
trait-second-wind = Second Wind
trait-second-wind-text = Recover 2 Health.
trait-quick-hands = Quick Hands
trait-quick-hands-text = Open a door, interact, rescue or collect for free.
trait-all-out = All Out
trait-all-out-text = +4 dice on this Attack.
trait-critical-opening = Critical Opening
trait-critical-opening-text = Each 6 is 2 hits.
trait-long-reach = Long Reach
trait-long-reach-text = This Attack reaches 1 Zone farther.
trait-sweeping-finish = Sweeping Finish
trait-sweeping-finish-text = After eliminating an Enemy: 1 free Attack on a different Zone.
trait-leap = Leap
trait-leap-text = Go straight to a Zone in sight up to 3 Zones away.
trait-shockwave = Shockwave
trait-shockwave-text = Push each Horde Zombie of this Zone 1 Zone.
trait-lights-out = Lights Out
trait-lights-out-text = Knock down up to 3 Horde Zombies of a Zone in sight.
trait-rally = Rally
trait-rally-text = Every other hero in sight gains 1 Power.
trait-team-up = Team-Up
trait-team-up-text = Another hero in sight makes 1 free Attack now.
trait-not-today = Not Today
trait-not-today-text = Discard a Spawn card just drawn; another is drawn and must be resolved.
trait-hold-the-line = Hold the Line
trait-hold-the-line-text = Up to 3 Horde Zombies of this Zone lose this Action.
trait-over-here = Over Here!
trait-over-here-text = In this step, all Enemies that see this hero move towards it alone.
trait-out-of-the-way = Out of the Way!
trait-out-of-the-way-text = Push another hero or a Civilian of this Zone 2 Zones, past any Enemies.
moment-own-turn = In the hero's own Turn
moment-choose-target = When choosing a target
moment-before-roll = Before the roll
moment-after-roll = After the roll
moment-after-attack = After an Attack
moment-paying-a-move = When paying for a Move
moment-wound = When a Wound is assigned
moment-attack-step = When Enemies attack
moment-spawn-card = When a Spawn card is drawn
moment-activation-step = Before the Enemies activate
ability-grapnel-line = Grapnel Line
ability-grapnel-line-text = Once per Turn: 1 free Move.
ability-detectives-eye = Detective's Eye
ability-detectives-eye-text = Assigns the hits of all his Attacks freely.
ability-always-prepared = Always Prepared
ability-always-prepared-text = Once per Turn: draw a Heroic Trait for free.
ability-cell-recharge = Cell Recharge
ability-cell-recharge-text = Power Up gives him 3 Power.
ability-overload = Overload
ability-overload-text = Each Power spent on dice adds 2.
ability-boom-tube = Boom Tube
ability-boom-tube-text = Once per Turn, 2 Power: he and whoever agrees in his Zone go to any safe Zone.
ability-hard-light-shove = Hard-Light Shove
ability-hard-light-shove-text = Once per Turn: push a Horde Zombie at Range 0-1 by 1 Zone.
ability-tuned-cry = Tuned Cry
ability-tuned-cry-text = Her own Attack hits on 4+.
ability-emerald-shield = Emerald Shield
ability-emerald-shield-text = 1 Power, once per attack: this Wound and the next in her Zone are ignored.
ability-amazon-charge = Amazon Charge
ability-amazon-charge-text = Once per Turn: 1 free Move of up to 2 Zones that ends among Enemies.
ability-bracers = Bracers
ability-bracers-text = Ignores the first Wound of each attack.
ability-blade-of-the-gods = Blade of the Gods
ability-blade-of-the-gods-text = Each 6 of her melee Attacks is 2 hits.
ability-chaos-fuel = Chaos Fuel
ability-chaos-fuel-text = Once per Turn, after eliminating an Enemy: gain 1 Power.
ability-slippery = Slippery
ability-slippery-text = Never pays for Enemies when she moves.
ability-encore = Encore
ability-encore-text = Once per Turn, after eliminating 2 Enemies: 1 free Attack.
ability-trick-quiver = Trick Quiver
ability-trick-quiver-text = Once per Turn, before a roll: Blast or Net.
ability-blast = Blast arrow
ability-blast-text = +1 die.
ability-net = Net arrow
ability-net-text = After the Attack, knock down a surviving Horde Zombie of that Zone.
ability-sharpshooter = Sharpshooter
ability-sharpshooter-text = Assigns the hits of his ranged Attacks freely.
ability-double-nock = Double Nock
ability-double-nock-text = Once per Turn: 1 free Attack at Range 1 or more.
ability-say-it-backwards = Say It Backwards
ability-say-it-backwards-text = After a roll, 1 Power: re-roll any missed dice.
ability-vanishing-act = Vanishing Act
ability-vanishing-act-text = Once per Turn, 1 Power: she or a hero in sight goes to a Zone in sight.
ability-grand-finale = Grand Finale
ability-grand-finale-text = Once per Turn, 3 Power: eliminate all Walkers and Runners of a Zone in sight.
ability-flight = Flight
ability-flight-text = Each of her Moves may cover 2 Zones.
ability-solar-skin = Solar Skin
ability-solar-skin-text = End Phase: recover 1 Health.
ability-solar-flare = Solar Flare
ability-solar-flare-text = Her own Attack rolls 2 more dice.
ability-one-more-action = +1 Action
ability-one-more-action-text = Four Actions in each Turn.
ability-crushing-might = Crushing Might
ability-crushing-might-text = Each of his attacks inflicts 2 Wounds.
ability-speed-force = Speed Force
ability-speed-force-text = 3 Actions in each Activation.
ability-drowned-court = Drowned Court
ability-drowned-court-text = At the start of each Spawn step a Walker appears in his Zone.
ability-hunting-wings = Hunting Wings
ability-hunting-wings-text = Each of her moves is up to 2 Zones.
ability-intangible = Intangible
ability-intangible-text = Cannot be hit from another Zone.
ability-stolen-lightning = Stolen Lightning
ability-stolen-lightning-text = When he attacks, every hero in his Zone first loses 1 Power.
ability-creeping-vines = Creeping Vines
ability-creeping-vines-text = Leaving her Zone or one beside it costs 1 more Action.
ability-pack-leader = Pack Leader
ability-pack-leader-text = Walkers that begin in his Zone have 2 Actions.
ability-round = start of the Round
ability-rescue = rescue
ability-power-up = Power Up
ability-civilian-lost = a Civilian was lost
ability-walk = on foot
ability-action = Action
token-o1 = Map of the district
token-o1-text = Objective: 5 XP.
token-o2 = Medicine
token-o2-text = Objective: 5 XP.
token-blue-card = Blue card
token-blue-card-text = Unlocks the blue door; 5 XP.
token-green-card = Green card
token-green-card-text = Unlocks the green door; 5 XP.
token-fuse-1 = First fuse
token-fuse-1-text = Is carried to the generator; 5 XP.
token-fuse-2 = Second fuse
token-fuse-2-text = Is carried to the generator; 5 XP.
token-generator = Generator
token-generator-text = With both fuses here, it wins the mission.
token-shard-1 = First shard
token-shard-1-text = Superman loses 2 Toughness; 5 XP.
token-shard-2 = Second shard
token-shard-2-text = Superman loses 2 Toughness; 5 XP.
token-shard-3 = Third shard
token-shard-3-text = Superman loses 2 Toughness; 5 XP.

## Spawn cards

card-normal = { $enemy }
card-normal-text = { $enemy } at Blue, Yellow, Orange, Red: { $numbers }.
card-charge = Charge! { $enemy }
card-charge-text = { $enemy } by level: { $numbers }. Those placed act at once.
card-activation = Extra Activation! { $enemy }
card-activation-text = All { $enemy } act at once; nothing appears.
card-fallen = Zombie Hero! { $enemy }
card-fallen-text = A Zombie Hero, and { $enemy } by level: { $numbers }.
special-voices-behind-the-door = Voices Behind the Door
special-voices-behind-the-door-text = { $enemy } by level: { $numbers }. A Civilian has got away from them and hides nearby.
special-anti-life-broadcast = Anti-Life Broadcast
special-anti-life-broadcast-text = Every hero loses 1 Power; { $enemy } by level: { $numbers }.
special-they-are-everywhere = They Are Everywhere
special-they-are-everywhere-text = { $enemy } at every active Spawn Point: { $numbers }.
special-drawn-to-the-noise = Drawn to the Noise
special-drawn-to-the-noise-text = Every standing Horde Zombie in an empty street makes one move.
special-a-breath-of-silence = A Breath of Silence
special-a-breath-of-silence-text = Nothing appears; every hero gains 1 Power.

## The board and the panels

zone-room = { $zone }, room
zone-street = { $zone }, street
zone-marked = Enemies wait here
zone-start = Start Zone
zone-beacon = Beacon Zone, where the heroes start
zone-exit = Exit
zone-spawn = { $point }
wall = Wall
opening = Opening
door-plain = Door { $door }
door-blue = Blue door { $door }
door-green = Green door { $door }
door-is-open = open
door-is-closed = closed
door-is-locked = locked
point-1 = Spawn Point 1
point-2 = Spawn Point 2
point-3 = Spawn Point 3
point-4 = Spawn Point 4
point-blue = Blue Spawn Point
point-green = Green Spawn Point
point-idle = { $point }, not active yet
points-active = Active Spawn Points
colour-blue = blue
colour-green = green
owner-enemies = Zombies
owner-neutral = Civilians and tokens
hidden-civilian = A Civilian, not revealed yet
hidden-gear = Equipment, face down
health = Health
power = Power
actions = Actions
toughness = Toughness
danger = Danger Level
level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red
badge-level = XP, level { $level }
badge-escorts = Escorts { $who }
badge-carries = Carries { $token }
badge-toughness = Toughness { $toughness }: so many hits of one Attack bring it down
badge-sought = Whom this mission is about
badge-lure = Draws all Enemies that see it
badge-lead = Speaks for the group in this Round
mark-fights = Enemies attack here
profile-melee = melee, Range { $range }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $accuracy }+
profile-ranged = ranged, Range { $range }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $accuracy }+
fate-ready = ready
fate-done = has acted
fate-lost = eliminated
fate-left = has left the board
hero-of = Player { $seat }
panel-choice = Heroes
panel-heroes = Your heroes
panel-heroes-of = Heroes of player { $seat }
panel-enemies = Enemies
panel-civilians = Civilians on their own
panel-decks = Decks
reserve = { $count ->
    [0] none in reserve
    [one] 1 in reserve
   *[other] { $count } in reserve
}
on-board = On the board
deck-spawn = Spawn deck
deck-spawn-discard = Discarded Spawn cards
deck-traits = Heroic Traits
deck-fallen = Zombie Heroes
chip-mission = Mission
chip-phase = Phase
chip-round = Round { $round }: { $stage }
stage-heroes = choosing heroes
stage-gain = Power
stage-player = heroes
stage-activation = Enemies act
stage-civilians = Civilians act
stage-spawn = Enemies appear
stage-end = end of the Round

## Questions

ask-recruit = Choose a hero
ask-recruit-text = Which hero do you play?
ask-next-hero = Who is next?
ask-next-hero-text = Choose the hero that acts now.
ask-act = { $hero }
ask-act-text = { $actions ->
    [one] 1 Action left
   *[other] { $actions } Actions left
}, Power { $power }.
ask-go-on = { $hero } goes on
ask-go-on-text = The Move may go on.{ $cost ->
    [0] {""}
   *[other] {" "}Leaving costs { $cost } more.
}
ask-dash = { $hero } dashes
ask-dash-text = Where to?
ask-quick-hands = { $hero }: Quick Hands
ask-quick-hands-text = What is done for free?
ask-trade = { $hero } and { $partner } trade
ask-trade-text = What changes hands?
ask-consent = { $what }
ask-consent-text = { $actor } asks { $hero }. Do you agree?
ask-roll = { $hero } attacks { $zone }
ask-roll-text = { $dice ->
    [one] 1 die, which hits
   *[other] { $dice } dice, each hits
} at { $accuracy } or more. Spend Power for more dice?
ask-rolled = { $hero } rolled { $faces }
ask-rolled-text = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} at { $accuracy }+. Change something?
ask-hit = Hits in { $zone }
ask-hit-text = { $hits ->
    [one] { $hero } has one hit left. Who takes it?
   *[other] { $hero } has { $hits } hits left. Who takes them?
}
ask-hit-freely = Hits in { $zone }
ask-hit-freely-text = { $hits ->
    [one] { $hero } assigns freely; one hit left.
   *[other] { $hero } assigns freely; { $hits } hits left.
}
ask-after-attack = After the attack on { $zone }
ask-after-attack-text = { $hero } may still do something.
ask-target = { $effect }
ask-target-text = { $hero } attacks for free. Whom?
ask-push-enemy = { $effect }
ask-push-enemy-text = Whom does { $hero } push?
ask-push-friend = { $effect }
ask-push-friend-text = Whom does { $hero } push?
ask-push-where = { $effect }
ask-push-where-text = Where does { $hero } push { $figure } from { $zone }?
ask-knock-down = { $effect }
ask-knock-down-text = { $hero } can knock down { $left } more.
ask-choose-zone = { $effect }
ask-choose-zone-text = Which Zone does { $hero } choose?
ask-choose-hero = { $effect }
ask-choose-hero-text = Whom does { $hero } choose?
ask-keep-trait = { $hero } drew { $cards }
ask-keep-trait-text = Keep one; the others are discarded.
ask-third-trait = { $hero } drew { $card }
ask-third-trait-text = { $text } Both slots are full.
ask-keep-gear = { $hero } has { $cards }
ask-keep-gear-text = Only one can be kept.
ask-leave = { $hero } is at the Exit
ask-leave-text = Leave the board? Nobody comes back.
ask-assign = Wounds in { $zone }
ask-assign-text = { $wounds ->
    [one] 1 Wound is
   *[other] { $wounds } Wounds are
} left. Who takes the next?
ask-ward = A Wound for { $target }
ask-ward-text = An attack in { $zone }. Keep the Wound off?
ask-sacrifice = A Wound for { $hero }
ask-sacrifice-text = Take it, or sacrifice an escort?
ask-next-fight = Enemies attack
ask-next-fight-text = Which Zone is first?
ask-next-room = The building is open
ask-next-room-text = For which room is the next card drawn?
ask-hold-the-line = Enemies attack in { $zone }
ask-hold-the-line-text = Does { $hero } hold the line?
ask-split = { $enemies } in { $zone } split up
ask-split-text = Several ways are equally short. { $extra ->
    [one] One is left over: where does it go?
   *[other] { $extra } are left over: where does one of them go?
}
ask-send = { $enemy } in { $zone }
ask-send-text = Which way does it take?
ask-civilian-way = { $civilian } { $why }
ask-civilian-way-text = Several ways are equally good. Which one?
ask-survivor = Voices behind the door
ask-survivor-text = A Civilian got away from { $zone }. Where to?
ask-not-today = { $card } in { $zone }
ask-not-today-text = { $text } Does { $hero } say: not today?
ask-radio-operator = The radio crackles
ask-radio-operator-text = Does { $hero } look at the top Spawn card?
ask-bottom = { $card }
ask-bottom-text = { $text } { $hero } may leave it or bury it.
ask-over-here = The Enemies are coming
ask-over-here-text = Does { $hero } draw them?
ask-end-phase = The Round ends
ask-end-phase-text = Who recovers?
consent-trade = Trade
done-go-on = Stop here
done-trade = That is all
pass-consent = No
pass-rolled = Leave the dice
pass-hit-freely = No more hits
pass-after-attack = Nothing more
done-knock-down = Enough
pass-third-trait = Discard the new one
pass-leave = Stay
pass-ward = Let it through
pass-sacrifice = Take the Wound
pass-hold-the-line = Not now
pass-not-today = Let it come
pass-radio-operator = Do not look
pass-bottom = Leave it on top
pass-over-here = Not now
pass-end-phase = Nobody
key-pass = p
key-end-turn = e
key-move = m
key-open = o
key-power-up = u
key-gain-trait = t
key-interact = i
key-rescue = r
key-collect = c
key-trade = x
key-attack = a
key-leave = l
group-effects = Effects
group-special-moves = Special moves

## Choices

option-activate = { $hero }
hero-state = Health { $health }/{ $most }, Power { $power }, { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}
option-move = Move to { $zone }
option-go = { $zone }
move-far = up to { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zones
}
move-enemies = { $count } for Enemies
warn-enemies = Enemies there: the Move ends
cost-actions = { $count ->
    [one] 1 Action
   *[other] { $count } Actions
}
cost-free = free
cost-power = { $power } Power
option-attack = Attack { $zone } with { $weapon }
odds-hits = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at { $accuracy }+: about { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
option-end-turn = End the Turn
warn-actions = { $count ->
    [one] 1 Action is
   *[other] { $count } Actions are
} given up
stake-actions = { $count ->
    [one] One Action is left, and it will be lost.
   *[other] { $count } Actions are left, and they will be lost.
}
stake-door = It is the last Action of this Turn: whatever waits inside acts before you do.
stake-leave = Whoever leaves does not come back. Still inside: { $heroes }.
stake-leave-last = Nobody would be left, and the mission is not accomplished: it would be lost.
option-open = Open door { $door }
warn-reveal = { $rooms ->
    [0] reveals a building
    [one] reveals a building: 1 Spawn card
   *[other] reveals a building: { $rooms } Spawn cards
}
option-interact = Interact: { $token }
option-rescue = Rescue { $civilian }
option-collect = Collect the Equipment
option-power-up = Power Up: +{ $power }
option-gain-trait = Gain a Heroic Trait
option-trade = Trade with { $hero }
option-hand = { $thing } to { $hero }
option-leave = Leave the board
leave-with = with { $who }
option-agree = Agree
option-use = { $effect }
option-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
option-reroll = Re-roll { $count ->
    [one] 1 die
   *[other] { $count } dice
} with { $effect }
option-hit = { $enemy }
option-pick = { $enemy } in { $zone }
option-zone = { $zone }
option-keep = Keep { $card }
option-replace = Discard { $card } for it
option-assign = { $target }
warn-civilian = is lost; every hero loses all Power
health-left = { $health } Health left
option-ward = { $hero }: { $effect }
option-sacrifice = Sacrifice { $civilian }
option-route = To { $zone }
option-bottom = Put it at the bottom
option-heal = { $hero } recovers 1 Health with { $effect }

## Why not

no-actions = Actions
reason-no-actions = None is left in this Turn; free effects may still be used.
no-move = Move
reason-exit-cost = Leaving costs { $cost ->
    [one] 1 Action
   *[other] { $cost } Actions
}: one, and one for each Enemy that stands here.
no-attack = Attack
reason-no-target = No Enemy in sight and in Range.
no-door = Open door { $door }
reason-locked = It is locked: the { $colour } door waits for its Objective.
no-rescue = Rescue
no-collect = Collect
reason-enemies = There are Enemies in this Zone.
no-interact = { $token }
reason-needs = The heroes here must carry: { $things }.
no-power-up = Power Up
reason-full = Power is full: { $most } is the most.
no-trait = Gain a Heroic Trait
reason-once = Once per Turn.
reason-no-cards = No trait card is left.

## The chronicle

told-recruited = { $seat } plays { $hero }.
told-night-fell = { $mission }: { $heroes } begin in { $zone }.
told-round-began = Round { $round }: every hero gains 1 Power
told-power-gained = { $hero } gains { $gained } Power ({ $by }), now { $now }.
told-power-lost = { $hero } loses { $lost } Power ({ $by }).
told-turn-began = { $hero }: { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}
told-turn-ended = { $hero } has acted.
told-left-board = { $hero } leaves by { $zone }{ $company ->
    [0] {"."}
   *[other] {" "}with { $civilians }.
}
told-moved = { $hero } goes from { $origin } to { $to }: { $cost ->
    [0] free
    [one] 1 Action
   *[other] { $cost } Actions
}{ $enemies ->
    [0] {""}
   *[other] , { $enemies } of them for Enemies
} ({ $by }).
told-moved-on = { $hero } goes on to { $to } in the same Move.
told-placed = { $hero } is now in { $to } instead of { $origin } ({ $by }).
told-door-opened = { $hero } opens door { $door }.
told-door-opened-mission = Door { $door } opens by itself.
told-building-opened = A building is open: { $rooms }. { $waiting ->
    [0] Nobody waits inside.
   *[other] Enemies wait in: { $marked }.
}
told-trait-drawn = { $hero } draws { $cards }.
told-trait-kept = { $hero } keeps { $kept } and discards { $discarded }.
told-trait-kept-none = { $hero } discards { $discarded }.
told-trait-used = { $hero } uses { $trait }{ $power ->
    [0] {""}
   *[other] {" "}for { $power } Power
}.
told-ability-used = { $hero } uses { $ability }{ $power ->
    [0] {""}
   *[other] {" "}for { $power } Power
}.
told-reshuffled = { $deck }: { $cards ->
    [one] 1 discarded card is the new deck.
   *[other] { $cards } discarded cards are shuffled into a new deck.
}
told-objective-taken = { $hero } reaches an Objective in { $zone }: { $token }.
told-rescued = { $hero } rescues { $civilian } in { $zone }.
told-collected = { $hero } finds { $gear } in { $zone }.
told-gear-discarded = { $hero } discards { $gear }.
told-traded = { $hero } gives { $partner } { $given } and gets { $got }.
told-refused = { $hero } does not agree.
told-healed = { $hero } recovers { $health } Health ({ $by }).
told-attacked = { $hero } attacks { $zone } with { $weapon }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
told-dice = { $faces } at { $accuracy }+
told-power = { $power } Power spent
told-rerolled = { $hero } rolls again ({ $by }).
told-hits-counted = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} in { $zone }. { $hero } eliminates: { $crowd }.
told-hits-counted-none = { $hits ->
    [0] No hit in { $zone }.
    [one] 1 hit in { $zone }, not enough for anybody.
   *[other] { $hits } hits in { $zone }, not enough for anybody.
}
told-absorbed = { $lost ->
    [one] 1 hit absorbed or left over
   *[other] { $lost } hits absorbed or left over
}
told-eliminated = { $hero } eliminates in { $zone }: { $crowd } ({ $by }).
told-xp-gained = { $hero } gains { $gained } XP, now { $now }.
told-level-reached = { $hero } rises to level { $level }.
told-one-more-action = One more Action in this Turn.
told-pushed = { $figure } is pushed from { $origin } to { $to } ({ $by }).
told-knocked-down = Knocked down in { $zone }: { $crowd } ({ $by }).
told-activation-began-phase = { $count ->
    [0] There is no Enemy on the board.
    [one] The only Enemy activates.
   *[other] All { $count } Enemies activate.
}
told-activation-began-extra = Extra Activation of { $crowd }.
told-activation-began-shortage = Too few miniatures: { $crowd } { $count ->
    [one] activates.
   *[other] activate.
}
told-activation-began-charge = Charge! { $crowd } { $count ->
    [one] acts
   *[other] act
} at once.
told-activation-began-fallen = { $count ->
    [0] No Zombie Hero is left, and none is in play.
    [one] No Zombie Hero is left: the one in play activates.
   *[other] No Zombie Hero is left: the { $count } in play activate.
}
told-activation-began-noise = { $count ->
    [0] The noise draws nobody.
    [one] The noise draws 1 zombie.
   *[other] The noise draws { $count } zombies.
}
told-action-began = Action { $number }: { $attacks ->
    [0] nobody attacks
   *[other] attacks in { $fights }
}{ $movers ->
    [0] {""}
    [one] ; 1 looks for prey
   *[other] ; { $movers } look for prey
}.
told-stood-up = Standing up in { $zone }: { $crowd }.
told-enemies-attacked = Attack in { $zone } by { $crowd }: { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $wounds } Wounds
}.
told-held = { $held ->
    [one] 1 loses this Action
   *[other] { $held } lose this Action
}
told-wound-ignored = { $target } is spared the Wound: { $by } of { $hero }.
told-wound-ignored-still = { $target } is spared the Wound: { $by } still holds.
told-wounds-lost = { $wounds ->
    [one] 1 Wound in { $zone } finds nobody.
   *[other] { $wounds } Wounds in { $zone } find nobody.
}
told-wounded = { $hero } suffers a Wound: { $health ->
    [0] no Health left
   *[other] { $health } Health left
}.
told-hero-lost = { $hero } is eliminated in { $zone }.
told-sacrificed = { $hero } sacrifices { $civilian }.
told-civilian-lost = { $civilian } is lost in { $zone }.{ $power ->
    [0] {""}
   *[other] {" "}Every hero loses all Power.
}
told-enemies-moved = { $crowd }: { $origin } to { $to }.
told-seen = in sight: { $goals }
told-unseen = nobody in sight; nearest by path: { $goals }
told-split = { $ways ->
    [one] one way
   *[other] split over { $ways } equal ways
}
told-enemies-idle = { $count ->
    [one] An Enemy in { $zone } has
   *[other] { $count } Enemies in { $zone } have
} no way to anybody.
told-lured = { $hero } shouts, and every Enemy in sight comes.
told-civilian-revealed = { $civilian } was hiding in { $zone }.
told-civilian-moved = { $civilian } { $why }: { $origin } to { $to }.
told-civilian-stayed = { $civilian } in { $zone } { $why }.
told-card-drawn = Spawn card for { $zone }: { $card } (Danger Level { $level }).
told-card-cancelled = { $hero }: not today. { $card } is discarded.
told-nothing-drawn = There is no Spawn card for { $zone }.
told-card-seen = { $hero } hears what comes: { $card }.
told-card-buried = { $hero } has { $card } put at the bottom.
told-spawned = New in { $zone }: { $crowd }.
told-court-called = { $fallen } calls the dead to { $zone }.
told-fallen-appeared = { $fallen } appears in { $zone }.
told-ran-short = Too few miniatures: { $crowd } cannot be placed. All { $enemy } will act.
told-point-started = { $point } in { $zone } is active from now on.
told-charged = The beacon charges: { $charge } of { $needed }.
told-titan-weakened = { $fallen } weakens: Toughness { $toughness }.
told-door-unlocked = The { $colour } door can be opened.
told-ended = { $result }
told-phase-began-activation = The Enemies act
told-phase-began-spawn = New Enemies appear
why-waits = waits with a hero
why-flees = flees
why-follows = follows a hero
why-stays = stays

## What makes a position good or bad

feature-heroes = heroes still standing
feature-health = Health left
feature-weakest = the weakest hero's Health
feature-power = Power at hand
feature-traits = Heroic Traits in hand
feature-equipment = Equipment held
feature-escorts = escorted Civilians
feature-actions = Actions in a Round
feature-danger-level = the Danger Level
feature-horde = Enemies on the board
feature-zombie-heroes = Zombie Heroes about
feature-wounds-to-come = Wounds about to fall
feature-peril = heroes about to fall
feature-spawn-points = active Spawn Points
feature-lost-civilians = Civilians lost
feature-beacon = Enemies at the beacon
feature-progress = progress of the mission
feature-way = the way still to go
feature-work = work still to do
feature-much-work = very much still to do
feature-time-left = time left
feature-lateness = falling behind time

## Lessons

lesson-m0-goal = Welcome! This line always says what the night is about: take both Objectives and bring one Civilian safely back to the Start Zone. In red beside it: how you would lose. It stays up here all the time.
lesson-m0-heroes = { $seats ->
    [1] Four heroes are out tonight and you lead them all.
   *[other] Four heroes are out tonight, shared out among you.
} The number in the corner of a card is its Health; below stand its Attack and what it learns with experience. Call Wonder Woman first; the last hero joins by itself.
lesson-m0-turn = In a Round every hero has one Turn, in the order you like. Then the Enemies act. Begin with Wonder Woman, who fights hand to hand.
lesson-m0-card = This is the card of whoever acts: Health (hearts; at none the hero is lost), Power (bolts; more dice when you attack) and last the Actions of this Turn. Almost everything you do costs 1 Action, and you have 3.
lesson-m0-move = Move: 1 Action takes a hero to the next Zone. The Zones you can reach are lit on the board; click one there, or choose it in this list. Go to B4.
lesson-m0-walkers = These are Walkers, the most common zombies; the number says how many. They have 1 Action and 1 hit brings one down. Leaving a Zone with Enemies costs 1 extra Action for each.
lesson-m0-charge = Some deeds are free. Once per Turn Wonder Woman charges up to 2 Zones right among Enemies without paying an Action. Charge!
lesson-m0-attack = Enemies in reach: attack them, for 1 Action. The button says how many dice you roll, which number hits, and your chances.
lesson-m0-dice = Every point of Power you spend now is one more die. A die that shows at least the number named is a hit. Spend 1 and roll.
lesson-m0-experience = Each Enemy brought down is 1 experience point (XP), the number on the hero. At 7, 19 and 43 XP the hero gets better; but the most experienced hero also sets the Danger Level, and with it what the city sends.
lesson-m0-power = Get Power back: Power Up costs 1 Action and gives 2, up to 4. The next fight will come, so use an Action for it.
lesson-m0-next-hero = A Turn ends when the Actions are used up, or when you say so. Now the next hero: choose one. Keep them close together, on the way to the door in C4.
lesson-m0-open = You stand beside a door. Opening it costs 1 Action and reveals the whole building with whatever waits inside: best with Actions to spare.
lesson-m0-trait = Once per Turn a hero may gain a Heroic Trait for 1 Action: a card that does something once, for free, when its moment comes. Take one.
lesson-m0-enemies = All heroes have acted, so the Enemies did: those with a hero in their Zone attack, the others come nearer. Then a card is drawn for this Spawn Point, and new ones appear here. Every line is in the chronicle.
lesson-m0-door = This orange bar is a closed door; the first Objective is behind it. Bring everybody to C4, beside it. Whoever comes within reach of Enemies attacks first.
lesson-m0-building = The building is open. This chest is Equipment: a hero who stands there may collect it for 1 Action, a weapon or a tool. Clear a room before you walk in.
lesson-m0-interact = An Objective! Take it: 1 Action, and 5 XP for the hero.
lesson-m0-rescue = Nobody threatens this Zone, so the Civilian can be rescued: 1 Action. It follows this hero from now on, and the hero's Power is full at once.
lesson-m0-objective = This token is an Objective. Bring a hero into its Zone and take it: you need both. If Enemies are in reach, deal with them first.
lesson-m0-civilian = The Civilian of the mission. It must live! Bring a hero to it, clear its Zone of Enemies and rescue it.
lesson-m0-home = Now bring the Civilian here, to the Start Zone where you began, and take what Objectives are left. You know all you need. Good luck!
lesson-m0-clinic = The other building is the Clinic, where the Civilian hides and the second Objective lies. Go to C3 and open this door.

## Glossary

term-zone = Zone | zones
term-zone-means = A Room of a Building or a stretch of street. Where a figure stands inside it never matters.
term-building = Building | buildings
term-building-means = All Rooms that are joined by Openings. Opening its first door reveals who waits inside.
term-marked-room = Marked room | marked rooms
term-marked-room-means = A Room with the skull: a Spawn card is drawn for it when its Building is opened.
term-power = Power
term-power-means = From 0 to 4. It buys dice for an Attack and pays for abilities and traits.
term-heroic-trait = Heroic Trait | Heroic Traits | trait | traits
term-heroic-trait-means = A card that is used once and discarded; a hero holds up to 2.
term-danger-level = Danger Level | Danger Levels
term-danger-level-means = Blue, Yellow, Orange or Red, by XP. It gives abilities, and the highest of all heroes decides what is spawned.
term-xp = XP
term-xp-means = Experience: 1 for each Horde Zombie, the Toughness of a Zombie Hero.
term-toughness = Toughness
term-toughness-means = How many hits of a single Attack eliminate an Enemy.
term-accuracy = Accuracy
term-accuracy-means = What a die must show at least to be a hit.
term-range = Range
term-range-means = How far an Attack reaches, in Zones along the line of sight; 0 is the hero's own Zone.
term-enemy = Enemy | Enemies
term-enemy-means = Walkers, Brutes, Runners and Zombie Heroes. Hits are assigned in a fixed order.
term-zombie-hero = Zombie Hero | Zombie Heroes
term-zombie-hero-means = A fallen hero with an ability and a Toughness of its own.
term-civilian = Civilian | Civilians
term-civilian-means = A bystander. A hero in its Zone rescues it if no Enemies are there, and fills the Power track.
term-escort = Escort | escorts | escorted
term-escort-means = A rescued Civilian goes wherever its hero goes, and its card works for that hero.
term-sacrifice = Sacrifice | sacrifices | sacrificed
term-sacrifice-means = Discard an escorted Civilian to ignore 1 Wound.
term-wound = Wound | Wounds
term-wound-means = What an Enemy's attack deals: 1 Health less. A hero without Health is eliminated.
term-spawn-point = Spawn Point | Spawn Points
term-spawn-point-means = A card is drawn for each one at the end of the Enemy Phase, and Enemies appear there.
term-extra-activation = Extra Activation | Extra Activations
term-extra-activation-means = A Spawn card that places nobody: all Enemies of its type act at once.
term-charge = Charge
term-charge-means = A Spawn card whose Enemies act as soon as they are placed.
term-knocked-down = Knocked down
term-knocked-down-means = A Horde Zombie that spends its next Action standing up, and adds nothing to the price of leaving its Zone.
term-push = Push | pushes | pushed
term-push-means = The figure goes as many Zones as the effect says, whatever Enemies are there.

## Legend of symbols

symbol-hearts = Health
symbol-power-lightning = Power
symbol-hazard-sign = The highest Danger Level
symbol-shield = Toughness
symbol-person = A Civilian: escorted, or not revealed yet
symbol-skull-crossed-bones = Marked room: Enemies wait here
symbol-portal = Spawn Point
symbol-entry-door = Start Zone
symbol-exit-door = Exit
symbol-locked-chest = Equipment, face down
symbol-flag-objective = Speaks for the group; whom the mission is about
symbol-falling = Knocked down
symbol-megaphone = Draws all Enemies that see it
symbol-radio-tower = The beacon and its charge
symbol-battery-50 = Fuse
symbol-crystal-growth = Shard
symbol-id-card = Key card of a colour
symbol-medicines = Medicine
symbol-open-book = Map of the district
symbol-power-generator = Generator
symbol-card-draw = A deck
symbol-card-discard = A discard pile
symbol-hourglass = The Round, and how many are left
symbol-death-skull = What would lose the game
symbol-crossed-swords = A melee Attack
symbol-crosshair = A ranged Attack
