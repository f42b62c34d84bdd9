-- The count of a category was one row that every publication below it locked until its commit. Now each appends what it
-- changes; a job folds that into p_num and c_num, and the view is right at every moment. No foreign key: it would lock
-- the very row again.
CREATE TABLE category_deltas (
  id           bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  category_id  integer NOT NULL,
  products     integer NOT NULL DEFAULT 0,
  companies    integer NOT NULL DEFAULT 0
);

CREATE VIEW category_counts AS
SELECT c.id, (c.p_num + coalesce(d.products, 0))::integer AS p_num, (c.c_num + coalesce(d.companies, 0))::integer AS c_num
FROM categories c
LEFT JOIN (SELECT category_id, sum(products) AS products, sum(companies) AS companies
           FROM category_deltas GROUP BY category_id) d ON d.category_id = c.id;

CREATE OR REPLACE FUNCTION shift_category_counts(column_name text, ids integer[], shifts bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  IF column_name = 'p_num' THEN
    INSERT INTO category_deltas (category_id, products) SELECT * FROM unnest(ids, shifts);
  ELSE
    INSERT INTO category_deltas (category_id, companies) SELECT * FROM unnest(ids, shifts);
  END IF;
END $$;
