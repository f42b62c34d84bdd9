-- One search document per product that has been published; a query joins products and asks for "listed", so a
-- document alone never shows a product. Text is analysed in server/search and written as a tsvector directly.

CREATE TABLE product_documents (
  product_id  bigint PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  document    tsvector NOT NULL
);
CREATE INDEX product_documents_gin ON product_documents USING gin (document) WITH (fastupdate = off);

CREATE TABLE search_terms (
  lexeme    text PRIMARY KEY,
  products  integer NOT NULL CHECK (products >= 0)
);
CREATE INDEX search_terms_trgm ON search_terms USING gin (lexeme gin_trgm_ops);
