-- An account that is suspended for a time, and requests of owners who are not in good standing (decision 37).

ALTER TABLE users ADD COLUMN suspended_until timestamptz;
ALTER TABLE users DROP CONSTRAINT users_status_check;
-- 1 normal, 2 deregistered, 3 banned, 4 suspended
ALTER TABLE users ADD CONSTRAINT users_status_known CHECK (status IN (1, 2, 3, 4)) NOT VALID;
ALTER TABLE users ADD CONSTRAINT users_suspension CHECK (status <> 4 OR suspended_until IS NOT NULL) NOT VALID;
-- what its owner has posted is not public while its owner is banned or suspended
ALTER TABLE purchases ADD COLUMN withheld_at timestamptz;
