"""Questions about the tarot games, gatti and chinze: what they share stands here once, asked of either game."""
