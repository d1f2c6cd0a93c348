# Incursion en español. El texto de cartas y reglas es nuestro.

## El juego, las misiones y sus opciones

game-title = Incursion
game-about = Armaduras a motor contra muertos que caminan en los túneles de Gibraltar. Dos jugadores, pasillos estrechos, puertas cerradas y cartas que llegan en el peor momento.
game-icon = mecha-head

mission-m1 = Reconocimiento
mission-m1-about = Una patrulla aliada se ha adentrado demasiado y la horda viene detrás. Basta con que el último en pie encuentre la salida.
mission-m2 = Incursión
mission-m2-about = Tres compuertas escupen zombis. Los Aliados han de cerrarlas y sellarlas todas; el SWD, que no quede nadie para hacerlo.
mission-m3 = Capturar la baliza
mission-m3-about = En el centro del complejo emite una baliza de impulsos. Gana quien la saque del tablero por su lado.

goal-escape = Los Aliados ganan cuando no queda ninguno dentro y el último se ha ido por un punto de salida. El SWD gana si cae el último que quede dentro.
goal-seal = Los Aliados ganan si sellan todas las compuertas. El SWD gana si no queda ninguna figura aliada.
goal-beacon = Gana el bando que saque la baliza por su propio punto. Sin figuras aliadas, gana el SWD.

role-allies = Aliados
role-swd = SWD
side-allies = Aliados
side-swd = SWD

setting-level-allies = Nivel de requisa de los Aliados
setting-level-allies-about = Los PR de los Aliados. Con 0 valen los de la misión; lo más bajo es 3, y 6 en Reconocimiento. El nivel más alto de los dos fija cartas y PM para ambos.
setting-level-swd = Nivel de requisa del SWD
setting-level-swd-about = Los PR del SWD. Con 0 valen los de la misión; lo más bajo es 3, y 6 en Reconocimiento. El nivel más alto de los dos fija cartas y PM para ambos.
setting-basics = Primeros pasos
setting-basics-about = Sin cartas ni puntos de mando: moverse, disparar y reaccionar, para aprender el juego.
setting-armour-piercing = Munición antiblindaje
setting-armour-piercing-about = La carta dice lo mismo que Munición extra. Esta regla de la casa le da otro efecto.
setting-armour-piercing-dice = Un dado más, como está impresa
setting-armour-piercing-result = +1 a cada dado, salvo con armas de área y en fuego de reacción
setting-ask-always = Preguntar siempre
setting-ask-always-about = Si jugáis varias personas, pregunta también a quien no tiene nada que responder, para que el silencio no delate su mano.
setting-ask-always-auto = Según la mesa
setting-ask-always-always = Siempre
setting-ask-always-never = Nunca
setting-campaign = Partida de campaña
setting-campaign-about = Al acabar, cada bando puede conservar un Efecto de un superviviente para la misión siguiente.
setting-turn-cap = Límite de turnos
setting-turn-cap-about = Tras tantos turnos la misión queda en tablas. Con 0 no hay límite.


window-after_bid = Cartas tras la puja
window-before_hand = Cartas antes de reponer la mano
window-blaze_of_glory = Destello de gloria cuando cae una de tus figuras
window-checkpoint = Matar o anular cartas en juego
window-critical_hit = Impacto crítico en tus ataques
window-intelligence = Inteligencia aliada antes de la puja
window-lucky_devil = Diablo con suerte cuando alguien sufre un PD
window-reaction = Fuego de reacción
window-reload = Recargar tras un doble
window-reroll = Repetir dados
window-respond = Responder a las cartas del rival

result-allies-dead = El SWD gana: no queda ningún aliado
result-allies-dead-about = La última figura aliada ha caído en los túneles.
result-beacon-allies = Los Aliados ganan: la baliza es suya
result-beacon-allies-about = La baliza de impulsos ha salido por el punto aliado.
result-beacon-swd = El SWD gana: la baliza está a salvo
result-beacon-swd-about = La baliza de impulsos ha salido por el punto del SWD.
result-escaped = Los Aliados ganan: han salido
result-escaped-about = La última figura aliada ha encontrado la salida.
result-sealed = Los Aliados ganan: compuertas selladas
result-sealed-about = Ya no queda ninguna compuerta por la que salgan más.
result-turn-cap = Tablas: se acabó el tiempo
result-turn-cap-about = La misión ha llegado a su límite de turnos.
fact-turns = Turnos
fact-casualties = Bajas: { $side }

## Figuras

kind-ape_trooper = Soldado APE
kind-ape_hmg = AMP APE
kind-ape_incinerator = Incinerador APE
kind-ape_sergeant = Sargento APE
kind-slugger_murphy = Slugger Murphy
kind-sturmzombie = Sturmzombie
kind-bomberzombie = Bomberzombie
kind-gretel = Gretel von X
kind-ilsa = Ilsa von X
kind-blitzhund = Blitzhund

figure-ape_trooper = Soldado APE { $number }
figure-ape_hmg = AMP APE { $number }
figure-ape_incinerator = Incinerador APE { $number }
figure-ape_sergeant = Sargento APE
figure-slugger_murphy = Slugger Murphy
figure-sturmzombie = Sturmzombie { $number }
figure-bomberzombie = Bomberzombie { $number }
figure-gretel = Gretel
figure-ilsa = Ilsa
figure-blitzhund = Blitzhund { $number }

ap = PA
cp = PM
dp = PD
fortitude = Fortaleza
limit = Límite
melee = Cuerpo a cuerpo
special-cp = PM de Gretel

weapon-smg = SUB
weapon-two_smgs = dos SUB
weapon-lmg = AML
weapon-hmg = AMP
weapon-shotgun = escopeta
weapon-bambi = Bambi
weapon-flamethrower = lanzallamas
weapon-grenade = granadas
weapon-grenade_launcher = lanzagranadas
weapon-none = solo cuerpo a cuerpo
weapon-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} por { $cost } PA
weapon-blast = estalla en 9 casillas, un dado a cada figura, por { $cost } PA
weapon-flames = incendia hasta 8 casillas, un dado a cada figura, por { $cost } PA
weapon-shots = { $number ->
    [one] 1 tiro cada vez
   *[other] { $number } tiros cada vez
}
weapon-bonus = +{ $number } a cada dado
weapon-softens = −{ $number } a la fortaleza del blanco
weapon-range = alcance { $number }
weapon-reaction = en reacción, { $number ->
    [one] 1 dado
   *[other] { $number } dados
}
weapon-rerolls = repite los fallos
weapon-chain = tira otra vez, con −1 más, mientras haga daño; un 1 natural acaba la activación

