-- What the marketplace did, by day in UTC (decision 37): a number each of what happened that day, or of what stood at its end.
-- Days that are long past are folded into the first of their month.
CREATE TABLE daily_figures (
  measure    text NOT NULL CHECK (length(measure) <= 40),
  -- of a queue its kind, of a reviewer their number; empty where there is one number only
  dimension  text NOT NULL DEFAULT '' CHECK (length(dimension) <= 40),
  day        date NOT NULL,
  value      double precision NOT NULL,
  PRIMARY KEY (measure, dimension, day)
);
CREATE INDEX daily_figures_day ON daily_figures (day);

-- When the numbers of today were last counted.
CREATE TABLE daily_figures_state (
  one         boolean PRIMARY KEY DEFAULT true CHECK (one),
  counted_at  timestamptz,
  -- the last day that is counted for good
  day         date
);
INSERT INTO daily_figures_state DEFAULT VALUES;

-- What visitors looked for and did not find. Nothing here tells of a visitor.
CREATE TABLE empty_searches (
  words  text NOT NULL CHECK (length(words) BETWEEN 1 AND 100),
  day    date NOT NULL,
  times  integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (words, day)
);
CREATE INDEX empty_searches_day ON empty_searches (day);
