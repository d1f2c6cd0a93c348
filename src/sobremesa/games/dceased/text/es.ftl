# DCeased en español. El texto de cartas y reglas es nuestro.

## El juego

game-title = DCeased
game-about = Una ciudad llena de muertos, y algunos fueron héroes. De una a seis personas guían a unos pocos superhéroes que aún son ellos mismos: abrid edificios, salvad a quien podáis y acabad antes que la noche. Las cartas, los mapas y las misiones son nuestros: el reglamento viene sin ellos.
game-icon = shambling-zombie
mission-m0 = Primera noche
mission-m0-about = Cuatro héroes, dos edificios, un civil. Una calle tranquila para aprender.
mission-m1 = Evacuación de Park Row
mission-m1-about = Hay gente escondida en cuatro edificios. Encontradla y sacad al menos a tres.
mission-m2 = Apagón
mission-m2-about = Sin luz ni corriente. Encontrad dos fusibles y las tarjetas que abren el camino al generador.
mission-m3 = El titán caído
mission-m3-about = El más fuerte de todos está encerrado en una cámara. Reunid los fragmentos que lo debilitan antes de que ceda la puerta.
mission-m4 = Defended la señal
mission-m4-about = Una baliza pide ayuda. Mantened despejado el cruce hasta que esté cargada.
goal-first-night = Coged los dos Objetivos y llevad al Civil de la Clínica a la Zona inicial. Ese Civil debe vivir.
goal-evacuation = Al menos tres Civiles deben salir por la Salida, y con ellos cada héroe que siga vivo. Si quedan menos de tres, está perdido.
goal-blackout = Llevad los dos fusibles al generador y ponedlo en marcha antes de que acabe la Ronda 20. La tarjeta azul abre la puerta azul; la verde, la verde.
goal-titan = Eliminad a Superman antes de que acabe la Ronda 18. Cada fragmento le quita 2 de Resistencia; con dos se puede abrir la cámara. Tras la Ronda 12 se abre sola.
goal-signal = Al final de cada Ronda con un héroe y ningún Enemigo en la Zona de la baliza, la baliza gana 1 carga. Cinco cargas en 10 Rondas dan la victoria.
role-player-1 = Jugador 1
role-player-2 = Jugador 2
role-player-3 = Jugador 3
role-player-4 = Jugador 4
role-player-5 = Jugador 5
role-player-6 = Jugador 6
setting-difficulty = Dificultad
setting-difficulty-about = Fácil: todos empiezan con 2 de Poder y un rasgo, y vienen menos Enemigos. Difícil: por el Punto de Generación 1 vienen más, no hay respiro, y quien se pierde vuelve como Caminante.
setting-difficulty-easy = Fácil
setting-difficulty-normal = Normal
setting-difficulty-hard = Difícil
setting-heroes = Héroes
setting-heroes-about = Cuatro, por lo general. Con cinco o seis vienen más zombis; como mínimo, tantos héroes como jugadores.
window-ward = Evitar Heridas
window-hold-the-line = Aguantad la línea
window-not-today = Hoy no, al sacar una carta de Generación
window-radio-operator = La radioaficionada antes de la Generación
window-over-here = ¡Aquí!, antes de que actúen los Enemigos
window-rolled = Repetir dados tras tu tirada
window-after = Efectos tras tus ataques

## El final

result-won = La noche es vuestra
result-won-m0 = La primera noche ha terminado y todos han vuelto.
result-won-m1 = Ya están fuera de Park Row.
result-won-m2 = Vuelve la luz.
result-won-m3 = El titán ha caído para siempre.
result-won-m4 = La señal ya está en camino.
result-heroes-lost = Derrota: no queda ningún héroe
result-heroes-lost-about = El último héroe ha caído.
result-all-gone = Derrota: demasiado pronto
result-all-gone-about = Todos los héroes se han ido sin terminar el trabajo.
result-civilian-lost = Derrota: se ha perdido al civil
result-civilian-lost-about = Había una persona a la que salvar.
result-civilians-lost = Derrota: quedan demasiado pocos civiles
result-civilians-lost-about = Ya no queda bastante gente a la que sacar.
result-time-up = Derrota: se acabó el tiempo
result-time-up-about = Ha terminado la última Ronda.
fact-round = Ronda
fact-objectives = Objetivos
fact-gone = Civiles fuera
fact-charge = Carga
fact-titan = Resistencia de Superman
fact-lost = Civiles perdidos
fact-lose = Se pierde si
lose-heroes = cae el último héroe
lose-civilian-lost = { $count ->
    [one] muere un Civil de la misión
   *[other] mueren { $count } Civiles de la misión
}
lose-too-few-civilians =
    { $count ->
        [one] ya no puede salir ningún Civil
       *[other] pueden salir menos de { $count } Civiles
    }
lose-time = el final de la Ronda { $rounds }
fact-heroes-lost = Héroes perdidos
fact-rescued = Civiles rescatados
fact-xp = Experiencia
out-of = { $now } de { $most }
nobody = nadie
nothing = nada
nowhere = ninguna parte
everybody = todos

## Gente y enemigos

