"""Endless puzzles, made by the engine from a theme and a seed."""
