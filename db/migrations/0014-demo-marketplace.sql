-- Whether this marketplace has the demo in it: decided once, at the first start of its database (decision 10). Without a
-- row nothing is decided yet; 'wanted' is decided and not loaded yet, or interrupted.
CREATE TABLE demo_marketplace (
  whole       boolean PRIMARY KEY DEFAULT true CHECK (whole),
  state       text NOT NULL CHECK (state IN ('none', 'wanted', 'loaded')),
  decided_at  timestamptz NOT NULL DEFAULT now()
);
-- A database that was started before, or in which somebody has an account, has had its first start: an upgrade never
-- loads the demo. Categories are loaded by the first start, after the migrations.
INSERT INTO demo_marketplace (state)
SELECT CASE WHEN EXISTS (SELECT FROM users WHERE lower(email) LIKE '%@demo.test') THEN 'loaded' ELSE 'none' END
WHERE EXISTS (SELECT FROM categories) OR EXISTS (SELECT FROM users);
