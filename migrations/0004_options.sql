-- What a game is played with on top of its scenario: names of options, with blanks between them. And what an account that
-- holds both sides of a game has seen with the second side's eyes; `seen` is the first side's.
ALTER TABLE games ADD COLUMN options text NOT NULL DEFAULT '';
ALTER TABLE cursors ADD COLUMN seen_as_two bigint NOT NULL DEFAULT 0;
