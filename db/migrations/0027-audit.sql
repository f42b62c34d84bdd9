-- What staff has done: nothing of it is changed or removed.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;

CREATE TABLE audit_log (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at          timestamptz NOT NULL DEFAULT now(),
  actor_id    bigint REFERENCES users,
  actor_role  text NOT NULL,
  action      text NOT NULL,
  entity      text NOT NULL,
  entity_id   bigint NOT NULL,
  detail      jsonb NOT NULL DEFAULT '{}',
  ip          inet,
  request_id  text
);
CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
