-- Products from a sheet (decision 26): a dry run and the real one are rows of the same kind. `done` rows have been
-- taken; a server that dies in between leaves the rest to the next, which sees that `beat_at` is old.
CREATE TABLE product_imports (
  id           bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id   bigint NOT NULL REFERENCES companies,
  user_id      bigint NOT NULL REFERENCES users,
  file_key     text NOT NULL,
  file_name    text NOT NULL CHECK (length(file_name) <= 200),
  language     text NOT NULL CHECK (language IN ('en', 'zh')),
  dry          boolean NOT NULL,
  submit       boolean NOT NULL,
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
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
  beat_at      timestamptz NOT NULL,
  finished_at  timestamptz,
  CHECK ((state IN ('done', 'failed')) = (finished_at IS NOT NULL))
);
-- one at a time: two of the same file would make everything twice
CREATE UNIQUE INDEX product_imports_open ON product_imports (company_id) WHERE finished_at IS NULL;
CREATE INDEX product_imports_company ON product_imports (company_id, id DESC);
CREATE INDEX product_imports_old ON product_imports (created_at);

CREATE TABLE product_import_faults (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  import_id  bigint NOT NULL REFERENCES product_imports ON DELETE CASCADE,
  line       integer NOT NULL,
  header     text NOT NULL,
  severity   text NOT NULL CHECK (severity IN ('block', 'warn')),
  text       text NOT NULL
);
CREATE INDEX product_import_faults_import ON product_import_faults (import_id, id);

CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON product_imports
  FOR EACH ROW EXECUTE FUNCTION tell_company('imports');
