"""The games' terms in three languages: glossary, marks in texts, drill."""
