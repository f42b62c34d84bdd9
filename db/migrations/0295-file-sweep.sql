-- How far the sweep of bytes without a row has come through the keys of the store; one row.
CREATE TABLE file_sweep (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  after text NOT NULL
);
