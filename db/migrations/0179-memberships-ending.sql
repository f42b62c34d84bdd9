CREATE INDEX CONCURRENTLY memberships_ending ON memberships (upper(period), id);
