-- Whoever would like to leave a seat waits for the others who hold one; each agrees once.
ALTER TABLE seats ADD COLUMN leaving INTEGER NOT NULL DEFAULT 0;
CREATE TABLE agreements (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    by       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, by)
) STRICT, WITHOUT ROWID;
