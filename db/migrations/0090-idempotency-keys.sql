-- What was answered to a request that carries an Idempotency-Key, so that the same sent again makes no second record
-- (decision 25). Written at random places and deleted within a day: no index beside the two it needs.
CREATE TABLE idempotency_keys (
  key bytea PRIMARY KEY,
  fingerprint bytea NOT NULL,
  -- null while the first is running, and for ever where nobody knows how it ended
  reply bytea,
  at timestamptz NOT NULL
);
CREATE INDEX idempotency_keys_at ON idempotency_keys (at);
