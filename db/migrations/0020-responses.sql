-- How reliably and how quickly each supplier answers, measured every hour (decision 27).

CREATE TABLE company_responses (
  company_id      bigint PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  asked           integer NOT NULL CHECK (asked > 0),
  answered        integer NOT NULL CHECK (answered BETWEEN 0 AND asked),
  -- to the first answer, of those that were answered at all
  median_seconds  integer CHECK (median_seconds >= 0)
);
