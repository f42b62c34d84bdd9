-- The seller's own number of a product (decision 26): their sheets know it by that. A deleted product holds none back.
ALTER TABLE products ADD COLUMN own_number text NOT NULL DEFAULT '' CHECK (length(own_number) <= 40);
CREATE UNIQUE INDEX products_own_number ON products (company_id, lower(own_number))
  WHERE own_number <> '' AND status <> 0;

-- Rows of an import that change products: how many cells empty a field, and of which dry run a run in earnest is.
ALTER TABLE product_imports
  ADD COLUMN cleared integer NOT NULL DEFAULT 0 CHECK (cleared >= 0),
  ADD COLUMN tried_id bigint REFERENCES product_imports ON DELETE SET NULL;
CREATE INDEX product_imports_tried ON product_imports (tried_id) WHERE tried_id IS NOT NULL;

-- `base` is a digest of what the product was when its row was judged: of a dry run, what the run in earnest must find.
ALTER TABLE product_import_results
  ADD COLUMN base text,
  ADD COLUMN changes text NOT NULL DEFAULT '',
  DROP CONSTRAINT product_import_results_outcome_check,
  ADD CONSTRAINT product_import_results_outcome_check
    CHECK (outcome IN ('refused', 'drafts', 'submitted', 'changed', 'same'));
