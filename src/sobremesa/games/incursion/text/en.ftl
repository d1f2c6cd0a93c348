# Incursion in English. The wording of cards and rules is our own.

## The game, its missions and settings

game-title = Incursion
game-about = Powered armour against walking dead in the tunnels under Gibraltar. Two players, narrow corridors, closed doors, and cards that come at the worst moment.
game-icon = mecha-head

mission-m1 = Recon
mission-m1-about = An Allied patrol has gone too deep, and the horde is behind it. It is enough that the last one standing finds the way out.
mission-m2 = Incursion
mission-m2-about = Three gates spit out zombies. The Allies must close and seal them all; the SWD must leave nobody to do it.
mission-m3 = Capture the Beacon
mission-m3-about = In the middle of the complex an impulse beacon is sending. Whoever carries it off the board on their own side wins.

goal-escape = The Allies win when none of them is left inside and the last one to go has left by an exit point. The SWD wins if the last one inside falls.
goal-seal = The Allies win if they seal every gate. The SWD wins if no Allied figure is left.
goal-beacon = The side that carries the beacon out by its own point wins. Without Allied figures, the SWD wins.

role-allies = Allies
role-swd = SWD
side-allies = Allies
side-swd = SWD

setting-level-allies = Requisition level of the Allies
setting-level-allies-about = The Allies' RP. 0 leaves those of the mission; the lowest is 3, and 6 in Recon. The higher level of the two fixes hands and CP for both.
setting-level-swd = Requisition level of the SWD
setting-level-swd-about = The SWD's RP. 0 leaves those of the mission; the lowest is 3, and 6 in Recon. The higher level of the two fixes hands and CP for both.
setting-basics = First steps
setting-basics-about = No cards and no command points: moving, shooting and reacting, to learn the game.
setting-armour-piercing = Armour-piercing Ammo
setting-armour-piercing-about = The card says the same as Extra Ammo. This house rule gives it another effect.
setting-armour-piercing-dice = One die more, as printed
setting-armour-piercing-result = +1 to each die, except for area weapons and in reaction fire
setting-ask-always = Always ask
setting-ask-always-about = When several people play, also asks those who have nothing to answer with, so that silence does not give a hand away.
setting-ask-always-auto = As the table needs it
setting-ask-always-always = Always
setting-ask-always-never = Never
setting-campaign = Campaign game
setting-campaign-about = At the end each side may keep one Effect of a survivor for the next mission.
setting-turn-cap = Turn limit
setting-turn-cap-about = After that many turns the mission is a draw. 0 means no limit.


window-after_bid = Cards after the bid
window-before_hand = Cards before hands are replenished
window-blaze_of_glory = Blaze of Glory when one of your figures falls
window-checkpoint = Killing or negating cards in play
window-critical_hit = Critical Hit in your attacks
window-intelligence = Allied Intelligence before the bid
window-lucky_devil = Lucky Devil when anybody suffers a DP
window-reaction = Reaction fire
window-reload = Reloading after a double
window-reroll = Rerolling dice
window-respond = Answering the rival's cards

result-allies-dead = The SWD wins: no Ally is left
result-allies-dead-about = The last Allied figure has fallen in the tunnels.
result-beacon-allies = The Allies win: the beacon is theirs
result-beacon-allies-about = The impulse beacon has left by the Allied point.
result-beacon-swd = The SWD wins: the beacon is safe
result-beacon-swd-about = The impulse beacon has left by the SWD's point.
result-escaped = The Allies win: they are out
result-escaped-about = The last Allied figure has found the way out.
result-sealed = The Allies win: all gates are sealed
result-sealed-about = No gate is left for more of them to come through.
result-turn-cap = A draw: time is up
result-turn-cap-about = The mission has come to its turn limit.
fact-turns = Turns
fact-casualties = Casualties: { $side }

## Figures

kind-ape_trooper = APE Trooper
kind-ape_hmg = APE HMG
kind-ape_incinerator = APE Incinerator
kind-ape_sergeant = APE Sergeant
kind-slugger_murphy = Slugger Murphy
kind-sturmzombie = Sturmzombie
kind-bomberzombie = Bomberzombie
kind-gretel = Gretel von X
kind-ilsa = Ilsa von X
kind-blitzhund = Blitzhund

figure-ape_trooper = APE Trooper { $number }
figure-ape_hmg = APE HMG { $number }
figure-ape_incinerator = APE Incinerator { $number }
figure-ape_sergeant = APE Sergeant
figure-slugger_murphy = Slugger Murphy
figure-sturmzombie = Sturmzombie { $number }
figure-bomberzombie = Bomberzombie { $number }
figure-gretel = Gretel
figure-ilsa = Ilsa
figure-blitzhund = Blitzhund { $number }

ap = AP
cp = CP
dp = DP
fortitude = Fortitude
limit = Limit
melee = Melee
special-cp = Gretel's CP

weapon-smg = SMG
weapon-two_smgs = two SMGs
weapon-lmg = LMG
weapon-hmg = HMG
weapon-shotgun = shotgun
weapon-bambi = Bambi
weapon-flamethrower = flamethrower
weapon-grenade = grenades
weapon-grenade_launcher = grenade launcher
weapon-none = melee only
weapon-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $cost } AP
weapon-blast = bursts over 9 squares, a die for each figure, for { $cost } AP
weapon-flames = sets up to 8 squares on fire, a die for each figure, for { $cost } AP
weapon-shots = { $number ->
    [one] 1 shot each time
   *[other] { $number } shots each time
}
weapon-bonus = +{ $number } to each die
weapon-softens = −{ $number } to the target's Fortitude
weapon-range = range { $number }
weapon-reaction = in reaction, { $number ->
    [one] 1 die
   *[other] { $number } dice
}
weapon-rerolls = rerolls misses
weapon-chain = shoots again, with a further −1, as long as it hurts; a natural 1 ends the activation

