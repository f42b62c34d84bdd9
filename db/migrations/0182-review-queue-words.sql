CREATE INDEX CONCURRENTLY review_queue_words ON review_queue USING gin (words gin_trgm_ops);
