-- Staff finds accounts by letters of their names.
CREATE INDEX CONCURRENTLY users_any_name ON users USING gin (lower(name) gin_trgm_ops);
