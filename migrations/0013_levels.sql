-- How well computer daimyos play: those of a seat, and those that play in place of somebody at a table.
-- Whether the players of a table may ask for hints.
ALTER TABLE tables ADD COLUMN level TEXT NOT NULL DEFAULT 'captain';
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'captain';
