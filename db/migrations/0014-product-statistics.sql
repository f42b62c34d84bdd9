-- How often a product was seen, by day in UTC (decision 26). Each server counts in memory and adds what it has counted
-- now and then; nothing here tells of a visitor.

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
