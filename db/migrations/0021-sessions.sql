-- Where an account is signed in, so that its owner can see it and end one (decision 20). A row of another generation
-- than the account's is of a session that has ended with all the others.
CREATE TABLE sessions (
  id              uuid PRIMARY KEY,
  user_id         bigint NOT NULL REFERENCES users,
  generation      integer NOT NULL,
  browser         text NOT NULL CHECK (length(browser) <= 60),
  address_prefix  text NOT NULL CHECK (length(address_prefix) <= 60),
  created_at      timestamptz NOT NULL DEFAULT now(),
  seen_at         timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id, seen_at DESC);
CREATE INDEX sessions_expiry ON sessions (expires_at);
