-- Categories that are closed, merged into others, or had another address (decision 37).

ALTER TABLE categories
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN merged_into integer,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Addresses that categories had before: they lead to the ones that they have now. Of a merged category its own address does.
CREATE TABLE category_addresses (
  full_path    text PRIMARY KEY,
  category_id  integer NOT NULL REFERENCES categories,
  left_at      timestamptz NOT NULL
);
CREATE INDEX category_addresses_of ON category_addresses (category_id);

-- What stood in one category goes into another, some at a time.
CREATE TABLE category_merges (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  source_id   integer NOT NULL UNIQUE REFERENCES categories,
  target_id   integer NOT NULL REFERENCES categories,
  products    integer NOT NULL DEFAULT 0,
  companies   integer NOT NULL DEFAULT 0,
  purchases   integer NOT NULL DEFAULT 0,
  begun_at    timestamptz NOT NULL,
  begun_by    bigint REFERENCES users,
  done_at     timestamptz,
  CHECK (source_id <> target_id)
);

-- What is indexed of a category whose names have changed is written anew, some at a time.
CREATE TABLE category_renewals (
  category_id  integer PRIMARY KEY REFERENCES categories,
  -- products up to this number have been written
  after_id     bigint NOT NULL DEFAULT 0
);
