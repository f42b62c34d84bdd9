-- Of common words only a share of the documents is looked at (server/search/matching.sql.ts): each share has an index, so that
-- asking it costs as much less. By a hash, for ids come in the order of their suppliers.
CREATE INDEX product_documents_gin_4  ON product_documents USING gin (document) WITH (fastupdate = off)
  WHERE (hashint8(product_id) & 3) = 0;
CREATE INDEX product_documents_gin_16 ON product_documents USING gin (document) WITH (fastupdate = off)
  WHERE (hashint8(product_id) & 15) = 0;
CREATE INDEX product_documents_gin_64 ON product_documents USING gin (document) WITH (fastupdate = off)
  WHERE (hashint8(product_id) & 63) = 0;
CREATE INDEX product_documents_gin_256 ON product_documents USING gin (document) WITH (fastupdate = off)
  WHERE (hashint8(product_id) & 255) = 0;

-- What facets count and filters ask stands in the index: a thousand results are counted without fetching a row.
DROP INDEX products_latest;
CREATE INDEX products_latest ON products (id DESC)
  INCLUDE (updated_at, root_id, sub_id, category_id, min_price, max_price, unit, min_order, tier_rank, company_id)
  WHERE listed;

-- What was published last is looked at beside a share.
CREATE INDEX products_published ON products (published_at DESC, id DESC) WHERE listed;

-- By price, of everything and of a category of each level; what is negotiable comes behind what has a price.
CREATE INDEX products_priced      ON products (min_price, id) WHERE listed AND min_price > 0;
CREATE INDEX products_priced_root ON products (root_id, min_price, id) WHERE listed AND min_price > 0;
CREATE INDEX products_priced_sub  ON products (sub_id, min_price, id) WHERE listed AND min_price > 0;
CREATE INDEX products_priced_leaf ON products (category_id, min_price, id) WHERE listed AND min_price > 0;
CREATE INDEX products_negotiable  ON products (id) INCLUDE (root_id, sub_id, category_id) WHERE listed AND min_price = 0;

-- Words are spelled in memory since 0010.
DROP INDEX search_terms_trgm;
