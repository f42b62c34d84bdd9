-- The checks before a review ask for another product with the same description, and for the same picture elsewhere.
CREATE INDEX products_same_description ON products (company_id, md5(content)) WHERE content <> '';
CREATE INDEX files_same ON files (sha256) WHERE deleted_at IS NULL AND purpose IN (1, 5);
