-- Delivery under a strict Discord: items that let others pass, and what is known of earlier attempts.

-- 0: the line of its place. 1: films, which let the line pass. 2: set aside, because Discord refused it.
ALTER TABLE outbox ADD COLUMN lane INTEGER NOT NULL DEFAULT 0 CHECK (lane IN (0, 1, 2));
-- 1: somebody waits for it. 0: reminders and films, which go when nothing else does.
ALTER TABLE outbox ADD COLUMN urgent INTEGER NOT NULL DEFAULT 1;
-- Since when Discord may have it without our knowing; nothing if the last answer was a clear no.
ALTER TABLE outbox ADD COLUMN unsure_since INTEGER;

UPDATE outbox SET lane = 1, urgent = 0 WHERE json_extract(what, '$.post') = 'film';
UPDATE outbox SET urgent = 0
    WHERE json_extract(what, '$.post') = 'reminder' OR json_extract(what, '$.whisper') = 'waiting';
-- What was tried before may have arrived.
UPDATE outbox SET unsure_since = due_at WHERE tries > 0;

DROP INDEX outbox_order;
CREATE INDEX outbox_order ON outbox (place, target, lane, id);

-- The newest message of ours in each place: what is newer there is the item that was being sent.
CREATE TABLE last_sent (
    place   TEXT    NOT NULL CHECK (place IN ('channel', 'user')),
    target  INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (place, target)
) STRICT, WITHOUT ROWID;
