CREATE INDEX CONCURRENTLY audit_log_action ON audit_log (action, id DESC);
