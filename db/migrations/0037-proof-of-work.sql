-- Proofs of work that were used, until their challenges expire (decision 20).
CREATE TABLE spent_proofs (
  id          text PRIMARY KEY,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX spent_proofs_expiry ON spent_proofs (expires_at);
-- Failures of an account from anywhere.
CREATE INDEX sign_in_failures_account_at ON sign_in_failures (account, at);
