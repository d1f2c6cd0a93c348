# Lo que se le dice a un asistente en la mesa, aparte de las palabras del juego.
table-open = La partida no ha empezado: empieza cuando todos los asientos están ocupados. Asientos libres: { $seats }.
seat = El asiento { $seat } lleva { $role }: { $who }.
you = { " " }Eres tú.
board = En el tablero
happened = Lo que ha pasado
question = Pregunta { $number }:
not-offered = No es posible:
not-asked = Ahora no se te pregunta nada. Se espera a los asientos: { $seats }.
over = La partida ha terminado
won = Has ganado.
lost = No has ganado.
mission = { $title }, para { $seats }, unos { $minutes } minutos
advised = { $place }. { $text }: { $chance } % de ganar (de { $low } a { $high })
seated = Te has sentado a la mesa. Este enlace es ahora tu asiento, y el que te dieron ya no sirve; usa este de aquí en adelante: { $link }
still-waiting = Aún no ha pasado nada. Vuelve a preguntar cuando quieras.
no-tables = No hay ninguna mesa así.
