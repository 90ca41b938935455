"""Who learns, and what came out of it: the guest and the results kept by rule id."""
