"""Tables kept in one SQLite file, for the servers of one host."""
