-- Which results visitors open after which words, by day: the search learns from it (decision 7). No row says anything of
-- anybody, and what is older than 90 days is deleted.
CREATE TABLE search_opens (
  -- a word, or all words of a query in the order of the alphabet
  term        text NOT NULL,
  product_id  bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  day         date NOT NULL,
  opens       integer NOT NULL CHECK (opens > 0),
  PRIMARY KEY (term, product_id, day)
);
CREATE INDEX search_opens_product ON search_opens (product_id);
CREATE INDEX search_opens_day ON search_opens (day);

-- So that a visitor counts once for a product in an hour: a hash, keyed by what is thrown away with the hour, and nothing
-- beside it. Nothing of it is worth a write-ahead log.
CREATE UNLOGGED TABLE search_visitors (hash bytea PRIMARY KEY);
CREATE UNLOGGED TABLE search_visitor_keys (hour timestamptz PRIMARY KEY, key bytea NOT NULL);
