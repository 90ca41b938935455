"""The ways in: the start page, a game's page and its rules. Home knows of everything, and nothing imports it."""
