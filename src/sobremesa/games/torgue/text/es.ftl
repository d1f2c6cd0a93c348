## The game

game-title = La palestra sangrienta del señor Torgue
game-about = Cuatro Buscacámaras contra un programa de televisión entero. Todos en el mismo bando, y el público quiere sangre. Las cartas, los mapas y los escenarios son nuestros: el reglamento no trae los de la caja.
game-icon = bright-explosion
mission-opening_night = Noche de estreno
mission-opening_night-about = Veintiséis bajas antes de que os echen del plató. Empieza el espectáculo.
mission-hot_sauce_run = La carrera de la salsa
mission-hot_sauce_run-about = Llevad tres cajas de salsa picante a una Estación. Quien carga, brilla.
mission-blackout = Apagón
mission-blackout-about = Encontrad los tres terminales y encendedlos. Alguien os espera a oscuras.
mission-demolition_derby = Derbi de demolición
mission-demolition_derby-about = Buscad bombas, plantadlas en tres pilares y corred.
mission-reap_what_you_sow = Quien siembra, recoge
mission-reap_what_you_sow-about = El Segador Psicópata en directo. Solo uno de los dos cobra.
mission-wanted = Se busca
mission-wanted-about = Una cacería corta: un único objetivo con nombre propio y su escolta.
mission-the_caves = Las cuevas
mission-the_barrel_bunker = El búnker de los barriles
mission-the_power_station = La central eléctrica
mission-hells_kitchen = La cocina del infierno
mission-the_tyre_dump = El vertedero de neumáticos
mission-skag_gully = El barranco de los skags
mission-the_watering_hole = El abrevadero
mission-the_secret_cellar = El sótano secreto
mission-the_border_post = El puesto fronterizo
mission-the_cauldron = El caldero
window-loot = Botín antes de una herida
window-reaction = [RE]acciones a los ataques que hieren
setting-level = Nivel de los Buscacámaras
setting-level-about = Con cuántos niveles empieza el grupo.
setting-gear = Cartas de equipo
setting-gear-about = Cuántas cartas al azar recibe cada Buscacámaras al empezar.
setting-party = Grupo
setting-party-about = Con lo recomendado no hace falta leer Árboles antes de jugar: el espectáculo empieza enseguida.
setting-party-own = Lo elegimos todo
setting-party-hunters = Nuestros Buscacámaras; Árboles y lugares, los recomendados
setting-party-recommended = Todo lo recomendado
setting-plug = Rondas de ¡Despedidos!
setting-plug-about = La última acaba el escenario; con 0 sigue sin límite.
setting-campaign = Partida de campaña
setting-campaign-about = Tras el escenario viene el Entreacto, y lo ganado pasa al siguiente.
setting-map = Mapa de Se busca
setting-map-about = El número del mapa; 0 lo deja al dado.
role-player1 = Jugador 1
role-player2 = Jugador 2
role-player3 = Jugador 3
role-player4 = Jugador 4

## Who is who

money = { $amount } $

hunter-salvador = Salvador
hunter-mordecai = Mordecai
hunter-amara = Amara
hunter-moze = Moze
companion-bloodwing = Bloodwing
companion-iron_bear = Oso de Hierro
enemy-psycho = Psicópata
enemy-suicide_psycho = Psicópata suicida
enemy-badass_psycho = Psicópata cabronazo
enemy-marauder = Merodeador
enemy-badass_marauder = Merodeador cabronazo
enemy-bruiser = Matón
enemy-nomad = Nómada
enemy-shotgun_tink = Tink escopetero
enemy-goliath = Goliat
enemy-skag_pup = Cachorro de skag
enemy-spitter_skag = Skag escupidor
enemy-badass_skag = Skag cabronazo
enemy-nine_fingers = Nueve Dedos
enemy-queen_retch = Reina Arcada
enemy-the_accountant = El Contable
enemy-bolt_mama = Mamá Tornillo
enemy-uncle_fuse = Tío Mecha
enemy-lady_static = Lady Estática
enemy-big_brunch = Gran Almuerzo
enemy-tiny_catastrophe = Pequeña Catástrofe
enemy-psychoreaver = Segador Psicópata
enemy = Enemigo
enemies = Enemigos
nobody = nadie
nothing = nada
nowhere = ninguna parte
numbered = { $name } { $number }
zone = zona { $zone }
station = Estación Nuevo Tú
spawn-place = Zona de Generación { $number }
spawn-mark = G{ $number }
attribute-will = Voluntad
resist-will = ataques que se resisten con Voluntad
attribute-medicine = Medicina
resist-medicine = ataques que se resisten con Medicina
attribute-ranged = A distancia
resist-ranged = ataques que se resisten con A distancia
attribute-reflexes = Reflejos
resist-reflexes = ataques que se resisten con Reflejos
attribute-melee = Cuerpo a cuerpo
resist-melee = ataques que se resisten con Cuerpo a cuerpo
attribute-tech = Tecnología
resist-tech = ataques que se resisten con Tecnología
resist-any = cualquier ataque
colour-red = roja
colour-yellow = amarilla
colour-green = verde
band-run = { $low }–{ $high }
band-beyond = { $low }+
token-burn = Quemadura
token-corrosion = Corrosión
token-cryo = Criogenización
token-radiation = Radiación
token-shock = Electricidad
token-slag = Slag
token-stun = Aturdimiento
token-state = { $spent ->
    [yes] gastada
   *[no] disponible
}
effect-accurate = tirada +
effect-ammo_eater = Tragabalas
effect-charge = Embestida
effect-crowd_control = Control de masas
effect-disposable = Usar y tirar
effect-explosive = Explosivo
effect-extra = heridas adicionales: 1d
effect-lethal = Letal
effect-overload = Sobrecarga
effect-pistol = Pistola
effect-precision = Precisión
effect-run_and_gun = Corre y dispara
effect-small_magazines = Cargadores pequeños
effect-stun = Aturdimiento
effect-suppression = Supresión
effect-swift = Veloz
effect-corrosion = Corrosión
effect-cryo = Criogenización
effect-incendiary = Ígneo
effect-radiation = Radiación
effect-shock = Electricidad
effect-slag = Slag
effect-chosen = el elemento elegido
effect-critical = Crítico ({ $effect })

## Skills and gear

