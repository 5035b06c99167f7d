-- What was last shown to whom, and what people and servers prefer to see.

-- `eyes` is a person, or 0 for everybody in the table's channel. `seq` is where the table stood when
-- it was last looked at; `message` is the one whose buttons still work.
CREATE TABLE shown (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    eyes     INTEGER NOT NULL,
    seq      INTEGER,
    message  INTEGER,
    PRIMARY KEY (table_id, eyes)
) STRICT, WITHOUT ROWID;

CREATE INDEX shown_to ON shown (eyes);

ALTER TABLE users ADD COLUMN contrast INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guilds ADD COLUMN contrast INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guilds ADD COLUMN greeted INTEGER NOT NULL DEFAULT 0;
