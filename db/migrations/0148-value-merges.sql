-- A value of a property that was merged into another: what products say of it follows, some at a time (decision 37).

ALTER TABLE category_properties ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE value_merges (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  category_id  integer NOT NULL REFERENCES categories,
  -- of the property, as products may name it
  names        text[] NOT NULL,
  -- in English and in Chinese
  source       text[] NOT NULL CHECK (cardinality(source) = 2),
  target       text[] NOT NULL CHECK (cardinality(target) = 2),
  -- products, and after them edits that wait, up to these numbers have followed
  product_to   bigint NOT NULL DEFAULT 0,
  revision_to  bigint NOT NULL DEFAULT 0,
  begun_at     timestamptz NOT NULL,
  begun_by     bigint REFERENCES users,
  done_at      timestamptz
);
CREATE INDEX value_merges_open ON value_merges (id) WHERE done_at IS NULL;
