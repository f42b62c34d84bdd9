-- All changes of a company, newest first.
CREATE INDEX CONCURRENTLY company_changes_company ON company_changes (company_id, id DESC);
