-- What decoding the pictures of an account or a network has cost within the last hour, for all servers, in slots of ten
-- minutes. Not in rate_limits, which keeps the time of every unit: here a unit is a pixel. Unlogged, as those are: it is
-- written at every picture, and after a crash of the database everybody begins anew.
CREATE UNLOGGED TABLE decoding_work (
  key           bytea NOT NULL,
  slot          timestamptz NOT NULL,
  pixels        bigint NOT NULL,
  milliseconds  bigint NOT NULL,
  PRIMARY KEY (key, slot)
);
CREATE INDEX decoding_work_slot ON decoding_work (slot);
