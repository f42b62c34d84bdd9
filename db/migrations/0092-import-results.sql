-- What became of each row of an import (decision 26), or would, of a dry run. The product may be deleted since.
CREATE TABLE product_import_results (
  import_id  bigint NOT NULL REFERENCES product_imports ON DELETE CASCADE,
  line       integer NOT NULL,
  outcome    text NOT NULL CHECK (outcome IN ('refused', 'drafts', 'submitted')),
  product_id bigint,
  PRIMARY KEY (import_id, line)
);
