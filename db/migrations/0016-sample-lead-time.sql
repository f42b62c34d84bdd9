-- How long a sample takes; null where the seller does not say.
ALTER TABLE products ADD COLUMN sample_lead_time_days smallint CHECK (sample_lead_time_days BETWEEN 1 AND 365);
