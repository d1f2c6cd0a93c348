mission-cistern = The Cistern
mission-cistern-about = A flooded hall, one way in for the horde and one way out for you.
kind-diver = Diver
figure-diver = Diver { $number }
weapon-harpoon = harpoon
card-cold_water = Cold Water
card-cold_water-text = Has 1 AP less.
