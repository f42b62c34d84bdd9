-- Staff finds accounts by the beginning of their mobile, confirmed or not.
CREATE INDEX CONCURRENTLY users_mobile_start ON users (mobile text_pattern_ops) WHERE mobile IS NOT NULL;
