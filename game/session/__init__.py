"""Between a window and the wire: one table, from opening or finding it to leaving it."""