hero-batman = Batman
attack-batman = Ráfaga de batarangs
hero-cyborg = Cyborg
attack-cyborg = Cañón sónico
hero-green-canary = Canario Verde
attack-green-canary = Grito esmeralda
hero-wonder-woman = Wonder Woman
attack-wonder-woman = Espada y escudo
hero-harley-quinn = Harley Quinn
attack-harley-quinn = Mazazo
hero-green-arrow = Green Arrow
attack-green-arrow = Lluvia de puntas
hero-zatanna = Zatanna
attack-zatanna = Rayo hablado
hero-supergirl = Supergirl
attack-supergirl = Visión calorífica
attack = Ataque
fallen-z-superman = Superman
fallen-z-flash = Flash
fallen-z-aquaman = Aquaman
fallen-z-hawkgirl = Chica Halcón
fallen-z-manhunter = Detective Marciano
fallen-z-shazam = Shazam
fallen-z-ivy = Hiedra Venenosa
fallen-z-nightwing = Nightwing
kind-walker = Caminante
many-walker = Caminantes
kind-walker-text = Lentos y muchos.
count-walker = { $count ->
    [one] 1 Caminante
   *[other] { $count } Caminantes
}
kind-brute = Bruto
many-brute = Brutos
kind-brute-text = Recibe los impactos por los demás.
count-brute = { $count ->
    [one] 1 Bruto
   *[other] { $count } Brutos
}
kind-runner = Corredor
many-runner = Corredores
kind-runner-text = Se mueve y muerde.
count-runner = { $count ->
    [one] 1 Corredor
   *[other] { $count } Corredores
}
many-fallen = Héroes Zombis
count-fallen = { $count ->
    [one] 1 Héroe Zombi
   *[other] { $count } Héroes Zombis
}
piece-down = { $who }, derribado
civilian-night-nurse = Enfermera de noche
civilian-night-nurse-text = Fase final, una vez por Ronda: gasta 1 de Poder y un héroe de esta Zona recupera 1 de Salud.
civilian-bus-driver = Conductora de autobús
civilian-bus-driver-text = Una vez por Turno: un movimiento puede abarcar hasta 2 Zonas.
civilian-street-reporter = Reportera
civilian-street-reporter-text = Al robar un rasgo, roba 1 más y quédate uno.
civilian-patrol-officer = Agente de patrulla
civilian-patrol-officer-text = +1 dado en los Ataques a Alcance 0.
civilian-electrician = Electricista
civilian-electrician-text = Aumento de Poder da 1 más.
civilian-firefighter = Bombera
civilian-firefighter-text = Una vez por Turno: abre una puerta gratis.
civilian-science-teacher = Profesor de ciencias
civilian-science-teacher-text = Una vez por Turno, tras tirar: repite hasta 2 dados fallados.
civilian-radio-operator = Radioaficionada
civilian-radio-operator-text = Al empezar la Generación, una vez por Ronda: mira la carta superior y déjala o ponla al fondo.
civilian-bike-courier = Mensajero en bici
civilian-bike-courier-text = Una vez por Turno: intercambia gratis, también con un héroe visto a Alcance 1.
civilian-retired-boxer = Boxeador retirado
civilian-retired-boxer-text = Una vez por Ronda: ignora 1 Herida de este héroe.
civilian-teen-hacker = Hacker adolescente
civilian-teen-hacker-text = Una vez por Turno: interactúa con un Objetivo gratis.
civilian-park-ranger = Guarda forestal
civilian-park-ranger-text = Los Ataques a distancia llegan 1 Zona más lejos.
civilian-crossing-guard = Guardia escolar
civilian-crossing-guard-text = Una vez por Turno: empuja 1 Zona a otro héroe o a un Civil de esta Zona, sin que cuenten los Enemigos.
civilian = Civil
equipment = Equipo
gear-shard-blade = Hoja de fragmento
gear-shard-blade-text = Los Héroes Zombis tienen 1 menos de Resistencia contra ella.
gear-sonic-rifle = Fusil sónico
gear-storm-mace = Maza de tormenta
gear-coil-rifle = Fusil de bobina
gear-ion-cannon = Cañón de iones
gear-ion-cannon-text = Usarlo cuesta 1 de Poder, que no añade dados.
gear-tide-trident = Tridente de marea
gear-tide-trident-text = Tras el Ataque: aleja de ti 2 Zonas a un Zombi de la Horda superviviente de esa Zona.
gear-riot-shield = Escudo antidisturbios
gear-riot-shield-text = Ignora la primera Herida de cada ataque asignada a este héroe.
gear-grapnel-gun = Pistola de gancho
gear-grapnel-gun-text = Una vez por Turno: un movimiento puede abarcar 2 Zonas y no paga por los Enemigos.
gear-energy-harness = Arnés de energía
gear-energy-harness-text = Gana 2 de Poder en vez de 1 al empezar la Ronda.
gear-binding-lasso = Lazo
gear-binding-lasso-text = Una vez por Turno: atrae 1 Zona hacia ti a cualquier Enemigo visto a Alcance 1-2.
gear-targeting-visor = Visor de puntería
gear-targeting-visor-text = La Precisión de los Ataques a distancia mejora en 1.
gear-utility-pouch = Cinturón multiusos
gear-utility-pouch-text = Al robar un rasgo, roba 1 más y quédate uno.
gear-trauma-kit = Botiquín
gear-trauma-kit-text = Descártalo: un héroe de esta Zona recupera 2 de Salud.
gear-flash-charge = Carga cegadora
gear-flash-charge-text = Descártala: derriba a todos los Zombis de la Horda de una Zona vista a Alcance 0-2.
gear-rescue-line = Cuerda de rescate
gear-rescue-line-text = Una vez por Turno: tira 1 Zona hacia ti de otro héroe o de un Civil que veas a Alcance 1-2, sin que cuenten los Enemigos.
trait-adrenaline-rush = Subidón
trait-adrenaline-rush-text = 1 Acción más este Turno.
trait-power-surge = Oleada de poder
trait-power-surge-text = Gana 2 de Poder.
trait-focused-fury = Furia concentrada
trait-focused-fury-text = +2 dados en este Ataque.
trait-lucky-break = Golpe de suerte
trait-lucky-break-text = Repite los dados fallados que quieras.
trait-perfect-angle = Ángulo perfecto
trait-perfect-angle-text = Reparte libremente los impactos de este Ataque.
trait-rapid-strike = Golpe rápido
trait-rapid-strike-text = 1 Ataque gratis.
trait-dash = Carrera
trait-dash-text = 1 movimiento gratis de hasta 2 Zonas.
trait-slip-away = Escabullirse
trait-slip-away-text = Este movimiento no paga por los Enemigos.
trait-unyielding = Inquebrantable
trait-unyielding-text = Ignora esta Herida y la siguiente de este ataque.
trait-guardian = Guardián
trait-guardian-text = Ignora una Herida de otro héroe o de un Civil de esta Zona.
trait-second-wind = Segundo aliento
trait-second-wind-text = Recupera 2 de Salud.
trait-quick-hands = Manos rápidas
trait-quick-hands-text = Abre una puerta, interactúa, rescata o recoge gratis.
trait-all-out = Con todo
trait-all-out-text = +4 dados en este Ataque.
trait-critical-opening = Hueco crítico
trait-critical-opening-text = Cada 6 son 2 impactos.
trait-long-reach = Largo alcance
trait-long-reach-text = Este Ataque llega 1 Zona más lejos.
trait-sweeping-finish = Remate
trait-sweeping-finish-text = Tras eliminar a un Enemigo: 1 Ataque gratis a otra Zona.
trait-leap = Salto
trait-leap-text = Ve directamente a una Zona a la vista, hasta a 3 Zonas.
trait-shockwave = Onda expansiva
trait-shockwave-text = Empuja 1 Zona a cada Zombi de la Horda de esta Zona.
trait-lights-out = Apagaluces
trait-lights-out-text = Derriba hasta 3 Zombis de la Horda de una Zona a la vista.
trait-rally = Arenga
trait-rally-text = Cada otro héroe a la vista gana 1 de Poder.
trait-team-up = En equipo
trait-team-up-text = Otro héroe a la vista hace ahora 1 Ataque gratis.
trait-not-today = Hoy no
trait-not-today-text = Descarta una carta de Generación recién sacada; se saca otra, que hay que resolver.
trait-hold-the-line = Aguantad la línea
trait-hold-the-line-text = Hasta 3 Zombis de la Horda de esta Zona pierden esta Acción.
trait-over-here = ¡Aquí!
trait-over-here-text = En este paso, los Enemigos que ven a este héroe solo van hacia él.
trait-out-of-the-way = ¡Aparta!
trait-out-of-the-way-text = Empuja 2 Zonas a otro héroe o a un Civil de esta Zona, sin que cuenten los Enemigos.
moment-own-turn = En su propio Turno
moment-choose-target = Al elegir objetivo
moment-before-roll = Antes de tirar
moment-after-roll = Tras tirar
moment-after-attack = Tras un Ataque
moment-paying-a-move = Al pagar un movimiento
moment-wound = Al asignarse una Herida
moment-attack-step = Cuando atacan los Enemigos
moment-spawn-card = Al sacar una carta de Generación
moment-activation-step = Antes de que se activen los Enemigos
ability-grapnel-line = Cable con gancho
ability-grapnel-line-text = Una vez por Turno: 1 movimiento gratis.
ability-detectives-eye = Ojo de detective
ability-detectives-eye-text = Reparte libremente los impactos de sus Ataques.
ability-always-prepared = Siempre preparado
ability-always-prepared-text = Una vez por Turno: roba gratis un Rasgo Heroico.
ability-cell-recharge = Recarga
ability-cell-recharge-text = Aumento de Poder le da 3.
ability-overload = Sobrecarga
ability-overload-text = Cada Poder gastado en dados añade 2.
ability-boom-tube = Tubo Boom
ability-boom-tube-text = Una vez por Turno, 2 de Poder: él y quien acepte en su Zona van a cualquier Zona segura.
ability-hard-light-shove = Empujón de luz
ability-hard-light-shove-text = Una vez por Turno: empuja 1 Zona a un Zombi de la Horda a Alcance 0-1.
ability-tuned-cry = Grito afinado
ability-tuned-cry-text = Su propio Ataque impacta con 4+.
ability-emerald-shield = Escudo esmeralda
ability-emerald-shield-text = 1 de Poder, una vez por ataque: se ignoran esta Herida y la siguiente en su Zona.
ability-amazon-charge = Carga amazona
ability-amazon-charge-text = Una vez por Turno: 1 movimiento gratis de hasta 2 Zonas que acaba entre Enemigos.
ability-bracers = Brazaletes
ability-bracers-text = Ignora la primera Herida de cada ataque.
ability-blade-of-the-gods = Hoja de los dioses
ability-blade-of-the-gods-text = Cada 6 de sus Ataques cuerpo a cuerpo son 2 impactos.
ability-chaos-fuel = Combustible del caos
ability-chaos-fuel-text = Una vez por Turno, tras eliminar a un Enemigo: gana 1 de Poder.
ability-slippery = Escurridiza
ability-slippery-text = Nunca paga por los Enemigos al moverse.
ability-encore = Bis
ability-encore-text = Una vez por Turno, tras eliminar a 2 Enemigos: 1 Ataque gratis.
ability-trick-quiver = Carcaj de trucos
ability-trick-quiver-text = Una vez por Turno, antes de tirar: Explosiva o Red.
ability-blast = Flecha explosiva
ability-blast-text = +1 dado.
ability-net = Flecha red
ability-net-text = Tras el Ataque, derriba a un Zombi de la Horda superviviente de esa Zona.
ability-sharpshooter = Tirador de élite
ability-sharpshooter-text = Reparte libremente los impactos de sus Ataques a distancia.
ability-double-nock = Doble flecha
ability-double-nock-text = Una vez por Turno: 1 Ataque gratis a Alcance 1 o más.
ability-say-it-backwards = Dilo al revés
ability-say-it-backwards-text = Tras tirar, 1 de Poder: repite los dados fallados que quieras.
ability-vanishing-act = Desaparición
ability-vanishing-act-text = Una vez por Turno, 1 de Poder: ella o un héroe a la vista va a una Zona a la vista.
ability-grand-finale = Gran final
ability-grand-finale-text = Una vez por Turno, 3 de Poder: elimina a todos los Caminantes y Corredores de una Zona a la vista.
ability-flight = Vuelo
ability-flight-text = Cada movimiento suyo puede abarcar 2 Zonas.
ability-solar-skin = Piel solar
ability-solar-skin-text = Fase final: recupera 1 de Salud.
ability-solar-flare = Llamarada solar
ability-solar-flare-text = Su propio Ataque tira 2 dados más.
ability-one-more-action = +1 Acción
ability-one-more-action-text = Cuatro Acciones en cada Turno.
ability-crushing-might = Fuerza demoledora
ability-crushing-might-text = Cada ataque suyo causa 2 Heridas.
ability-speed-force = Fuerza de la velocidad
ability-speed-force-text = 3 Acciones en cada Activación.
ability-drowned-court = Corte ahogada
ability-drowned-court-text = Al empezar cada Generación aparece un Caminante en su Zona.
ability-hunting-wings = Alas de caza
ability-hunting-wings-text = Cada movimiento suyo es de hasta 2 Zonas.
ability-intangible = Intangible
ability-intangible-text = No se le puede impactar desde otra Zona.
ability-stolen-lightning = Relámpago robado
ability-stolen-lightning-text = Cuando ataca, cada héroe de su Zona pierde antes 1 de Poder.
ability-creeping-vines = Enredaderas
ability-creeping-vines-text = Salir de su Zona o de una contigua cuesta 1 Acción más.
ability-pack-leader = Líder de la manada
ability-pack-leader-text = Los Caminantes que empiezan en su Zona tienen 2 Acciones.
ability-round = inicio de la Ronda
ability-rescue = rescate
ability-power-up = Aumento de Poder
ability-civilian-lost = se ha perdido a un Civil
ability-walk = a pie
ability-action = Acción
token-o1 = Plano del barrio
token-o1-text = Objetivo: 5 XP.
token-o2 = Medicinas
token-o2-text = Objetivo: 5 XP.
token-blue-card = Tarjeta azul
token-blue-card-text = Desbloquea la puerta azul; 5 XP.
token-green-card = Tarjeta verde
token-green-card-text = Desbloquea la puerta verde; 5 XP.
token-fuse-1 = Primer fusible
token-fuse-1-text = Hay que llevarlo al generador; 5 XP.
token-fuse-2 = Segundo fusible
token-fuse-2-text = Hay que llevarlo al generador; 5 XP.
token-generator = Generador
token-generator-text = Con los dos fusibles aquí, gana la misión.
token-shard-1 = Primer fragmento
token-shard-1-text = Superman pierde 2 de Resistencia; 5 XP.
token-shard-2 = Segundo fragmento
token-shard-2-text = Superman pierde 2 de Resistencia; 5 XP.
token-shard-3 = Tercer fragmento
token-shard-3-text = Superman pierde 2 de Resistencia; 5 XP.

