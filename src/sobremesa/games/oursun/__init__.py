"""Under Our Sun: explore and survive around New Haven, together or with a traitor among you."""
