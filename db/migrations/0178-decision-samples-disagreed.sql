CREATE INDEX CONCURRENTLY decision_samples_disagreed ON decision_samples (judged_at) WHERE NOT agrees;
