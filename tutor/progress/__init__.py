"""What a learner knows, by game and clause, and the days and hands it took."""
