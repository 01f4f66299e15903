-- A table: a game with its options, and the seed its chance comes from.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    options TEXT NOT NULL,
    seed    INTEGER NOT NULL,
    created REAL NOT NULL
) STRICT;

-- The record, append only: the primary key decides when two processes write the same line.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Who holds a seat. Only a digest of the secret is kept.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    bot      TEXT NOT NULL DEFAULT '',
    digest   BLOB,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
