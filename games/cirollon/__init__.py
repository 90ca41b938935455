"""Cirollon, a fishing game of the scopa family for four in pairs; source S1."""
