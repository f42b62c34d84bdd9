-- Live events (decision 26): whoever writes, a notice says whose list has changed, never what is in it. It is sent at
-- commit; the same one is sent once in a transaction. "u7" is a user, "c7" a company, "all" is everybody.

CREATE FUNCTION publish_event(kind text, whose bigint, topic text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live_events', kind || whose || ' ' || topic) WHERE whose IS NOT NULL
$$;

CREATE FUNCTION publish_to_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event('c', coalesce(NEW.company_id, OLD.company_id), TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE FUNCTION publish_to_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event('u', coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Of companies and users themselves.
CREATE FUNCTION publish_to_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event(TG_ARGV[0], NEW.id, TG_ARGV[1]);
  RETURN NULL;
END $$;

CREATE FUNCTION publish_to_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_events', 'all ' || TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Open streams of all servers, for the most that a user may have. Unlogged: a stream whose row is gone is ended, and
-- the browser opens another.
CREATE UNLOGGED TABLE live_streams (
  id       uuid PRIMARY KEY,
  user_id  bigint NOT NULL,
  browser  text NOT NULL CHECK (length(browser) <= 40),
  seen_at  timestamptz NOT NULL,
  UNIQUE (user_id, browser)
);
CREATE INDEX live_streams_seen ON live_streams (seen_at);
