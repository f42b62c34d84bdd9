-- The dry run as a conversation (decision 26): how a file was read, what the seller says of it, what a foreign header means.
ALTER TABLE product_imports
  ADD COLUMN choices jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(choices) = 'object'),
  ADD COLUMN reading jsonb CHECK (jsonb_typeof(reading) = 'object'),
  ADD COLUMN created integer NOT NULL DEFAULT 0,
  ADD COLUMN changed integer NOT NULL DEFAULT 0,
  ADD COLUMN same integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT product_imports_state_check,
  DROP CONSTRAINT product_imports_check1,
  ADD CONSTRAINT product_imports_state_check CHECK (state IN ('waiting', 'running', 'asking', 'done', 'failed')),
  ADD CONSTRAINT product_imports_ended CHECK ((state IN ('asking', 'done', 'failed')) = (finished_at IS NOT NULL)),
  -- what had to ask is run in earnest only after a dry run of what was answered
  ADD CONSTRAINT product_imports_asking_dry CHECK (state <> 'asking' OR dry);

CREATE TABLE product_import_headers (
  company_id  bigint NOT NULL REFERENCES companies,
  header      text NOT NULL CHECK (length(header) BETWEEN 1 AND 200),
  field       text CHECK (length(field) <= 120),
  used_at     timestamptz NOT NULL,
  PRIMARY KEY (company_id, header)
);