## Cartas de Generación

card-normal = { $enemy }
card-normal-text = { $enemy } en Azul, Amarillo, Naranja, Rojo: { $numbers }.
card-charge = ¡Carga! { $enemy }
card-charge-text = { $enemy } por nivel: { $numbers }. Los colocados actúan de inmediato.
card-activation = ¡Activación extra! { $enemy }
card-activation-text = Todos los { $enemy } actúan de inmediato; no aparece nada.
card-fallen = ¡Héroe Zombi! { $enemy }
card-fallen-text = Un Héroe Zombi y { $enemy } por nivel: { $numbers }.
special-voices-behind-the-door = Voces tras la puerta
special-voices-behind-the-door-text = { $enemy } por nivel: { $numbers }. Un Civil se les ha escapado y se esconde cerca.
special-anti-life-broadcast = Emisión antivida
special-anti-life-broadcast-text = Cada héroe pierde 1 de Poder; { $enemy } por nivel: { $numbers }.
special-they-are-everywhere = Están por todas partes
special-they-are-everywhere-text = { $enemy } en cada Punto de Generación activo: { $numbers }.
special-drawn-to-the-noise = Atraídos por el ruido
special-drawn-to-the-noise-text = Cada Zombi de la Horda en pie en una calle vacía hace un movimiento.
special-a-breath-of-silence = Un respiro
special-a-breath-of-silence-text = No aparece nada; cada héroe gana 1 de Poder.

