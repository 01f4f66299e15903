-- Whether whoever plays at a table may ask for hints.
ALTER TABLE tables ADD COLUMN hints integer NOT NULL DEFAULT 1;

-- What a game that is over was found to be, looked back on; worked out once.
CREATE TABLE reviews (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    review   text NOT NULL
);
