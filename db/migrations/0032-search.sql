-- Every server holds the search index in its memory (decision 7). What stands here is what it is loaded from, and what
-- has changed since.

-- Documents as text, one field a line. Without foreign keys: where all are written anew, a table beside takes the place
-- of the old one, and a key would make that moment wait for everybody who reads products. A document without its row is
-- found by nobody.
CREATE TABLE product_documents (
  product_id  bigint PRIMARY KEY,
  document    text NOT NULL
);

CREATE TABLE company_documents (
  company_id  bigint PRIMARY KEY,
  document    text NOT NULL
);

CREATE TABLE purchase_documents (
  purchase_id  bigint PRIMARY KEY,
  document     text NOT NULL
);

-- By which version of the analysis the documents were written: after an upgrade that analyses differently the next
-- start writes all anew. Without a row nothing was written yet.
CREATE TABLE search_version (
  whole    boolean PRIMARY KEY DEFAULT true CHECK (whole),
  version  integer NOT NULL CHECK (version >= 0)
);

-- What titles call things, as people write it: "bolt", "hex bolt", "steel hex bolt" with the number of titles. It ends
-- what visitors type and spells what they mistype; each server holds it in memory.
CREATE TABLE search_phrases (
  phrase    text PRIMARY KEY CHECK (phrase <> ''),
  products  integer NOT NULL CHECK (products > 0)
);

-- What has changed, by the transaction that changed it: a server asks for what was not visible to it when it asked
-- before.
CREATE TABLE search_changes (
  xid   xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind  smallint NOT NULL CHECK (kind IN (1, 2, 3, 4)),
  id    bigint NOT NULL,
  at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX search_changes_xid ON search_changes (xid);
CREATE INDEX search_changes_at ON search_changes (at);
COMMENT ON COLUMN search_changes.kind IS '1 product, 2 supplier, 3 buying lead, 4 exchange rates';

-- `generation` is another one where all is to be read anew: by chance, so that a database that was restored is never
-- taken for the one of before by an index outside of it. Changes of transactions before `trimmed` have been removed.
CREATE TABLE search_state (
  whole       boolean PRIMARY KEY DEFAULT true CHECK (whole),
  generation  uuid NOT NULL DEFAULT gen_random_uuid(),
  trimmed     xid8 NOT NULL DEFAULT '0'
);

INSERT INTO search_state DEFAULT VALUES;

-- A server keeps its search index in a file, to be read at its next start (decision 7). Each time it writes one it
-- leaves a line here: a database that does not hold the line is another one, or was set back to before it, and the file
-- is none of its own.
CREATE TABLE search_index_files (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  written_at  timestamptz NOT NULL DEFAULT now()
);

-- What searches name of a row, beside its document, whose writers tell of it themselves.
CREATE FUNCTION tell_search_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id)
  SELECT 1, n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (o.listed OR n.listed)
    AND (o.listed, o.category_id, o.prices, o.min_price, o.currency, o.unit, o.min_order, o.tier_rank, o.refreshed_at, o.sample)
      IS DISTINCT FROM (n.listed, n.category_id, n.prices, n.min_price, n.currency, n.unit, n.min_order, n.tier_rank, n.refreshed_at, n.sample);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_products();

CREATE FUNCTION tell_search_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) SELECT TG_ARGV[0]::smallint, id FROM old_rows;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search_of_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_deleted('1');
CREATE TRIGGER tell_search_of_deleted AFTER DELETE ON companies REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_deleted('2');
CREATE TRIGGER tell_search_of_deleted AFTER DELETE ON purchases REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_deleted('3');

-- Suppliers are found by certificates, quick answers and years as their products are: what changes them is told of
-- both.
CREATE FUNCTION tell_search_of_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id)
  SELECT 2, n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (o.visible OR n.visible)
    AND (o.visible, o.tier_rank, o.main_markets, o.business_types, o.address_id, o.certificates, o.year_established)
      IS DISTINCT FROM (n.visible, n.tier_rank, n.main_markets, n.business_types, n.address_id, n.certificates, n.year_established);
  INSERT INTO search_changes (kind, id)
  SELECT 1, p.id FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN products p ON p.company_id = n.id AND p.listed
  WHERE (o.address_id, o.certificates, o.year_established) IS DISTINCT FROM (n.address_id, n.certificates, n.year_established);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search AFTER UPDATE ON companies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_companies();

CREATE FUNCTION tell_search_of_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id)
  SELECT 3, n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (o.status, o.deleted_at, o.category_id, o.receive_id, o.closing_at, o.published_at)
      IS DISTINCT FROM (n.status, n.deleted_at, n.category_id, n.receive_id, n.closing_at, n.published_at);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search AFTER UPDATE ON purchases REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_purchases();

-- "Answers within a day" is one of few things: figures are measured anew every hour and hardly ever change it.
CREATE FUNCTION answers_soon(r company_responses) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(r.asked >= 5 AND r.answered * 10 >= r.asked * 8 AND r.median_seconds <= 86400, false)
$$;

CREATE FUNCTION tell_search_of_responses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND answers_soon(NEW) OR TG_OP = 'DELETE' AND answers_soon(OLD)
    OR TG_OP = 'UPDATE' AND answers_soon(NEW) <> answers_soon(OLD) THEN
    INSERT INTO search_changes (kind, id)
    SELECT 2, c.id FROM companies c WHERE c.visible AND c.id = coalesce(NEW.company_id, OLD.company_id)
    UNION ALL
    SELECT 1, p.id FROM products p WHERE p.listed AND p.company_id = coalesce(NEW.company_id, OLD.company_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search AFTER INSERT OR UPDATE OR DELETE ON company_responses
  FOR EACH ROW EXECUTE FUNCTION tell_search_of_responses();

-- Prices are searched in dollars.
CREATE FUNCTION tell_search_of_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) VALUES (4, 0);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_rates();

-- Which results visitors open after which words, by day: the search learns from it where many networks do over several
-- days. No row says anything of anybody, and what is older than 90 days is deleted.
CREATE TABLE search_opens (
  -- a word, or all words of a query in the order of the alphabet
  term        text NOT NULL,
  product_id  bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  day         date NOT NULL,
  opens       integer NOT NULL CHECK (opens > 0),
  -- one bit of 64 for each /16 (IPv4) or /32 (IPv6), by a key of the server: how many there were, not which
  networks    bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (term, product_id, day)
);
CREATE INDEX search_opens_product ON search_opens (product_id);
CREATE INDEX search_opens_day ON search_opens (day);
COMMENT ON COLUMN search_opens.opens IS 'networks that opened it on the day; of before 0270, visitors by the hour, and those move nothing';

-- Tokens of results that have counted an open, as hashes; removed once they are too old to count. Nothing of it is
-- worth a write-ahead log.
CREATE UNLOGGED TABLE search_tokens_used (
  hash  bytea PRIMARY KEY,
  at    timestamptz NOT NULL
);
CREATE INDEX search_tokens_used_at ON search_tokens_used (at);
