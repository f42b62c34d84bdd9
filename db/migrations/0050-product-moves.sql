-- What a seller takes back: from review, from the site, from the deleted (decision 26).

-- When it was deleted: for 30 days it can be restored, then it goes for good.
ALTER TABLE products ADD COLUMN deleted_at timestamptz;
-- Of what was deleted before nobody was told that it would go: its 30 days begin now.
UPDATE products SET deleted_at = now() WHERE status = 0;
ALTER TABLE products ADD CHECK ((status = 0) = (deleted_at IS NOT NULL));
CREATE INDEX products_deleted ON products (deleted_at) WHERE status = 0;

-- The version that stood online when its seller took the product offline, or deleted it: sent again as it was, it needs
-- no review. It goes when the product is online again.
CREATE TABLE approved_versions (
  product_id  bigint PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  content     jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  offline_at  timestamptz NOT NULL
);
CREATE INDEX approved_versions_age ON approved_versions (offline_at);

-- Asked of each product that goes for good.
CREATE INDEX enquiries_product ON enquiries (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX purchases_invited ON purchases (invited_product_id) WHERE invited_product_id IS NOT NULL;
