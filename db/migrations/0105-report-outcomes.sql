-- What came of a report (decision 37).

-- nothing_found, taken_down, hidden, ended, suspended, or handled elsewhere
ALTER TABLE reports ADD COLUMN outcome text;
ALTER TABLE reports ADD COLUMN outcome_note text NOT NULL DEFAULT '';
ALTER TABLE reports ADD COLUMN decision_id bigint;
ALTER TABLE reports ADD CONSTRAINT reports_outcome CHECK (length(outcome) <= 40 AND length(outcome_note) <= 1000) NOT VALID;
ALTER TABLE reports ADD CONSTRAINT reports_decision FOREIGN KEY (decision_id) REFERENCES decisions NOT VALID;