scope-all = tus ataques
scope-bear_fist = Puño de oso
scope-elemental = tus ataques elementales
scope-elemental_gun = tus disparos elementales
scope-far3 = tus ataques a distancia 3 o más
scope-far4 = tus ataques a distancia 4 o más
scope-fists = tu acción básica Cuerpo a cuerpo
scope-green_gun = tus disparos pagados con verde
scope-grenade = tus granadas
scope-gun = tus armas de fuego
scope-gunzerker = GUNZERKER
scope-hold = PRESA ASTRAL
scope-melee = tus ataques cuerpo a cuerpo
scope-minigun = Minigun
scope-pistol = tus pistolas
scope-reaction = tus ataques de [RE]acción
scope-talons = Garras
boon-attribute = { $attribute } +{ $amount }
boon-companion = { $attribute } +{ $amount } del ayudante
boon-gains = { $scope }: ahora con { $effects }
boon-loses = { $scope }: ya sin { $effects }
boon-bands = { $scope }: también alcance { $bands }
boon-defends = puedes usar { $other } contra { $resist }
boon-immune = nunca recibes: { $tokens }
boon-token = una ficha { $colour } más
boon-companion-token = el ayudante gana una ficha { $colour } propia
boon-companion-shield = el ayudante gana una ficha de Escudo { $colour }
rule-companion_gathers = tu ayudante puede Recolectar
rule-crit_keeps_grenade = un crítico con una granada no la gasta
rule-ego = +{ $amount } al defender con este escudo si tienes el Protagonismo
rule-field_kit = acción de Medicina: un Buscacámaras cercano se cura { $amount }
rule-free_holds = una PRESA ASTRAL gratis por activación
rule-grenades = una granada más por turno
rule-gunzerker_any_gun = GUNZERKER vale con un arma ya usada
rule-gunzerker_attacks = un GUNZERKER más por turno
rule-gunzerker_in_fight = un GUNZERKER gratis al luchar por tu vida
rule-heal_after_ranged = una vez por activación, al eliminar a distancia te curas { $amount }
rule-heal_at_start = al empezar tu activación te curas { $amount }
rule-health_bonus = tus fichas de Salud curan { $amount } más
rule-hold_heals = una PRESA ASTRAL con éxito te cura { $amount }
rule-hold_second = PRESA ASTRAL afecta a otro enemigo de la zona
rule-ignores_lethal = los ataques contra ti pierden Letal
rule-nova = al gastarse del todo, onda de Fuerza { $amount } contra los enemigos de tu zona
rule-phoenix = al gastarse del todo, los enemigos de tu zona arden
rule-picks_loot = tus bajas dan a elegir entre una ficha de Botín más
rule-readies_shield = al final de la ronda recuperas { $amount ->
    [one] una ficha de Escudo
   *[other] { $amount } fichas de Escudo
}
rule-reload_at_start = al empezar tu activación recargas un arma de fuego
rule-saved_guns = quedarte Sin Munición respeta un arma de fuego
rule-spotlight_defence = +{ $amount } al defender si tienes el Protagonismo
rule-step_after_melee = una vez por activación, mueves 1 zona tras eliminar cuerpo a cuerpo
rule-step_after_ranged = una vez por activación, mueves 1 zona tras eliminar a distancia
rule-thorns = quien te gasta el escudo cuerpo a cuerpo sufre una herida
rule-wounds_frozen = +{ $amount } { $amount ->
    [one] herida
   *[other] heridas
} a enemigos congelados
tree-bullet_chewer = Mascabalas
tree-reload_rampage = Furia de recarga
tree-meat_wall = Muro de carne
tree-long_eye = Ojo largo
tree-falconer = Cetrero
tree-quickdraw = Desenfunde rápido
tree-six_fists = Seis puños
tree-storm_dancer = Bailarina de tormentas
tree-inner_eye = Ojo interior
tree-bear_mother = Madre osa
tree-boom_school = Escuela del bum
tree-bottomless_mags = Cargadores sin fondo
special-rule-gunzerker = GUNZERKER: al acabar la activación, un disparo gratis con un arma que no hayas usado.
special-rule-marked_prey = PRESA MARCADA: +1 al atacar a quien esté junto a Bloodwing.
special-rule-astral_hold = PRESA ASTRAL: con Voluntad congelas a un enemigo.
special-rule-field_repair = REPARACIÓN DE CAMPO: con Tecnología pones a punto al Oso de Hierro.
gear-caracal = Caracal
gear-adapting_skag = Adapting Skag
gear-nuclear_bloodgun = Nuclear Bloodgun
gear-superlady_scar = Superlady Scar
gear-chatterbox = Cotorra
gear-barn_doorbell = Timbre de granero
gear-polite_cough = Tos educada
gear-long_goodbye = Largo adiós
gear-third_opinion = Tercera opinión
gear-melting_point = Punto de fusión
gear-brain_freeze = Cerebro helado
gear-hot_take = Opinión candente
gear-tickle_me_volt = Cosquillas voltio
gear-purple_drain = Desagüe morado
gear-glow_stick = Barrita luminosa
gear-boom_broom = Escoba bum
gear-needlessly_loud = Ruidosa sin necesidad
gear-saw_axe = Hacha sierra
gear-door_knocker = Llamapuertas
gear-paper_rocket = Cohete de papel
gear-pocket_firework = Petardo de bolsillo
gear-sticky_situation = Situación pegajosa
gear-acid_reflux = Reflujo ácido
gear-ice_bucket = Cubo de hielo
gear-spark_plug = Bujía
gear-slag_bag = Bolsa de slag
gear-half_life = Vida media
gear-hot_potato = Patata caliente
gear-pebble_of_doom = Guijarro fatal
gear-extended_clip = Cargador ampliado
gear-belt_feeder = Cinta de munición
gear-bandolier = Bandolera
gear-elemental_primer = Cebo elemental
gear-sling_glove = Guante de honda
gear-cardboard_aegis = Égida de cartón
gear-double_bubble = Doble burbuja
gear-green_wall = Muro verde
gear-red_tape = Cinta roja
gear-nova_vest = Chaleco nova
gear-thorn_bubble = Burbuja de espinas
gear-rubber_dome = Cúpula de goma
gear-bedside_manner = Trato con el paciente
gear-cat_nerves = Nervios de gato
gear-knuckle_serum = Suero de nudillos
gear-steady_drip = Goteo constante
gear-toolbelt = Cinturón de herramientas
gear-asbestos_undies = Calzoncillos de amianto
gear-second_wind = Segundo aliento
gear-smelling_salts = Sales aromáticas
gear-field_kit = Botiquín de campaña
gear-subtle_whisper = Susurro sutil
gear-twelve_barrels_good = Doce cañones mejor
gear-apology_letter = Carta de disculpa
gear-party_favour = Regalo de fiesta
gear-confetti_cannon = Cañón de confeti
gear-sun_in_a_can = Sol en lata
gear-mister_freezy = Don Heladito
gear-gamma_greeting = Saludo gamma
gear-purple_reign = Reinado púrpura
gear-saw_axe_deluxe = Hacha sierra de lujo
gear-more_explosions = MÁS EXPLOSIONES
gear-rolling_thunder = Trueno rodante
gear-ego_bubble = Burbuja de ego
gear-phoenix_harness = Arnés del fénix
gear-the_moustache = El bigote
gear-spare_battery = Pila de repuesto
kind-gun = Arma de fuego
kind-melee = Arma cuerpo a cuerpo
kind-grenade = Granada
kind-shield = Escudo
kind-mod = Modificador
kind-pistol = Pistola
kind-smg = Subfusil
kind-rifle = Rifle de asalto
kind-shotgun = Escopeta
kind-sniper = Rifle de francotirador
kind-launcher = Lanzacohetes
item-stored = En el Inventario
item-spent = Sin munición
attack = Ataque ({ $attribute })
die = Dado
resale = Reventa
ring = Anilla
ring-blue = azul
ring-green = verde
ring-yellow = amarilla
ring-red = roja
ring-black = negra
ring-purple = morada
ring-orange = naranja
ring-white = blanca
deck-guns = ARMA$
deck-ammo = Depósito de munición
deck-meds = Medicinas del Dr. Zed
deck-torgue = Torgue

## Cards of the show

