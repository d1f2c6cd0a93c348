# Under our Sun en español. El texto de cartas y reglas es nuestro.

## El juego

game-title = Under our Sun
game-about = El sol quemó el mundo y New Haven aguanta. Explorad loseta a loseta los alrededores, bebed, comed, dormid y luchad para cumplir la misión, de una a seis personas. Y quizá haya entre vosotros un Hijo de la Libertad. Losetas, cartas y misiones son nuestras: el reglamento no trae las de la caja.
game-icon = sunrise
mission-deep_water = Agua profunda
mission-deep_water-about = El pozo de New Haven se seca. Buscad el viejo pozo profundo, reparad su bomba y llevad el agua a casa.
mission-signal_fire = Fuego de señales
mission-signal_fire-about = Un repetidor solar podría pedir ayuda. Reparadlo, calibradlo y defendedlo.
mission-clinic = La clínica
mission-clinic-about = La fiebre se extiende. En la clínica en ruinas queda suero, y algo más.
mission-outpost = Asalto al puesto
mission-outpost-about = Los Hijos de la Libertad tienen a uno de los vuestros. Sacadlo de su jaula y traedlo a casa.
mission-bunker = Búnker cero
mission-bunker-about = Dos mitades de un código, una puerta de acero y lo que la guarda.
role-player-1 = Jugador 1
role-player-2 = Jugador 2
role-player-3 = Jugador 3
role-player-4 = Jugador 4
role-player-5 = Jugador 5
role-player-6 = Jugador 6
setting-mode = Modo
setting-mode-about = En semicooperativo cada cual recibe una carta de grupo secreta; una puede ser la de un Hijo de la Libertad. Solo con dos o más.
setting-mode-recommended = El que recomienda la misión
setting-mode-coop = Cooperativo
setting-mode-semicoop = Semicooperativo, con roles secretos
setting-expansion = Personajes de la expansión
setting-expansion-about = También la contrabandista y la bombera. Con cinco o seis, siempre.
setting-one-weapon = Un arma por ataque
setting-one-weapon-about = Regla de la casa: cada ataque usa una sola arma en vez de sumar todas.
setting-names = Dar nombre a los personajes
setting-names-about = Cada cual puede elegir un nombre para su personaje, que usan la pantalla y la crónica. No tiene efecto.
setting-sneak-away = Escabullirse de los enemigos
setting-sneak-away-about = Si los enemigos golpean a quien está ante ellos y se va con un movimiento sigiloso logrado. A quien ya estaba en sigilo no lo golpean.
setting-sneak-away-struck = Golpean: el sigilo solo protege en la loseta de llegada
setting-sneak-away-unseen = No golpean: un movimiento sigiloso logrado los burla
setting-start-items = Objetos iniciales
setting-start-items-about = Recomendado: se compran y se reparten por ti, y la primera mañana empieza enseguida.
setting-start-items-own = Compramos nosotros
setting-start-items-recommended = Recomendado
setting-karma = Karma
setting-karma-about = Qué dados pueden volver a tirarse con karma.
setting-karma-own = Los propios y los de quien te combate
setting-karma-any = Cualquier tirada de un personaje o enemigo, por cualquiera
setting-ask-always = Que las pausas no delaten
setting-ask-always-about = Se pregunta a todo el que, por lo que todos saben, podría tener respuesta, para que ninguna pausa descubra un secreto.
setting-ask-always-auto = Donde juegan varias personas
setting-ask-always-always = Siempre
setting-ask-always-never = Nunca
window-attacked = Reaccionar cuando otro personaje te ataca
window-cancel = Parar daño con chaqueta o chaleco
window-interrupt = Actuar con PA guardados tras la acción de otro
window-interrupt-duel = Atacar a un personaje con PA guardados tras una acción
window-join = Unirte a un combate
window-karma = Repetir dados con karma
window-last-action = Últimas acciones de combate de la fase
window-last-action-duel = Atacar a un personaje como última acción de la fase
window-rescue = Recibir daño por otro
window-sons = Cuando te atacan Hijos de la Libertad

## El final

result-mission = Misión cumplida
result-mission-about = New Haven verá otro amanecer.
result-traitor-dead = El Hijo de la Libertad ha caído
result-traitor-dead-about = Los supervivientes se han librado de quien los traicionaba.
result-failed = Derrota: la misión ha fracasado
result-failed-about = { $alive ->
    [yes] Se ha acabado el tiempo.
   *[no] No queda nadie con vida.
}
result-failed-traitor = La misión ha fracasado: gana el Hijo de la Libertad
result-failed-traitor-about = Vivir para verlo era todo lo que necesitaba.
result-besieger = New Haven está sitiada: gana el Hijo de la Libertad
result-besieger-about = Tres de los suyos acampan a las puertas.
result-executioner = Las ejecuciones se han cumplido: gana el Hijo de la Libertad
result-executioner-about = Ya faltan demasiados para siempre.
result-smuggler_king = El botín ya está lejos: gana el Hijo de la Libertad
result-smuggler_king-about = Solo, lejos y con los bolsillos llenos.
fact-day = Día
fact-tiles = Losetas reveladas
fact-card = Carta de misión
fact-dead = Muertos
fact-sons = Hijo de la Libertad
out-of = { $now } de { $most }
nobody = nadie
nothing = nada

## Personajes

char-medic = Médica
who-medic = La médica
whom-medic = a la médica
the-medic = la médica
char-medic-text = Cura de campaña: una vez al día, por 1 PA, cura 2 PS o quita la infección a alguien de su loseta.
char-hunter = Cazador
who-hunter = El cazador
whom-hunter = al cazador
the-hunter = el cazador
char-hunter-text = Proveedor: al saquear un animal consigue siempre 1 comida más.
char-soldier = Soldado
who-soldier = El soldado
whom-soldier = al soldado
the-soldier = el soldado
char-soldier-text = Instrucción: una vez por fase añade un dado verde a un ataque.
char-engineer = Ingeniera
who-engineer = La ingeniera
whom-engineer = a la ingeniera
the-engineer = la ingeniera
char-engineer-text = Apaños: una vez al día se ahorra un recurso al crear algo.
char-smuggler = Contrabandista
who-smuggler = La contrabandista
whom-smuggler = a la contrabandista
the-smuggler = la contrabandista
char-smuggler-text = Labia: cada carta que compra le cuesta 1 agua menos.
char-firefighter = Bombera
who-firefighter = La bombera
whom-firefighter = a la bombera
the-firefighter = la bombera
char-firefighter-text = Rescate: una vez al día recibe hasta 2 de daño en lugar de alguien de su loseta.
char-named = { $name } ({ $character })
whom-named = a { $name }
name-ada = Ada
name-bruno = Bruno
name-carla = Carla
name-dario = Darío
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
hp = Salud
ap = PA
water = Agua
karma = Dados de karma
condition-tired = Cansado
condition-ok = OK
condition-fit = En forma
skill-strength = Fuerza
skill-dexterity = Destreza
skill-stealth = Sigilo
skill-melee = Melé
skill-ranged = A distancia
free-spaces = Huecos libres
equipment-slots = Equipo
is-dead = Muerte: aún se puede reanimar
is-eliminated = Fuera de la partida
badge-first = Jugador inicial
badge-stealth = En sigilo
badge-wounded = Herida: un dado rojo más en sus tiradas
badge-infected = Infección: pierde 1 PS cada mañana y cada noche
badge-waiting = Espera con PA para combatir
badge-ability-used = Habilidad gastada
badge-unmasked = Se ha revelado como Hijo de la Libertad

## Dados y cubos

dice-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdes
}
dice-yellow = { $count ->
    [one] 1 amarillo
   *[other] { $count } amarillos
}
dice-blue = { $count ->
    [one] 1 azul
   *[other] { $count } azules
}
dice-red = { $count ->
    [one] 1 rojo
   *[other] { $count } rojos
}
dice-none = ningún dado
face-green = verde { $value }
face-yellow = amarillo { $value }
face-blue = azul { $value }
face-red = rojo { $value }
goods-food = comida
goods-cloth = tela
goods-metal = metal
goods-connector = conector
goods-wood = madera
goods-alcohol = alcohol
goods-plastic = plástico
goods-cartridge = cartucho
goods-arrow = flecha
goods-water = agua
count-food = { $count } comida
count-cloth = { $count } tela
count-metal = { $count } metal
count-connector = { $count ->
    [one] 1 conector
   *[other] { $count } conectores
}
count-wood = { $count } madera
count-alcohol = { $count } alcohol
count-plastic = { $count } plástico
count-cartridge = { $count ->
    [one] 1 cartucho
   *[other] { $count } cartuchos
}
count-arrow = { $count ->
    [one] 1 flecha
   *[other] { $count } flechas
}
count-water = { $count } de agua
count-random = { $count ->
    [one] 1 recurso al azar
   *[other] { $count } recursos al azar
}
count-loot = { $count ->
    [one] 1 carta de botín
   *[other] { $count } cartas de botín
}
odds-test = { $chance } % de pasar
odds-attack = { $damage } de daño de media, { $kill } % de derrotar

