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
review-way = probabilidad
review-from-to = { $began } % → { $ended } %
review-own = por decisiones propias
review-others = por las de otros
review-luck = por suerte
review-turns = Dónde cambió la partida:
review-chosen = Elegido: { $choice }
review-better = Mejor: { $choice } (+{ $points } ± { $doubt })
review-luck-good = La suerte dio { $points } ± { $doubt }
review-luck-bad = La suerte quitó { $points } ± { $doubt }
review-points = Los puntos son probabilidades de ganar, de cien. En dos de cada tres casos no se equivocan en más de lo que sigue a ±. Las decisiones propias, las de otros y la suerte suman el camino de la probabilidad de ganar. Cuando la propia estimación cambia de parecer, eso cuenta con las decisiones.
review-tried = Cada decisión se probó { $playouts } veces. Donde otra opción parecía mejor, las dos se compararon { $playouts } veces más con otros dados, y solo cuenta lo que también allí fue mejor sin duda.
review-off = Las probabilidades valen si todos siguen como bots constantes. Hasta dónde fiarse: cuando decían { $said } % en sus partidas, se ganó entre el { $low } % y el { $high } % (un error medio de { $points } puntos); una sola posición puede ser mejor o peor.
