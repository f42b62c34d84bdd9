-- Keys and webhooks want a fresh proof of who makes them, have a last day, and can end with the sessions (decision 33).

ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check,
  ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose BETWEEN 1 AND 9);

-- when the session last showed that its account is behind it
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;

-- A ticket ends with the sessions. Those given before, for a quarter of an hour, are of no generation.
ALTER TABLE recovery_tickets ADD COLUMN generation integer NOT NULL DEFAULT 0;

-- Those without a last day get one: a year from the upgrade, with a notice before it.
UPDATE api_keys SET expires_at = date_trunc('day', now(), 'UTC') + interval '1 year' WHERE expires_at IS NULL;
ALTER TABLE api_keys
  ALTER COLUMN expires_at SET DEFAULT date_trunc('day', now(), 'UTC') + interval '1 year',
  ALTER COLUMN expires_at SET NOT NULL,
  ADD COLUMN ending_told boolean NOT NULL DEFAULT false;
CREATE INDEX api_keys_ending ON api_keys (expires_at) WHERE NOT ending_told;

ALTER TABLE webhook_endpoints
  ADD COLUMN expires_at timestamptz NOT NULL DEFAULT date_trunc('day', now(), 'UTC') + interval '1 year',
  ADD COLUMN ending_told boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT webhook_endpoints_off_reason_check,
  ADD CONSTRAINT webhook_endpoints_off_reason_check
    CHECK (off_reason IN ('owner', 'failing', 'gone', 'expired', 'security'));
CREATE INDEX webhook_endpoints_ending ON webhook_endpoints (expires_at) WHERE off_reason IS NULL;
