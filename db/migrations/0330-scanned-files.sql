-- When a virus scanner found nothing in a document that is stored as it came (CLAMD_URL; decision 8).
ALTER TABLE files ADD COLUMN scanned_at timestamptz;