ability-agile = Agile
ability-agile-about = Turning costs it no AP.
ability-clobberer = Clobberer
ability-clobberer-about = In melee he eliminates a Sturmzombie without a roll; against others he may reroll one die.
ability-commander = Commander
ability-commander-about = While she lives, the SWD's hand is one card larger.
ability-horde = Horde
ability-horde-about = For every 3 RP two Sturmzombies come each turn, without end.
ability-ka_boom = Ka-BOOM!
ability-ka_boom-about = For 1 AP it goes off on an enemy in front of it: a blast of 9 squares, +3 to each die. Nothing is left of it.
ability-leap = Leap
ability-leap-about = Goes through taken squares if its AP, without CP, take it to a free one.
ability-mask = Mask
ability-mask-about = “Rackley Hated His Mask” cannot be played against her.
ability-no_pick_up = Raging Beast
ability-no_pick_up-about = It cannot pick up items.
ability-sergeant_in_charge = Sergeant in Charge
ability-sergeant_in_charge-about = While he lives, the Allies get 1 CP more each turn.
ability-strength_in_numbers = Strength in Numbers
ability-strength_in_numbers-about = Each Sturmzombie that strikes at the same figure in a German turn rolls one die more than the one before.
ability-tactical_leverage = Tactical Leverage
ability-tactical_leverage-about = When he is done he shares the AP he has not used among figures not yet activated.
ability-volatile = Volatile
ability-volatile-about = If a shot kills it, it rolls a die: on 1 or 2 it explodes; on 4 or more it acts one last time.
ability-where_theres_a_will = Where There's a Will
ability-where_theres_a_will-about = Once a turn he shakes off an Effect for 1 AP.
ability-whip = Whip
ability-whip-about = Strikes two squares away. If it does no damage, a 4 or more knocks the target down.
ability-zombie = Zombie
ability-zombie-about = It cannot pick up or activate items. Gretel's CP can be spent on zombies like it, and on nobody else.
ability-zombie_controller = Zombie Controller
ability-zombie_controller-about = While she lives, the SWD gets 4 CP more each turn, for zombies only.

## Combat cards

card-armour_piercing_ammo = Armour-piercing Ammo
card-armour_piercing_ammo-text = The figure rolls one die more in every shot that it pays for. Not for area weapons.
card-armour_piercing_ammo-result = The figure adds 1 to the result of each die of the shots that it pays for. Not for area weapons, nor in reaction fire.
card-blaze_of_glory = Blaze of Glory
card-blaze_of_glory-text = Before it is removed, your falling figure acts with all its AP. Nobody else can do anything.
card-booby_trap = Booby Trap
card-booby_trap-text = One die against every enemy figure on the board.
card-brain_sausage = Brain Sausage
card-brain_sausage-text = One more Sturmzombie comes each turn.
card-cave_in = Cave-in
card-cave_in-text = The roof comes down on a free square: nobody walks or sees through it.
card-combat_fury = Combat Fury
card-combat_fury-text = The figure rolls one die more in every melee attack.
card-combat_stare = Combat Stare
card-combat_stare-text = The figure has 2 AP more, but can be given no CP.
card-critical_hit = Critical Hit
card-critical_hit-text = Instead of the dice of your shot or blow, the target suffers 1 DP.
card-extra_ammo = Extra Ammo
card-extra_ammo-text = The figure rolls one die more in every shot that it pays for. Not for area weapons.
card-flooded_tunnel = Flooded Tunnel
card-flooded_tunnel-text = This turn, every movement action costs both sides 1 AP more.
card-full_throttle = Full Throttle
card-full_throttle-text = Each step forward may take the figure one square farther.
card-grinding_gears = Grinding Gears
card-grinding_gears-text = The zombies of this card have 1 AP less.
card-hail_of_lead = Hail of Lead
card-hail_of_lead-text = The figure may reroll the dice of its shots.
card-hidden_tunnel = Hidden Tunnel
card-hidden_tunnel-text = Opens another SWD entry point next to a German figure.
card-improved_impulse = Improved Impulse
card-improved_impulse-text = The zombies of this card have 1 AP more.
card-intelligence_report = Intelligence Report
card-intelligence_report-text = Never mind the bid: this turn you go first.
card-jammed_radio = Jammed Radio
card-jammed_radio-text = The figure can be given no CP.
card-liquid_courage = Liquid Courage
card-liquid_courage-text = Against the figure's shots the target has 1 Fortitude more; against its blows, 1 less.
card-low_ammo = Low Ammo
card-low_ammo-text = The figure rolls one die fewer in every shot that it pays for, but always at least one.
card-lucky_devil = Lucky Devil
card-lucky_devil-text = Negates a DP that a figure has just suffered.
card-major_wound = Major Wound or Damage
card-major_wound-text = The figure has 2 AP less.
card-medal = Looking for a Medal
card-medal-text = The figure has 1 AP more.
card-medkit = Medkit
card-medkit-text = Takes all DP off a wounded figure.
card-minor_wound = Minor Wound or Damage
card-minor_wound-text = The figure has 1 AP less.
card-power_drop = Power Drop
card-power_drop-text = This turn nobody sees farther than 4 squares.
card-rackley = Rackley Hated His Mask
card-rackley-text = One die against a figure that is no zombie. If it dies, it gets up as a Sturmzombie.
card-savage_fury = Savage Fury
card-savage_fury-text = The figure may reroll the dice of its melee attacks.
card-sir_yes_sir = Sir, Yes SIR!
card-sir_yes_sir-text = Each CP spent on the figure is worth two.
card-smashing_blow = Smashing Blow
card-smashing_blow-text = The figure adds 1 to the result of each die of its melee attacks.
card-snafu = SNAFU
card-snafu-text = Negates a card that is being played or is in play, another SNAFU too.
card-v_neutraliser = V Neutraliser
card-v_neutraliser-text = The zombies of this card have 1 Fortitude less.
card-v_stimulator = V Stimulator
card-v_stimulator-text = The zombies of this card have 1 Fortitude more.
card-wild_weasel = Wild Weasel Device
card-wild_weasel-text = Roll a die: that many Sturmzombies of your choice miss the next German turn.

