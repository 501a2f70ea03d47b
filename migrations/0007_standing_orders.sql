-- What a seat's questions are answered with while nobody is there, as the ruleset's own message.
CREATE TABLE standing_orders (
  game_id uuid NOT NULL REFERENCES games,
  side    smallint NOT NULL CHECK (side IN (1, 2)),
  number  smallint NOT NULL,  -- of the seat
  orders  bytea NOT NULL,
  PRIMARY KEY (game_id, side, number)
);

-- Finished games that anybody may watch again, newest first.
CREATE INDEX games_to_watch ON games (created_at DESC) WHERE status = 3 AND open;