ability-agile = Ágil
ability-agile-about = Girar no le cuesta PA.
ability-clobberer = Golpeador
ability-clobberer-about = En cuerpo a cuerpo elimina a un Sturmzombie sin tirar; contra los demás puede repetir un dado.
ability-commander = Comandante
ability-commander-about = Mientras viva, la mano del SWD es una carta mayor.
ability-horde = Horda
ability-horde-about = Por cada 3 PR llegan dos Sturmzombies en cada turno, sin fin.
ability-ka_boom = ¡Ka-BOOM!
ability-ka_boom-about = Por 1 PA revienta sobre un enemigo que tenga delante: explosión de 9 casillas, +3 a cada dado. No queda nada de él.
ability-leap = Salto
ability-leap-about = Pasa por casillas ocupadas si sus PA, sin PM, le llevan hasta una libre.
ability-mask = Máscara
ability-mask-about = «Rackley odiaba su máscara» no puede jugarse contra ella.
ability-no_pick_up = Bestia furiosa
ability-no_pick_up-about = No puede recoger objetos.
ability-sergeant_in_charge = Sargento al mando
ability-sergeant_in_charge-about = Mientras viva, los Aliados reciben 1 PM más en cada turno.
ability-strength_in_numbers = Fuerza por el número
ability-strength_in_numbers-about = Cada Sturmzombie que golpea a la misma figura en un turno alemán tira un dado más que el anterior.
ability-tactical_leverage = Palanca táctica
ability-tactical_leverage-about = Al acabar reparte los PA que no ha gastado entre figuras sin activar.
ability-volatile = Volátil
ability-volatile-about = Si lo mata un disparo, tira un dado: con 1 o 2 explota; con 4 o más actúa una última vez.
ability-where_theres_a_will = Si hay voluntad, hay un camino
ability-where_theres_a_will-about = Una vez por turno se quita de encima un Efecto por 1 PA.
ability-whip = Látigo
ability-whip-about = Golpea a dos casillas. Si no causa daño, con 4 o más derriba al blanco.
ability-zombie = Zombi
ability-zombie-about = No puede recoger ni activar objetos. Los PM de Gretel solo pueden gastarse en zombis como este.
ability-zombie_controller = Controladora de zombis
ability-zombie_controller-about = Mientras viva, el SWD recibe 4 PM más en cada turno, solo para zombis.

## Cartas de combate

card-armour_piercing_ammo = Munición antiblindaje
card-armour_piercing_ammo-text = La figura tira un dado más en cada disparo que pague. No vale para armas de área.
card-armour_piercing_ammo-result = La figura suma 1 al resultado de cada dado de los disparos que pague. No vale para armas de área ni en fuego de reacción.
card-blaze_of_glory = Destello de gloria
card-blaze_of_glory-text = Antes de retirarse, tu figura que cae actúa con todos sus PA. Nadie más puede hacer nada.
card-booby_trap = Trampa para bobos
card-booby_trap-text = Un dado contra cada figura enemiga del tablero.
card-brain_sausage = Salchicha de cerebros
card-brain_sausage-text = Llega un Sturmzombie más en cada turno.
card-cave_in = Derrumbamiento
card-cave_in-text = El techo se hunde sobre una casilla libre: nadie pasa ni ve a través de ella.
card-combat_fury = Furia de combate
card-combat_fury-text = La figura tira un dado más en cada golpe cuerpo a cuerpo.
card-combat_stare = Mirada de combate
card-combat_stare-text = La figura tiene 2 PA más, pero no admite PM.
card-critical_hit = Impacto crítico
card-critical_hit-text = En lugar de tirar los dados de tu disparo o golpe, el blanco sufre 1 PD.
card-extra_ammo = Munición extra
card-extra_ammo-text = La figura tira un dado más en cada disparo que pague. No vale para armas de área.
card-flooded_tunnel = Túnel inundado
card-flooded_tunnel-text = Este turno, toda acción de movimiento cuesta 1 PA más a ambos bandos.
card-full_throttle = A toda pastilla
card-full_throttle-text = Cada paso hacia delante puede llevar a la figura una casilla más lejos.
card-grinding_gears = Engranajes chirriantes
card-grinding_gears-text = Los zombis de esta carta tienen 1 PA menos.
card-hail_of_lead = Lluvia de plomo
card-hail_of_lead-text = La figura puede repetir los dados de sus disparos.
card-hidden_tunnel = Túnel oculto
card-hidden_tunnel-text = Abre junto a una figura alemana otro punto de entrada del SWD.
card-improved_impulse = Impulsor mejorado
card-improved_impulse-text = Los zombis de esta carta tienen 1 PA más.
card-intelligence_report = Informe de inteligencia
card-intelligence_report-text = Da igual la puja: este turno empiezas tú.
card-jammed_radio = Radio interferida
card-jammed_radio-text = La figura no admite PM.
card-liquid_courage = Coraje líquido
card-liquid_courage-text = Contra los disparos de la figura, el blanco tiene 1 de fortaleza más; contra sus golpes, 1 menos.
card-low_ammo = Bajo de munición
card-low_ammo-text = La figura tira un dado menos en cada disparo que pague, pero siempre al menos uno.
card-lucky_devil = Diablo con suerte
card-lucky_devil-text = Anula un PD que una figura acaba de sufrir.
card-major_wound = Herida o avería grave
card-major_wound-text = La figura tiene 2 PA menos.
card-medal = Buscando una medalla
card-medal-text = La figura tiene 1 PA más.
card-medkit = Botiquín
card-medkit-text = Quita todos los PD a una figura herida.
card-minor_wound = Herida o avería leve
card-minor_wound-text = La figura tiene 1 PA menos.
card-power_drop = Caída de potencia
card-power_drop-text = Este turno nadie ve más allá de 4 casillas.
card-rackley = Rackley odiaba su máscara
card-rackley-text = Un dado contra una figura que no sea zombi. Si muere, se levanta como Sturmzombie.
card-savage_fury = Furia salvaje
card-savage_fury-text = La figura puede repetir los dados de sus golpes cuerpo a cuerpo.
card-sir_yes_sir = Señor, ¡sí, SEÑOR!
card-sir_yes_sir-text = Cada PM que se gasta en la figura vale por dos.
card-smashing_blow = Golpe demoledor
card-smashing_blow-text = La figura suma 1 al resultado de cada dado de sus golpes cuerpo a cuerpo.
card-snafu = SNAFU
card-snafu-text = Anula una carta que se juega o que está en juego, también otra SNAFU.
card-v_neutraliser = Neutralizador V
card-v_neutraliser-text = Los zombis de esta carta tienen 1 de fortaleza menos.
card-v_stimulator = Estimulador V
card-v_stimulator-text = Los zombis de esta carta tienen 1 de fortaleza más.
card-wild_weasel = Dispositivo comadreja loca
card-wild_weasel-text = Tira un dado: tantos Sturmzombies a tu elección pierden el próximo turno alemán.

