-- What visitors open moves the search where many networks open it over several days: a network counts once a day under a word.
-- One bit of 64 for each /16 (IPv4) or /32 (IPv6), by a key of the server: how many there were, not which.
ALTER TABLE search_opens ADD COLUMN networks bigint NOT NULL DEFAULT 0;
COMMENT ON COLUMN search_opens.opens IS 'networks that opened it on the day; of before 0270, visitors by the hour, and those move nothing';

-- Tokens of results that have counted an open, as hashes; removed once they are too old to count. Nothing of it is worth a
-- write-ahead log.
CREATE UNLOGGED TABLE search_tokens_used (
  hash  bytea PRIMARY KEY,
  at    timestamptz NOT NULL
);
CREATE INDEX search_tokens_used_at ON search_tokens_used (at);

-- a visitor was told from others within an hour; a network is, within a day
DROP TABLE search_visitors, search_visitor_keys;
