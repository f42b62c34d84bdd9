-- By which version of the analysis the search documents were written: after an upgrade that analyses differently the
-- next start writes all anew (decision 7). 0 is whatever stood here before. Without a row nothing was written yet.
CREATE TABLE search_version (
  whole    boolean PRIMARY KEY DEFAULT true CHECK (whole),
  version  integer NOT NULL CHECK (version >= 0)
);
INSERT INTO search_version (version)
SELECT 0 WHERE EXISTS (SELECT FROM product_documents) OR EXISTS (SELECT FROM company_documents)
  OR EXISTS (SELECT FROM purchase_documents);

-- All anew means a table beside that takes the place of the old one. A foreign key would make that moment wait for
-- everybody who reads products, and all of them for it. No row of these three is ever deleted; a document without one
-- would be found by nobody: a query joins the row and asks whether it is shown.
ALTER TABLE product_documents DROP CONSTRAINT product_documents_product_id_fkey;
ALTER TABLE company_documents DROP CONSTRAINT company_documents_company_id_fkey;
ALTER TABLE purchase_documents DROP CONSTRAINT purchase_documents_purchase_id_fkey;
