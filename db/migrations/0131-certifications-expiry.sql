-- Of the certifications that end within a month; asked every hour.
CREATE INDEX CONCURRENTLY certifications_expiry ON certifications (expires_on) WHERE status = 3 AND expires_on IS NOT NULL;
