-- Every request can be followed by its link; what is written to its owner is in the language it was posted in.
ALTER TABLE purchases ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'zh'));

-- Leads of a category of the second or third level, and those like another lead.
CREATE INDEX purchases_live_sub ON purchases (sub_id, published_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX purchases_live_leaf ON purchases (category_id, published_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
-- What a reviewer looks through: everything that has been posted, newest first.
CREATE INDEX purchases_recent ON purchases (id DESC) WHERE deleted_at IS NULL;
