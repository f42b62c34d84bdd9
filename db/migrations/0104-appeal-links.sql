-- The link in the mail of a decision: it opens this decision alone, for 30 days (decision 37).

CREATE TABLE appeal_links (
  token_hash   text PRIMARY KEY CHECK (length(token_hash) <= 64),
  decision_id  bigint NOT NULL REFERENCES decisions,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX appeal_links_decision ON appeal_links (decision_id);
CREATE INDEX appeal_links_expiry ON appeal_links (expires_at);
