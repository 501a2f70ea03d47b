-- Fair play (docs/fair-play.md): what each game is played on, what each seat has committed to, and the key that all nodes
-- sign with.
ALTER TABLE games ADD COLUMN terms bytea NOT NULL DEFAULT '';             -- GameTerms, from when it begins
ALTER TABLE seats ADD COLUMN nonce_commitment bytea NOT NULL DEFAULT '';  -- none: goes without a nonce

CREATE TABLE signing_keys (
  id         smallint PRIMARY KEY CHECK (id = 1),
  secret     bytea NOT NULL,
  public_key bytea NOT NULL
);
