-- Countries, provinces and cities (spec P3.15).

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE addresses (
  id         integer PRIMARY KEY,
  parent_id  integer REFERENCES addresses,
  level      smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  code       text CHECK (code <> ''),
  name       text NOT NULL CHECK (name <> ''),
  name_zh    text,
  dial       text,
  -- A place that was corrected away: what a company or a request is at stays, but no picker offers it.
  hidden     boolean NOT NULL DEFAULT false,
  -- "Guangdong, China" of each place, in either language: every card shows it, and three look-ups a card are too many.
  -- A place below a province is shown by its province.
  place      text NOT NULL DEFAULT '',
  place_zh   text NOT NULL DEFAULT '',
  CHECK ((level = 1) = (parent_id IS NULL)),
  CHECK (level > 1 OR code IS NOT NULL)
);
CREATE INDEX addresses_parent ON addresses (parent_id);
CREATE UNIQUE INDEX addresses_country_code ON addresses (code) WHERE level = 1;

CREATE FUNCTION keep_place_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE addresses a SET place = t.place, place_zh = t.place_zh
  FROM (
    SELECT one.id, concat_ws(', ', province.name, country.name) AS place,
      concat(coalesce(country.name_zh, country.name), coalesce(province.name_zh, province.name)) AS place_zh
    FROM addresses one
    LEFT JOIN addresses above ON above.id = one.parent_id
    JOIN addresses country ON country.id = CASE one.level WHEN 1 THEN one.id WHEN 2 THEN above.id ELSE above.parent_id END
    LEFT JOIN addresses province ON province.id = CASE one.level WHEN 2 THEN one.id WHEN 3 THEN above.id END
  ) t WHERE t.id = a.id AND (a.place, a.place_zh) IS DISTINCT FROM (t.place, t.place_zh);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_place_texts AFTER INSERT OR UPDATE OF parent_id, level, name, name_zh ON addresses
  FOR EACH STATEMENT EXECUTE FUNCTION keep_place_texts();
