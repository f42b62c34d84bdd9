-- Networks that an account was signed in from: what strangers do elsewhere never stops it there.
CREATE TABLE known_networks (
  user_id       bigint NOT NULL REFERENCES users,
  network_hash  text NOT NULL,
  seen_at       timestamptz NOT NULL,
  PRIMARY KEY (user_id, network_hash)
);
CREATE INDEX known_networks_seen ON known_networks (seen_at);

-- Codes of a second factor tried within the hour, by network; staff_totp counts those of unknown networks together.
CREATE TABLE totp_tries (
  user_id  bigint NOT NULL REFERENCES users,
  network  inet NOT NULL,
  tries    smallint NOT NULL,
  since    timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);

-- Wrong passwords of a network, whatever the account.
CREATE INDEX sign_in_failures_network ON sign_in_failures (ip, at);