card-effect = Efecto · { $when }
card-event = Evento · { $when }
card-kept = Conservada de otra misión
card-thrown = Se descarta
card-kill = Matarla cuesta { $points } PM
card-swd = Vale para la carta de los Sturmzombies
card-only = Solo puede jugarla este bando: { $side }
card-back = Carta de combate
quoted = «{ $card }»

when-own = en tu turno
when-before_hand = antes de reponer la mano
when-after_bid = tras la puja
when-any = en cualquier momento
when-damage = cuando se sufre un PD
when-death = cuando cae tu figura
when-dice = en lugar de tus dados

## El tablero

door = Puerta { $number }
gate = Compuerta { $number }
the-door = la puerta { $number }
the-gate = la compuerta { $number }
door-open = abierta
door-closed = cerrada
door-sealed = sellada
wall = Muro
point = { $point ->
    [tunnel] el túnel oculto
   *[other] el punto { $point }
}
point-title = { $point ->
    [tunnel] Túnel oculto
   *[other] Punto { $point }
}
point-entry = entrada { $point } ({ $side })
point-exit = salida { $point } ({ $side })
point-both = entrada y salida { $point } ({ $side })
way-north = norte
way-east = este
way-south = sur
way-west = oeste
beacon = Baliza de impulsos
beacon-gone = fuera del tablero
crowd = { $count ->
    [one] 1 Sturmzombie
   *[other] { $count } Sturmzombies
}
fire-of = Fuego ({ $side })

badge-activated = Activada en este turno
badge-at-point = Espera en { $point }
badge-burning = Está en una casilla en llamas
badge-carrying = Lleva la baliza
badge-damage = { $damage ->
    [one] 1 punto de daño
   *[other] { $damage } puntos de daño
}
badge-dead = Baja
badge-down = Derribada
badge-dying = Ha caído, se retirará enseguida
badge-first = Tiene el primer turno
badge-frozen = Parada por la comadreja loca
badge-given = { $points } PA del sargento
badge-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
badge-intelligence = Aún tiene la Inteligencia aliada
badge-left = Salió con vida
badge-outside = Fuera del tablero
badge-waiting = { $count ->
    [one] 1 espera dentro
   *[other] { $count } esperan dentro
}
badge-watching = En fuego de reacción

## Los paneles

panel-cards = Mazo y descartes
panel-figures = Figuras: { $side }
panel-force = Tu fuerza
panel-hand = Tu mano
panel-hand-of = Mano: { $side }
panel-readiness = Fuerzas
panel-table = Eventos en juego
panel-waiting = Esperan fuera
deck = Mazo
discard = Descartes
force-bought = { $count ->
    [one] 1 reclutada
   *[other] { $count } reclutadas
}
force-choosing = elige su fuerza
force-limit = { $limit ->
    [0] sin límite
   *[other] { $limit }
}
force-price = Cuesta { $points } PR
force-ready = lista
survivor = { $kind }, superviviente
rp-left = PR por gastar
not-placed = Sin colocar
zombies-on-board = En el tablero
zombies-waiting = Esperan fuera
zombies-per-turn = Llegan cada turno
out-of = { $now } de { $most }
gates-sealed = Compuertas selladas
escaped = Aliados a salvo
lose = Pierdes si
lose-escape-allies = cae tu última figura de dentro
lose-escape-swd = el último Aliado sale por una salida
lose-seal-allies = no queda ninguna figura aliada
lose-seal-swd = se sellan todas las compuertas
lose-beacon-allies = el SWD saca la baliza o no queda ninguna figura aliada
lose-beacon-swd = los Aliados sacan la baliza
turns = Turno
still-inside = dentro: { $count }
campaign = Campaña
standing = La campaña hasta ahora
standing-over = Fin de la campaña
standing-allies = Los Aliados han ganado la campaña
standing-swd = El SWD ha ganado la campaña
standing-draw = La campaña acaba en tablas
wins = Misiones ganadas
campaign-wins = Aliados { $allies }, SWD { $swd }

chip-beacon = Baliza: { $place }
chip-gates = Compuertas selladas: { $now } de { $most }
chip-mission = Misión
chip-phase = Fase
chip-turn = Turno { $turn } · { $stage }
chip-first-allies = Empiezan los Aliados
chip-first-swd = Empieza el SWD
chip-power-drop = Se ve a 4 casillas
chip-flooded = Moverse cuesta 1 PA más
stage-forces = Elección de fuerzas
stage-replenish_cp = Puntos de mando
stage-before_hand = Antes de las manos
stage-replenish_hand = Reponer la mano
stage-intelligence = Antes de la puja
stage-bid = Puja
stage-after_bid = Tras la puja
stage-deploy = Despliegue
stage-first_turn = Fase de acción
stage-second_turn = Fase de acción
stage-aftermath = Fin de la misión

## Costes y probabilidades

