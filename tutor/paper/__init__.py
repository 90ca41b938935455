"""What is meant for paper: a card of melds and values, an empty score sheet."""
