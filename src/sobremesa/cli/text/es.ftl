# El relato de `sobremesa replay`.
played = { $game }, semilla { $seed }
seat = Asiento { $seat }: { $role }
only = (solo para { $players })
next = Elige { $player }: { $prompt }
end = Fin: { $result }.
won-by = Gana { $players }.
won-by-nobody = No gana nadie.
by-rule = Regla { $rule }.

# Lo que dice `sobremesa review`. Los puntos son probabilidades de ganar, de cien.
review-seat = asiento
review-choices = decisiones
review-lost = por decisiones
review-luck = por suerte
review-turns = Dónde cambió la partida:
review-chosen = Elegido: { $choice }
review-better = Mejor: { $choice } (+{ $points })
review-luck-good = La suerte dio { $points }
review-luck-bad = La suerte quitó { $points }
review-error = Los puntos son probabilidades de ganar, de cien. El valor de una posición se equivoca en unos { $points }; cada decisión se probó { $playouts } veces.
