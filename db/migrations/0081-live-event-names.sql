-- The functions of live events are named after what they do (decision 31): they publish to a channel. Triggers follow a
-- function's new name by themselves; what the functions call is named in their text.
ALTER FUNCTION tell(text, bigint, text) RENAME TO publish_event;
ALTER FUNCTION tell_company() RENAME TO publish_to_company;
ALTER FUNCTION tell_user() RENAME TO publish_to_user;
ALTER FUNCTION tell_itself() RENAME TO publish_to_itself;
ALTER FUNCTION tell_everybody() RENAME TO publish_to_everybody;
ALTER FUNCTION tell_enquiry() RENAME TO publish_enquiry;
ALTER FUNCTION tell_quotation() RENAME TO publish_quotation;
ALTER FUNCTION tell_revision() RENAME TO publish_revision;
ALTER FUNCTION tell_albums() RENAME TO publish_albums;

CREATE OR REPLACE FUNCTION publish_to_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event('c', coalesce(NEW.company_id, OLD.company_id), TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION publish_to_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event('u', coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION publish_to_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event(TG_ARGV[0], NEW.id, TG_ARGV[1]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION publish_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.confirmed, OLD.confirmed) THEN
    PERFORM publish_event('c', coalesce(NEW.company_id, OLD.company_id), 'enquiries');
  END IF;
  PERFORM publish_event('u', coalesce(NEW.user_id, OLD.user_id), 'enquiries');
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION publish_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event('c', coalesce(NEW.company_id, OLD.company_id), 'quotations');
  PERFORM publish_event('u', user_id, 'quotations') FROM purchases WHERE id = coalesce(NEW.purchase_id, OLD.purchase_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION publish_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event('c', company_id, 'products') FROM products WHERE id = coalesce(NEW.product_id, OLD.product_id);
  RETURN NULL;
END $$;
