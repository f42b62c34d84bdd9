-- What a line changed, from what to what; and a table a month below the log, which goes as a whole once it is old enough.
-- What stood before stays where it is.

ALTER TABLE audit_log ADD COLUMN before jsonb, ADD COLUMN after jsonb;

-- Without a table for its month a line stays in the log itself: no line is ever refused for it.
CREATE FUNCTION keep_by_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  month text := TG_TABLE_NAME || to_char(NEW.at AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
BEGIN
  IF to_regclass(quote_ident(TG_TABLE_SCHEMA) || '.' || quote_ident(month)) IS NULL THEN
    RETURN NEW;
  END IF;
  EXECUTE format('INSERT INTO %I.%I SELECT ($1).*', TG_TABLE_SCHEMA, month) USING NEW;
  RETURN NULL;
END $$;

CREATE TRIGGER by_month BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_by_month();
