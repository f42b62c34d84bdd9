-- What an address or an account has done within the last hour, for all servers. Unlogged: it is written at every counted
-- request, and after a crash of the database everybody begins anew.
CREATE UNLOGGED TABLE rate_limits (
  key      bytea PRIMARY KEY,
  taken    timestamptz[] NOT NULL,
  last_at  timestamptz NOT NULL
);
CREATE INDEX rate_limits_last ON rate_limits (last_at);
