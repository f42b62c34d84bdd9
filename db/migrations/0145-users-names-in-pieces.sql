-- Staff finds accounts by characters of names in another script, as companies.
CREATE INDEX CONCURRENTLY users_name_pieces ON users USING gin (text_pieces(lower(name))) WHERE octet_length(name) > length(name);
