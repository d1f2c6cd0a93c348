"""The report of a study: one page that opens anywhere, in both languages, light and dark."""