card-effect = Effect · { $when }
card-event = Event · { $when }
card-kept = Kept from another mission
card-thrown = To be discarded
card-kill = Killing it costs { $points } CP
card-swd = Fits the card of the Sturmzombies
card-only = Only this side can play it: { $side }
card-back = Combat card
quoted = “{ $card }”

when-own = in your turn
when-before_hand = before hands are replenished
when-after_bid = after the bid
when-any = at any time
when-damage = when a DP is suffered
when-death = when your figure falls
when-dice = instead of your dice

## The board

door = Door { $number }
gate = Gate { $number }
the-door = door { $number }
the-gate = gate { $number }
door-open = open
door-closed = closed
door-sealed = sealed
wall = Wall
point = { $point ->
    [tunnel] the hidden tunnel
   *[other] point { $point }
}
point-title = { $point ->
    [tunnel] Hidden tunnel
   *[other] Point { $point }
}
point-entry = entry { $point } ({ $side })
point-exit = exit { $point } ({ $side })
point-both = entry and exit { $point } ({ $side })
way-north = north
way-east = east
way-south = south
way-west = west
beacon = Impulse beacon
beacon-gone = off the board
crowd = { $count ->
    [one] 1 Sturmzombie
   *[other] { $count } Sturmzombies
}
fire-of = Fire ({ $side })

badge-activated = Activated this turn
badge-at-point = Waits at { $point }
badge-burning = Stands on a burning square
badge-carrying = Carries the beacon
badge-damage = { $damage ->
    [one] 1 damage point
   *[other] { $damage } damage points
}
badge-dead = Casualty
badge-down = Knocked down
badge-dying = Has fallen and will be removed
badge-first = Has the first turn
badge-frozen = Stopped by Wild Weasel
badge-given = { $points } AP from the Sergeant
badge-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
badge-intelligence = Still has Allied Intelligence
badge-left = Got out alive
badge-outside = Off the board
badge-waiting = { $count ->
    [one] 1 waits inside
   *[other] { $count } wait inside
}
badge-watching = In reaction fire

## The panels

panel-cards = Deck and discards
panel-figures = Figures: { $side }
panel-force = Your force
panel-hand = Your hand
panel-hand-of = Hand: { $side }
panel-readiness = Forces
panel-table = Events in play
panel-waiting = Waiting outside
deck = Deck
discard = Discards
force-bought = { $count ->
    [one] 1 recruited
   *[other] { $count } recruited
}
force-choosing = choosing
force-limit = { $limit ->
    [0] no limit
   *[other] { $limit }
}
force-price = Costs { $points } RP
force-ready = ready
survivor = { $kind }, survivor
rp-left = RP to spend
not-placed = Not placed
zombies-on-board = On the board
zombies-waiting = Waiting outside
zombies-per-turn = Coming each turn
out-of = { $now } of { $most }
gates-sealed = Gates sealed
escaped = Allies in safety
lose = You lose if
lose-escape-allies = your last figure inside falls
lose-escape-swd = the last Ally leaves by an exit
lose-seal-allies = no Allied figure is left
lose-seal-swd = every gate is sealed
lose-beacon-allies = the SWD carries the beacon out, or no Allied figure is left
lose-beacon-swd = the Allies carry the beacon out
turns = Turn
still-inside = inside: { $count }
campaign = Campaign
standing = The campaign so far
standing-over = The campaign is over
standing-allies = The Allies have won the campaign
standing-swd = The SWD has won the campaign
standing-draw = The campaign ends in a draw
wins = Missions won
campaign-wins = Allies { $allies }, SWD { $swd }

chip-beacon = Beacon: { $place }
chip-gates = Gates sealed: { $now } of { $most }
chip-mission = Mission
chip-phase = Phase
chip-turn = Turn { $turn } · { $stage }
chip-first-allies = Allies go first
chip-first-swd = SWD goes first
chip-power-drop = Sight reaches 4 squares
chip-flooded = Moving costs 1 AP more
stage-forces = Choosing forces
stage-replenish_cp = Command points
stage-before_hand = Before hands
stage-replenish_hand = Replenishing hands
stage-intelligence = Before the bid
stage-bid = Bid
stage-after_bid = After the bid
stage-deploy = Deployment
stage-first_turn = Action Phase
stage-second_turn = Action Phase
stage-aftermath = End of the mission

## Costs and odds

