"""What earlier releases have left behind: matches half-way, and records, which must go on for ever.

`python -m releases.make VERSION`, run in the folder `tests`, makes the part of a release.
"""
