-- Albums (spec M2.10, decision 23): what a deletion must ask about, and the live event of their lists.

-- Pictures that stand in the description of a product (revision_id null) or of a proposed edit. Kept by the database,
-- whoever writes, so that the foreign key holds what stands online: the address in the text alone would not.
CREATE TABLE product_text_images (
  product_id   bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  revision_id  bigint REFERENCES product_revisions ON DELETE CASCADE,
  file_id      bigint NOT NULL REFERENCES files,
  UNIQUE NULLS NOT DISTINCT (product_id, revision_id, file_id)
);
CREATE INDEX product_text_images_file ON product_text_images (file_id);

-- Of the company's own pictures only: what is linked to from elsewhere is its owner's to delete.
CREATE FUNCTION keep_text_images(product bigint, revision bigint, company bigint, html text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_text_images WHERE product_id = product AND revision_id IS NOT DISTINCT FROM revision;
  INSERT INTO product_text_images (product_id, revision_id, file_id)
  SELECT DISTINCT product, revision, f.id
  FROM regexp_matches(html, '/files/([0-9a-z]+)(?:-\d+)?\.(?:webp|avif)', 'g') AS m
    JOIN files f ON f.key = m[1] || '.webp' AND f.company_id = company
$$;

CREATE FUNCTION keep_product_text_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_text_images(NEW.id, NULL, NEW.company_id, NEW.content);
  RETURN NULL;
END $$;
CREATE TRIGGER text_images_new AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.content LIKE '%/files/%') EXECUTE FUNCTION keep_product_text_images();
CREATE TRIGGER text_images_changed AFTER UPDATE OF content ON products FOR EACH ROW
  WHEN (OLD.content IS DISTINCT FROM NEW.content AND (OLD.content LIKE '%/files/%' OR NEW.content LIKE '%/files/%'))
  EXECUTE FUNCTION keep_product_text_images();

-- A new edit takes the place of the older ones: they are closed, and their pictures nobody's any more.
CREATE FUNCTION keep_revision_text_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM product_images WHERE product_id = NEW.product_id AND revision_id < NEW.id;
    DELETE FROM product_text_images WHERE product_id = NEW.product_id AND revision_id < NEW.id;
  END IF;
  PERFORM keep_text_images(NEW.product_id, NEW.id, company_id, NEW.proposal->>'content')
    FROM products WHERE id = NEW.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER text_images AFTER INSERT OR UPDATE OF proposal ON product_revisions
  FOR EACH ROW EXECUTE FUNCTION keep_revision_text_images();

INSERT INTO product_text_images (product_id, revision_id, file_id)
SELECT DISTINCT t.product_id, t.revision_id, f.id
FROM (
  SELECT id AS product_id, NULL::bigint AS revision_id, company_id, content FROM products WHERE content LIKE '%/files/%'
  UNION ALL
  SELECT r.product_id, r.id, p.company_id, r.proposal->>'content'
  FROM product_revisions r JOIN products p ON p.id = r.product_id
) t
  CROSS JOIN LATERAL regexp_matches(t.content, '/files/([0-9a-z]+)(?:-\d+)?\.(?:webp|avif)', 'g') AS m
  JOIN files f ON f.key = m[1] || '.webp' AND f.company_id = t.company_id;

-- The picture that was uploaded twice into one album is kept once.
CREATE INDEX files_of_album ON files (company_id, album_id, sha256) WHERE purpose = 5 AND deleted_at IS NULL;
-- The recycle bin of a company.
CREATE INDEX files_in_bin ON files (company_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
-- What a company stores counts until its bytes are gone, in the recycle bin too.
CREATE INDEX files_stored ON files (company_id) INCLUDE (purpose, bytes) WHERE company_id IS NOT NULL;

-- Asked of each file that is deleted.
CREATE INDEX companies_logo ON companies (logo_file_id) WHERE logo_file_id IS NOT NULL;
CREATE INDEX companies_avatar ON companies (contact_avatar_id) WHERE contact_avatar_id IS NOT NULL;
CREATE INDEX company_banners_file ON company_banners (file_id);

CREATE FUNCTION tell_albums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_events', 'c' || coalesce(NEW.company_id, OLD.company_id) || ' albums');
  RETURN NULL;
END $$;
CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON albums FOR EACH ROW EXECUTE FUNCTION tell_albums();
CREATE TRIGGER live_new AFTER INSERT ON files FOR EACH ROW
  WHEN (NEW.purpose = 5 AND NEW.company_id IS NOT NULL) EXECUTE FUNCTION tell_albums();
CREATE TRIGGER live_changed AFTER UPDATE ON files FOR EACH ROW
  WHEN (NEW.purpose = 5 AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_albums();
CREATE TRIGGER live_gone AFTER DELETE ON files FOR EACH ROW
  WHEN (OLD.purpose = 5 AND OLD.company_id IS NOT NULL) EXECUTE FUNCTION tell_albums();
