-- How finished tables ended for whoever sat there to the end, and how quickly they answered.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    title    TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    answers  TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_user ON results (user);

-- People who want no statistics kept about them.
CREATE TABLE uncounted (
    user INTEGER PRIMARY KEY
) STRICT;
