-- E-mails are tried for three days and then given up, and emptied when nobody needs their text any more.
ALTER TABLE outbox
  ADD COLUMN attempts        int NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- null: it is not to be delivered, or not any more
  ADD COLUMN next_attempt_at timestamptz,
  ADD COLUMN holds_code      boolean NOT NULL DEFAULT false,
  ADD COLUMN emptied_at      timestamptz,
  ADD CONSTRAINT outbox_attempt CHECK (next_attempt_at IS NULL OR (channel = 'email' AND sent_at IS NULL));
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX outbox_failed ON outbox (id) WHERE error IS NOT NULL AND sent_at IS NULL;
CREATE INDEX outbox_full ON outbox (created_at) WHERE emptied_at IS NULL;
COMMENT ON COLUMN outbox.error IS 'why it was given up';

-- what waits in the queue that delivered before goes on here
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE outbox SET next_attempt_at = now(), error = NULL
    WHERE sent_at IS NULL AND channel = 'email' AND id IN (
      SELECT (data->>'outboxId')::bigint FROM pgboss.job
      WHERE name = 'deliver-mail' AND state IN ('created', 'retry', 'active'));
  END IF;
END $$;
