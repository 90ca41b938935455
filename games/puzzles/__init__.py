"""Questions the engine can ask and answer: one kind a function; lessons pick positions, puzzles make them."""