## El tablero y los paneles

zone-room = { $zone }, habitación
zone-street = { $zone }, calle
zone-marked = Aquí esperan Enemigos
zone-start = Zona inicial
zone-beacon = Zona de la baliza, donde empiezan los héroes
zone-exit = Salida
zone-spawn = { $point }
wall = Pared
opening = Abertura
door-plain = Puerta { $door }
door-blue = Puerta azul { $door }
door-green = Puerta verde { $door }
door-is-open = abierta
door-is-closed = cerrada
door-is-locked = bloqueada
point-1 = Punto de Generación 1
point-2 = Punto de Generación 2
point-3 = Punto de Generación 3
point-4 = Punto de Generación 4
point-blue = Punto de Generación azul
point-green = Punto de Generación verde
point-idle = { $point }, aún inactivo
points-active = Puntos de Generación activos
colour-blue = azul
colour-green = verde
owner-enemies = Zombis
owner-neutral = Civiles y fichas
hidden-civilian = Un Civil sin revelar
hidden-gear = Equipo boca abajo
health = Salud
power = Poder
actions = Acciones
toughness = Resistencia
danger = Nivel de Peligro
level-blue = Azul
level-yellow = Amarillo
level-orange = Naranja
level-red = Rojo
badge-level = XP, nivel { $level }
badge-escorts = Escolta a { $who }
badge-carries = Lleva { $token }
badge-toughness = Resistencia { $toughness }: cae con tantos impactos de un mismo Ataque
badge-sought = De quien trata esta misión
badge-lure = Atrae a todos los Enemigos que lo ven
badge-lead = Habla por el grupo en esta Ronda
mark-fights = Aquí atacan los Enemigos
profile-melee = cuerpo a cuerpo, Alcance { $range }, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $accuracy }+
profile-ranged = a distancia, Alcance { $range }, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $accuracy }+
fate-ready = por actuar
fate-done = ha actuado
fate-lost = eliminado
fate-left = ha salido del tablero
hero-of = Jugador { $seat }
panel-choice = Héroes
panel-heroes = Tus héroes
panel-heroes-of = Héroes del jugador { $seat }
panel-enemies = Enemigos
panel-civilians = Civiles sin escolta
panel-decks = Mazos
reserve = { $count ->
    [0] ninguno en reserva
    [one] 1 en reserva
   *[other] { $count } en reserva
}
on-board = En el tablero
deck-spawn = Mazo de Generación
deck-spawn-discard = Cartas de Generación descartadas
deck-traits = Rasgos Heroicos
deck-fallen = Héroes Zombis
chip-mission = Misión
chip-phase = Fase
chip-round = Ronda { $round }: { $stage }
stage-heroes = elección de héroes
stage-gain = Poder
stage-player = héroes
stage-activation = actúan los Enemigos
stage-civilians = actúan los Civiles
stage-spawn = aparecen Enemigos
stage-end = fin de la Ronda

## Preguntas

