-- A request closes at the end of its day where its poster is (decision 27): an IANA name.
ALTER TABLE purchases
  ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC' CHECK (length(time_zone) BETWEEN 1 AND 64);
