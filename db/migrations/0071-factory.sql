-- Photos of a company and figures of its factory (spec M3.3 images, main_image; decision 26).
ALTER TABLE files DROP CONSTRAINT files_purpose_check, ADD CONSTRAINT files_purpose_check CHECK (purpose BETWEEN 1 AND 6 OR purpose = 9);

CREATE TABLE company_photos (
  company_id  bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  position    smallint NOT NULL CHECK (position BETWEEN 0 AND 11),
  file_id     bigint NOT NULL REFERENCES files,
  PRIMARY KEY (company_id, position)
);
CREATE INDEX company_photos_file ON company_photos (file_id);

ALTER TABLE companies
  ADD COLUMN factory_area     integer CHECK (factory_area BETWEEN 1 AND 100000000), -- square metres
  ADD COLUMN rd_staff         integer CHECK (rd_staff BETWEEN 0 AND 1000000),
  ADD COLUMN quality_staff    integer CHECK (quality_staff BETWEEN 0 AND 1000000),
  ADD COLUMN production_lines integer CHECK (production_lines BETWEEN 0 AND 10000),
  ADD COLUMN export_share     smallint CHECK (export_share BETWEEN 0 AND 100), -- percent
  ADD COLUMN annual_revenue   text;

-- "8,000 square meters" is a number. Whatever was told in other words stays as it was told until its owner gives one.
UPDATE companies SET factory_area = told.area, factory_size = NULL
FROM (
  SELECT id, replace(substring(factory_size FROM '\d[\d,]*'), ',', '')::bigint AS area
  FROM companies
  WHERE factory_size ~* '^\s*(\d{1,3}(,\d{3}){1,2}|\d{1,9})\s*(square met(er|re)s?|sq\.? ?m|m2|m²|㎡|平方米)\.?\s*$'
) AS told
WHERE told.id = companies.id AND told.area BETWEEN 1 AND 100000000;
-- The choices of workers are ranges; a number falls into one of them.
UPDATE companies SET workers = CASE
    WHEN told.number <= 10 THEN '1-10' WHEN told.number <= 50 THEN '11-50' WHEN told.number <= 100 THEN '51-100'
    WHEN told.number <= 200 THEN '101-200' WHEN told.number <= 500 THEN '201-500' WHEN told.number <= 1000 THEN '501-1000'
    ELSE '1001+' END
FROM (
  SELECT id, substring(workers FROM '\d+')::bigint AS number
  FROM companies WHERE workers ~* '^\s*\d{1,9}\s*(people|persons?|workers?|employees|staff|人)?\.?\s*$'
) AS told
WHERE told.id = companies.id AND told.number > 0;
