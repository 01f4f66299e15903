-- A table: a game with its options, and the seed its chance comes from.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    options TEXT NOT NULL,
    seed    INTEGER NOT NULL,
    created REAL NOT NULL
) STRICT;

CREATE INDEX tables_created ON tables (created);

-- The record, append only: the primary key decides when two processes write the same line.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER lines_stay BEFORE UPDATE ON lines
BEGIN
    SELECT raise(ABORT, 'a line of a record is never changed');
END;

CREATE TRIGGER lines_last BEFORE DELETE ON lines
BEGIN
    SELECT raise(ABORT, 'a line of a record is never deleted');
END;

-- The tables whose game is over.
CREATE TABLE ends (
    table_id TEXT PRIMARY KEY REFERENCES tables (id)
) STRICT, WITHOUT ROWID;

-- Who holds a seat. Only a digest of the secret is kept; a free seat has none.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL DEFAULT '',
    bot      TEXT NOT NULL DEFAULT '',
    digest   BLOB,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
