-- Decisions that have left the house: nothing of them can be taken back any more (decision 37).
CREATE TABLE decision_tellings (
  decision_id  bigint PRIMARY KEY REFERENCES decisions,
  told_at      timestamptz NOT NULL
);
