-- A certified company changes its main category and its shop domain once in 12 months each (decision 26). The domain it
-- had leads to the new one for a year, and nobody else can have it meanwhile.
ALTER TABLE companies
  ADD COLUMN category_changed_at timestamptz,
  ADD COLUMN domain_changed_at timestamptz;

CREATE TABLE former_domains (
  domain      text PRIMARY KEY CHECK (domain ~ '^[a-z0-9]{4,20}$'),
  company_id  bigint NOT NULL REFERENCES companies,
  until       timestamptz NOT NULL
);
CREATE INDEX former_domains_company ON former_domains (company_id);
