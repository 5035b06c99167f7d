-- What is to happen at a certain time. Written in the transaction that causes it; taken out in the
-- one that does it. At most one row of a kind for a table, a seat and a person (0, -1 and 0: none).
CREATE TABLE due (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    kind     TEXT    NOT NULL,
    table_id INTEGER NOT NULL DEFAULT 0,
    seat     INTEGER NOT NULL DEFAULT -1,
    user     INTEGER NOT NULL DEFAULT 0,
    at       INTEGER NOT NULL,
    tries    INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, kind, seat, user)
) STRICT;

CREATE INDEX due_order ON due (at, id);
