"""Bots of the tables on the network, which think in processes of their own."""
