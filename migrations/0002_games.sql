-- Games as the lobby knows them.
CREATE TABLE games (
  id              uuid PRIMARY KEY,
  ruleset         text NOT NULL,
  scenario        text NOT NULL,
  setup           bytea NOT NULL,     -- the ruleset's Setup message
  title           text NOT NULL,
  status          smallint NOT NULL,  -- GameInfo.Status: 1 waiting, 2 playing, 3 ended
  open            boolean NOT NULL,
  created_by      bigint NOT NULL REFERENCES accounts,
  request_id      bytea NOT NULL,
  request_digest  bytea NOT NULL,     -- of what was asked for under that id
  invitation      text NOT NULL UNIQUE,
  seed            bytea NOT NULL,     -- secret until the game has ended
  seed_commitment bytea NOT NULL,
  summary         bytea NOT NULL DEFAULT '',  -- GameSummary
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (created_by, request_id)
);
CREATE INDEX games_waiting ON games (created_at DESC) WHERE status = 1 AND open;

CREATE TABLE seats (
  game_id    uuid NOT NULL REFERENCES games,
  side       smallint NOT NULL CHECK (side IN (1, 2)),
  number     smallint NOT NULL,       -- 0: admiral
  account_id bigint REFERENCES accounts,
  bot        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game_id, side, number),
  CHECK (bot = (account_id IS NULL))
);
CREATE INDEX seats_by_account ON seats (account_id);

CREATE TABLE invitations (
  game_id    uuid NOT NULL REFERENCES games,
  account_id bigint NOT NULL REFERENCES accounts,
  PRIMARY KEY (game_id, account_id)
);
CREATE INDEX invitations_by_account ON invitations (account_id);