announcement-youre_fired = ¡Despedidos!
announcement-look_what_the_skag_dragged_in = ¡Mirad lo que ha traído el skag!
announcement-im_coming_for_you = ¡Voy a por ti!
announcement-maybe_theyll_finally_respect_me = ¡Puede que por fin me respeten!
announcement-you_wont_get_out_of_this_one = ¡No te vas a librar de esta!
announcement-doors_open_early = Se abren puertas antes de hora
announcement-a_word_from_our_sponsor = Unas palabras del patrocinador
announcement-somebody_forgot_the_bullets = Alguien olvidó las balas
announcement-swing_first_walk_later = Primero pega, luego anda
announcement-cue_the_pyro = Que entre la pirotecnia
announcement-three_course_beating = Paliza de tres platos
announcement-cheap_seats = Gallinero
announcement-run_little_contestants = Corred, concursantes
announcement-double_feature = Sesión doble
announcement-blood_bonus = Plus de sangre
announcement-red_means_go = Rojo es adelante
announcement-signature_moves = Golpes de autor
announcement-audience_vote = Voto del público
announcement-jammed = ¡Encasquillado!
announcement-overbooked = Sobreventa
announcement-chase_scene = Escena de persecución
announcement-gatecrashers = Se cuelan en la fiesta
announcement-fan_mail = Cartas de fans
announcement-house_lights_down = Se apagan las luces
announcement-who_sold_them_blanks = ¿Quién les vendió fogueo?
announcement-everything_at_once = Todo a la vez
announcement-encore = ¡Otra, otra!
announcement-full_carnage = Carnicería completa
announcement-ratings_week = Semana de audiencias
announcement-empty_chambers = Recámaras vacías
announcement-stampede = Estampida
announcement-hate_mail = Cartas de odio
announcement-finishing_moves = Remates
announcement-red_curtain = Telón rojo
announcement-no_refunds = No se devuelve el dinero
announcement-ammo_tax = Impuesto de munición
announcement-standing_ovation = Ovación en pie
event-free_samples = Muestras gratis
event-price_gouging = Precios abusivos
event-tyre_delivery = Reparto de neumáticos
event-barrel_roll = Barril rodante
event-power_surge = Subida de tensión
event-static_storm = Tormenta estática
event-acid_sprinklers = Aspersores de ácido
event-cold_snap = Ola de frío
event-hot_floor = Suelo caliente
event-slag_shower = Ducha de slag
event-reinforcements = Refuerzos
event-adrenaline = Adrenalina
event-crowd_favourite = Favorito del público
event-boo = ¡Fuera!
event-stage_hands = Tramoyistas
event-wardrobe_malfunction = Fallo de vestuario
event-jackpot = Premio gordo
event-fixed_fight = Combate amañado
event-thick_skins = Piel dura
event-camera_two = Cámara dos
event-nine_fingers_drops_in = Se pasa Nueve Dedos
event-bolt_mamas_cameo = Cameo de Mamá Tornillo
event-kennel_accident = Accidente en la perrera
event-vending_glitch = Máquina averiada
event-smoke_break = Pausa para fumar
event-finishers = Rematadores
event-reapers_whistle = Silbato del Segador
event-harvest = Cosecha
event-bone_confetti = Confeti de huesos
event-choir_practice = Ensayo del coro
event-grave_appetite = Apetito de tumba
event-long_shadow = Sombra alargada
star-mind_blowing = ¡Flipante!
star-mind_blowing-text = Elimina a dos o más a distancia en tu activación.
star-let_the_blood_flow = ¡Que corra la sangre!
star-let_the_blood_flow-text = Elimina a alguien cuerpo a cuerpo en tu activación.
star-what_a_screw_up = ¡Qué cagada!
star-what_a_screw_up-text = Acaba un ataque en pifia en tu activación.
star-brutal = ¡Brutal!
star-brutal-text = Haz dos heridas o más de un solo ataque en tu activación.
star-grand_entrance = Entrada triunfal
star-grand_entrance-text = Acaba tu activación en una zona con dos enemigos o más.
star-boom_goes_the_budget = Adiós al presupuesto
star-boom_goes_the_budget-text = Haz explotar un barril en tu activación.
star-deep_pockets = Bolsillos hondos
star-deep_pockets-text = Hazte con tres fichas de Botín en tu activación.
star-from_the_nosebleeds = Desde el gallinero
star-from_the_nosebleeds-text = Elimina a alguien a distancia 4 o más en tu activación.
star-not_today = Hoy no
star-not_today-text = Sobrevive luchando por tu vida.
star-untouchable = Intocable
star-untouchable-text = Defiéndete con éxito dos veces en un turno enemigo.
star-payback = Revancha
star-payback-text = Elimina a alguien con una [RE]acción.
star-showstopper = Apoteosis
star-showstopper-text = Acaba un ataque en crítico en tu activación.
loot-health_card = Salud (carta)
loot-health = Salud
loot-ammo_card = Munición (carta)
loot-ammo = Munición
loot-gun_card = Arma (carta)
loot-gun = Arma
loot-money = Dinero
loot-level_up = Subida de nivel
loot-wanted = Se busca
loot-legendary = Botín Legendario
order-attack = Ataque
order-box = El recuadro secreto
order-burn = Todos a la hoguera
order-event = Evento
order-move = Movimiento
order-slaughter = Escabechina
order-spawn = Generación
order-special = Acción especial
order-ammo-spotlight = Sin Munición (Protagonismo)
order-ammo-others = Sin Munición (los demás)
order-ammo-all = Sin Munición (todos)
order-ammo-choice = Sin Munición (uno a elegir)
special-throwing_axe = Hacha arrojadiza
special-boom = Bum
special-roar = Rugido
special-aimed_shot = Disparo apuntado
special-frag_out = Granada va
special-dig_in = Atrincherarse
special-torch = Soplete
special-high_calibre = Alto calibre
special-rampage = Arrasar
special-leap = Salto
special-bile = Bilis
special-howl = Aullido
special-fountain = Fuente
special-audit = Auditoría
special-reweld = Resoldar
special-run_at_them = A por ellos
special-reboot = Reinicio
special-snack = Tentempié
special-fanning = Abanico
special-reaping = Siega
special-leech = Sanguijuela
action-move = Movimiento
action-fists = Cuerpo a cuerpo
action-swap = Cambio de armas
action-interact = Interacción
action-trade = Trueque
action-hold = PRESA ASTRAL
action-repair = REPARACIÓN DE CAMPO
action-kit = Botiquín
action-chest = abrir
action-terminal = terminal
action-talons = Garras
action-minigun = Minigun
action-bear_fist = Puño de oso
action-bloodwing_fists = Cuerpo a cuerpo
action-iron_bear_fists = Cuerpo a cuerpo
sort-ammo_chests = Cofre de munición
sort-loot_chests = Cofre de botín
sort-mailboxes = Buzón
content-objective = un objetivo
content-ammo_card = una carta del Depósito de munición
content-meds_card = una carta de Medicinas del Dr. Zed
content-guns_card = una carta de ARMA$
content-torgue_card = una carta de Torgue
content-loot = una ficha de Botín
content-money = dinero para el fondo común
content-explosion = una explosión
back-plain = sin más
back-incendiary = Ígneo
back-corrosion = Corrosión
back-cryo = Criogenización
back-shock = Electricidad
back-radiation = Radiación
back-slag = Slag
back-key = la llave
source-barrel = El barril
source-radiation = La radiación
source-nova = El escudo nova
source-boom = El suicida
source-bomb = La bomba
source-chest = El cofre
thing-machine = la máquina expendedora
thing-chest = el cofre o buzón
thing-crate = la caja de salsa
thing-deliver = entregar la caja
thing-terminal = el terminal
thing-plant = plantar la bomba
what-crate = carga una caja de salsa
what-delivered = entrega una caja
what-terminal = enciende un terminal
what-terminal-found = encuentra un terminal
what-bomb-found = encuentra una bomba
what-planted = planta una bomba
what-pillar = cae un pilar
what-key = encuentra la llave
why-eliminated = quien lo tenía ha caído
why-crate = lleva la salsa
why-camera = la cámara manda
why-box = ha encendido el penúltimo terminal
start-heal_at_start = curarse
start-reload_at_start = recargar un arma
start-heal_after_ranged = curarse
start-step_after_melee = mover una zona
start-step_after_ranged = mover una zona

## The table

stage-pick = Reparto de Buscacámaras
stage-trees = Árboles de Habilidades
stage-arrange = Preparativos
stage-deploy = Despliegue
stage-hunters = Buscacámaras
stage-enemies = enemigos
stage-respawn = fin
stage-wanted = Se busca
stage-prize = Recompensa
stage-shop = Máquinas expendedoras
stage-bonus = Extra
stage-levels = Niveles
stage-rest = Descanso
interlude-title = Entreacto · después: { $mission }
sign-guns = ARMA$
sign-ammo = MUNICIÓN
sign-meds = MEDICINAS
sign-torgue = TORGUE
interlude-hall = Entre bastidores
interlude-door = Puerta al plató: { $mission }
interlude-corner = Camerino de { $hunter }
chip-stage = Ahora
chip-round = Ronda { $round }: { $stage }
chip-goal = Objetivo
chip-level = Nivel { $level }
goal-kills = { $now } de { $most } bajas
goal-reached = ganáis al acabar la ronda
goal-crates = { $now } de { $most } cajas
goal-terminals = { $now } de { $most } terminales
goal-pillars = { $now } de { $most } pilares
goal-hunt = { $now ->
    [0] Dad caza al Único
   *[other] El Único ha caído: ganáis al acabar la ronda
}
goal-survive = Ronda { $now } de { $most }
goal-wanted = La presa ha caído: ganáis al acabar la ronda
out-of = { $now } de { $most }
lose = Se pierde si
lose-respawn = nadie puede pagar la vuelta de quien ha caído
lose-wanted = uno de vosotros cae del todo
lose-plug =
    { $rounds ->
        [one] pasa una ronda de ¡Despedidos!
       *[other] pasan { $rounds } rondas de ¡Despedidos!
    }
