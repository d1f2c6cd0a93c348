mission-harbour = The Last Boat
mission-harbour-about = Two people are hiding on the quay, and the boat leaves at dawn.
goal-last-boat = Rescue both Civilians and hold out until Round 5 ends.
result-won-harbour = The boat is out at sea.
token-beacon-lamp = Harbour lamp
fallen-z-swamp = The Thing from the Swamp
token-beacon-lamp-text = Worth 5 XP.
