-- Staff finds accounts by letters of their e-mails.
CREATE INDEX CONCURRENTLY users_any_email ON users USING gin (lower(email) gin_trgm_ops);