chip-condition = Regla especial
condition-axe_first = El Único usa su acción especial si no alcanza a nadie
condition-feeds_on_escorts = El Único se cura { $value } por cada enemigo que cae cerca
condition-no_escort_loot = Solo el Único deja botín
condition-shields_spent = Los escudos empiezan agotados
condition-soft_barrels = Los barriles tienen Defensa { $value }
condition-start = Empezáis con { $value }
condition-unique_stays = El Único no se mueve nunca
condition-vomit = Las vomitonas dejan { $value }
pool = Fondo común
bag = Bolsa de Botín
events = Eventos
panel-shop = En venta
panel-prize = Recompensa
panel-queue = Cola de Anuncios
panel-supply = Reservas
rank = Rango { $rank }
skill-tree = Árbol
shares-tokens = usa las fichas de su Buscacámaras
is-shut = fuera de servicio
is-down = lucha por su vida
carries = lleva un objetivo
spotlight = Protagonismo
slaughter = Escabechina
shield = Escudo
hit-points = Puntos de vida
range = Alcance
force = Fuerza
force-of = { $force } ({ $attribute })
defence = Defensa
movement = Movimiento
attacks-have = Sus ataques
vulnerable = Vulnerable a
special = Especial
tyre = Neumático
barrel = Barril
vomit = Vomitona de skag
machine-ammo = Máquina de munición
machine-meds = Máquina de medicinas
objective-crates = { $state ->
    [one] Caja de salsa
   *[other] { $state } cajas de salsa
}
objective-terminals = { $state ->
    [1] Terminal apagado
   *[other] Terminal encendido
}
objective-pillars = { $state ->
    [1] Pilar
   *[other] Pilar con bomba
}
result-won = ¡Escenario superado!
result-won-about = El público ruge. Habrá más.
result-boss-slain = ¡El Segador ha caído!
result-boss-slain-about = La campaña es vuestra.
result-no-respawn = Derrota: sin dinero no hay vuelta
result-no-respawn-about = Nadie paga la Estación Nuevo Tú.
result-plug = Derrota: os cortan la emisión
result-plug-about = Tantas rondas de ¡Despedidos! son demasiadas.
result-wanted-won = Recompensa cobrada
result-wanted-won-about = La presa ha caído.
result-wanted-lost = Recompensa perdida: la presa se escapa
result-wanted-lost-about = No cuesta nada más que la recompensa.
fact-rounds = Rondas
fact-kills = Bajas
fact-level = Nivel

## Questions

ask-act = ¿Qué hace?
ask-act-text = { $mini }
ask-activate = ¿Quién se activa?
ask-activate-text = { $next }
ask-ammo = ¿Quién se queda sin munición?
ask-ammo-text = Sin munición: el grupo dice qué armas se quedan vacías.
ask-arrange = Ordena tu equipo
ask-arrange-text = { $mini }
ask-barrel = ¿Dónde cae el barril?
ask-barrel-text = Junto a quien tiene el Protagonismo; el grupo dice dónde.
ask-bomb-order = ¿Qué bomba antes?
ask-bomb-order-text = Estallan varias bombas a la vez: el grupo dice en qué orden.
ask-burn-order = ¿Quién arde antes?
ask-burn-order-text = Arden varios: el grupo dice en qué orden.
ask-radiation-order = ¿A quién daña antes la Radiación?
ask-radiation-order-text = Afecta a varios a la vez: el grupo dice en qué orden.
ask-card-owner = ¿Para quién es la carta?
ask-card-owner-text = { $card }
ask-charge = ¿Adónde embistes?
ask-charge-text = { $mini }
ask-colour = ¿Con qué color?
ask-colour-text = A { $mini } le sale gratis, pero una de sus fichas dice qué dado se tira; no se gasta.
ask-crowd = ¿A quién más alcanza?
ask-crowd-text = { $number ->
    [one] Puede alcanzar a uno más.
   *[other] Puede alcanzar a { $number } más.
}
ask-crowd-victim = ¿A quién más alcanza el enemigo?
ask-crowd-victim-text = { $number ->
    [one] Alcanza a uno más.
   *[other] Alcanza a { $number } más.
}
ask-defend = ¿Con qué te defiendes?
ask-defend-text = { $attacker ->
    [nobody] { $mini } recibe un golpe de Fuerza { $force }
   *[other] { $attacker } ataca a { $mini } con Fuerza { $force }
}
ask-defend-order = ¿Quién se defiende antes?
ask-defend-order-text = Ataca a todos con Fuerza { $force }.
ask-deploy = ¿Dónde se coloca?
ask-deploy-text = { $mini }
ask-donate = ¿Ayudas a quien compra?
ask-donate-text = { $mini }
ask-element = ¿Qué elemento?
ask-element-text = { $mini }
ask-enemy-target = ¿A quién ataca el enemigo?
ask-enemy-target-text = { $mini }
ask-exchange = Intercambio de equipo
ask-exchange-text = { $mini }
ask-free-miniature = ¿Qué enemigo deja su miniatura?
ask-free-miniature-text = Sale a escena: { $foe }
ask-gather = ¿Recoges algo?
ask-gather-text = { $mini }
ask-give = ¿Qué das?
ask-give-text = { $mini }
ask-gunzerker = ¿GUNZERKER?
ask-gunzerker-text = { $mini } puede cerrar la activación con un disparo gratis de un arma que no haya usado este turno.
ask-hold-second = ¿A quién más atrapas?
ask-hold-second-text = { $mini }
ask-interact = ¿Qué usas?
ask-interact-text = { $mini }
ask-loot = ¿Usas Botín?
ask-loot-text = { $mini }
ask-loot-meanwhile = { ask-loot }
ask-loot-meanwhile-text = { $mini }
ask-lose-loot = ¿Qué ficha pierdes?
ask-lose-loot-text = { $mini }
ask-mend = ¿Qué ficha curas?
ask-mend-text = { $mini }
ask-move = ¿Adónde?
ask-move-text = { $mini }, { $steps ->
    [one] queda una zona
   *[other] quedan { $steps } zonas
}
ask-next-enemy = ¿Qué enemigo obedece ahora?
ask-next-enemy-text = Orden: { $order }
ask-patient = ¿A quién curas?
ask-patient-text = { $mini }
ask-pay = ¿Qué ficha gastas?
ask-pay-text = { $mini }: { $action }
ask-pay-shop = ¿Cómo pagas?
ask-pay-shop-text = { $card }: faltan { $missing }. No se da cambio.
ask-pick = Elige Buscacámaras
ask-pick-text = Cada uno tiene un ataque básico, una acción especial y tres árboles de habilidades.
ask-place-card = ¿Dónde va la carta?
ask-place-card-text = { $mini }: { $card }
ask-prize = ¿Qué carta se queda el grupo?
ask-prize-text = Una carta para alguien, como recompensa.
ask-react = ¿[RE]acción?
ask-react-text = Han herido a alguien a la vista: cada cual puede responder con una acción por una ficha, en el orden que queráis.
ask-reaction = ¿Cómo reacciona?
ask-reaction-text = { $mini }
ask-reload = ¿Qué arma recargas?
ask-reload-text = { $mini }
ask-reroll = ¿Repites la tirada?
ask-reroll-text = { $mini }: un { $die } en el dado, { $total } en total
ask-respawn-order = ¿Quién vuelve antes?
ask-respawn-order-text = Volver cuesta dinero, y los primeros eligen antes su zona.
ask-respawn-pay = ¿Quién paga la vuelta?
ask-respawn-pay-text = La Estación Nuevo Tú no es gratis: el grupo dice de quién es el dinero.
ask-respec = ¿Eliges de nuevo Árbol y habilidades?
ask-respec-text = { $mini }
ask-return-loot = ¿Qué ficha vuelve a la bolsa?
ask-return-loot-text = { $mini }
ask-route = ¿Por dónde va el enemigo?
ask-route-text = { $mini }, hacia la { $zone }
ask-save-gun = ¿Qué arma conserva balas?
ask-save-gun-text = { $mini }
ask-shield-wound = ¿Qué ficha de Escudo más?
ask-shield-wound-text = { $mini }
ask-shop = ¿Compras algo?
ask-shop-text = { $mini }: podéis reunir { $funds }
ask-skill = ¿Usas la habilidad?
ask-skill-text = { $mini }
ask-slot = ¿Qué ranura llenas?
ask-slot-text = { $mini }
ask-snack = ¿Qué se come?
ask-snack-text = { $mini }
ask-spawn = ¿Dónde aparece?
ask-spawn-text = Sale a escena: { $foe }
ask-spawn-zone = ¿Por qué zona entran?
ask-spawn-zone-text = El grupo dice por dónde entran los siguientes.
ask-spotlight = ¿Quién hereda el Protagonismo?
ask-spotlight-text = { $mini }
ask-stay-spent = ¿Qué ficha sigue gastada?
ask-stay-spent-text = { $mini }
ask-suffer = ¿Qué ficha se vuelve roja?
ask-suffer-text = { $mini }
ask-suppress = ¿Callas la respuesta?
ask-suppress-text = { $mini }
ask-swap = ¿Qué cambias?
ask-swap-text = { $mini }
ask-hold = { ask-target }
ask-hold-text = { $mini } con { action-hold }, d{ $sides }
ask-target = ¿Contra quién?
ask-target-text = { $mini } con { $action }, d{ $sides }
ask-trade-partner = ¿Con quién?
ask-trade-partner-text = { $mini }
ask-treat = ¿Qué curas?
ask-treat-text = { $mini }, { $points ->
    [one] queda un punto
   *[other] quedan { $points } puntos
}
ask-tree = ¿Qué Árbol de habilidades?
ask-tree-text = { $mini }
ask-victim = ¿A quién le toca?
ask-victim-text = Igual de heridos: el grupo dice a quién alcanza el ataque.
ask-wanted = ¿Jugáis la misión Se busca?
ask-wanted-text = Una partida corta con premio, antes del siguiente escenario.
key-pass = p
key-end-activation = f
key-act-move = m
key-act-interact = i
key-act-trade = t
key-act-swap = c
key-act-fists = b
key-act-hold = h
key-act-repair = r
key-act-kit = k
key-attack = a
key-in-order = o
key-keep-away = l
key-react = e
key-decline = d
key-equip = q
key-store = g
key-gather = n
key-use-loot = s
key-draw-card = x
group-zone = Zonas
group-target = Objetivos
group-obey = Enemigos

