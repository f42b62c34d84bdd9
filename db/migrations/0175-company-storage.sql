-- What each company stores, as it was last counted (decision 37): by purpose of its files, and in all. Company 0 is nobody's,
-- purpose 0 everything.
CREATE TABLE company_storage (
  company_id  bigint NOT NULL,
  purpose     smallint NOT NULL CHECK (purpose BETWEEN 0 AND 9),
  files       integer NOT NULL CHECK (files > 0),
  bytes       bigint NOT NULL CHECK (bytes > 0),
  PRIMARY KEY (company_id, purpose)
);
CREATE INDEX company_storage_most ON company_storage (purpose, bytes DESC, company_id);
