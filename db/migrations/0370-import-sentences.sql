-- What an import says is said in the language of its reader (decision 26): beside each sentence the same in Chinese, the
-- other one in English from now on. Where there is none it was stored in the language of the upload alone.
ALTER TABLE product_imports ADD COLUMN problem_zh text;
ALTER TABLE product_import_faults
  ADD COLUMN header_zh text,
  ADD COLUMN text_zh text;
ALTER TABLE product_import_results ADD COLUMN changes_zh text;
