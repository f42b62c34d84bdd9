ALTER TABLE reports VALIDATE CONSTRAINT reports_outcome;
ALTER TABLE reports VALIDATE CONSTRAINT reports_decision;
