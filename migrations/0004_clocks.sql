-- Time at tables: pace, clocks, absence, votes.

-- The pace is a word ('daily', '36h', 'none'). Tables under way were never timed, so they stay untimed.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
UPDATE tables SET pace = CASE pace_hours
    WHEN 48 THEN 'relaxed' WHEN 24 THEN 'daily' WHEN 8 THEN 'brisk' ELSE pace_hours || 'h' END
    WHERE stage = 'lobby';
ALTER TABLE tables DROP COLUMN pace_hours;
-- After so many turns missed in a row a computer daimyo holds the seat.
ALTER TABLE tables ADD COLUMN misses INTEGER NOT NULL DEFAULT 2;
-- Why all clocks stand still, if they do.
ALTER TABLE tables ADD COLUMN paused TEXT CHECK (paused IN ('vote', 'deserted'));

ALTER TABLE guilds ADD COLUMN pace TEXT;
UPDATE guilds SET pace = pace_hours || 'h' WHERE pace_hours IS NOT NULL;
ALTER TABLE guilds DROP COLUMN pace_hours;

-- A computer daimyo holds the seat for its absent player.
ALTER TABLE seats ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
-- A computer daimyo plays on, and whoever comes may take the seat.
ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 0;

CREATE TABLE clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    bank     INTEGER NOT NULL,
    up       INTEGER NOT NULL DEFAULT 0,
    since    INTEGER,
    deadline INTEGER,
    missed   INTEGER NOT NULL DEFAULT 0,
    snoozed  INTEGER NOT NULL DEFAULT 0,
    warned   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Who held which seat from which act to which: a record stays with whoever played it.
CREATE TABLE tenures (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER,
    from_seq INTEGER NOT NULL,
    to_seq   INTEGER
) STRICT;

CREATE INDEX tenures_of_user ON tenures (user);
CREATE UNIQUE INDEX one_holder_at_a_time ON tenures (table_id, seat) WHERE to_seq IS NULL;

-- What a person wants of time. Minutes are counted from midnight in their own zone.
CREATE TABLE habits (
    user       INTEGER PRIMARY KEY REFERENCES users (id),
    zone       TEXT,
    quiet_from INTEGER,
    quiet_to   INTEGER,
    digest     INTEGER,
    away_until INTEGER,
    leave      INTEGER NOT NULL,
    leave_at   INTEGER NOT NULL
) STRICT;

CREATE TABLE votes (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    motion    TEXT    NOT NULL CHECK (motion IN ('pause', 'resume', 'extend', 'replace', 'end')),
    seat      INTEGER,
    closes_at INTEGER NOT NULL,
    result    TEXT    CHECK (result IN ('passed', 'failed', 'moot'))
) STRICT;

CREATE UNIQUE INDEX one_open_vote_per_table ON votes (table_id) WHERE result IS NULL;

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat    INTEGER NOT NULL,
    yes     INTEGER NOT NULL,
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;
