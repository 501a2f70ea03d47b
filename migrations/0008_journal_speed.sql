-- Appending to the journal is what an order waits for: it costs one index and looks nowhere else. `chartroomd check`
-- looks for what the constraints kept out: entries of no game, an order carried out twice.
ALTER TABLE journal
  DROP CONSTRAINT journal_game_id_fkey,
  DROP CONSTRAINT journal_account_id_fkey,
  DROP CONSTRAINT journal_game_id_order_id_key,
  -- GameSummary after this entry: what the lobby shows is that of the newest one. Empty in entries of old, whose
  -- games have it in games.summary.
  ADD COLUMN summary bytea NOT NULL DEFAULT '';

-- The nodes on this database, as they say themselves every few seconds.
CREATE TABLE nodes (
  id      text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
