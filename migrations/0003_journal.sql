-- What happened. The key lets exactly one writer append each entry; an order's id is part of the row it caused, so an
-- order that was sent twice cannot act twice.
CREATE TABLE journal (
  game_id      uuid NOT NULL REFERENCES games,
  seq          bigint NOT NULL,
  entry        bytea NOT NULL,       -- JournalEntry
  hash         bytea NOT NULL,       -- SHA-256(hash of the entry before || entry); before the first: the commitment
  order_id     bytea,                -- none: the server's own opening
  account_id   bigint REFERENCES accounts,  -- none: the server or its bot
  order_digest bytea,
  written_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (game_id, seq),
  UNIQUE (game_id, order_id)
);

-- How far each player has seen each game, in the player's own numbering.
CREATE TABLE cursors (
  account_id bigint NOT NULL REFERENCES accounts,
  game_id    uuid NOT NULL REFERENCES games,
  seen       bigint NOT NULL,
  PRIMARY KEY (account_id, game_id)
);

CREATE TABLE chat (
  game_id    uuid NOT NULL REFERENCES games,
  seq        bigint NOT NULL,
  account_id bigint NOT NULL REFERENCES accounts,
  side       smallint,               -- none: public
  text       text NOT NULL,
  message_id bytea NOT NULL,
  sent_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (game_id, seq),
  UNIQUE (game_id, account_id, message_id)
);
