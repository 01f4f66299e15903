-- Why the operator closed a table for good (NULL: nobody did), and who made it.
ALTER TABLE tables ADD COLUMN shut TEXT;
ALTER TABLE tables ADD COLUMN maker TEXT REFERENCES players (id);
CREATE INDEX tables_of_maker ON tables (maker) WHERE maker IS NOT NULL;

-- Lines go when the operator, or how long the operator keeps tables, has their whole table go: it is
-- doomed first, in the same transaction. Else a record could lose its last lines and be played on from
-- there, which nobody would notice; no play and no room ever dooms a table.
ALTER TABLE tables ADD COLUMN doomed INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER lines_last;
CREATE TRIGGER lines_last BEFORE DELETE ON lines
WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = old.table_id AND doomed = 1)
BEGIN
    SELECT raise(ABORT, 'a line of a record is never deleted but with its table');
END;

-- All tables by when somebody was last at them. Of a sum, so that nobody takes it for the lobby's list, which
-- has better ones.
CREATE INDEX tables_aged ON tables ((over + 0), touched, id);

-- Which player said something, from a seat or from none, so that they can have it erased.
ALTER TABLE chats ADD COLUMN player TEXT REFERENCES players (id);
CREATE INDEX chats_of_player ON chats (player) WHERE player IS NOT NULL;
CREATE INDEX chats_by ON chats (who) WHERE who IS NOT NULL;
CREATE INDEX chats_aged ON chats (at) WHERE erased IS NULL;
CREATE INDEX guests_of_player ON guests (player) WHERE player IS NOT NULL;

-- Whoever is being erased is nobody's already, until nothing points to them any more.
ALTER TABLE players ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;

-- What one server at a time does for all of them, who does it and until when nobody else.
CREATE TABLE chores (
    name   TEXT PRIMARY KEY,
    server TEXT NOT NULL,
    until  REAL NOT NULL
) STRICT, WITHOUT ROWID;
