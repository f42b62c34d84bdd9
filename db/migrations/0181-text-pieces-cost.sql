-- What it costs to cut a text into pieces, so that the planner reads their index instead of cutting every name.
CREATE OR REPLACE FUNCTION text_pieces(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT array_agg(DISTINCT substr(given, at, size)) FROM generate_series(1, length(given)) AS at, generate_series(1, 2) AS size
  WHERE at + size - 1 <= length(given)
$$;
