CREATE INDEX CONCURRENTLY outbox_kind ON outbox (kind, id DESC);
