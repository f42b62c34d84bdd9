-- Products from a sheet (decision 26): a dry run and the real one are rows of the same kind. Their `done` first rows
-- have been taken; a server that dies leaves the rest to the next.

CREATE TABLE product_imports (
  id           bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id   bigint NOT NULL REFERENCES companies,
  user_id      bigint NOT NULL REFERENCES users,
  -- null once it has ended: the file goes with the end
  file_key     text,
  file_name    text NOT NULL CHECK (length(file_name) <= 200),
  language     text NOT NULL CHECK (language IN ('en', 'zh')),
  dry          boolean NOT NULL,
  submit       boolean NOT NULL,
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'asking', 'done', 'failed')),
  problem      text,
  total        integer NOT NULL DEFAULT 0 CHECK (total >= 0),
  done         integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND total),
  drafts       integer NOT NULL DEFAULT 0,
  submitted    integer NOT NULL DEFAULT 0,
  refused      integer NOT NULL DEFAULT 0,
  fault_count  integer NOT NULL DEFAULT 0,
  -- names of pictures of the archive that are stored already, with their ids
  pictures     jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(pictures) = 'object'),
  created_at   timestamptz NOT NULL,
  finished_at  timestamptz,
  -- how a file was read, and what the seller says of it
  choices      jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(choices) = 'object'),
  reading      jsonb CHECK (jsonb_typeof(reading) = 'object'),
  created      integer NOT NULL DEFAULT 0,
  changed      integer NOT NULL DEFAULT 0,
  same         integer NOT NULL DEFAULT 0,
  -- how many cells empty a field of a product that is there; of which dry run a run in earnest is
  cleared      integer NOT NULL DEFAULT 0 CHECK (cleared >= 0),
  tried_id     bigint REFERENCES product_imports ON DELETE SET NULL,
  -- beside each sentence the same in Chinese; without one, it was stored in the language of the upload alone
  problem_zh   text,
  -- how often it was taken up without a row done since: what stops every server is given up
  tries        integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  CONSTRAINT product_imports_ended CHECK ((state IN ('asking', 'done', 'failed')) = (finished_at IS NOT NULL)),
  -- what had to ask is run in earnest only after a dry run of what was answered
  CONSTRAINT product_imports_asking_dry CHECK (state <> 'asking' OR dry)
);
-- one at a time: two of the same file would make everything twice
CREATE UNIQUE INDEX product_imports_open ON product_imports (company_id) WHERE finished_at IS NULL;
CREATE INDEX product_imports_company ON product_imports (company_id, id DESC);
CREATE INDEX product_imports_old ON product_imports (created_at);
CREATE INDEX product_imports_files ON product_imports (file_key) WHERE file_key IS NOT NULL;
CREATE INDEX product_imports_tried ON product_imports (tried_id) WHERE tried_id IS NOT NULL;
CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON product_imports
  FOR EACH ROW EXECUTE FUNCTION publish_to_company('imports');

CREATE TABLE product_import_faults (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  import_id  bigint NOT NULL REFERENCES product_imports ON DELETE CASCADE,
  line       integer NOT NULL,
  header     text NOT NULL,
  severity   text NOT NULL CHECK (severity IN ('block', 'warn')),
  text       text NOT NULL,
  header_zh  text,
  text_zh    text
);
CREATE INDEX product_import_faults_import ON product_import_faults (import_id, id);

-- What became of each row of an import (decision 26), or would, of a dry run. The product may be deleted since.
CREATE TABLE product_import_results (
  import_id   bigint NOT NULL REFERENCES product_imports ON DELETE CASCADE,
  line        integer NOT NULL,
  outcome     text NOT NULL CHECK (outcome IN ('refused', 'drafts', 'submitted', 'changed', 'same')),
  product_id  bigint,
  -- a digest of what the product was when its row was judged: of a dry run, what the run in earnest must find
  base        text,
  changes     text NOT NULL DEFAULT '',
  changes_zh  text,
  PRIMARY KEY (import_id, line)
);

-- What a foreign header of a sheet means to this company.
CREATE TABLE product_import_headers (
  company_id  bigint NOT NULL REFERENCES companies,
  header      text NOT NULL CHECK (length(header) BETWEEN 1 AND 200),
  field       text CHECK (length(field) <= 120),
  used_at     timestamptz NOT NULL,
  PRIMARY KEY (company_id, header)
);
