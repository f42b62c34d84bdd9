-- Staff finds companies by letters of their names, shown or not.
CREATE INDEX CONCURRENTLY companies_any_name ON companies USING gin (lower(name) gin_trgm_ops);
