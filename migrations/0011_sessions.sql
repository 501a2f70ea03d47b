-- An account's sessions are counted when it begins another.
CREATE INDEX sessions_by_account ON sessions (account_id);
