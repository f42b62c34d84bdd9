-- Cities of China are written "Suzhou", not "SuZhou", and without "Shi" (city) or "Prefecture". Where the list holds a
-- city under both names, its companies move to the one that stays. Documents hold the places of their companies: those
-- of a company that gets another name are written again at the next start.

CREATE TEMPORARY TABLE renamed_places ON COMMIT DROP AS
SELECT c.id, r.name, (
  SELECT min(t.id) FROM addresses t WHERE t.parent_id = c.parent_id AND t.name = r.name AND t.id <> c.id
) AS twin
FROM addresses c
JOIN addresses p ON p.id = c.parent_id
JOIN addresses n ON n.id = p.parent_id AND n.code = 'CN' AND n.level = 1
CROSS JOIN LATERAL (
  SELECT CASE
    WHEN c.name ~ '^([A-Z][a-z]+){2,}$' THEN left(c.name, 1) || lower(substr(c.name, 2))
    WHEN c.name ~ ' Shi [A-Z][a-z]+ Qu$' THEN regexp_replace(c.name, '^.* Shi ([A-Z][a-z]+) Qu$', '\1')
    ELSE regexp_replace(c.name, ' (Shi|Prefecture)$', '')
  END AS name
) r
WHERE c.level = 3 AND r.name <> c.name;

CREATE TEMPORARY TABLE moved_companies ON COMMIT DROP AS
SELECT c.id FROM companies c JOIN renamed_places r ON r.id = c.address_id
JOIN addresses a ON a.id = r.id WHERE lower(a.name) <> lower(r.name);

DELETE FROM product_documents d USING products p
WHERE p.id = d.product_id AND p.company_id IN (SELECT id FROM moved_companies);
DELETE FROM company_documents WHERE company_id IN (SELECT id FROM moved_companies);

UPDATE companies c SET address_id = r.twin FROM renamed_places r WHERE r.id = c.address_id AND r.twin IS NOT NULL;
DELETE FROM addresses a USING renamed_places r WHERE r.id = a.id AND r.twin IS NOT NULL;
UPDATE addresses a SET name = r.name FROM renamed_places r WHERE r.id = a.id AND r.twin IS NULL;
