-- Staff finds a company by the number of its licence.
CREATE INDEX CONCURRENTLY certifications_licence ON certifications (lower(licence_number) text_pattern_ops) WHERE licence_number IS NOT NULL;