ask-recruit = Elige un héroe
ask-recruit-text = ¿A quién llevas?
ask-next-hero = ¿Quién sigue?
ask-next-hero-text = Elegid al héroe que actúa ahora.
ask-act = { $hero }
ask-act-text = { $actions ->
    [one] Queda 1 Acción
   *[other] Quedan { $actions } Acciones
}, Poder { $power }.
ask-go-on = { $hero } sigue
ask-go-on-text = El movimiento puede seguir.{ $cost ->
    [0] {""}
   *[other] {" "}Salir cuesta { $cost } más.
}
ask-dash = { $hero } echa a correr
ask-dash-text = ¿Adónde?
ask-quick-hands = { $hero }: Manos rápidas
ask-quick-hands-text = ¿Qué se hace gratis?
ask-trade = { $hero } y { $partner } intercambian
ask-trade-text = ¿Qué cambia de manos?
ask-consent = { $what }
ask-consent-text = { $actor } se lo pide a { $hero }. ¿Aceptas?
ask-roll = { $hero } ataca { $zone }
ask-roll-text = { $dice ->
    [one] 1 dado; impacta
   *[other] { $dice } dados; impacta cada uno
} con { $accuracy } o más. ¿Gastas Poder en más dados?
ask-rolled = { $hero } ha sacado { $faces }
ask-rolled-text = { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
} con { $accuracy }+. ¿Cambias algo?
ask-hit = Impactos en { $zone }
ask-hit-text = { $hits ->
    [one] A { $hero } le queda un impacto. ¿Quién lo recibe?
   *[other] A { $hero } le quedan { $hits } impactos. ¿Quién los recibe?
}
ask-hit-freely = Impactos en { $zone }
ask-hit-freely-text = { $hits ->
    [one] { $hero } reparte libremente; queda un impacto.
   *[other] { $hero } reparte libremente; quedan { $hits } impactos.
}
ask-after-attack = Tras el ataque a { $zone }
ask-after-attack-text = { $hero } aún puede hacer algo.
ask-target = { $effect }
ask-target-text = { $hero } ataca gratis. ¿A quién?
ask-push-enemy = { $effect }
ask-push-enemy-text = ¿A quién empuja { $hero }?
ask-push-friend = { $effect }
ask-push-friend-text = ¿A quién empuja { $hero }?
ask-push-where = { $effect }
ask-push-where-text = ¿Adónde empuja { $hero } a { $figure } desde { $zone }?
ask-knock-down = { $effect }
ask-knock-down-text = { $hero } puede derribar { $left } más.
ask-choose-zone = { $effect }
ask-choose-zone-text = ¿Qué Zona elige { $hero }?
ask-choose-hero = { $effect }
ask-choose-hero-text = ¿A quién elige { $hero }?
ask-keep-trait = { $hero } ha robado { $cards }
ask-keep-trait-text = Quédate uno; los demás se descartan.
ask-third-trait = { $hero } ha robado { $card }
ask-third-trait-text = { $text } Los dos huecos están llenos.
ask-keep-gear = { $hero } tiene { $cards }
ask-keep-gear-text = Solo se puede conservar uno.
ask-leave = { $hero } está en la Salida
ask-leave-text = ¿Salir del tablero? Nadie vuelve.
ask-assign = Heridas en { $zone }
ask-assign-text = { $wounds ->
    [one] Queda 1 Herida
   *[other] Quedan { $wounds } Heridas
}. ¿Quién recibe la siguiente?
ask-ward = Una Herida para { $target }
ask-ward-text = Un ataque en { $zone }. ¿Evitas la Herida?
ask-sacrifice = Una Herida para { $hero }
ask-sacrifice-text = ¿La recibe o sacrificas a un escoltado?
ask-next-fight = Los Enemigos atacan
ask-next-fight-text = ¿Qué Zona va primero?
ask-next-room = El edificio está abierto
ask-next-room-text = ¿Para qué habitación se saca la siguiente carta?
ask-hold-the-line = Los Enemigos atacan en { $zone }
ask-hold-the-line-text = ¿{ $hero } aguanta la línea?
ask-split = { $enemies } se dividen en { $zone }
ask-split-text = Hay varios caminos igual de cortos. { $extra ->
    [one] Sobra uno: ¿adónde va?
   *[other] Sobran { $extra }: ¿adónde va uno de ellos?
}
ask-send = { $enemy } en { $zone }
ask-send-text = ¿Qué camino toma?
ask-civilian-way = { $civilian } { $why }
ask-civilian-way-text = Hay varios caminos igual de buenos. ¿Cuál?
ask-survivor = Voces tras la puerta
ask-survivor-text = Un Civil ha escapado de { $zone }. ¿Adónde?
ask-not-today = { $card } en { $zone }
ask-not-today-text = { $text } ¿Dice { $hero } que hoy no?
ask-radio-operator = La radio chisporrotea
ask-radio-operator-text = ¿Mira { $hero } la carta superior de Generación?
ask-bottom = { $card }
ask-bottom-text = { $text } { $hero } puede dejarla o enterrarla.
ask-over-here = Vienen los Enemigos
ask-over-here-text = ¿Los atrae { $hero }?
ask-end-phase = La Ronda termina
ask-end-phase-text = ¿Quién se recupera?
consent-trade = Intercambio
done-go-on = Parar aquí
done-trade = Eso es todo
pass-consent = No
pass-rolled = Dejar los dados
pass-hit-freely = No más impactos
pass-after-attack = Nada más
done-knock-down = Basta
pass-third-trait = Descartar el nuevo
pass-leave = Quedarse
pass-ward = Dejarla pasar
pass-sacrifice = Recibir la Herida
pass-hold-the-line = Ahora no
pass-not-today = Que venga
pass-radio-operator = No mirar
pass-bottom = Dejarla arriba
pass-over-here = Ahora no
pass-end-phase = Nadie
key-pass = p
key-end-turn = f
key-move = m
key-open = b
key-power-up = u
key-gain-trait = r
key-interact = i
key-rescue = e
key-collect = c
key-trade = x
key-attack = a
key-leave = s
group-effects = Efectos
group-special-moves = Movimientos especiales

## Opciones

