-- The first schema. Forward only: a change is a new file.
-- Truth is `journal` together with `tables` (opening, secret seed) and `seats`; `snapshots` is a cache.

CREATE TABLE users (
    id         INTEGER PRIMARY KEY,
    name       TEXT    NOT NULL,
    dm         TEXT    NOT NULL DEFAULT 'unknown' CHECK (dm IN ('unknown', 'open', 'closed')),
    dm_channel INTEGER,
    locale     TEXT,
    toured     INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE guilds (
    id         INTEGER PRIMARY KEY,
    locale     TEXT,
    pace_hours INTEGER
) STRICT;

CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    host       INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    title      TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    seats      INTEGER NOT NULL,
    pace_hours INTEGER NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('lobby', 'playing', 'over', 'cancelled')),
    seed       BLOB    NOT NULL CHECK (length(seed) = 32),
    entropy    TEXT    NOT NULL DEFAULT '',
    seq        INTEGER NOT NULL DEFAULT 0,
    trouble    TEXT,
    created_at INTEGER NOT NULL,
    moved_at   INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_live_table_per_channel
    ON tables (channel) WHERE stage IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    side     TEXT    NOT NULL,
    user     INTEGER REFERENCES users (id),
    joined   TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, side)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_user ON seats (table_id, user) WHERE user IS NOT NULL;
CREATE INDEX seats_of_user ON seats (user);

CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT    NOT NULL,
    hash     BLOB    NOT NULL,
    undoable INTEGER NOT NULL,
    user     INTEGER,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    hash     BLOB    NOT NULL,
    state    BLOB    NOT NULL
) STRICT;

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    place    TEXT    NOT NULL CHECK (place IN ('channel', 'user')),
    target   INTEGER NOT NULL,
    what     TEXT    NOT NULL,
    nonce    TEXT    NOT NULL UNIQUE,
    tries    INTEGER NOT NULL DEFAULT 0,
    due_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_order ON outbox (place, target, id);

-- Interactions that took effect: a second delivery of the same one does nothing.
CREATE TABLE interactions (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
