mission-harbour = El último barco
mission-harbour-about = Hay dos personas escondidas en el muelle, y el barco zarpa al alba.
goal-last-boat = Rescatad a los dos Civiles y aguantad hasta que acabe la Ronda 5.
result-won-harbour = El barco ya está en alta mar.
token-beacon-lamp = Farol del puerto
fallen-z-swamp = La cosa del pantano
token-beacon-lamp-text = Da 5 XP.
