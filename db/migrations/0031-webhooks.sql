-- Webhooks (decision 33): where a member's programs are told of events, and what was sent there.

CREATE TABLE webhook_endpoints (
  id             bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  url            text NOT NULL CHECK (length(url) <= 500),
  description    text NOT NULL,
  events         text[] NOT NULL CHECK (cardinality(events) > 0),
  -- encrypted with a key of the server's folder: it has to be read to sign
  secret         text NOT NULL,
  -- signs beside it until then
  former_secret  text,
  former_until   timestamptz,
  created_at     timestamptz NOT NULL,
  -- nothing is sent while there is one
  off_reason     text CHECK (off_reason IN ('owner', 'failing', 'gone', 'expired', 'security')),
  off_at         timestamptz,
  -- since its last success
  failures       int NOT NULL DEFAULT 0,
  failing_since  timestamptz,
  -- one that failed is left alone for a while
  resting_until  timestamptz,
  expires_at     timestamptz NOT NULL DEFAULT date_trunc('day', now(), 'UTC') + interval '1 year',
  ending_told    boolean NOT NULL DEFAULT false,
  CHECK ((off_reason IS NULL) = (off_at IS NULL)),
  CHECK ((former_secret IS NULL) = (former_until IS NULL)),
  CHECK ((failures = 0) = (failing_since IS NULL))
);
CREATE INDEX webhook_endpoints_user ON webhook_endpoints (user_id);
CREATE INDEX webhook_endpoints_ending ON webhook_endpoints (expires_at) WHERE off_reason IS NULL;

-- Written in the transaction of the event, sent afterwards.
CREATE TABLE webhook_deliveries (
  id               bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  endpoint_id      bigint NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  -- the same in each attempt, so that a receiver can tell a repetition
  message_id       uuid NOT NULL DEFAULT gen_random_uuid(),
  type             text NOT NULL,
  -- of what the type says it is about; NULL of a test
  subject_id       bigint,
  created_at       timestamptz NOT NULL,
  -- what is sent, made at the first attempt; the same from then on
  body             text,
  state            text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts         int NOT NULL DEFAULT 0,
  next_attempt_at  timestamptz,
  attempted_at     timestamptz,
  status           int,
  failure          text,
  duration_ms      int,
  -- the first bytes of the answer
  excerpt          text,
  -- asked for by its owner while the endpoint rests: goes out at once, and what else waits for the endpoint does not
  despite_rest     boolean NOT NULL DEFAULT false,
  CHECK ((state = 'waiting') = (next_attempt_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id, next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, id DESC);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);
