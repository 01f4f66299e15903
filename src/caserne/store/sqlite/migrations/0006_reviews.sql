-- Whether whoever plays at a table may ask for hints; all could before.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;

-- What a game that is over was found to be, looked back on; worked out once.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    review TEXT NOT NULL
) STRICT;
