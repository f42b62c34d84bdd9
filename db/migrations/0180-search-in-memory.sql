-- Every server holds the search index in its memory (decision 7). What stands here is what it is loaded from: documents as
-- text, one field a line, and what has changed since. They are written anew at the next start.
DROP TABLE product_documents, company_documents, purchase_documents;
CREATE TABLE product_documents  (product_id  bigint PRIMARY KEY, document text NOT NULL);
CREATE TABLE company_documents  (company_id  bigint PRIMARY KEY, document text NOT NULL);
CREATE TABLE purchase_documents (purchase_id bigint PRIMARY KEY, document text NOT NULL);
UPDATE search_version SET version = 0;
-- how common words are is read from the memory
DROP TABLE search_terms;

-- By these the search of before found the cheapest and newest of common words.
DROP INDEX products_published, products_priced, products_priced_root, products_priced_sub, products_priced_leaf, products_negotiable;

-- What has changed, by the transaction that changed it: a server asks for what was not visible to it when it asked before.
CREATE TABLE search_changes (
  xid   xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind  smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  id    bigint NOT NULL,
  at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX search_changes_xid ON search_changes (xid);
CREATE INDEX search_changes_at ON search_changes (at);
COMMENT ON COLUMN search_changes.kind IS '1 product, 2 supplier, 3 buying lead';

-- `generation` rises where all is to be loaded anew; changes of transactions before `trimmed` have been removed.
CREATE TABLE search_state (
  whole       boolean PRIMARY KEY DEFAULT true CHECK (whole),
  generation  integer NOT NULL DEFAULT 0,
  trimmed     xid8 NOT NULL DEFAULT '0'
);
INSERT INTO search_state DEFAULT VALUES;

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

-- Products are found by the place, the certificates and the year of their supplier too.
CREATE FUNCTION tell_search_of_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id)
  SELECT 2, n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (o.visible OR n.visible)
    AND (o.visible, o.tier_rank, o.main_markets, o.business_types, o.address_id)
      IS DISTINCT FROM (n.visible, n.tier_rank, n.main_markets, n.business_types, n.address_id);
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
    SELECT 1, p.id FROM products p WHERE p.listed AND p.company_id = coalesce(NEW.company_id, OLD.company_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search AFTER INSERT OR UPDATE OR DELETE ON company_responses
  FOR EACH ROW EXECUTE FUNCTION tell_search_of_responses();
