-- Each character of a text and each two beside each other: by these a text in Chinese is found.
CREATE FUNCTION text_pieces(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(given, at, size)) FROM generate_series(1, length(given)) AS at, generate_series(1, 2) AS size
  WHERE at + size - 1 <= length(given)
$$;
