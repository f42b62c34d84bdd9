-- Suppliers are found by certificates, quick answers and years as their products are: what changes them is told of both.
CREATE OR REPLACE FUNCTION tell_search_of_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id)
  SELECT 2, n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (o.visible OR n.visible)
    AND (o.visible, o.tier_rank, o.main_markets, o.business_types, o.address_id, o.certificates, o.year_established)
      IS DISTINCT FROM (n.visible, n.tier_rank, n.main_markets, n.business_types, n.address_id, n.certificates, n.year_established);
  INSERT INTO search_changes (kind, id)
  SELECT 1, p.id FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN products p ON p.company_id = n.id AND p.listed
  WHERE (o.address_id, o.certificates, o.year_established) IS DISTINCT FROM (n.address_id, n.certificates, n.year_established);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_search_of_responses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND answers_soon(NEW) OR TG_OP = 'DELETE' AND answers_soon(OLD)
    OR TG_OP = 'UPDATE' AND answers_soon(NEW) <> answers_soon(OLD) THEN
    INSERT INTO search_changes (kind, id)
    SELECT 2, c.id FROM companies c WHERE c.visible AND c.id = coalesce(NEW.company_id, OLD.company_id)
    UNION ALL
    SELECT 1, p.id FROM products p WHERE p.listed AND p.company_id = coalesce(NEW.company_id, OLD.company_id);
  END IF;
  RETURN NULL;
END $$;