## Options

option-tree = { $hunter }: { $tree }
option-slot = { $hunter }: { $slot }
option-element = { $element }
option-zone = { $why ->
    [place] En la { $zone }
    [stay] Quedarse en la { $zone }
   *[go] Ir a la { $zone }
}
option-activate = Activar a { $hunter }
option-act = { $who ->
    [companion] { $mini }: { $action }
   *[hunter] { $action }
}
option-end-activation = Acabar la activación
option-start = Al empezar: { $effect }
option-gather = { $mini } recoge: { $loot }
option-gather-vomit = { $mini } limpia la vomitona
option-use-loot = { $hunter } usa: { $loot }
option-draw-card = { $hunter } cambia por carta: { $loot }
option-pay = Ficha { $colour } de { $mini }{ $hurt ->
    [yes] {" "}(herida, era { $origin })
   *[no] {""}
}
option-pay-run-and-gun = La ficha de { $card }
option-colour = { $colour }
option-target = { $mini }
option-at-barrel = El barril de la { $zone }
option-reroll = Repetir
option-ignore = Callar la respuesta
option-shield = Ficha de Escudo { $colour }
option-defend = { $attribute } con la ficha { $colour }, { $spent ->
    [yes] gastada
   *[no] disponible
}{ $hurt ->
    [yes] {" "}(herida, era { $origin })
   *[no] {""}
}
option-suffer = La ficha { $colour }, { $spent ->
    [yes] gastada
   *[no] disponible
}{ $hurt ->
    [yes] {" "}(herida, era { $origin })
   *[no] {""}
}
option-mend = Curar la que era { $origin } ({ $spent ->
    [yes] gastada
   *[no] disponible
})
option-cleanse = Quitar { $token }
option-stay-spent = La ficha { $colour }{ $hurt ->
    [yes] {" "}(herida, era { $origin })
   *[no] {""}
}
option-react = { $mini } reacciona
option-decline = { $mini } lo deja pasar
stake-barrel = Si el barril de la { $zone } revienta, alcanza a quien esté allí: { $who }.
stake-decline = { $hunter } lucha por su vida: si no mata ahora, queda fuera de la palestra.
stake-only-barrel = Al alcance solo está el barril de la { $zone }. Si revienta, alcanza a quien esté allí: { $who }.
option-gunzerk = Disparar { $card }
option-accept = Usarla: { $skill }
option-obey = { $enemy }
option-in-order = Que obedezcan tal como están
option-keep-away-next-enemy = Que obedezcan tal como están, lo más lejos posible de vosotros
option-keep-away-route = Este y los demás: lo más lejos posible de vosotros
option-keep-away-spawn = Este y los demás: lo más lejos posible de vosotros
option-first = { $mini }
option-roll-for-it = Que decida un dado
option-choose = { $hunter }
option-swap = { $way ->
    [on] Equipar { $into }
    [off] Guardar { $out }
   *[both] Guardar { $out } y equipar { $into }
}
option-give = Dar { $loot }
option-interact = Usar { $thing } ({ $zone })
option-equip = Equipar { $card }
option-store = Guardar { $card }
option-replace = Descartar { $old } por { $card }
option-discard = Descartar { $card }
option-return = { $loot }
option-save-gun = { $card }
option-reload = { $card }
option-money = Dinero de: { $hunter }
option-play-wanted = ¡A por la recompensa!
option-buy = Comprar { $card }
option-spend-loot = { $loot } de { $hunter }
option-resell = Revender { $card } de { $hunter }
option-pay-up = Pagarlo con fichas
option-take-back = Devolverlo, no comprar
option-respec = Elegir de nuevo el Árbol y las habilidades de { $hunter }
option-hand-over = Pasar { $card } a { $to }
option-donate = { $hunter } regala { $loot }
option-keep-card = Quedarse { $card }
pass-loot = No usar nada
pass-reroll = Dejarla así
pass-suppress = Que responda
pass-skill = No usarla
pass-gunzerker = Sin GUNZERKER
pass-wanted = Pasar de la recompensa
pass-shop = Pasar
pass-respec = Dejarlo como está
done-target = Parar aquí
done-crowd = A nadie más
done-treat = Basta
done-gather = Nada más
done-give = Nada más
done-hold-second = A nadie más
done-arrange = Listo
done-exchange = Listo

## The chronicle

