-- Whose database this is, and which of these scripts it has had.
CREATE TABLE caserne (
    migration integer NOT NULL
);
INSERT INTO caserne VALUES (0);

-- A table: a game with its options, the seed its chance comes from, and what need not be counted:
-- whether it is over, whether a seat is free, how often seats changed hands, what was said and deleted.
-- Codes are compared letter by letter, whatever the database's language.
CREATE TABLE tables (
    id       text COLLATE "C" PRIMARY KEY,
    game     text NOT NULL,
    options  text NOT NULL,
    seed     bigint NOT NULL,
    created  double precision NOT NULL,
    listed   integer NOT NULL DEFAULT 1,
    touched  double precision NOT NULL DEFAULT 0,
    seatings integer NOT NULL DEFAULT 0,
    over     integer NOT NULL DEFAULT 0,
    said     integer NOT NULL DEFAULT 0,
    erased   integer NOT NULL DEFAULT 0,
    free     integer NOT NULL DEFAULT 0
) WITH (fillfactor = 80);

-- The record, append only: the primary key decides when two servers write the same line.
CREATE TABLE lines (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      integer NOT NULL,
    line     text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who holds a seat. Only a digest of the secret is kept; a free seat has none.
CREATE TABLE seats (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     integer NOT NULL,
    name     text NOT NULL DEFAULT '',
    bot      text NOT NULL DEFAULT '',
    digest   bytea,
    leaving  integer NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);

-- Whoever would like to leave a seat waits for the others who hold one; each agrees once.
CREATE TABLE agreements (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     integer NOT NULL,
    "by"     integer NOT NULL,
    PRIMARY KEY (table_id, seat, "by")
);

-- What was said at a table; a spectator has no seat. What is deleted loses its words, and a number
-- says when, so that others hear of it.
CREATE TABLE chats (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      integer NOT NULL,
    seat     integer,
    name     text NOT NULL,
    text     text NOT NULL,
    "at"     double precision NOT NULL,
    erased   integer,
    PRIMARY KEY (table_id, seq)
);
CREATE INDEX chats_erased ON chats (table_id, erased) WHERE erased IS NOT NULL;

-- What is written to know whether anything can be: about as much as a request writes.
CREATE TABLE probes (
    id      integer PRIMARY KEY,
    ballast bytea NOT NULL
);

-- The lobby's list, all games or one, those somebody was at last first.
CREATE INDEX tables_listed ON tables (touched, id) WHERE listed = 1 AND over = 0 AND free = 1;
CREATE INDEX tables_listed_of_game ON tables (game, touched, id) WHERE listed = 1 AND over = 0 AND free = 1;

CREATE FUNCTION stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER lines_stay BEFORE UPDATE OR DELETE ON lines
    FOR EACH ROW EXECUTE FUNCTION stays('a line of a record is never changed or deleted');
CREATE TRIGGER chats_stay BEFORE UPDATE ON chats
    FOR EACH ROW WHEN (new.text != '' OR new.name != '')
    EXECUTE FUNCTION stays('what was said is never changed');

CREATE FUNCTION count_free() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tables SET free = CASE WHEN EXISTS (
        SELECT 1 FROM seats WHERE table_id = new.table_id AND digest IS NULL AND bot = ''
    ) THEN 1 ELSE 0 END WHERE id = new.table_id;
    RETURN NULL;
END $$;
CREATE TRIGGER seats_come AFTER INSERT ON seats
    FOR EACH ROW WHEN (new.digest IS NULL AND new.bot = '') EXECUTE FUNCTION count_free();
CREATE TRIGGER seats_change AFTER UPDATE OF digest, bot ON seats
    FOR EACH ROW EXECUTE FUNCTION count_free();
