-- Which suppliers a request is shown to (decision 27).

-- Whom a request was shown to, and why: one row, and so one notice, for a supplier and a request.
CREATE TABLE purchase_matches (
  purchase_id  bigint NOT NULL REFERENCES purchases ON DELETE CASCADE,
  company_id   bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  place        smallint NOT NULL CHECK (place BETWEEN 1 AND 30),
  reasons      jsonb NOT NULL,
  -- by e-mail: sent, waiting for the digest of the day, or not wanted
  email        text NOT NULL CHECK (email IN ('sent', 'waits', 'none')),
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (purchase_id, company_id)
);
CREATE INDEX purchase_matches_list ON purchase_matches (company_id, created_at DESC, purchase_id DESC);
CREATE INDEX purchase_matches_digest ON purchase_matches (company_id, created_at) WHERE email = 'waits';
CREATE TRIGGER live AFTER INSERT OR DELETE ON purchase_matches
  FOR EACH ROW EXECUTE FUNCTION publish_to_company('leads');

-- How many of these e-mails a supplier had in a day (UTC).
CREATE TABLE lead_email_days (
  company_id  bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  day         date NOT NULL,
  sent        smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, day)
);
CREATE INDEX lead_email_days_day ON lead_email_days (day);
