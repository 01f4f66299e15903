-- What is written to know whether anything can be: about as much as a request writes.
CREATE TABLE probes (
    id      INTEGER PRIMARY KEY,
    ballast BLOB NOT NULL
) STRICT;
