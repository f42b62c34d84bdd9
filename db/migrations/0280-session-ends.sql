-- A session ends for good (decision 20): no renewal leads past `ends_at`. Those that stand begin their 30 days now.
ALTER TABLE sessions
  ADD COLUMN ends_at    timestamptz NOT NULL DEFAULT now() + interval '30 days',
  -- how many renewals have been used; a token names its own number, and the one before ends soon after a newer is used
  ADD COLUMN renewals   integer NOT NULL DEFAULT 0,
  ADD COLUMN renewed_at timestamptz;
