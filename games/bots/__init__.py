"""Bots: they play from a View, never from a State."""
