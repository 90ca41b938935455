"""A finished hand, walked through trick by trick, tried again and shared."""
