-- Requests that have passed are matched by the runner of all work (decision 32); which are still to be says the request.
ALTER TABLE purchases ADD COLUMN matched_at timestamptz;
UPDATE purchases p SET matched_at = published_at
  WHERE published_at IS NOT NULL AND NOT EXISTS (SELECT FROM matching_queue WHERE purchase_id = p.id);
CREATE INDEX purchases_to_match ON purchases (id) WHERE published_at IS NOT NULL AND matched_at IS NULL;
DROP TABLE matching_queue;
