-- What the machine has found of an entry orders its queue (decision 37).
CREATE FUNCTION weigh_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review_queue SET weight = CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.weight END
  WHERE kind = coalesce(NEW.entity, OLD.entity) AND entity_id = coalesce(NEW.entity_id, OLD.entity_id);
  RETURN NULL;
END $$;
CREATE TRIGGER weigh AFTER INSERT OR UPDATE OR DELETE ON entry_risks
  FOR EACH ROW EXECUTE FUNCTION weigh_entry();
