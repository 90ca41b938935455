"""The site: knows people, languages, pages and the database. What a rule says, it asks `games`."""
