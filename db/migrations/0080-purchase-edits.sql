-- The owner edits a request (decision 27). Of one in effect the edit stands beside the approved text until it passes;
-- refused, it stays with its reason, and the form goes on from it.
ALTER TABLE purchases
  -- of the content: what an edit was made from, and what a reviewer saw
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN proposal jsonb,
  ADD COLUMN proposal_reason text NOT NULL DEFAULT '' CHECK (length(proposal_reason) <= 500),
  -- when it was sent to the review again, which is its place in the queue
  ADD COLUMN submitted_at timestamptz,
  ADD CONSTRAINT purchases_proposal CHECK (CASE WHEN proposal IS NULL THEN proposal_reason = ''
    ELSE status = 1 AND submitted_at IS NOT NULL END);

DROP INDEX purchases_queue;
CREATE INDEX purchases_queue ON purchases (coalesce(submitted_at, confirmed_at, created_at))
  WHERE (status = 2 OR (proposal IS NOT NULL AND proposal_reason = '')) AND deleted_at IS NULL AND confirmed;

-- Attachments of the edit beside those of the approved text.
ALTER TABLE purchase_files ADD COLUMN proposed boolean NOT NULL DEFAULT false;
ALTER TABLE purchase_files DROP CONSTRAINT purchase_files_pkey;
ALTER TABLE purchase_files ADD PRIMARY KEY (purchase_id, proposed, position);
