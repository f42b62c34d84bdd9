-- A change of a company that staff refuses: what it had before comes back (decision 37).
-- What the part had, as columns have it; none of a change from before this was kept.
ALTER TABLE company_changes ADD COLUMN restore jsonb;
ALTER TABLE company_changes ADD COLUMN refused_at timestamptz;
ALTER TABLE company_changes ADD COLUMN refusal text;
ALTER TABLE company_changes ADD CONSTRAINT company_changes_restore CHECK (length(restore::text) <= 40000) NOT VALID;
ALTER TABLE company_changes ADD CONSTRAINT company_changes_refused
  CHECK ((refused_at IS NULL) = (refusal IS NULL) AND length(refusal) <= 500 AND (refused_at IS NULL OR seen_at IS NOT NULL)) NOT VALID;
