-- A server keeps its search index in a file, to be read at its next start (decision 7). Each time it writes one it leaves a line
-- here: a database that does not hold the line is another one, or was set back to before it, and the file is none of its own.
CREATE TABLE search_index_files (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  written_at  timestamptz NOT NULL DEFAULT now()
);