cost-ap = { $points } PA
cost-cp = { $points } PM
cost-special = { $points } PM de Gretel
cost-any = { $points } PA o PM
cost-rp = { $points } PR
cost-free = gratis
has-ap = { $ap ->
    [0] sin PA
   *[other] { $ap } PA
}
odds-kill = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $needed }+ · { $kill } % de baja
odds-hit = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $needed }+ · { $hit } % de impacto{ $kill ->
    [0] {""}
   *[other] , { $kill } % de baja
}
odds-never = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}: no puede impactar
odds-sure = sin tirar
odds-nobody = no alcanza a nadie
odds-caught = { $figure } { $hit } %
odds-friend = ¡{ $figure }, de los tuyos! { $hit } %
warn-watched = en la mira de { $who }
warn-fire-dice = fuego: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
warn-stay-in-fire = arde si no se mueve
warn-idle = { $count ->
    [one] 1 figura queda sin actuar
   *[other] { $count } figuras quedan sin actuar
}
stake-idle = { $count ->
    [one] Una figura no ha actuado este turno, y ya no lo hará.
   *[other] { $count } figuras no han actuado este turno, y ya no lo harán.
}
stake-leave = Quien sale no vuelve. Siguen dentro: { $who }. Si cae la última que quede dentro, la misión se pierde.
stake-door = Es el último PA: lo que haya detrás de la puerta actúa antes que esta figura.
warn-unspent = { $points ->
    [one] pierdes 1 PR
   *[other] pierdes { $points } PR
}
lies-on = sobre { $figure }
own = tuya
enemy = del rival

key-pass = p
key-end-activation = f
key-end-turn = f
key-ready = f
key-shoot = d
key-strike = c
key-watch = r
key-activate = a
key-command = o
key-use-door = b
key-play = j
key-seal = s
key-pick-up = g
key-take = t
key-drop = l
key-aim = n
key-stand-up = v
key-kill = m
key-snafu = k
key-enter = e
key-clobber = h
key-ka-boom = x
key-invoke = i
key-discard = q

## Las preguntas

ask-force = { $points ->
    [0] Tu fuerza está completa
    [one] Elige tu fuerza: te queda 1 PR
   *[other] Elige tu fuerza: te quedan { $points } PR
}
ask-force-text = Tu rival no la verá hasta que ambos estéis listos.
ask-discard = ¿Qué cartas descartas?
ask-discard-text = Después robas hasta llenar la mano.
ask-before-hand = Antes de reponer la mano
ask-before-hand-text = Ahora pueden jugarse las cartas de este momento.
ask-after-bid = Tras la puja
ask-after-bid-text = Ahora pueden jugarse las cartas de este momento.
ask-intelligence = ¿Invocas la Inteligencia aliada?
ask-intelligence-text = Una vez por misión: empiezas sin puja. Tienes { $cp } PM.
ask-bid = Puja por el primer turno: tienes { $cp } PM
ask-bid-text = En secreto y a la vez. Lo que se puja se pierde; en caso de empate empiezan los Aliados.
ask-deploy = { $figure }: ¿en qué punto espera?
ask-deploy-text = Tu rival lo verá cuando ambos hayáis terminado.
ask-deploy-alike = { $kind } × { $count }: ¿dónde esperan?
ask-deploy-alike-text = Tu rival lo verá cuando ambos hayáis terminado.
ask-deploy-zombies = { $count ->
    [one] ¿Dónde espera el último Sturmzombie?
   *[other] ¿Dónde esperan { $count } Sturmzombies?
}
ask-deploy-zombies-text = Tu rival lo verá cuando ambos hayáis terminado.
ask-player-turn = { $basics ->
    [yes] Tu turno
   *[no] Tu turno: tienes { $cp } PM
}
ask-player-turn-text = { $basics ->
    [yes] Activa una figura o pasa el turno.
   *[no] Activa una figura, ordena con PM, juega una carta o pasa el turno.
}
ask-act = { $figure }: { $ap ->
    [0] no te quedan PA
    [one] te queda 1 PA
   *[other] te quedan { $ap } PA
}
ask-act-text = Elige su próxima acción.
ask-last-act = { $figure }, en su último aliento: { $ap ->
    [0] no te quedan PA
    [one] te queda 1 PA
   *[other] te quedan { $ap } PA
}
ask-last-act-text = Actúa antes de retirarse, y nadie más puede hacer nada.
ask-command = { $figure }: una acción con PM
ask-command-text = { $cp ->
    [one] Puedes gastar en ella 1 PM.
   *[other] Puedes gastar en ella hasta { $cp } PM.
}
ask-pay = { $figure }: ¿cómo pagas { $cost }?
ask-pay-text = PA y PM pueden mezclarse.
ask-land = { $figure }: ¿dónde cae?
ask-land-text = Arma: { $weapon }. Estalla en nueve casillas y no distingue a los tuyos.
ask-flame = { $figure }: ¿qué más incendias?
ask-flame-text = { $marked ->
    [one] 1 casilla marcada; puede haber hasta 8.
   *[other] { $marked } casillas marcadas; puede haber hasta 8.
}
ask-blast-square = ¿Hasta dónde llega la explosión?
ask-blast-square-text = Varias casillas están igual de cerca y no caben todas.
ask-next-hit = ¿Qué impacto se resuelve antes?
ask-next-hit-text = Los demás vienen después.
ask-next-death = ¿Qué baja se resuelve antes?
ask-next-death-text = Las demás vienen después.
ask-next-passed = ¿Quién arde primero?
ask-next-passed-text = Estas figuras acaban el turno en llamas sin haberse movido.
ask-respond = El rival juega «{ $card }»{ $how ->
    [alone] {""}
    [for] {" "}para { $target }
   *[on] {" "}sobre { $target }
}
ask-respond-text = { $text } Tienes { $cp } PM.
ask-checkpoint = ¿Quitas alguna carta de la mesa?
ask-checkpoint-text = Puedes matar con PM una carta en juego, o anularla con SNAFU. Tienes { $cp } PM.
ask-critical-hit = { $figure } ataca a { $target }: ¿Impacto crítico?
ask-critical-hit-text = En lugar de tirar, el blanco sufre 1 PD.
ask-lucky-devil = { $figure } sufre 1 PD: ¿Diablo con suerte?
ask-lucky-devil-text = La carta anula ese PD.
ask-blaze-of-glory = { $figure } cae: ¿Destello de gloria?
ask-blaze-of-glory-text = Actuaría con todos sus PA antes de retirarse.
ask-reaction = { $figure } se pone a tiro
ask-reaction-text = Tus figuras en fuego de reacción pueden disparar.
ask-reload = { $figure }: ¡sin munición!
ask-reload-text = Ha salido un doble. Por { $price } PM recarga y sigue en fuego de reacción.
ask-reroll = { $figure }: ¿qué dado repites?
ask-reroll-text = Han salido { $dice }. Los que elijas se tiran juntos, una sola vez.
ask-another-shot = { $figure } puede disparar otra vez
ask-another-shot-text = Elige blanco o déjalo.
ask-go-on = { $figure }: ¿una casilla más?
ask-go-on-text = A toda pastilla: el segundo paso no cuesta nada.
ask-leap = { $figure } salta: { $ap ->
    [0] no te quedan PA
    [one] te queda 1 PA
   *[other] te quedan { $ap } PA
}
ask-leap-text = Ha de llegar a una casilla libre.
ask-leverage = { $figure }: { $ap ->
    [one] te queda 1 PA para repartir
   *[other] te quedan { $ap } PA para repartir
}
ask-leverage-text = Palanca táctica: a figuras que aún no se han activado.
ask-card-target = «{ $title }»: ¿sobre qué?
ask-card-target-text = { $text }
ask-rise-where = ¿Dónde se levanta el Sturmzombie?
ask-rise-where-text = La casilla está ocupada; valen las libres más cercanas.
ask-facing = ¿Hacia dónde mira en { $cell }?
ask-facing-text = Cualquiera de los cuatro lados.
ask-weasel = { $count ->
    [one] Comadreja loca: para a 1 Sturmzombie más
   *[other] Comadreja loca: para a { $count } Sturmzombies más
}
ask-weasel-text = Perderán el próximo turno alemán.
ask-keep = ¿Qué Efecto conservas?
ask-keep-text = Uno solo, en un superviviente, mientras viva y lo reclutes.

