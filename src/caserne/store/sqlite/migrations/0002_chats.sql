-- Whether the lobby lists a table, when somebody last wrote to it (to the hour), and how often its
-- seats have changed hands.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN touched REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN seatings INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched = created;

CREATE INDEX tables_touched ON tables (touched);

-- What was said at a table, append only; a spectator has no seat.
CREATE TABLE chats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER chats_stay BEFORE UPDATE ON chats
BEGIN
    SELECT raise(ABORT, 'what was said is never changed');
END;

CREATE TRIGGER chats_last BEFORE DELETE ON chats
BEGIN
    SELECT raise(ABORT, 'what was said is never deleted');
END;
