"""The only place where ids become words: rules, cards, suits and events in the reader's language."""
