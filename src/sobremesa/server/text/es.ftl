# Lo que se dice a quien no está en su mesa.
call-mine = Te toca
call-theirs = { $count ->
    [one] Le toca a { $names }.
   *[other] Les toca a la vez a { $names }.
}
call-table = { $game } · { $mission }
call-named-table = { $title } ({ $game } · { $mission })
call-at = { $text } { $table }: { $link }
call-stop = No recibir más avisos: { $link }
call-no-more = No avisar más
