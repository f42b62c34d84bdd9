-- Keys by which a member's own programs call the API (decision 33).

CREATE TABLE api_keys (
  id            bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id       bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  scopes        text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- SHA-256 in hex: the key is 256 random bits, so nothing slower is needed
  key_hash      text NOT NULL UNIQUE,
  last_four     text NOT NULL,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL DEFAULT date_trunc('day', now(), 'UTC') + interval '1 year',
  last_used_at  timestamptz,
  -- until when its calls so far are paid for (domain/api-key.ts); no index holds it, so that the row stays in its place
  paid_until    timestamptz,
  ending_told   boolean NOT NULL DEFAULT false
);
CREATE INDEX api_keys_user ON api_keys (user_id);
CREATE INDEX api_keys_ending ON api_keys (expires_at) WHERE NOT ending_told;
