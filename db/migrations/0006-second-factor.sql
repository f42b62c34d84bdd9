-- The second factor of operators and administrators (decision 20).

-- Secrets are encrypted with a key that the database does not hold; `pending` is one that was shown and not yet
-- confirmed by a code.
CREATE TABLE staff_totp (
  user_id       bigint PRIMARY KEY REFERENCES users,
  secret        text,
  confirmed_at  timestamptz,
  last_step     bigint NOT NULL DEFAULT 0,
  pending       text,
  pending_at    timestamptz,
  tries         smallint NOT NULL DEFAULT 0,
  tries_since   timestamptz NOT NULL DEFAULT now(),
  CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CHECK ((pending IS NULL) = (pending_at IS NULL))
);

CREATE TABLE totp_recovery_codes (
  user_id    bigint NOT NULL REFERENCES staff_totp ON DELETE CASCADE,
  code_hash  text NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- Left by the right password or e-mail code: with the second factor it becomes a session.
CREATE TABLE totp_tickets (
  token_hash  text PRIMARY KEY,
  user_id     bigint NOT NULL REFERENCES users,
  generation  integer NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX totp_tickets_expiry ON totp_tickets (expires_at);

-- Codes of a second factor tried within the hour, by network; staff_totp counts those of unknown networks together.
CREATE TABLE totp_tries (
  user_id  bigint NOT NULL REFERENCES users,
  network  inet NOT NULL,
  tries    smallint NOT NULL,
  since    timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);