told-show-began = ¡Empieza { $mission }! En cola: { $queue }; el Protagonismo es de { $spotlight }.
told-star-dealt = Movimiento estrella de { $hunter }: «{ $star }».
told-tree-chosen = { $hunter } sigue el Árbol { $tree }.
told-slot-filled = { $hunter } aprende de { $tree } ({ $slot }).
told-slot-filled-element = { $hunter } aprende de { $tree } ({ $slot }; { $element }).
told-placed = { $mini } entra en escena en la { $zone }.
told-round-began = Ronda { $round }. ¡Que siga el espectáculo!
told-activated = Le toca a { $hunter }.
told-activation-ended = { $hunter } ha terminado.
told-token-spent = { $mini } gasta una ficha { $colour }.
told-moved = { $mini } va de la { $start } a la { $zone }.
told-gathered = { $hunter } recoge { $loot } en la { $zone }.
told-vomit-cleared = { $hunter } limpia la vomitona de la { $zone }. Qué asco.
told-loot-drawn = { $where ->
    [floor] La bolsa suelta { $loot } en la { $zone }.
    [earned] { $hunter } se lleva lo que suelta la bolsa en la { $zone }: { $loot }.
    [works] De la bolsa sale { $loot }.
   *[hand] { $hunter } mete la mano en la bolsa: { $loot }.
}
told-loot-dropped = { $loot } queda en la { $zone }.
told-loot-used = { $hunter } usa { $loot }.
told-loot-lost = { $hunter } pierde { $loot }.
told-loot-traded = { $giver } da { $loot } a { $taker }.
told-bag-refilled = { $count ->
    [one] Vuelve una ficha a la bolsa.
   *[other] Vuelven { $count } fichas a la bolsa.
}
told-level-gained = ¡Subida de nivel! El grupo ya es de nivel { $level }.
told-bounty-found = ¡Cartel de Se busca! Habrá recompensa en el Entreacto.
told-card-drawn = Sale la carta { $card } ({ $hunter }).
told-card-placed = { $hunter } se queda { $card } ({ $equipped ->
    [yes] equipada
   *[no] guardada
}).
told-card-lost = { $hunter } descarta { $card }.
told-swapped = { $way ->
    [on] { $hunter } se equipa { $into }.
    [off] { $hunter } guarda { $out }.
   *[both] { $hunter } guarda { $out } y se equipa { $into }.
}
told-reloaded = { $hunter } recarga { $cards }.
told-ran-dry = { $hunter } sin munición: { $cards }.
told-recharged = { $mini } recarga su escudo.
told-healed = { $mini } se cura { $count ->
    [one] una herida
   *[other] { $count } heridas
}{ $colours ->
    [none] {""}
   *[other] {" "}({ $colours })
}.
told-cleansed = { $mini } se quita { $token }.
told-affected = { $mini } recibe { $token }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}.
told-element-rolled = Dado de { $element }: { $die }{ $works ->
    [yes] , ¡prende!
   *[no] , nada.
}
told-crowd-rolled = Control de masas: { $die }.
told-attacked = { $mini } ataca con { $action }: { $die } (d{ $sides }) + { $attribute }{ $modifiers } = { $total }.{ $luck ->
    [crit] {" "}¡CRÍTICO! La grada enloquece.
    [fumble] {" "}¡Pifia! Abucheo general.
   *[none] {""}
}
told-rerolled = { $mini } repite: { $before } pasa a { $after }.
told-struck = { $total } contra { $shield_die ->
    [0] la Defensa { $against }
   *[other] el escudo ({ $shield_die } en el dado, { $against } en total)
} de { $mini }: { $hit ->
    [yes] ¡dentro!
   *[no] falla.
}
told-barrel-struck = { $total } contra { $against } del barril de la { $zone }: { $hit ->
    [yes] acierta
   *[no] falla
}.
told-tried = { $mini }, { $action }: { $die } (d{ $sides }) + { $attribute } contra { $against }: { $success ->
    [yes] éxito
   *[no] fracaso
}.
told-wounded = { $why ->
    [burn] Las llamas muerden a { $mini }: { $wounds ->
        [one] una herida
       *[other] { $wounds } heridas
    }.
    [radiation] La radiación roe a { $mini }: { $wounds ->
        [one] una herida
       *[other] { $wounds } heridas
    }.
   *[hit] { $shields ->
        [0] { $mini } { $wounds ->
            [0] no sufre ninguna herida
            [one] encaja una herida
           *[other] encaja { $wounds } heridas
        }.
       *[other] El escudo de { $mini } para { $shields ->
            [one] una herida
           *[other] { $shields } heridas
        }{ $wounds ->
            [0] {" "}y no deja pasar nada
            [one] {" "}y deja pasar una
           *[other] {" "}y deja pasar { $wounds }
        }.
    }
}
told-eliminated = { $credited ->
    [yes] ¡Y FUERA! { $by } elimina a { $mini } en la { $zone }.
   *[no] ¡Y FUERA! { $mini } se despide del público en la { $zone }.
}{ $needed ->
    [0] {""}
   *[other] {" "}Van { $kills } de { $needed }.
}
told-barrel-exploded = ¡BUM! El barril de la { $zone } revienta: { $back }.
told-blasted = { $source } sacude la { $zone } con Fuerza { $force }{ $die ->
    [yes] {" "}(d10)
   *[no] {""}
}.
told-enemy-attacked = { $mini } va a por { $target }: Fuerza { $force }, se resiste con { $resist }.
told-event-attacked = Un ataque de Fuerza { $force } contra { $target } ({ $resist }).
told-extra-rolled = Heridas adicionales: { $die }.
told-defended = { $mini } se defiende{ $shield ->
    [yes] {" "}tras su escudo
   *[no] {""}
}: { $die } (d{ $sides }) + { $attribute }{ $modifiers } contra { $against }: { $success ->
    [yes] aguanta
   *[no] no basta
}.
told-went-down = { $fights ->
    [yes] ¡{ $hunter } cae! O mata a alguien ahora mismo, o adiós.
   *[no] ¡{ $hunter } cae, y no le queda ficha con la que luchar!
}
told-survived = ¡{ $hunter } se levanta como si nada! Esto sí que es televisión.
told-shut-down = { $mini } queda fuera de servicio.
told-replied = { $mini } responde a la pifia de { $hunter }.
told-suppressed = { $hunter } no deja responder a nadie.
told-reacted = [RE]acción de { $mini }{ $fight ->
    [yes] , por su vida
   *[no] {""}
}.
told-spotlight-moved = El Protagonismo pasa a { $hunter } ({ $why }).
told-announced = ¡Atención, palestra! Anuncio: «{ $card }».
told-die-decided = El dado decide por el grupo.
told-order-began = Orden: { $order }.
told-event-drawn = Sorpresa en directo: «{ $event }».
event-of-boss = Un evento del Jefe:
told-slaughter-began = ¡ESCABECHINA! Se apagan los focos y se encienden los rojos.
told-spawned = ¡Más carne! { $mini } aparece en la { $zone }.
told-supply-empty = No queda ninguno en la reserva ({ $kind }): los que hay se lanzan.
told-removed = { $mini } desaparece de la { $zone }.
told-special-used = { $mini }: { $special }.
told-tyre-added = Un neumático más en la { $zone }.
told-barrel-added = Rueda un barril hasta la { $zone }.
told-machine-used = { $hunter } usa la máquina de la { $zone }: { $machine }.
told-chest-opened = { $hunter } abre { $sort } en la { $zone }: { $content }.
told-money-gained = { $money } al fondo común.
told-objective-done = { $hunter }, { $zone }: { $what }.
told-box-read = !!! Se lee el recuadro secreto de { $scenario }.
told-cleanup-rolled = Pasa la limpieza: { $die ->
    [1] un 1, se llevan todo el botín del suelo.
    [4] un 4, se acaban los efectos.
   *[other] un { $die }, todo sigue como está.
}
told-respawned = { $price ->
    [1] { $hunter } sale de la Estación Nuevo Tú en la { $zone }, por { $money }.
   *[other] { $hunter } sale de la Estación Nuevo Tú en la { $zone }, por el doble: { $money }.
}
told-scenario-ended = { $result }
told-wanted-began = Se busca: { $card }. En cola: { $queue }; la palestra: { $arena } (dado { $die }).
told-offer-shown = Las máquinas ofrecen { $cards }.
told-bought = { $hunter } compra { $card } por { $paid }.
told-resold = { $hunter } revende { $card }.
told-handed-over = { $giver } pasa { $card } a { $taker }.
told-deck-hardened = El público pide más: el mazo de Anuncios se endurece { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}.

## Probabilidades y motivos

odds-shot = acierta { $hit } %, elimina { $kill } %
odds-barrel = revienta { $hit } %
odds-holds = aguanta { $chance } %
odds-works = sale { $chance } %
no-act = Otra acción
no-move = Moverse
no-weapon = { $card }
reason-no-token = no quedan fichas disponibles
reason-cryo = está congelado en el sitio
reason-empty = sin munición hasta que recargue
reason-thrown = ya se ha lanzado este turno
reason-no-target = nadie a tiro desde aquí
the-pool = el fondo común

## La campaña

standing = La campaña hasta ahora
standing-over = Fin de la campaña
standing-won = El Segador Psicópata ha muerto: la palestra tiene nuevos campeones
standing-next = El siguiente programa: { $mission }
standing-again = El público quiere repetición: { $mission }
standing-level = Nivel del grupo
standing-retries = Repeticiones

## Junto a las opciones

cost-free = gratis
cost-token = 1 ficha
about-move = roja 1 zona, amarilla 2, verde 3
about-swap = cambia lo equipado por lo guardado
about-interact = abre o usa algo de tu zona; las máquinas, también desde la contigua
about-trade = intercambia Botín con alguien de tu zona
about-hold = tirada de Voluntad; si sale, el enemigo queda congelado
about-repair = tirada de Tecnología; devuelve al Oso de Hierro o sus fichas
about-kit = tirada de Medicina; cura a alguien cercano
about-attack = { $attribute } { $value }, alcance { $bands }
about-pay-move = hasta { $steps ->
    [one] una zona
   *[other] { $steps } zonas
}
about-pay-none = el color da igual: no se tira
about-pay-die = tira un d{ $sides }
about-enemy = { $zone }, Defensa { $defence }, vida { $life }
about-loot-health = cura heridas o quita efectos
about-loot-ammo = recarga todas las armas
about-loot-gun = cambia de armas sin gastar ficha
about-loot-money = paga vueltas y compras
about-loot-level_up = el grupo sube de nivel
about-loot-wanted = abre una misión Se busca
about-loot-legendary = una carta de Torgue
about-shield = fichas: { $colours }
about-tokens = fichas disponibles: { $tokens }
none-left = ninguna
ready-tokens = Fichas listas
spent-tokens = Fichas gastadas
wounds = Heridas

