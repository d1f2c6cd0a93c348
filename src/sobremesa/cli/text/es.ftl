# El relato de `sobremesa replay`.
played = { $game }, semilla { $seed }
seat = Asiento { $seat }: { $role }
only = (solo para { $players })
next = Elige { $player }: { $prompt }
end = Fin: { $result }.
won-by = Gana { $players }.
won-by-nobody = No gana nadie.
by-rule = Regla { $rule }.
