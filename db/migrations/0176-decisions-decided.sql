CREATE INDEX CONCURRENTLY decisions_decided ON decisions (decided_at, id);
