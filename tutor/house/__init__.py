"""House rules as a reader chooses them: what may be chosen in each game, and the words for it."""
