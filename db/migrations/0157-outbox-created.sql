CREATE INDEX CONCURRENTLY outbox_created ON outbox (created_at);
