-- Staff finds companies by characters of their Chinese names.
CREATE INDEX CONCURRENTLY companies_name_zh ON companies USING gin (text_pieces(name_zh));