option-activate = { $hero }
hero-state = Salud { $health }/{ $most }, Poder { $power }, { $actions ->
    [one] 1 Acción
   *[other] { $actions } Acciones
}
option-move = Ir a { $zone }
option-go = { $zone }
move-far = hasta { $zones ->
    [one] 1 Zona
   *[other] { $zones } Zonas
}
move-enemies = { $count } por Enemigos
warn-enemies = hay Enemigos: el movimiento acaba
cost-actions = { $count ->
    [one] 1 Acción
   *[other] { $count } Acciones
}
cost-free = gratis
cost-power = { $power } de Poder
option-attack = Atacar { $zone } con { $weapon }
odds-hits = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} a { $accuracy }+: { $hits ->
    [one] 1 impacto de media
   *[other] { $hits } impactos de media
}
option-end-turn = Terminar el Turno
warn-actions = { $count ->
    [one] Se pierde 1 Acción
   *[other] Se pierden { $count } Acciones
}
stake-actions = { $count ->
    [one] Queda una Acción, y se perderá.
   *[other] Quedan { $count } Acciones, y se perderán.
}
stake-door = Es la última Acción de este Turno: lo que espere dentro actúa antes que tú.
stake-leave = Quien sale no vuelve. Siguen dentro: { $heroes }.
stake-leave-last = No quedaría nadie y la misión no está cumplida: se perdería.
option-open = Abrir la puerta { $door }
warn-reveal = { $rooms ->
    [0] revela un edificio
    [one] revela un edificio: 1 carta de Generación
   *[other] revela un edificio: { $rooms } cartas de Generación
}
option-interact = Interactuar: { $token }
option-rescue = Rescatar: { $civilian }
option-collect = Recoger el Equipo
option-power-up = Aumento de Poder: +{ $power }
option-gain-trait = Ganar un Rasgo Heroico
option-trade = Intercambiar con { $hero }
option-hand = { $thing } para { $hero }
option-leave = Salir del tablero
leave-with = con { $who }
option-agree = Aceptar
option-use = { $effect }
option-roll = Tirar { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
option-reroll = Repetir { $count ->
    [one] 1 dado
   *[other] { $count } dados
} con { $effect }
option-hit = { $enemy }
option-pick = { $enemy } en { $zone }
option-zone = { $zone }
option-keep = Conservar { $card }
option-replace = Descartar { $card } por él
option-assign = { $target }
warn-civilian = se pierde; cada héroe pierde todo su Poder
health-left = { $health ->
    [one] le queda 1 de Salud
   *[other] le quedan { $health } de Salud
}
option-ward = { $hero }: { $effect }
option-sacrifice = Sacrificar: { $civilian }
option-route = A { $zone }
option-bottom = Ponerla al fondo
option-heal = { $hero } recupera 1 de Salud con { $effect }

## Por qué no

no-actions = Acciones
reason-no-actions = No queda ninguna en este Turno; aún se pueden usar efectos gratuitos.
no-move = Moverse
reason-exit-cost = Salir cuesta { $cost ->
    [one] 1 Acción
   *[other] { $cost } Acciones
}: una, y una más por cada Enemigo en pie aquí.
no-attack = Atacar
reason-no-target = Ningún Enemigo a la vista y al alcance.
no-door = Abrir la puerta { $door }
reason-locked = Está bloqueada: la puerta { $colour } espera su Objetivo.
no-rescue = Rescatar
no-collect = Recoger
reason-enemies = Hay Enemigos en esta Zona.
no-interact = { $token }
reason-needs = Los héroes de aquí deben llevar: { $things }.
no-power-up = Aumento de Poder
reason-full = El Poder está al máximo: { $most }.
no-trait = Ganar un Rasgo Heroico
reason-once = Una vez por Turno.
reason-no-cards = No queda ninguna carta de rasgo.

## La crónica

told-recruited = { $seat } lleva a { $hero }.
told-night-fell = { $mission }: { $heroes } empiezan en { $zone }.
told-round-began = Ronda { $round }: cada héroe gana 1 de Poder
told-power-gained = { $hero } gana { $gained } de Poder ({ $by }): ahora { $now }.
told-power-lost = { $hero } pierde { $lost } de Poder ({ $by }).
told-turn-began = { $hero }: { $actions ->
    [one] 1 Acción
   *[other] { $actions } Acciones
}
told-turn-ended = { $hero } ha actuado.
told-left-board = { $hero } sale por { $zone }{ $company ->
    [0] {"."}
   *[other] {" "}con { $civilians }.
}
told-moved = { $hero } va de { $origin } a { $to }: { $cost ->
    [0] gratis
    [one] 1 Acción
   *[other] { $cost } Acciones
}{ $enemies ->
    [0] {""}
   *[other] , { $enemies } por Enemigos
} ({ $by }).
told-moved-on = { $hero } sigue hasta { $to } en el mismo Movimiento.
told-placed = { $hero } está ahora en { $to } en vez de { $origin } ({ $by }).
told-door-opened = { $hero } abre la puerta { $door }.
told-door-opened-mission = La puerta { $door } se abre sola.
told-building-opened = Edificio abierto: { $rooms }. { $waiting ->
    [0] Dentro no espera nadie.
   *[other] Esperan Enemigos en: { $marked }.
}
told-trait-drawn = { $hero } roba { $cards }.
told-trait-kept = { $hero } conserva { $kept } y descarta { $discarded }.
told-trait-kept-none = { $hero } descarta { $discarded }.
told-trait-used = { $hero } usa { $trait }{ $power ->
    [0] {""}
   *[other] {" "}por { $power } de Poder
}.
told-ability-used = { $hero } usa { $ability }{ $power ->
    [0] {""}
   *[other] {" "}por { $power } de Poder
}.
told-reshuffled = { $deck }: { $cards ->
    [one] 1 carta descartada es el mazo nuevo.
   *[other] { $cards } cartas descartadas se barajan en un mazo nuevo.
}
told-objective-taken = { $hero } cumple un Objetivo en { $zone }: { $token }.
told-rescued = { $hero } rescata en { $zone }: { $civilian }.
told-collected = { $hero } encuentra { $gear } en { $zone }.
told-gear-discarded = { $hero } descarta { $gear }.
told-traded = { $hero } da a { $partner } { $given } y recibe { $got }.
told-refused = { $hero } no acepta.
told-healed = { $hero } recupera { $health } de Salud ({ $by }).
told-attacked = { $hero } ataca { $zone } con { $weapon }: { $count ->
    [one] 1 dado
   *[other] { $count } dados
}.
told-dice = { $faces } a { $accuracy }+
told-power = { $power } de Poder en dados
told-rerolled = { $hero } repite ({ $by }).
told-hits-counted = { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
} en { $zone }. { $hero } elimina: { $crowd }.
told-hits-counted-none = { $hits ->
    [0] Ningún impacto en { $zone }.
    [one] 1 impacto en { $zone }, que no basta para nadie.
   *[other] { $hits } impactos en { $zone }, que no bastan para nadie.
}
told-absorbed = { $lost ->
    [one] 1 impacto absorbido o sobrante
   *[other] { $lost } impactos absorbidos o sobrantes
}
told-eliminated = { $hero } elimina en { $zone }: { $crowd } ({ $by }).
told-xp-gained = { $hero } gana { $gained } XP: ahora { $now }.
told-level-reached = { $hero } sube al nivel { $level }.
told-one-more-action = Una Acción más en este Turno.
told-pushed = Empujón: { $figure }, de { $origin } a { $to } ({ $by }).
told-knocked-down = Al suelo en { $zone }: { $crowd } ({ $by }).
told-activation-began-phase = { $count ->
    [0] No hay ningún Enemigo en el tablero.
    [one] Se activa el único Enemigo.
   *[other] Se activan los { $count } Enemigos.
}
told-activation-began-extra = Activación extra de { $crowd }.
told-activation-began-shortage = Faltan miniaturas: { $count ->
    [one] se activa
   *[other] se activan
} { $crowd }.
told-activation-began-charge = ¡Carga! { $crowd } { $count ->
    [one] actúa
   *[other] actúan
} de inmediato.
told-activation-began-fallen = { $count ->
    [0] No quedan Héroes Zombis ni hay ninguno en juego.
    [one] No quedan Héroes Zombis: se activa el que está en juego.
   *[other] No quedan Héroes Zombis: se activan los { $count } en juego.
}
told-activation-began-noise = { $count ->
    [0] El ruido no atrae a nadie.
    [one] El ruido atrae a 1 zombi.
   *[other] El ruido atrae a { $count } zombis.
}
told-action-began = Acción { $number }: { $attacks ->
    [0] nadie ataca
   *[other] atacan en { $fights }
}{ $movers ->
    [0] {""}
    [one] ; 1 busca presa
   *[other] ; { $movers } buscan presa
}.
told-stood-up = Se levantan en { $zone }: { $crowd }.
told-enemies-attacked = Ataque en { $zone } de { $crowd }: { $wounds ->
    [0] ninguna Herida
    [one] 1 Herida
   *[other] { $wounds } Heridas
}.
told-held = { $held ->
    [one] 1 pierde esta Acción
   *[other] { $held } pierden esta Acción
}
told-wound-ignored = { $target } se libra de la Herida: { $by } de { $hero }.
told-wound-ignored-still = { $target } se libra de la Herida: { $by } aún dura.
told-wounds-lost = { $wounds ->
    [one] 1 Herida en { $zone } no encuentra a nadie.
   *[other] { $wounds } Heridas en { $zone } no encuentran a nadie.
}
told-wounded = { $hero } sufre una Herida: { $health ->
    [0] no le queda Salud
    [one] le queda 1 de Salud
   *[other] le quedan { $health } de Salud
}.
told-hero-lost = { $hero } cae en { $zone }.
told-sacrificed = { $hero } sacrifica: { $civilian }.
told-civilian-lost = Se pierde en { $zone }: { $civilian }.{ $power ->
    [0] {""}
   *[other] {" "}Cada héroe pierde todo su Poder.
}
told-enemies-moved = { $crowd }: de { $origin } a { $to }.
told-seen = a la vista: { $goals }
told-unseen = nadie a la vista; lo más cercano por camino: { $goals }
told-split = { $ways ->
    [one] un solo camino
   *[other] se reparten por { $ways } caminos iguales
}
told-enemies-idle = { $count ->
    [one] Un Enemigo de { $zone } no tiene
   *[other] { $count } Enemigos de { $zone } no tienen
} camino hasta nadie.
told-lured = { $hero } grita, y vienen todos los Enemigos a la vista.
told-civilian-revealed = En { $zone } se escondía alguien: { $civilian }.
told-civilian-moved = { $civilian } { $why }: de { $origin } a { $to }.
told-civilian-stayed = { $civilian } en { $zone } { $why }.
told-card-drawn = Carta de Generación para { $zone }: { $card } (Nivel de Peligro { $level }).
told-card-cancelled = { $hero }: hoy no. Se descarta { $card }.
told-nothing-drawn = No hay carta de Generación para { $zone }.
told-card-seen = { $hero } oye lo que viene: { $card }.
told-card-buried = { $hero } manda al fondo { $card }.
told-spawned = Nuevos en { $zone }: { $crowd }.
told-court-called = { $fallen } llama a los muertos a { $zone }.
told-fallen-appeared = { $fallen } aparece en { $zone }.
told-ran-short = Faltan miniaturas para { $crowd }. Todos los { $enemy } van a actuar.
told-point-started = { $point } en { $zone } está activo desde ahora.
told-charged = La baliza se carga: { $charge } de { $needed }.
told-titan-weakened = { $fallen } se debilita: Resistencia { $toughness }.
told-door-unlocked = La puerta { $colour } se puede abrir.
told-ended = { $result }
told-phase-began-activation = Los Enemigos actúan
told-phase-began-spawn = Aparecen nuevos Enemigos
why-waits = espera con un héroe
why-flees = huye
why-follows = sigue a un héroe
why-stays = se queda

## Lo que hace buena o mala una posición

feature-heroes = héroes en pie
feature-health = Salud que queda
feature-weakest = la Salud del héroe más débil
feature-power = Poder disponible
feature-traits = Rasgos Heroicos en la mano
feature-equipment = Equipo en uso
feature-escorts = Civiles escoltados
feature-actions = Acciones por Ronda
feature-danger-level = el Nivel de Peligro
feature-horde = Enemigos en el tablero
feature-zombie-heroes = Héroes Zombis sueltos
feature-wounds-to-come = Heridas inminentes
feature-peril = héroes a punto de caer
feature-spawn-points = Puntos de Generación activos
feature-lost-civilians = Civiles perdidos
feature-beacon = Enemigos junto a la baliza
feature-progress = avance de la misión
feature-way = camino por recorrer
feature-work = trabajo por hacer
feature-much-work = muchísimo por hacer
feature-time-left = tiempo que queda
feature-lateness = retraso

## Lecciones

lesson-m0-goal = ¡Hola! Esta línea dice siempre de qué va la noche: coger los dos Objetivos y traer a un Civil sano y salvo a la Zona inicial. En rojo, al lado: cómo se pierde. Aquí arriba la tendrás todo el rato.
lesson-m0-heroes = { $seats ->
    [1] Esta noche salen cuatro héroes y los llevas a todos.
   *[other] Esta noche salen cuatro héroes, repartidos entre todos.
} El número en la esquina de cada carta es su Salud; debajo están su Ataque y lo que aprende con la experiencia. Llama primero a Wonder Woman; el último se une solo.
lesson-m0-turn = En una Ronda cada héroe tiene un Turno, en el orden que quieras. Después actúan los Enemigos. Empieza con Wonder Woman, que pelea cuerpo a cuerpo.
lesson-m0-card = Aquí está la carta de quien actúa: Salud (corazones; sin ninguno, el héroe se pierde), Poder (rayos; más dados al atacar) y, al final, las Acciones de este Turno. Casi todo cuesta 1 Acción, y tienes 3.
lesson-m0-move = Moverse: con 1 Acción el héroe pasa a la Zona de al lado. En el tablero se iluminan las Zonas a las que llegas; pulsa una allí o elígela en esta lista. Ve a B4.
lesson-m0-walkers = Son Caminantes, los zombis más comunes; el número dice cuántos. Tienen 1 Acción y caen con 1 impacto. Salir de una Zona con Enemigos cuesta 1 Acción más por cada uno.
lesson-m0-charge = Hay cosas gratis. Una vez por Turno, Wonder Woman carga hasta 2 Zonas y acaba entre Enemigos sin gastar Acción. ¡A la carga!
lesson-m0-attack = Enemigos a tu alcance: atácalos, por 1 Acción. El botón dice cuántos dados tiras, qué número acierta y qué probabilidades tienes.
lesson-m0-dice = Cada punto de Poder que gastes ahora es un dado más. Acierta el dado que muestre al menos el número indicado. Gasta 1 y tira.
lesson-m0-experience = Cada Enemigo eliminado es 1 punto de experiencia (XP), el número que lleva el héroe. Con 7, 19 y 43 XP el héroe mejora; pero quien más experiencia tiene marca el Nivel de Peligro, y con él lo que manda la ciudad.
lesson-m0-power = Recupera Poder: Aumento de Poder cuesta 1 Acción y da 2, hasta 4. La próxima pelea llegará, así que gasta una Acción en ello.
lesson-m0-next-hero = Un Turno acaba cuando se gastan las Acciones o cuando tú lo dices. Ahora otro héroe: elígelo. Que vayan juntos, camino de la puerta de C4.
lesson-m0-open = Estás junto a una puerta. Abrirla cuesta 1 Acción y descubre todo el edificio con lo que espera dentro: mejor con Acciones de sobra.
lesson-m0-trait = Una vez por Turno, un héroe puede ganar un Rasgo Heroico por 1 Acción: una carta que hace algo una vez, gratis, cuando llega su momento. Coge uno.
lesson-m0-enemies = Ya han actuado todos los héroes, así que lo han hecho los Enemigos: los que tienen un héroe en su Zona atacan, los demás se acercan. Luego se roba una carta para este Punto de Generación y llegan más. La crónica lo cuenta todo.
lesson-m0-door = Esta barra naranja es una puerta cerrada; detrás está el primer Objetivo. Lleva a todos a C4, a su lado. Quien tenga Enemigos a su alcance, que ataque primero.
lesson-m0-building = El edificio está abierto. Este cofre es Equipo: un héroe que esté ahí puede recogerlo por 1 Acción, y será un arma o algo útil. Limpia la sala antes de entrar.
lesson-m0-interact = ¡Un Objetivo! Cógelo: 1 Acción, y 5 XP para el héroe.
lesson-m0-rescue = Nadie amenaza esta Zona, así que se puede rescatar al Civil: 1 Acción. Desde ahora sigue a este héroe, cuyo Poder se llena al instante.
lesson-m0-objective = Esta ficha es un Objetivo. Lleva a un héroe a su Zona y cógela: necesitas las dos. Si hay Enemigos a tu alcance, encárgate antes de ellos.
lesson-m0-civilian = El Civil de la misión. ¡Tiene que vivir! Lleva a un héroe hasta él, limpia su Zona de Enemigos y rescátalo.
lesson-m0-home = Ahora trae al Civil hasta aquí, la Zona inicial donde empezaste, y coge los Objetivos que falten. Ya sabes todo lo necesario. ¡Suerte!
lesson-m0-clinic = El otro edificio es la Clínica, donde se esconde el Civil y está el segundo Objetivo. Ve a C3 y abre esta puerta.

## Glosario

term-zone = Zona | zonas
term-zone-means = Una Habitación de un Edificio o un tramo de calle. Da igual en qué parte de ella esté una figura.
term-building = Edificio | edificios
term-building-means = Todas las Habitaciones unidas por Aberturas. Abrir su primera puerta revela quién espera dentro.
term-marked-room = Habitación marcada | habitaciones marcadas
term-marked-room-means = Una Habitación con la calavera: se roba una carta de Generación para ella al abrir su Edificio.
term-power = Poder
term-power-means = De 0 a 4. Compra dados para un Ataque y paga habilidades y rasgos.
term-heroic-trait = Rasgo Heroico | Rasgos Heroicos | rasgo | rasgos
term-heroic-trait-means = Una carta que se usa una vez y se descarta; un héroe guarda hasta 2.
term-danger-level = Nivel de Peligro | Niveles de Peligro
term-danger-level-means = Azul, Amarillo, Naranja o Rojo, según los XP. Da habilidades, y el más alto de todos los héroes decide qué aparece.
term-xp = XP
term-xp-means = Experiencia: 1 por cada Zombi de la Horda y la Resistencia de un Héroe Zombi.
term-toughness = Resistencia
term-toughness-means = Cuántos impactos de un mismo Ataque eliminan a un Enemigo.
term-accuracy = Precisión
term-accuracy-means = Lo mínimo que debe sacar un dado para ser un impacto.
term-range = Alcance
term-range-means = Hasta dónde llega un Ataque, en Zonas por la línea de visión; 0 es la propia Zona del héroe.
term-enemy = Enemigo | Enemigos
term-enemy-means = Caminantes, Brutos, Corredores y Héroes Zombis. Los impactos se asignan en un orden fijo.
term-zombie-hero = Héroe Zombi | Héroes Zombis
term-zombie-hero-means = Un héroe caído, con su propia habilidad y su Resistencia.
term-civilian = Civil | Civiles
term-civilian-means = Alguien a quien salvar. Un héroe en su Zona lo rescata si no hay Enemigos, y llena su Poder.
term-escort = Escolta | escoltas | escoltado | escoltados
term-escort-means = Un Civil rescatado va adonde va su héroe, y su carta vale para ese héroe.
term-sacrifice = Sacrificar | sacrificio | sacrifica
term-sacrifice-means = Descartar a un Civil escoltado para no sufrir 1 Herida.
term-wound = Herida | Heridas
term-wound-means = Lo que causa el ataque de un Enemigo: 1 de Salud menos. Un héroe sin Salud queda eliminado.
term-spawn-point = Punto de Generación | Puntos de Generación
term-spawn-point-means = Al final de la Fase de Enemigos se roba una carta por cada uno y allí aparecen Enemigos.
term-extra-activation = Activación extra | Activaciones extra
term-extra-activation-means = Una carta de Generación que no pone a nadie: actúan al momento todos los Enemigos de su tipo.
term-charge = Carga
term-charge-means = Una carta de Generación cuyos Enemigos actúan nada más ponerse.
term-knocked-down = Derribado | derribados | derribada
term-knocked-down-means = Un Zombi de la Horda que gasta su próxima Acción en levantarse y no encarece salir de su Zona.
term-push = Empujar | empuje | empuja | empujón
term-push-means = La figura recorre las Zonas que dice el efecto, sin que los Enemigos la retengan.

## Leyenda de símbolos

symbol-hearts = Salud
symbol-power-lightning = Poder
symbol-hazard-sign = El Nivel de Peligro más alto
symbol-shield = Resistencia
symbol-person = Un Civil: escoltado, o aún sin revelar
symbol-skull-crossed-bones = Habitación marcada: aquí esperan Enemigos
symbol-portal = Punto de Generación
symbol-entry-door = Zona inicial
symbol-exit-door = Salida
symbol-locked-chest = Equipo, boca abajo
symbol-flag-objective = Habla por el grupo; de quien trata la misión
symbol-falling = Derribado
symbol-megaphone = Atrae a los Enemigos que lo ven
symbol-radio-tower = La baliza y su carga
symbol-battery-50 = Fusible
symbol-crystal-growth = Fragmento
symbol-id-card = Tarjeta de un color
symbol-medicines = Medicinas
symbol-open-book = Plano del barrio
symbol-power-generator = Generador
symbol-card-draw = Un mazo
symbol-card-discard = Una pila de descartes
symbol-hourglass = La Ronda, y cuántas quedan
symbol-death-skull = Lo que haría perder la partida
symbol-crossed-swords = Un Ataque cuerpo a cuerpo
symbol-crosshair = Un Ataque a distancia
