-- What an address or account may still ask, and what was answered to a repeated request (decision 25).

-- What an address or an account has done within the last hour, for all servers. Unlogged: it is written at every
-- counted request, and after a crash of the database everybody begins anew.
CREATE UNLOGGED TABLE rate_limits (
  key      bytea PRIMARY KEY,
  taken    timestamptz[] NOT NULL,
  last_at  timestamptz NOT NULL
);
CREATE INDEX rate_limits_last ON rate_limits (last_at);

-- What was answered to a request that carries an Idempotency-Key, so that the same sent again makes no second record
-- (decision 25). Written at random places and deleted within a day: no index beside the two it needs.
CREATE TABLE idempotency_keys (
  key          bytea PRIMARY KEY,
  fingerprint  bytea NOT NULL,
  -- null while the first is running, and for ever where nobody knows how it ended
  reply        bytea,
  at           timestamptz NOT NULL
);
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