pass-respond = Dejar que se resuelva
pass-checkpoint = Dejarlas estar
pass-critical-hit = Tirar los dados
pass-lucky-devil = Dejar que lo sufra
pass-blaze-of-glory = Dejar que caiga
pass-reaction = No disparar
pass-reload = Dejar el fuego de reacción
done-reroll = Quedarse con los dados
pass-another-shot = No disparar más
pass-go-on = Parar aquí
done-leverage = No dar más
pass-before-hand = No jugar nada
pass-after-bid = No jugar nada
pass-intelligence = Prescindir de ella este turno
pass-keep = No conservar ninguno
done-flame = ¡Fuego!

group-activate = Activar
group-command = Ordenar con PM
group-enter = Entrar
group-play = Jugar carta
group-shoot = Disparar
group-square = Elegir casilla
group-strike = Golpear
group-touch = Quitar una carta de la mesa
group-turn = Girar

option-activate = Activar { $figure }
option-enter = Entra { $figure } por { $cell }
option-command = Ordenar a { $figure }
option-end-turn = Pasar el turno
option-end-activation = Terminar activación
option-pay = Pagar { $price }
option-give = Dar 1 PA a { $figure }
option-step-forward = Avanzar a { $cell }
option-step-back = Retroceder a { $cell }
option-step-left = Paso a la izquierda, a { $cell }
option-step-right = Paso a la derecha, a { $cell }
option-step-leap = Saltar por { $cell }
option-leave = Salir del tablero por { $point }
option-turn = Girar al { $way }
option-face = Mirar al { $way }
option-open-door = Abrir { $door }
option-close-door = Cerrar { $door }
option-seal = Sellar { $door }
option-pick-up = Recoger la baliza
option-take = Tomar la baliza de { $figure }
option-drop = Soltar la baliza ({ $figure })
option-watch = Fuego de reacción
option-watch-detail = termina su activación; { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} por disparo
option-stand-up = Levantarse
option-will = Quitarse de encima «{ $card }»
option-shoot = Disparar { $weapon } a { $target }
option-shoot-twice = { $shots ->
    [one] 1 tiro
   *[other] { $shots } tiros seguidos
}
option-fire = Dispara { $figure } ({ $weapon })
option-reload = Recargar
option-strike = Golpear a { $target }
option-clobber = Golpeador contra { $target }
option-ka-boom = ¡Ka-BOOM! sobre { $target }
option-ka-boom-detail = el Bomberzombie desaparece
option-aim-grenade = Lanzar granada
option-aim-grenade_launcher = Disparar lanzagranadas
option-aim-flamethrower = Disparar lanzallamas
option-square-land = Cae en { $cell }
option-square-flame = Incendiar { $cell }
option-square-blast-square = Llega a { $cell }
option-square-card-target = En { $cell }
option-square-rise-where = En { $cell }
option-reroll = Repetir el { $face }
option-first = Primero { $figure }
option-play = Jugar «{ $card }»
option-on = Sobre { $figure }
option-on-zombies = Sobre todos los Sturmzombies
option-freeze = Parar a { $figure }
option-kill = Matar «{ $card }»
option-snafu = SNAFU contra «{ $card }»
option-discard = Descartar «{ $card }»
option-keep = { $figure } conserva «{ $card }»
option-buy = Reclutar { $kind }
option-buy-lot = Reclutar dos { $kind } por turno
option-rebuy = Reclutar de nuevo: { $kind }
option-ready-force = Fuerza lista
option-ready-discard = Robar ya
option-bid = Pujar { $points } PM
option-bid-detail = te quedan { $points } PM para el turno
option-invoke = Invocar la Inteligencia aliada
option-invoke-detail = empiezas, y nadie puja
option-deploy = { $figure } espera en { $point }
option-deploy-alike = { $kind } × { $count }: esperan todos en { $point }
option-deploy-rest = { $count ->
    [one] 1 Sturmzombie espera
   *[other] { $count } Sturmzombies esperan
} en { $point }

## Lo que no se ofrece, y por qué

no-actions = Más acciones
no-activate = Activar { $figure }
no-activate-more = Activar otra figura
no-attack = Atacar
no-buy = Reclutar { $kind }
no-command = Ordenar con PM
no-door = Usar { $door }
no-end-turn = Pasar el turno
no-enter = Entra { $figure }
no-forward = Avanzar a { $cell }
no-kill = Matar «{ $card }»
no-pick-up = Recoger la baliza
no-play = Jugar «{ $card }»
no-ready = Fuerza lista
no-shoot = Disparar
no-stand-up = Levantarse
no-strike = Golpear
no-watch = Fuego de reacción
no-weapon = Usar { $weapon }

