"""Questions on a page: drawn, answered and explained; lessons and practice share them."""
