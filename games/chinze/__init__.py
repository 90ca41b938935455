"""Taròcchi à pessigo, or chinze: tarot for two with a stock; source S2."""