## Losetas

tile-new_haven = New Haven
tile-dry_field = Campo seco
tile-birch_copse = Abedular
tile-petrol_station = Gasolinera
tile-cracked_highway = Autopista rota
tile-riverbank = Ribera
tile-farmhouse = Granja
tile-scrapyard = Desguace
tile-pharmacy = Farmacia
tile-marsh = Marisma
tile-rocky_slope = Pedregal
tile-motel = Motel
tile-supermarket = Supermercado
tile-pine_forest = Pinar
tile-quarry = Cantera
tile-burnt_village = Aldea quemada
tile-radio_mast = Antena
tile-school = Escuela
tile-spring = Manantial
tile-barn = Granero
tile-mine_entrance = Bocamina
tile-workshop = Taller
tile-old_cemetery = Cementerio viejo
tile-sand_dunes = Dunas
tile-dam = Presa
tile-camping_ground = Zona de acampada
tile-brewery = Cervecería
tile-ruined_clinic = Clínica en ruinas
tile-solar_relay = Repetidor solar
tile-sons_outpost = Puesto de los Hijos
tile-deep_well = Pozo profundo
tile-bunker_gate = Puerta del búnker
tile-facedown = Loseta boca abajo
tile-unknown = una loseta desconocida
tile-unexplored = Sin explorar
tile-number = Loseta { $number }
unknown-place = lo desconocido, al { $way }
way-1 = norte
way-2 = noreste
way-3 = sureste
way-4 = sur
way-5 = suroeste
way-6 = noroeste
cell-move = entrar cuesta { $move } PA
cell-spaces = { $spaces ->
    [one] cabe 1 personaje
   *[other] caben { $spaces } personajes
}
cell-no-spaces = sin límite de personajes
move-value = Valor de movimiento
spaces = Personajes
water-source = Fuente de agua
stored-water = Agua guardada
enemy-symbols = Símbolos de enemigo activos
event-marker = Evento: roba una carta quien entre primero
container-strength = Contenedor de fuerza
container-dexterity = Contenedor de destreza
camp = Campamento
campfire = Hoguera
stove = Fogón
is-new-haven = Aquí no se roban cartas de noche.
token-camp = Campamento
token-fire = Hoguera
token-stove = Fogón
token-goods = { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
token-water = { $count ->
    [one] Fuente de agua: 1 carga
   *[other] Fuente de agua: { $count } cargas
}
token-cards = { $count ->
    [one] 1 carta en el suelo
   *[other] { $count } cartas en el suelo
}
token-event = Evento
token-container = { $count ->
    [one] 1 contenedor
   *[other] { $count } contenedores
}
token-symbols = { $count ->
    [one] Símbolo de enemigo
   *[other] { $count } símbolos de enemigo
}
token-trap = Trampa para animales
mark-fight = Combate

## Enemigos y comerciantes

enemy-stray_dog = Perro callejero
enemy-wild_boar = Jabalí
enemy-wild_boar-text = Añade un dado azul en la ronda inicial de combate.
enemy-viper = Víbora
enemy-viper-text = Su ataque infecta si hace 1 o más de daño.
enemy-wolf = Lobo
enemy-bear = Oso
enemy-scavenger = Carroñero
enemy-scavenger-text = Al aparecer coge de la loseta el recurso más barato; quien lo saquee se lo queda.
enemy-bandit = Bandido
enemy-marksman = Tirador
enemy-raider_chief = Jefe de saqueadores
enemy-sol_recruit = Recluta de los Hijos
enemy-sol_rifleman = Fusilero de los Hijos
enemy-sol_zealot = Fanático de los Hijos
enemy-sol_zealot-text = Mientras vive, los demás Hijos de su loseta añaden un dado azul en melé.
enemy-scorched = Abrasado
enemy-scorched-text = Su ataque infecta si hace 2 o más de daño.
enemy-howler = Aullador
enemy-howler-text = Al aparecer atrae un paso a los enemigos libres que estén a 2 losetas o menos.
enemy-spitter = Escupidor
enemy-spitter-text = Su ataque infecta si hace 1 o más de daño.
enemy-colossus = Coloso
enemy-colossus-text = Nunca se acerca cuando le disparan.
type-animal = Animal
type-human = Humano
type-mutant = Mutado
type-sons = Hijo de la Libertad
type-trader = Comerciante
body = Cuerpo: se puede saquear
rotated = Ya ha atacado en esta ronda
body-of = Cuerpo: { $foe }
took-cube = Lleva
day-and-night = de día { $day }; de noche { $night }
loot-for = { $successes ->
    [0] Saqueo sin éxitos
    [one] Saqueo con 1 éxito
   *[other] Saqueo con { $successes } éxitos
}
trader-lawrence = Lawrence
trader-odile = Odile
trader-basko = Basko
trader-yuna = Yuna
trader-peaceful = Lleva el puesto comercial. No se le puede robar ni atracar.
trader-text = Compra, vende y cambia por 1 PA. Se le puede robar con sigilo o atracar por la fuerza.
hostile-to = Hostil con

## Pertrechos

gear-knife = Cuchillo
gear-knife-text = Melé: +1 azul.
gear-machete = Machete
gear-machete-text = Melé: +1 amarillo.
gear-fire_axe = Hacha de incendios
gear-fire_axe-text = Melé: +1 verde. +1 azul al abrir contenedores de fuerza.
gear-spear = Lanza
gear-spear-text = Melé: +1 azul, o +1 verde en una ronda inicial.
gear-bow = Arco
gear-bow-text = A distancia: +1 amarillo. Hasta 3 flechas.
gear-pistol = Pistola
gear-pistol-text = Melé o a distancia: +1 verde. Hasta 4 cartuchos.
gear-rifle = Fusil
gear-rifle-text = A distancia: +1 verde y 1 amarillo. Hasta 3 cartuchos.
gear-molotov = Cóctel molotov
gear-molotov-text = 1 PA: 2 de daño a un enemigo de tu loseta o una contigua. Un uso.
gear-lighter = Mechero
gear-lighter-text = FUEGO: enciende hogueras.
gear-torch = Antorcha
gear-torch-text = FUEGO: enciende hasta 3 hogueras. De noche los animales tiran contra ti como de día.
gear-water_bottle = Botella de agua
gear-water_bottle-text = Guarda 2 agua más.
gear-water_canister = Bidón de agua
gear-water_canister-text = Guarda 4 agua más.
gear-tent = Tienda
gear-tent-text = 1 PA: móntala y la loseta es un campamento.
gear-small_animal_trap = Trampa pequeña
gear-small_animal_trap-text = 1 PA: colócala. Cada día un dado azul dice si deja 1 comida.
gear-bandage = Venda
gear-bandage-text = 0 PA: cura 1 PS a alguien de tu loseta. Un uso.
gear-antibiotics = Antibióticos
gear-antibiotics-text = 0 PA: quita la infección a alguien de tu loseta. Un uso.
gear-medikit = Medikit
gear-medikit-text = 1 PA: cura 2 PS o quita la infección a alguien de tu loseta. Dos usos.
gear-aed = Desfibrilador
gear-aed-text = 1 PA: reanima con 2 PS a un muerto de tu loseta. Un uso.
gear-crowbar = Palanca
gear-crowbar-text = Melé: +1 azul. +1 amarillo al abrir contenedores de fuerza.
gear-lockpicks = Ganzúas
gear-lockpicks-text = +1 amarillo al abrir contenedores de destreza.
gear-flashlight = Linterna
gear-flashlight-text = Gírala: sin dado rojo en un paso sigiloso de noche.
gear-radio = Radio
gear-radio-text = Gírala, 0 PA: mira la primera carta de noche o de enemigo; déjala o ponla al fondo.
gear-backpack = Mochila
gear-backpack-text = Un espacio más para un objeto o 3 recursos.
gear-leather_jacket = Chaqueta de cuero
gear-leather_jacket-text = Gírala: para 1 de daño de un ataque.
gear-hiking_boots = Botas de montaña
gear-hiking_boots-text = Gíralas: moverte cuesta 1 PA menos, mínimo 1.
gear-gas_mask = Máscara antigás
gear-gas_mask-text = Si te infectarías, tira un amarillo: con éxito, no.
gear-camouflage_cloak = Capa de camuflaje
gear-camouflage_cloak-text = Sigilo: +1 azul.
gear-tool_belt = Cinturón de herramientas
gear-tool_belt-text = Dos huecos más para recursos.
gear-helmet = Casco
gear-helmet-text = Cada ataque de una ronda inicial te hace 1 menos de daño.
gear-sleeping_bag = Saco de dormir
gear-sleeping_bag-text = Dormir cuesta 1 PA menos, mínimo 3.
gear-canned_food = Conservas
gear-canned_food-text = 2 comida.
gear-scrap_bundle = Chatarra
gear-scrap_bundle-text = 2 metal y 1 conector.
gear-medical_pouch = Botiquín de mano
gear-medical_pouch-text = 1 alcohol y 1 tela.
gear-cartridge_box = Caja de cartuchos
gear-cartridge_box-text = 3 cartuchos.
gear-quiver = Carcaj
gear-quiver-text = 4 flechas.
gear-full_canteen = Cantimplora llena
gear-full_canteen-text = Guarda 2 agua más, y llega con 2.
gear-revolver = Revólver
gear-revolver-text = Melé o a distancia: +1 verde. Hasta 3 cartuchos.
gear-hunting_rifle = Rifle de caza
gear-hunting_rifle-text = A distancia: +2 verdes. Hasta 3 cartuchos.
gear-crossbow = Ballesta
gear-crossbow-text = A distancia: +1 amarillo y 1 azul. Hasta 3 flechas.
gear-katana = Katana
gear-katana-text = Melé: +1 verde y 1 azul.
gear-combat_vest = Chaleco de combate
gear-combat_vest-text = Gíralo: para hasta 2 de daño de un ataque.
gear-night_goggles = Visor nocturno
gear-night_goggles-text = De noche, sigilo +1 amarillo y sin dado rojo.
gear-adrenaline = Adrenalina
gear-adrenaline-text = 0 PA: +2 PA en esta fase. Un uso.
gear-stimulants = Estimulantes
gear-stimulants-text = 0 PA: estado físico +1. Un uso.
gear-grenade = Granada
gear-grenade-text = 1 PA: 2 de daño a cada enemigo de tu loseta o de una contigua. Un uso.
gear-solar_charger = Cargador solar
gear-solar_charger-text = Gíralo: pon boca arriba otra carta eléctrica tuya.
gear-lucky_charm = Amuleto
gear-lucky_charm-text = 0 PA: recupera un dado de karma perdido. Un uso.
gear-surgery_kit = Equipo de cirugía
gear-surgery_kit-text = 1 PA: cura 2 PS o quita la infección a alguien de tu loseta. Tres usos.
gear-surgical_case = Maletín quirúrgico
gear-surgical_case-text = La cura de campaña vale dos veces al día.
gear-compound_bow = Arco compuesto
gear-compound_bow-text = A distancia: +1 verde y 1 azul. Hasta 4 flechas.
gear-service_blade = Machete reglamentario
gear-service_blade-text = Melé: +1 verde, y otro en un ataque sigiloso.
gear-multitool = Multiherramienta
gear-multitool-text = Destreza: +1 verde.
gear-dust_mask = Máscara de polvo
gear-dust_mask-text = Sigilo: +1 amarillo. De noche, sin dado rojo.
gear-halligan_bar = Barra Halligan
gear-halligan_bar-text = Melé: +1 amarillo. Fuerza: +1 verde.
gear-serum = Suero
gear-serum-text = Llévalo a New Haven.
gear-prisoner = Prisionero
gear-prisoner-text = Ocupa un espacio para objetos o recursos. Bebe 1 agua tuya en cada turno, y contigo no hay sigilo al moverse.
gear-code_a = Código A
gear-code_a-text = Media clave del búnker.
gear-code_b = Código B
gear-code_b-text = La otra mitad de la clave.
sort-item = Objeto
sort-equipment = Equipo
sort-supply = Suministros
hero-item = Solo para: { $who }
mission-object = Objeto de misión
is-flipped = Boca abajo hasta mañana
is-electric = Eléctrico: no funciona en una tormenta solar
is-fire = FUEGO
stars = Puntos de pertrecho
price = Precio en agua
ammo-left = Munición, de { $most }
uses-left = Usos, de { $most }
in-deck = { $count ->
    [one] Queda 1
   *[other] Quedan { $count }
}
loot-cards = dos cartas de botín para quedarte una

## Cartas de sol, noche y evento

weather = Hasta la próxima fase
sun-clear_sky = Cielo despejado
sun-clear_sky-text = Un día como cualquiera.
sun-mild_haze = Calima suave
sun-mild_haze-text = El primer movimiento de cada cual cuesta 1 PA menos, mínimo 1.
sun-heatwave = Ola de calor
sun-heatwave-text = Quien empiece su turno fuera de un campamento bebe 2 en vez de 1.
sun-dust_wind = Viento de polvo
sun-dust_wind-text = Sigilo: +1 amarillo. Nadie puede disparar.
sun-storm = Tormenta
sun-storm-text = 5 PA, se apagan los fuegos, se puede recoger lluvia y dormir cuesta 3 PA.
sun-solar_storm = Tormenta solar
sun-solar_storm-text = Lo eléctrico no funciona. Quien acabe su turno fuera de un campamento pierde 1 PS.
night-quiet_night = Noche tranquila
night-quiet_night-text = No pasa nada.
night-uneasy_watch = Guardia inquieta
night-uneasy_watch-text = Pierdes 1 PA en esta fase.
night-bitter_cold = Frío cortante
night-bitter_cold-text = Pierdes 1 PS si no hay fuego en la loseta.
night-bad_dreams = Malos sueños
night-bad_dreams-text = Tu estado físico baja 1.
night-starlight = Luz de estrellas
night-starlight-text = Esta noche nadie tira el dado rojo al moverse con sigilo.
night-lucky_find = Hallazgo
night-lucky_find-text = Saca 1 recurso al azar.
night-rats = Ratas
night-rats-text = Pierdes 1 comida, o 1 PS si no tienes.
night-prowling_beast = Fiera al acecho
night-prowling_beast-text = Aparece un animal y hay una ronda inicial de combate.
night-insects = Insectos
night-insects-text = Test de fuerza o infección.
night-thief_in_the_dark = Ladrón en la oscuridad
night-thief_in_the_dark-text = Test de destreza o pierdes 1 recurso que elijas.
night-raid = Incursión
night-raid-text = Aparece un humano y hay una ronda inicial de combate.
night-something_out_there = Algo ahí fuera
night-something_out_there-text = Aparece un mutado y hay una ronda inicial de combate.
night-distant_howl = Aullido lejano
night-distant_howl-text = Los enemigos libres a 2 losetas o menos se acercan un paso.
night-ignored = El fuego mantiene lejos a los animales: sin efecto.
event-abandoned_pack = Mochila abandonada
event-abandoned_pack-text = Quedan 2 recursos al azar en la loseta.
event-locked_crate = Caja cerrada
event-locked_crate-text = Hay un contenedor de fuerza.
event-sealed_cabinet = Armario sellado
event-sealed_cabinet-text = Hay un contenedor de destreza.
event-wandering_odile = Odile, de paso
event-wandering_odile-text = La comerciante Odile pone aquí su puesto.
event-wandering_basko = Basko, de paso
event-wandering_basko-text = El comerciante Basko pone aquí su puesto.
event-wandering_yuna = Yuna, de paso
event-wandering_yuna-text = La comerciante Yuna pone aquí su puesto.
event-wounded_stranger = Desconocido herido
event-wounded_stranger-text = Puedes darle 1 comida o una venda a cambio de una carta de botín.
event-ambush = Emboscada
event-ambush-text = Aparece un enemigo y hay una ronda inicial de combate.
event-sons_patrol = Patrulla de los Hijos
event-sons_patrol-text = Aparece un Hijo de la Libertad y hay una ronda inicial de combate.
event-animal_den = Guarida
event-animal_den-text = Aparece un animal, hay una ronda inicial y quedan 2 comida en la loseta.
event-foul_water = Agua podrida
event-foul_water-text = Test de fuerza o infección.
event-hidden_cistern = Aljibe oculto
event-hidden_cistern-text = Llenas hasta 3 agua.
event-collapsing_floor = Suelo que cede
event-collapsing_floor-text = Test de destreza o 2 de daño.
event-old_map = Mapa viejo
event-old_map-text = Revela gratis hasta 2 posiciones contiguas.
event-solid_shelter = Refugio firme
event-solid_shelter-text = La loseta vale como campamento para siempre.
event-solar_flare = Llamarada solar
event-solar_flare-text = Todo lo eléctrico queda boca abajo.
event-echoes = Ecos
event-echoes-text = Todos los enemigos libres se mueven ahora una vez.
event-roadside_grave = Tumba junto al camino
event-roadside_grave-text = Recuperas un dado de karma perdido.
event-cold_campsite = Acampada fría
event-cold_campsite-text = Quedan 1 madera y 1 tela, y arde una hoguera si no hay tormenta.
event-moment_of_peace = Momento de paz
event-moment_of_peace-text = Tu estado físico sube 1.

## Cartas de grupo

loyalty-survivor = Superviviente
loyalty-son = Hijo de la Libertad
loyalty-survivor-text = Ganas si se cumple la misión o cae el Hijo de la Libertad. Esta carta es secreta.
loyalty-baker = Panadera
loyalty-teacher = Maestro
loyalty-mason = Albañil
loyalty-nurse = Enfermero
loyalty-guard = Guardia
loyalty-farmer = Granjera
loyalty-smith = Herrera
loyalty-weaver = Tejedor
loyalty-cook = Cocinero
loyalty-carter = Arriero
loyalty-besieger = Sitiador
loyalty-besieger-text = Ganas al final de una noche si vives y hay 3 Hijos de la Libertad en New Haven o al lado.
loyalty-executioner = Verdugo
loyalty-executioner-text = Ganas si vives cuando hayan quedado fuera para siempre otros 2 personajes (1 si jugáis dos o tres).
loyalty-smuggler_king = Rey del contrabando
loyalty-smuggler_king-text = Ganas al final de una noche si te revelaste antes de ella y estás sin nadie más, a 3 losetas o más de New Haven, con bienes por valor de 15 agua.
loyalty-powers = Poderes, que te revelan: una vez al día, por 0 PA, aparece un aliado en una loseta contigua; por 2 PA, un aliado cercano se mueve una loseta.
loyalty-also = También ganas si la misión fracasa mientras vives.

## Misiones

mission-card = Carta { $now } de { $most }
deadline = Se pierde al acabar la noche del día { $day }.
fact-lose = Se pierde si
lose = no queda nadie con vida o acaba la noche del día { $day }
task-deep_water-1 = El pozo se agota. Encontrad el viejo pozo profundo: está entre las últimas losetas.
task-deep_water-2 = La bomba está rota. Llevad al pozo 2 metal y 1 conector; cada acción de objetivo entrega hasta 2.
task-deep_water-3 = El rugido de la bomba atrae enemigos. No puede quedar ninguno en el pozo.
task-deep_water-4 = Quienes estaban en el pozo han llenado su agua; la fuente de New Haven se ha secado. Traed a New Haven 2 agua por personaje, mínimo 4.
task-deep_water-5 = El agua corre: los supervivientes ganan.
task-signal_fire-1 = Un repetidor puede pedir ayuda. Encontradlo: está entre las últimas losetas.
task-signal_fire-2 = Llevad al repetidor 2 conectores y 1 plástico; cada acción de objetivo entrega hasta 2.
task-signal_fire-3 = Calibradlo: acción de objetivo con test de destreza. 4 éxitos en total, y no durante una tormenta solar.
task-signal_fire-4 = Llegan Hijos de la Libertad. Alguien leal debe estar en el repetidor, sin enemigos, al final de 2 fases seguidas.
task-signal_fire-5 = Han respondido: los supervivientes ganan.
task-clinic-1 = La fiebre se extiende. Encontrad la clínica en ruinas: está entre las últimas losetas.
task-clinic-2 = La guardan mutados. No puede quedar ningún enemigo, y alguien debe estar allí.
task-clinic-3 = Hay 3 armarios más en la clínica (destreza): cada uno guarda un suero.
task-clinic-4 = Brote: cada personaje en la clínica hace un test de fuerza o se infecta.
task-clinic-5 = Llevad 3 sueros a New Haven. En cada Preparación llegan cerca Hijos de la Libertad, 1 por cada 2 personajes.
task-clinic-6 = Hay cura: los supervivientes ganan.
task-outpost-1 = Los Hijos tienen un prisionero. Encontrad su puesto: está entre las últimas losetas.
task-outpost-2 = Guardan el puesto tantos como sois. No puede quedar ningún enemigo, y alguien debe estar allí.
task-outpost-3 = Abrid la jaula (fuerza) y coged al prisionero; necesita libre un espacio para objetos o recursos.
task-outpost-4 = Alejadlo 2 losetas o llevadlo a casa. Bebe 1 agua de quien lo lleva en cada turno, y con él no se puede mover con sigilo.
task-outpost-5 = Traedlo a New Haven. Sigue bebiendo, y al empezar cada noche un Hijo de la Libertad aparece junto a él.
task-outpost-6 = Está en casa: los supervivientes ganan.
task-bunker-1 = Dos mitades de un código abren el búnker. Encontrad la clínica o el repetidor.
task-bunker-2 = Código A: en un armario de la clínica (destreza). Código B: acción de objetivo con test de destreza en el repetidor, 2 éxitos en total.
task-bunker-3 = Ya sabéis dónde está: la próxima loseta que se robe es la puerta del búnker.
task-bunker-4 = El Coloso guarda la puerta, y no está solo. Derrotad al Coloso.
task-bunker-5 = Con los dos códigos en la puerta, forzadla: acción de objetivo con test de fuerza, 6 éxitos en total.
task-bunker-6 = Entrad: todos los leales que vivan deben estar en la puerta al final de una fase.
progress-M = Metal por entregar
progress-K = Conectores por entregar
progress-P = Plástico por entregar
progress-water = Agua por entregar
progress-signal = Éxitos que faltan
progress-held = Fases aguantadas
progress-serums = Sueros que faltan
progress-code_a_found = Código A encontrado
progress-code_b = Éxitos que faltan para el código B
progress-gate = Éxitos que faltan
delivered-M = metal; { $left ->
    [0] ya no hace falta más
    [one] falta 1
   *[other] faltan { $left }
}
delivered-K = conector; { $left ->
    [0] ya no hace falta más
    [one] falta 1
   *[other] faltan { $left }
}
delivered-P = plástico; { $left ->
    [0] ya no hace falta más
    [one] falta 1
   *[other] faltan { $left }
}
delivered-water = agua; { $left ->
    [0] ya no hace falta más
    [one] falta 1
   *[other] faltan { $left }
}
delivered-serums = suero; { $left ->
    [0] ya no hace falta más
    [one] falta 1
   *[other] faltan { $left }
}
delivered-signal = calibrado; { $left ->
    [0] está hecho
    [one] falta un éxito
   *[other] faltan { $left } éxitos
}
delivered-code_b = descifrado; { $left ->
    [0] está hecho
    [one] falta un éxito
   *[other] faltan { $left } éxitos
}
delivered-gate = puerta; { $left ->
    [0] está hecho
    [one] falta un éxito
   *[other] faltan { $left } éxitos
}

## La mesa

chip-card = Carta de misión en vigor
chip-setup = Preparativos
chip-day = Día { $day } de { $deadline } · { $phase }
chip-roles = Roles secretos
chip-roles-about = Puede que haya un Hijo de la Libertad
phase-preparation = Preparación
phase-morning = Mañana
phase-afternoon = Tarde
phase-night = Noche
panel-roles = Carta de grupo
panel-characters = Personajes
panel-offer = Objetos iniciales
panel-person = { $who } · { $player }
panel-stall = Puesto de { $trader }
panel-enemies = Enemigos
panel-decks = Mazos
panel-recipes = Lo que se puede crear
panel-places = Lugares
deck-tiles = Losetas
deck-enemies = Enemigos
deck-night = Noche
deck-event = Eventos
deck-loot = Botín
deck-bag = Bolsa de recursos
deck-name-night = noche
deck-name-enemy = enemigos
discarded = { $count ->
    [one] 1 descartada
   *[other] { $count } descartadas
}
key-pass = p
key-wait = f
key-move = i
key-charge = c
key-sneak = s
key-explore = e
key-pick-up = r
key-discard = j
key-attack = a
key-shoot = d
key-sneak-attack = k
key-refill = g
key-eat = o
key-sleep = u
key-dodge = q
key-deal = t
key-trade = x
key-open = b
key-collect-rain = l
key-loot = n
key-show-self = h
key-treat = v
key-recon = y
key-reroll = w
key-consider = z
cost-ap = { $ap } PA
cost-free = gratis
cost-water = { $water } de agua
cost-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Preguntas

ask-character = { $who }, elige personaje
ask-character-text = Cada cual tiene sus dados y su habilidad.
ask-name = ¿Cómo se llama { $who }?
ask-name-text = Un nombre para la pantalla y la crónica; no tiene efecto.
pass-name = Sin nombre
ask-start-items = { $who } puede comprar un objeto inicial
ask-start-items-text = { $points ->
    [one] Le queda un punto
   *[other] Le quedan { $points } puntos
}; otros pueden poner los que falten. Lo que nadie compre se pierde.
pass-start-items = No comprar
ask-give = ¿Ayudas a comprar?
ask-give-text = { $buyer } quiere { $card }, que cuesta { $stars ->
    [one] un punto
   *[other] { $stars } puntos
}. ¿Cuántos de los tuyos pones?
ask-receive = ¿Para quién es { $card }?
ask-receive-text = { $alone ->
    [yes] Puede llevarlo cualquiera de tus dos personajes.
   *[no] Quienes lo han pagado deciden; si no hay acuerdo, el jugador inicial.
}
ask-order = ¿Quién actúa primero?
ask-order-text = En esta fase, un turno entero y después el otro.
ask-act = { $who } actúa
ask-act-text = Quedan { $ap } PA, { $hp } PS y { $water } de agua. Los enemigos de la loseta responden a cada acción.
ask-interrupt = ¿Interviene? { $who } estaba esperando
ask-interrupt-text = Puede gastar ahora PA guardados ({ $ap }) en una acción de combate.
pass-interrupt = Seguir esperando
ask-last-action = { $who }: última ocasión
ask-last-action-text = La fase acaba. { $ap ->
    [one] El PA guardado solo vale para combatir y luego se pierde.
   *[other] Los { $ap } PA guardados solo valen para combatir y luego se pierden.
}
pass-last-action = Dejar los PA
ask-join = { $who } puede unirse al combate
ask-join-text = Una acción de combate fuera de turno, con sus PA ({ $ap }). Quien participa puede recibir contraataques.
pass-join = No unirse
ask-karma = { $who }: ¿repetir dados con karma?
ask-karma-text = Han salido: { $dice }. Por cada dado repetido se tira uno de karma ({ $karma }); la mitad de sus caras se pierde.
pass-karma = Dejar la tirada
done-karma = Tirar ya
ask-weapons = { $who }: ¿con qué ataca?
ask-weapons-text = { $mode }: { $dice } sin gastar munición. Añade armas o tu habilidad antes de tirar.
done-weapons = Atacar así
ask-initial-target = { $who }: ronda inicial de combate
ask-initial-target-text = Un golpe gratis a un enemigo; todos los de la loseta atacan a la vez.
ask-strongest = ¿Quién ataca?
ask-strongest-text = Son igual de fuertes; elige cuál responde primero.
ask-avoid = { $who }: ¿qué ataque esquiva?
ask-avoid-text = Éxitos de cada ataque: { $blows }. Uno queda sin efecto.
ask-sons = Los Hijos de la Libertad van a atacar
ask-sons-text = { $who } es su blanco. Solo quien es uno de ellos tiene algo que elegir, y nadie más se entera de quién podía.
pass-sons = Seguir
ask-attacked = { $attacker } ataca: ¿qué hace { $who }?
ask-attacked-text = Ataque de { $mode }. Una sola reacción, si quedan PA.
pass-attacked = No reaccionar
ask-rescue = ¿La bombera recibe el golpe?
ask-rescue-text = Para { $victim } son { $damage } de daño en total; PS que le quedan: { $hp }. Puedes recibir hasta 2 en su lugar, una vez al día.
pass-rescue = No
ask-cancel = { $who }: ¿parar el golpe?
ask-cancel-text = Entre todos los golpes son { $damage } de daño{ $blows }; PS que quedan: { $hp }. Girar una protección para parte de uno de ellos.
pass-cancel = Recibirlo
ask-pick-up = { $who }: ¿qué recoge?
ask-pick-up-text = Una carta, o hasta 2 recursos en cualquier mezcla.
done-pick-up = Nada más
ask-keep-loot = { $who }: ¿qué carta se queda?
ask-keep-loot-text = En el contenedor hay: { $cards }. La otra vuelve al mazo sin que nadie la vea.
pass-keep-loot = Ninguna
ask-radio = Primera carta de { $deck }: { $card }
ask-radio-text = { $about }Puedes dejarla o ponerla al fondo; solo tú la has visto.
ask-discard = { $who }: ¿qué deja?
ask-discard-text = Queda en la loseta, o guardado si hay campamento. El agua solo se guarda en campamentos.
done-discard = Ya está
ask-no-room = { $who } no tiene sitio
ask-no-room-text = Elige qué se queda en la loseta.
ask-bargain = Trueque: propón un trato
ask-bargain-text = Con { $partner }. Das: { $given }. Pides: { $taken }. Vale cualquier proporción si hay acuerdo.
done-bargain = Proponer así
ask-agree = { $proposer } propone un trato
ask-agree-text = Da: { $given }. Pide: { $taken }.
ask-deal = { $who } trata con { $trader }
ask-deal-text = Comprar, cambiar, vender o desmontar, sin más PA hasta que hagas otra cosa.
done-deal = Terminar
ask-pay = { $who }: { $price ->
    [one] falta 1
   *[other] faltan { $price }
}{" "}por pagar
ask-pay-text = Con agua o con recursos a su valor. No se da cambio.
ask-basket = ¿Algo más?
ask-basket-text = En la cesta: { $things }. Después pagas al menos su valor.
done-basket = Pagar
ask-proceeds = { $who } cobra: { $price ->
    [one] queda 1
   *[other] quedan { $price }
}
ask-proceeds-text = El comerciante paga con lo que tiene.
done-proceeds = Dejarlo así
ask-steal = { $who }: ¿qué roba?
ask-steal-text = Un recurso o agua por éxito.
ask-rob = ¿Qué cartas de { $trader }?
ask-rob-text = Dos a elegir; sus recursos y su agua también son del vencedor.
ask-night-vote = Carta de noche: { $card }
ask-night-vote-text = { $about } { $drawer } la ha robado en el campamento. Votad a quién afecta; sin mayoría, a quien la robó.
ask-night-animal = Carta de noche: { $card }
ask-night-animal-text = { $about } Junto al fuego se puede ignorar.
ask-thief = Un ladrón: ¿qué pierde?
ask-thief-text = { $who } ha fallado el test y pierde 1 recurso.
ask-stranger = Un desconocido herido
ask-stranger-text = { $who } puede ayudarlo con 1 comida o una venda, a cambio de una carta de botín.
pass-stranger = Pasar de largo
ask-old-map = Un mapa viejo
ask-old-map-text = { $who } puede revelar gratis hasta 2 posiciones contiguas.
pass-old-map = Guardar el mapa
ask-pursuit = Los Hijos siguen al prisionero
ask-pursuit-text = Decidid entre todos en qué loseta contigua aparece el perseguidor.
ask-deliver = { $who }: ¿entrega algo más?
ask-deliver-text = Hasta 2 recursos por acción.
done-deliver = Nada más

## Opciones

option-move = Ir a { $tile }
option-charge = Cargar hacia { $tile }
option-sneak = Ir con sigilo a { $tile }
option-explore = Explorar { $tile }
option-recon = Reconocer
option-pick-up = Recoger
option-refill = Reponer agua
option-rain = Recoger lluvia: 1 agua
option-eat = Comer: 1 comida por 1 PS
option-sleep = Dormir
option-discard = Dejar cosas
option-show = Salir del sigilo
option-stove = Hacer un fogón con 1 metal
option-cook = Cocinar: 1 comida se vuelve 3
option-strike = Desmantelar el campamento
option-wait = Esperar y acabar el turno
option-light = Encender una hoguera con { $card } y 1 madera
option-pitch = Montar { $card }
option-set-trap = Colocar { $card }
option-load = Cargar { $card }
option-unload = Descargar { $card }
option-loot = Saquear: { $foe }
option-open = Abrir: { $container }
option-craft = Crear { $card }
option-craft-camp = Crear un campamento aquí
option-craft-ammo = Crear { $ammo }
option-use-heal = { $card }: curar { $who }
option-use-cure = { $card }: quitar la infección { $who }
option-use-revive = { $card }: reanimar { $who }
option-use-ap = { $card }: ganar PA
option-use-rest = { $card }: mejorar el estado físico
option-use-luck = { $card }: recuperar karma
option-use-charge = { $card }: recargar { $other }
option-look-night = Radio: mirar la carta de noche
option-look-enemy = Radio: mirar la carta de enemigo
option-treat-heal = Cura de campaña: 2 PS { $who }
option-treat-cure = Cura de campaña: quitar la infección { $who }
option-trade = Trueque con { $who }
option-deal = Tratar con { $trader }
option-steal = Robar a { $trader }
option-objective-calibrate = Calibrar el repetidor
option-objective-decode = Descifrar el código B
option-objective-open = Forzar la puerta
option-objective-water = Entregar { $count } de agua
option-objective-serum = Entregar { $count ->
    [one] 1 suero
   *[other] { $count } sueros
}
option-objective-deliver = Entregar { $thing }
option-reveal = Revelarte como Hijo de la Libertad
option-call = Llamar a un aliado: { $tile }
option-send = Enviar a { $foe } a { $tile }
option-attack = Atacar a { $foe }
option-shoot = Disparar a { $foe }
option-sneak-attack = Ataque sigiloso a { $foe }
option-throw = Lanzar { $card } a { $foe }
option-throw-at = Lanzar { $card } a { $tile }
option-attack-character = Atacar { $who }
option-shoot-character = Disparar { $who }
option-consider = Plantearse atacar a compañeros
option-spare = Dejar en paz a los compañeros
option-fire = Usar { $card }
option-drill = Instrucción
option-reroll = Repetir: { $die }
option-avoid = Esquivar a { $foe }
option-cancel = Girar { $card }
option-cancel-foe = Girar { $card } contra { $foe }
option-rescue = Recibir { $points } en su lugar
option-dodge = Esquivar
option-counter = Contraatacar
option-rush = Abalanzarse sobre { $who }
option-suffer = Que afecte { $who }
option-ignore = Ignorarla junto al fuego
option-apply = Que ocurra
option-buy = Comprar { $card }
option-give = { $points ->
    [0] No poner puntos
    [one] Poner 1 punto
   *[other] Poner { $points } puntos
}
option-take = Coger { $card }
option-take-cube = Coger 1 { $cube }
option-take-from = Coger 1 { $cube } de lo que lleva { $who }
option-take-water = Coger hasta 2 de agua guardada
option-take-1-water = Coger 1 de agua
option-drop = Dejar { $card }
option-drop-cube = Dejar 1 { $cube }
option-drop-water = Dejar 1 de agua
option-keep = Quedarse { $card }
option-leave = Dejarla arriba
option-bury = Ponerla al fondo
option-help = Dar 1 { $cube }
option-help-card = Dar { $card }
option-deliver = Entregar { $thing }
option-offer = Dar { $thing }
option-want = Pedir { $thing }
option-agree = Aceptar
option-refuse = Rechazar
option-buy-cube = Comprar 1 { $cube }
option-buy-water = Comprar 1 de agua
option-sell = Vender { $card }
option-dismantle = Desmontar { $card }
option-pay = Pagar con { $thing }
option-be-paid = Cobrar en { $thing }
group-move = Moverse
group-charge = Cargar hacia lo desconocido
group-sneak = Moverse con sigilo
group-explore = Explorar
group-craft = Crear
group-gear = Usar pertrechos
group-trade = Trueque
group-duel = Atacar a otro personaje
group-sons = Poderes del Hijo de la Libertad
group-exchange = Recursos y munición
group-sell = Vender
group-dismantle = Desmontar
group-offer = Dar
group-want = Pedir
warn-foes = { $count ->
    [one] 1 enemigo responderá
   *[other] { $count } enemigos responderán
}
warn-enemies = allí: { $enemies }
warn-symbols = { $count ->
    [one] puede aparecer 1 enemigo
   *[other] pueden aparecer { $count } enemigos
}
warn-event = hay un evento
about-charge = revela la loseta y entra en ella
about-wait = { $ap ->
    [one] guardas 1 PA para combatir
   *[other] guardas { $ap } PA para combatir
}
stake-wait =
    { $ap ->
        [one] Queda 1 PA: hasta la fase siguiente solo sirve para combatir.
       *[other] Quedan { $ap } PA: hasta la fase siguiente solo sirven para combatir.
    }
stake-explore = Es el último PA: lo que aparezca actúa antes que tú.
about-recon = aparece el enemigo del símbolo sin verte
about-refill = llena el agua y las botellas
about-sleep = tu estado físico sube 1
about-stove = en él se cocina
about-cook = en el fogón
about-strike = recoges la tienda y lo guardado
about-light = mantiene lejos a los animales
about-camp = para dormir mejor, guardar cosas y una sola carta de noche
about-trap = cada día puede cazar 1 comida
about-loot = un dado verde dice qué lleva
about-spared = te ahorras 1 { $cube }
about-deal = comprar, cambiar, vender, desmontar
about-steal = un recurso por éxito; si fallas, ataca
about-reveal = todos sabrán quién eres
about-foe-hp = { $hp ->
    [one] le queda 1 PS
   *[other] le quedan { $hp } PS
}
about-own-hp = { $hp } PS
about-rob = atracarlo lo vuelve hostil
about-throw = 2 de daño sin tirar
about-consider = desde ahora se ofrecen esos ataques; nadie se entera
about-spare = esos ataques ya no se ofrecen
about-adds = añade { $dice }
about-ammo = munición: { $count }
about-roll = tira { $who }
rolled = { $who }: { $dice }
about-damage = { $damage ->
    [0] sin daño
   *[other] { $damage } de daño
}
about-cancel = para { $points } de daño
about-dodge = con éxito, un ataque de esta ronda queda sin efecto
about-dodge-duel = con éxito evitas el golpe; a distancia, cada éxito resta 1
about-pooled = otros ponen { $points }
about-sell = { $value ->
    [0] no da nada
   *[other] te paga { $value } de agua, si la tiene
}
about-water = toda la que haga falta
about-value = vale { $value } de agua
no-move = Ir a { $tile }
no-explore = Explorar
no-sleep = Dormir
no-refill = Reponer agua
no-pick-up = Recoger
no-craft = Crear pertrechos
no-light = Encender una hoguera
no-shoot = Disparar
no-use = Usar { $card }
reason-full = No cabe nadie más en { $tile }.
reason-ap = Entrar en { $tile } cuesta { $cost } PA.
reason-no-tiles = No quedan losetas.
reason-fit = Ya está En forma.
reason-sleep-ap = Dormir aquí cuesta { $cost } PA.
reason-enemies = Hay enemigos en la loseta.
reason-full-water = No cabe más agua.
reason-dry = La fuente está agotada hasta mañana.
reason-no-room = No queda sitio en el tablero.
reason-recipe = Ninguna receta sale con estos recursos, o no hay sitio o cartas.
reason-storm = En una tormenta no arde nada.
reason-no-wood = Hace falta 1 madera.
reason-wind = El viento de polvo impide disparar.
reason-no-ammo = Ningún arma a distancia está lista y cargada.
reason-no-target = No hay blanco en una loseta contigua.
reason-hero = { $card } es de otro personaje.
reason-flipped = { $card } está boca abajo hasta mañana.
reason-electric = La tormenta solar apaga { $card }.

## La crónica

told-began = { $first } empieza: más éxitos con tres dados verdes.
told-chose = { $who } elige: { $character }.
told-named = { $who } se llama { $name }.
told-start = { $who } recibe { $card } por { $price ->
    [one] 1 punto
   *[other] { $price } puntos
}.
told-bought = { $who } compra { $card } a { $trader } por { $price } de agua.
told-role-dealt = Tu carta de grupo: { $role }.
told-day-began = Día { $day }. { $first } tiene el marcador de jugador inicial.
told-phase-began = { $phase }: { $weather }
told-phase-began-night = { $phase }
told-turn-began = { $who } empieza su turno con { $ap } PA.
told-drank = { $who } { $water ->
    [0] no bebe nada
   *[other] bebe { $water }
}{ $missing ->
    [0] .
    [one] {" "}y le falta 1.
   *[other] {" "}y le faltan { $missing }.
}
told-ate = { $who } come 1 comida{ $healed ->
    [0] .
   *[other] {" "}y recupera { $healed } PS.
}
told-acted = { $who } { $action } ({ $ap } PA; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}).
told-moved = { $who } entra en { $tile }{ $hidden ->
    [yes] {" "}sin que nadie lo advierta.
   *[no] .
}
told-tile-revealed = Se revela { $number }.
told-skill-rolled = { $who }, test de { $test }: { $successes ->
    [0] sin éxitos
    [one] 1 éxito
   *[other] { $successes } éxitos
}.{ $passed ->
    [yes] {" "}Pasa.
   *[no] {" "}Falla.
}
told-karma-spent = { $who } repite con karma: { $kept ->
    [0] no conserva ninguno
   *[other] conserva { $kept }
}{ $lost ->
    [0] .
   *[other] , pierde { $lost }.
}
karma-again = { $old } pasa a { $new }
told-spawned = Aparece { $enemy } en { $tile }.
told-enemy-moved = { $enemy } va a { $tile }.
told-enemy-stays = { $enemy } se queda en { $tile }.
move-die-called = Algo lo atrae o lo envía.
move-die-direction = Dado { $die }: una dirección.
move-die-stays = Dado { $die }: no se mueve.
move-die-nearest = Dado { $die }: hacia el personaje más cercano.
told-tied = { $enemy } duda: va hacia quien saque menos éxitos.
told-trap-rolled = La trampa de { $tile }{ $caught ->
    [yes] {" "}caza 1 comida.
   *[no] {" "}está vacía.
}
told-fought = { $who } golpea a { $foe }: { $damage ->
    [0] sin daño
   *[other] { $damage } de daño
}.
told-shot = { $who } dispara a { $foe }: { $damage ->
    [0] sin daño
   *[other] { $damage } de daño
}.
told-thrown = { $who } alcanza a { $foe } con lo que lanza: { $damage ->
    [0] sin daño
   *[other] { $damage } de daño
}.
told-struck = { $foe } ataca { $who }: { $damage ->
    [0] sin daño
   *[other] { $damage } de daño
}.
told-avoided = { $foe } ataca { $who }, pero falla el golpe gracias a la esquiva.
told-less = { $less ->
    [one] 1 parado.
   *[other] { $less } parados.
}
told-protected = { $who } se protege con { $card }: { $points } menos.
told-duel = { $who } ataca { $victim }: { $damage ->
    [0] sin daño
   *[other] { $damage } de daño
}.
duel-counterattack = { $who } contraataca.
duel-dodge = { $who } intenta esquivar.
duel-rush = { $who } se abalanza.
duel-dealt = { $damage ->
    [0] Sin daño
   *[other] { $damage } de daño
} de vuelta.
told-reacted = { $enemy }{ $comes ->
    [yes] {" "}corre hacia quien le dispara.
   *[no] {" "}no se acerca.
}
told-exposed = { $who } ya no está en sigilo.
told-hurt = { $who } pierde { $damage } PS; { $hp ->
    [one] le queda 1
   *[other] le quedan { $hp }
}.
cause-attack = Golpes de los enemigos.
cause-cold = El frío no perdona.
cause-duel = Golpe de otro personaje.
cause-fall = El suelo se ha hundido.
cause-hunger = No había nada que comer.
cause-infection = La infección avanza.
cause-prisoner = No había agua para el prisionero.
cause-rats = Las ratas muerden.
cause-rescue = Recibido en lugar de otro.
cause-solar-storm = La tormenta solar quema.
cause-thirst = Faltaba agua.
told-healed = { $who } recupera { $points } PS.
told-infected = { $who } tiene la infección.
told-mask-rolled = { $who } prueba la máscara antigás{ $kept ->
    [yes] : la infección no pasa.
   *[no] : no basta.
}
told-cured = { $who } ya no tiene la infección.
told-condition-changed = { $who }: { $way ->
    [down] el estado físico baja a { $condition }.
   *[up] el estado físico sube a { $condition }.
}
condition-by-day = Ha pasado otro día.
condition-by-dreams = Malos sueños han estropeado la noche.
condition-by-peace = Un momento de paz.
condition-by-sleep = Dormir ha sentado bien.
condition-by-stimulants = Los estimulantes hacen efecto.
told-died = { $who } muere.
told-revived = { $who } vuelve a la vida gracias { $by }.
told-eliminated = { $who } queda fuera de la partida.
told-defeated = { $foe } cae en { $tile }.
told-looted = { $who } saquea a { $body }: { $found }.
told-ammo-rolled = { $who } encontró { $card }; munición: { $ammo ->
    [0] ninguna
   *[other] { $ammo }
}.
told-gained = { $who } obtiene { $found }.
told-dropped = { $who } deja { $found }.
told-spent = { $who } gasta { $found }.
told-lost = { $who } pierde { $found }.
spent-cook = Para cocinar.
spent-craft = Para crear.
spent-fire = Para la hoguera.
spent-pay = Como pago.
spent-prisoner = Para el prisionero.
spent-rats = Se lo llevan las ratas.
spent-stove = Para el fogón.
spent-stranger = Para el desconocido.
spent-thief = Se lo lleva el ladrón.
told-made = { $who } crea { $card }.
told-sold = { $who } vende { $card } a { $trader }.
told-dismantled = { $who } hace desmontar { $card }.
told-used-heal = { $who } cura con { $card }.
told-used-cure = { $who } quita una infección con { $card }.
told-used-revive = { $who } usa { $card }.
told-used-ap = { $who } usa { $card }.
told-used-rest = { $who } usa { $card }.
told-used-luck = { $who } usa { $card }.
told-used-charge = { $who } recarga con { $card }.
told-used-night = { $who } escucha la { $card }: mira la primera carta de noche.
told-used-enemy = { $who } escucha la { $card }: mira la primera carta de enemigo.
told-used-load = { $who } carga { $card }.
told-used-unload = { $who } descarga { $card }.
told-used-stranger = { $who } da { $card } al desconocido.
told-night-card = { $who } roba de noche: { $card }.{ $other ->
    [yes] {" "}Afecta { $victim }.
   *[no] {""}
}
told-event-card = { $who } encuentra: { $card }.
told-thanked = El desconocido da una carta { $partner }: { $card }.
told-loot-seen = En el contenedor ves: { $found }.
told-card-seen = La primera carta es { $card }.
told-traded = { $who } propone { $partner } dar { $given } por { $taken }{ $agreed ->
    [yes] : trato hecho.
   *[no] : no hay acuerdo.
}
told-robbed = { $who } atraca a { $trader }.
told-unmasked = { $who } se revela como Hijo de la Libertad: { $role }.
told-mission-card = Carta de misión { $card }
told-delivered = { $who } trabaja en el objetivo: { $what }.
action-attack = ataca
action-charge = carga hacia lo desconocido
action-cook = cocina
action-counter-attack = contraataca
action-craft = crea
action-craft-ammo = crea munición
action-craft-camp = crea un campamento
action-deal = trata con el comerciante
action-dodge = esquiva
action-duel = ataca a otro personaje
action-eat = come
action-explore = explora
action-light = enciende una hoguera
action-loot = saquea
action-move = se mueve
action-objective = trabaja en el objetivo
action-open = abre un contenedor
action-pick-up = recoge
action-pitch = monta la tienda
action-rain = recoge lluvia
action-recon = reconoce
action-refill = repone agua
action-rush = se abalanza
action-send-ally = envía a un aliado
action-set-trap = coloca una trampa
action-shoot = dispara
action-sleep = duerme
action-sneak = se mueve con sigilo
action-sneak-attack = ataca con sigilo
action-steal = roba
action-stove = hace un fogón
action-strike = desmantela el campamento
action-throw = lanza
action-trade = hace un trueque
action-treat = atiende a alguien
action-use = usa un pertrecho
action-wait = espera

