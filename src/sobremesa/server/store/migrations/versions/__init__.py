"""The steps, each named by the number of the format that it makes."""
