-- The link of a request's owner ends 90 days after the request was closed, and is renewed by mail (decision 27).
ALTER TABLE purchases
  ADD COLUMN closed_at timestamptz,
  -- the present link dates from then; null for the first
  ADD COLUMN link_renewed_at timestamptz,
  ADD COLUMN link_mailed_at timestamptz,
  -- of the link before it, which opens nothing but can still ask for the present one
  ADD COLUMN former_token_hash text;
UPDATE purchases SET closed_at = updated_at WHERE status = 4;
CREATE INDEX purchases_former_token ON purchases (former_token_hash) WHERE former_token_hash IS NOT NULL;
