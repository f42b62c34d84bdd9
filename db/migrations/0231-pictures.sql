-- Pictures (decision 36): what one looks like, to find its copies, and whether its AVIF sizes have been made.

ALTER TABLE files
  -- 256 comparisons of brightness; null for what is no picture, shows one surface alone, or was not looked at yet
  ADD COLUMN look bit(256),
  -- parts of it of which copies have at least one in common
  ADD COLUMN look_bands integer[],
  ADD COLUMN avif_at timestamptz;
CREATE INDEX files_look ON files USING gin (look_bands) WHERE look IS NOT NULL AND deleted_at IS NULL AND purpose IN (1, 5);
CREATE INDEX files_without_avif ON files (id) WHERE avif_at IS NULL AND mime = 'image/webp' AND deleted_at IS NULL
  AND purpose IN (1, 3, 5, 9);