cost-ap = { $points } AP
cost-cp = { $points } CP
cost-special = { $points } of Gretel's CP
cost-any = { $points } AP or CP
cost-rp = { $points } RP
cost-free = free
has-ap = { $ap ->
    [0] no AP
   *[other] { $ap } AP
}
odds-kill = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needed }+ · { $kill }% kill
odds-hit = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needed }+ · { $hit }% hit{ $kill ->
    [0] {""}
   *[other] , { $kill }% kill
}
odds-never = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: cannot hit
odds-sure = no roll
odds-nobody = catches nobody
odds-caught = { $figure } { $hit }%
odds-friend = { $figure }, one of yours! { $hit }%
warn-watched = in the sights of { $who }
warn-fire-dice = fire: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
warn-stay-in-fire = burns if it stays
warn-idle = { $count ->
    [one] 1 figure has not acted
   *[other] { $count } figures have not acted
}
stake-idle = { $count ->
    [one] One figure has not acted in this turn, and will not any more.
   *[other] { $count } figures have not acted in this turn, and will not any more.
}
stake-leave = Whoever leaves does not come back. Still inside: { $who }. If the last one inside falls, the mission is lost.
stake-door = It is the last AP: whatever is behind the door acts before this figure does.
warn-unspent = { $points ->
    [one] you lose 1 RP
   *[other] you lose { $points } RP
}
lies-on = on { $figure }
own = yours
enemy = the rival's

key-pass = p
key-end-activation = e
key-end-turn = e
key-ready = e
key-shoot = s
key-strike = m
key-watch = r
key-activate = a
key-command = c
key-use-door = d
key-play = y
key-seal = l
key-pick-up = u
key-take = t
key-drop = o
key-aim = g
key-stand-up = n
key-kill = k
key-snafu = f
key-enter = i
key-clobber = b
key-ka-boom = x
key-invoke = v
key-discard = w

## The questions

ask-force = { $points ->
    [0] Your force is complete
    [one] Choose your force: 1 RP left
   *[other] Choose your force: { $points } RP left
}
ask-force-text = Your rival will not see it until you are both ready.
ask-discard = Which cards do you discard?
ask-discard-text = Then you draw until your hand is full.
ask-before-hand = Before hands are replenished
ask-before-hand-text = The cards of this moment may be played now.
ask-after-bid = After the bid
ask-after-bid-text = The cards of this moment may be played now.
ask-intelligence = Do you call on Allied Intelligence?
ask-intelligence-text = Once per mission: you go first without a bid. You have { $cp } CP.
ask-bid = Bid for the first turn: you have { $cp } CP
ask-bid-text = In secret and at the same time. What is bid is lost; on a tie the Allies go first.
ask-deploy = { $figure }: at which point does it wait?
ask-deploy-text = Your rival will see it when you are both done.
ask-deploy-alike = { $kind } × { $count }: where do they wait?
ask-deploy-alike-text = Your rival will see it when you are both done.
ask-deploy-zombies = { $count ->
    [one] Where does the last Sturmzombie wait?
   *[other] Where do { $count } Sturmzombies wait?
}
ask-deploy-zombies-text = Your rival will see it when you are both done.
ask-player-turn = { $basics ->
    [yes] Your turn
   *[no] Your turn: you have { $cp } CP
}
ask-player-turn-text = { $basics ->
    [yes] Activate a figure or pass the turn.
   *[no] Activate a figure, command one with CP, play a card or pass the turn.
}
ask-act = { $figure }: { $ap ->
    [0] no AP left
    [one] 1 AP left
   *[other] { $ap } AP left
}
ask-act-text = Choose its next action.
ask-last-act = { $figure }, at its last breath: { $ap ->
    [0] no AP left
    [one] 1 AP left
   *[other] { $ap } AP left
}
ask-last-act-text = It acts before it is removed, and nobody else can do anything.
ask-command = { $figure }: one action with CP
ask-command-text = { $cp ->
    [one] You can spend 1 CP on it.
   *[other] You can spend up to { $cp } CP on it.
}
ask-pay = { $figure }: how do you pay { $cost }?
ask-pay-text = AP and CP may be mixed.
ask-land = { $figure }: where does it land?
ask-land-text = Weapon: { $weapon }. It bursts over nine squares and spares nobody of yours.
ask-flame = { $figure }: what else do you set on fire?
ask-flame-text = { $marked ->
    [one] 1 square marked; there may be up to 8.
   *[other] { $marked } squares marked; there may be up to 8.
}
ask-blast-square = How far does the blast reach?
ask-blast-square-text = Several squares are equally near, and not all of them fit.
ask-next-hit = Which hit comes first?
ask-next-hit-text = The others follow.
ask-next-death = Which death comes first?
ask-next-death-text = The others follow.
ask-next-passed = Who burns first?
ask-next-passed-text = These figures end the turn in flames without having moved.
ask-respond = The rival plays “{ $card }”{ $how ->
    [alone] {""}
    [for] {" "}for { $target }
   *[on] {" "}on { $target }
}
ask-respond-text = { $text } You have { $cp } CP.
ask-checkpoint = Do you take a card off the table?
ask-checkpoint-text = You may kill a card in play with CP, or negate it with SNAFU. You have { $cp } CP.
ask-critical-hit = { $figure } attacks { $target }: Critical Hit?
ask-critical-hit-text = Instead of a roll, the target suffers 1 DP.
ask-lucky-devil = { $figure } suffers 1 DP: Lucky Devil?
ask-lucky-devil-text = The card negates that DP.
ask-blaze-of-glory = { $figure } falls: Blaze of Glory?
ask-blaze-of-glory-text = It would act with all its AP before it is removed.
ask-reaction = { $figure } comes into your sights
ask-reaction-text = Your figures in reaction fire may shoot.
ask-reload = { $figure }: out of ammo!
ask-reload-text = A double was rolled. For { $price } CP it reloads and stays in reaction fire.
ask-reroll = { $figure }: which die do you reroll?
ask-reroll-text = The dice show { $dice }. Those you choose are rolled together, once only.
ask-another-shot = { $figure } may shoot again
ask-another-shot-text = Choose a target or leave it.
ask-go-on = { $figure }: one square more?
ask-go-on-text = Full Throttle: the second step costs nothing.
ask-leap = { $figure } leaps: { $ap ->
    [0] no AP left
    [one] 1 AP left
   *[other] { $ap } AP left
}
ask-leap-text = It must come to a free square.
ask-leverage = { $figure }: { $ap ->
    [one] 1 AP to share
   *[other] { $ap } AP to share
}
ask-leverage-text = Tactical Leverage: for figures not yet activated.
ask-card-target = “{ $title }”: on what?
ask-card-target-text = { $text }
ask-rise-where = Where does the Sturmzombie get up?
ask-rise-where-text = The square is taken; the nearest free ones will do.
ask-facing = Which way does it face on { $cell }?
ask-facing-text = Any of the four sides.
ask-weasel = { $count ->
    [one] Wild Weasel: stop 1 more Sturmzombie
   *[other] Wild Weasel: stop { $count } more Sturmzombies
}
ask-weasel-text = They will miss the next German turn.
ask-keep = Which Effect do you keep?
ask-keep-text = Only one, on a survivor, as long as it lives and you recruit it.

