-- The file of an import goes with its end; what is left of it has none. Those of the 30 days before are removed by the job.
ALTER TABLE product_imports ALTER COLUMN file_key DROP NOT NULL;
CREATE INDEX product_imports_files ON product_imports (file_key) WHERE file_key IS NOT NULL;
