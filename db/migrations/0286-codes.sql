-- Tries are counted by network, 20 in all; sends by who may cause them; a link stands beside the digits.
ALTER TABLE one_time_codes
  DROP CONSTRAINT one_time_codes_tries_check,
  ADD CONSTRAINT one_time_codes_tries_check CHECK (tries BETWEEN 0 AND 20),
  ADD COLUMN user_id bigint REFERENCES users,
  ADD COLUMN network inet,
  ADD COLUMN pool text NOT NULL DEFAULT 'strangers' CHECK (pool IN ('strangers', 'known', 'own', 'bind')),
  ADD COLUMN link_hash text;
CREATE UNIQUE INDEX one_time_codes_link ON one_time_codes (link_hash) WHERE link_hash IS NOT NULL;
CREATE INDEX one_time_codes_network ON one_time_codes (network, created_at);

CREATE TABLE code_tries (
  code_id  bigint NOT NULL REFERENCES one_time_codes ON DELETE CASCADE,
  network  inet NOT NULL,
  tries    smallint NOT NULL CHECK (tries BETWEEN 1 AND 5),
  PRIMARY KEY (code_id, network)
);
