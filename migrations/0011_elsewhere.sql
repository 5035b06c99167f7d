-- Where a player makes the moves: while it is the channel, which pings them, the panel in their direct
-- messages rests.
ALTER TABLE seats ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0;
