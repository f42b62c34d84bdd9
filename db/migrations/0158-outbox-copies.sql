CREATE INDEX CONCURRENTLY outbox_copies ON outbox (copy_of) WHERE copy_of IS NOT NULL;
