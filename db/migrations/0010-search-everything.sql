-- Suppliers and buying leads are searched as products are: a document each, and a join that decides what is shown.

CREATE TABLE company_documents (
  company_id  bigint PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  document    tsvector NOT NULL
);
CREATE INDEX company_documents_gin ON company_documents USING gin (document) WITH (fastupdate = off);

CREATE TABLE purchase_documents (
  purchase_id  bigint PRIMARY KEY REFERENCES purchases ON DELETE CASCADE,
  document     tsvector NOT NULL
);
CREATE INDEX purchase_documents_gin ON purchase_documents USING gin (document) WITH (fastupdate = off);

-- What titles call things, as people write it: "bolt", "hex bolt", "steel hex bolt" with the number of titles. It
-- ends what visitors type and spells what they mistype; each server holds it in memory.
CREATE TABLE search_phrases (
  phrase    text PRIMARY KEY CHECK (phrase <> ''),
  products  integer NOT NULL CHECK (products > 0)
);

-- Suppliers by the beginning of a word of their name, while it is being typed.
CREATE INDEX companies_name_start ON companies (lower(name) text_pattern_ops) WHERE visible;
CREATE INDEX companies_name_words ON companies USING gin (lower(name) gin_trgm_ops) WHERE visible;
