"""The start page, a game's page and its rules."""
