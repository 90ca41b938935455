"""What a finished hand has to teach: the melds that were missed, and its turns asked again as questions."""
