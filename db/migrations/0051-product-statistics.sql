-- How often a product was seen, by day in UTC (decision 26). Each server counts in memory and adds what it has counted now
-- and then; nothing here tells of a visitor.
CREATE TABLE product_statistics (
  product_id   bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  day          date NOT NULL,
  company_id   bigint NOT NULL REFERENCES companies,
  views        integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  enquiries    integer NOT NULL DEFAULT 0 CHECK (enquiries >= 0),
  appearances  integer NOT NULL DEFAULT 0 CHECK (appearances >= 0),
  PRIMARY KEY (product_id, day)
);
CREATE INDEX product_statistics_company ON product_statistics (company_id, day);

-- What was asked before anybody counted.
INSERT INTO product_statistics (product_id, day, company_id, enquiries)
SELECT e.product_id, (e.created_at AT TIME ZONE 'UTC')::date, p.company_id, count(*)
FROM enquiries e JOIN products p ON p.id = e.product_id
WHERE e.user_id IS NOT NULL OR e.confirmed_at IS NOT NULL
GROUP BY 1, 2, 3;

-- When a reviewer decided last, of the product or of an edit of it; published_at is the first approval.
ALTER TABLE products ADD COLUMN reviewed_at timestamptz;
UPDATE products p SET reviewed_at = coalesce(
  (SELECT max(r.decided_at) FROM product_revisions r WHERE r.product_id = p.id AND r.status IN (1, 4)),
  CASE p.status WHEN 1 THEN p.published_at ELSE p.updated_at END)
WHERE p.status IN (1, 4);
-- How long a review takes is told by the last ones.
CREATE INDEX products_reviewed ON products (reviewed_at DESC) WHERE reviewed_at IS NOT NULL;
