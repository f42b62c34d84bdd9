-- What a currency is worth against the euro on a day, as the European Central Bank publishes it (decision 27).

CREATE TABLE exchange_rates (
  day       date NOT NULL,
  currency  text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  rate      numeric(18, 8) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (day, currency)
);