reason-all-activated = cada figura se activa una vez por turno
reason-area-weapon = su arma abarca varias casillas
reason-behind = está a su espalda
reason-blaze = está cayendo
reason-cave-in = hay un derrumbamiento
reason-door-closed = la puerta está cerrada
reason-down = está en el suelo; antes ha de levantarse
reason-dying = quien cae ya no recoge nada
reason-frozen = la comadreja loca lo ha parado
reason-limit = no puede haber más de { $limit }
reason-must-enter = no hay Aliados en el tablero y alguien puede entrar
reason-no-card = no se está jugando ninguna carta ni hay ninguna en juego
reason-no-hands = no puede llevar objetos
reason-no-points = no quedan PA ni PM para ella
reason-no-radio = una carta impide gastar PM en ella
reason-no-room = todas las casillas de su punto están ocupadas
reason-no-target = no hay nada sobre lo que jugarla
reason-nobody-seen = no ve a ningún enemigo
reason-not-facing = ha de tenerla delante o a un lado, sin nada en medio
reason-not-in-front = el enemigo no está en las tres casillas de delante
reason-other-side = solo puede jugarla este bando: { $side }
reason-other-time = se juega { $when }
reason-points = cuesta { $points } PA, más de lo que queda
reason-points-cp = cuesta { $points } PM y tienes { $cp }
reason-price = cuesta { $points } PR
reason-relay = un compañero la ha soltado en este turno
reason-reserve = hay que guardar PR para lo obligatorio
reason-sealed = está sellada
reason-sees-enemy = ve a { $enemy }
reason-taken = allí está { $figure }
reason-too-few-allies = { $count ->
    [one] hace falta 1 figura
   *[other] hacen falta { $count } figuras
} como mínimo
reason-too-few-swd = hacen falta Sturmzombies
reason-wall-ahead = no hay paso en la casilla de delante

## La crónica

told-force-shown = { $side ->
    [allies] Fuerza de los Aliados
   *[swd] Fuerza del SWD
}: { $force }.
told-lots = { $count ->
    [one] 1 Sturmzombie por turno
   *[other] { $count } Sturmzombies por turno
}
told-turn-began = Turno { $turn }
told-cp-taken = { $side ->
    [allies] Los Aliados reciben
   *[swd] El SWD recibe
} { $points }.
told-intelligence-invoked = Los Aliados invocan la Inteligencia aliada: no hay puja.
told-bids-shown = Puja: Aliados { $allies }, SWD { $swd }. { $first ->
    [allies] Empiezan los Aliados
   *[swd] Empieza el SWD
}.
told-bids-none = { $first ->
    [allies] Empiezan los Aliados
   *[swd] Empieza el SWD
}.
told-deployed = { $figure } espera en { $point }.
told-zombies-deployed = { $count ->
    [one] 1 Sturmzombie espera
   *[other] { $count } Sturmzombies esperan
} en { $point }.
told-player-turn-began = { $side ->
    [allies] Turno de los Aliados
   *[swd] Turno del SWD
}
told-player-turn-ended = { $side ->
    [allies] Los Aliados pasan
   *[swd] El SWD pasa
} el turno.
told-activated = { $figure } se activa { $ap ->
    [0] sin PA
   *[other] con { $ap } PA
}.
told-paid = { $figure } gasta { $price }; { $left ->
    [0] no le quedan PA
    [one] le queda 1 PA
   *[other] le quedan { $left } PA
}.
told-paid-cp = { $figure } actúa por { $price }.
told-paid-credit = { $figure } actúa con lo que sobraba de un PM.
told-leveraged = { $giver } cede 1 PA a { $figure }.
told-stood-up = { $figure } se levanta.
told-entered = { $figure } entra en { $cell }, mirando al { $facing }.
told-price = por { $price }; { $left ->
    [0] no le quedan PA
    [one] le queda 1 PA
   *[other] le quedan { $left } PA
}
told-price-cp = por { $price }
told-price-credit = con lo que sobraba de un PM
told-stepped = { $figure } va a { $cell } sin coste.
told-stepped-paid = { $figure } va a { $cell } { $price }.
told-turned = { $figure } gira al { $facing } sin coste.
told-turned-paid = { $figure } gira al { $facing } { $price }.
told-lept-out = { $figure } no llega a una casilla libre y vuelve a esperar fuera.
told-lept-back = { $figure } no llega a una casilla libre y vuelve a { $cell }.
told-left-board = { $figure } sale del tablero por { $point } sin coste.
told-left-board-paid = { $figure } sale del tablero por { $point } { $price }.
told-door-opened = { $figure } abre la puerta { $door }.
told-door-closed = { $figure } cierra la puerta { $door }.
told-gate-sealed = { $figure } sella la compuerta { $door }.
told-item-picked-up = { $figure } recoge la baliza.
told-item-taken = { $figure } toma la baliza de { $giver }.
told-item-dropped = { $figure } suelta la baliza en { $cell }.
told-item-fell = La baliza de { $figure } queda en { $cell }.

told-shot = { $figure } dispara a { $target } ({ $weapon }).
told-reacted = Fuego de reacción: { $figure } dispara a { $target } ({ $weapon }).
told-struck = { $figure } golpea a { $target }.
told-caught = Explosión contra { $target }.
told-caught-booby_trap = Trampa contra { $target }.
told-caught-fire = El fuego quema a { $target }.
told-caught-flamethrower = Llamas contra { $target }.
told-caught-rackley = Gas contra { $target }.
told-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}: { $faces }
told-dice-bonus = { $count ->
    [one] 1 dado
   *[other] { $count } dados
} con { $bonus }: { $faces }
told-against = fortaleza { $fortitude }
told-against-changed = fortaleza { $fortitude } (en su carta, { $printed })
told-roll = { $dice } contra { $against }: { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}
told-first-rolled = { $attacker } saca primero { $faces }.
told-rerolled = { $attacker } repite { $before }: salen { $after }.
told-critical = Impacto crítico de { $attacker }: { $target } sufre 1 PD sin tirar.
told-exploded-grenade = La granada de { $attacker } estalla en { $centre }.
told-exploded-grenade_launcher = El lanzagranadas de { $attacker } acierta en { $centre }.
told-exploded-ka_boom = ¡Ka-BOOM! { $attacker } revienta en { $centre }.
told-exploded-volatile = { $attacker } explota en { $centre }.
told-flamed = { $attacker } incendia { $squares ->
    [one] 1 casilla
   *[other] { $squares } casillas
}.
told-fire-died = { $squares ->
    [one] Se apaga 1 casilla
   *[other] Se apagan { $squares } casillas
}.
told-damaged = { $figure } sufre 1 PD; { $left ->
    [0] no le queda ninguno
    [one] le queda 1
   *[other] le quedan { $left }
}.
told-damage-negated = { $figure } se libra de 1 PD.
told-died = { $figure } cae en { $cell }.
told-clobbered = { $figure } aplasta a { $target } sin tirar.
told-knocked-down = { $attacker } derriba a { $target }: sale { $die }, bastaba { $needed }.
told-not-knocked-down = { $attacker } no derriba a { $target }: sale { $die }, hacía falta { $needed }.
told-volatile-explodes = { $figure } es volátil: sale { $die } y explota.
told-volatile-removed = { $figure } es volátil: sale { $die } y no pasa nada más.
told-volatile-blazes = { $figure } es volátil: sale { $die } y actúa una última vez.
told-blaze-began = { $figure } actúa por última vez { $ap ->
    [0] sin PA
   *[other] con { $ap } PA
}.
told-watch-began = { $figure } entra en fuego de reacción.
told-watch-ended-action = { $figure } deja el fuego de reacción al hacer otra cosa.
told-watch-ended-activation = { $figure } deja el fuego de reacción al activarse.
told-watch-ended-dead = { $figure } deja el fuego de reacción al caer.
told-watch-ended-doubles = { $figure } saca un doble: sin munición, deja el fuego de reacción.
told-watch-ended-melee = { $figure } deja el fuego de reacción por el ataque cuerpo a cuerpo.
told-reloaded = { $figure } recarga por { $cp } y sigue en fuego de reacción.

