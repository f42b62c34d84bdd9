-- Staff finds companies by characters of names in another script, of which trigrams see nothing where the locale is C.
CREATE INDEX CONCURRENTLY companies_name_pieces ON companies USING gin (text_pieces(lower(name))) WHERE octet_length(name) > length(name);
