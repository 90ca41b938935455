"""The score pad for a real table: the engine adds up and explains."""
