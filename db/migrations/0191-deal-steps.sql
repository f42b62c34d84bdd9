-- What the sides of a deal have told of it (decision 38).

CREATE TABLE deal_steps (
  deal_id   bigint NOT NULL REFERENCES deals,
  step      text NOT NULL CHECK (step IN ('sample_ordered', 'sample_sent', 'sample_approved', 'proforma', 'deposit_told',
              'production', 'inspection', 'balance_told', 'shipped', 'received')),
  day       date NOT NULL,
  note      text NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  -- of "shipped"
  carrier   text NOT NULL DEFAULT '' CHECK (length(carrier) <= 100),
  tracking  text NOT NULL DEFAULT '' CHECK (length(tracking) <= 100),
  set_at    timestamptz NOT NULL,
  PRIMARY KEY (deal_id, step)
);
