# Lo que la propia mesa cuenta en la crónica de una partida.

line-updated = La partida sigue con reglas nuevas: de la versión { $before } a la { $now }.