## Qué hace buena o mala una posición

feature-progress = avance de la misión
feature-pace = lo que cada fase tiene que aportar desde ahora
feature-time = tiempo hasta el plazo
feature-distance = distancia al objetivo
feature-carried = lo que la misión necesita, en vuestras mochilas
feature-living = supervivientes con vida
feature-health = salud de los supervivientes
feature-wounded = supervivientes heridos
feature-infected = supervivientes infectados
feature-karma = dados de karma disponibles
feature-rest = supervivientes descansados
feature-medicine = medicinas
feature-food = comida
feature-water = agua
feature-arms = armas
feature-beset = enemigos junto a los supervivientes
feature-defence = enemigos en el objetivo
feature-known = un traidor descubierto
feature-allies = Hijos de la Libertad en el mapa
feature-self = tu propia salud
feature-scheme = avance de tu objetivo secreto
feature-alone = nadie a tu lado

## Lecciones

lesson-deep_water-goal = Te damos la bienvenida a New Haven. Esta línea dice siempre qué debe lograr el grupo y hasta cuándo; en rojo, al lado, cómo se pierde. Tienes días por delante, cada uno con mañana, tarde y noche.
lesson-deep_water-character = { $seats ->
    [1] Llevas a dos personas.
   *[other] Llevas a una persona, y los demás también.
} Cada una tiene sus dados (cuantos más, mejor se le da) y una habilidad. { $seats ->
    [1] Coge al soldado, que sabe pelear.
   *[other] Coge a quien quieras.
}
lesson-deep_water-second = Y alguien que lo acompañe: la bombera es dura y puede recibir un golpe por un amigo.
lesson-deep_water-card = La misión llega en cartas, una tras otra. Esta dice qué hacer ahora; la siguiente se descubre al cumplirla.
lesson-deep_water-order = En cada fase los dos tienen un turno. Tú dices quién empieza.
lesson-deep_water-board = Este es el tablero de quien actúa. PA son los puntos de acción de este turno; PS, la salud; debajo, comida, madera, metal y lo demás que lleva. Agua: cada uno bebe 1 al empezar su turno, y quien no tiene, sufre.
lesson-deep_water-pick-up = Aquí hay cosas por el suelo. Recoger cuesta 1 PA: una carta, o hasta dos recursos.
lesson-deep_water-goods = Coge lo que necesites: comida para comer, madera y metal para fabricar, y agua siempre.
lesson-deep_water-explore = La tierra es desconocida. Explorar cuesta 1 PA y descubre la loseta de al lado; lo que buscas está en alguna.
lesson-deep_water-tile = Una loseta nueva. Sus signos dicen qué hay: agua, cosas que abrir, enemigos. Apunta a uno para leer su nombre; el número de la opción de ir allí es lo que cuesta entrar.
lesson-deep_water-refill = En esta loseta hay agua. Rellenar cuesta 1 PA; hazlo antes de ir lejos.
lesson-deep_water-move = Moverse cuesta los PA que dice la loseta. Quien va con sigilo paga más y llama menos la atención.
lesson-deep_water-open = ¡Un contenedor! Abrirlo es un test: tira los dados de la habilidad indicada; si sale bien, miras lo que hay dentro y te quedas una carta.
lesson-deep_water-attack = ¡Un enemigo! Los enemigos de tu loseta responden a cada acción tuya: pelea o vete. Atacar cuesta 1 PA; después eliges con qué, y el botón dice qué probabilidades tienes.
lesson-deep_water-on = Sigue así: busca lo que pide la carta de misión, reúne lo que puedas cargar y cuida el agua. La opción marcada es una buena idea.
lesson-deep_water-afternoon = La tarde. El sol ha avanzado, y con él el tiempo: cambia los PA, la sed y lo que se encuentra. Antes de la noche piensa dónde dormir: dormir cuesta PA y mantiene en forma.
lesson-deep_water-night = La noche. Fuera de New Haven se roba una carta de noche por cada uno: frío, ratas o algo peor. Vuelve antes del anochecer o ve preparado. Ya conoces el día; el resto es cosa tuya.

