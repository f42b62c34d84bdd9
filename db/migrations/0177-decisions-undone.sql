CREATE INDEX CONCURRENTLY decisions_undone ON decisions (undone_at) WHERE undone_at IS NOT NULL;
