-- Whether a server wants posts of the board in the classic form instead of as cards.
ALTER TABLE guilds ADD COLUMN classic INTEGER NOT NULL DEFAULT 0;