## Bajo las preguntas

about-next = Después, los enemigos: «{ $card }» ({ $orders })

## Qué hace cada efecto

about-effect-accurate = se suma a la tirada
about-effect-ammo_eater = tras el ataque queda sin munición
about-effect-charge = antes puede moverse según la ficha
about-effect-chosen = el que eligió su habilidad
about-effect-crowd_control = alcanza hasta 1d4 enemigos de la zona
about-effect-disposable = se descarta al usarse
about-effect-explosive = alcanza a todos en la zona, amigos también
about-effect-extra = tira un dado de heridas de más
about-effect-lethal = una herida más
about-effect-overload = su elemento prende con 3 o 4 en el d4
about-effect-pistol = deja defenderse cuerpo a cuerpo con A distancia
about-effect-precision = se puede repetir la tirada
about-effect-run_and_gun = trae una ficha amarilla para [RE]acciones
about-effect-small_magazines = una pifia la deja sin munición
about-effect-stun = la víctima recupera una ficha menos
about-effect-suppression = la primera pifia del turno queda sin respuesta
about-effect-swift = repite el ataque esas veces sin más fichas
about-effect-corrosion = con 4 en el d4, −1 a las defensas por ficha
about-effect-cryo = con 4 en el d4, no puede moverse
about-effect-incendiary = con 4 en el d4, una herida tras cada turno enemigo
about-effect-radiation = con 4 en el d4, al caer estalla con Fuerza d10
about-effect-shock = con 4 en el d4, gasta sus escudos y no los recarga
about-effect-slag = con 4 en el d4, cada ataque le hace una herida más

special-throwing_axe-about = { special-throwing_axe }: ataca al más cercano sin el Protagonismo, a 3 zonas o menos; se resiste con Reflejos
special-boom-about = { special-boom }: corre hasta un Buscacámaras y estalla con Fuerza 8
special-roar-about = { special-roar }: los demás de su familia se mueven
special-aimed_shot-about = { special-aimed_shot }: ataca al Protagonista, a 4 zonas o menos, con Fuerza +1
special-frag_out-about = { special-frag_out }: ataca a todos en la zona del objetivo
special-dig_in-about = { special-dig_in }: Defensa +1 hasta su próximo turno
special-torch-about = { special-torch }: ataque Ígneo que prende con 3 o 4
special-high_calibre-about = { special-high_calibre }: Fuerza +2 y Letal en este turno
special-rampage-about = { special-rampage }: ataca a todos los que tiene al alcance
special-leap-about = { special-leap }: se mueve 2 zonas y ataca
special-bile-about = { special-bile }: ataque de Corrosión 2 que prende con 3 o 4
special-howl-about = { special-howl }: aparecen dos cachorros de skag
special-fountain-about = { special-fountain }: ataca a todos los de una zona a 3 o menos
special-audit-about = { special-audit }: quien tenga 3 fichas de Botín o más pierde una
special-reweld-about = { special-reweld }: se cura 1 y recarga su escudo
special-run_at_them-about = { special-run_at_them }: se mueve y ataca
special-reboot-about = { special-reboot }: recarga su escudo y da Electricidad a los que están a 1 zona
special-snack-about = { special-snack }: se come algo cercano y se cura 2
special-fanning-about = { special-fanning }: ataca una vez más en este turno
special-reaping-about = { special-reaping }: ataca con 1d4 heridas de más
special-leech-about = { special-leech }: se cura 1 por cada Buscacámaras con todas las fichas rojas

## Qué hace cada Evento

event-free_samples-about = Cada Buscacámaras saca una ficha de Botín
event-price_gouging-about = Volver por la Estación cuesta el doble esta ronda
event-tyre_delivery-about = Un neumático cae en la zona del Protagonista
event-barrel_roll-about = Un barril cae junto al Protagonista
event-power_surge-about = Todos recargan sus escudos
event-static_storm-about = Electricidad para quien lleva escudo
event-acid_sprinklers-about = Corrosión para todos los Buscacámaras
event-cold_snap-about = Criogenización para el Protagonista
event-hot_floor-about = Quemadura para el Protagonista
event-slag_shower-about = Slag para todo el mundo
event-reinforcements-about = Llega otra Generación
event-adrenaline-about = Los enemigos se mueven y atacan otra vez
event-crowd_favourite-about = El Protagonista se cura 2
event-boo-about = Aturdimiento para el Protagonista
event-stage_hands-about = El Botín del suelo vuelve a la bolsa
event-wardrobe_malfunction-about = Alguien a elegir se queda sin munición
event-jackpot-about = Una ficha de Dinero al fondo común
event-fixed_fight-about = Fuerza +1 para los enemigos esta ronda
event-thick_skins-about = Defensa +1 para los enemigos hasta su próximo turno
event-camera_two-about = El Protagonismo pasa al siguiente
event-nine_fingers_drops_in-about = Nueve Dedos entra por la zona más lejana
event-bolt_mamas_cameo-about = Mamá Tornillo entra por la zona más lejana
event-kennel_accident-about = Tres cachorros de skag entran por la zona más cercana
event-vending_glitch-about = El Protagonista roba una carta de ARMA$
event-smoke_break-about = En este turno los enemigos se mueven en vez de atacar
event-finishers-about = Los enemigos usan sus acciones especiales
event-reapers_whistle-about = Escabechina y acciones especiales
event-harvest-about = Ataque de Fuerza 6 contra quien tiene más fichas rojas
event-bone_confetti-about = Ataque de Fuerza 5 en la zona del Protagonista
event-choir_practice-about = Aparece un Psicópata cabronazo
event-grave_appetite-about = El Segador se cura 3 y recarga; si no está, otro Evento
event-long_shadow-about = Los psicópatas mueven 2 zonas más esta ronda

## Por qué una jugada es mejor

feature-ammo = armas cargadas
feature-enemies = enemigos en la Palestra
feature-fallen = Buscacámaras eliminados
feature-frailty = Buscacámaras a una herida de caer
feature-gear = Equipamiento
feature-harm = heridas probables en el próximo turno enemigo
feature-lateness = objetivo por cumplir con poco tiempo
feature-medicine = fichas de Salud
feature-money = Dinero para regenerarse
feature-outset = Buscacámaras por llegar
feature-pace = lo que cada ronda tiene que aportar desde ahora
feature-pressure = enemigos cerca del Protagonismo
feature-progress = objetivo cumplido
feature-ruin = no quedar Dinero para regenerarse
feature-shields = Escudos disponibles
feature-time = rondas que quedan
feature-tokens = fichas de Acción disponibles
feature-toughness = aguante de los enemigos
feature-way = camino hasta los objetivos
feature-wounds = heridas

## Lecciones

