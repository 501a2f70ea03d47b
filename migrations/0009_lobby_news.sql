-- When what the lobby shows of a game changed last: a node to which no note of it came finds it by this.
ALTER TABLE games ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX games_by_change ON games (changed_at);