## Glosario

term-ap = PA | puntos de acción | punto de acción
term-ap-means = Normalmente 6 en cada fase del día. Cada acción gasta algunos; a 0 se acaba el turno.
term-health = PS
term-health-means = Puntos de salud. El daño los quita; quien se queda sin ninguno muere, y por un tiempo se le puede reanimar.
term-condition = Estado físico | cansado | cansada
term-condition-means = Cansado, OK o En forma. Baja uno cada día y sube al dormir; quien está cansado tiene 2 PA menos.
term-skill-test = Test de habilidad | tests de habilidad | test de sigilo
term-skill-test-means = Se tiran los dados de fuerza, destreza o sigilo: con un éxito se supera.
term-stealth-mode = Modo sigilo | en sigilo | sigilo
term-stealth-mode-means = En una loseta donde se ha entrado sigilosamente los enemigos no notan al personaje. Cada acción más allí exige un test.
term-enemy-symbol = Símbolo de enemigo | símbolos de enemigo
term-enemy-symbol-means = Quien entra en la loseta sin sigilo se topa con un enemigo, mientras el símbolo no esté marcado.
term-initial-round = Ronda inicial de combate | ronda inicial
term-initial-round-means = Cuando se encuentran personaje y enemigo: cada uno ataca una vez, sin gastar PA.
term-counter-attack = Contraataque | contraataques | contraataca
term-counter-attack-means = Los enemigos de la loseta de un personaje devuelven el golpe a cada acción suya.
term-dodge = Esquivar | esquiva
term-dodge-means = 1 PA y un test de destreza: se evita el ataque de un enemigo en esta ronda.
term-wait = Esperar | espera
term-wait-means = Guardar los PA que queden para combatir después en esta fase, también en turnos ajenos.
term-karma = Karma | dado de karma | dados de karma
term-karma-means = Una vez por turno se repiten dados, propios o del enemigo. Se arriesga un dado de karma por cada uno.
term-wounded = Herido | herida | heridos
term-wounded-means = Con 2 PS o menos: un dado rojo más en cada tirada, y cada cruz anula un éxito.
term-infection = Infección | infectado | infectada
term-infection-means = Se pierde 1 PS cada Mañana y cada Noche hasta curarla.
term-camp = Campamento | campamentos
term-camp-means = Una tienda en una loseta: una sola carta de noche para todos, dormir más barato y sitio para guardar.
term-fire = FUEGO | hoguera | hogueras
term-fire-means = Una hoguera o fogón. Los animales no se acercan; una tormenta lo apaga.
term-night-card = Carta de noche | cartas de noche
term-night-card-means = Se roba de Noche al empezar el turno y en cada loseta en que se entra; no en New Haven.
term-sun-card = Carta de sol | cartas de sol
term-sun-card-means = El tiempo de una Mañana o de una Tarde.
term-recon = Reconocer | reconocimiento
term-recon-means = En sigilo, ver qué enemigo guarda un símbolo, sin ser visto.
term-charge = Cargar | carga
term-charge-means = 2 PA: revelar la loseta vecina y entrar corriendo en ella.
term-flip = Girar | gírala | gíralas | gíralo
term-flip-means = Poner la carta boca abajo para usarla. Vuelve boca arriba en la próxima Preparación.
term-container = Contenedor | contenedores
term-container-means = 1 PA y un test: se roban 2 cartas de botín y se guarda 1.
term-trader = Comerciante | comerciantes
term-trader-means = Con 1 PA empieza el trato. El agua es el dinero.
term-son-of-liberty = Hijo de la Libertad | Hijos de la Libertad | HdL
term-son-of-liberty-means = El traidor que puede haber entre los supervivientes, y los enemigos de su bando.

