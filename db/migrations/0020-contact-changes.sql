-- Another e-mail or number of an account: what had to be proved before, and how it is undone (decision 20).

ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check,
  ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose BETWEEN 1 AND 8);

-- The holder of the account has just read a code sent to its present e-mail, and may bind another one.
CREATE TABLE email_tickets (
  user_id     bigint PRIMARY KEY REFERENCES users,
  generation  integer NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE TABLE contact_changes (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id     bigint NOT NULL REFERENCES users,
  kind        text NOT NULL CHECK (kind IN ('email', 'mobile')),
  before      text,
  verified    boolean NOT NULL DEFAULT true,
  token_hash  text NOT NULL UNIQUE,
  expires_at  timestamptz NOT NULL,
  undone_at   timestamptz,
  CHECK (kind = 'mobile' OR before IS NOT NULL)
);
CREATE INDEX contact_changes_user ON contact_changes (user_id, id) WHERE undone_at IS NULL;
