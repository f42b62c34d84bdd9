-- Live events (decision 26): whoever writes, a notice says whose list has changed, never what is in it. It is sent at
-- commit; the same one is sent once in a transaction. "u7" is a user, "c7" a company, "all" is everybody.

CREATE FUNCTION tell(kind text, whose bigint, topic text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live_events', kind || whose || ' ' || topic) WHERE whose IS NOT NULL
$$;

CREATE FUNCTION tell_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell('c', coalesce(NEW.company_id, OLD.company_id), TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell('u', coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Of companies and users themselves.
CREATE FUNCTION tell_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell(TG_ARGV[0], NEW.id, TG_ARGV[1]);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_events', 'all ' || TG_ARGV[0]);
  RETURN NULL;
END $$;

-- An enquiry stands in two lists; the supplier's has it once its address is confirmed.
CREATE FUNCTION tell_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.confirmed, OLD.confirmed) THEN
    PERFORM tell('c', coalesce(NEW.company_id, OLD.company_id), 'enquiries');
  END IF;
  PERFORM tell('u', coalesce(NEW.user_id, OLD.user_id), 'enquiries');
  RETURN NULL;
END $$;

CREATE FUNCTION tell_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell('c', coalesce(NEW.company_id, OLD.company_id), 'quotations');
  PERFORM tell('u', user_id, 'quotations') FROM purchases WHERE id = coalesce(NEW.purchase_id, OLD.purchase_id);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell('c', company_id, 'products') FROM products WHERE id = coalesce(NEW.product_id, OLD.product_id);
  RETURN NULL;
END $$;

CREATE TRIGGER live_new AFTER INSERT OR DELETE ON messages FOR EACH ROW EXECUTE FUNCTION tell_user('messages');
CREATE TRIGGER live_changed AFTER UPDATE ON messages FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_user('messages');

CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON notices
  FOR EACH STATEMENT EXECUTE FUNCTION tell_everybody('notices');

CREATE TRIGGER live_new AFTER INSERT OR DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION tell_enquiry();
CREATE TRIGGER live_changed AFTER UPDATE ON enquiries FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_enquiry();

CREATE TRIGGER live_new AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION tell_company('products');
CREATE TRIGGER live_changed AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_company('products');
CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON product_revisions
  FOR EACH ROW EXECUTE FUNCTION tell_revision();
CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON product_groups
  FOR EACH ROW EXECUTE FUNCTION tell_company('products');
CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON product_pins
  FOR EACH ROW EXECUTE FUNCTION tell_company('products');

CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON quotations
  FOR EACH ROW EXECUTE FUNCTION tell_quotation();
CREATE TRIGGER live_new AFTER INSERT OR DELETE ON purchases FOR EACH ROW EXECUTE FUNCTION tell_user('purchases');
CREATE TRIGGER live_changed AFTER UPDATE ON purchases FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_user('purchases');

CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON certifications
  FOR EACH ROW EXECUTE FUNCTION tell_company('company');
CREATE TRIGGER live_changed AFTER UPDATE ON companies FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_itself('c', 'company');

CREATE TRIGGER live_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.mobile, OLD.mobile_verified)
    IS DISTINCT FROM (NEW.name, NEW.email, NEW.mobile, NEW.mobile_verified))
  EXECUTE FUNCTION tell_itself('u', 'account');
-- the server then looks at once which streams of the user may go on
CREATE TRIGGER live_ended AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.status, OLD.generation) IS DISTINCT FROM (NEW.status, NEW.generation))
  EXECUTE FUNCTION tell_itself('u', 'session');
CREATE TRIGGER live_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_user('session');

-- Open streams of all servers, for the most that a user may have. Unlogged: a stream whose row is gone is ended, and the
-- browser opens another.
CREATE UNLOGGED TABLE live_streams (
  id        uuid PRIMARY KEY,
  user_id   bigint NOT NULL,
  browser   text NOT NULL CHECK (length(browser) <= 40),
  seen_at   timestamptz NOT NULL,
  UNIQUE (user_id, browser)
);
CREATE INDEX live_streams_seen ON live_streams (seen_at);
