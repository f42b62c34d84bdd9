-- What guards the doors of accounts (spec M3.1, M3.2; decision 20).

CREATE TABLE captchas (
  id          uuid PRIMARY KEY,
  answer      text NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX captchas_expiry ON captchas (expires_at);

-- Proofs of work that were used, until their challenges expire (decision 20).
CREATE TABLE spent_proofs (
  id          text PRIMARY KEY,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX spent_proofs_expiry ON spent_proofs (expires_at);

-- Tries are counted by network, 20 in all; sends by who may cause them (pool); a link stands beside the digits.
CREATE TABLE one_time_codes (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  channel     text NOT NULL CHECK (channel IN ('email', 'sms')),
  address     text NOT NULL CHECK (address = lower(address)),
  purpose     smallint NOT NULL CHECK (purpose BETWEEN 1 AND 9),
  code_hash   text NOT NULL,
  tries       smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 20),
  created_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz,
  user_id     bigint REFERENCES users,
  network     inet,
  pool        text NOT NULL DEFAULT 'strangers' CHECK (pool IN ('strangers', 'known', 'own', 'bind')),
  link_hash   text
);
CREATE INDEX one_time_codes_address ON one_time_codes (channel, address, created_at DESC);
CREATE UNIQUE INDEX one_time_codes_link ON one_time_codes (link_hash) WHERE link_hash IS NOT NULL;
CREATE INDEX one_time_codes_network ON one_time_codes (network, created_at);

CREATE TABLE code_tries (
  code_id  bigint NOT NULL REFERENCES one_time_codes ON DELETE CASCADE,
  network  inet NOT NULL,
  tries    smallint NOT NULL CHECK (tries BETWEEN 1 AND 5),
  PRIMARY KEY (code_id, network)
);

CREATE TABLE sign_in_failures (
  id       bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  account  text NOT NULL CHECK (account = lower(account)),
  ip       inet NOT NULL,
  at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_failures_account ON sign_in_failures (account, ip, at DESC);
-- Failures of an account from anywhere.
CREATE INDEX sign_in_failures_account_at ON sign_in_failures (account, at);
-- Wrong passwords of a network, whatever the account.
CREATE INDEX sign_in_failures_network ON sign_in_failures (ip, at);

-- Networks that an account was signed in from: what strangers do elsewhere never stops it there.
CREATE TABLE known_networks (
  user_id       bigint NOT NULL REFERENCES users,
  network_hash  text NOT NULL,
  seen_at       timestamptz NOT NULL,
  PRIMARY KEY (user_id, network_hash)
);
CREATE INDEX known_networks_seen ON known_networks (seen_at);
