"""A match against bots, kept as its record and nothing that follows from it."""