told-hand-discarded = { $side ->
    [allies] Los Aliados descartan
   *[swd] El SWD descarta
}: { $cards }.
told-drew = { $side ->
    [allies] Los Aliados roban
   *[swd] El SWD roba
}: { $cards }.
told-drew-unseen = { $side ->
    [allies] Los Aliados roban
   *[swd] El SWD roba
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
told-reshuffled = Los descartes se barajan: el mazo tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
told-card-played = { $side ->
    [allies] Los Aliados juegan
   *[swd] El SWD juega
} «{ $card }».
told-card-played-on = { $side ->
    [allies] Los Aliados juegan
   *[swd] El SWD juega
} «{ $card }» sobre { $target }.
told-card-killed = { $side ->
    [allies] Los Aliados matan
   *[swd] El SWD mata
} «{ $card }» por { $cp }.
told-card-played-for = { $side ->
    [allies] Los Aliados juegan
   *[swd] El SWD juega
} «{ $card }» para { $target }.
told-card-negated = «{ $card }» queda anulada.
told-card-left = «{ $card }» va a los descartes.
told-fizzled = «{ $card }» ya no tiene sobre qué actuar.
told-weasel-rolled = Comadreja loca: { $die ->
    [one] se para 1 Sturmzombie
   *[other] se paran hasta { $die } Sturmzombies
}.
told-frozen = { $figure } pierde el próximo turno alemán.
told-fell-in = El techo se hunde en { $cell }.
told-tunnel-found = El SWD abre un túnel en { $cell }.
told-rose = El cadáver se levanta en { $cell }: { $figure }.
told-healed = { $figure } se cura de todos sus PD.
told-effect-kept = { $figure } conserva «{ $card }» para la campaña.

## Lo que hace buena o mala una posición

feature-allied-force = la fuerza de los Aliados
feature-allied-health = los PD que les quedan a los Aliados
feature-allied-effects = los Efectos sobre los Aliados
feature-swd-force = las heroínas, los perros y las bombas del SWD
feature-swd-effects = los Efectos sobre el SWD
feature-horde = la horda en el tablero
feature-threats = enemigos a un golpe de los Aliados
feature-threats-coming = enemigos a dos turnos de los Aliados
feature-watchers = Aliados en fuego de reacción
feature-tempo = quién tiene aún que actuar
feature-command-points = más puntos de mando que el rival
feature-hand = cartas que esperan su momento
feature-last-figure = una sola figura aliada en pie
feature-runner-health = la salud del que va en cabeza
feature-runner-way = el camino hasta la salida
feature-last-way = el camino de los rezagados
feature-enemies-ahead = enemigos entre los Aliados y la salida
feature-way-in-reach = una salida a un turno
feature-gates-sealed = compuertas selladas
feature-gates-way = el camino a todas las compuertas abiertas
feature-nearest-gate = el camino a la compuerta más cercana
feature-gate-in-reach = una compuerta que se puede sellar este turno
feature-beacon-allies = la baliza en manos aliadas
feature-beacon-swd = la baliza en manos del SWD
feature-beacon-allied-way = el camino de los Aliados con la baliza
feature-beacon-swd-way = el camino del SWD con la baliza
feature-beacon-in-reach = la baliza a punto de salir del tablero

## Lecciones

lesson-m1-goal = Llevas a los Aliados: dos soldados con armadura, aislados en los túneles. Esta línea dice siempre de qué se trata: salir con vida. Al lado, en rojo, cómo perderías.
lesson-m1-exit = Esto es una salida: quien llega puede irse. Lo que cuenta es el último. El último Aliado que quede dentro tiene que irse por una salida y no caer.
lesson-m1-enter = Tus soldados esperan fuera, en el punto A. Que entre el primero: entrar cuesta 1 punto de acción.
lesson-m1-points = La carta de quien actúa. Los PA son puntos de acción: 3 por turno, y todo cuesta alguno. Los PD son lo que aguanta la armadura antes de que caiga quien la lleva. La Fortaleza es lo que debe alcanzar un dado para dañarla.
lesson-m1-step = Un paso a la casilla de al lado: 1 PA de frente, 2 PA de lado o hacia atrás. También puedes pulsar una casilla iluminada del tablero.
lesson-m1-facing = La punta de la ficha muestra hacia dónde mira. Solo ve, dispara y reacciona hacia el frente, así que mira hacia donde vendrá el enemigo.
lesson-m1-turn = Girar cuesta 1 PA, hacia donde sea. El pasillo sigue hacia el norte: gira hacia allí.
lesson-m1-second = Cada figura tuya actúa una vez por turno. Ahora la otra.
lesson-m1-watch = El fuego de reacción es lo mejor que puedes hacer con lo que queda: hasta su próximo turno, este soldado puede disparar cuando un enemigo se mueva o dispare ante él.
lesson-m1-zombies = Sturmzombies, las figuras del rival. Tienen 5 PA y ningún arma, pero golpean a quien alcanzan, y cada turno llegan cuatro más. ¡No te entretengas!
lesson-m1-turns = Un turno nuevo: todos tienen otra vez puntos de acción. Elige quién actúa primero.
lesson-m1-shoot = Un enemigo a la vista, delante de ti: dispara, por 1 PA. El botón dice cuántos dados tiras y qué probabilidad hay de eliminarlo.
lesson-m1-reaction = Un zombi se pone a tiro de un soldado en fuego de reacción. Disparar ahora no cuesta nada. ¡Fuego!
lesson-m1-rolled = Cada dado que alcanza la Fortaleza del blanco (4 en un zombi) es un impacto, y un impacto quita 1 PD. En fuego de reacción, un doble lo termina: ese soldado no vuelve a reaccionar hasta después de su próximo turno.
lesson-m1-march = Hacia la salida. La opción marcada es una buena idea; puedes hacer otra cosa. Que tus soldados no se estorben, y acaba el turno en fuego de reacción, mirando atrás, cuando la horda esté cerca.
lesson-m1-on = Ya sabes moverte y disparar. Cubrid el pasillo por turnos, uno vigila mientras el otro anda, y salid por aquí. Las cartas y los puntos de mando llegan en tu próxima partida: quita «Primeros pasos».

## Glosario

term-action-points = PA | puntos de acción | punto de acción
term-action-points-means = Lo que una figura gasta en sus acciones al activarse. Cada acción tiene un precio; lo que sobra se pierde.
term-command-points = PM | puntos de mando | punto de mando
term-command-points-means = La reserva de cada bando. Paga la puja, acciones de más en el turno propio, matar cartas y recargar.
term-requisition-points = PR | puntos de requisa | punto de requisa
term-requisition-points-means = Lo que un bando gasta en sus figuras antes de empezar la misión. Los de la misión son su nivel, que fija cartas y PM.
term-activation = Activación | activaciones
term-activation-means = La vez de una figura en el turno de juego: hace todas sus acciones y después le toca a otra.
term-reaction-fire = Fuego de reacción
term-reaction-fire-means = Una figura al acecho: cada vez que un enemigo se mueve o dispara a la vista, puede disparar al momento y gratis.
term-reload = Recargar | recarga
term-reload-means = Tras un doble en fuego de reacción: 2 PM mantienen a la figura al acecho.
term-sight = Línea de vista | LDV
term-sight-means = Una línea recta desde el frente de la casilla de la figura que no toca muro, esquina, puerta cerrada ni otra figura.
term-facing = Orientación | encaramiento
term-facing-means = El lado de su casilla al que mira una figura. Solo ve, dispara y golpea hacia allí.
term-fortitude = F | fortaleza
term-fortitude-means = Lo que un dado de daño debe alcanzar para herir a la figura.
term-damage-die = Dado de daño | dados de daño | DD
term-damage-die-means = Un dado de seis caras que se tira contra la F del blanco.
term-damage-point = PD | punto de daño | puntos de daño
term-damage-point-means = Lo que quita un impacto. Una figura sin ninguno es una baja y deja el tablero.
term-melee = Cuerpo a cuerpo
term-melee-means = Un ataque a una de las tres casillas de delante: 1 PA, 1 dado.
term-blast = Explosión | explosiones
term-blast-means = Las nueve casillas que llena una granada desde donde cae. Un dado por cada figura que haya, amiga o enemiga.
term-burning = En llamas | ardiendo
term-burning-means = Una casilla con marcador de fuego. Quien entra o se queda en ella tira dados de daño.
term-knocked-down = Derribada | derribado | derribadas
term-knocked-down-means = En su próxima activación la figura no puede atacar si no paga 2 PA para levantarse.
term-effect-card = Efecto | efectos
term-effect-card-means = Una carta de combate que se pone en la carta de una figura y vale toda la misión.
term-event-card = Evento | eventos
term-event-card-means = Una carta de combate que se cumple al momento, o que dura un turno o la misión, según diga.
term-kill-value = Valor de muerte
term-kill-value-means = Lo que cuesta en PM anular una carta: cuando el rival la juega, o después, mientras esté en juego.
term-bid = Puja | pujas
term-bid-means = Los dos bandos ofrecen PM en secreto por el primer turno. Ambos pierden lo ofrecido.
term-entry-point = Punto de entrada | puntos de entrada
term-entry-point-means = Donde las figuras esperan fuera del tablero y por donde entran, cada una en su activación.
term-horde = Horda
term-horde-means = Por cada 3 PR en Sturmzombies, dos más quedan listos para entrar cada turno hasta el final de la partida.

## Leyenda de símbolos

symbol-rank-3 = Puntos de mando (PM), o una acción pagada con ellos
symbol-raise-zombie = Los PM de Gretel, solo para zombis
symbol-eye-target = En fuego de reacción: está al acecho
symbol-falling = Derribada
symbol-frozen-block = Parada por la comadreja loca
symbol-small-fire = Casilla en llamas
symbol-check-mark = Activada en este turno
symbol-death-skull = Baja; lo que haría perder la partida
symbol-tombstone = Ha caído: se retira enseguida
symbol-entry-door = Punto de entrada, o una figura que espera allí
symbol-exit-door = Punto de salida, o una figura que ha escapado
symbol-flag-objective = Tiene el primer turno
symbol-spy = Inteligencia aliada, una vez por misión
symbol-card-pick = Cartas en la mano
symbol-card-draw = El mazo de cartas de combate
symbol-card-discard = La pila de descartes
symbol-satellite-communication = La baliza de impulsos, o quien la lleva
symbol-locked-door = Compuertas selladas hasta ahora
symbol-falling-rocks = Derrumbamiento: ni se pasa ni se ve a través
symbol-hole-ladder = Túnel oculto: otra entrada del SWD
symbol-light-bulb = Caída de potencia: se ve a 4 casillas
symbol-flood = Túnel inundado: moverse cuesta 1 PA más
symbol-sergeant = PA que cede el sargento
symbol-walk = Moverse
symbol-clockwise-rotation = Girar en el sitio
symbol-crosshair = Disparar
symbol-grenade = Lanzar una granada
symbol-flamethrower = Usar el lanzallamas
symbol-punch = Golpear cuerpo a cuerpo
symbol-cancel = Matar una carta
symbol-stop-sign = Terminar la activación o el turno