pass-respond = Let it resolve
pass-checkpoint = Let them be
pass-critical-hit = Roll the dice
pass-lucky-devil = Let it suffer
pass-blaze-of-glory = Let it fall
pass-reaction = Hold fire
pass-reload = Leave reaction fire
done-reroll = Keep the dice
pass-another-shot = Stop shooting
pass-go-on = Stop here
done-leverage = Give no more
pass-before-hand = Play nothing
pass-after-bid = Play nothing
pass-intelligence = Do without it this turn
pass-keep = Keep none
done-flame = Fire!

group-activate = Activate
group-command = Command with CP
group-enter = Enter
group-play = Play a card
group-shoot = Shoot
group-square = Choose a square
group-strike = Strike
group-touch = Take a card off the table
group-turn = Turn

option-activate = Activate { $figure }
option-enter = { $figure } enters by { $cell }
option-command = Command { $figure }
option-end-turn = Pass the turn
option-end-activation = End activation
option-pay = Pay { $price }
option-give = Give 1 AP to { $figure }
option-step-forward = Advance to { $cell }
option-step-back = Step back to { $cell }
option-step-left = Sidestep left to { $cell }
option-step-right = Sidestep right to { $cell }
option-step-leap = Leap through { $cell }
option-leave = Leave the board by { $point }
option-turn = Turn { $way }
option-face = Face { $way }
option-open-door = Open { $door }
option-close-door = Close { $door }
option-seal = Seal { $door }
option-pick-up = Pick up the beacon
option-take = Take the beacon from { $figure }
option-drop = Drop the beacon ({ $figure })
option-watch = Reaction fire
option-watch-detail = ends its activation; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} a shot
option-stand-up = Stand up
option-will = Shake off “{ $card }”
option-shoot = Shoot { $target } ({ $weapon })
option-shoot-twice = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots in a row
}
option-fire = { $figure } shoots ({ $weapon })
option-reload = Reload
option-strike = Strike { $target }
option-clobber = Clobber { $target }
option-ka-boom = Ka-BOOM! on { $target }
option-ka-boom-detail = the Bomberzombie is gone
option-aim-grenade = Throw a grenade
option-aim-grenade_launcher = Fire the grenade launcher
option-aim-flamethrower = Fire the flamethrower
option-square-land = Lands on { $cell }
option-square-flame = Set { $cell } on fire
option-square-blast-square = Reaches { $cell }
option-square-card-target = On { $cell }
option-square-rise-where = On { $cell }
option-reroll = Reroll the { $face }
option-first = { $figure } first
option-play = Play “{ $card }”
option-on = On { $figure }
option-on-zombies = On all Sturmzombies
option-freeze = Stop { $figure }
option-kill = Kill “{ $card }”
option-snafu = SNAFU on “{ $card }”
option-discard = Discard “{ $card }”
option-keep = { $figure } keeps “{ $card }”
option-buy = Recruit { $kind }
option-buy-lot = Recruit two { $kind }s a turn
option-rebuy = Recruit again: { $kind }
option-ready-force = Force ready
option-ready-discard = Draw now
option-bid = Bid { $points } CP
option-bid-detail = leaves { $points } CP for the turn
option-invoke = Call on Allied Intelligence
option-invoke-detail = you go first, and nobody bids
option-deploy = { $figure } waits at { $point }
option-deploy-alike = { $kind } × { $count }: all wait at { $point }
option-deploy-rest = { $count ->
    [one] 1 Sturmzombie waits
   *[other] { $count } Sturmzombies wait
} at { $point }

## What is not offered, and why

no-actions = More actions
no-activate = Activate { $figure }
no-activate-more = Activate another figure
no-attack = Attack
no-buy = Recruit { $kind }
no-command = Command with CP
no-door = Use { $door }
no-end-turn = Pass the turn
no-enter = { $figure } enters
no-forward = Advance to { $cell }
no-kill = Kill “{ $card }”
no-pick-up = Pick up the beacon
no-play = Play “{ $card }”
no-ready = Force ready
no-shoot = Shoot
no-stand-up = Stand up
no-strike = Strike
no-watch = Reaction fire
no-weapon = Use { $weapon }

