-- The record of a seller counts reports that led to something.
CREATE INDEX CONCURRENTLY reports_decision ON reports (decision_id) WHERE decision_id IS NOT NULL
