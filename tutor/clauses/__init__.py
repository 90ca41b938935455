"""The clause table: where each clause comes from, is applied, told, taught, drilled and tested."""
