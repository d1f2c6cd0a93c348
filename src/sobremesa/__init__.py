"""Sobremesa plays tabletop rulebooks."""
