-- Orders written ahead, sealed placement, and taking back.

-- All write their acts of a stage at once and the table plays them out: a variant chosen at `new`.
ALTER TABLE tables ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;

-- What a seat wants done when its turn comes: a queue of acts, each with its fallbacks (JSON, secret).
-- The queue belongs to one chapter (round) of the title; `sealed` means that its owner is done.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    queue    TEXT    NOT NULL,
    chapter  INTEGER NOT NULL,
    passing  INTEGER NOT NULL,
    sealed   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Acts taken back: logged, not erased. One branch for each time something was taken back.
CREATE TABLE undone (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    branch    INTEGER NOT NULL,
    seq       INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    action    TEXT    NOT NULL,
    hash      BLOB    NOT NULL,
    undoable  INTEGER NOT NULL,
    user      INTEGER,
    at        INTEGER NOT NULL,
    undone_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, branch, seq)
) STRICT, WITHOUT ROWID;

-- A request to take acts back that needs everybody's consent; at most one per table.
CREATE TABLE takebacks (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    to_seq    INTEGER NOT NULL,
    at_seq    INTEGER NOT NULL,
    agreed    TEXT    NOT NULL,
    closes_at INTEGER NOT NULL
) STRICT;
