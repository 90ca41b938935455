"""What the bots of the tarot games share: reading the table, reasons, and the rules that know no partner."""
