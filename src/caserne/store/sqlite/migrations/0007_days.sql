-- A player: whoever has the key, of which only a digest is kept; how and when they were alerted.
CREATE TABLE players (
    id       TEXT PRIMARY KEY,
    digest   BLOB NOT NULL UNIQUE,
    created  REAL NOT NULL,
    language TEXT NOT NULL,
    always   INTEGER NOT NULL DEFAULT 0,
    alerted  REAL NOT NULL DEFAULT 0
) STRICT;

-- The ways to alert a player. One with a code is used once the code was typed, in a few tries.
CREATE TABLE channels (
    player  TEXT NOT NULL REFERENCES players (id),
    id      TEXT NOT NULL,
    kind    TEXT NOT NULL,
    address TEXT NOT NULL,
    code    TEXT NOT NULL,
    created REAL NOT NULL,
    tries   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, id)
) STRICT, WITHOUT ROWID;

-- Secrets of the servers themselves.
CREATE TABLE keys (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Whose a seat is; since when it is awaited, whether its holder saw and was told that, when something is
-- due about it and whether it was reminded; whether its holder is silenced; how the game ended for it.
ALTER TABLE seats ADD COLUMN player TEXT REFERENCES players (id);
ALTER TABLE seats ADD COLUMN since REAL;
ALTER TABLE seats ADD COLUMN due REAL;
ALTER TABLE seats ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN silenced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN won INTEGER;
ALTER TABLE seats ADD COLUMN score INTEGER;
CREATE INDEX seats_of_player ON seats (player) WHERE player IS NOT NULL;
CREATE INDEX seats_untold ON seats (since) WHERE told = 0 AND player IS NOT NULL AND since IS NOT NULL;
CREATE INDEX seats_due ON seats (due) WHERE due IS NOT NULL;

-- A table's pace and what follows, its order, and how its game ended.
ALTER TABLE tables ADD COLUMN pace REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN relief TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN host INTEGER;
ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN result TEXT;

-- Whose seats others play for them, and may be taken back; who offers to; what holders vote for.
CREATE TABLE absentees (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    digest   BLOB NOT NULL,
    player   TEXT REFERENCES players (id),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX absentees_of_player ON absentees (player) WHERE player IS NOT NULL;
CREATE TABLE guests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    digest   BLOB NOT NULL,
    player   TEXT REFERENCES players (id),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    "by"     INTEGER NOT NULL,
    choice   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, "by")
) STRICT, WITHOUT ROWID;

-- Who is silenced at a table, or sent away; whose a thing said from no seat was.
CREATE TABLE bans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    who      BLOB NOT NULL,
    removed  INTEGER NOT NULL,
    PRIMARY KEY (table_id, who)
) STRICT, WITHOUT ROWID;
ALTER TABLE chats ADD COLUMN who BLOB;
