"""Speed, as ratios of things run side by side. Run by `make bench` and `make bench-peers`; never a timed test."""
