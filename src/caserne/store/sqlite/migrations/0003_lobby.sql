-- Whether a table's game is over, how much was said at it and how much of that was deleted: kept with
-- the table, so that nothing need be counted.
ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET over = EXISTS (SELECT 1 FROM ends WHERE table_id = id),
    said = (SELECT coalesce(max(seq) + 1, 0) FROM chats WHERE table_id = id);
DROP TABLE ends;

-- Whether a seat is free, so that one can join.
ALTER TABLE tables ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET free = EXISTS (SELECT 1 FROM seats WHERE table_id = id AND digest IS NULL AND bot = '');
CREATE TRIGGER seats_come AFTER INSERT ON seats
BEGIN
    UPDATE tables SET free = 1 WHERE id = new.table_id AND new.digest IS NULL AND new.bot = '';
END;
CREATE TRIGGER seats_change AFTER UPDATE OF digest, bot ON seats
BEGIN
    UPDATE tables SET free = EXISTS (
        SELECT 1 FROM seats WHERE table_id = new.table_id AND digest IS NULL AND bot = ''
    ) WHERE id = new.table_id;
END;

-- The lobby's list, all games or one, those somebody was at last first.
DROP INDEX tables_created;
DROP INDEX tables_touched;
CREATE INDEX tables_listed ON tables (touched, id) WHERE listed = 1 AND over = 0 AND free = 1;
CREATE INDEX tables_listed_of_game ON tables (game, touched, id) WHERE listed = 1 AND over = 0 AND free = 1;

-- What was said can be deleted: its words go, and a number says when, so that others hear of it.
ALTER TABLE chats ADD COLUMN erased INTEGER;
DROP TRIGGER chats_stay;
DROP TRIGGER chats_last;
CREATE TRIGGER chats_stay BEFORE UPDATE ON chats WHEN new.text != '' OR new.name != ''
BEGIN
    SELECT raise(ABORT, 'what was said is never changed');
END;
CREATE INDEX chats_erased ON chats (table_id, erased) WHERE erased IS NOT NULL;
