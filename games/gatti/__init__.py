"""Gatti, Ligurian tarot for four in pairs (also for three, and for two with dummies); source S0."""