## Leyenda de símbolos

symbol-hearts = Salud (PS)
symbol-sprint = Puntos de acción (PA)
symbol-water-drop = Agua; en una loseta, una fuente
symbol-yin-yang = Dados de karma
symbol-biohazard = Infección
symbol-bleeding-wound = Herida: un dado rojo más
symbol-hooded-assassin = En sigilo
symbol-hourglass = Espera con PA para combatir; el día, y cuántos quedan
symbol-power-button = Habilidad gastada
symbol-hazard-sign = Símbolo de enemigo
symbol-uncertainty = Evento: quien entre primero roba una carta
symbol-locked-chest = Contenedor
symbol-camping-tent = Campamento
symbol-campfire = Hoguera
symbol-camp-cooking-pot = Fogón
symbol-small-fire = FUEGO: enciende una hoguera
symbol-power-lightning = Eléctrico: no va en una tormenta solar
symbol-shop = Comerciante
symbol-dead-head = Cuerpo de un enemigo, para saquear
symbol-cube = Recursos en el suelo
symbol-swap-bag = Cartas en el suelo; la bolsa de recursos
symbol-wolf-trap = Trampa para animales pequeños
symbol-meat = Comida
symbol-rolled-cloth = Tela
symbol-metal-bar = Metal
symbol-plug = Conector
symbol-log = Madera
symbol-beer-bottle = Alcohol
symbol-square-bottle = Plástico
symbol-bullets = Cartuchos
symbol-arrow-flights = Flechas
symbol-sun = De día, buen tiempo
symbol-sunbeams = Calima suave: el primer movimiento cuesta menos
symbol-moon = Noche
symbol-heavy-rain = Tormenta
symbol-solar-system = Tormenta solar
symbol-dust-cloud = Polvo: nadie puede disparar
symbol-thermometer-hot = Calor: se beben 2
symbol-scroll-unfurled = Carta de misión en vigor
symbol-card-draw = Un mazo
symbol-hexes = Losetas que quedan
symbol-death-skull = Lo que haría perder la partida
