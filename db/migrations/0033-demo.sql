-- Whether this marketplace has the demo in it: decided once, at the first start of its database (decision 10). Without
-- a row nothing is decided yet; 'wanted' is decided and not loaded yet, or interrupted.

CREATE TABLE demo_marketplace (
  whole       boolean PRIMARY KEY DEFAULT true CHECK (whole),
  state       text NOT NULL CHECK (state IN ('none', 'wanted', 'loaded')),
  decided_at  timestamptz NOT NULL DEFAULT now()
);
