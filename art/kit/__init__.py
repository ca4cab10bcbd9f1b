"""Letterpress and linocut from code: shapes, carved blocks, inks, the press, and figures to print."""
