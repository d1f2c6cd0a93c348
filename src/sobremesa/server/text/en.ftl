# What people are told who are away from their tables.
call-mine = Your turn
call-theirs = { $count ->
    [one] It is the turn of { $names }.
   *[other] It is the turn of { $names }, all at the same time.
}
call-table = { $game } · { $mission }
call-named-table = { $title } ({ $game } · { $mission })
call-at = { $text } { $table }: { $link }
call-stop = No more of these messages: { $link }
call-no-more = No more of these
