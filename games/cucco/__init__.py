"""Cucco, a trick game with its own forty-card pack, for two or for four in pairs; source S3."""