reason-all-activated = each figure is activated once a turn
reason-area-weapon = its weapon covers several squares
reason-behind = it is behind its back
reason-blaze = it is falling
reason-cave-in = the roof has come down there
reason-door-closed = the door is closed
reason-down = it lies on the floor and must stand up first
reason-dying = a falling figure picks up nothing more
reason-frozen = Wild Weasel has stopped it
reason-limit = there may be no more than { $limit }
reason-must-enter = no Ally is on the board, and somebody can enter
reason-no-card = no card is being played, and none is in play
reason-no-hands = it cannot carry items
reason-no-points = no AP or CP are left for it
reason-no-radio = a card bars CP from it
reason-no-room = all squares of its point are taken
reason-no-target = there is nothing to play it on
reason-nobody-seen = it sees no enemy
reason-not-facing = it must be ahead or beside, with nothing between
reason-not-in-front = the enemy is not in the three squares ahead
reason-other-side = only this side can play it: { $side }
reason-other-time = it is played { $when }
reason-points = it costs { $points } AP, more than is left
reason-points-cp = it costs { $points } CP and you have { $cp }
reason-price = it costs { $points } RP
reason-relay = a friend dropped it in this turn
reason-reserve = RP must be left for what is obligatory
reason-sealed = it is sealed
reason-sees-enemy = it sees { $enemy }
reason-taken = { $figure } is there
reason-too-few-allies = at least { $count ->
    [one] 1 figure is
   *[other] { $count } figures are
} needed
reason-too-few-swd = Sturmzombies are needed
reason-wall-ahead = the square ahead is closed off

## The chronicle

told-force-shown = { $side ->
    [allies] Allied force
   *[swd] SWD force
}: { $force }.
told-lots = { $count ->
    [one] 1 Sturmzombie a turn
   *[other] { $count } Sturmzombies a turn
}
told-turn-began = Turn { $turn }
told-cp-taken = { $side ->
    [allies] The Allies get
   *[swd] The SWD gets
} { $points }.
told-intelligence-invoked = The Allies call on Allied Intelligence: there is no bid.
told-bids-shown = Bid: Allies { $allies }, SWD { $swd }. { $first ->
    [allies] The Allies go
   *[swd] The SWD goes
} first.
told-bids-none = { $first ->
    [allies] The Allies go
   *[swd] The SWD goes
} first.
told-deployed = { $figure } waits at { $point }.
told-zombies-deployed = { $count ->
    [one] 1 Sturmzombie waits
   *[other] { $count } Sturmzombies wait
} at { $point }.
told-player-turn-began = { $side ->
    [allies] Turn of the Allies
   *[swd] Turn of the SWD
}
told-player-turn-ended = { $side ->
    [allies] The Allies pass
   *[swd] The SWD passes
} the turn.
told-activated = { $figure } is activated with { $ap ->
    [0] no AP
   *[other] { $ap } AP
}.
told-paid = { $figure } spends { $price }; { $left ->
    [0] no AP left
   *[other] { $left } AP left
}.
told-paid-cp = { $figure } acts for { $price }.
told-paid-credit = { $figure } acts on what was left of a CP.
told-leveraged = { $giver } gives 1 AP to { $figure }.
told-stood-up = { $figure } stands up.
told-entered = { $figure } enters on { $cell }, facing { $facing }.
told-price = for { $price }; { $left ->
    [0] no AP left
   *[other] { $left } AP left
}
told-price-cp = for { $price }
told-price-credit = on what was left of a CP
told-stepped = { $figure } moves to { $cell } at no cost.
told-stepped-paid = { $figure } moves to { $cell } { $price }.
told-turned = { $figure } turns { $facing } at no cost.
told-turned-paid = { $figure } turns { $facing } { $price }.
told-lept-out = { $figure } reaches no free square and goes back to wait outside.
told-lept-back = { $figure } reaches no free square and goes back to { $cell }.
told-left-board = { $figure } leaves the board by { $point } at no cost.
told-left-board-paid = { $figure } leaves the board by { $point } { $price }.
told-door-opened = { $figure } opens door { $door }.
told-door-closed = { $figure } closes door { $door }.
told-gate-sealed = { $figure } seals gate { $door }.
told-item-picked-up = { $figure } picks up the beacon.
told-item-taken = { $figure } takes the beacon from { $giver }.
told-item-dropped = { $figure } drops the beacon on { $cell }.
told-item-fell = The beacon of { $figure } is left on { $cell }.

