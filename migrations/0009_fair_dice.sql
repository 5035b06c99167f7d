-- Fair dice. Tables opened before keep the first scheme (dice = 1).

-- Which scheme the dice of a table follow.
ALTER TABLE tables ADD COLUMN dice INTEGER NOT NULL DEFAULT 1;
-- The press by which a player agreed to begin, once everybody was seated: it is mixed into the dice.
ALTER TABLE seats ADD COLUMN ready TEXT NOT NULL DEFAULT '';
-- What an act added to the dice.
ALTER TABLE journal ADD COLUMN mix TEXT NOT NULL DEFAULT '';
ALTER TABLE undone ADD COLUMN mix TEXT NOT NULL DEFAULT '';
