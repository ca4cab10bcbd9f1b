"""A client of a table, with and without a socket. See README.md."""