lesson-opening_night-goal = ¡Te damos la bienvenida al programa del señor Torgue! Esta línea dice siempre qué hace falta: aquí, 26 bajas. Al lado, en rojo, cómo perderías. { $seats ->
    [1] Cuatro Buscacámaras ya están en la palestra y los llevas a todos.
   *[other] Cuatro Buscacámaras ya están en la palestra: ganáis o perdéis juntos.
}
lesson-opening_night-activate = En cada ronda actúa una vez cada Buscacámaras, en el orden que quieras. { $seats ->
    [1] Empieza con Mordecai, que dispara lejos.
   *[other] Empieza con uno de los tuyos.
}
lesson-opening_night-tokens = Esta es la carta de quien actúa. Las fichas son el combustible: cada acción cuesta una. La verde tira un d12, la amarilla un d8 y la roja un d6. Al dado se le suma A distancia, Cuerpo a cuerpo o lo que toque.
lesson-opening_night-attack = { $seats ->
    [1] Que dispare: elige la acción con su arma.
   *[other] Ataca si alguien está al alcance: elige un arma. Si no, acércate.
} En el tablero se ilumina a quién puede dar desde aquí.
lesson-opening_night-pay = ¿Con qué ficha? La verde es el mejor dado. Paga con ella.
lesson-opening_night-target = ¿A quién? Cada botón dice qué probabilidad hay. También dice la Defensa: el dado y A distancia juntos deben alcanzarla.
lesson-opening_night-rolled = Así es un ataque: el dado, más el atributo, contra la Defensa. Casi todos estos caen con un impacto. La ficha gastada vuelve al acabar la ronda.
lesson-opening_night-kill = Una baja, y aquí sube la cuenta. Quien cae suelta botín: fichas que curan o ayudan, o que se cambian por una carta.
lesson-opening_night-on = Sigue hasta gastar las fichas: la opción marcada es una buena idea. También puedes guardar una ficha para defenderte y acabar la activación.
lesson-opening_night-move = Moverse también es una acción y cuesta una ficha: hasta 3 zonas con una verde, 2 con una amarilla, 1 con una roja. Quien está al descubierto es presa fácil; a quien tienen a tiro, le disparan.
lesson-opening_night-where = Se iluminan las zonas a las que llegas. Ve donde puedas atacar después; los neumáticos son cobertura.
lesson-opening_night-queue = Lo que viene tras tus Buscacámaras está aquí, boca arriba: las órdenes del próximo Anuncio, de izquierda a derecha. «Movimiento, Ataque» quiere decir que cada enemigo primero se mueve y luego ataca.
lesson-opening_night-defend = ¡Te atacan! Elige una ficha para defenderte, cuanto más verde mejor, gastada o no: no se consume. Si alcanzas la Fuerza del ataque, no pasa nada.
lesson-opening_night-wounds = Quien falla queda herido: una ficha se vuelve roja, y las rojas tiran mal. Quien solo tiene rojas y recibe otra herida cae, y tendrá que luchar por su vida.
lesson-opening_night-round = Ronda nueva: todas las fichas están listas otra vez y espera el siguiente Anuncio. Cuando se acabe la cola, «¡Despedidos!» cuenta las rondas que te quedan. ¡Que siga el espectáculo!
lesson-opening_night-others = { $seats ->
    [1] Ahora los demás: la opción marcada es una buena idea.
   *[other] Sigue así: la opción marcada es una buena idea.
} Repartíos para que cada uno tenga a quién disparar, y recoged lo que caiga.

## Glosario

term-vault-hunter = Buscacámaras
term-vault-hunter-means = Uno de los cuatro héroes del programa: una carta con Atributos, fichas de Acción y una regla especial, y una miniatura pequeña.
term-action-token = Ficha de Acción | fichas de Acción | ficha | fichas
term-action-token-means = El combustible de una acción; su color es el dado: verde d12, amarillo d8, rojo d6.
term-spend = Gastada | Gastado | gastadas | gastar
term-spend-means = Vuelta boca abajo: no se usa hasta reactivarla. Una ficha gastada aún puede defender.
term-ready = Reactivar | reactiva | reactivada | reactivan
term-ready-means = Volver boca arriba, y útil como antes.
term-crit = Crítico | críticos
term-crit-means = La cara más alta de un dado: es éxito sea cual sea el total.
term-fumble = Pifia | pifias
term-fumble-means = Un 1: falla sea cual sea el total, y los enemigos pueden responder.
term-spotlight = Protagonismo | Protagonista
term-spotlight-means = Quien lo tiene es el objetivo principal de los enemigos, y zanja lo que el grupo no decide.
term-star-move = Movimiento estrella | Movimientos estrella
term-star-move-means = Una carta propia de cada Buscacámaras. Dice con qué hazaña consigue el Protagonismo.
term-announcement = Anuncio | Anuncios
term-announcement-means = La carta que dice qué hacen los enemigos en la ronda: sus órdenes, una tras otra.
term-slaughter = Escabechina
term-slaughter-means = Una orden que vale hasta el próximo turno de los enemigos; el escenario dice qué hace.
term-reaction = [RE]acción | [RE]acciones
term-reaction-means = Tras una herida de un ataque: una acción al momento, a cambio de una ficha.
term-fight-for-life = Lucha por tu vida
term-fight-for-life-means = Quien iba a ser eliminado tiene una última [RE]acción. Si mata a alguien, vuelve a ponerse en pie.
term-zone = Zona | zonas
term-zone-means = Sitio para tres miniaturas pequeñas o una grande. El alcance se cuenta en zonas.
term-sight = LdV | línea de visión
term-sight-means = Una línea recta entre los centros que no cruza ninguna zona con un enemigo.
term-defence = Escudo | escudos
term-defence-means = Sus fichas defienden antes que las del Buscacámaras y se quedan la herida si fallan.
term-loot = Botín
term-loot-means = Fichas de la bolsa: curan, recargan, pagan o se cambian por una carta.
term-unique = Único | Únicos
term-unique-means = Un enemigo con nombre propio. Deja una ficha Legendaria.
term-respawn = Regenerar | regeneración | regenerado
term-respawn-means = Un Buscacámaras eliminado vuelve en una Estación Nuevo Tú, pagando.
term-companion = Ayudante | Ayudantes
term-companion-means = Un aliado con su propia miniatura que actúa con las fichas de su Buscacámaras.
term-burn = Quemadura | quemaduras | Ígneo | Ígnea
term-burn-means = Quien la tiene sufre una herida por ficha al final de cada turno de los enemigos.
term-cryo = Criogenización
term-cryo-means = Quien la tiene no puede moverse.
term-shock = Electricidad
term-shock-means = Los escudos de quien la tiene se gastan y no se recargan.
term-corrosion = Corrosión
term-corrosion-means = Quien la tiene se defiende con 1 menos por cada ficha.
term-slag = Slag
term-slag-means = Quien lo tiene sufre una herida más de cada ataque con éxito.
term-radiation = Radiación
term-radiation-means = Quien cae con ella explota y puede herir a todos a su alrededor.
term-stun = Aturdimiento | aturdido
term-stun-means = La próxima vez, ese Buscacámaras reactiva una ficha menos por cada ficha de Aturdimiento.
term-explosive = Explosivo | Explosiva
term-explosive-means = Un ataque que alcanza a todos en la zona del objetivo, amigos y enemigos.
term-swift = Veloz
term-swift-means = La misma acción se repite tantas veces más, sin otra ficha.
term-lethal = Letal
term-lethal-means = Un ataque que causa una herida más si tiene éxito.
term-interlude = Entreacto
term-interlude-means = Entre dos escenarios: compras, árboles de habilidades y quizá una misión de Se busca.

## Leyenda de símbolos

symbol-plain-circle = Fichas de Acción o de Escudo: el color es el dado
symbol-hearts = Puntos de vida, o heridas
symbol-star-medal = El Protagonismo
symbol-burning-embers = Quemadura; Escabechina
symbol-energy-shield = Escudo
symbol-knockout = Aturdimiento; lucha por su vida
symbol-acid-blob = Corrosión
symbol-frozen-orb = Criogenización
symbol-lightning-arc = Electricidad
symbol-vomiting = Slag; vomitona de skag
symbol-radioactive = Radiación
symbol-public-speaker = El próximo Anuncio
symbol-cash = Dinero del fondo común
symbol-trophy = Nivel
symbol-scroll-unfurled = Regla especial del escenario
symbol-house = Estación Nuevo Tú
symbol-magic-portal = Zona de Generación
symbol-pistol-gun = Botín: un arma
symbol-bullets = Botín: munición
symbol-first-aid-kit = Botín: salud
symbol-swap-bag = Botín; la bolsa
symbol-wanted-reward = Se busca
symbol-locked-chest = Cofre de botín
symbol-ammo-box = Cofre de munición
symbol-mailbox = Buzón
symbol-vending-machine = Máquina expendedora
symbol-barrel = Barril
symbol-ancient-columns = Pilar
symbol-car-wheel = Neumáticos
symbol-wooden-crate = Caja
symbol-tv = Terminal
symbol-card-draw = El mazo de Eventos
symbol-hourglass = Rondas que quedan al acabarse el programa
symbol-flag-objective = El objetivo
symbol-death-skull = Lo que haría perder la partida
