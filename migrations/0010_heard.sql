-- Acts that not everybody may notice, such as an offer between two seats.

-- The seats that noticed an act, one bit each; NULL where everybody did.
ALTER TABLE journal ADD COLUMN heard INTEGER;
ALTER TABLE undone ADD COLUMN heard INTEGER;
CREATE INDEX journal_heard ON journal (table_id, seq) WHERE heard IS NOT NULL;