told-shot = { $figure } shoots { $target } ({ $weapon }).
told-reacted = Reaction fire: { $figure } shoots { $target } ({ $weapon }).
told-struck = { $figure } strikes { $target }.
told-caught = Blast against { $target }.
told-caught-booby_trap = Trap against { $target }.
told-caught-fire = Fire burns { $target }.
told-caught-flamethrower = Flames against { $target }.
told-caught-rackley = Gas against { $target }.
told-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}: { $faces }
told-dice-bonus = { $count ->
    [one] 1 die
   *[other] { $count } dice
} with { $bonus }: { $faces }
told-against = Fortitude { $fortitude }
told-against-changed = Fortitude { $fortitude } (printed { $printed })
told-roll = { $dice } against { $against }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
told-first-rolled = { $attacker } rolls { $faces } at first.
told-rerolled = { $attacker } rerolls { $before }: now { $after }.
told-critical = Critical Hit by { $attacker }: { $target } suffers 1 DP without a roll.
told-exploded-grenade = The grenade of { $attacker } goes off on { $centre }.
told-exploded-grenade_launcher = The grenade launcher of { $attacker } hits { $centre }.
told-exploded-ka_boom = Ka-BOOM! { $attacker } goes off on { $centre }.
told-exploded-volatile = { $attacker } explodes on { $centre }.
told-flamed = { $attacker } sets { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} on fire.
told-fire-died = { $squares ->
    [one] The fire on 1 square goes out
   *[other] The fire on { $squares } squares goes out
}.
told-damaged = { $figure } suffers 1 DP; { $left ->
    [0] none left
   *[other] { $left } left
}.
told-damage-negated = { $figure } is spared 1 DP.
told-died = { $figure } is a casualty on { $cell }.
told-clobbered = { $figure } clobbers { $target } without a roll.
told-knocked-down = { $attacker } knocks { $target } down: { $die }, and { $needed } was enough.
told-not-knocked-down = { $attacker } does not knock { $target } down: { $die }, and { $needed } was needed.
told-volatile-explodes = { $figure } is volatile: { $die }, and it explodes.
told-volatile-removed = { $figure } is volatile: { $die }, and nothing more happens.
told-volatile-blazes = { $figure } is volatile: { $die }, and it acts one last time.
told-blaze-began = { $figure } acts for the last time, with { $ap ->
    [0] no AP
   *[other] { $ap } AP
}.
told-watch-began = { $figure } enters reaction fire.
told-watch-ended-action = { $figure } leaves reaction fire to do something else.
told-watch-ended-activation = { $figure } leaves reaction fire as it is activated.
told-watch-ended-dead = { $figure } leaves reaction fire as it falls.
told-watch-ended-doubles = { $figure } rolls a double: out of ammo, it leaves reaction fire.
told-watch-ended-melee = { $figure } leaves reaction fire because of the melee attack.
told-reloaded = { $figure } reloads for { $cp } and stays in reaction fire.

