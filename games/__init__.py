"""The games: rules, notation, bots and puzzle makers. Pure Python; nothing here knows Django."""
