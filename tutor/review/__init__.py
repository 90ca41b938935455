"""Today: a short mixed session out of what is due and what is weak."""
