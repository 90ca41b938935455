"""A game as a path of short steps, each answered by the engine."""
