-- A player: whoever has the key, of which only a digest is kept; how and when they were alerted.
CREATE TABLE players (
    id       text PRIMARY KEY,
    digest   bytea NOT NULL UNIQUE,
    created  double precision NOT NULL,
    language text NOT NULL,
    always   integer NOT NULL DEFAULT 0,
    alerted  double precision NOT NULL DEFAULT 0
);

-- The ways to alert a player. One with a code is used once the code was typed, in a few tries.
CREATE TABLE channels (
    player  text NOT NULL REFERENCES players (id),
    id      text NOT NULL,
    kind    text NOT NULL,
    address text NOT NULL,
    code    text NOT NULL,
    created double precision NOT NULL,
    tries   integer NOT NULL DEFAULT 0,
    PRIMARY KEY (player, id)
);

-- Secrets of the servers themselves.
CREATE TABLE keys (
    name  text PRIMARY KEY,
    value bytea NOT NULL
);

-- Whose a seat is; since when it is awaited, whether its holder saw and was told that, when something is
-- due about it and whether it was reminded; whether its holder is silenced; how the game ended for it.
ALTER TABLE seats ADD COLUMN player text REFERENCES players (id);
ALTER TABLE seats ADD COLUMN since double precision;
ALTER TABLE seats ADD COLUMN due double precision;
ALTER TABLE seats ADD COLUMN told integer NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN seen integer NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN reminded integer NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN silenced integer NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN won integer;
ALTER TABLE seats ADD COLUMN score integer;
CREATE INDEX seats_of_player ON seats (player) WHERE player IS NOT NULL;
CREATE INDEX seats_untold ON seats (since) WHERE told = 0 AND player IS NOT NULL AND since IS NOT NULL;
CREATE INDEX seats_due ON seats (due) WHERE due IS NOT NULL;

-- A table's pace and what follows, its order, and how its game ended.
ALTER TABLE tables ADD COLUMN pace double precision NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN relief text NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN host integer;
ALTER TABLE tables ADD COLUMN closed integer NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN hushed integer NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN result text;

-- Whose seats others play for them, and may be taken back; who offers to; what holders vote for.
CREATE TABLE absentees (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     integer NOT NULL,
    name     text NOT NULL,
    digest   bytea NOT NULL,
    player   text REFERENCES players (id),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX absentees_of_player ON absentees (player) WHERE player IS NOT NULL;
CREATE TABLE guests (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     integer NOT NULL,
    name     text NOT NULL,
    digest   bytea NOT NULL,
    player   text REFERENCES players (id),
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE votes (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     integer NOT NULL,
    "by"     integer NOT NULL,
    choice   text NOT NULL,
    PRIMARY KEY (table_id, seat, "by")
);

-- Who is silenced at a table, or sent away; whose a thing said from no seat was.
CREATE TABLE bans (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    who      bytea NOT NULL,
    removed  integer NOT NULL,
    PRIMARY KEY (table_id, who)
);
ALTER TABLE chats ADD COLUMN who bytea;
