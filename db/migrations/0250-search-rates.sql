-- Prices are searched in dollars: a server hears of new rates as it hears of everything else, instead of reading them
-- with every look for what has changed (decision 7).
ALTER TABLE search_changes
  DROP CONSTRAINT search_changes_kind_check,
  ADD CHECK (kind IN (1, 2, 3, 4));
COMMENT ON COLUMN search_changes.kind IS '1 product, 2 supplier, 3 buying lead, 4 exchange rates';

CREATE FUNCTION tell_search_of_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) VALUES (4, 0);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_search AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_rates();
