-- The Chinese name of a company, beside the English one that is certified (decision 26).
ALTER TABLE companies ADD COLUMN name_zh text CHECK (name_zh <> '' AND length(name_zh) <= 100);
