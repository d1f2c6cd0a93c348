"""The test kit: what tests of rules need, for our games and for anybody's."""