told-hand-discarded = { $side ->
    [allies] The Allies discard
   *[swd] The SWD discards
}: { $cards }.
told-drew = { $side ->
    [allies] The Allies draw
   *[swd] The SWD draws
}: { $cards }.
told-drew-unseen = { $side ->
    [allies] The Allies draw
   *[swd] The SWD draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
told-reshuffled = The discards are shuffled: the deck has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
told-card-played = { $side ->
    [allies] The Allies play
   *[swd] The SWD plays
} “{ $card }”.
told-card-played-on = { $side ->
    [allies] The Allies play
   *[swd] The SWD plays
} “{ $card }” on { $target }.
told-card-killed = { $side ->
    [allies] The Allies kill
   *[swd] The SWD kills
} “{ $card }” for { $cp }.
told-card-played-for = { $side ->
    [allies] The Allies play
   *[swd] The SWD plays
} “{ $card }” for { $target }.
told-card-negated = “{ $card }” is negated.
told-card-left = “{ $card }” goes to the discards.
told-fizzled = “{ $card }” finds nothing left to act on.
told-weasel-rolled = Wild Weasel: { $die ->
    [one] 1 Sturmzombie is stopped
   *[other] up to { $die } Sturmzombies are stopped
}.
told-frozen = { $figure } will miss the next German turn.
told-fell-in = The roof comes down on { $cell }.
told-tunnel-found = The SWD opens a tunnel on { $cell }.
told-rose = The body gets up on { $cell }: { $figure }.
told-healed = { $figure } loses all its DP markers.
told-effect-kept = { $figure } keeps “{ $card }” for the campaign.

## What makes a position good or bad

feature-allied-force = the strength of the Allies
feature-allied-health = the damage points the Allies have left
feature-allied-effects = the Effects on the Allies
feature-swd-force = the heroines, hounds and bombs of the SWD
feature-swd-effects = the Effects on the SWD
feature-horde = the horde on the board
feature-threats = enemies within a blow of the Allies
feature-threats-coming = enemies two turns from the Allies
feature-watchers = Allies in reaction fire
feature-tempo = who still has to act
feature-command-points = more command points than the rival
feature-hand = cards that wait for their moment
feature-last-figure = a single Allied figure left
feature-runner-health = the health of the one who runs ahead
feature-runner-way = the way to the exit
feature-last-way = the way of those who lag behind
feature-enemies-ahead = enemies between the Allies and the exit
feature-way-in-reach = an exit within one turn
feature-gates-sealed = sealed gates
feature-gates-way = the way to all open gates
feature-nearest-gate = the way to the nearest gate
feature-gate-in-reach = a gate that can be sealed this turn
feature-beacon-allies = the beacon in Allied hands
feature-beacon-swd = the beacon in the hands of the SWD
feature-beacon-allied-way = the Allies' way with the beacon
feature-beacon-swd-way = the SWD's way with the beacon
feature-beacon-in-reach = the beacon about to leave the board

## Lessons

lesson-m1-goal = You lead the Allies: two soldiers in powered armour, cut off in the tunnels. This line always says what it is about: get out alive. Beside it, in red, how you would lose.
lesson-m1-exit = This is an exit: whoever reaches it may leave. What counts is the last one. The last Ally inside must leave by an exit and not fall.
lesson-m1-enter = Your soldiers wait outside at point A. Let the first one come in: entering costs 1 action point.
lesson-m1-points = The card of whoever acts. AP are action points: 3 a turn, and everything costs some. DP is what the armour takes before its wearer falls. Fortitude is what a die must reach to hurt it.
lesson-m1-step = One step to the next square: 1 AP straight ahead, 2 AP sideways or backwards. You may also click a lit square on the board.
lesson-m1-facing = The tip on the piece shows which way it faces. It sees, shoots and reacts only to the front, so look where the enemy will come from.
lesson-m1-turn = Turning costs 1 AP, whichever way. The corridor goes on to the north: turn there.
lesson-m1-second = Each of your figures acts once a turn. Now the other one.
lesson-m1-watch = Reaction fire is the best use of what is left: until its next turn this soldier may shoot whenever an enemy moves or shoots in front of it.
lesson-m1-zombies = Sturmzombies, the rival's figures. They have 5 AP and no guns, but they strike whomever they reach, and four more come every turn. Don't dawdle!
lesson-m1-turns = A new turn: everybody has fresh action points. Choose who acts first.
lesson-m1-shoot = An enemy in sight, in front of you: shoot, for 1 AP. The button says how many dice you roll and how likely a kill is.
lesson-m1-reaction = A zombie walks into the sights of a soldier in reaction fire. Shooting now costs nothing. Fire!
lesson-m1-rolled = Every die that reaches the target's Fortitude (4 for a zombie) is a hit, and a hit takes 1 DP. In reaction fire a double ends it: that soldier fires again only after its next turn.
lesson-m1-march = On to the exit. The marked option is a good idea; you may do otherwise. Mind that your soldiers don't stand in each other's way, and end a turn in reaction fire, looking back, when the horde is near.
lesson-m1-on = You know how to move and fire. Hold the corridor by turns, one watching while the other walks, and get out here. Cards and command points come in your next game: switch “First steps” off.

## Glossary

term-action-points = AP | action points | action point
term-action-points-means = What a figure spends on its actions when it is activated. Each action has a price; what is left over is lost.
term-command-points = CP | command points | command point
term-command-points-means = The side's own pool. It pays for the bid, for extra actions in the side's own turn, for killing cards and for reloading.
term-requisition-points = RP | requisition points | requisition point
term-requisition-points-means = What a side spends on its figures before the mission begins. Those of the mission are its level, which sets hands and CP.
term-activation = Activation | activations
term-activation-means = A figure's one go in a game turn: it does all its actions, then the next figure has its go.
term-reaction-fire = Reaction fire | RF
term-reaction-fire-means = A figure that watches: whenever an enemy moves or shoots in its sight, it may fire at once, for free.
term-reload = Reload | reloads | reloading
term-reload-means = After a double in reaction fire: 2 CP keep the figure watching.
term-sight = Line of sight | LOS
term-sight-means = A straight line out of the front of the figure's square that meets no wall, corner, closed door or other figure.
term-facing = Facing
term-facing-means = The side of its square that a figure looks at. It sees, shoots and strikes that way only.
term-fortitude = F | fortitude
term-fortitude-means = What a damage die must reach to hurt the figure.
term-damage-die = Damage die | damage dice | DD
term-damage-die-means = A six-sided die rolled against the target's F.
term-damage-point = DP | damage point | damage points
term-damage-point-means = What a hit takes. A figure with none left is a casualty and leaves the board.
term-melee = Melee
term-melee-means = An attack on one of the three squares ahead: 1 AP, 1 die.
term-blast = Blast
term-blast-means = The nine squares that a grenade fills, spreading from where it lands. One die for every figure in it, friend or foe.
term-burning = Burning | on fire
term-burning-means = A square with a fire marker. Whoever enters it, or stays on it, rolls damage dice.
term-knocked-down = Knocked down
term-knocked-down-means = In its next activation the figure cannot attack unless it pays 2 AP to stand up.
term-effect-card = Effect | effects
term-effect-card-means = A Combat Card that lies on a figure's card and works for the whole mission.
term-event-card = Event | events
term-event-card-means = A Combat Card that is done at once, or lasts for a turn or the mission, as it says.
term-kill-value = Kill value | kill values
term-kill-value-means = What it costs in CP to undo a card: when the rival plays it, or later while it lies there.
term-bid = Bid | bids
term-bid-means = Both sides secretly offer CP for the first turn. Both lose what they offered.
term-entry-point = Entry point | entry points
term-entry-point-means = Where figures wait beside the board and come on, each in its own activation.
term-horde = Horde
term-horde-means = For every 3 RP of Sturmzombies, two more stand ready each turn until the game ends.

## Legend of symbols

symbol-rank-3 = Command points (CP), or an action paid with them
symbol-raise-zombie = Gretel's own CP, for zombies only
symbol-eye-target = In reaction fire: it watches
symbol-falling = Knocked down
symbol-frozen-block = Stopped by the Wild Weasel Device
symbol-small-fire = A burning square
symbol-check-mark = Activated this turn
symbol-death-skull = Casualty; what would lose the game
symbol-tombstone = Dying: it leaves the board in a moment
symbol-entry-door = Entry point, or a figure waiting there
symbol-exit-door = Exit point, or a figure that got away
symbol-flag-objective = Has the first turn
symbol-spy = Allied Intelligence, once per mission
symbol-card-pick = Cards in hand
symbol-card-draw = The deck of Combat Cards
symbol-card-discard = The discard pile
symbol-satellite-communication = The impulse beacon, or who carries it
symbol-locked-door = Gates sealed so far
symbol-falling-rocks = Cave-in: nothing passes, nothing is seen through it
symbol-hole-ladder = Hidden tunnel: a way in for the SWD
symbol-light-bulb = Power drop: sight reaches 4 squares
symbol-flood = Flooded tunnel: moving costs 1 AP more
symbol-sergeant = AP handed on by the sergeant
symbol-walk = Move
symbol-clockwise-rotation = Turn on the spot
symbol-crosshair = Shoot
symbol-grenade = Throw or launch a grenade
symbol-flamethrower = Fire the flamethrower
symbol-punch = Strike in melee
symbol-cancel = Kill a card
symbol-stop-sign = End the activation, or the turn
