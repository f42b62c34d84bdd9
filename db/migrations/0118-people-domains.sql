-- Staff finds companies by the beginning of their domain.
CREATE INDEX CONCURRENTLY companies_domain_start ON companies (domain text_pattern_ops);
