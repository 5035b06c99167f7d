-- The language a person chose for private texts, instead of that of their client; and the language a server
-- has on Discord, last seen, which public posts use until the server chooses another.
ALTER TABLE users ADD COLUMN language TEXT;
ALTER TABLE guilds ADD COLUMN seen_locale TEXT;
