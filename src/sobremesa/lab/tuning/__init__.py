"""Tuning: values of the content that give the games one wants."""
