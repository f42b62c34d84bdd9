-- What a second reviewer said of a decision that was drawn (decision 37).
CREATE TABLE decision_samples (
  decision_id  bigint PRIMARY KEY REFERENCES decisions,
  reviewer_id  bigint NOT NULL REFERENCES users,
  agrees       boolean NOT NULL,
  note         text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  judged_at    timestamptz NOT NULL
);
