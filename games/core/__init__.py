"""What at least two games share, one idea a file."""
