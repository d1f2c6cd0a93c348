# Los niveles de juego, iguales en todos los juegos.
bot-novice = Novato
bot-novice-about = Sabe las reglas y lo que se busca, pero a veces se le escapa una buena jugada y se olvida de interrumpir. Responde al momento.
bot-steady = Constante
bot-steady-about = Juega con reglas prácticas hechas para este juego. Responde al momento.
bot-heuristic = Constante
bot-strong = Fuerte
bot-strong-about = Ha visto muchas partidas y prueba sus jugadas antes de elegir. Piensa un segundo como mucho.
bot-master = Maestro
bot-master-about = Piensa como el Fuerte, tantos segundos como este servidor dé a un bot: cinco, si quien lo lleva no ha puesto otro número.
bot-random = Al azar
bot-random-about = Hace cualquier jugada permitida.
