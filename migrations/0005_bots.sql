-- How well the server's bot plays a seat; nothing to those of people.
ALTER TABLE seats ADD COLUMN bot_strength text NOT NULL DEFAULT 'lieutenant';
