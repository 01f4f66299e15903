"""Tables kept by PostgreSQL, for servers on any number of hosts."""
