"""The component page at /style/, in DEBUG: each colour, letter, control, card and answer in each of its states."""
