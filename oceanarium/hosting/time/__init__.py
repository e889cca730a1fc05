"""Time and people at a table: clocks, leaving, pauses and results, all of them pure functions of its entries."""
