-- How often an import was taken up without a row done since (decision 26): what stops every server is given up.
ALTER TABLE product_imports ADD COLUMN tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0);
