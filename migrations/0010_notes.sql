-- What a player notes about a game for themselves.
CREATE TABLE notes (
  account_id bigint NOT NULL REFERENCES accounts,
  game_id    uuid NOT NULL REFERENCES games,
  text       text NOT NULL,
  version    bigint NOT NULL,  -- how often they were written
  PRIMARY KEY (account_id, game_id)
);
