mission-cistern = La cisterna
mission-cistern-about = Una sala inundada, con una entrada para la horda y una salida para vosotros.
kind-diver = Buzo
figure-diver = Buzo { $number }
weapon-harpoon = arpón
card-cold_water = Agua fría
card-cold_water-text = Tiene 1 PA menos.
